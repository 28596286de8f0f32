### Was in einem Regelbuch um die Texte des Spiels herum steht.
players = { COMPARE($min, $max) ->
        [equal] { $min } Spieler
       *[other] { $min } bis { $max } Spieler
    }
about = { $key ->
        [age] ab { $value } Jahren
        [minutes] etwa { $value } Minuten
       *[other] { $key }: { $value }
    }
stop = ;{" "}
colon = :
aim = Wie man gewinnt
once = Die Partie endet, { $condition }
end-of-turn = Die Partie endet am Ende eines Zuges, { $condition }
after = Die Partie endet nach „{ $step }“, { $condition }
after-always = Die Partie endet nach „{ $step }“.
winners = Gewinner:
whoever = Wer das erfüllt, gewinnt.
score = Am Ende zählt, jedes wo alles davor gleich ist:
score-lowest = das Niedrigste gewinnt
best-score = das beste Ergebnis
nobody-wins = Niemand gewinnt.
together = { $how ->
        [won] Alle gewinnen gemeinsam.
       *[lost] Alle verlieren gemeinsam.
    }
things = Was es gibt
cards = Karten
count = Anzahl
begin = Am Anfang in
printed = Was auf ihnen steht
decks = Jeder Spieler bringt ein Deck mit:
secret-decklists = Welche Karten ein Spieler mitgebracht hat, wird den anderen nicht gezeigt.
whole-deck = { $count } Karten im Ganzen
of-deck = darunter { $cards }
deck-copies = { $most ->
        [one] höchstens 1 Exemplar jeder Karte
       *[other] höchstens { $most } Exemplare jeder Karte
    }
attached = Träger
left = verlässt der Träger das Spiel, kommen sie hierhin: { $to }
goes-along = verlässt der Träger das Spiel, gehen sie mit ihm
maybe = einige
counters = Was gezählt wird:
states = Was festgehalten wird:
held = { $sort ->
        [card] eine Karte
       *[player] ein Spieler
    }
state-seen = { $who ->
        [everyone] für alle sichtbar
        [owner] nur für den Besitzer sichtbar
        [others] für alle anderen sichtbar
       *[nobody] für niemanden sichtbar
    }
of-player = je Spieler
of-game = des Spiels
of-cards = ({ $kinds })
starts = anfangs { $value }
starts-by-seat = anfangs für die Plätze der Reihe nach { $values }, immer wieder
starts-field = beginnen beim aufgedruckten Wert ({ $field })
resets = jedes Mal zurückgesetzt: { $cycle }
bounds = { HAS($from) ->
        [yes] { HAS($to) ->
            [yes] { $from } bis { $to }
           *[no] mindestens { $from }
        }
       *[no] { WITH($to, before: "höchstens ") }
    }
exactly = genau { $count }
automatic-seat = ein Spieler auf dem letzten Platz, den niemand spielt. Was er zu wählen hat, wird { $answers ->
        [random] durch Zufall entschieden
       *[least] so entschieden, dass er möglichst wenig tut
    }{ $acts ->
        [yes] , auch seine Aktionen
       *[no] ; in seinen Zügen hat er keine Aktionen
    }.
prefers-first = Von dem, was zur Wahl steht, nimmt er zuerst { $texts }.
preference = { HAS($of) ->
        [yes] { $of }
       *[no] einen Spieler
    } mit dem { $lowest ->
        [yes] niedrigsten
       *[no] höchsten
    } Wert von „{ $by }“
held-role = der Spieler auf { HAS($seat) ->
        [yes] Platz { $seat }
       *[no] dem letzten Platz
    }, das ganze Spiel lang
roles = Diese Rolle hat immer genau ein Spieler:
dice = Würfel
throwing = { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    } mit { $sides } Seiten
roll-window = danach kommt: { $window }
contest = die eine Seite: { $own }; die andere: { $other }; die höhere Summe gewinnt
tie = bei Gleichstand gewinnt: { $roll }
no-tie = bei Gleichstand gewinnt niemand
places = Wo die Karten liegen
place = Ort
owner = Wessen
seen = Gesehen von
arrangement = Wie
holds = Für
zone-of = { $whose ->
        [player] jedes Spielers
       *[table] aller
    }
seen-by = { $who ->
        [everyone] allen
        [owner] seinem Besitzer
        [both] seinem Besitzer und dessen Partnern
        [others] allen anderen
       *[nobody] niemandem
    }
order = { $how ->
        [set] nebeneinander
        [stack] Stapel
       *[row] Reihe
    }
piles = als { $name }
grid = { $columns } × { $rows } { $name }
holes = {" "}(ohne { AND($cells) })
hexes = { HAS($lengths) ->
        [yes] { $name } mit sechs Seiten, in Reihen von { JOIN($lengths, with: ", ") }
       *[no] { $columns } × { $rows } { $name } mit sechs Seiten, { $slanted ->
            [yes] jede Reihe um einen weiteren halben Schritt nach rechts gerückt
           *[no] jede zweite Reihe um einen halben Schritt nach rechts gerückt
        }
    }
capacity = höchstens: { $most }
capacity-of-cell = jedes höchstens: { $most }
all-cards = alle Karten
in-play = Karten sind hier im Spiel: { $zones }.
runs-out = Wenn mehr gebraucht wird, als da ist ({ $zone }):
metric = { $which ->
        [orthogonal] gezählt über Kanten
        [diagonal] gezählt über Kanten und Ecken
       *[path] gezählt über freie Felder
    }
numbers = Zahlen, die man vereinbaren kann
number = Zahl
usual = Üblich
allowed = Erlaubt
offered = zur Wahl
for-players = { $value } ({ $players } Spieler)
reading = Wie die Regeln zu lesen sind
clockwise = Die Spieler sitzen im Kreis, und die Zugreihenfolge geht im Uhrzeigersinn.
# The counter by which turn order goes.
ordered = Die Zugreihenfolge richtet sich nach { $counter }: von der niedrigsten Zahl zur höchsten, dann wieder von vorn. Bei Gleichstand geht sie reihum im Uhrzeigersinn.
# The counters by which players are out, and by which the turn order goes the other way.
out = Wer { $counter } hat, ist draußen: Er hat keine Züge, wird nicht gefragt, und mit „Spieler“ und „Gegner“ ist er nicht gemeint.
reversed = Solange { $counter } größer als 0 ist, geht die Zugreihenfolge andersherum.
teams = Spieler mit derselben Zahl bei { $counter } sind Partner: Mit „Gegner“ sind sie nicht gemeint, und sie gewinnen gemeinsam.
as-far = Was getan werden kann, wird so weit wie möglich getan: Wer drei Karten ziehen soll, obwohl nur noch zwei da sind, zieht diese zwei, und was gar nicht geht, entfällt. Bei „genau“ und bei Kosten gilt: alles oder nichts.
chooser = Ist nicht gesagt, wer wählt, so ist es der Spieler, um dessen Zug, Karte oder Antwort es geht.
may-decline = Nur wo „du darfst“ oder „darf“ steht, kann man verzichten; alles andere ist zu tun, wenn es geht.
wild = „*“ auf einer Karte steht für jeden Wert, der passt, jedes Mal von Neuem.
in-secret = Was die Spieler heimlich tun, wählen alle zuerst, ohne die Wahl der anderen zu sehen; dann wird es in Zugreihenfolge offen getan.
setup = Aufbau
course = Ablauf
cycle = { $cycle } für { $cycle } folgen diese Teile aufeinander.
one-step = Es wird { $cycle } um { $cycle } gespielt.
turns = Die Spieler sind reihum am Zug. Es beginnt: { $from }.
one-turn-each = Jeder Spieler hat einen Zug, reihum. Es beginnt: { $from }.
extra-turns = Ist ein Zug vorbei, macht zuerst Züge, wer { $counter } hat: der Spieler, dessen Zug es war, dann die anderen reihum. Danach geht die Reihenfolge dort weiter, wo sie war.
skipped-turns = Wer { $counter } hat, wenn er an der Reihe wäre, verliert davon 1 und hat keinen Zug.
ended-turns = Gibt es { $counter }, wird zu Ende geführt, was gerade geschieht, und dann endet der Zug: Keine Aktion und kein Teil folgt mehr, wohl aber, was am Ende des Zuges geschieht.
parts-of-turn = Ein Zug hat diese Teile, jeden einmal und in dieser Reihenfolge.
single = Ein Zug ist eine dieser Aktionen:
several = So oft du willst und kannst, bis du passt:
several-until = So oft du willst und kannst, bis du passt oder { $until }:
# How many actions there are in a turn, or in a part of one.
exactly-actions = Anzahl der Aktionen, soweit möglich, eine nach der anderen: { $most }.
at-most-actions = Anzahl der Aktionen, eine nach der anderen: höchstens { $most }, oder weniger, falls du passt.
at-least-actions = Anzahl der Aktionen, soweit möglich, eine nach der anderen: mindestens { $least }, bis du passt.
between-actions = Anzahl der Aktionen, soweit möglich, eine nach der anderen: mindestens { $least }, höchstens { $most }.
ends-when = Es geht höchstens so lange, { $until }
pass = Passe.
turns-until = Es wird gespielt, { $until }
cost = Kosten:
abilities = Hier darfst du auch nutzen, was deine Karten dir erlauben.
nothing = Hier geschieht von selbst nichts; Karten können sich darauf beziehen.
windows = Wann andere eingreifen
asked = Wer gefragt wird:
first-asked = Zuerst:
asked-usually = Gefragt wird in Zugreihenfolge, zuerst der Spieler am Zug.
closes = { KEY($how) ->
        [all-pass] Es geht weiter, bis alle nacheinander passen.
       *[first-claim] Es endet mit dem Ersten, der etwas tut, oder wenn alle gepasst haben.
    }
resolves = { KEY($how) ->
        [in-order] Was getan wurde, wird am Ende der Reihe nach ausgeführt.
       *[last-first] Was getan wurde, wird am Ende ausgeführt, das Letzte zuerst.
    }
always = Was immer gilt
checked = Jederzeit:
triggers = Wird mehreres zugleich ausgelöst, so entscheidet dies nacheinander, was zuerst kommt:
trigger = { KEY($which) ->
        [side-of-the-active-player] was dem Spieler am Zug gehört, kommt zuerst
        [order-of-entry] was länger im Spiel ist, kommt zuerst
        [order-of-arrival] was länger an seinem Ort ist, kommt zuerst
       *[the-controller-chooses] der Spieler, dem es gehört, entscheidet
    }
verbs = Was die Anweisungen bedeuten
about-verbs = Karten und Regeln geben diese Anweisungen.
before = Bevor es geschieht:
afterwards = Danach:
idle = Das ändert von selbst nichts; Karten beziehen sich darauf.
about-basics = Wörter, die darin stehen:
basics = { $which ->
        [attach] **Anlegen**: Was an einer Karte liegt, ist dort, wo sie ist, und geht zwischen den Orten im Spiel mit ihr; was es allein bewegt, löst es von ihr.
        [cover] **Bedecken**: Die bedeckende Karte liegt oben und übernimmt den Platz, die Zähler und alles, was angelegt ist; die bedeckte liegt darunter, zählt nicht mehr und geht überallhin mit, wohin die obere geht.
        [consecutive] **Aufeinanderfolgend**: alle verschieden und ohne Lücke, wie 3, 4, 5; nach dem Höchsten folgt nichts.
        [announce] **Ankündigen**: Was zuerst gewählt wird und alle sehen können, wird sofort gewählt, alles andere erst bei der Ausführung, ohne das, was dann nicht mehr möglich ist.
        [decide] **Die Partie gewinnen oder verlieren**: Sie endet sofort, oder sobald vollständig ist, was gerade geschieht, was sonst auch gilt. Verliert sie jemand, haben alle anderen gewonnen.
       *[settle] **Ausgelöstes abhandeln**: Alles, was bis dahin ausgelöst wurde, geschieht jetzt.
    }
counts-as = Zählt auch als:
words = Was die Wörter bedeuten
pile = Karten, die zusammen liegen ({ $place })
least = mindestens { $value }
cases = das Erste, was zutrifft:
otherwise = sonst
defined = { $name }, { $condition }
ranking = wer die meisten { JOIN($by, with: ", dann die meisten ") } hat (verglichen: { $among })
ranking-ties = { $which ->
        [random] von mehreren einer durch Zufall
       *[share] mehrere teilen es sich
    }
all-cards-of-game = Alle Karten
# Cards on which a price precedes what it is paid for: “10 coins: draw a card”.
prices = Was im Text einer Karte vor einem Doppelpunkt steht, ist ein Preis: Bezahle ihn, um zu tun, was folgt. Niemand muss das.
card = Karte
