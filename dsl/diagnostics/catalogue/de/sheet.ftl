unreadable = die Tabelle ist nicht lesbar: ein geöffnetes Anführungszeichen ist bis Zeile { $line } nicht geschlossen
    .help = sie im Tabellenprogramm noch einmal als CSV speichern
no-id-column = die erste Zeile hat keine Spalte `id`
    .help = in der ersten Zeile stehen die Namen der Spalten; `cardwright export` schreibt sie
unknown-column = die Spalte `{ $column }` gibt es nicht
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] es gibt { OR(MARKED($all), most: 12) }
    }
column-twice = die Spalte `{ $column }` steht zweimal da
    .help = eine davon weglassen
no-id = Zeile { $row } hat keine Kennung (`id`)
    .help = eine Kennung besteht aus Kleinbuchstaben, Ziffern und `-`
twice = Zeile { $row } ist für die Karte `{ $id }`, und Zeile { $first } auch
    .help = eine davon weglassen oder ihr eine andere Kennung geben
too-many-cells = Zeile { $row } hat { $found } Zellen, und es gibt { $wanted } Spalten
    .help = ein Text mit einem Komma oder Zeilenumbruch steht in Anführungszeichen
no-kind = Zeile { $row } wäre eine neue Karte `{ $id }` und sagt nicht, welche Kartenart dieses Spiels sie ist
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] es gibt { OR(MARKED($all), most: 12) }
    }
