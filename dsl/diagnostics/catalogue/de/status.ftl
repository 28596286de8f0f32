### Was Befehle über das sagen, was sie getan haben.

written-to = geschrieben: { $file }
written-to-check-it-with = geschrieben: { $file }; zu prüfen mit: { $command }
recorded-in = vermerkt in { $file }
there-is-nothing-to-record-in = in { $file } gibt es nichts zu vermerken
nothing-has-changed-since-the-record = seit dem Vermerk in { $file } hat sich nichts geändert
nothing-was-written = es wurde nichts geschrieben
and-nothing-was-written = { $told }; es wurde nichts geschrieben
cards-in = { $count ->
        [one] { $count } Karte in { $file }
       *[other] { $count } Karten in { $file }
    }
cards-changed = { $count ->
        [one] { $count } Karte geändert
       *[other] { $count } Karten geändert
    }
new = { $count } neu
without-a-row-left-as-they = { $count } ohne Zeile, so gelassen
new-in = { $card }: neu, in { $file }
formatted = formatiert: { $file }
would-change = { $file } würde sich ändern
files-changed = { $files ->
        [1] { $changed } von 1 Datei geändert
       *[other] { $changed } von { $files } Dateien geändert
    }
files-would-change = { $files ->
        [1] { $changed } von 1 Datei würde sich ändern
       *[other] { $changed } von { $files } Dateien würden sich ändern
    }
places = { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
changed-in-files = { $files ->
        [1] { $places } in 1 Datei geändert
       *[other] { $places } in { $files } Dateien geändert
    }
would-change-in-files = { $files ->
        [1] { $places } in 1 Datei: würde sich ändern
       *[other] { $places } in { $files } Dateien: würde sich ändern
    }
anyway-plays-it-on-the-data = `--anyway` spielt es auf den heutigen Daten, bis zur ersten Entscheidung, die nicht mehr gilt
the-game-is-not-over = das Spiel ist nicht zu Ende
decisions-every-line-the-same = { $count } Entscheidungen, jede Zeile gleich; { $ending }
decisions-all-still-stand = { $count } Entscheidungen, alle gelten noch; { $ending }
decisions-could-be-taken-again-it = { $count } Entscheidungen ließen sich wiederholen; es endet so:
enter-goes-on = -- Enter geht weiter, q beendet --{" "}
game-bots-and-seed = { $game }, { $bots } Bots, Startwert { $seed }
game-did-not-come-to-an = Partie { $game } kam zu keinem Ende (Startwert { $seed })
game-was-stopped-seed = Partie { $game } wurde angehalten (Startwert { $seed }):
and-more = und { $count } weitere
interrupted-of-games-were-finished = unterbrochen: { $finished } von { $games } Spielen sind fertig
no-generated-code = hier darf kein Code erzeugt werden, darum brauchen Spiele länger
which-game = Welches Spiel?
how-many-players = Wie viele Spieler?
which-are-people = Welche davon sind Menschen? Die anderen sind Bots.
left-out-for-errors = { $count ->
        [one] wegen ihrer Fehler weggelassen: { JOIN($cards, with: ", ") }
       *[other] { $count } Karten sind wegen ihrer Fehler weggelassen: { JOIN($cards, with: ", ") }
    }
no-card-prints-something-else = keine Karte druckt etwas anderes als in { $revision }
pages-in = { $count ->
        [one] { $count } Seite in { $file }
       *[other] { $count } Seiten in { $file }
    }
bots-learn-by-playing = die Bots lernen das Spiel aus Partien gegeneinander, ein einziges Mal; das dauert einige Minuten
bots-learn-the-game = die Bots lernen das Spiel, ein einziges Mal; das dauert einige Sekunden
the-page-is-built = die Seite wird gebaut, einmal; das dauert einige Sekunden
the-studio-is-open = Die Werkstatt ist offen: { $address } (Ctrl-C beendet sie).
open-the-studio = Die Werkstatt öffnen: Karten im Browser machen
