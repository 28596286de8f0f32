### What commands say of what they have done.

written-to = written to { $file }
written-to-check-it-with = written to { $file }; check it with: { $command }
recorded-in = recorded in { $file }
there-is-nothing-to-record-in = there is nothing to record in { $file }
nothing-has-changed-since-the-record = nothing has changed since the record in { $file }
nothing-was-written = nothing was written
and-nothing-was-written = { $told }; nothing was written
cards-in = { $count ->
        [one] { $count } card in { $file }
       *[other] { $count } cards in { $file }
    }
cards-changed = { $count ->
        [one] { $count } card changed
       *[other] { $count } cards changed
    }
new = { $count } new
without-a-row-left-as-they = { $count } without a row, left as they are
new-in = { $card }: new, in { $file }
formatted = formatted { $file }
would-change = { $file } would change
files-changed = { $files ->
        [1] { $changed } of 1 file changed
       *[other] { $changed } of { $files } files changed
    }
files-would-change = { $files ->
        [1] { $changed } of 1 file would change
       *[other] { $changed } of { $files } files would change
    }
places = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
changed-in-files = { $files ->
        [1] { $places } in 1 file changed
       *[other] { $places } in { $files } files changed
    }
would-change-in-files = { $files ->
        [1] { $places } in 1 file would change
       *[other] { $places } in { $files } files would change
    }
anyway-plays-it-on-the-data = `--anyway` plays it on the data of now, up to the first decision that no longer stands
the-game-is-not-over = the game is not over
decisions-every-line-the-same = { $count } decisions, every line the same; { $ending }
decisions-all-still-stand = { $count } decisions, all still stand; { $ending }
decisions-could-be-taken-again-it = { $count } decisions could be taken again; it ends like this:
enter-goes-on = -- Enter goes on, q ends --{" "}
game-bots-and-seed = { $game }, { $bots } bots, seed { $seed }
game-did-not-come-to-an = game { $game } did not come to an end (seed { $seed })
game-was-stopped-seed = game { $game } was stopped (seed { $seed }):
and-more = and { $count } more
interrupted-of-games-were-finished = interrupted: { $finished } of { $games } games were finished
no-generated-code = code must not be generated here, so games take longer
which-game = Which game?
how-many-players = How many players?
which-are-people = Which of them are people? The others are bots.
left-out-for-errors = { $count ->
        [one] left out, because it has errors: { JOIN($cards, with: ", ") }
       *[other] { $count } cards are left out, because they have errors: { JOIN($cards, with: ", ") }
    }
no-card-prints-something-else = no card prints something else than at { $revision }
pages-in = { $count ->
        [one] { $count } page in { $file }
       *[other] { $count } pages in { $file }
    }
bots-learn-by-playing = the bots learn the game by playing each other, once; this takes some minutes
bots-learn-the-game = the bots learn the game, once; this takes some seconds
the-page-is-built = the page is built, once; this takes some seconds
the-studio-is-open = The studio is open at { $address } (Ctrl-C ends it).
open-the-studio = Open the studio: make cards in the browser
