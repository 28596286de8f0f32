### Was Varianten in ihrem Spiel ändern.

colon = :
quote = „{ $name }“
variant-of = { $variant }, auf { $game }
headings = { $how ->
        [changed] Geändert
        [added] Dazu
       *[removed] Weg
    }
same = Nichts ist anders als im Spiel.
alike = liest sich gleich, anders geschrieben
thing = { KEY($key) ->
        [settings] Einstellung
        [values] Werte
        [of] Wert
        [kinds] Kartenart
        [fields] Feld
        [zones] Ort
        [metrics] Entfernung
        [cells] Zellen
        [counters] Zähler
        [roles] Rolle
        [automatic-seats] Platz, den niemand spielt
        [nouns] Wort
        [rankings] Rangfolge
        [functions] Formel
        [tables] Tabelle
        [verbs] Anweisung
        [rolls] Wurf
        [contests] Wettstreit
        [windows] Zeitfenster
        [flow] Ablauf
        [steps] Schritt
        [actions] Aktion
        [checks] Prüfung
        [ends] Ende
        [decks] Deck
        [deck-rules] Deckregel
        [cards] Karte
        [badges] Abzeichen
        [measures] Messung
        [groups] Gruppierung
        [counts] Anzahl von
       *[other] `{ $key }`
    }
side = { KEY($key) ->
        [players] Spieler
        [min] mindestens
        [max] höchstens
        [of] wessen
        [default] üblich
        [from] von
        [to] bis
        [offered] angeboten
        [by-players] je nach Zahl der Spieler
        [setup] Aufbau
        [rules] was immer gilt
        [do] was geschieht
        [first] bevor es geschieht
        [if] nur falls
        [choose] was gewählt wird
        [cost] Kosten
        [until] bis
        [turns-from] wer beginnt
        [extra-turns] zusätzliche Züge
        [skipped-turns] ausgelassene Züge
        [ended-turns] beendete Züge
        [out] wer draußen ist
        [reversed] was die Zugreihenfolge umkehrt
        [turn-order] wonach die Zugreihenfolge geht
        [teams] Mannschaften
        [abilities] Fähigkeiten erlaubt
        [takes] nimmt
        [is] Bedeutung
        [sum] Summe
        [least] mindestens
        [most] höchstens
        [cases] Fälle
        [among] unter
        [by] nach
        [ties] Gleichstand
        [asks] wer gefragt wird
        [closes] wann es endet
        [resolves] wann es ausgeführt wird
        [dice] Würfel
        [rows] Zeilen
        [starts] am Anfang
        [resets] beginnt neu mit
        [goes-on] kommt an
        [seen-by] gesehen von
        [order] Anordnung
        [capacity] fasst höchstens
        [in-play] im Spiel
        [when-it-runs-out] wenn nichts mehr da ist
        [winners] es gewinnen
        [after] nach
        [at] wann
        [copies] Exemplare
        [kind] Art
        [name] Name
        [phrase] Wortlaut
        [each] je eine für
        [deck] alle Karten
        [table] was der Tisch zeigt
        [player] jedes Spielers
        [shared] aller
        [report] was eine Simulation meldet
        [about] über
        [order-of-triggers] Folge der Auslöser
       *[other] {""}
    }
