### Tableaux : ce qu'ont donné de nombreuses parties, et de quoi est fait un jeu de cartes.

simulated = { $game } : { $games } { $games ->
        [one] partie
       *[other] parties
    } de { $players } bots qui jouent au hasard{ WITH(JOIN($decks, with: " et "), before: " avec ") }, graine { $seed }
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
