### Ce que les scénarios ont donné.

passed = réussi
failed = ÉCHOUÉ
told-above = ce qui ne va pas est dit plus haut
not-played = { $form ->
        [play] cela n'a pas commencé
        [check] les données sont contrôlées, et rien ne se joue
       *[sample] un échantillon joue beaucoup de parties, et n'en raconte aucune
    }
# Who is asked what where a scenario came to its end.
asked = on demande `{ $prompt }` à { $seat } : { COMPARE($least, $most) ->
        [equal] { $least }
       *[other] { $least } à { $most }
    } parmi { HAS($options) ->
        [yes] { AND(MARKED($options), most: 40) }
       *[no] rien
    }
all = { $scenarios } scénario{ $scenarios ->
        [one] {" "}réussi
       *[other] s réussis
    }
some = { $failed } { $failed ->
        [one] scénario
       *[other] scénarios
    } sur { $scenarios } { $failed ->
        [one] a
       *[other] ont
    } échoué
no-clauses = aucune clause n'est listée : écrivez-les dans `clauses.yaml` à côté de `game.yaml`
proven = { $game } : { $proven } clauses prouvées sur { $total } ({ $forms })
of = { $proven } sur { $total }
not-proven = NON PROUVÉE
missing = non prouvées : { $clauses }
unknown = nommées par des scénarios, et listées nulle part : { $clauses }
