too-long = { $part ->
        [name] le nom de `{ $card }` dépasse de
        [type] la ligne du genre et des valeurs de `{ $card }` dépasse de
        [foot] le pied de `{ $card }` dépasse de
        [box] un cadre de `{ $card }` dépasse de
       *[text] le texte de `{ $card }` dépasse de
    } { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } à { $size } mm ({ $language })
    .help = raccourcissez-le ou donnez-lui plus de place : par `--size`, ou par `size` dans `face` de son genre
no-letter = `{ $card }` imprime { $letters }, qu'aucune police ne contient
    .help = écrivez-le avec d'autres lettres
no-card = aucune carte ne s'appelle `{ $id }`
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] une image porte l'identifiant (`id`) de sa carte
    }
no-picture = `{ $file }` n'est pas une image PNG ou JPEG
    .help = enregistrez-la de nouveau en PNG ou en JPEG
