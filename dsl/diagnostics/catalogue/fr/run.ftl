players = { $game } se joue de { $min } à { $max } joueurs, et il y en aurait { $seats }
player-name = un joueur ne peut pas s'appeler `{ $name }` : { $what }
    .help = un nom a 40 lettres au plus, et deux joueurs n'ont pas le même
unknown-setting = il n'y a pas de réglage `{ $setting }`
    .help = { HAS($known) ->
        [yes] il y a { OR(MARKED($known)) }
       *[no] ce jeu n'a pas de réglages
    }
setting-range = le réglage `{ $setting }` ne peut pas être `{ $value }`
    .help = c'est un nombre entier{ WITH($from, before: " à partir de ") }{ WITH($to, before: " jusqu'à ") }
budget = `{ FIRST($texts) }` n'arrive jamais à sa fin : arrêté après { $budget } instructions sans décision
    .help = { COMPARE(COUNT($texts), 1) ->
        [more] il a été lancé par { JOIN(MARKED(REST($texts)), with: ", lui-même lancé par ") }
       *[other] {""}
    }
work = `{ FIRST($texts) }` prend trop de temps : arrêté après avoir regardé { $work } choses sans décision
    .help = demandez moins à la fois : chaque `where` dans un autre, et chaque condition sur tout ce qui est choisi ensemble, multiplie ce qui est regardé
depth = `{ FIRST($texts) }` se relance sans cesse et a été arrêté
    .help = { COMPARE(COUNT($texts), 1) ->
        [more] il tourne en rond par { AND(MARKED(REST($texts))) }
       *[other] un texte ne doit pas se relancer sans fin
    }
piled-up = il y a plus d’effets en vigueur ou en attente qu’une partie ne peut en contenir : `{ $text }` y est { $times } fois à lui seul
    .help = dites jusqu’à quand il est en vigueur, par exemple `until end of turn`, ou faites-le survenir moins souvent
overflow = un nombre de `{ $text }` devient trop grand, ou est divisé par zéro
dice = { HAS($said) ->
        [yes] le scénario dit { $said }, et un dé montre de 1 à { $sides } : jet `{ $roll }`{ WITH($seat, before: " de ") }{ WITH($about, before: " pour `", after: "`") } dans `{ $text }`{ $dice ->
            [one] {""}
           *[other] , dé { $die } sur { $dice }
        }
       *[no] le scénario ne dit pas ce que montrent les dés : jet `{ $roll }`{ WITH($seat, before: " de ") }{ WITH($about, before: " pour `", after: "`") } dans `{ $text }`{ $dice ->
            [one] {""}
           *[other] , dé { $die } sur { $dice }
        }
    }
    .help = { HAS($said) ->
        [yes] `rolls` a un nombre pour chaque dé, dans l'ordre où ils sont lancés
       *[no] ajoutez le nombre à `rolls`
    }
not-saved = `{ $file }` ne contient pas de position sauvegardée
    .help = on sauvegarde une position avec `save` pendant la partie
other-data = ceci vient d'autres données de `{ $game }` : { COUNT($parts) } { COUNT($parts) ->
        [one] partie diffère
       *[other] parties diffèrent
    }
    .help = { AND(MARKED($parts), most: 8) } ; `replay` rejoue un journal sur les nouvelles données jusqu'à la première décision qui ne tient plus
missing-pack = ceci a été joué avec { COUNT($packs) ->
        [one] le pack
       *[other] les packs
    } { JOIN(MARKED($packs), with: ", ") }, et { COUNT($packs) ->
        [one] il n'est pas là
       *[other] ils ne sont pas là
    }
    .help = mettez son dossier dans `packs`, ou nommez-le avec `--with`
other-pack = ceci a été joué avec la version { $version } du pack `{ $pack }`, et c'est { $found } qui est là
    .help = procurez-vous cette version ; `replay --anyway` rejoue un journal avec celle qui est là, jusqu'à la première décision qui ne tient plus
broken-save = la position sauvegardée est abîmée : { $what } (`{ $at }`)
broken-log = la ligne { $line } du journal ne peut pas être lue : { $what }
earlier-log = le journal `{ $file }` date d'avant un changement des nombres aléatoires : sa graine donne maintenant une autre partie
    .help = rejouez-le avec la version de Cardwright qui l'a écrit ; une partie sauvegardée avec elle continue dans celle-ci
replay-differs = la partie rejouée diffère du journal à la ligne { $line }
    .help = le journal dit { $expected }, la partie rejouée donne { $found }
other-question = ceci répond à la question { $given }, et la partie en est à la question { $now }
    .help = redemandez les options et répondez par l'une d'elles
illegal = { $seat } ne peut pas répondre `{ $answer }` maintenant
    .help = { HAS($sum) ->
        [yes] { $sum }
       *[no] { HAS($near) ->
            [yes] { did-you-mean }
           *[no] { HAS($legal) ->
                [yes] possible : { OR(MARKED($legal), most: 12) }
               *[no] il n'y a rien à répondre maintenant
            }
        }
    }
