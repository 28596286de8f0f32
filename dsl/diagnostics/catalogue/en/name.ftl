unknown-noun = `{ $word }` is no noun of this game
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($known) ->
            [yes] its { $of } are { OR(MARKED($known), most: 60) };{" "}
           *[no] {""}
        }{ HAS($brings) ->
            [yes] this card can bring it: `{ $brings }`
           *[no] other words are declared under nouns, zones or counters of the game file
        }
    }
unknown-verb = `{ $word }` is no verb of this game
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { WITH(OR(MARKED($verbs), most: 60), before: "its verbs are ", after: "; ") }{ HAS($brings) ->
            [yes] this card can bring it: `{ $brings }`
           *[no] others are declared under verbs of the game file
        }
    }
unknown-quality = `{ $word }` says nothing about `{ $noun }` in this game
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { WITH(OR(MARKED($values), most: 12), before: "what it may be called is ") }{ WITH($brings, before: "; this card can bring it: `", after: "`") }
    }
unknown-word = `{ $word }` is no word of the language or of this game
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($brings) ->
            [yes] take it away, or declare what it means under `brings` of this card
           *[no] take it away, or declare what it means in the game file
        }
    }
unknown-field = { $of } has no `{ $field }`
    .help = { WITH(OR(MARKED($has)), before: "it has ") }
wrong-sort = this is { $found }, and { $wanted } is needed here
number = `{ $word }` does not agree in number
    .help = write `{ $right }`
agreement = the form `{ $word }` does not go with its subject
    .help = write `{ $right }`
no-place = it is not said where to look for `{ $noun }`
    .help = name a place, for instance `in your hand`
not-a-place = `{ $phrase }` is no place
whose = it is not said whose `{ $zone }` is meant
    .help = { $neighbour ->
        [yes] write `their { $zone }` or `your { $zone }`
       *[no] write `your { $zone }`, `their { $zone }`, `that player's { $zone }` or `any { $zone }`
    }
never = there is never { $noun } in `{ $place }`
    .help = the zone does not take this kind of card
nobodys = what is in `{ $place }` is nobody's
    .help = leave `{ $phrase }` out, or name a place that each player has
no-host = { $noun } never goes on { $host }
    .help = it goes on `{ $goes }`: attach it to that, or change `goes on` of its kind
extra-turns = { $declared ->
        [yes] an extra turn is said in another way here
       *[no] { $turns ->
            [yes] this game has no extra turns
           *[no] no step of this game has turns of single players, so there are no extra turns
        }
    }
    .help = { $declared ->
        [yes] write `{ $right }`
       *[no] { $turns ->
            [yes] declare a counter of players, `extra turn: {"{"} of: player, from: 0 {"}"}`, name it at the step with the turns, `extra turns: extra turn`, and write `{ $right }`
           *[no] let a step have `turns from`, and say in its text what one player does in a turn
        }
    }
passed-on = of `{ $phrase }` the cards that one has moved would be moved on by the next
    .help = { HAS($right) ->
        [yes] write `{ $right }`, which moves each card once
       *[no] go through the cards with `for each ... in any ...`, which moves each card once, or let them wait in a zone of their own
    }
several-best = `{ $phrase }` may be fewer than that, because only those that tie are meant
    .help = { HAS($right) ->
        [yes] write `{ $right }` for those that come first in this order; where several tie for the last place, somebody chooses
       *[no] write `all` for all that tie, or a number with `the` in front for those that come first
    }
few-lines = { $upTo ->
        [yes] up to { $wanted }
       *[no] { $wanted }
    } of the lines below are to be chosen, and there { $lines ->
        [one] is
       *[other] are
    } { $lines }
    .help = { $upTo ->
        [yes] write as many lines as may be chosen, or choose fewer
       *[no] write more lines than are chosen, or choose fewer; what happens in any case needs no choice
    }
bare-noun = it is not said how many `{ $noun }` are meant
    .help = write `{ $one }`, `all { $many }`, `2 { $many }` or `any number of { $many }`
inside-where = `{ $word }` stands inside the condition, where it says nothing
    .help = put `where` and its condition last
which-values = it is not said which of the `{ PLURAL($field) }` this is about
    .help = write `every { $field }`, `no { $field }` or `{ PLURAL($field) }`
elsewhere = { HAS($theirs) ->
        [yes] `{ $verb }` takes { $wanted } of whoever does it, and `{ $place }` is another player's here
       *[no] `{ $verb }` takes { $wanted }, and this looks in `{ $place }`
    }
    .help = { HAS($own) ->
        [yes] for what is their own write `{ $own }`{ WITH(OR(MARKED($verbs), most: 6), before: "; what lies there is for ") }
       *[no] { HAS($example) ->
            [yes] for the opponent to do it write `{ $example }`{ WITH(OR(MARKED($verbs), most: 6), before: "; what lies there is for ") }
           *[no] { WITH(OR(MARKED($verbs), most: 6), before: "what lies there is for ") }
        }
    }
several = `{ $phrase }` may be several
    .help = write `{ $one }` or `{ $other }`
which-pile = it is not said whether `{ $phrase }` means one { $pile } or any of them
    .help = write `in any { $pile }`, or choose one first and go on with `in that { $pile }`
unbound = nothing that `{ $phrase }` could mean was named before
    .help = { WITH(OR(MARKED($known), most: 8), before: "known here: ") }
# `are`: how they can be spoken of, by their names or by the words that brought them up.
two-candidates = `{ $phrase }` could mean { OR(MARKED($are)) }
    .help = { $named ->
        [yes] write the name of the one that is meant: { OR(MARKED($are)) }
       *[no] give each a name where it is chosen: `a { $noun } as first`, then write `the first`
    }
# `rival`: a phrase of it that could speak of what is looked for; `said`: what it speaks of instead.
where-idle = { HAS($rival) ->
        [yes] { HAS($said) ->
            [yes] `{ $phrase }` narrows nothing: `{ $rival }` is the one said before with `{ $said }`, not the one that is looked for
           *[no] `{ $phrase }` narrows nothing: it does not speak of the `{ $noun }` that is looked for
        }
       *[no] `{ $phrase }` narrows nothing: it does not speak of the `{ $noun }` that is looked for
    }
    .help = { HAS($rival) ->
        [yes] { HAS($said) ->
            [yes] give the one said before a name: `{ $said } as first`; then `{ $rival }` is the one that is looked for
           *[no] a `where` is about the noun that its phrase begins with: name what that has (`where level is 2`), or write `that { $noun }`, once all of its sort that was chosen before has a name of its own (`as first`); ask what does not depend on it in front, with `if ..., ...`
        }
       *[no] a `where` is about the noun that its phrase begins with: name what that has (`where level is 2`), or write `that { $noun }`, once all of its sort that was chosen before has a name of its own (`as first`); ask what does not depend on it in front, with `if ..., ...`
    }
no-amount = `{ $verb }` is done without a number, so `{ $phrase }` means nothing when that happens
    .help = write an ability of its own for what has a number
unspoken = the number is called `{ $name }`, and nothing speaks of it
    .help = write `the { $name }` where it is wanted, or leave out `as { $name }`
taken = the name `{ $name }` is already { $what }
    .help = choose another name after `as`
missing-object = `{ $verb }` needs { $wanted }
extra-object = `{ $verb }` takes no `{ $word }`
    .help = { HAS($takes) ->
        [yes] it takes { OR($takes) }
       *[no] it takes nothing
    }
one-wanted = `{ $phrase }` may be several, and here exactly one is needed
    .help = choose one (`a ...`), or do it for each (`for each ..., ...`)
total = `total { $of }` is asked of several things that somebody chooses, and here nobody does
    .help = say how many are chosen, such as `any number of` or `up to 3`; of one card ask with `where`, of all that are there with `the total ... of all ...`
who-chooses = it is not said who chooses `{ $phrase }`
    .help = choose first (`choose a player`), then go on with `that player ...`, or write `each`
no-you = nobody is `{ $word }` here, since no player acts
    .help = { HAS($either) ->
        [yes] write { OR(MARKED($either)) }
       *[no] write `each player ...`, or `that player` inside `for each player`
    }
no-this = `{ $word }` stands only in the text of a card
seat = `{ $word }` would be a player's name, and those stand in scenarios only
    .help = words of the language are written small
no-limit = nothing limits how often `{ $verb }` is done in this game, so once more would change nothing
    .help = { HAS($mark) ->
        [yes] take away what keeps a card from it: `this loses all { $mark }`
       *[no] say that it is done now (`you may ...`), or what it is paid with
    }
no-owner = cards have owners only in a game with `decks`
    .help = write `controller` for the player in whose zone a card lies, or give the players decks
not-here = nothing carries out { $what }
    .help = say it in front with `if`, of what has a name, or as a function of the game
not-choosable = `{ $phrase }` asks for a choice, which is not possible here
    .help = write `the`, `all` or `that`
nested = conditions may stand in each other at most { $most } deep
    .help = declare a number or condition inside of it under functions of the game file
