### What came of scenarios.

passed = passed
failed = FAILED
# Everything that is wrong with a scenario was told of one before it.
told-above = what is wrong is told above
not-played = { $form ->
        [play] it did not begin
        [check] the data are checked, and nothing is played
       *[sample] a sample plays many games, and tells none of them
    }
# Who is asked what where a scenario came to its end.
asked = { $seat } is asked `{ $prompt }`: { COMPARE($least, $most) ->
        [equal] { $least }
       *[other] { $least } to { $most }
    } of { HAS($options) ->
        [yes] { AND(MARKED($options), most: 40) }
       *[no] nothing
    }
all = { $scenarios } { $scenarios ->
        [one] scenario
       *[other] scenarios
    } passed
some = { $failed } of { $scenarios } { $scenarios ->
        [one] scenario
       *[other] scenarios
    } failed
no-clauses = no clauses are listed: write them in `clauses.yaml` beside `game.yaml`
proven = { $game }: { $proven } of { $total } clauses proven ({ $forms })
of = { $proven } of { $total }
not-proven = NOT PROVEN
missing = not proven: { $clauses }
unknown = named by scenarios, and listed nowhere: { $clauses }
