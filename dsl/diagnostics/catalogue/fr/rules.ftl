### Ce qui entoure les textes du jeu dans un livret de règles.
players = { COMPARE($min, $max) ->
        [equal] { $min } joueurs
       *[other] { $min } à { $max } joueurs
    }
about = { $key ->
        [age] à partir de { $value } ans
        [minutes] environ { $value } minutes
       *[other] { $key } : { $value }
    }
stop = {" "};{" "}
colon = {" "}:
aim = Comment gagner
once = La partie finit { $condition }
end-of-turn = La partie finit à la fin d’un tour { $condition }
after = La partie finit après « { $step } » { $condition }
after-always = La partie finit après « { $step } ».
winners = Gagnants :
whoever = Quiconque y parvient gagne.
score = À la fin comptent, chacun où les précédents sont égaux :
score-lowest = le plus bas gagne
best-score = le meilleur score
nobody-wins = Personne ne gagne.
together = { $how ->
        [won] Tous gagnent ensemble.
       *[lost] Tous perdent ensemble.
    }
things = Matériel
cards = Cartes
count = Nombre
begin = Au début dans
printed = Ce qu’elles indiquent
decks = Chaque joueur apporte un paquet :
secret-decklists = Les cartes qu’un joueur a apportées ne sont pas montrées aux autres.
whole-deck = { $count } cartes en tout
of-deck = dont { $cards }
deck-copies = { $most ->
        [one] 1 exemplaire au plus de chaque carte
       *[other] { $most } exemplaires au plus de chaque carte
    }
attached = se placent sur
left = quand la carte qui les porte quitte le jeu, elles vont ici : { $to }
goes-along = quand la carte qui les porte quitte le jeu, elles la suivent
maybe = certaines
counters = Ce qui se compte :
states = Ce qui se note :
held = { $sort ->
        [card] une carte
       *[player] un joueur
    }
state-seen = { $who ->
        [everyone] vu de tous
        [owner] vu de son propriétaire
        [others] vu de tous les autres
       *[nobody] vu de personne
    }
of-player = par joueur
of-game = pour la partie
of-cards = ({ $kinds })
starts = au départ { $value }
starts-by-seat = au départ, pour les places tour à tour, { $values }, et ainsi de suite
starts-field = commencent à la valeur imprimée ({ $field })
resets = à nouveau comme au départ à chaque { $cycle }
bounds = { HAS($from) ->
        [yes] { HAS($to) ->
            [yes] { $from } à { $to }
           *[no] au moins { $from }
        }
       *[no] { WITH($to, before: "au plus ") }
    }
exactly = exactement { $count }
automatic-seat = un joueur que personne ne joue, à la dernière place. Ce qu’il doit choisir est choisi { $answers ->
        [random] au hasard
       *[least] de façon qu’il fasse le moins possible
    }{ $acts ->
        [yes] , et ses actions aussi
       *[no] {" "}; il ne fait pas d’action à ses tours
    }.
prefers-first = Parmi ce qui s’offre, il prend d’abord { $texts }.
preference = { HAS($of) ->
        [yes] { $of }
       *[no] un joueur
    } avec la valeur la plus { $lowest ->
        [yes] basse
       *[no] haute
    } de « { $by } »
held-role = le joueur { HAS($seat) ->
        [yes] du siège { $seat }
       *[no] du dernier siège
    }, pendant toute la partie
roles = Ce rôle revient toujours à un seul joueur :
dice = Dés
throwing = { $count ->
        [one] un dé
       *[other] { $count } dés
    } à { $sides } faces
roll-window = vient ensuite : { $window }
contest = un côté fait : { $own } ; l’autre côté fait : { $other } ; le plus grand total l’emporte
tie = à égalité, l’emporte qui a fait : { $roll }
no-tie = à égalité, personne ne l’emporte
places = Où se trouvent les cartes
place = Lieu
owner = À qui
seen = Vu par
arrangement = Disposition
holds = Pour
zone-of = { $whose ->
        [player] chaque joueur
       *[table] tous
    }
seen-by = { $who ->
        [everyone] tous
        [owner] son propriétaire
        [both] son propriétaire et ses partenaires
        [others] tous les autres
       *[nobody] personne
    }
order = { $how ->
        [set] côte à côte
        [stack] pile
       *[row] rangée
    }
piles = en { $name }
grid = { $columns } × { $rows } { $name }
holes = {" "}(sans { AND($cells) })
hexes = { HAS($lengths) ->
        [yes] { $name } à six côtés, en lignes de { JOIN($lengths, with: ", ") }
       *[no] { $columns } × { $rows } { $name } à six côtés, { $slanted ->
            [yes] chaque ligne décalée d'un demi-pas de plus vers la droite
           *[no] une ligne sur deux décalée d'un demi-pas vers la droite
        }
    }
capacity = au plus : { $most }
capacity-of-cell = chacune au plus : { $most }
all-cards = toutes les cartes
in-play = Les cartes sont en jeu ici : { $zones }.
runs-out = Quand il en faut plus qu’il n’y en a ({ $zone }) :
metric = { $which ->
        [orthogonal] comptée par les côtés
        [diagonal] comptée par les côtés et les coins
       *[path] comptée par les cases libres
    }
numbers = Nombres à convenir
number = Nombre
usual = D’ordinaire
allowed = Permis
offered = proposés
for-players = { $value } ({ $players } joueurs)
reading = Comment lire les règles
clockwise = Les joueurs sont assis en cercle, et l’ordre du tour suit le sens horaire.
# The counter by which turn order goes.
ordered = L’ordre du tour suit { $counter } : du plus petit au plus grand, puis à nouveau depuis le plus petit. À égalité, il suit les places, dans le sens des aiguilles d’une montre.
# The counters by which players are out, and by which the turn order goes the other way.
out = Celui qui a des { $counter } est hors jeu : il n’a pas de tour, on ne lui demande rien, et ni « joueur » ni « adversaire » ne le désigne.
reversed = Tant que { $counter } est supérieur à 0, l’ordre du tour va dans l’autre sens.
teams = Les joueurs dont { $counter } a la même valeur sont partenaires : « adversaire » ne les désigne pas, et ils gagnent ensemble.
as-far = Ce qui peut se faire se fait autant que possible : qui doit piocher trois cartes alors qu’il n’en reste que deux pioche ces deux-là, et ce qui est tout à fait impossible est omis. « Exactement » et les coûts, c’est tout ou rien.
chooser = Là où il n’est pas dit qui choisit, c’est le joueur dont c’est le tour, la carte ou la réponse.
may-decline = On ne peut renoncer que là où il est écrit « vous pouvez » ou « peut » ; tout le reste est à faire si c’est possible.
wild = « * » sur une carte vaut ce qui convient, à neuf chaque fois.
in-secret = Ce que les joueurs font en secret, tous le choisissent d’abord sans voir les choix des autres ; puis on le fait dans l’ordre du tour, à la vue de tous.
setup = Mise en place
course = Déroulement
cycle = Voici les parties de chaque { $cycle }, l’une après l’autre ; puis on recommence.
one-step = La partie se joue ainsi, { $cycle } après { $cycle }.
turns = Les joueurs jouent à tour de rôle. Commence : { $from }.
one-turn-each = Chaque joueur a un tour, dans l’ordre. Commence : { $from }.
extra-turns = Quand un tour est terminé, ceux qui ont des { $counter } les jouent d’abord : le joueur dont c’était le tour, puis les autres dans l’ordre. L’ordre reprend ensuite où il en était.
skipped-turns = Celui qui a des { $counter } au moment de son tour en perd un et n’a pas de tour.
ended-turns = Quand il y a des { $counter }, ce qui est en cours se termine, puis le tour prend fin : plus aucune action ni partie n’a lieu, mais ce qui se passe à la fin du tour a lieu.
parts-of-turn = Un tour a ces parties, chacune une fois et dans cet ordre.
single = Un tour est une de ces actions :
several = Autant de fois que vous voulez et pouvez, jusqu’à ce que vous passiez :
several-until = Autant de fois que vous voulez et pouvez, jusqu’à ce que vous passiez ou { $until } :
# How many actions there are in a turn, or in a part of one.
exactly-actions = Nombre d’actions, autant que possible, l’une après l’autre : { $most }.
at-most-actions = Nombre d’actions, l’une après l’autre : { $most } au plus, ou moins si vous passez.
at-least-actions = Nombre d’actions, autant que possible, l’une après l’autre : { $least } au moins, jusqu’à ce que vous passiez.
between-actions = Nombre d’actions, autant que possible, l’une après l’autre : { $least } au moins, { $most } au plus.
ends-when = Cela dure au plus { $until }
pass = Passez.
turns-until = On joue { $until }
cost = Coût :
abilities = Vous pouvez aussi utiliser ici ce que vos cartes vous permettent.
nothing = Rien ne se passe ici de soi-même ; des cartes peuvent s’y référer.
windows = Quand les autres interviennent
asked = À qui l’on demande :
first-asked = D’abord :
asked-usually = On demande dans l’ordre du tour, à commencer par le joueur dont c’est le tour.
closes = { KEY($how) ->
        [all-pass] Cela dure jusqu’à ce que tous passent l’un après l’autre.
       *[first-claim] Cela finit dès que quelqu’un agit, ou quand tous ont passé.
    }
resolves = { KEY($how) ->
        [in-order] Ce qui a été fait s’applique à la fin, dans l’ordre.
       *[last-first] Ce qui a été fait s’applique à la fin, le dernier d’abord.
    }
always = Ce qui vaut toujours
checked = À tout moment :
triggers = Quand plusieurs choses se déclenchent à la fois, ceci décide, point après point, laquelle vient d’abord :
trigger = { KEY($which) ->
        [side-of-the-active-player] d’abord ce qui est au joueur dont c’est le tour
        [order-of-entry] d’abord ce qui est en jeu depuis plus longtemps
        [order-of-arrival] d’abord ce qui est à sa place depuis plus longtemps
       *[the-controller-chooses] le joueur à qui ces cartes appartiennent choisit
    }
verbs = Ce que veulent dire les ordres
about-verbs = Les cartes et les règles donnent ces ordres.
before = Avant que cela n’arrive :
afterwards = Ensuite :
idle = Cela ne change rien de soi-même ; des cartes s’y réfèrent.
about-basics = Des mots qui s’y trouvent :
basics = { $which ->
        [attach] **Attacher** : ce qui est attaché à une carte se trouve avec elle et la suit d’un lieu du jeu à l’autre ; ce qui le déplace seul le détache.
        [cover] **Couvrir** : la carte qui couvre est dessus, et prend la place, les compteurs et tout ce qui est attaché ; la carte couverte est dessous, ne compte plus et va partout où va celle du dessus.
        [consecutive] **Consécutif** : tous différents et sans trou, comme 3, 4, 5 ; après le plus grand, rien ne suit.
        [announce] **Annoncer** : les premiers choix que tous peuvent voir se font tout de suite ; les autres se font quand cela s’applique, sans ceux qui ne sont plus possibles.
        [decide] **Gagner ou perdre la partie** : elle finit aussitôt, ou dès que ce qui est en train d’arriver est complet, quoi qu’il en soit du reste. Si quelqu’un la perd, tous les autres ont gagné.
       *[settle] **Résoudre ce qui est déclenché** : tout ce qui a été déclenché jusque-là arrive maintenant.
    }
counts-as = Compte aussi comme :
words = Ce que veulent dire les mots
pile = des cartes placées ensemble ({ $place })
least = au moins { $value }
cases = le premier cas qui s’applique :
otherwise = sinon
defined = { $name } { $condition }
ranking = parmi { $among }, qui a le plus de { JOIN($by, with: ", puis le plus de ") }
ranking-ties = { $which ->
        [random] de plusieurs, un au hasard
       *[share] plusieurs se le partagent
    }
all-cards-of-game = Toutes les cartes
# Cards on which a price precedes what it is paid for: “10 coins: draw a card”.
prices = Ce qui précède les deux-points dans le texte d’une carte est un prix : payez-le pour faire ce qui suit. Vous n’y êtes jamais obligé.
card = carte
