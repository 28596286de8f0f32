### What variants change in their game.

colon = :
quote = “{ $name }”
variant-of = { $variant }, on top of { $game }
headings = { $how ->
        [changed] Changed
        [added] Added
       *[removed] Removed
    }
same = Nothing is otherwise than in the game.
# Of a change that the words do not show.
alike = reads the same, written otherwise
thing = { KEY($key) ->
        [settings] setting
        [values] values
        [of] value
        [kinds] kind of card
        [fields] field
        [zones] place
        [metrics] distance
        [cells] cells
        [counters] counter
        [roles] role
        [automatic-seats] seat that nobody plays
        [nouns] word
        [rankings] ranking
        [functions] formula
        [tables] table
        [verbs] order
        [rolls] roll
        [contests] contest
        [windows] window
        [flow] course
        [steps] step
        [actions] action
        [checks] check
        [ends] ending
        [decks] deck
        [deck-rules] rule for decks
        [cards] card
        [badges] badge
        [measures] measure
        [groups] grouping
        [counts] number of
       *[other] `{ $key }`
    }
side = { KEY($key) ->
        [players] players
        [min] at least
        [max] at most
        [of] whose
        [default] usually
        [from] from
        [to] up to
        [offered] on offer
        [by-players] by the number of players
        [setup] setting up
        [rules] what always holds
        [do] what happens
        [first] before it happens
        [if] only if
        [choose] what is chosen
        [cost] cost
        [until] until
        [turns-from] who begins
        [extra-turns] extra turns
        [skipped-turns] skipped turns
        [ended-turns] ended turns
        [out] who is out
        [reversed] what reverses the turn order
        [turn-order] what turn order goes by
        [teams] teams
        [abilities] abilities may be used
        [takes] takes
        [is] meaning
        [sum] sum
        [least] at least
        [most] at most
        [cases] cases
        [among] among
        [by] by
        [ties] ties
        [asks] who is asked
        [closes] when it closes
        [resolves] when it is carried out
        [dice] dice
        [rows] rows
        [starts] at the start
        [resets] begins anew with
        [goes-on] goes on
        [seen-by] seen by
        [order] arrangement
        [capacity] holds at most
        [in-play] in play
        [when-it-runs-out] when it runs out
        [winners] winners
        [after] after
        [at] when
        [copies] copies
        [kind] kind
        [name] name
        [phrase] phrase
        [each] one for each
        [deck] all cards
        [table] what the table shows
        [player] of each player
        [shared] of all
        [report] what a simulation tells
        [about] about
        [order-of-triggers] order of triggers
       *[other] {""}
    }
