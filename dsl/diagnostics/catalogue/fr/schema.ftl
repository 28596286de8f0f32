unknown-key = clé inconnue : `{ $key }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($known) ->
            [yes] attendu : { OR(MARKED($known), most: 12) }{ WITH(OR(MARKED($of)), before: " ; seules d’autres sortes de cartes ont cette clé : ") }{ WITH($unread, before: " ; aucune règle du jeu ne lit `", after: "`") }{ WITH($brings, before: "; cette carte peut l'apporter : `", after: "`") }
           *[no] { HAS($text) ->
                [yes] une virgule termine un texte entre accolades : mettez le texte entier entre guillemets, `{ $text }`
               *[no] rien de plus ne peut être écrit ici : supprimez-la
            }
        }
    }
missing = il manque ici `{ $key }`{ WITH($neededBy, before: ", dont `", after: "` a besoin") }
    .help = { HAS($example) ->
        [yes] ajoutez une ligne telle que `{ $example }`
       *[no] ajoutez `{ $key }:`
    }
type = { $subject } est ici { $found }, et il faut { $expected }
    .help = { WITH($help) }
not-one-of = { $subject } ne peut pas être `{ $found }`
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] attendu : { OR(MARKED($all), most: 12) }{ WITH($brings, before: "; cette carte peut l'apporter : `", after: "`") }
    }
range = { $subject } vaut { $found }, et il faut { $expected }
form = { $subject } est { $found }, et il faut { $expected }
empty = { $subject } est vide, et il faut { $expected }
length = { $subject } a { $found } { $found ->
        [one] entrée
       *[other] entrées
    }, et il en faut { $expected }
repeated = { $entry } figure deux fois dans { $subject }
    .help = supprimez l'une des deux
bad-key = `{ $key }` ne peut pas servir de clé ici, il faut { $expected }
more = { $count ->
        [one] 1 autre faute de ce fichier n'est pas montrée
       *[other] { $count } autres fautes de ce fichier ne sont pas montrées
    }
    .help = corrigez les premières et vérifiez de nouveau
