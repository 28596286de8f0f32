empty = il n'y a rien ici, attendu : { $what }
    .help = écrivez `nothing` si rien ne doit se passer, ou supprimez le champ
character = `{ $character }` ne fait pas partie de la langue
    .help = { $sign ->
        [stop] enlevez-le ; une phrase se termine avec sa ligne
        [semicolon] écrivez `, then` ou `and`, ou commencez une nouvelle ligne
        [exclamation] enlevez-le ; pour le contraire, écrivez `not` ou `no`
        [question] enlevez-le ; une question du jeu s'écrit `if …, …` ou `you may …`
        [comparison] écrivez la comparaison en mots : `at least`, `at most`, `more than`, `less than`, `is`
        [star] écrivez `times`
        [oblique] écrivez `divided by … rounded down`, ou `or` entre des mots
        [ampersand] écrivez `and`
        [apostrophe] écrivez les formes courtes en entier (`cannot`, `did not`, `you have`) ; `'s` ne se met qu'après un mot
        [curly-apostrophe] prenez le `'` droit, comme dans `that card's`
        [curly-quote] mettez les textes entre guillemets droits : `"text"`
        [space] écrivez une espace ordinaire
        [en-dash] écrivez `-`, ou une virgule entre deux parties de la phrase
        [em-dash] écrivez une virgule, ou commencez une nouvelle ligne
       *[other] les textes sont faits de mots, de nombres, de `,` `:` `+` `-` `(` `)` et de `"text"` ; un commentaire commence par ` #`
    }
word = `{ $word }` n'est pas un mot de la langue
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] les mots sont faits des minuscules a à z, de chiffres et de traits d'union
    }
number = `{ $text }` n'est pas un nombre de la langue
    .help = les nombres sont entiers et ont au plus six chiffres
quote = un texte entre guillemets doit se terminer sur la même ligne par `"`
tab = le retrait de cette ligne est fait avec une tabulation
    .help = mettez des espaces, deux par niveau
step = cette ligne n'est pas alignée sur les lignes de son bloc
    .help = mettez le même nombre d'espaces devant toutes les lignes d'un bloc
indent = cette ligne est en retrait, mais la ligne au-dessus n'ouvre pas de bloc
    .help = terminez la ligne au-dessus par `:`, ou ramenez cette ligne vers la gauche
block = il n'y a rien sous ce `:`
    .help = mettez les lignes qui en dépendent deux espaces en retrait, ou écrivez `,` et une seule instruction sur la même ligne
deep = les parenthèses et les blocs peuvent s'emboîter sur { $most } niveaux au plus
    .help = donnez à une partie son propre nom dans le fichier du jeu
long = une ligne peut contenir au plus { $most } mots
    .help = écrivez une instruction par ligne
bracket = cette `(` n'est jamais fermée
    .help = ajoutez sur la même ligne la `)` qui manque
bracket-closed = cette `)` ne ferme rien
    .help = enlevez-la, ou ajoutez la `(` qui manque
bullet = { $wanted ->
        [yes] cette ligne devrait commencer par `- `
       *[no] cette ligne commence par `-`, mais n'est pas un choix parmi plusieurs
    }
    .help = { $wanted ->
        [yes] mettez `- ` devant chacun des choix
       *[no] enlevez le `-`, ou écrivez `choose one:` au-dessus
    }
one-line = ce champ tient sur une seule ligne : { $what }
    .help = { $several ->
        [yes] commencez chacune des lignes par son verbe, ou écrivez tout sur la première ligne
       *[no] écrivez tout sur la première ligne
    }
pronoun = `{ $word }` ne dit pas de qui ou de quoi il s'agit
    .help = { $word ->
        [it] écrivez `that card`, ou `that` et le nom employé auparavant
        [its] écrivez `that card's`, ou `that` et le nom employé auparavant avec `'s` ; d'un compteur, `the last point`
        [itself] écrivez `this card`
        [they] écrivez `that player`, ou `those cards` pour plusieurs
        [them] écrivez `that player`, ou `those cards` pour plusieurs
        [themselves] écrivez `that player`
       *[other] écrivez `that card`, `that player` ou autre, avec le nom employé auparavant
    }
capital = `{ $word }` commence par une majuscule, ce qui est réservé aux noms des joueurs
    .help = écrivez `{ LOWER($word) }`
colon = un `:` ne se met qu'à la fin d'une ligne, devant un bloc en retrait
    .help = { $activated ->
        [yes] après un coût vient `to` : `{ $before } to …`
       *[no] devant une seule instruction, écrivez une virgule : `{ $before }, …`
    }
mixed = une condition avec à la fois `and` et `or` peut se lire de deux façons
    .help = il y avait `{ $first }` avant ; donnez à une partie son propre nom dans le fichier du jeu, avec `any of:` ou `all of:`
perfect = `{ $found }` dit ce qui a eu lieu, et cela se dit sans `has` ni `have`
    .help = écrivez `{ $right }`
habit = { $reason ->
        [synonym] `{ $found }` se dit ici avec un autre mot
        [confused] `{ $found }` n'est pas le petit mot qu'il faut ici
        [filler] `{ $found }` n'ajoute rien ici
        [twice] `{ $found }` dit deux fois la même chose
        [number] `{ $found }` est un nombre, et les nombres s'écrivent en chiffres (pour une seule chose, `a`)
        [all] `{ $found }` dit deux fois `all`
        [article] dans `{ $found }`, le second article est de trop
        [list] dans `{ $found }`, une virgule relie ce que `or` relie ici
        [again] dans `{ $found }`, le petit mot manque après `and`
        [amount] dans `{ $found }`, le nombre vient après ce qui est compté
        [total] dans `{ $found }`, le total vient après le lieu
        [receiver] dans `{ $found }`, celui qui reçoit vient en premier
        [condition] dans `{ $found }`, la condition vient en dernier
        [comma] `{ $found }` prend la place d'une virgule
        [two-lines] `{ $found }` commence une nouvelle ligne
        [choice] entre deux ordres, `or` ne dit pas qui choisit
        [whom] `{ $found }` doit être choisi avant qu'on en parle
        [trigger] une capacité qui commence par `if` dit ce qui aurait lieu, et ce qui a lieu à la place (`instead`)
        [state] une capacité qui commence par `if` dit ce qui aurait lieu, et ce qui a lieu à la place (`instead`)
        [instead] dans `{ $found }`, ce qui a lieu vient avant `instead`
        [modifier] ce qui change un nombre commence par le changement
        [edge] `{ $found }` ne dit pas à quel moment
        [ability] `{ $found }` ne dit rien dans une capacité, qu'on peut toujours ne pas utiliser
       *[subject] `{ $found }` ne dit pas qui peut le faire
    }
    .help = écrivez { MARKED($right) }
misspelt = `{ $word }` n'est pas compris ici
    .help = vouliez-vous dire `{ $right }` ?
missing-comma = il manque une virgule après `{ $before }`
    .help = entre une condition et ce qui se passe, on met `,` (ou `:` et un bloc en retrait)
missing-article = il faut devant `{ $word }` un mot tel que `a`, `the`, `your`, `all` ou un nombre
    .help = { HAS($right) ->
        [yes] écrivez `{ $right }`
       *[no] {""}
    }
missing-to = entre un coût et ce qu'il achète, on met `to`
    .help = { HAS($right) ->
        [yes] écrivez `{ $right }`
       *[no] {""}
    }
extra-comma = cette virgule n'a pas sa place ici
    .help = les ordres se suivent avec `, then`, se font ensemble avec `and`, ou sont chacun sur leur ligne
expected = attendu{ WITH($after, before: " après `", after: "`") } : { OR($expected) } ; trouvé : { $found }
    .help = { $small ->
        [yes] { $found } est un petit mot de la langue, et ne peut donc pas être un nom d'un jeu ; prenez un autre mot
       *[no] {""}
    }
after-end = `{ $found }` ne fait pas partie de la phrase qui se termine par `{ $after }`
    .help = { $of ->
        [phrase] ce champ contient un nom et ce qui le décrit (`a card in your hand`, `a card where …`), et rien après
        [condition] une condition dit une seule chose (`you have …`, `that card is …`) ; joignez-en une seconde avec `and` ou `or`
        [number] ce champ contient un nombre ou une somme (`2 times the number of …`), et rien après
        [price] entre ses parties, un coût a soit `and`, soit `or` : `pay 1 point or discard a card to …`
       *[order] une phrase est un verbe avec ses compléments ; joignez-en une seconde avec `, then` ou `and`, ou commencez une nouvelle ligne
    }
count = `{ $verb } { $number }` ne dit pas ce qui est compté
    .help = nommez ce qui est compté, par exemple `{ $verb } { $number ->
        [1] a card
       *[other] { $number } cards
    }`
noun-missing = il manque un nom après `{ $after }`
    .help = dites de quoi il s'agit, par exemple `{ $after } { $after ->
        [a] card
        [an] card
        [each] card
        [every] card
        [another] card
        [this] card
        [that] card
       *[other] cards
    }`
verb-missing = `{ $phrase }` n'a pas de verbe
    .help = { $where ->
        [statement] commencez par ce qui se fait (`move a card to your hand`), ou dites qui le fait (`each player moves a card to their hand`)
        [state] `when` attend ce qui se fait, pas un état : dites ce qui y mène (`when you lose your last coin`), ou demandez-le quand quelque chose arrive, avec `if`
       *[other] dites ce qui lui arrive, ce que c'est ou ce qu'il y a : `that card is …`, `you have …`
    }
verb-again = on ne sait pas à quoi se rapporte la seconde partie de cette phrase
    .help = répétez le verbe : `and { $verb } …`
otherwise = il n'y a ni `if` ni `may` sur la ligne avant cet `otherwise`
    .help = `otherwise` suit une ligne avec `if …, …` ou `you may …`
how-often = `{ $found }` demande combien de fois quelque chose a eu lieu, et c'est un nombre à comparer
    .help = écrivez ce qui a eu lieu derrière `the number of times` : `if the number of times … this turn is at least 2`
until-goal = { $first ->
        [yes] `until` est suivi d'un moment
       *[no] un ordre ne se répète pas avec `until`
    }
    .help = { $first ->
        [yes] écrivez `until end of turn, …` ou `until the start of your next turn, …` ; pour ce qui vaut tant qu'une condition est vraie, écrivez la capacité `while …, …`
       *[no] écrivez une répétition limitée : `repeat up to 7 times until …, …`
    }
instead = `instead` ne s'emploie que dans un remplacement
    .help = écrivez `if … would …, instead …`, comme capacité ou après `until …,`
would = `would` fait partie d'un remplacement
    .help = écrivez `if … would …, instead …` ; ou supprimez `would` pour ce qui a eu lieu
no-would = un remplacement dit ce qui aurait lieu
    .help = écrivez `if … would …, instead …` ; pour ce qui a eu lieu, écrivez `when …, …`
when = `{ $word }` commence une capacité, et ceci n'en est pas une
    .help = pour un déclencheur qui dure un certain temps, dites combien : `until end of turn, when …, …` ; pour une condition, écrivez `if …, …`
cost = un coût avec `to` et ce qu'il achète est une capacité, et non une étape d'un effet
    .help = écrivez `you may { $before }`, et en dessous `if you do, …`
ability = un ordre seul n'est pas une capacité
    .help = dites quand (`when …, …`), combien de fois (`once per turn, …`) ou à quel coût (`… to …`)
limit = seul ce qui se passe peut être limité, et non ce qui vaut tout le temps
    .help = enlevez la limite, ou mettez-la devant `when`, `if … would` ou un coût
payment = après `unless` vient ce que quelqu'un fait pour l'empêcher
    .help = écrivez `unless that player …, …`
