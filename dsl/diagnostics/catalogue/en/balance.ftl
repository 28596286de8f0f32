title = { $game }: balance for { $players } players, seed { $seed }
judged = the bots judge a won position better than a lost one in { $auc } of all cases (0.50 would be guessing)
estimate = { $games ->
        [one] 1 game
       *[other] { $games } games
    } at most, about { $time }; Ctrl-C ends with what is there
learning = before that, bots learn { $games ->
        [one] 1 changed game
       *[other] { $games } changed games
    }, about { $time }
interrupted = ended early: the report is about the games that were finished
measure = { $row ->
        [games] games
        [unfinished] without an end
        [ending] end: { $name }
        [decisions] decisions, median
        [spread] decisions, middle half
        [first] won by who goes first
        [seat] won by { $name }
        [quarter] won by who is ahead after a quarter
        [half] ... after a half
        [late] ... after three quarters
        [choices] decisions with a choice
       *[between] things to choose from, mean
    }
range = { $low } to { $high }
column = { $column ->
        [measure] measure
        [card] card
        [gih] GIH
        [gihwr] GIH WR
        [gpwr] GP WR
        [ohwr] OH WR
        [gdwr] GD WR
        [gndwr] GND WR
        [iwd] IWD
        [random] IWD random
        [used] used
        [games] games
        [given] won, given
        [always] always-valid interval
        [sees] sees
        [verdict] verdict
        [group] group
        [chance] beats the average
        [interval] 95 % interval
        [value] value
        [difference] difference
        [first] first player
        [ending] most frequent end
        [length] decisions
       *[q] q
    }
legend = GIH: players who had the card; GIH WR: what they won. OH WR: with it at the start. GD WR: with it later. GND WR: without it. GP WR: with it in the deck. IWD: GIH WR less GND WR, in points: what goes together with the card, not what it causes. q: the share of false alarms among the cards down to this one; above 0.10 it is chance. What a card causes is measured with `--given`.
power = observed with these games, a card that { $had } players had shows a difference of { $points } points or more in four of five runs
never-had = nobody ever had: { $cards }
never-used = had and never used: { $cards }
sees = { $points } points
verdict = { $verdict ->
        [strong] too strong
        [weak] too weak
       *[open] no difference found
    }
needed = no difference found; { $games } games would show one of this size
not-given = { $card }: no player can be given this card at the start
as-it-is = as it is
matchups = { $group }: what the row won against the column
page = { $part ->
        [made] Made from { $games } games. Bots are not people: what they do not see, this page does not see either.
        [given] What a card causes
        [observed] What goes together with a card
        [course] How games go
        [groups] Who beats whom
       *[sweeps] What if
    }
more-cards = and { $count } more: `--format csv` lists all cards
