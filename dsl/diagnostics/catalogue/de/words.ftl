### Was um die Wörter eines Spiels herum gesagt wird.

title = { $game }: seine Wörter, wie sie in Texten geschrieben werden
sections = { $section ->
        [verbs] Verben
        [actions] Aktionen: was Spieler wählen und was Szenarien antworten
        [kinds] Kartenarten, und was auf ihnen steht
        [values] Werte
        [zones] Orte, Stapel und Felder
        [counters] Zähler
        [states] Zustände
        [settings] Einstellungen
        [roles] Rollen
        [nouns] Wörter für etwas
        [rankings] Rangfolgen
        [functions] Formeln
        [tables] Tabellen
        [rolls] Würfe
        [contests] Wettstreite
        [windows] Zeitfenster
       *[steps] Runden und Schritte
    }
cards = Karten
deck = Deck
quote = „{ $text }“
holds = hält { $what }
of = { $whose ->
        [player] jedes Spielers
        [game] des Spiels
       *[card] von { $kinds }
    }
bounds = { HAS($from) ->
        [yes] { HAS($to) ->
            [yes] { $from } bis { $to }
           *[no] mindestens { $from }
        }
       *[no] { WITH($to, before: "höchstens ") }
    }
usually = üblich { $value }
in = in { $places }
parts = nimmt: { $names }
path = In einer Variante etwa: { $example }
id = in Dateien { $id }
optional = nicht auf jeder Karte
count = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
no-deck = in keinem Deck
besides = Dazu hat die Sprache eigene Verben, in jedem Spiel dieselben: { $verbs } (docs/language.md).
gap = { KEY($sort) ->
        [own] ein Schlüssel ohne Namen in irgendeiner Sprache, der so gedruckt wird: { $word }
        [name] kein Name: { $word }
        [gender] kein Geschlecht hinter dem Namen: { $word }
        [adjective] weder ein Nomen mit Geschlecht noch ein einzelnes kleingeschriebenes Wort: { $word }
        [phrase] keine Wendung für das Verb: { $word }
        [preposition] keine Präposition für den Ort: { $word }
       *[label] ein Text, den keine Sprache übersetzt: { $word }
    }
no-gaps = nichts fehlt
