too-long = { $part ->
        [name] der Name von `{ $card }` ist
        [type] die Zeile mit Art und Werten von `{ $card }` ist
        [foot] der Fuß von `{ $card }` ist
        [box] ein Kasten von `{ $card }` ist
       *[text] der Text von `{ $card }` ist
    } { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } zu lang bei { $size } mm ({ $language })
    .help = kürzen oder mehr Platz geben: mit `--size` oder mit `size` unter `face` seiner Art
no-letter = `{ $card }` druckt { $letters }, und keine Schrift hat das
    .help = mit anderen Buchstaben schreiben
no-card = keine Karte heißt `{ $id }`
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] ein Bild heißt wie die Kennung (`id`) seiner Karte
    }
no-picture = `{ $file }` ist kein Bild in PNG oder JPEG
    .help = noch einmal als PNG oder JPEG speichern
