
## How a scenario is written.

form = this is { $what }
    .help = a scenario plays (`do` and `then`), checks the data (`check`), or samples (`sample`)
one-expectation = { COMPARE(COUNT($found), 1) ->
        [more] one entry expects { AND(MARKED($found), most: 12) }, and each of them needs its own
       *[other] this entry expects nothing
    }
    .help = one entry has one expectation, with `proves` beside it
wrong-expectation = `{ $key }` says nothing in a scenario that { $form }
    .help = possible: { OR(MARKED($allowed), most: 20) }
one-step = one step is { AND(MARKED($found), most: 12) } at once
    .help = make each of them a step of its own, or answer for several seats in one
no-expectation = this scenario expects nothing, so it can show nothing
    .help = add `then` with what must hold
proves-nothing = `{ $what }` expects nothing that could fail, so it proves nothing
    .help = leave it out, or say what must hold; `proves` stands beside an entry of `then` or beside `refused`
case-value = { $lacks ->
        [yes] this case says nothing for `{ $column }`
       *[no] `{ $column }` stands in no text of this scenario, so the cases do not differ by it
    }
    .help = { $lacks ->
        [yes] give `{ $column }` a value in each case
       *[no] write `{"{"}{ $column }{"}"}` where its value belongs, or leave it out
    }
unknown = `{ $word }` is { $what }
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { $card ->
            [yes] a card from a file of its own comes in with `with: [my-card.yaml]`
           *[no] { WITH(OR(MARKED($all), most: 12), before: "possible: ") }
        }
    }
no-observation = `{ $key }` needs something that is observed
    .help = add `observe` to `sample`, for instance `observe: the number of players`
no-file = there is no file `{ $file }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] files are named from the top folder, from the folder of the scenario or from one above it; a pack also by its id
    }
broken-data = the data of `{ $game }` have { $errors } { $errors ->
        [one] error
       *[other] errors
    }, so nothing can be played
    .help = the first: { $first }
stopped = the game was stopped: { $reason }

## A position that is given.

card-twice = the card `{ $card }` lies in two places
    .help = a card can only be where it is
no-copies-left = { $copies ->
        [0] no deck that is played has `{ $card }`
       *[other] there are only { $copies } copies of `{ $card }`
    }
    .help = { $copies ->
        [0] `cardwright words my-game --only cards` lists what is in which deck
       *[other] {""}
    }
not-taken = `{ $card }` cannot lie in `{ $zone }`, which takes no `{ $kind }`
out-of-range = `{ $what }` cannot be { $value }
    .help = it is a whole number{ WITH($from, before: " from ") }{ WITH($to, before: " to ") }
wanted = `{ $what }` wants { $wanted }
no-dice = no dice are thrown in `{ $game }`
    .help = leave `rolls` out
no-turns = nobody takes a turn in the step `{ $step }`
    .help = leave out `turn`, or begin at a step with turns
whose-turn = nothing says whose turn it is in the step `{ $step }`
    .help = add `turn: { $seat }`
given-lost = { $shuffled ->
        [yes] `{ $what }` is shuffled before anybody chooses, so the order that is given is lost
       *[no] `{ $what }` is set again before anybody chooses, so what is given is lost
    }
    .help = leave it out, or begin at a later step
no-host = `{ $card }` cannot be attached to `{ $host }`{ HAS($goes) ->
        [yes] : it goes on `{ $goes }`
       *[no] , which is not in play
    }
    .help = { HAS($goes) ->
        [yes] attach it to another card, or give that card what it needs
       *[no] put `{ $host }` where cards are in play: { OR(MARKED($zones), most: 12) }
    }
left-out = `{ $zone }` leaves out { AND(MARKED($left), most: 12) }, and { COUNT($left) ->
        [one] it lies
       *[other] they lie
    } nowhere else
    .help = name them too, or put them into another zone
too-many = `{ $zone }` holds { $holds } { $holds ->
        [one] card
       *[other] cards
    }, and { $found } are given
    .help = give { $holds } at most
chance = { $never ->
        [yes] chance is not asked for `{ $said }` any more
       *[no] chance cannot bring `{ $said }` there
    }
    .help = { $never ->
        [yes] leave it out, or look with `--log` at what is shuffled and chosen
       *[no] possible: { OR(MARKED($possible), most: 12) }
    }
rolls-left = no die is thrown any more that could show { AND(MARKED($left), most: 12) }
    .help = leave the last { COUNT($left) ->
        [one] number
       *[other] { COUNT($left) } numbers
    } of `rolls` out

## Steps.

not-asked = { $seat } is not asked anything now
    .help = { $over ->
        [yes] the game is over
       *[no] asked: { HAS($asked) ->
            [yes] { JOIN($asked, with: ", ") }
           *[no] nobody
        }{ WITH($prompt, before: " (`", after: "`)") }
    }
illegal = { $seat } cannot answer `{ $answer }` to `{ $prompt }`
    .help = { WITH(JOIN($why, with: "; "), after: "; ") }legal: { COMPARE($least, $most) ->
        [equal] { $least }
       *[other] { $least } to { $most }
    } of { HAS($legal) ->
        [yes] { AND(MARKED($legal), most: 40) }
       *[no] nothing
    }
not-refused = { $seat } can answer `{ $answer }`, and it should be refused
other-question = { $seat } is asked `{ $prompt }`, to which `{ $answer }` could never be an answer
    .help = leave it out, or say `only offered: {"{"} { $seat }: [{ JOIN($offered, with: ", ", most: 12) }{ COMPARE(COUNT($offered), 12) ->
        [more] , …
       *[other] {""}
    }] {"}"}`
no-moment = { $answered ->
        [yes] `{ $wanted }` is nothing that the last answers have brought about
       *[no] nobody has answered yet, so there is no moment `{ $wanted }`
    }
    .help = a moment lies in what the step before it brings about; `cardwright test --log` tells what that is
never-came = { $condition } never came true
    .help = { $over ->
        [yes] the game was over after { $decisions } decisions
       *[no] it was waited for through { $decisions } decisions
    }

## Expectations of a game.

not-so = `{ $condition }` does not hold
    .help = { WITH($found) }
position = `{ $what }`: found { $found }, where { $wanted } is expected
    .help = { HAS($missing) ->
        [yes] missing: { AND(MARKED($missing), most: 12) }{ HAS($surplus) ->
            [yes] {"; "}
           *[no] {""}
        }
       *[no] {""}
    }{ WITH(AND(MARKED($surplus), most: 12), before: "too many: ") }
not-offered = { AND(MARKED($missing), most: 12) } { COUNT($missing) ->
        [one] is
       *[other] are
    } not offered to { $seat }
    .help = offered: { HAS($offered) ->
        [yes] { AND(MARKED($offered), most: 40) }
       *[no] nothing
    }
offered = { AND(MARKED($surplus), most: 12) } { COUNT($surplus) ->
        [one] is
       *[other] are
    } offered to { $seat }
    .help = and should not be
choices = { $seat } may choose { $found }, and not { $wanted }
asked = asked now: { HAS($found) ->
        [yes] { JOIN($found, with: ", ") }
       *[no] nobody
    }
    .help = expected: { HAS($wanted) ->
        [yes] { JOIN($wanted, with: ", ") }
       *[no] nobody
    }
won = { $over ->
        [yes] the game is over and has been won by { HAS($found) ->
            [yes] { JOIN($found, with: ", ") }
           *[no] nobody
        }
       *[no] the game is not over
    }
    .help = { HAS($wanted) ->
        [yes] expected to have won: { JOIN($wanted, with: ", ") }
       *[no] { $tie ->
            [yes] { $over ->
                [yes] a tie has no winners; those who win together are all named: `won: [{ JOIN($found, with: ", ") }]`
               *[no] it was expected to be over without a winner
            }
           *[no] it was expected to go on
        }
    }
did-not-happen = `{ $wanted }` happened { $found ->
        [0] never
        [one] once
       *[other] { $found } times
    }{ HAS($times) ->
        [yes] , and not { $times ->
            [one] once
           *[other] { $times } times
        }
       *[no] {""}
    }
    .help = { WITH($near, before: "most like it: ") }
happened = `{ $unwanted }` happened
    .help = in the log: { $line }
order = { HAS($after) ->
        [yes] `{ $wanted }` did not happen after `{ $after }`
       *[no] `{ $wanted }` never happened
    }
seen = { $seat } can read `{ $card }` in { $where }
    .help = it should be hidden
unseen = { $seat }'s view does not show `{ $card }`
differs = the game { $way } goes another way from line { $line } of the log on
    .help = straight on it is { $expected }, here { $found }

## Expectations of data.

no-error = the expected { $severity } `{ $wanted }`{ WITH($says, before: " that says `", after: "`") }{ WITH($at, before: " at `", after: "`") } was not found
    .help = found: { HAS($found) ->
        [yes] { JOIN($found, with: "; ", most: 4) }
       *[no] no { $severity }
    }
errors = { COUNT($found) } { $severity }{ COUNT($found) ->
        [one] {" "}was
       *[other] s were
    } found, and none was expected
    .help = { JOIN($found, with: "; ", most: 4) }
count = there are { $found } cards `{ $what }`, and not { $wanted }
about = `{ $key }` is { $found }, and not { $wanted }

## Expectations of samples.

values = { HAS($missing) ->
        [yes] { AND(MARKED($missing), most: 12) } never occurred
       *[no] { AND(MARKED($surplus), most: 12) } occurred, and should not
    }
    .help = { HAS($missing) ->
        [yes] { WITH(AND(MARKED($surplus), most: 12), before: "instead ", after: " occurred") }
       *[no] {""}
    }
how-often = `{ $value }` occurred { $found ->
        [0] never
        [one] once
       *[other] { $found } times
    }, and not { $from } to { $to } times
always = `{ $condition }` { $never ->
        [yes] holds
       *[no] does not hold
    } with the seed { $seed }
    .help = { WITH($found) }
