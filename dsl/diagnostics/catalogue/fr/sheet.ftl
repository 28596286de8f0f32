unreadable = la feuille de calcul ne peut pas être lue : un guillemet ouvert n'est toujours pas fermé à la ligne { $line }
    .help = enregistrez-la de nouveau en CSV depuis votre tableur
no-id-column = la première ligne n'a pas de colonne `id`
    .help = la première ligne contient les noms des colonnes ; `cardwright export` les écrit
unknown-column = il n'y a pas de colonne `{ $column }`
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] il y a { OR(MARKED($all), most: 12) }
    }
column-twice = la colonne `{ $column }` figure deux fois
    .help = supprimez l'une des deux
no-id = la ligne { $row } n'a pas d'id
    .help = un id est fait de minuscules, de chiffres et de `-`
twice = la ligne { $row } est pour la carte `{ $id }`, et la ligne { $first } aussi
    .help = supprimez l'une des deux, ou donnez-lui un autre id
too-many-cells = la ligne { $row } a { $found } cellules, et il y a { $wanted } { $wanted ->
        [one] colonne
       *[other] colonnes
    }
    .help = un texte avec une virgule ou un saut de ligne se met entre guillemets
no-kind = la ligne { $row } serait une nouvelle carte `{ $id }`, et ne dit pas de quelle sorte de ce jeu elle est
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] il y a { OR(MARKED($all), most: 12) }
    }
