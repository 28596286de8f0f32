unreadable = ce fichier ne peut pas être lu : { $reason }
    .help = vérifiez son nom et qui a le droit de le lire
too-large = ce fichier dépasse { $limit }
    .help = répartissez-le en plusieurs fichiers
not-text = ce fichier n'est pas du texte simple : il contient le caractère { $character }
    .help = enregistrez-le comme texte UTF-8, avec les fins de ligne de votre éditeur
control-character = ce texte contient le caractère de commande { $character }, qui commande un écran et n'imprime rien
    .help = supprimez-le ; un retour à la ligne dans un texte est `\n`, ou une ligne à part dans un bloc après `|`
too-deep = ceci est emboîté sur plus de { $limit } niveaux
    .help = aucun fichier d'un jeu n'en a besoin : cherchez des crochets ou des tirets sans fin
empty = ce fichier est vide
    .help = écrivez-y quelque chose ou supprimez-le
alias = les ancres et les alias tels que `{ $word }` ne sont pas acceptés
    .help = écrivez la valeur là où elle est nécessaire ; un texte qui commence par `&` ou `*` se met entre guillemets
merge-key = la clé de fusion `<<` n'est pas acceptée
    .help = écrivez les entrées là où elles sont nécessaires
tag = les balises telles que `{ $word }` ne sont pas acceptées
    .help = supprimez la balise ; un texte qui commence par `!` se met entre guillemets
directive = les directives telles que `{ $word }` ne sont pas acceptées
    .help = supprimez la ligne
several-documents = un second document commence ici, et un fichier n'en contient qu'un
    .help = mettez ce qui suit `---` dans un fichier à part
tab = le retrait de cette ligne est fait avec une tabulation
    .help = faites le retrait avec des espaces
unclosed = `{ $open }` s'ouvre ici et ne se ferme pas
    .help = ajoutez `{ $close }`, qui manque
unopened = `{ $close }` ne ferme rien
    .help = supprimez ce signe ou ajoutez celui qui ouvre ; un texte qui commence par un crochet ou une accolade se met entre guillemets
colon-in-text = ce texte contient un deux-points, que YAML prend pour une clé et une valeur
    .help = { $flow ->
        [yes] mettez le texte entre guillemets
       *[no] écrivez le texte dans un bloc après `|`, ou mettez une virgule à la place du deux-points
    }
hash-in-text = ce qui suit ` #` est un commentaire et ne fait pas partie de ce texte
    .help = mettez le commentaire sur sa propre ligne, ou le texte entre guillemets ou dans un bloc après `|`
typographic-quotes = `{ $written }` est entre guillemets typographiques, que YAML prend pour une partie du texte
    .help = écrivez `{ $quoted }`
indentation = le retrait de cette ligne ne correspond à rien au-dessus
    .help = alignez-la sur les entrées dont elle fait partie ; un texte de plusieurs lignes se met dans un bloc après `|`
no-colon = `{ $text }` n'est pas une entrée : il faut une clé, un deux-points et un espace
    .help = écrivez `key: value` ; un texte qui continue la ligne au-dessus est plus en retrait que sa clé
key-not-text = une liste ou un ensemble de clés ne peut pas servir de clé
    .help = les clés sont des mots, des nombres ou des textes entre guillemets
no-key = il n'y a pas de clé avant ce deux-points
    .help = écrivez `key: value`
long-key = cette clé dépasse 1024 caractères
    .help = raccourcissez-la ; un long texte se met après une clé
reserved-key = `{ $key }` ne peut pas servir de clé
    .help = choisissez un autre mot
duplicate-key = `{ $key }` figure deux fois dans cet ensemble de clés
    .help = supprimez l'une des deux ou renommez-la
bad-start = un texte sans guillemets ne peut pas commencer par { COMPARE($character, "`") ->
        [equal] un accent grave
       *[other] `{ $character }`
    }
    .help = mettez le texte entre guillemets
escape = `{ $escape }` n'est pas une séquence d'échappement
    .help = écrivez `\\` pour une barre oblique inverse, ou prenez des guillemets simples
after-quote = ceci suit un guillemet fermant
    .help = mettez tout le texte entre guillemets ; entre guillemets doubles, écrivez `\"`, entre guillemets simples, doublez le guillemet
separator = les entrées entre ces crochets ou accolades ne sont pas séparées chacune par une virgule
    .help = écrivez une virgule entre deux entrées ; un texte qui contient une virgule se met entre guillemets
block-header = ceci suit le signe d'un bloc sur la même ligne
    .help = commencez le texte sur la ligne d'en dessous
number = `{ $text }` n'est pas un nombre utilisable
    .help = les nombres vont de -9007199254740991 à 9007199254740991 ; un texte se met entre guillemets
unexpected = `{ $text }` n'était pas attendu ici
    .help = comparez le retrait avec les lignes au-dessus ; un texte avec des signes spéciaux se met entre guillemets
more = { $count ->
        [one] 1 autre faute de ce fichier n'est pas montrée
       *[other] { $count } autres fautes de ce fichier ne sont pas montrées
    }
    .help = corrigez les premières et vérifiez de nouveau
sign = { $none ->
        [yes] il manque ici { NAME($right) }
       *[no] { $gone ->
            [yes] { NAME($found) } n’a pas sa place ici
           *[no] { NAME($found) } se trouve à la place de { NAME($right) }
        }
    }
    .help = { $gone ->
        [yes] supprimez-le
       *[no] { $sign ->
            [comment] une ligne pour les seuls lecteurs commence par `#`
            [dash] chaque élément d’une liste commence par `- `
            [colon] entre une clé et sa valeur se trouve `: `
            [block] un texte de plusieurs lignes se trouve sous `|`
            [comma] les entrées entre accolades et crochets sont séparées par une virgule
           *[other] écrivez une espace ordinaire
        }
    }
