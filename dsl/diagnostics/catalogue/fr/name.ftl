unknown-noun = `{ $word }` n'est pas un nom de ce jeu
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($known) ->
            [yes] pour { $of ->
                [cards] les cartes
                [counters] les compteurs
               *[verbs] les verbes
            }, il y a { AND(MARKED($known), most: 60) } ;{" "}
           *[no] {""}
        }{ HAS($brings) ->
            [yes] cette carte peut l'apporter : `{ $brings }`
           *[no] d'autres mots se déclarent sous nouns, zones ou counters du fichier du jeu
        }
    }
unknown-verb = `{ $word }` n'est pas un verbe de ce jeu
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { WITH(AND(MARKED($verbs), most: 60), before: "pour les verbes, il y a ", after: " ; ") }{ HAS($brings) ->
            [yes] cette carte peut l'apporter : `{ $brings }`
           *[no] d'autres se déclarent sous verbs du fichier du jeu
        }
    }
unknown-quality = `{ $word }` ne dit rien sur { NAME($noun) } dans ce jeu
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { WITH(OR(MARKED($values), most: 12), before: "on peut dire ") }{ WITH($brings, before: "; cette carte peut l'apporter : `", after: "`") }
    }
unknown-word = `{ $word }` n'est pas un mot de la langue ni de ce jeu
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($brings) ->
            [yes] supprimez-le, ou déclarez sous `brings` de cette carte ce qu'il veut dire
           *[no] supprimez-le, ou déclarez dans le fichier du jeu ce qu'il veut dire
        }
    }
unknown-field = { $of } n'a pas de `{ $field }`
    .help = { WITH(OR(MARKED($has)), before: "il y a ") }
wrong-sort = { KIND($found) ->
        [none] il n'y a ici { $found }, et il faut { $wanted }
       *[other] ceci est { $found }, et il faut ici { $wanted }
    }
number = `{ $word }` n'est pas accordé en nombre
    .help = écrivez `{ $right }`
agreement = la forme `{ $word }` ne s'accorde pas avec son sujet
    .help = écrivez `{ $right }`
no-place = il n'est pas dit où chercher `{ $noun }`
    .help = nommez un endroit, par exemple `in your hand`
not-a-place = `{ $phrase }` n'est pas un endroit
whose = il n'est pas dit à qui appartient `{ $zone }`
    .help = { $neighbour ->
        [yes] écrivez `their { $zone }` ou `your { $zone }`
       *[no] écrivez `your { $zone }`, `their { $zone }`, `that player's { $zone }` ou `any { $zone }`
    }
never = `{ $place }` ne peut jamais contenir { $noun }
    .help = la zone n'accepte pas cette sorte de carte
nobodys = ce qui se trouve dans `{ $place }` n'est à personne
    .help = ôtez `{ $phrase }`, ou nommez un endroit que chaque joueur possède
no-host = { $noun } ne va jamais sur { $host }
    .help = cette carte va sur `{ $goes }` : attachez-la là, ou changez le `goes on` de sa sorte
extra-turns = { $declared ->
        [yes] un tour supplémentaire se dit autrement ici
       *[no] { $turns ->
            [yes] ce jeu n'a pas de tours supplémentaires
           *[no] aucune étape de ce jeu n'a de tours d'un seul joueur, il n'y en a donc pas de supplémentaires
        }
    }
    .help = { $declared ->
        [yes] écrivez `{ $right }`
       *[no] { $turns ->
            [yes] déclarez un compteur des joueurs, `extra turn: {"{"} of: player, from: 0 {"}"}`, nommez-le à l'étape qui a les tours, `extra turns: extra turn`, et écrivez `{ $right }`
           *[no] donnez `turns from` à une étape, et dites ce qu'un joueur fait pendant son tour
        }
    }
passed-on = dans `{ $phrase }`, les cartes déplacées par un joueur seraient déplacées de nouveau par le suivant
    .help = { HAS($right) ->
        [yes] écrivez `{ $right }`, qui déplace chaque carte une fois
       *[no] parcourez les cartes avec `for each ... in any ...`, qui déplace chaque carte une fois, ou faites-les attendre dans une zone à elles
    }
several-best = `{ $phrase }` peut en désigner moins, car seules les égalités comptent
    .help = { HAS($right) ->
        [yes] écrivez `{ $right }` pour ceux qui viennent en premier dans cet ordre ; à égalité pour la dernière place, quelqu'un choisit
       *[no] écrivez `all` pour tous ceux à égalité, ou un nombre précédé de `the` pour ceux qui viennent en premier
    }
few-lines = il faut choisir { $upTo ->
        [yes] jusqu'à { $wanted }
       *[no] { $wanted }
    } des lignes ci-dessous, et il n'y en a que { $lines }
    .help = { $upTo ->
        [yes] écrivez autant de lignes qu'on peut en choisir, ou faites-en choisir moins
       *[no] écrivez plus de lignes qu'on n'en choisit, ou faites-en choisir moins ; ce qui arrive dans tous les cas n'a pas besoin de choix
    }
bare-noun = il n'est pas dit de combien de `{ $noun }` il s'agit
    .help = écrivez `{ $one }`, `all { $many }`, `2 { $many }` ou `any number of { $many }`
inside-where = `{ $word }` se trouve dans la condition, où cela ne dit rien
    .help = mettez `where` et sa condition à la fin
which-values = il n'est pas dit de quelles valeurs il s'agit parmi `{ PLURAL($field) }`
    .help = écrivez `every { $field }`, `no { $field }` ou `{ PLURAL($field) }`
elsewhere = { HAS($theirs) ->
        [yes] `{ $verb }` prend `{ $wanted }` du joueur qui le fait, et `{ $place }` est ici d’un autre joueur
       *[no] `{ $verb }` prend `{ $wanted }`, et on cherche ici dans `{ $place }`
    }
    .help = { HAS($own) ->
        [yes] pour ce qui est à lui, écrivez `{ $own }`{ WITH(OR(MARKED($verbs), most: 6), before: " ; ce qui s’y trouve est pour ") }
       *[no] { HAS($example) ->
            [yes] pour que l’adversaire le fasse, écrivez `{ $example }`{ WITH(OR(MARKED($verbs), most: 6), before: " ; ce qui s’y trouve est pour ") }
           *[no] { WITH(OR(MARKED($verbs), most: 6), before: "ce qui s’y trouve est pour ") }
        }
    }
several = `{ $phrase }` peut désigner plusieurs choses
    .help = écrivez `{ $one }` ou `{ $other }`
which-pile = il n'est pas dit si `{ $phrase }` en désigne une en particulier ou n'importe laquelle
    .help = écrivez `in any { $pile }`, ou faites d'abord un choix et continuez avec `in that { $pile }`
unbound = rien de ce que `{ $phrase }` pourrait désigner n'a été nommé auparavant
    .help = { WITH(OR(MARKED($known), most: 8), before: "connus ici : ") }
two-candidates = `{ $phrase }` pourrait désigner { OR(MARKED($are)) }
    .help = { $named ->
        [yes] écrivez le nom de ce qui est voulu : { OR(MARKED($are)) }
       *[no] donnez un nom à chacun là où il est choisi : `a { $noun } as first`, puis écrivez `the first`
    }
where-idle = { HAS($rival) ->
        [yes] { HAS($said) ->
            [yes] `{ $phrase }` ne restreint rien : `{ $rival }` désigne ce qui a été dit avant avec `{ $said }`, et non ce que l'on cherche
           *[no] `{ $phrase }` ne restreint rien : cela ne parle pas du `{ $noun }` que l'on cherche
        }
       *[no] `{ $phrase }` ne restreint rien : cela ne parle pas du `{ $noun }` que l'on cherche
    }
    .help = { HAS($rival) ->
        [yes] { HAS($said) ->
            [yes] donnez un nom à ce qui a été dit avant : `{ $said } as first` ; alors `{ $rival }` désigne ce que l'on cherche
           *[no] un `where` porte sur le nom par lequel commence son groupe de mots : nommez ce qu'il a (`where level is 2`), ou écrivez `that { $noun }`, une fois que tout ce qui a été choisi avant de la même sorte a un nom à soi (`as first`) ; ce qui n'en dépend pas se demande devant, avec `if ..., ...`
        }
       *[no] un `where` porte sur le nom par lequel commence son groupe de mots : nommez ce qu'il a (`where level is 2`), ou écrivez `that { $noun }`, une fois que tout ce qui a été choisi avant de la même sorte a un nom à soi (`as first`) ; ce qui n'en dépend pas se demande devant, avec `if ..., ...`
    }
no-amount = `{ $verb }` se fait sans nombre, donc `{ $phrase }` ne veut rien dire quand cela arrive
    .help = écrire une capacité à part pour ce qui a un nombre
unspoken = le nombre s’appelle `{ $name }`, et rien n’en parle
    .help = écrire `the { $name }` là où il faut ce nombre, ou enlever `as { $name }`
taken = le nom `{ $name }` est déjà { $what }
    .help = choisissez un autre nom après `as`
missing-object = il manque à `{ $verb }` : { $wanted }
extra-object = `{ $verb }` ne prend pas `{ $word }`
    .help = { HAS($takes) ->
        [yes] ce verbe prend { OR($takes) }
       *[no] ce verbe ne prend rien
    }
one-wanted = `{ $phrase }` peut désigner plusieurs choses, et il en faut ici exactement une
    .help = choisissez-en une (`a ...`), ou faites-le pour chacune (`for each ..., ...`)
total = `total { $of }` se demande de plusieurs choses que quelqu'un choisit, et ici personne ne choisit
    .help = dites combien sont choisies, par exemple `any number of` ou `up to 3` ; d'une seule carte, demandez avec `where`, de toutes celles qui sont là, avec `the total ... of all ...`
who-chooses = il n'est pas dit qui choisit `{ $phrase }`
    .help = faites d'abord choisir (`choose a player`), puis continuez avec `that player ...`, ou écrivez `each`
no-you = `{ $word }` ne désigne personne ici, puisqu'aucun joueur n'agit
    .help = { HAS($either) ->
        [yes] écrivez { OR(MARKED($either)) }
       *[no] écrivez `each player ...`, ou `that player` dans `for each player`
    }
no-this = `{ $word }` ne s'emploie que dans le texte d'une carte
seat = `{ $word }` serait le nom d'un joueur, et ces noms ne s'emploient que dans les scénarios
    .help = les mots de la langue s'écrivent en minuscules
no-limit = rien ne limite dans ce jeu combien de fois on fait `{ $verb }` : une fois de plus ne changerait rien
    .help = { HAS($mark) ->
        [yes] retirez ce qui en empêche une carte : `this loses all { $mark }`
       *[no] dites que cela se fait maintenant (`you may ...`), ou ce qui le paie
    }
no-owner = les cartes n'ont de propriétaire que dans un jeu avec `decks`
    .help = écrivez `controller` pour le joueur dans la zone duquel se trouve la carte, ou donnez des decks aux joueurs
not-here = { $what } n'est exécuté par rien
    .help = dites-le devant avec `if`, de ce qui a un nom, ou comme fonction du jeu
not-choosable = { NAME($phrase) } demande un choix, ce qui n'est pas possible ici
    .help = écrivez `the`, `all` ou `that`
nested = les conditions peuvent s'emboîter sur { $most } niveaux au plus
    .help = déclarez un nombre ou une condition qui s'y trouve sous functions du fichier du jeu
