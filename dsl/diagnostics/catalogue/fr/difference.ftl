### Ce que des variantes changent à leur jeu.

colon = {" "}:
quote = « { $name } »
variant-of = { $variant }, sur la base de { $game }
headings = { $how ->
        [changed] Changé
        [added] Ajouté
       *[removed] Retiré
    }
same = Rien n’est autrement que dans le jeu.
alike = se lit pareil, écrit autrement
thing = { KEY($key) ->
        [settings] réglage
        [values] valeurs
        [of] valeur
        [kinds] sorte de carte
        [fields] champ
        [zones] lieu
        [metrics] distance
        [cells] cases
        [counters] compteur
        [roles] rôle
        [automatic-seats] siège que personne ne joue
        [nouns] mot
        [rankings] classement
        [functions] formule
        [tables] table
        [verbs] ordre
        [rolls] jet
        [contests] confrontation
        [windows] fenêtre
        [flow] déroulement
        [steps] étape
        [actions] action
        [checks] contrôle
        [ends] fin
        [decks] paquet
        [deck-rules] règle des paquets
        [cards] carte
        [badges] insigne
        [measures] mesure
        [groups] regroupement
        [counts] nombre de
       *[other] `{ $key }`
    }
side = { KEY($key) ->
        [players] joueurs
        [min] au moins
        [max] au plus
        [of] à qui
        [default] d’ordinaire
        [from] de
        [to] jusqu’à
        [offered] proposé
        [by-players] selon le nombre de joueurs
        [setup] mise en place
        [rules] ce qui vaut toujours
        [do] ce qui se passe
        [first] avant que cela n’arrive
        [if] seulement si
        [choose] ce qui est choisi
        [cost] coût
        [until] jusqu’à ce que
        [turns-from] qui commence
        [extra-turns] tours supplémentaires
        [skipped-turns] tours passés
        [ended-turns] tours terminés
        [out] qui est hors jeu
        [reversed] ce qui inverse l'ordre du tour
        [turn-order] ce que suit l’ordre du tour
        [teams] équipes
        [abilities] capacités utilisables
        [takes] prend
        [is] sens
        [sum] somme
        [least] au moins
        [most] au plus
        [cases] cas
        [among] parmi
        [by] par
        [ties] égalités
        [asks] à qui l’on demande
        [closes] quand elle se ferme
        [resolves] quand c’est appliqué
        [dice] dés
        [rows] lignes
        [starts] au début
        [resets] repart à chaque
        [goes-on] se place sur
        [seen-by] vu par
        [order] disposition
        [capacity] contient au plus
        [in-play] en jeu
        [when-it-runs-out] quand il n’y en a plus
        [winners] gagnent
        [after] après
        [at] quand
        [copies] exemplaires
        [kind] sorte
        [name] nom
        [phrase] formule
        [each] une pour chaque
        [deck] toutes les cartes
        [table] ce que montre la table
        [player] de chaque joueur
        [shared] de tous
        [report] ce que dit une simulation
        [about] à propos
        [order-of-triggers] ordre des déclenchements
       *[other] {""}
    }
