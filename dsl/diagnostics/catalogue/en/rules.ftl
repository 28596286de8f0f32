### What stands in a rule book around the texts of the game.
players = { COMPARE($min, $max) ->
        [equal] { $min } players
       *[other] { $min } to { $max } players
    }
about = { $key ->
        [age] from { $value } years
        [minutes] about { $value } minutes
       *[other] { $key }: { $value }
    }
# Between parts of a sentence, with its spaces.
stop = ;{" "}
colon = :
aim = How it is won
once = The game ends { $condition }
end-of-turn = The game ends at the end of a turn { $condition }
after = The game ends after “{ $step }” { $condition }
after-always = The game ends after “{ $step }”.
winners = Winners:
whoever = Whoever that is wins.
score = At the end these count, each where those before are equal:
score-lowest = the lowest wins
best-score = the best score
nobody-wins = Nobody wins.
together = { $how ->
        [won] All win together.
       *[lost] All lose together.
    }
things = What there is
cards = Cards
count = Number
begin = At the start in
printed = What they print
decks = Each player brings a deck:
secret-decklists = Which cards a player has brought is not shown to the others.
# How many cards a deck has; `count` as `exactly` and `bounds` say it.
whole-deck = { $count } cards in all
of-deck = among them { $cards }
deck-copies = { $most ->
        [one] at most 1 copy of each
       *[other] at most { $most } copies of each
    }
attached = go on
# What becomes of cards when what they are attached to leaves play.
left = when the card that carries them leaves play, they go to { $to }
goes-along = when the card that carries them leaves play, they go with it
maybe = some
counters = What is counted:
states = What is noted:
held = { $sort ->
        [card] a card
       *[player] a player
    }
state-seen = { $who ->
        [everyone] seen by everyone
        [owner] seen by its owner
        [others] seen by all others
       *[nobody] seen by nobody
    }
of-player = of each player
of-game = of the game
of-cards = on { $kinds }
starts = begins at { $value }
starts-by-seat = begins for the seats in turn at { $values }, again and again
starts-field = start at the printed value ({ $field })
resets = begins anew with each { $cycle }
bounds = { HAS($from) ->
        [yes] { HAS($to) ->
            [yes] { $from } to { $to }
           *[no] at least { $from }
        }
       *[no] { WITH($to, before: "at most ") }
    }
exactly = exactly { $count }
automatic-seat = a player whom nobody plays, in the last place. What it has to choose is chosen { $answers ->
        [random] at random
       *[least] so that it does as little as it can
    }{ $acts ->
        [yes] , and so are its actions
       *[no] ; it takes no actions in its turns
    }.
prefers-first = Of those on offer it takes first { $texts }.
preference = { HAS($of) ->
        [yes] { $of }
       *[no] a player
    } with the { $lowest ->
        [yes] lowest
       *[no] highest
    } value of “{ $by }”
held-role = the player in { HAS($seat) ->
        [yes] seat { $seat }
       *[no] the last seat
    }, all game long
roles = One player at a time has this role:
dice = Dice
throwing = { $count ->
        [one] one die
       *[other] { $count } dice
    } with { $sides } sides
roll-window = then comes the { $window }
contest = one side makes a { $own }, the other side a { $other }; the higher total wins
# Who wins a tie: the side that made a roll.
tie = a tie goes to the { $roll }
no-tie = in a tie nobody wins
places = Where the cards lie
place = Place
owner = Whose
seen = Seen by
arrangement = How
holds = For
zone-of = { $whose ->
        [player] each player
       *[table] all
    }
seen-by = { $who ->
        [everyone] everyone
        [owner] its owner
        [both] its owner and the owner’s partners
        [others] all others
       *[nobody] nobody
    }
order = { $how ->
        [set] side by side
        [stack] stack
       *[row] row
    }
piles = in { $name }
grid = { $columns } × { $rows } { $name }
holes = {" "}(without { AND($cells) })
hexes = { HAS($lengths) ->
        [yes] { $name } with six sides, in rows of { JOIN($lengths, with: ", ") }
       *[no] { $columns } × { $rows } { $name } with six sides, { $slanted ->
            [yes] each row half a step further to the right
           *[no] every second row half a step to the right
        }
    }
capacity = holds at most: { $most }
capacity-of-cell = each holds at most: { $most }
all-cards = all cards
in-play = Cards are in play here: { $zones }.
runs-out = When more is wanted than is there ({ $zone }):
metric = { $which ->
        [orthogonal] counted across edges
        [diagonal] counted across edges and corners
       *[path] counted through free cells
    }
numbers = Numbers that can be agreed on
number = Number
usual = Usually
allowed = Allowed
offered = offered
for-players = { $value } ({ $players } players)
reading = How to read the rules
clockwise = Players sit in a circle, and turn order goes clockwise.
# The counter by which turn order goes.
ordered = Turn order goes by { $counter }: from the lowest to the highest, then again from the lowest. Among equals it goes as they sit, clockwise.
# The counters by which players are out, and by which the turn order goes the other way.
out = Whoever has { $counter } is out: they have no turns, nobody asks them, and “player” and “opponent” do not mean them.
reversed = While { $counter } is more than 0, turn order goes the other way.
teams = Players with the same number of { $counter } are partners: “opponent” does not mean them, and they win together.
as-far = What can be done is done as far as possible: whoever has to draw three cards when only two are left draws those two, and what cannot be done at all is skipped. “Exactly” and costs are all or nothing.
chooser = If nothing says who chooses, it is the player whose turn, card or answer it is.
may-decline = A player can decline only where it says “may”; everything else has to be done if it can be.
# What a card prints that stands for any value.
wild = “*” on a card stands for whatever value suits, anew each time.
in-secret = What players do secretly they all choose first, without seeing the choices of others; then it is done in turn order for everybody to see.
setup = Setting up
course = How it is played
cycle = Each { $cycle } has these parts, one after the other. Then the next { $cycle } begins.
one-step = One { $cycle } follows the other.
turns = The players take turns in order. First: { $from }.
one-turn-each = Each player has one turn, in order. First: { $from }.
# How turns come about that players have besides; `counter`: what they are called.
extra-turns = When a turn is over, whoever has { $counter } takes them first: the player whose turn it was, then the others in order. Then the order goes on where it was.
skipped-turns = Whoever has { $counter } when their turn would come loses one of them and has no turn.
ended-turns = When there is any of { $counter }, what is going on is finished, and then the turn ends: no action and no part of it comes any more, but what happens at its end does.
# A turn has several parts.
parts-of-turn = A turn has these parts, each once and in this order.
single = A turn is one of these actions:
several = As often as you like and can, until you pass:
several-until = As often as you like and can, until you pass or { $until }:
# How many actions there are in a turn, or in a part of one.
exactly-actions = Number of actions, as far as you can, one after the other: { $most }.
at-most-actions = Number of actions, one after the other: at most { $most }, or fewer if you pass.
at-least-actions = Number of actions, as far as you can, one after the other: at least { $least }, until you pass.
between-actions = Number of actions, as far as you can, one after the other: at least { $least }, at most { $most }.
ends-when = It goes on at most { $until }
pass = Pass.
turns-until = Turns are taken { $until }
cost = Cost:
abilities = Here you may also use what your cards let you do.
nothing = Nothing happens here by itself; cards may refer to it.
windows = When others may step in
asked = Who is asked:
first-asked = First:
# Where nothing else is said.
asked-usually = They are asked in turn order, beginning with the player whose turn it is.
closes = { KEY($how) ->
        [all-pass] It goes on until all pass in a row.
       *[first-claim] It ends with the first who does something, or when all have passed.
    }
resolves = { KEY($how) ->
        [in-order] What was done is carried out at the end, in its order.
       *[last-first] What was done is carried out at the end, the last first.
    }
always = What always holds
checked = At all times:
triggers = Where several things are triggered at once, this decides which comes first, one after the other:
trigger = { KEY($which) ->
        [side-of-the-active-player] what belongs to the player whose turn it is comes first
        [order-of-entry] what has been in play for longer comes first
        [order-of-arrival] what has been in its place for longer comes first
       *[the-controller-chooses] the player to whom they belong chooses
    }
verbs = What the orders mean
about-verbs = Cards and rules give these orders.
before = Before it happens:
afterwards = After that:
idle = This changes nothing by itself; cards refer to it.
about-basics = Words that stand in these:
basics = { $which ->
        [attach] **Attach**: what is attached to a card lies with it and moves along with it among the places in play; whatever moves it by itself takes it off.
        [cover] **Cover**: the covering card lies on top, and takes over the place, the counters and all that is attached; the covered one lies beneath, counts no more, and goes wherever the one on top goes.
        [consecutive] **Consecutive**: all different and without a gap, as in 3, 4, 5; after the highest nothing follows.
        [announce] **Announce**: make the first choices now, as far as everybody can see them; make all others when it is carried out, without those that are no longer possible.
        [decide] **Win or lose the game**: it is over at once, or as soon as what happens just then is complete, whatever else holds. Where somebody loses it, all others have won.
       *[settle] **Settle the triggers**: all that has been triggered so far happens now.
    }
counts-as = Counts also as:
words = What the words mean
# Cards of a place that lie together; `place` is its name.
pile = cards that lie together ({ $place })
least = at least { $value }
cases = the first that applies:
otherwise = otherwise
# A word of the game: `condition` begins with “if”.
defined = { $name } { $condition }
# `by`: what is counted, the first that differs decides.
ranking = of { $among }, whoever has the most { JOIN($by, with: ", then the most ") }
ranking-ties = { $which ->
        [random] of several, one at random
       *[share] several share it
    }
all-cards-of-game = All cards
# Cards on which a price precedes what it is paid for: “10 coins: draw a card”.
prices = What precedes a colon in the text of a card is a price: pay it to do what follows. You never have to.
card = card
