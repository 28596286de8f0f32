### Teile anderer Texte: was einem Wort nahe ist, und wie eine Liste weitergeht.

or-others = { $shown } oder eins von { $count } anderen
and-others = { $shown } und { $count } { $count ->
        [one] weiteres
       *[other] weitere
    }
did-you-mean = gemeint war vielleicht { OR(MARKED($near)) }
meant = gemeint war vielleicht { OR(MARKED($near)) }{ FEW($all, $near) ->
        [yes] ; es gibt { OR(MARKED($all), most: 12) }
       *[no] {""}
    }
