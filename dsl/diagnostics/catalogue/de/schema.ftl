unknown-key = unbekannter Schlüssel `{ $key }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($known) ->
            [yes] erwartet: { OR(MARKED($known), most: 12) }{ WITH(OR(MARKED($of)), before: "; nur andere Sorten von Karten haben diesen Schlüssel: ") }{ WITH($unread, before: "; keine Regel des Spiels liest `", after: "`") }{ WITH($brings, before: "; diese Karte kann es mitbringen: `", after: "`") }
           *[no] { HAS($text) ->
                [yes] ein Komma beendet einen Text zwischen Klammern: den ganzen Text in Anführungszeichen setzen, `{ $text }`
               *[no] in dieser Zuordnung kann nichts weiter stehen: den Schlüssel löschen
            }
        }
    }
missing = hier fehlt `{ $key }`{ WITH($neededBy, before: ", und `", after: "` braucht es") }
    .help = { HAS($example) ->
        [yes] eine Zeile wie `{ $example }` ergänzen
       *[no] `{ $key }:` ergänzen
    }
type = { $subject } ist hier { $found }, erwartet: { $expected }
    .help = { WITH($help) }
not-one-of = { $subject } kann nicht `{ $found }` sein
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] erwartet: { OR(MARKED($all), most: 12) }{ WITH($brings, before: "; diese Karte kann es mitbringen: `", after: "`") }
    }
range = { $subject } ist { $found }, erwartet: { $expected }
form = { $subject } ist { $found }, erwartet: { $expected }
empty = { $subject } ist leer, erwartet: { $expected }
length = { $subject } hat { $found } { $found ->
        [one] Eintrag
       *[other] Einträge
    }, erwartet: { $expected }
repeated = { $entry } kommt zweimal vor in: { $subject }
    .help = eins von beiden löschen
bad-key = `{ $key }` kann hier nicht als Schlüssel stehen, erwartet: { $expected }
more = { $count } { $count ->
        [one] weiterer
       *[other] weitere
    } Fehler dieser Datei { $count ->
        [one] wird
       *[other] werden
    } nicht gezeigt
    .help = die ersten beheben und noch einmal prüfen
