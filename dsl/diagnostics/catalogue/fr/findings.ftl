### Ce qui est imprimé autour des constats.

severity = { $severity ->
        [error] erreur
        [warning] avertissement
       *[hint] conseil
    }
help = aide{" "}
below = et en dessous
see = voir
count = { $count } { $severity ->
        [error] erreur
        [warning] avertissement
       *[hint] conseil
    }{ $count ->
        [one] {""}
       *[other] s
    }
files = { $count } { $count ->
        [one] fichier
       *[other] fichiers
    }
at = dans { $file }, ligne { $line }, colonne { $column }
code = Code
left = et { $count } { $count ->
        [one] autre constat
       *[other] autres constats
    } : `validate --format lines` les écrit tous
clean = aucune faute dans { $files }{ WITH(JOIN($inside, with: ", "), before: " (", after: ")") }
unchanged = rien à vérifier : aucun fichier n'a changé depuis `{ $revision }`
known = { $count } { $count ->
        [one] constat déjà connu passé sous silence
       *[other] constats déjà connus passés sous silence
    }
gone = { $count } { $count ->
        [one] constat connu a disparu
       *[other] constats connus ont disparu
    } : récrivez `{ $file }` avec `--write-baseline`
written = { $count } { $count ->
        [one] constat noté
       *[other] constats notés
    } comme { $count ->
        [one] connu
       *[other] connus
    } dans `{ $file }`
found = { AND($counts) } dans { $faulty } sur { $files }
games = { $count } { $count ->
        [one] jeu
       *[other] jeux
    }
cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
scenarios = { $count } { $count ->
        [one] scénario
       *[other] scénarios
    }
no-cards = pas de cartes : ses fichiers n'en contiennent aucune
