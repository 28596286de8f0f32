### Tableaux : ce qu'ont donné de nombreuses parties, et de quoi est fait un jeu de cartes.

simulated = { $game } : { $games } { $games ->
        [one] partie
       *[other] parties
    } de { $players } bots{ $bots ->
        [random] { " " }qui jouent au hasard
       *[other] { " " }({ $bots })
    }{ WITH(JOIN($decks, with: " et "), before: " avec ") }, graine { $seed }
duels = { $game }, { $players } joueurs, graine { $seed } : ce que gagne le premier niveau à une place, contre l'autre niveau à toutes les autres ; à égalité ce serait { $even }
duel-columns = { $column ->
        [levels] duel
        [games] parties
        [share] gagné
        [always] intervalle toujours valable
       *[stronger] le plus fort
    }
duel-of = { $one } contre { $other }
duel-undecided = indécis
duel-unfinished = { $games ->
        [one] 1 partie n'avait pas de fin
       *[other] { $games } parties n'avaient pas de fin
    } après { $decisions } décisions, et { $games ->
        [one] compte comme partagée
       *[other] comptent comme partagées
    }
columns = { $column ->
        [seat] place
        [games] parties
        [wins] victoires
        [shared] partagées
        [rate] taux
        [interval] intervalle à 95 %
        [measure] mesure
        [mean] moyenne
        [least] minimum
        [median] médiane
        [most] maximum
        [ending] fin
        [kind] sorte
        [cards] cartes
       *[copies] exemplaires
    }
rows = { $row ->
        [decisions] décisions
        [cut] arrêtées après trop de décisions
       *[faults] arrêtées par une erreur
    }
interval = { $low } à { $high }
than = { $than ->
        [above] au-dessus
        [below] en dessous
       *[alike] {""}
    }
marks = au-dessus, en dessous : tout l’intervalle est de ce côté de { $average }, le taux de victoires de tous les joueurs
progress = { $done } sur { $whole }{ HAS($rate) ->
        [yes] , { $rate } par seconde, encore { $left }
       *[no] {""}
    }
set = { $game } : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }, { $copies } { $copies ->
        [one] exemplaire
       *[other] exemplaires
    }
on-dice = avec { $dice }
average = moyenne { $value }
lines = lignes par carte : { $average } dans { $entries } { $entries ->
        [one] entrée
       *[other] entrées
    } ; les plus longues : { JOIN($longest, with: ", ") }
