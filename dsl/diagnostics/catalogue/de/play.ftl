### Was der Bildschirm beim Spielen sagt.

list = { HAS($names) ->
        [yes] { AND($names, most: 999) }
       *[no] nichts
    }
owned = { ENDS($owner, "sßxz") ->
        [yes] { $owner }'
       *[no] { $owner }s
    } { $thing }
hidden-cards = { $count } { $count ->
        [one] verdeckte Karte
       *[other] verdeckte Karten
    }
labelled = { $label }: { $text }
between = ;{" "}
nothing = nichts
nobody = niemand
a-rule = eine Regel
a-card = eine Karte
attached = angelegt
nowhere = nirgends
# Where a card lies that is not seen, counted from 1; `on`: which of those that lie on the card there.
place-of-card = { $zone } { $at }{ WITH($on, before: ", Karte ", after: " darauf") }
pass = passen
ability = eine Fähigkeit nutzen
yes = ja
no = nein
none = keine
chooses = { $who } wählt { $what }{ $forced ->
        [yes] {" "}(nichts anderes war möglich)
       *[no] {""}
    }
acts = { $who }: { $action }
passes = { $who } passt
declines = { $who } verzichtet
does = { $deed }{ WITH(AND($from, most: 999), before: ", von ") }{ WITH($to, before: ", nach ") }{ $pile }
into-pile = {" "}({ $pile })
to-cell = {" "}nach { $cell }
moves-to = { $what } → { $pile }
moves = { $what }: { HAS($from) ->
        [yes] { AND($from, most: 999) }
       *[no] nichts
    } → { $to }{ $pile }
shuffled = gemischt: { $name }
shown = allen gezeigt: { $cards }
untaken = mit { $things } geschieht nichts: `{ $verb }` nimmt { $takes }
looks = { $who } sieht sich { $cards } an
turned = { $face ->
        [up] aufgedeckt
       *[other] verdeckt
    }: { $cards }
attached-to = { $card }: an „{ $host }“ angelegt
covered = { $using } liegt nun auf „{ $card }“
uncovered = { $card } liegt nicht mehr auf „{ $back }“
counts = { HAS($of) ->
        [yes] { $of }: { $amount }
       *[no] { $amount }
    } ({ $change })
becomes = { $state }{ HAS($of) ->
        [yes] {" "}({ $of })
       *[no] {""}
    }: { $now }
secret = geheim
says = { $who }: { $what }
appointed = { $role }: { $player }
by-chance = durch Zufall: { $what }
# Behind the name of a text: that it was announced before, maybe in a window.
announced = { HAS($window) ->
        [yes] in: { $window }
       *[no] angekündigt
    }
uses = { WITH($who, after: ": ") }{ $field } von „{ $card }“
# What happened, and the card whose text made it happen.
because-of = { $what } ({ $cause })
turn-of = { ENDS($player, "sßxz") ->
        [yes] { $player }'
       *[no] { $player }s
    } Zug
over = das Spiel ist vorbei ({ $ending })
wins = { $together ->
        [won] alle haben gemeinsam gewonnen
        [lost] alle haben gemeinsam verloren
       *[no] { HAS($winners) ->
                [yes] { AND($winners, most: 999) } { COUNT($winners) ->
                    [one] gewinnt
                   *[other] teilen sich den Sieg
                }
               *[no] niemand gewinnt
            }
    }
standing = { $rank }. { $player }: { $scores }
rolls = { $roll }{ WITH($about, before: " für ") }: { $sum }
comes-to = { $roll }{ WITH($about, before: " für ") } ergibt { $sum }
roll-changes = { $roll }: { $before } -> { $now }
contest = { $name }: { JOIN($sides, with: "; ") }; { $winner } gewinnt
stands = von nun an: { WITH($who, after: ": ") }{ $text }
ends = nicht mehr: { WITH($who, after: ": ") }{ $text }
# What lasts, with the cards that it speaks of.
speaks-of = { $text } ({ JOIN($cards, with: ", ") })
needs = { HAS($label) ->
        [yes] { $label }
       *[no] nötig
    } { $range }: { $reached ->
        [yes] erreicht
       *[no] nicht erreicht
    }
against = gegen { $other } mit { $total }: { $ahead } liegt vorn
you = du
on-turn = am Zug
beneath = darunter: { $cards }
hidden = { $count } verdeckt
more = und { $count } weitere
parts = { KEY($part) ->
        [at-least] Mindestwert
        [less] Nachlass
       *[number] Zahl
    }
# Where a number of a card comes from.
sum-part = { KEY($is) ->
        [printed] gedruckt
        [counted] darauf
        [bound] Grenze
        [most] höchstens
       *[number] Zahl
    }
# Of what a later text makes meaningless.
overruled = zählt nicht
out-of = { $value } von { $most }
lacking = { $what } ({ $has } von { $wants })
priced = { $name } ({ $price })
at-most = bis zu { $price }
new-roll = { $by } auf { $roll } ({ $before } -> { $after })
asks = { $who }: { $what }{ WITH($count, before: " (", after: ")") }
question = { $text }?
and-then = { $text }; dann: { $then }
found-nothing = { $what }: findet nichts
what-to-do = wähle, was du tust
which-first = wähle, was zuerst kommt
count = { COMPARE($least, $most) ->
        [equal] { COMPARE($least, 1) ->
            [more] wähle genau { $least }
           *[other] wähle 1
        }
       *[other] wähle { $least } bis { $most }
    }
in-secret = geheim
and-by-name = und { $count } weitere, mit ihrem Namen
enter-passes = Enter passt
auto-hint = `auto` passt von selbst, wenn du nichts anderes tun kannst; `skip` passt, bis du am Zug bist
auto-by-default = Wo nur eines möglich ist, geschieht es von selbst; `auto` schaltet das ab. `help` sagt, was man eingeben kann.
cannot-answer = { $who } kann jetzt nicht mit `{ $said }` antworten
did-you-mean = meintest du { JOIN(MARKED($names), with: " oder ") }?
see-help = antworte mit einer Nummer oder einem Namen der Liste; `help` sagt, was man sonst eingeben kann
shortened = gekürzt, damit es passt: `table` zeigt alles, `card …` eine Karte
can-be-chosen = { $name } kann gewählt werden
unknown-card = es gibt keine Karte `{ $name }`
unknown-place = es gibt keinen Ort `{ $name }`; es gibt { OR(MARKED($places), most: 30) }
auto-on = von nun an geschieht von selbst, was als Einziges möglich ist; die anderen merken nichts davon
auto-off = du wirst wieder gefragt
skipping = du passt, bis du am Zug bist
skipping-until = du passt bis: { $window }
skipping-window = { $on ->
        [yes] du passt jedes Mal: { $window }
       *[no] du wirst wieder gefragt: { $window }
    }
unknown-window = { HAS($windows) ->
        [yes] es gibt kein `{ $name }`, in dem man passen kann; passen kannst du in { AND(MARKED($windows), most: 999) }
       *[no] nichts in diesem Spiel unterbricht, was jemand tut: nur `skip` allein passt
    }
all-is-offered = alles, was gewählt werden könnte, steht zur Wahl
agree-to-undo = { $other }: Was { $player } zurücknehmen will, hat etwas bekannt gemacht (Karten, Würfel, geheime Entscheidungen). Bist du einverstanden?
not-taken-back = es bleibt dabei, denn { $other } ist nicht einverstanden
nothing-to-undo = es gibt nichts zurückzunehmen
nothing-to-redo = es gibt nichts zu wiederholen
pass-device = gib das Gerät an { $player }
pass-device-and-enter = gib das Gerät an { $player }; dann Enter drücken{" "}
saved = gespeichert in { $file }
go-on = weiter mit: { $command }
cannot-write = { $file } kann nicht geschrieben werden: { $reason }
replaces = { $file } gibt es schon und ist kein Spielstand dieses Spiels; ersetzen?
leaves-unsaved = das Spiel ist nicht gespeichert; trotzdem gehen?
help =
    {"  "}antworte mit Nummern (`3`, `1 3`) oder Namen (`a`, `a + b`), `none` für nichts; Enter passt. Und außerdem:
      table            den Tisch noch einmal zeigen
      look ORT         alles zeigen, was an einem Ort liegt
      card NAME        alles zeigen, was eine Karte sagt
      log              alles zeigen, was geschehen ist
      why [NAME]       sagen, warum NAME nicht gewählt werden kann; allein: alles, was jetzt nicht gewählt werden kann
      known            zeigen, was du von verdeckten Karten weißt, weil du sie gesehen hast
      hint             sagen, was ein Bot an deiner Stelle wählen würde
      undo, redo       deine letzte Antwort zurücknehmen, sie wieder geben
      auto             von selbst tun, was als Einziges möglich ist; noch einmal, um gefragt zu werden
      skip             passen, bis du am Zug bist
      skip NAME        in jedem Fenster dieses Namens passen; noch einmal, um wieder gefragt zu werden
      skip until NAME  passen, bis ein Fenster dieses Namens dich fragt
      absent           das Spiel für dich antworten lassen, so wenig wie es kann
      save [DATEI]     die Stellung speichern
      save scenario [DATEI]  das Spiel bis hierher als Szenario speichern
      help, quit
place = „{ $name }“
card-name = „{ $name }“
noun-form = { $count ->
        [1] one
       *[other] many
    }
new-one = { $gender ->
        [f] neue
        [n] neues
       *[m] neuer
    } { $one }
into-new-one = { $gender ->
        [f] neue
        [n] neues
       *[m] neuer
    } { $one }
# Of several abilities of a text: which one.
part-of-text = { $until ->
        [yes] , bis { $number }
       *[no] {" "}{ $number }
    }
# What is chosen, and made by it: a new pile.
made = { $gender ->
        [f] eine neue
        [n] ein neues
       *[m] einen neuen
    } { $one }
hint = ein Bot würde { $best } wählen; er hat jede Antwort in kurzen Partien probiert und beurteilt, wohin sie führten (100: gewonnen)
hint-row = { $value }  { $name }
no-hint = es gibt nichts, wozwischen zu wählen wäre
known-row = { $place }: { $cards }
known-at = { $name } (von oben an Stelle { $place })
nothing-known = du weißt von verdeckten Karten nichts
no-notes = dieses Spiel erlaubt keine Notizen
