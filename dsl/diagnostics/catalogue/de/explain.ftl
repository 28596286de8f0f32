### Was über eine Karte gesagt wird: was sie liest, ändert und worauf sie antwortet.

heading = { $name }: { $card } aus { $game }{ COMPARE($copies, 1) ->
        [more] , { $copies } Exemplare
       *[other] {""}
    }
sections = { $section ->
        [uses] Kann gewählt werden
        [reads] Liest
        [changes] Ändert
        [answers] Antwortet auf
        [interacts] Wirkt zusammen mit
       *[scenarios] Szenarien
    }
no-scenario = keines nennt sie
use = { $at }: { $action }{ WITH(JOIN($from, with: " oder "), before: ", aus: ") }{ WITH(JOIN($does, with: ", "), before: " (dabei: ", after: ")") }
changes-a-roll = ändert einen Wurf
any-roll = jeder Wurf
number-of-cards = als wie viele Karten es zählt
touched = { $what ->
        [zone] Orte
        [counter] Zähler
        [field] Eigenschaften
        [role] Rollen
        [setting] Einstellungen
        [roll] Würfe
        [contest] Wettstreite
        [window] Zeitfenster
        [verb] Verben
        [function] Formeln
        [cycle] Durchgänge
        [past] was geschehen ist
        [done] tut
        [used] benutzt den Text einer Karte in
        [to] Karten kommen nach
        [from] Karten kommen aus
        [attached] legt Karten an aus
        [shuffled] mischt
        [shown] zeigt Karten in
        [gained] gewinnt
        [lost] verliert
        [set] setzt
        [appointed] ernennt
        [thrown] würfelt
        [changed] ändert
       *[opened] öffnet
    }: { JOIN($names, with: ", ") }
interaction = { KEY($how) ->
        [answered-by] antwortet auf das, was diese Karte tut ({ $what })
        [answers] tut, worauf diese Karte antwortet ({ $what })
        [read-by] liest, was diese Karte ändert ({ $what })
        [reads] ändert, was diese Karte liest ({ $what })
       *[changes-too] ändert dasselbe ({ $what })
    }: { JOIN($cards, with: ", ") }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
answer = { $kind ->
        [triggered] { $timing ->
            [before] vor
           *[other] nach
        } { JOIN($verbs, with: ", ") }
        [edge] { $timing ->
            [start] am Anfang
           *[other] am Ende
        } { $edge ->
            [turn] eines Zugs
            [cycle] eines Durchgangs
           *[other] von { $step }
        }
        [replacement] statt { JOIN($verbs, with: ", ") }
        [rule] verbietet { JOIN($verbs, with: ", ") }
        [modifier] ändert { $modified }
       *[activated] kann benutzt werden
    }{ WITH(JOIN($during, with: ", "), before: ", in ") }{ $times ->
        [0] {""}
       *[other] , { $times ->
            [1] einmal
           *[other] { $times }-mal
        } je { $per ->
            [turn] Zug
            [cycle] Durchgang
           *[game] Spiel
        }
    }{ HAS($until) ->
        [yes] , { KEY($until) ->
            [game] bis zum Ende des Spiels
            [end-of-turn] bis zum Ende des Zugs
            [start-of-your-turn] bis zum Anfang deines Zugs
            [end-of-your-next-turn] bis zum Ende deines nächsten Zugs
            [end-of-your-turn] bis zum Ende deines Zugs
           *[end-of-cycle] bis zum Ende des Durchgangs
        }
       *[no] {""}
    }: { $text }
