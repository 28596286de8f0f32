### Ce que dit l'écran pendant la partie.

list = { HAS($names) ->
        [yes] { AND($names, most: 999) }
       *[no] rien
    }
owned = { $thing } { BEGINS($owner, "aeiouyhâàéèêëîïôûœ") ->
        [yes] d’{ $owner }
       *[no] de { $owner }
    }
hidden-cards = { $count } { $count ->
        [one] carte cachée
       *[other] cartes cachées
    }
labelled = { $label } : { $text }
between = {" "};{" "}
nothing = rien
nobody = personne
a-rule = une règle
a-card = une carte
attached = attachée
nowhere = nulle part
# Where a card lies that is not seen, counted from 1; `on`: which of those that lie on the card there.
place-of-card = { $zone } { $at }{ WITH($on, before: ", carte ", after: " posée dessus") }
pass = passer
ability = utiliser une capacité
yes = oui
no = non
none = aucun
chooses = { $who } { $none ->
        [yes] ne choisit rien
       *[no] choisit { $what }
    }{ $forced ->
        [yes] {" "}(rien d’autre n’était possible)
       *[no] {""}
    }
acts = { $who } : { $action }
passes = { $who } passe
declines = { $who } renonce
does = { $deed }{ WITH(AND($from, most: 999), before: ", de ") }{ WITH($to, before: ", vers ") }{ $pile }
into-pile = , dans { $pile }
to-cell = {" "}en { $cell }
moves-to = { $what } → { $pile }
moves = { $what } : { HAS($from) ->
        [yes] { AND($from, most: 999) }
       *[no] rien
    } → { $to }{ $pile }
shuffled = mélange : { $name }
shown = montré à tous : { $cards }
untaken = rien n’est fait avec { $things } : `{ $verb }` prend { $takes }
looks = { $who } regarde { $cards }
turned = { $face ->
        [up] face visible
       *[other] face cachée
    } : { $cards }
attached-to = { $card } : sur « { $host } »
covered = { $using } recouvre { $card }
uncovered = { $card } ne recouvre plus { $back }
counts = { HAS($of) ->
        [yes] { $of } : { $amount }
       *[no] { $amount }
    } ({ $change })
becomes = { $state }{ HAS($of) ->
        [yes] {" "}({ $of })
       *[no] {""}
    } : { $now }
secret = secret
says = { $who } : { $what }
appointed = { $role } : { $player }
by-chance = au hasard : { $what }
# Behind the name of a text: that it was announced before, maybe in a window.
announced = { HAS($window) ->
        [yes] dans : { $window }
       *[no] annoncé
    }
uses = { WITH($who, after: " : ") }{ $field } (« { $card } »)
# What happened, and the card whose text made it happen.
because-of = { $what } ({ $cause })
turn-of = tour { BEGINS($player, "aeiouyhâàéèêëîïôûœ") ->
        [yes] d’{ $player }
       *[no] de { $player }
    }
over = la partie est finie ({ $ending })
wins = { $together ->
        [won] tous ont gagné ensemble
        [lost] tous ont perdu ensemble
       *[no] { HAS($winners) ->
                [yes] { AND($winners, most: 999) } { COUNT($winners) ->
                    [one] gagne
                   *[other] partagent la victoire
                }
               *[no] personne ne gagne
            }
    }
standing = { $rank }. { $player } : { $scores }
rolls = { $roll }{ WITH($about, before: " pour ") } : { $sum }
comes-to = { $roll }{ WITH($about, before: " pour ") }, total { $sum }
roll-changes = { $roll } : { $before } -> { $now }
contest = { $name } : { JOIN($sides, with: " ; ") } ; { $winner } gagne
stands = désormais : { WITH($who, after: " : ") }{ $text }
ends = ne vaut plus : { WITH($who, after: " : ") }{ $text }
# What lasts, with the cards that it speaks of.
speaks-of = { $text } ({ JOIN($cards, with: ", ") })
needs = { HAS($label) ->
        [yes] { $label }
       *[no] il faut
    } { $range } : { $reached ->
        [yes] atteint
       *[no] pas atteint
    }
against = contre { $other } avec { $total } : { $ahead } est en tête
you = vous
on-turn = au tour
beneath = dessous : { $cards }
hidden = { $count } { $count ->
        [one] cachée
       *[other] cachées
    }
more = et { $count } de plus
parts = { KEY($part) ->
        [at-least] minimum
        [less] réduction
       *[number] nombre
    }
# Where a number of a card comes from.
sum-part = { KEY($is) ->
        [printed] imprimé
        [counted] dessus
        [bound] limite
        [most] au plus
       *[number] nombre
    }
# Of what a later text makes meaningless.
overruled = ne compte pas
out-of = { $value } sur { $most }
lacking = { $what } ({ $has } sur { $wants })
priced = { $name } ({ $price })
at-most = jusqu'à { $price }
new-roll = { $by } : { $roll } ({ $before } -> { $after })
asks = { $who } : { $what }{ WITH($count, before: " (", after: ")") }
question = { $text } ?
and-then = { $text } ; puis { $then }
found-nothing = { $what } : ne trouve rien
what-to-do = choisissez quoi faire
which-first = choisissez ce qui vient en premier
count = { COMPARE($least, $most) ->
        [equal] { $least ->
            [one] choisissez 1
           *[other] choisissez exactement { $least }
        }
       *[other] choisissez de { $least } à { $most }
    }
in-secret = en secret
and-by-name = et { $count } de plus, par leur nom
enter-passes = Entrée passe
auto-hint = `auto` passe tout seul quand vous ne pouvez rien faire d'autre ; `skip` passe jusqu'à votre tour
auto-by-default = Quand une seule chose est possible, elle est faite pour vous ; `auto` désactive cela. `help` dit ce que l'on peut taper.
cannot-answer = { $who } ne peut pas répondre `{ $said }` maintenant
did-you-mean = vouliez-vous dire { JOIN(MARKED($names), with: " ou ") } ?
see-help = répondez par un numéro ou un nom de la liste ; `help` dit ce que l'on peut taper d'autre
shortened = abrégé pour tenir à l'écran : `table` montre tout, `card …` une carte
can-be-chosen = { $name } peut être choisi
unknown-card = il n'y a pas de carte `{ $name }`
unknown-place = il n'y a pas d'endroit `{ $name }` ; il y a { OR(MARKED($places), most: 30) }
auto-on = désormais, ce qui est seul possible est fait pour vous ; les autres n'en savent rien
auto-off = on vous demande de nouveau
skipping = vous passez jusqu'à votre tour
skipping-until = vous passez jusqu'à : { $window }
skipping-window = { $on ->
        [yes] vous passez à chaque fois : { $window }
       *[no] on vous demande de nouveau : { $window }
    }
unknown-window = { HAS($windows) ->
        [yes] il n'y a pas de « { $name } » où passer ; vous pouvez passer dans { AND(MARKED($windows), most: 999) }
       *[no] rien dans ce jeu n'interrompt ce que fait quelqu'un : seul `skip` sans nom passe
    }
all-is-offered = tout ce qui pourrait être choisi est proposé
agree-to-undo = { $other } : ce que { $player } veut reprendre a fait connaître quelque chose (cartes, dés, choix secrets). Êtes-vous d'accord ?
not-taken-back = la réponse reste, car { $other } n'est pas d'accord
nothing-to-undo = il n'y a rien à reprendre
nothing-to-redo = il n'y a rien à rejouer
pass-device = passez l'appareil à { $player }
pass-device-and-enter = passez l'appareil à { $player }, qui appuie sur Entrée{" "}
saved = enregistré dans { $file }
go-on = pour continuer : { $command }
cannot-write = impossible d'écrire { $file } : { $reason }
replaces = { $file } existe déjà et n'est pas une partie enregistrée de ce jeu ; le remplacer ?
leaves-unsaved = la partie n'est pas enregistrée ; partir quand même ?
help =
    {"  "}répondez par des numéros (`3`, `1 3`) ou des noms (`a`, `a + b`), `none` pour rien ; Entrée passe. Et aussi :
      table            montrer la table de nouveau
      look LIEU        montrer tout ce qui se trouve à un endroit
      card NOM         montrer tout ce que dit une carte
      log              montrer tout ce qui s'est passé
      why [NOM]        dire pourquoi NOM ne peut pas être choisi ; seul : tout ce qui ne peut pas l'être
      known            montrer ce que vous savez des cartes cachées, parce que vous les avez vues
      hint             dire ce qu'un bot choisirait à votre place
      undo, redo       reprendre votre dernière réponse, la redonner
      auto             jouer d'office les coups forcés ; encore une fois pour que l'on vous demande
      skip             passer jusqu'à votre tour
      skip NOM         passer dans chaque fenêtre de ce nom ; encore une fois pour être interrogé
      skip until NOM   passer jusqu'à ce qu'une fenêtre de ce nom vous interroge
      absent           laisser le jeu répondre pour vous, aussi peu que possible
      save [FICHIER]   enregistrer la position
      save scenario [FICHIER]  enregistrer la partie comme scénario
      help, quit
place = « { $name } »
card-name = { $name }
noun-form = { $count ->
        [one] one
       *[other] many
    }
new-one = { $gender ->
        [f] nouvelle
       *[other] { BEGINS($one, "aeiouhâàéèêëîïôûœ") ->
            [yes] nouvel
           *[no] nouveau
        }
    } { $one }
into-new-one = { $gender ->
        [f] une
       *[other] un
    } { $gender ->
        [f] nouvelle
       *[other] { BEGINS($one, "aeiouhâàéèêëîïôûœ") ->
            [yes] nouvel
           *[no] nouveau
        }
    } { $one }
# Of several abilities of a text: which one.
part-of-text = { $until ->
        [yes] , jusqu’à { $number }
       *[no] {" "}{ $number }
    }
# What is chosen, and made by it: a new pile.
made = { $gender ->
        [f] une nouvelle
       *[other] { BEGINS($one, "aeiouhâàéèêëîïôûœ") ->
            [yes] un nouvel
           *[no] un nouveau
        }
    } { $one }
hint = un bot choisirait { $best } ; il a essayé chaque réponse dans de courtes parties, et jugé où elles menaient (100 : gagné)
hint-row = { $value }  { $name }
no-hint = il n'y a rien entre quoi choisir
known-row = { $place } : { $cards }
known-at = { $name } (en position { $place } à partir du dessus)
nothing-known = vous ne savez rien des cartes cachées
no-notes = ce jeu n'autorise pas les notes
