### What is said of a card: what it reads, changes and answers.

heading = { $name }: { $card } of { $game }{ COMPARE($copies, 1) ->
        [more] , { $copies } copies
       *[other] {""}
    }
sections = { $section ->
        [uses] Can be chosen
        [reads] Reads
        [changes] Changes
        [answers] Answers
        [interacts] Goes together with
       *[scenarios] Scenarios
    }
# No scenario names the card.
no-scenario = none names it
# In which step, by which action, from which zones a card can be chosen, and which verbs that does.
use = { $at }: { $action }{ WITH(JOIN($from, with: " or "), before: ", from ") }{ WITH(JOIN($does, with: ", "), before: " (does ", after: ")") }
changes-a-roll = changes a roll
any-roll = any roll
number-of-cards = how many cards it counts as
# What a text reads or changes, by its sort or by what is done with it.
touched = { $what ->
        [zone] zones
        [counter] counters
        [field] fields
        [role] roles
        [setting] settings
        [roll] rolls
        [contest] contests
        [window] windows
        [verb] verbs
        [function] functions
        [cycle] cycles
        [past] what was done
        [done] does
        [used] uses the text of a card in
        [to] cards go to
        [from] cards come from
        [attached] attaches cards from
        [shuffled] shuffles
        [shown] shows cards in
        [gained] gains
        [lost] loses
        [set] sets
        [appointed] appoints
        [thrown] throws
        [changed] changes
       *[opened] opens
    }: { JOIN($names, with: ", ") }
# What other cards have to do with this one.
interaction = { KEY($how) ->
        [answered-by] what answers its { $what }
        [answers] what does the { $what } that it answers
        [read-by] what reads the { $what } that it changes
        [reads] what changes the { $what } that it reads
       *[changes-too] what changes { $what } as well
    }: { JOIN($cards, with: ", ") }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }
# When an ability works, and what it says.
answer = { $kind ->
        [triggered] { $timing ->
            [before] before
           *[other] after
        } { JOIN($verbs, with: ", ") }
        [edge] at the { $timing ->
            [start] start
           *[other] end
        } of { $edge ->
            [turn] a turn
            [cycle] a cycle
           *[other] { $step }
        }
        [replacement] instead of { JOIN($verbs, with: ", ") }
        [rule] forbids { JOIN($verbs, with: ", ") }
        [modifier] changes { $modified }
       *[activated] can be used
    }{ WITH(JOIN($during, with: ", "), before: ", in ") }{ $times ->
        [0] {""}
        [1] , once a { $per }
       *[other] , { $times } times a { $per }
    }{ HAS($until) ->
        [yes] , until { KEY($until) ->
            [game] the game is over
           *[other] { $until }
        }
       *[no] {""}
    }: { $text }
