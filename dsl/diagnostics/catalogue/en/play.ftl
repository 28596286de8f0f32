### What the screen says while playing.

list = { HAS($names) ->
        [yes] { AND($names, most: 999) }
       *[no] nothing
    }
owned = { $owner }'s { $thing }
hidden-cards = { $count } { $count ->
        [one] hidden card
       *[other] hidden cards
    }
labelled = { $label }: { $text }
# Between values of a card.
between = ;{" "}
nothing = nothing
nobody = nobody
a-rule = a rule
a-card = a card
attached = attached
nowhere = nowhere
# Where a card lies that is not seen, counted from 1; `on`: which of those that lie on the card there.
place-of-card = { $zone } { $at }{ WITH($on, before: ", ", after: " on it") }
# What is on offer beside what the game names.
pass = pass
ability = use an ability
yes = yes
no = no
none = none
chooses = { $who } chooses { $what }{ $forced ->
        [yes] {" "}(nothing else was possible)
       *[no] {""}
    }
acts = { $who }: { $action }
passes = { $who } passes
declines = { $who } declines
# What somebody does, and whose zone it comes from or goes to, where that is not their own.
does = { $deed }{ WITH(AND($from, most: 999), before: " from ") }{ WITH($to, before: " to ") }{ $pile }
# Behind a sentence about cards that move: the pile or the cell where they end.
into-pile = , into { $pile }
to-cell = {" "}to { $cell }
# Within a zone, to another pile or cell of it.
moves-to = { $what } { $several ->
        [yes] go
       *[no] goes
    } to { $pile }
moves = { $what } { $several ->
        [yes] go
       *[no] goes
    } from { HAS($from) ->
        [yes] { AND($from, most: 999) }
       *[no] nothing
    } to { $to }{ $pile }
shuffled = { $zone } is shuffled
shown = shown to all: { $cards }
# What a verb is not done with, as it takes something else.
untaken = nothing is done with { $things }: `{ $verb }` takes { $takes }
looks = { $who } looks at { $cards }
turned = turned face { $face }: { $cards }
attached-to = { $card } is attached to { $host }
covered = { $using } is laid over { $card }
uncovered = { $card } is taken off { $back }
counts = { HAS($of) ->
        [yes] { $of }: { $amount }
       *[no] { $counter }: { $now }
    } ({ $change })
becomes = { WITH($of, after: "'s ") }{ $state }: { $now }
secret = secret
says = { $who }: { $what }
appointed = { $role }: { $player }
by-chance = by chance: { $what }
# Behind the name of a text: that it was announced before, maybe in a window.
announced = { HAS($window) ->
        [yes] in { $window }
       *[no] announced
    }
uses = { WITH($who, after: ": ") }{ $field } of { $card }
# What happened, and the card whose text made it happen.
because-of = { $what } ({ $cause })
turn-of = { $player }'s turn
over = the game is over ({ $ending })
wins = { $together ->
        [won] all have won together
        [lost] all have lost together
       *[no] { HAS($winners) ->
                [yes] { AND($winners, most: 999) } { COUNT($winners) ->
                    [one] wins
                   *[other] share the victory
                }
               *[no] nobody wins
            }
    }
standing = { $rank }. { $player }: { $scores }
rolls = { $roll }{ WITH($about, before: " for ") }: { $sum }
comes-to = { $roll }{ WITH($about, before: " for ") } comes to { $sum }
roll-changes = { $roll }: { $before } -> { $now }
contest = { $name }: { JOIN($sides, with: "; ") }; { $winner } wins
stands = from now on: { WITH($who, after: ": ") }{ $text }
ends = no longer: { WITH($who, after: ": ") }{ $text }
# What lasts, with the cards that it speaks of.
speaks-of = { $text } ({ JOIN($cards, with: ", ") })
needs = { HAS($label) ->
        [yes] { $label }
       *[no] needs
    } { $range }: { $reached ->
        [yes] reached
       *[no] not reached
    }
against = against { $other } with { $total }: { $ahead } is ahead
you = you
on-turn = on turn
beneath = under it: { $cards }
hidden = { $count } hidden
more = and { $count } more
parts = { KEY($part) ->
        [at-least] at least
        [less] paid less
       *[number] number
    }
# Where a number of a card comes from.
sum-part = { KEY($is) ->
        [printed] printed
        [counted] on it
        [bound] limit
        [most] at most
       *[number] number
    }
# Of what a later text makes meaningless.
overruled = does not count
out-of = { $value } of { $most }
lacking = { $what } ({ $has } of { $wants })
priced = { $name } ({ $price })
at-most = up to { $price }
new-roll = { $by } to { $roll } ({ $before } -> { $after })
asks = { $who }: { $what }{ WITH($count, before: " (", after: ")") }
question = { $text }?
and-then = { $text }; then { $then }
found-nothing = { $what }: finds nothing
what-to-do = choose what to do
which-first = choose what comes first
count = { COMPARE($least, $most) ->
        [equal] { COMPARE($least, 1) ->
            [more] choose exactly { $least }
           *[other] choose 1
        }
       *[other] choose { $least } to { $most }
    }
in-secret = in secret
and-by-name = and { $count } more, by name
enter-passes = Enter passes
# Said once, where somebody is asked though passing is all that is possible.
auto-hint = `auto` passes by itself whenever you can do nothing else; `skip` passes until your turn
auto-by-default = Where you can do only one thing, it is done for you; `auto` switches that off. `help` lists what can be typed.
cannot-answer = { $who } cannot answer `{ $said }` now
did-you-mean = did you mean { JOIN(MARKED($names), with: " or ") }?
see-help = answer with a number or a name of the list; `help` says what else can be typed
shortened = shortened to fit: `table` shows everything, `card …` one card
can-be-chosen = { $name } can be chosen
unknown-card = there is no card `{ $name }`
unknown-place = there is no place `{ $name }`; there is { OR(MARKED($places), most: 30) }
auto-on = from now on what is the only thing possible is done for you; the others cannot tell
auto-off = you are asked again
skipping = you pass until your turn
skipping-until = you pass until there is: { $window }
skipping-window = { $on ->
        [yes] you pass in each: { $window }
       *[no] you are asked again: { $window }
    }
unknown-window = { HAS($windows) ->
        [yes] there is no `{ $name }` to pass in; you can pass in { AND(MARKED($windows), most: 999) }
       *[no] nothing in this game interrupts what somebody does: only `skip` alone passes
    }
all-is-offered = all that could be chosen is on offer
agree-to-undo = { $other }: what { $player } wants to take back has made something known (cards, dice, secret choices). Do you agree?
not-taken-back = it stands, for { $other } does not agree
nothing-to-undo = there is nothing to take back
nothing-to-redo = there is nothing to give again
pass-device = pass the device to { $player }
pass-device-and-enter = pass the device to { $player }, who then presses Enter{" "}
saved = saved to { $file }
go-on = go on with: { $command }
cannot-write = { $file } cannot be written: { $reason }
# Whether a file that is none of this game is to be replaced.
replaces = { $file } is there already and is no save of this game; replace it?
leaves-unsaved = the game is not saved; leave all the same?
help =
    {"  "}answer with numbers (`3`, `1 3`) or names (`a`, `a + b`), `none` for nothing; Enter passes. And besides:
      table            show the table again
      look PLACE       show all that lies in a place
      card NAME        show all that a card says
      log              show everything that happened
      why [NAME]       say why NAME cannot be chosen; alone: all that cannot be chosen now
      known            show what you know of hidden cards, because you have seen them
      hint             say what a bot would choose on your seat
      undo, redo       take your last answer back, give it again
      auto             do by itself what is the only thing possible; again to be asked
      skip             pass until it is your turn
      skip NAME        pass in each window of that name; again to be asked
      skip until NAME  pass until a window of that name asks you
      absent           let the game answer for you, as little as it can
      save [FILE]      save the position
      save scenario [FILE]  save the game so far as a scenario
      help, quit
card-name = { $name }
place = { $owned ->
        [yes] { $name }
       *[no] the { $name }
    }
# Which form of a noun stands behind a number: `one` or `many`.
noun-form = { $count ->
        [1] one
       *[other] many
    }
new-one = new { $one }
into-new-one = a new { $one }
# Of several abilities of a text: which one.
part-of-text = { $until ->
        [yes] , until { $number }
       *[no] {" "}{ $number }
    }
# What is chosen, and made by it: a new pile.
made = a new { $one }
hint = a bot would choose { $best }; it tried each answer in short games, and judged where they led (100: won)
hint-row = { $value }  { $name }
no-hint = there is nothing to choose between
known-row = { $place }: { $cards }
known-at = { $name } (at place { $place } from the top)
nothing-known = you know nothing of hidden cards
no-notes = this game allows no notes
