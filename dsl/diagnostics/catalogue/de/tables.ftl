### Tabellen: was viele Partien ergaben, und woraus ein Kartensatz besteht.

simulated = { $game }: { $games } { $games ->
        [one] Partie
       *[other] Partien
    } von { $players } { $bots ->
        [random] zufälligen Bots
       *[other] Bots ({ $bots })
    }{ WITH(JOIN($decks, with: " und "), before: " mit ") }, Startwert { $seed }
duels = { $game }, { $players } Spieler, Startwert { $seed }: was die erste Stufe auf einem Platz gewinnt, gegen die andere Stufe auf allen anderen; gleich stark wären { $even }
duel-columns = { $column ->
        [levels] Duell
        [games] Partien
        [share] gewonnen
        [always] immer gültiges Intervall
       *[stronger] stärker
    }
duel-of = { $one } gegen { $other }
duel-undecided = unentschieden
duel-unfinished = { $games ->
        [one] 1 Partie hatte
       *[other] { $games } Partien hatten
    } nach { $decisions } Entscheidungen kein Ende und { $games ->
        [one] zählt
       *[other] zählen
    } als geteilt
columns = { $column ->
        [seat] Platz
        [games] Partien
        [wins] Siege
        [shared] geteilt
        [rate] Anteil
        [interval] 95-%-Intervall
        [measure] Messwert
        [mean] Mittel
        [least] kleinster
        [median] Mitte
        [most] größter
        [ending] Ende
        [kind] Art
        [cards] Karten
       *[copies] Exemplare
    }
rows = { $row ->
        [decisions] Entscheidungen
        [cut] nach zu vielen Entscheidungen abgebrochen
       *[faults] durch einen Fehler angehalten
    }
interval = { $low } bis { $high }
than = { $than ->
        [above] darüber
        [below] darunter
       *[alike] {""}
    }
marks = darüber, darunter: das ganze Intervall liegt auf dieser Seite von { $average }, dem Anteil der Siege aller Spieler
progress = { $done } von { $whole }{ HAS($rate) ->
        [yes] , { $rate } in der Sekunde, noch { $left }
       *[no] {""}
    }
set = { $game }: { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }, { $copies } { $copies ->
        [one] Exemplar
       *[other] Exemplare
    }
on-dice = bei { $dice }
average = Mittel { $value }
lines = Zeilen je Karte: { $average } in { $entries } { $entries ->
        [one] Eintrag
       *[other] Einträgen
    }; die längsten: { JOIN($longest, with: ", ") }
