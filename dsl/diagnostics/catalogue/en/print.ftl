too-long = { $part ->
        [name] the name of `{ $card }` is
        [type] the line of kind and values of `{ $card }` is
        [foot] the foot of `{ $card }` is
        [box] a box of `{ $card }` is
       *[text] the text of `{ $card }` is
    } { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } too long at { $size } mm ({ $language })
    .help = shorten it, or give it more room: with `--size`, or with `size` in the `face` of its kind
no-letter = `{ $card }` prints { $letters }, and no font has that
    .help = write it with other letters
no-card = no card is called `{ $id }`
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] a picture is called like the id of its card
    }
no-picture = `{ $file }` is no picture in PNG or JPEG
    .help = save it again as PNG or JPEG
