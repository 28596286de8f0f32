title = { $game }: Balance für { $players } Spieler, Startwert { $seed }
judged = die Bots beurteilen eine gewonnene Stellung in { $auc } der Fälle besser als eine verlorene (0,50 wäre geraten)
estimate = { $games ->
        [one] höchstens 1 Partie
       *[other] höchstens { $games } Partien
    }, etwa { $time }; Strg-C endet mit dem, was da ist
learning = davor lernen die Bots { $games ->
        [one] 1 geändertes Spiel
       *[other] { $games } geänderte Spiele
    }, etwa { $time }
interrupted = vorzeitig beendet: der Bericht gilt für die fertigen Partien
measure = { $row ->
        [games] Partien
        [unfinished] ohne Ende
        [ending] Ende: { $name }
        [decisions] Entscheidungen, Median
        [spread] Entscheidungen, mittlere Hälfte
        [first] gewonnen vom ersten Spieler
        [seat] gewonnen von { $name }
        [quarter] gewonnen vom Führenden nach einem Viertel
        [half] ... nach der Hälfte
        [late] ... nach drei Vierteln
        [choices] Entscheidungen mit einer Wahl
       *[between] Auswahl im Mittel
    }
range = { $low } bis { $high }
column = { $column ->
        [measure] Maß
        [card] Karte
        [gih] GIH
        [gihwr] GIH WR
        [gpwr] GP WR
        [ohwr] OH WR
        [gdwr] GD WR
        [gndwr] GND WR
        [iwd] IWD
        [random] IWD Zufall
        [used] benutzt
        [games] Partien
        [given] gewonnen damit
        [always] jederzeit gültiges Intervall
        [sees] erkennt
        [verdict] Urteil
        [group] Gruppe
        [chance] schlägt den Durchschnitt
        [interval] 95-%-Intervall
        [value] Wert
        [difference] Unterschied
        [first] erster Spieler
        [ending] häufigstes Ende
        [length] Entscheidungen
       *[q] q
    }
legend = GIH: Spieler, die die Karte hatten; GIH WR: was sie gewannen. OH WR: mit ihr am Anfang. GD WR: mit ihr später. GND WR: ohne sie. GP WR: mit ihr im Deck. IWD: GIH WR minus GND WR, in Punkten: was mit der Karte einhergeht, nicht was sie bewirkt. q: der Anteil falscher Funde unter den Karten bis zu dieser; über 0,10 ist es Zufall. Was eine Karte bewirkt, misst `--given`.
power = in diesen Partien zeigt eine Karte, die { $had } Spieler hatten, einen Unterschied von { $points } Punkten oder mehr in vier von fünf Läufen
never-had = niemand hatte je: { $cards }
never-used = gehabt und nie benutzt: { $cards }
sees = { $points } Punkte
verdict = { $verdict ->
        [strong] zu stark
        [weak] zu schwach
       *[open] kein Unterschied gefunden
    }
needed = kein Unterschied gefunden; { $games } Partien würden einen dieser Größe zeigen
not-given = { $card }: diese Karte kann am Anfang niemandem gegeben werden
as-it-is = wie sie ist
matchups = { $group }: was die Zeile gegen die Spalte gewann
page = { $part ->
        [made] Aus { $games } Partien. Bots sind keine Menschen: Was sie nicht sehen, sieht auch diese Seite nicht.
        [given] Was eine Karte bewirkt
        [observed] Was mit einer Karte einhergeht
        [course] Wie Partien verlaufen
        [groups] Wer wen schlägt
       *[sweeps] Was wäre wenn
    }
more-cards = und { $count } weitere: `--format csv` nennt alle Karten
