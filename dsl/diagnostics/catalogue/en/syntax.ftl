empty = there is nothing here, expected { $what }
    .help = write `nothing` where nothing is meant to happen, or leave the field out
character = `{ $character }` does not belong to the language
    .help = { $sign ->
        [stop] take it away; a sentence ends with its line
        [semicolon] write `, then` or `and`, or start a new line
        [exclamation] take it away; for the contrary write `not` or `no`
        [question] take it away; a question of the game is written `if …, …` or `you may …`
        [comparison] write the comparison in words: `at least`, `at most`, `more than`, `less than`, `is`
        [star] write `times`
        [oblique] write `divided by … rounded down`, or `or` between words
        [ampersand] write `and`
        [apostrophe] write short forms in full (`cannot`, `did not`, `you have`); `'s` stands behind a word only
        [curly-apostrophe] use the straight `'`, as in `that card's`
        [curly-quote] put texts in straight quotes: `"text"`
        [space] write an ordinary space
        [en-dash] write `-`, or a comma between two parts of a sentence
        [em-dash] write a comma, or start a new line
       *[other] texts are made of words, numbers, `,` `:` `+` `-` `(` `)` and `"text"`; a comment starts with ` #`
    }
word = `{ $word }` is not a word of the language
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] words are made of the small letters a to z, digits and hyphens
    }
number = `{ $text }` is not a number of the language
    .help = numbers are whole and have at most six digits
quote = a text in quotes must end on the same line with `"`
tab = this line is indented with a tab
    .help = indent with spaces, two for each step
step = this line does not stand under the lines of its block
    .help = give all lines of a block the same number of spaces in front
indent = this line is indented, but the line above does not open a block
    .help = end the line above with `:`, or move this line back to the left
block = nothing stands below this `:`
    .help = indent the lines that belong to it by two spaces, or write `,` and one statement on the same line
deep = brackets and blocks may nest at most { $most } deep
    .help = give a part a name of its own in the game file
long = a line may hold at most { $most } words
    .help = write one statement a line
bracket = this `(` is never closed
    .help = add the missing `)` on the same line
bracket-closed = this `)` closes nothing
    .help = take it away, or add the missing `(`
bullet = { $wanted ->
        [yes] this line should start with `- `
       *[no] this line starts with `-`, but is not one of several choices
    }
    .help = { $wanted ->
        [yes] put `- ` in front of each of the choices
       *[no] take the `-` away, or write `choose one:` above
    }
one-line = this field holds { $what } on one line
    .help = { $several ->
        [yes] start each of several lines with its verb, or write everything on the first line
       *[no] write everything on the first line
    }
pronoun = `{ $word }` does not say who or what is meant
    .help = { $word ->
        [it] write `that card`, or `that` and the noun that was used before
        [its] write `that card's`, or `that` and the noun that was used before with `'s`; of a counter `the last point`
        [itself] write `this card`
        [they] write `that player`, or `those cards` for several
        [them] write `that player`, or `those cards` for several
        [themselves] write `that player`
       *[other] write `that card`, `that player` or the like, with the noun that was used before
    }
capital = `{ $word }` starts with a capital, as only the names of seats do
    .help = write `{ LOWER($word) }`
colon = a `:` stands only at the end of a line, before an indented block
    .help = { $activated ->
        [yes] after a cost comes `to`: `{ $before } to …`
       *[no] before a single statement write a comma: `{ $before }, …`
    }
mixed = a condition with both `and` and `or` can be read in two ways
    .help = here stood `{ $first }` before; give a part a name of its own in the game file, with `any of:` or `all of:`
perfect = `{ $found }` says what has happened, and that is said without `has` or `have`
    .help = write `{ $right }`
habit = { $reason ->
        [synonym] `{ $found }` is said with another word here
        [confused] `{ $found }` is not the small word that belongs here
        [filler] `{ $found }` adds nothing here
        [twice] `{ $found }` says the same twice
        [number] `{ $found }` is a number, and numbers are written as digits (one of a thing as `a`)
        [all] `{ $found }` says `all` twice
        [article] in `{ $found }` the second article is one too many
        [list] in `{ $found }` a comma joins what `or` joins here
        [again] in `{ $found }` the small word is missing behind `and`
        [amount] in `{ $found }` the number comes behind what is counted
        [total] in `{ $found }` the total comes behind the place
        [receiver] in `{ $found }` the one who gets it comes first
        [condition] in `{ $found }` the condition comes last
        [comma] `{ $found }` stands where a comma does
        [two-lines] `{ $found }` begins a line of its own
        [choice] between two orders `or` does not say who chooses
        [whom] `{ $found }` has to be chosen before it is spoken of
        [trigger] an ability that begins with `if` says what would happen, and what happens `instead`
        [state] an ability that begins with `if` says what would happen, and what happens `instead`
        [instead] in `{ $found }` what happens comes before `instead`
        [modifier] what changes a number begins with the change
        [edge] `{ $found }` does not say at which moment
        [ability] `{ $found }` says nothing in an ability, which may always be left unused
       *[subject] `{ $found }` does not say who may
    }
    .help = write { MARKED($right) }
misspelt = `{ $word }` is not understood here
    .help = did you mean `{ $right }`?
missing-comma = a comma is missing after `{ $before }`
    .help = between a condition and what happens stands `,` (or `:` and an indented block)
missing-article = `{ $word }` needs a word such as `a`, `the`, `your`, `all` or a number in front
    .help = { HAS($right) ->
        [yes] write `{ $right }`
       *[no] {""}
    }
missing-to = between a cost and what it buys stands `to`
    .help = { HAS($right) ->
        [yes] write `{ $right }`
       *[no] {""}
    }
extra-comma = this comma does not belong here
    .help = orders follow each other with `, then`, happen together with `and`, or stand on lines of their own
expected = expected { OR($expected) }{ WITH($after, before: " after `", after: "`") }, found { $found }
    .help = { $small ->
        [yes] { $found } is a small word of the language, so it is no name of a game; use another word
       *[no] {""}
    }
after-end = `{ $found }` does not belong to the sentence that ends with `{ $after }`
    .help = { $of ->
        [phrase] this field holds a noun and what describes it (`a card in your hand`, `a card where …`), and nothing behind it
        [condition] a condition says one thing (`you have …`, `that card is …`); join a second one with `and` or `or`
        [number] this field holds a number or a sum (`2 times the number of …`), and nothing behind it
        [price] a price has either `and` or `or` between its parts: `pay 1 point or discard a card to …`
       *[order] a sentence is one verb with its objects; join a second one with `, then` or `and`, or start a new line
    }
count = `{ $verb } { $number }` does not say what is counted
    .help = name what is counted, for example `{ $verb } { $number ->
        [1] a card
       *[other] { $number } cards
    }`
noun-missing = a noun is missing after `{ $after }`
    .help = say of what, for example `{ $after } { $after ->
        [a] card
        [an] card
        [each] card
        [every] card
        [another] card
        [this] card
        [that] card
       *[other] cards
    }`
verb-missing = `{ $phrase }` has no verb
    .help = { $where ->
        [statement] start with what is done (`move a card to your hand`), or say who does it (`each player moves a card to their hand`)
        [state] `when` waits for what is done, not for a state: say what makes it so (`when you lose your last coin`), or ask when something happens, with `if`
       *[other] say what happens to it, or what it is or has: `that card is …`, `you have …`
    }
verb-again = it is not clear what the second part of this sentence belongs to
    .help = say the verb again: `and { $verb } …`
otherwise = this `otherwise` has no `if` or `may` on the line before
    .help = `otherwise` follows a line with `if …, …` or `you may …`
how-often = `{ $found }` asks how often something happened, which is a number to compare
    .help = write what happened behind `the number of times`: `if the number of times … this turn is at least 2`
until-goal = { $first ->
        [yes] `until` is followed by a moment
       *[no] an order is not repeated by `until`
    }
    .help = { $first ->
        [yes] write `until end of turn, …` or `until the start of your next turn, …`; for what holds as long as something is so, write the ability `while …, …`
       *[no] write a bounded repetition: `repeat up to 7 times until …, …`
    }
instead = `instead` stands only in a replacement
    .help = write `if … would …, instead …`, as an ability or after `until …,`
would = `would` belongs to a replacement
    .help = write `if … would …, instead …`; or leave `would` out for what has happened
no-would = a replacement says what would happen
    .help = write `if … would …, instead …`; for what has happened write `when …, …`
when = `{ $word }` starts an ability, and this is not one
    .help = for a trigger that lasts a while say how long: `until end of turn, when …, …`; for a condition write `if …, …`
cost = a cost with `to` and what it buys is an ability, not a step of an effect
    .help = write `you may { $before }`, and below it `if you do, …`
ability = an order alone is not an ability
    .help = say when (`when …, …`), how often (`once per turn, …`) or at what cost (`… to …`)
limit = only what happens can be limited, not what holds all the time
    .help = take the limit away, or put it before `when`, `if … would` or a cost
payment = after `unless` comes what somebody does to prevent it
    .help = write `unless that player …, …`
