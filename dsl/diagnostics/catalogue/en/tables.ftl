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
balance = { $game }: { $games } games of { $players } { $level } bots, seed { $seed }
balance-judged = the bots judge a won position better than a lost one in { $auc } of all cases (0.50 would be guessing)
balance-columns = { $column ->
        [card] card
        [games] games
        [had] had
        [won] won
        [first] won, at the start
        [others] others won
        [difference] difference
        [used] played
        [given] won, given
        [always] always-valid interval
        [verdict] verdict
       *[q] q
    }
balance-note = difference: what goes together with having the card, not what it causes. q: the share of false alarms among the cards down to this one; above 0.10 it is chance. What a card causes is measured with `--given`.
balance-verdict = { $verdict ->
        [strong] too strong
        [weak] too weak
       *[open] no difference found
    }
balance-not-given = { $card }: no player has a card at the start for which it could be exchanged
balance-unfinished = { $games ->
        [one] 1 game
       *[other] { $games } games
    } had no end after { $decisions } decisions, and are left out
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
