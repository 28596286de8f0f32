printed-number = { HAS($printed) ->
        [yes] the text says `{ $printed }`, and the effect { HAS($effect) ->
            [yes] says { OR(MARKED($effect)) }
           *[no] has no such number
        }
       *[no] the effect says { OR(MARKED($effect)) }, and the text has no such number
    }
    .help = the effect is what happens: change the one that is wrong
printed-verb = { HAS($printed) ->
        [yes] the text says `{ $printed }`, and { HAS($fields) ->
            [yes] nothing on this card does it
           *[no] the effect { HAS($effect) ->
                [yes] says { OR(MARKED($effect)) }
               *[no] does no such thing
            }
        }
       *[no] the effect says { OR(MARKED($effect)) }, and the text has no such word
    }
    .help = { HAS($fields) ->
        [yes] `text` is only printed: what such a card does is said under { OR(MARKED($fields)) }
       *[no] the effect is what happens: change the one that is wrong
    }
printed-condition = { HAS($printed) ->
        [yes] the text says `{ $printed }`, and the effect { HAS($effect) ->
            [yes] says { OR(MARKED($effect)) }
           *[no] does not
        }
       *[no] the effect says { OR(MARKED($effect)) }, and the text does not
    }
    .help = the effect is what happens: change the one that is wrong
unknown-game = there is no game `{ $game }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] a game is a folder with a file `game.yaml`
    }
no-flow = this game has no flow, so nothing would ever happen
    .help = add `flow` with a cycle such as `round` and its `steps`
unknown = `{ $word }` is { $what } of this game
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] { WITH(OR(MARKED($all), most: 12), before: "there is ") }
    }
duplicate = there are { $what } `{ $id }`
    .help = { $card ->
        [yes] give one of them another id; to change a card that is there, write a variant with `set: {"{"} cards/{ $id }/...: ... {"}"}`
       *[no] give one of them another id
    }
of-pile = `{ $word }` is a pile, which has no counters or states of its own
    .help = one card of it can have it, `of: { $kind }`, and texts say `the … of the bottom card of that { $pile }`; or there is one for the whole game, `of: game`
clash = the word `{ $word }` already means { $other } in this game
    .help = choose another name, so that every text can be read in one way only
changes-text = a text of the game has `{ $word }` in it and means something else
    .help = choose another name: what is put on top of a game changes no text of it
also = the word `{ $word }` is taken in this game ({ $other }), so nothing else is suggested from it
    .help = take it out: under `also` stand words that the game does not have
reserved = `{ $word }` is a word of the language itself
    .help = choose another name
article = `{ $name }` begins with an article, which texts put in front by themselves
    .help = write `{ $right }`
wild-range = the wild field `{ $field }` does not say what `any` may stand for
    .help = give it `from` and `to`, or the name of values as its type
same-value = `{ $value }` as { $field } stands on `{ $other }` too, and it may stand on one card only
empty-bounds = there is no number from { $from } to { $to }
    .help = write the smaller one first
unused = nothing in this game uses { $what }
    .help = take it out, or look for a text that means it and says something else
counter-start = the counter `{ $counter }` goes { HAS($from) ->
        [yes] from { $from }{ WITH($to, before: " to ") }
       *[no] { WITH($to, before: "to ") }
    }, and it starts with { $value }
    .help = change this number, or `from` and `to` of the counter
setting-range = the setting `{ $setting }` goes { HAS($from) ->
        [yes] from { $from }{ WITH($to, before: " to ") }
       *[no] { WITH($to, before: "to ") }
    }, and `{ $key }` is { $value }
    .help = change this number, or `from` and `to` of the setting
count = there { $found ->
        [one] is 1 card
       *[other] are { $found } cards
    } `{ $noun }`, and the deck says { $wanted }
    .help = change this number, in a variant with `set: {"{"} deck/counts/{ $noun }: { $found } {"}"}`, or the cards and their `copies`
deck-size = the deck `{ $deck }` has { $found } { $found ->
        [one] card that is
       *[other] cards that are
    } `{ $phrase }`, and it needs { HAS($to) ->
        [yes] { COMPARE($from, $to) ->
            [equal] exactly { $from }
           *[other] { $from ->
                [0] at most { $to }
               *[other] { $from } to { $to }
            }
        }
       *[no] at least { $from }
    }
    .help = { COMPARE($found, $from) ->
        [less] add { DIFFERENCE($from, $found) } of them
       *[other] take { DIFFERENCE($found, $to) } of them out
    }{ WITH(OR($such), before: ", such as ") }
deck-copies = the deck `{ $deck }` has { $found } copies of `{ $card }`, and at most { $most } { $most ->
        [one] is
       *[other] are
    } allowed
    .help = take other cards instead
deck-unprinted = `{ $phrase }` cannot be told from what a card prints
    .help = a rule for decks asks for kinds of card and for their fields, as in `a card where level is 1`
deck-seats = there are { $decks } decks for { $seats } { $seats ->
        [one] seat
       *[other] seats
    }
    .help = name one deck for each seat, in the order of the seats
placeholder = `{"{"}{ $name }{"}"}` stands for nothing here
    .help = { HAS($known) ->
        [yes] `each` gives { OR(MARKED($known, before: "{", after: "}")) }
       *[no] declare it under `each`
    }
same-each = several of these cards would be called `{ $id }`
    .help = put a placeholder such as `{"{"}colour{"}"}` for each key of `each` into the id
phrase-slot = `{"{"}{ $slot }{"}"}` in the { $language } phrase is no parameter of this verb
    .help = { HAS($takes) ->
        [yes] it takes { OR(MARKED($takes)) }
       *[no] it takes nothing
    }
phrase-lacks = the { $language } phrase leaves out `{"{"}{ $slot }{"}"}`
    .help = every parameter has a place in the phrase of each language
phrase-order = the { $language } phrase begins with `{"{"}{ $slot }{"}"}`, and not with the verb as an order
    .help = write the order first, as in { $language ->
        [en] `draw {"{"}cards{"}"}`
        [fr] `piochez {"{"}cards{"}"}`
        [de] `ziehe {"{"}cards{"}"}`
       *[other] `draw {"{"}cards{"}"}`
    }
verb-words = `{ $verb }` has several words, and the name of a verb is one word
    .help = call it `{ $right }`; with `phrase` cards print what you like
verb-forms = the other forms of the verb do not follow from `{ $order }`
    .help = { $language ->
        [fr] write `forms: {"{"} fr: [infinitive, third person, third persons, participle] {"}"}` beside the phrase, such as `[faire, fait, font, fait]`
        [de] write `forms: {"{"} de: [infinitive, participle] {"}"}` beside the phrase, such as `[werfen, geworfen]`, and third the form of `er` where it is not that of the order
       *[other] {""}
    }
step = a step says either what happens, or whose turns are taken until when
    .help = write `do`, or `turns from` and `actions`, with `until` where everybody has several turns
idle-key = `{ $key }` has no effect { $where }
    .help = leave it out
pile-name = the piles of `{ $zone }` have no name
    .help = add `pile` with its singular and plural, for instance `pile: [heap, heaps]`
circular = `{ $noun }` is explained by itself
    .help = say what it is by other words of the game, down to kinds of cards and zones
idle-window = nobody can do anything in the window `{ $window }`, so it would never be closed by a response
    .help = add `actions` to it, or `abilities: true`
hidden = who is asked in the window `{ $window }` depends on cards that not everybody sees, and being asked would give them away
    .help = ask by what is public, for instance `all players with a card in their hand`; who cannot respond passes
badge = { HAS($given) ->
        [yes] this badge says what it shows in { COUNT($given) } ways: { OR(MARKED($given)) }
       *[no] this badge does not say what it shows
    }
    .help = write exactly one of `is`, `if` and `needs`
badge-hidden = the badge `{ $badge }` depends on cards that whoever looks may not see, and would give them away
    .help = ask by what everybody sees, for instance how many cards a hand holds, or by `your hand`
tells = what happens here tells what `{ $card }` is, and not everybody sees that card
    .help = show the card first (`reveal ...`), or leave it to the player (`you may ...`)
unseen-choice = only some cards in `{ $zone }` may be chosen because of what they are, and whoever chooses does not see them: the choice would tell
    .help = show the cards first (`look at ...`, `reveal ...`), or offer all of them and ask afterwards what was chosen
gives-away = `{ $words }` depends on cards that not everybody sees, and would give them away
    .help = ask by what everybody sees, for instance how many cards a hand holds
feeds-itself = { COUNT($events) ->
        [one] this triggers itself: it waits for `{ FIRST($events) }` and does it again, without an end
       *[other] these trigger each other without an end: { JOIN(MARKED($events), with: ", then ") }, and so on
    }
    .help = let somebody choose with `may`, add a condition, or a limit such as `once per turn`
never-happens = { HAS($verb) ->
        [yes] { HAS($counter) ->
            [yes] no action that does `{ $verb }` with what is chosen before is paid for with `{ $counter }`, so nothing costs less by this
           *[no] { $over ->
                [yes] `{ $verb }` has happened before this text is carried out, so this waits for the next time only
               *[no] nothing in this game ever does `{ $verb }`, so this is never about anything
            }
        }
       *[no] nothing in this game ever makes a `{ $roll }`, so this is never about anything
    }
    .help = { HAS($verb) ->
        [yes] { HAS($counter) ->
            [yes] let the game offer `{ $verb }` with `choose` and such a `cost`, or say what is paid there
           *[no] { $over ->
                [yes] to answer this time, say here what happens, without `when`
               *[no] leave it out, or let a card or a step do it
            }
        }
       *[no] leave it out, or let a card or a step do it
    }
never-done = this rule forbids `{ $verb }` to everybody at all times, so nothing in this game ever does it
    .help = say who, what or when is meant (`while ...`), or leave it where that is what you want
too-many = this would make { $count } cards, and one `each` makes at most { $most }
    .help = leave values out, or write several cards
function = { HAS($given) ->
        [yes] this function says what it is in { COUNT($given) } ways: { OR(MARKED($given)) }
       *[no] this function does not say what it is
    }
    .help = write exactly one of `is`, `sum`, `cases` and `if`
values = `{ $values }` has { $count } values, and lists and tables can be made of { $most } at most
    .help = leave values out, or give every card a single one
rowless = the table `{ $table }` is complete, and has no row for { JOIN(MARKED($values), with: ", ") }
    .help = give each a row, if need be an empty one: `[]`; or leave out `complete`
no-seat = `{ $seat }` is no seat of every table: as few as { $players } can play
    .help = write a number up to { $players }, or `last`, or let `min` under `players` be at least { $seat }
nobody-left = { $seats ->
        [one] 1 seat is
       *[other] { $seats } seats are
    } played by nobody, and as few as { $players } can play
    .help = let `min` under `players` be at least { $wanted }: these seats count, too
cell = `{ $cell }` is no cell of `{ $zone }`
    .help = { HAS($ends) ->
        [yes] its rows begin with `A` and end with { AND(MARKED($ends), most: 12) }
       *[no] its cells are those from `A1` to `{ $last }`{ HAS($holes) ->
            [yes] , without { AND(MARKED($holes), most: 12) }
           *[no] {""}
        }: a letter for the column, then the number of the row
    }
hex-corners = `diagonal` counts across corners, and the cells of `{ $zone }` touch across edges only
    .help = write `orthogonal`: on hexes it counts steps to any of the six cells beside one
hex-rows = row { $row } has { $found } { $found ->
        [one] cell
       *[other] cells
    }, and the row above it { $above }: they do not lie in each other's gaps
    .help = let each row have one cell more or one fewer than the row above it; rows of one length are `columns: { $above }` and `rows: { $rows }`
row-lengths = `rows` says how long each row is, and the rows of `{ $zone }` all have one length
    .help = write `layout: hexes`, or how many rows and `columns` there are
cells = `{ $name }` names { $found } cells, and { $wanted } are needed
    .help = name one for each player that there can be
overlap = `{ $first }` and `{ $second }` of `{ $card }` have `{ $shared }` in common
    .help = change one of the ranges, so that every number has one outcome
empty-range = no number lies in `{ $range }`
    .help = the smaller number stands first: `{ $right }`
exact-range = `{ $number }` is this number alone, and most others are open, as `{ $other }`
    .help = write `{ $right }`, or `{ $number }..{ $number }` if it is meant
out-of-reach = `{ $range }` is out of reach: the dice of `{ $roll }` show { $least } to { $most }
    .help = { $changed ->
        [yes] only what { COMPARE($lacks, 0) ->
            [more] adds
           *[other] takes
        } { ABSOLUTE($lacks) } or more { COMPARE($lacks, 0) ->
            [more] to
           *[other] from
        } the roll brings it about
       *[no] nothing in this game changes such a roll, so it never comes about
    }
fits-nothing = nothing can ever fit `{ $phrase }`
    .help = { HAS($fails) ->
        [yes] `{ $field }` asks for a { OR(MARKED($kinds)) }, and none of this game meets `{ $fails }`
       *[no] `{ $field }` asks for a { OR(MARKED($kinds)) }, and never for another card
    }
one-cycle = the flow of a game has exactly one cycle, such as `round`
no-cards = this game has no cards
    .help = put files with lists of cards beside `game.yaml`
no-start = cards of the kind `{ $kind }` start nowhere
    .help = say `starts` and a zone of the table at the kind
not-taken = the zone `{ $zone }` takes no `{ $kind }`
stays = cards of the kind `{ $kind }` come into `{ $zone }` and nothing takes them away, so `{ $step }` never ends once one lies there
    .help = the step goes on until every `{ $zone }` is empty; let an action take a `{ $kind }`, or the verb that an action uses
path = `{ $path }` leads nowhere: there is no `{ $missing }`
    .help = { $addable ->
        [yes] { HAS($near) ->
            [yes] { FEW($all, $near) ->
                [yes] { meant }; `add` is the word for what is not there yet
               *[no] { meant } `add` is the word for what is not there yet
            }
           *[no] `add` is the word for what is not there yet{ WITH(OR(MARKED($all), most: 12), before: "; there is ") }
        }
       *[no] { HAS($near) ->
            [yes] { meant }
           *[no] { WITH(OR(MARKED($all), most: 12), before: "there is ") }
        }
    }
path-taken = there is already something at `{ $path }`
    .help = { HAS($line) ->
        [yes] use `set` to change it; a line more has a name of its own, `{ $line }`
       *[no] use `set` or `replace` to change it
    }
field-missing = { AND(MARKED($cards), most: 4) } { COUNT($cards) ->
        [one] has
       *[other] have
    } no `{ $field }`
    .help = write `optional: true` or a `default` for the field, since the cards that are there do not know it
still-used = `{ $path }` cannot be removed alone: { AND(MARKED($by), most: 8) } { COUNT($by) ->
        [one] uses
       *[other] use
    } it
    .help = remove or change { COUNT($by) ->
        [one] this
       *[other] these
    } as well{ HAS($all) ->
        [yes] ; `remove: {"{"} { $path }: with all {"}"}` takes along all but what texts say
       *[no] {""}
    }
other-declaration = `{ $path }` is declared in another way elsewhere
    .help = write the same declaration in both places, or give one of them another name
conflict = `{ $path }` is changed by `{ $other }` as well
    .help = { HAS($line) ->
        [yes] each of the two can `add` lines with names of their own to this text, such as `{ $line }`, and leave the rest as it is; else play with one of them
       *[no] write `extends: { $other }` in this variant, so that it comes on top of that one; else play with one of them
    }
added-twice = `{ $path }` is added by `{ $other }` as well, in other words
    .help = call it `{ $free }` here; what both add in the same words is there once
order = `{ $path }` stands at the same place as what `{ $other }` adds, and nothing says which comes first
    .help = { HAS($after) ->
        [yes] { HAS($line) ->
            [yes] write `{ $after }` or `{ $before }`, with the text behind `do`; it counts where `{ $other }` is there
           *[no] write `{ $after }` or `{ $before }` beside it; it counts where `{ $other }` is there
        }
       *[no] play with one of the two variants, or write one that adds both in their order
    }
joined-line = { HAS($word) ->
        [yes] `{ $line }` begins with `{ $word }`, and nothing is before it
       *[no] `{ $line }` does not say how it is joined to the condition before it
    }
    .help = { HAS($word) ->
        [yes] leave out `{ $word }`, or put it behind another line
       *[no] a further condition begins with `and` if both must hold, and with `or` if one is enough
    }
part-of-line = `{ $line }` goes on with the line before it
    .help = a line with a name is whole by itself: put both into one line
contrary-order = `{ $path }` cannot stand where it says: `{ $before }` comes before `{ $after }`
    .help = leave out one of `before` and `after`
idle-order = `{ $path }` and `{ $other }` are asked at different moments, so that neither comes before the other
    .help = leave out `{ $key }`
untranslated = `{ $name }`{ COMPARE($more, 0) ->
        [more] {" "}and { $more ->
            [one] one more name
           *[other] { $more } more names
        } of this file
       *[other] {""}
    } { COMPARE($more, 0) ->
        [more] are
       *[other] is
    } not there in every language: { AND(MARKED($missing)) } { COUNT($missing) ->
        [one] is
       *[other] are
    } missing
    .help = English is shown instead; write `name: {"{"} en: ..., fr: ..., de: ... {"}"}`
moved = { HAS($was) ->
        [yes] { HAS($now) ->
            [yes] `{ $path }` was `{ $was }` when this variant was written, and is `{ $now }` in the game now
           *[no] `{ $path }` of the game has changed since this variant was written
        }
       *[no] `{ $path }` of the game has changed since this variant was written
    }
    .help = look whether the variant still means what it should; `cardwright diff --record` and its file then notes what is there now
other-game = this is for the game `{ $found }`, and here `{ $wanted }` is played
nothing-to-add = `{ $file }` is no variant and no file of cards
    .help = a variant begins with `variant`, a file of cards is a list with `kind` and `id`
which = it cannot be told which game this file belongs to
    .help = put it into the folder of a game, or add `--game { HAS($known) ->
        [yes] { FIRST($known) }
       *[no] ID
    }`
no-file = there is no file `{ $file }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] {""}
    }
