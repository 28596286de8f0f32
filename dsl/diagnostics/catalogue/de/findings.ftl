### Was um Funde herum gedruckt wird.

severity = { $severity ->
        [error] Fehler
        [warning] Warnung
       *[hint] Hinweis
    }
help = Hilfe
below = und darunter
see = siehe
count = { $severity ->
        [error] { $count } Fehler
        [warning] { $count } { $count ->
            [one] Warnung
           *[other] Warnungen
        }
       *[hint] { $count } { $count ->
            [one] Hinweis
           *[other] Hinweise
        }
    }
files = { $count } { $count ->
        [one] Datei
       *[other] Dateien
    }
at = in { $file }, Zeile { $line }, Spalte { $column }
code = Code
left = und { $count } { $count ->
        [one] weiterer Fund
       *[other] weitere Funde
    }: `validate --format lines` gibt alle aus
clean = keine Fehler in { $files }{ WITH(JOIN($inside, with: ", "), before: " (", after: ")") }
unchanged = nichts zu prüfen: keine Datei ist anders als bei `{ $revision }`
known = { $count } { $count ->
        [one] Fund ist schon bekannt und wird nicht genannt
       *[other] Funde sind schon bekannt und werden nicht genannt
    }
gone = { $count } { $count ->
        [one] bekannter Fund ist
       *[other] bekannte Funde sind
    } verschwunden: `{ $file }` mit `--write-baseline` neu schreiben
written = { $count } { $count ->
        [one] Fund
       *[other] Funde
    } als bekannt in `{ $file }` geschrieben
found = { AND($counts) } in { $faulty } von { $files }
games = { $count } { $count ->
        [one] Spiel
       *[other] Spiele
    }
cards = { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
scenarios = { $count } { $count ->
        [one] Szenario
       *[other] Szenarien
    }
no-cards = keine Karten, denn in seinen Dateien stehen keine
