### Des parties d'autres textes : ce qui est proche d'un mot, et comment une liste continue.

or-others = { $shown } ou l'un des { $count } autres
and-others = { $shown } et { $count } { $count ->
        [one] autre
       *[other] autres
    }
did-you-mean = vouliez-vous dire { OR(MARKED($near)) } ?
meant = vouliez-vous dire { OR(MARKED($near)) } ?{ FEW($all, $near) ->
        [yes] {" "}il y a { OR(MARKED($all), most: 12) }
       *[no] {""}
    }
