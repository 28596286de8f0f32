title = { $game } : équilibre à { $players } joueurs, graine { $seed }
judged = les bots jugent une position gagnée meilleure qu'une perdue dans { $auc } des cas (0,50 serait deviner)
estimate = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } au plus, environ { $time } ; Ctrl-C termine avec ce qui est là
learning = avant cela, les bots apprennent { $games ->
        [one] 1 jeu modifié
       *[other] { $games } jeux modifiés
    }, environ { $time }
interrupted = arrêté avant la fin : le rapport porte sur les parties terminées
measure = { $row ->
        [games] parties
        [unfinished] sans fin
        [ending] fin : { $name }
        [decisions] décisions, médiane
        [spread] décisions, moitié centrale
        [first] gagné par qui commence
        [seat] gagné par { $name }
        [quarter] gagné par qui mène après un quart
        [half] ... après la moitié
        [late] ... après trois quarts
        [choices] décisions avec un choix
       *[between] choses entre lesquelles choisir, moyenne
    }
range = { $low } à { $high }
column = { $column ->
        [measure] mesure
        [card] carte
        [gih] GIH
        [gihwr] GIH WR
        [gpwr] GP WR
        [ohwr] OH WR
        [gdwr] GD WR
        [gndwr] GND WR
        [iwd] IWD
        [random] IWD au hasard
        [used] utilisée
        [games] parties
        [given] gagné, donnée
        [always] intervalle toujours valable
        [sees] décèle
        [verdict] verdict
        [group] groupe
        [chance] bat la moyenne
        [interval] intervalle à 95 %
        [value] valeur
        [difference] différence
        [first] premier joueur
        [ending] fin la plus fréquente
        [length] décisions
       *[q] q
    }
legend = GIH : joueurs qui ont eu la carte ; GIH WR : ce qu'ils ont gagné. OH WR : avec elle au début. GD WR : avec elle plus tard. GND WR : sans elle. GP WR : avec elle dans le deck. IWD : GIH WR moins GND WR, en points : ce qui va avec la carte, et non ce qu'elle cause. q : la part de fausses alertes parmi les cartes jusqu'à celle-ci ; au-dessus de 0,10, c'est le hasard. Ce qu'une carte cause se mesure avec `--given`.
power = dans ces parties, une carte que { $had } joueurs ont eue montre une différence de { $points } points ou plus quatre fois sur cinq
never-had = personne n'a jamais eu : { $cards }
never-used = eues et jamais utilisées : { $cards }
sees = { $points } points
verdict = { $verdict ->
        [strong] trop forte
        [weak] trop faible
       *[open] aucune différence trouvée
    }
needed = aucune différence trouvée ; { $games } parties en montreraient une de cette taille
not-given = { $card } : cette carte ne peut être donnée à aucun joueur au début
as-it-is = telle quelle
matchups = { $group } : ce que la ligne a gagné contre la colonne
page = { $part ->
        [made] Fait à partir de { $games } parties. Les bots ne sont pas des gens : ce qu'ils ne voient pas, cette page ne le voit pas non plus.
        [given] Ce qu'une carte cause
        [observed] Ce qui va avec une carte
        [course] Comment se passent les parties
        [groups] Qui bat qui
       *[sweeps] Et si
    }
more-cards = et { $count } autres : `--format csv` donne toutes les cartes
