form = ceci est { $what }
    .help = un scénario joue (`do` et `then`), contrôle les données (`check`) ou échantillonne (`sample`)
one-expectation = { COMPARE(COUNT($found), 1) ->
        [more] une entrée attend à la fois { AND(MARKED($found), most: 12) }, et chaque attente demande sa propre entrée
       *[other] cette entrée n'attend rien
    }
    .help = une entrée a une seule attente, avec `proves` à côté
wrong-expectation = `{ $key }` ne dit rien dans un scénario qui { $form }
    .help = possible : { OR(MARKED($allowed), most: 20) }
one-step = une étape est à la fois { AND(MARKED($found), most: 12) }
    .help = faites de chacune une étape à part, ou répondez pour plusieurs places en une seule
no-expectation = ce scénario n'attend rien : il ne peut donc rien montrer
    .help = ajoutez `then` avec ce qui doit être vrai
proves-nothing = `{ $what }` n'attend rien qui puisse échouer, et ne prouve donc rien
    .help = supprimez-le, ou dites ce qui doit être vrai ; `proves` se met à côté d'une entrée de `then` ou de `refused`
case-value = { $lacks ->
        [yes] ce cas ne dit rien pour `{ $column }`
       *[no] `{ $column }` n'est dans aucun texte de ce scénario : les cas n'en diffèrent donc pas
    }
    .help = { $lacks ->
        [yes] donnez une valeur à `{ $column }` dans chaque cas
       *[no] écrivez `{"{"}{ $column }{"}"}` là où va sa valeur, ou supprimez-le
    }
unknown = `{ $word }` ne désigne { $what }
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { $card ->
            [yes] une carte qui a son propre fichier s'ajoute avec `with: [my-card.yaml]`
           *[no] { WITH(OR(MARKED($all), most: 12), before: "possible : ") }
        }
    }
no-observation = `{ $key }` demande qu'on observe quelque chose
    .help = ajoutez `observe` à `sample`, par exemple `observe: the number of players`
no-file = il n'y a pas de fichier `{ $file }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] les fichiers se nomment à partir du dossier principal, du dossier du scénario ou d'un dossier au-dessus ; un pack aussi par son id
    }
broken-data = les données de `{ $game }` ont { $errors } { $errors ->
        [one] erreur
       *[other] erreurs
    } : on ne peut donc rien jouer
    .help = la première : { $first }
stopped = la partie a été arrêtée : { $reason }
card-twice = la carte `{ $card }` est à deux endroits
    .help = une carte ne peut être qu'à un seul endroit
no-copies-left = { $copies ->
        [0] aucun deck joué ne contient `{ $card }`
       *[other] il n'y a que { $copies } { $copies ->
            [one] exemplaire
           *[other] exemplaires
        } de `{ $card }`
    }
    .help = { $copies ->
        [0] `cardwright words mon-jeu --only cards` énumère ce que contient chaque deck
       *[other] {""}
    }
not-taken = `{ $card }` ne peut pas être dans `{ $zone }`, qui n'accepte pas les cartes `{ $kind }`
out-of-range = `{ $what }` ne peut pas valoir { $value }
    .help = c'est un nombre entier{ HAS($from) ->
        [yes] { HAS($to) ->
            [yes] {" "}de { $from } à { $to }
           *[no] {" "}d'au moins { $from }
        }
       *[no] { WITH($to, before: " d'au plus ") }
    }
wanted = pour `{ $what }`, il faut { $wanted }
no-dice = on ne lance pas de dés dans `{ $game }`
    .help = supprimez `rolls`
no-turns = personne ne joue de tour dans l'étape `{ $step }`
    .help = supprimez `turn`, ou commencez à une étape qui a des tours
whose-turn = rien ne dit à qui est le tour dans l'étape `{ $step }`
    .help = ajoutez `turn: { $seat }`
given-lost = { $shuffled ->
        [yes] `{ $what }` est mélangé avant que quiconque choisisse : l'ordre donné est perdu
       *[no] `{ $what }` est fixé à nouveau avant que quiconque choisisse : ce qui est donné est perdu
    }
    .help = supprimez-le, ou commencez à une étape ultérieure
no-host = `{ $card }` ne peut pas être attaché à `{ $host }`{ HAS($goes) ->
        [yes] {" "}: cette carte va sur `{ $goes }`
       *[no] , qui n'est pas en jeu
    }
    .help = { HAS($goes) ->
        [yes] attachez-la à une autre carte, ou donnez à celle-ci ce qu'il faut
       *[no] mettez `{ $host }` là où les cartes sont en jeu : { OR(MARKED($zones), most: 12) }
    }
left-out = `{ $zone }` omet { AND(MARKED($left), most: 12) }, et { COUNT($left) ->
        [one] cette carte n'est
       *[other] ces cartes ne sont
    } nulle part ailleurs
    .help = nommez-les aussi, ou mettez-les dans une autre zone
too-many = `{ $zone }` contient { $holds } { $holds ->
        [one] carte
       *[other] cartes
    }, et { $found } sont données
    .help = donnez-en { $holds } au plus
chance = { $never ->
        [yes] on ne demande plus `{ $said }` au hasard
       *[no] le hasard ne peut pas apporter `{ $said }` à cet endroit
    }
    .help = { $never ->
        [yes] supprimez-le, ou regardez avec `--log` ce qui est mélangé et choisi
       *[no] possible : { OR(MARKED($possible), most: 12) }
    }
rolls-left = aucun dé n'est plus lancé qui pourrait montrer { AND($left) }
    .help = { COUNT($left) ->
        [one] supprimez le dernier nombre de `rolls`
       *[other] supprimez les { COUNT($left) } derniers nombres de `rolls`
    }
not-asked = rien n'est demandé à { $seat } maintenant
    .help = { $over ->
        [yes] la partie est finie
       *[no] doivent répondre : { HAS($asked) ->
            [yes] { JOIN($asked, with: ", ") }
           *[no] personne
        }{ WITH($prompt, before: " (`", after: "`)") }
    }
illegal = { $seat } ne peut pas répondre `{ $answer }` à `{ $prompt }`
    .help = { WITH(JOIN($why, with: " ; "), after: " ; ") }permis : { COMPARE($least, $most) ->
        [equal] { $least }
       *[other] de { $least } à { $most }
    } parmi { HAS($legal) ->
        [yes] { AND(MARKED($legal)) }
       *[no] rien
    }
not-refused = { $seat } peut répondre `{ $answer }`, et cela devrait être refusé
other-question = on demande `{ $prompt }` à { $seat }, et `{ $answer }` ne peut jamais y répondre
    .help = supprimez-le, ou dites `only offered: {"{"} { $seat }: [{ JOIN($offered, with: ", ", most: 12) }{ COMPARE(COUNT($offered), 12) ->
        [more] , …
       *[other] {""}
    }] {"}"}`
no-moment = { $answered ->
        [yes] `{ $wanted }` n'est rien de ce que les dernières réponses ont amené
       *[no] personne n'a encore répondu : il n'y a donc pas de moment `{ $wanted }`
    }
    .help = un moment se trouve dans ce qu'amène l'étape d'avant ; `cardwright test --log` dit ce que c'est
never-came = { $condition } ne s'est jamais vérifié
    .help = { $over ->
        [yes] la partie était finie après { $decisions } { $decisions ->
            [one] décision
           *[other] décisions
        }
       *[no] l'attente a duré { $decisions } { $decisions ->
            [one] décision
           *[other] décisions
        }
    }
not-so = `{ $condition }` n'est pas vrai
    .help = { WITH($found) }
position = `{ $what }` : trouvé : { $found }, attendu : { $wanted }
    .help = { HAS($missing) ->
        [yes] manquent : { AND(MARKED($missing), most: 12) }{ HAS($surplus) ->
            [yes] {" ; "}
           *[no] {""}
        }
       *[no] {""}
    }{ WITH(AND(MARKED($surplus), most: 12), before: "en trop : ") }
not-offered = { AND(MARKED($missing), most: 12) } { COUNT($missing) ->
        [one] n'est pas proposé
       *[other] ne sont pas proposés
    } à { $seat }
    .help = proposé : { HAS($offered) ->
        [yes] { AND(MARKED($offered)) }
       *[no] rien
    }
offered = { AND(MARKED($surplus), most: 12) } { COUNT($surplus) ->
        [one] est proposé
       *[other] sont proposés
    } à { $seat }
    .help = { COUNT($surplus) ->
        [one] et ne devrait pas l'être
       *[other] et ne devraient pas l'être
    }
choices = le nombre de choix permis à { $seat } est { $found }, et non { $wanted }
asked = doivent répondre maintenant : { HAS($found) ->
        [yes] { JOIN($found, with: ", ") }
       *[no] personne
    }
    .help = attendus : { HAS($wanted) ->
        [yes] { JOIN($wanted, with: ", ") }
       *[no] personne
    }
won = { $over ->
        [yes] la partie est finie, et elle est gagnée par { HAS($found) ->
            [yes] { JOIN($found, with: ", ") }
           *[no] personne
        }
       *[no] la partie n'est pas finie
    }
    .help = { HAS($wanted) ->
        [yes] vainqueurs attendus : { JOIN($wanted, with: ", ") }
       *[no] { $tie ->
            [yes] { $over ->
                [yes] une égalité n'a pas de vainqueur ; ceux qui gagnent ensemble sont tous nommés : `won: [{ JOIN($found, with: ", ") }]`
               *[no] elle devait être finie sans vainqueur
            }
           *[no] elle devait continuer
        }
    }
did-not-happen = `{ $wanted }` { $found ->
        [0] n'a jamais eu lieu
       *[other] a eu lieu { $found } fois
    }{ WITH($times, before: ", et non ", after: " fois") }
    .help = { WITH($near, before: "le plus proche : ") }
happened = `{ $unwanted }` a eu lieu
    .help = dans le journal : { $line }
order = { HAS($after) ->
        [yes] `{ $wanted }` n'a pas eu lieu après `{ $after }`
       *[no] `{ $wanted }` n'a jamais eu lieu
    }
seen = { $seat } peut lire `{ $card }` dans { $where }
    .help = cette carte devrait être cachée
unseen = `{ $card }` n'est pas visible pour { $seat }
differs = la partie { $way } prend un autre cours à partir de la ligne { $line } du journal
    .help = d'une traite, c'est { $expected } ; ici, { $found }
no-error = l'{ $severity ->
        [error] erreur
       *[warning] avertissement
    } `{ $wanted }`{ WITH($says, before: " qui dit `", after: "`") }{ WITH($at, before: " à `", after: "`") } était { $severity ->
        [error] attendue et n'a pas été trouvée
       *[other] attendu et n'a pas été trouvé
    }
    .help = trouvé : { HAS($found) ->
        [yes] { JOIN($found, with: " ; ", most: 4) }
       *[no] { $severity ->
            [error] aucune erreur
           *[other] aucun avertissement
        }
    }
errors = il y a { COUNT($found) } { $severity ->
        [error] erreur
       *[warning] avertissement
    }{ COUNT($found) ->
        [one] {""}
       *[other] s
    }, et il ne devait pas y en avoir
    .help = { JOIN($found, with: " ; ", most: 4) }
count = il y a { $found } { $found ->
        [one] carte
       *[other] cartes
    } `{ $what }`, et non { $wanted }
about = `{ $key }` est { $found }, et non { $wanted }
values = { HAS($missing) ->
        [yes] { AND(MARKED($missing), most: 12) } { COUNT($missing) ->
            [one] n'est jamais apparu
           *[other] ne sont jamais apparus
        }
       *[no] { AND(MARKED($surplus), most: 12) } { COUNT($surplus) ->
            [one] est apparu, et ne le devait pas
           *[other] sont apparus, et ne le devaient pas
        }
    }
    .help = { HAS($missing) ->
        [yes] { HAS($surplus) ->
            [yes] à la place { COUNT($surplus) ->
                [one] est apparu
               *[other] sont apparus
            } { AND(MARKED($surplus), most: 12) }
           *[no] {""}
        }
       *[no] {""}
    }
how-often = `{ $value }` { $found ->
        [0] n'est jamais apparu
       *[other] est apparu { $found } fois
    }, et non de { $from } à { $to } fois
always = `{ $condition }` { $never ->
        [yes] est vrai
       *[no] n'est pas vrai
    } avec la graine { $seed }
    .help = { WITH($found) }
