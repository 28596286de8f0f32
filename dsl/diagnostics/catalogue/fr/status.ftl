### Ce que les commandes disent de ce qu'elles ont fait.

written-to = écrit dans { $file }
written-to-check-it-with = écrit dans { $file } ; à vérifier avec : { $command }
recorded-in = noté dans { $file }
there-is-nothing-to-record-in = il n'y a rien à noter dans { $file }
nothing-has-changed-since-the-record = rien n'a changé depuis ce qui est noté dans { $file }
nothing-was-written = rien n'a été écrit
and-nothing-was-written = { $told } ; rien n'a été écrit
cards-in = { $count ->
        [one] { $count } carte dans { $file }
       *[other] { $count } cartes dans { $file }
    }
cards-changed = { $count ->
        [one] { $count } carte modifiée
       *[other] { $count } cartes modifiées
    }
new = nouvelles : { $count }
without-a-row-left-as-they = sans ligne, laissées telles quelles : { $count }
new-in = { $card } : nouvelle, dans { $file }
formatted = mis en forme : { $file }
would-change = { $file } serait modifié
files-changed = { $files ->
        [1] { $changed } fichier modifié sur 1
       *[other] fichiers modifiés : { $changed } sur { $files }
    }
files-would-change = { $files ->
        [1] { $changed } fichier serait modifié sur 1
       *[other] fichiers qui seraient modifiés : { $changed } sur { $files }
    }
places = { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
changed-in-files = { $files ->
        [1] modifié : { $places } dans 1 fichier
       *[other] modifié : { $places } dans { $files } fichiers
    }
would-change-in-files = { $files ->
        [1] serait modifié : { $places } dans 1 fichier
       *[other] serait modifié : { $places } dans { $files } fichiers
    }
anyway-plays-it-on-the-data = `--anyway` la rejoue sur les données actuelles, jusqu'à la première décision qui ne tient plus
the-game-is-not-over = la partie n'est pas finie
decisions-every-line-the-same = { $count } décisions, toutes les lignes identiques ; { $ending }
decisions-all-still-stand = { $count } décisions, toutes tiennent encore ; { $ending }
decisions-could-be-taken-again-it = { $count } décisions ont pu être reprises ; cela finit ainsi :
enter-goes-on = -- Entrée continue, q termine --{" "}
game-bots-and-seed = { $game }, { $bots } bots, graine { $seed }
game-did-not-come-to-an = la partie { $game } n'est pas allée à son terme (graine { $seed })
game-was-stopped-seed = la partie { $game } a été arrêtée (graine { $seed }) :
and-more = et { $count } de plus
interrupted-of-games-were-finished = interrompu : { $finished } parties sur { $games } sont terminées
no-generated-code = il est interdit de générer du code ici : les parties prennent plus de temps
which-game = Quel jeu ?
how-many-players = Combien de joueurs ?
which-are-people = Lesquels sont des personnes ? Les autres sont des bots.
left-out-for-errors = { $count ->
        [one] laissée de côté à cause de ses erreurs : { JOIN($cards, with: ", ") }
       *[other] { $count } cartes sont laissées de côté à cause de leurs erreurs : { JOIN($cards, with: ", ") }
    }
no-card-prints-something-else = aucune carte n'imprime autre chose qu'à { $revision }
pages-in = { $count ->
        [one] { $count } page dans { $file }
       *[other] { $count } pages dans { $file }
    }
bots-learn-by-playing = les bots apprennent le jeu en jouant entre eux, une seule fois ; cela prend quelques minutes
bots-learn-the-game = les bots apprennent le jeu, une seule fois ; cela prend quelques secondes
the-page-is-built = la page est construite, une seule fois ; cela prend quelques secondes
the-studio-is-open = L'atelier est ouvert à { $address } (Ctrl-C y met fin).
open-the-studio = Ouvrir l'atelier : faire des cartes dans le navigateur
