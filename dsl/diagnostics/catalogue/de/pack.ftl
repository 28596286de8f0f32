version = `{ $version }` ist keine Version
    .help = eine Version besteht aus drei Zahlen mit Punkten dazwischen, etwa `1.0.0`
range = `{ $range }` ist kein Bereich von Versionen
    .help = zum Beispiel `^1.2.0` (1.2.0 und später, vor 2.0.0), `>=1.2.0 <1.5.0` oder `*` schreiben
missing = `{ $by }` braucht das Pack `{ $pack }` ({ $range }), und es ist nicht da
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] den Ordner in `packs` legen oder mit `--with` nennen
    }
other-version = { HAS($found) ->
        [yes] `{ $by }` braucht `{ $pack }` { $range }, da ist aber { $found }
       *[no] `{ $by }` braucht `{ $pack }` { $range }, und was da ist, hat keine Version
    }
    .help = { HAS($found) ->
        [yes] eine passende Version holen oder den Bereich ändern, wenn es auch mit dieser geht
       *[no] eine `pack.yaml` neben der Spieldatei nennt deren Version
    }
no-base = es gibt kein Spiel, keine Variante und kein Pack `{ $base }`, worauf das hier aufbauen könnte
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] die Datei neben diese, in einen Ordner darüber oder in `packs` legen oder mit `--with` nennen
    }
circular = diese Packs oder Varianten brauchen einander oder bauen aufeinander auf, im Kreis: { JOIN(MARKED($packs), with: ", dann ") } und so weiter
    .help = was beide brauchen, in ein eigenes Pack oder eine eigene Variante legen
empty = im Pack `{ $pack }` gibt es weder Karten noch Varianten
    .help = seine Dateien liegen im Ordner seiner `pack.yaml` und darunter
