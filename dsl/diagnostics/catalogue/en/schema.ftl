unknown-key = unknown key `{ $key }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($known) ->
            [yes] expected { OR(MARKED($known), most: 12) }{ WITH(OR(MARKED($of)), before: "; only cards of other kinds have this key: ") }{ WITH($unread, before: "; no rule of the game reads `", after: "`") }{ WITH($brings, before: "; this card can bring it: `", after: "`") }
           *[no] { HAS($text) ->
                [yes] a comma ends a text between braces: put the whole text in quotes, `{ $text }`
               *[no] nothing more can be written in this map: delete it
            }
        }
    }
missing = `{ $key }` is missing here{ WITH($neededBy, before: ", and `", after: "` needs it") }
    .help = { HAS($example) ->
        [yes] add a line such as `{ $example }`
       *[no] add `{ $key }:`
    }
type = { $subject } is { $found } here, expected { $expected }
    .help = { WITH($help) }
not-one-of = { $subject } cannot be `{ $found }`
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] expected { OR(MARKED($all), most: 12) }{ WITH($brings, before: "; this card can bring it: `", after: "`") }
    }
range = { $subject } is { $found }, expected { $expected }
form = { $subject } is { $found }, expected { $expected }
empty = { $subject } is empty, expected { $expected }
length = { $subject } has { $found } { $found ->
        [one] entry
       *[other] entries
    }, expected { $expected }
repeated = { $entry } stands twice in { $subject }
    .help = delete one of the two
bad-key = `{ $key }` cannot stand as a key here, expected { $expected }
more = { $count } more { $count ->
        [one] fault
       *[other] faults
    } of this file { $count ->
        [one] is
       *[other] are
    } not shown
    .help = mend the first ones and check again
