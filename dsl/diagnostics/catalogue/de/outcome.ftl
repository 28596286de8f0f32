### Was aus Szenarien wurde.

passed = bestanden
failed = DURCHGEFALLEN
told-above = was nicht stimmt, steht oben
not-played = { $form ->
        [play] es hat nicht begonnen
        [check] die Daten werden geprüft, und nichts wird gespielt
       *[sample] eine Stichprobe spielt viele Partien und erzählt keine davon
    }
# Who is asked what where a scenario came to its end.
asked = { $seat } wird `{ $prompt }` gefragt: { COMPARE($least, $most) ->
        [equal] { $least }
       *[other] { $least } bis { $most }
    } von { HAS($options) ->
        [yes] { AND(MARKED($options), most: 40) }
       *[no] nichts
    }
all = { $scenarios } { $scenarios ->
        [one] Szenario
       *[other] Szenarien
    } bestanden
some = { $failed } von { $scenarios } { $scenarios ->
        [one] Szenario
       *[other] Szenarien
    } durchgefallen
no-clauses = keine Regelpunkte aufgelistet: in `clauses.yaml` neben `game.yaml` schreiben
proven = { $game }: { $proven } von { $total } Regelpunkten bewiesen ({ $forms })
of = { $proven } von { $total }
not-proven = NICHT BEWIESEN
missing = nicht bewiesen: { $clauses }
unknown = von Szenarien genannt und nirgends aufgelistet: { $clauses }
