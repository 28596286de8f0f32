players = { $game } is for { $min } to { $max } players, and { $seats } would take part
player-name = a player cannot be called `{ $name }`: { $what }
    .help = a name is up to 40 letters long and no two players have the same
unknown-setting = there is no setting `{ $setting }`
    .help = { HAS($known) ->
        [yes] there is { OR(MARKED($known)) }
       *[no] this game has no settings
    }
setting-range = the setting `{ $setting }` cannot be `{ $value }`
    .help = it is a whole number{ WITH($from, before: " from ") }{ WITH($to, before: " to ") }
budget = `{ FIRST($texts) }` never comes to an end: it was stopped after { $budget } instructions without a decision
    .help = { COMPARE(COUNT($texts), 1) ->
        [more] it was begun by { JOIN(MARKED(REST($texts)), with: ", which was begun by ") }
       *[other] {""}
    }
work = `{ FIRST($texts) }` takes too long: it was stopped after it had looked at { $work } things without a decision
    .help = ask less at once: each `where` inside of another, and each condition on all that is chosen together, multiplies what is looked at
depth = `{ FIRST($texts) }` begins itself again and again and was stopped
    .help = { COMPARE(COUNT($texts), 1) ->
        [more] it goes round through { JOIN(MARKED(REST($texts)), with: " and ") }
       *[other] a text must not begin itself without an end
    }
piled-up = more stands or waits than a game can hold: `{ $text }` alone does so { $times } times
    .help = say until when it stands, for instance `until end of turn`, or let it be brought about less often
overflow = a number in `{ $text }` becomes too large, or is divided by zero
dice = { HAS($said) ->
        [yes] the scenario says { $said }, and a die shows 1 to { $sides }: { HAS($seat) ->
            [yes] { $seat }'s roll
           *[no] the roll
        } `{ $roll }`{ WITH($about, before: " for `", after: "`") } in `{ $text }`{ $dice ->
            [one] {""}
           *[other] , die { $die } of { $dice }
        }
       *[no] the scenario does not say what the dice show: { HAS($seat) ->
            [yes] { $seat }'s roll
           *[no] the roll
        } `{ $roll }`{ WITH($about, before: " for `", after: "`") } in `{ $text }`{ $dice ->
            [one] {""}
           *[other] , die { $die } of { $dice }
        }
    }
    .help = { HAS($said) ->
        [yes] `rolls` has a number for each die, in the order in which they are thrown
       *[no] add the number to `rolls`
    }
not-saved = `{ $file }` holds no saved position
    .help = a position is saved with `save` while playing
other-data = this belongs to other data of `{ $game }`: { COUNT($parts) } { COUNT($parts) ->
        [one] part differs
       *[other] parts differ
    }
    .help = { AND(MARKED($parts), most: 8) }; `replay` plays a log on the new data up to the first decision that no longer stands
missing-pack = this was played with the { COUNT($packs) ->
        [one] pack
       *[other] packs
    } { JOIN(MARKED($packs), with: ", ") }, and { COUNT($packs) ->
        [one] it is
       *[other] they are
    } not there
    .help = put its folder into `packs`, or name it with `--with`
other-pack = this was played with version { $version } of the pack `{ $pack }`, and { $found } is there
    .help = get that version; `replay --anyway` plays a log with this one, up to the first decision that no longer stands
broken-save = the saved position is damaged: { $what } (`{ $at }`)
broken-log = line { $line } of the log cannot be read: { $what }
earlier-log = the log `{ $file }` was written before random numbers changed: its seed gives another game now
    .help = replay it with the version of Cardwright that wrote it; a game saved with that version goes on in this one
replay-differs = the replay differs from the log at line { $line }
    .help = the log says { $expected }, the replay gives { $found }
other-question = this answers question { $given }, and the match is at question { $now }
    .help = ask for the options again, and answer one of them
illegal = { $seat } cannot answer `{ $answer }` now
    .help = { HAS($sum) ->
        [yes] { $sum }
       *[no] { HAS($near) ->
            [yes] { did-you-mean }
           *[no] { HAS($legal) ->
                [yes] possible: { OR(MARKED($legal), most: 12) }
               *[no] nothing can be answered now
            }
        }
    }
