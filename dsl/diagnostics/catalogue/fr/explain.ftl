### Ce qui est dit d'une carte : ce qu'elle lit, ce qu'elle modifie, à quoi elle répond.

heading = { $name } : { $card } de { $game }{ COMPARE($copies, 1) ->
        [more] , { $copies } exemplaires
       *[other] {""}
    }
sections = { $section ->
        [uses] Peut être choisie
        [reads] Lit
        [changes] Modifie
        [answers] Répond à
        [interacts] Va avec
       *[scenarios] Scénarios
    }
no-scenario = aucun ne la nomme
use = { $at } : { $action }{ WITH(JOIN($from, with: " ou "), before: ", depuis : ") }{ WITH(JOIN($does, with: ", "), before: " (fait : ", after: ")") }
changes-a-roll = modifie un jet
any-roll = tout jet
number-of-cards = pour combien de cartes cela compte
touched = { $what ->
        [zone] zones
        [counter] compteurs
        [field] caractéristiques
        [role] rôles
        [setting] réglages
        [roll] jets
        [contest] confrontations
        [window] fenêtres
        [verb] verbes
        [function] formules
        [cycle] cycles
        [past] ce qui a été fait
        [done] fait
        [used] utilise le texte d’une carte dans
        [to] des cartes vont vers
        [from] des cartes viennent de
        [attached] attache des cartes de
        [shuffled] mélange
        [shown] montre des cartes dans
        [gained] gagne
        [lost] perd
        [set] fixe
        [appointed] désigne
        [thrown] lance
        [changed] modifie
       *[opened] ouvre
    } : { JOIN($names, with: ", ") }
interaction = { KEY($how) ->
        [answered-by] répond à ce que fait cette carte ({ $what })
        [answers] fait ce à quoi cette carte répond ({ $what })
        [read-by] lit ce que cette carte modifie ({ $what })
        [reads] modifie ce que cette carte lit ({ $what })
       *[changes-too] modifie la même chose ({ $what })
    } : { JOIN($cards, with: ", ") }{ $more ->
        [0] {""}
        [one] {" "}et { $more } autre
       *[other] {" "}et { $more } autres
    }
answer = { $kind ->
        [triggered] { $timing ->
            [before] avant
           *[other] après
        } { JOIN($verbs, with: ", ") }
        [edge] { $timing ->
            [start] au début
           *[other] à la fin
        } { $edge ->
            [turn] d’un tour
            [cycle] d’un cycle
           *[other] de { $step }
        }
        [replacement] au lieu de { JOIN($verbs, with: ", ") }
        [rule] interdit { JOIN($verbs, with: ", ") }
        [modifier] modifie { $modified }
       *[activated] peut être utilisée
    }{ WITH(JOIN($during, with: ", "), before: ", dans ") }{ $times ->
        [0] {""}
       *[other] , { $times } fois par { $per ->
            [turn] tour
            [cycle] cycle
           *[game] partie
        }
    }{ HAS($until) ->
        [yes] , { KEY($until) ->
            [game] jusqu’à la fin de la partie
            [end-of-turn] jusqu’à la fin du tour
            [start-of-your-turn] jusqu’au début de ton tour
            [end-of-your-next-turn] jusqu’à la fin de ton prochain tour
            [end-of-your-turn] jusqu’à la fin de ton tour
           *[end-of-cycle] jusqu’à la fin du cycle
        }
       *[no] {""}
    } : { $text }
