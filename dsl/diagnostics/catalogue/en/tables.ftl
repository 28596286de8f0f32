### Tables: what many games gave, and what a set of cards is made of.

simulated = { $game }: { $games } games of { $players } { $bots } bots{ WITH(JOIN($decks, with: " and "), before: " with ") }, seed { $seed }
duels = { $game }, { $players } players, seed { $seed }: what the first level wins from one seat, against the other level on all others; alike would be { $even }
duel-columns = { $column ->
        [levels] duel
        [games] games
        [share] won
        [always] always-valid interval
       *[stronger] stronger
    }
duel-of = { $one } against { $other }
duel-undecided = undecided
duel-unfinished = { $games ->
        [one] 1 game
       *[other] { $games } games
    } had no end after { $decisions } decisions, and count as shared
columns = { $column ->
        [seat] seat
        [games] games
        [wins] wins
        [shared] shared
        [rate] rate
        [interval] 95 % interval
        [measure] measure
        [mean] mean
        [least] least
        [median] median
        [most] most
        [ending] ending
        [kind] kind
        [cards] cards
       *[copies] copies
    }
rows = { $row ->
        [decisions] decisions
        [cut] cut off after too many decisions
       *[faults] stopped by a fault
    }
interval = { $low } to { $high }
than = { $than ->
        [above] above
        [below] below
       *[alike] {""}
    }
marks = above, below: the whole interval lies on that side of { $average }, which is what all players won
progress = { $done } of { $whole }{ HAS($rate) ->
        [yes] , { $rate } a second, { $left } left
       *[no] {""}
    }
set = { $game }: { $cards } cards, { $copies } copies
# How likely dice such as `2d6` come to lie in a range.
on-dice = on { $dice }
average = average { $value }
lines = lines a card: { $average } in { $entries } entries; the longest: { JOIN($longest, with: ", ") }
