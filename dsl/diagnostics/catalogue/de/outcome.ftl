### Was aus Szenarien wurde.

passed = bestanden
failed = DURCHGEFALLEN
told-above = was nicht stimmt, steht oben
not-played = { $form ->
        [play] es hat nicht begonnen
        [check] die Daten werden geprüft, und nichts wird gespielt
       *[sample] eine Stichprobe spielt viele Partien und erzählt keine davon
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
