empty = hier steht nichts, erwartet: { $what }
    .help = `nothing` schreiben, wenn nichts geschehen soll, oder das Feld weglassen
character = `{ $character }` gehört nicht zur Sprache
    .help = { $sign ->
        [stop] ihn entfernen; ein Satz endet mit seiner Zeile
        [semicolon] `, then` oder `and` schreiben oder eine neue Zeile beginnen
        [exclamation] es entfernen; für das Gegenteil `not` oder `no` schreiben
        [question] es entfernen; eine Frage schreibt man im Spiel als `if …, …` oder `you may …`
        [comparison] den Vergleich in Worten schreiben: `at least`, `at most`, `more than`, `less than`, `is`
        [star] `times` schreiben
        [oblique] `divided by … rounded down` schreiben, oder `or` zwischen Wörtern
        [ampersand] `and` schreiben
        [apostrophe] Kurzformen ausschreiben (`cannot`, `did not`, `you have`); `'s` steht nur hinter einem Wort
        [curly-apostrophe] den geraden Apostroph `'` nehmen, wie in `that card's`
        [curly-quote] Texte in gerade Anführungszeichen setzen: `"Text"`
        [space] ein gewöhnliches Leerzeichen schreiben
        [en-dash] `-` schreiben, oder ein Komma zwischen zwei Teilen eines Satzes
        [em-dash] ein Komma setzen oder eine neue Zeile beginnen
       *[other] Texte bestehen aus Wörtern, Zahlen, `,` `:` `+` `-` `(` `)` und `"Text"`; ein Kommentar beginnt mit ` #`
    }
word = `{ $word }` ist kein Wort der Sprache
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] Wörter bestehen aus den Kleinbuchstaben a bis z, Ziffern und Bindestrichen
    }
number = `{ $text }` ist keine Zahl der Sprache
    .help = Zahlen sind ganze Zahlen mit höchstens sechs Ziffern
quote = ein Text in Anführungszeichen muss in derselben Zeile mit `"` enden
tab = diese Zeile ist mit einem Tabulator eingerückt
    .help = mit Leerzeichen einrücken, zwei für jede Stufe
step = diese Zeile steht nicht unter den Zeilen ihres Blocks
    .help = vor alle Zeilen eines Blocks gleich viele Leerzeichen setzen
indent = diese Zeile ist eingerückt, aber die Zeile darüber öffnet keinen Block
    .help = die Zeile darüber mit `:` beenden oder diese Zeile nach links zurückrücken
block = unter diesem `:` steht nichts
    .help = die Zeilen, die dazugehören, um zwei Leerzeichen einrücken, oder `,` und eine einzige Anweisung in dieselbe Zeile schreiben
deep = Klammern und Blöcke dürfen höchstens { $most } Ebenen tief ineinander stehen
    .help = einem Teil in der Spieldatei einen eigenen Namen geben
long = eine Zeile darf höchstens { $most } Wörter enthalten
    .help = eine Anweisung je Zeile schreiben
bracket = dieses `(` wird nie geschlossen
    .help = das fehlende `)` in derselben Zeile ergänzen
bracket-closed = dieses `)` schließt nichts
    .help = es entfernen oder das fehlende `(` ergänzen
bullet = { $wanted ->
        [yes] diese Zeile sollte mit `- ` beginnen
       *[no] diese Zeile beginnt mit `-`, ist aber keine von mehreren Wahlmöglichkeiten
    }
    .help = { $wanted ->
        [yes] `- ` vor jede der Wahlmöglichkeiten setzen
       *[no] das `-` entfernen oder darüber `choose one:` schreiben
    }
one-line = in dieses Feld gehört nur eine Zeile: { $what }
    .help = { $several ->
        [yes] jede von mehreren Zeilen mit ihrem Verb beginnen, oder alles in die erste Zeile schreiben
       *[no] alles in die erste Zeile schreiben
    }
pronoun = `{ $word }` sagt nicht, wer oder was gemeint ist
    .help = { $word ->
        [it] `that card` schreiben, oder `that` und das Nomen, das vorher verwendet wurde
        [its] `that card's` schreiben, oder `that` und das Nomen, das vorher verwendet wurde, mit `'s`; bei einem Zähler `the last point`
        [itself] `this card` schreiben
        [they] `that player` schreiben, oder `those cards` für mehrere
        [them] `that player` schreiben, oder `those cards` für mehrere
        [themselves] `that player` schreiben
       *[other] `that card`, `that player` oder Ähnliches schreiben, mit dem Nomen, das vorher verwendet wurde
    }
capital = `{ $word }` beginnt mit einem Großbuchstaben, wie nur die Namen von Plätzen
    .help = `{ LOWER($word) }` schreiben
colon = ein `:` steht nur am Ende einer Zeile, vor einem eingerückten Block
    .help = { $activated ->
        [yes] hinter Kosten steht `to`: `{ $before } to …`
       *[no] vor einer einzelnen Anweisung ein Komma setzen: `{ $before }, …`
    }
mixed = eine Bedingung mit `and` und `or` zugleich lässt sich auf zwei Weisen lesen
    .help = vorher stand hier `{ $first }`; einem Teil in der Spieldatei einen eigenen Namen geben, mit `any of:` oder `all of:`
perfect = `{ $found }` sagt, was geschehen ist, und das steht ohne `has` oder `have`
    .help = `{ $right }` schreiben
habit = { $reason ->
        [synonym] für `{ $found }` steht hier ein anderes Wort
        [confused] `{ $found }` ist nicht das kleine Wort, das hierher gehört
        [filler] `{ $found }` fügt hier nichts hinzu
        [twice] `{ $found }` sagt dasselbe doppelt
        [number] `{ $found }` ist eine Zahl, und Zahlen schreibt man mit Ziffern (ein Einzelnes mit `a`)
        [all] `{ $found }` sagt `all` doppelt
        [article] in `{ $found }` ist der zweite Artikel zu viel
        [list] in `{ $found }` steht ein Komma, wo hier `or` verbindet
        [again] in `{ $found }` fehlt hinter `and` das kleine Wort
        [amount] in `{ $found }` steht die Zahl hinter dem, was gezählt wird
        [total] in `{ $found }` steht die Summe hinter dem Ort
        [receiver] in `{ $found }` steht vorn, wer es bekommt
        [condition] in `{ $found }` steht die Bedingung am Ende
        [comma] `{ $found }` steht da, wo ein Komma hingehört
        [two-lines] `{ $found }` beginnt eine eigene Zeile
        [choice] `or` zwischen zwei Anweisungen sagt nicht, wer wählt
        [whom] `{ $found }` muss erst gewählt werden, bevor davon die Rede ist
        [trigger] eine Fähigkeit, die mit `if` beginnt, sagt, was geschehen würde, und was stattdessen (`instead`) geschieht
        [state] eine Fähigkeit, die mit `if` beginnt, sagt, was geschehen würde, und was stattdessen (`instead`) geschieht
        [instead] in `{ $found }` steht das, was geschieht, vor `instead`
        [modifier] was eine Zahl ändert, beginnt mit der Änderung
        [edge] `{ $found }` sagt nicht, in welchem Augenblick
        [ability] `{ $found }` sagt in einer Fähigkeit nichts, denn man kann sie immer ungenutzt lassen
       *[subject] `{ $found }` sagt nicht, wer darf
    }
    .help = { MARKED($right) } schreiben
misspelt = `{ $word }` ist hier unverständlich
    .help = gemeint war vielleicht `{ $right }`
missing-comma = hinter `{ $before }` fehlt ein Komma
    .help = zwischen einer Bedingung und dem, was geschieht, steht `,` (oder `:` und ein eingerückter Block)
missing-article = vor `{ $word }` fehlt ein Wort wie `a`, `the`, `your`, `all` oder eine Zahl
    .help = { HAS($right) ->
        [yes] `{ $right }` schreiben
       *[no] {""}
    }
missing-to = zwischen den Kosten und dem, was man dafür bekommt, steht `to`
    .help = { HAS($right) ->
        [yes] `{ $right }` schreiben
       *[no] {""}
    }
extra-comma = dieses Komma gehört nicht hierher
    .help = Anweisungen folgen aufeinander mit `, then`, geschehen zusammen mit `and` oder stehen in eigenen Zeilen
expected = { HAS($after) ->
        [yes] hinter `{ $after }` erwartet
       *[no] erwartet
    }: { OR($expected) }, gefunden: { $found }
    .help = { $small ->
        [yes] { $found } ist ein kleines Wort der Sprache und kann deshalb kein Name in einem Spiel sein; ein anderes Wort nehmen
       *[no] {""}
    }
after-end = `{ $found }` gehört nicht zu dem Satz, der mit `{ $after }` endet
    .help = { $of ->
        [phrase] in dieses Feld gehört ein Nomen mit dem, was es beschreibt (`a card in your hand`, `a card where …`), und nichts dahinter
        [condition] eine Bedingung sagt eine Sache (`you have …`, `that card is …`); eine zweite mit `and` oder `or` anschließen
        [number] in dieses Feld gehört eine Zahl oder eine Rechnung (`2 times the number of …`), und nichts dahinter
        [price] zwischen den Teilen eines Preises steht entweder `and` oder `or`: `pay 1 point or discard a card to …`
       *[order] ein Satz ist ein Verb mit seinen Objekten; einen zweiten mit `, then` oder `and` anschließen oder eine neue Zeile beginnen
    }
count = `{ $verb } { $number }` sagt nicht, was gezählt wird
    .help = nennen, was gezählt wird, zum Beispiel `{ $verb } { $number ->
        [1] a card
       *[other] { $number } cards
    }`
noun-missing = hinter `{ $after }` fehlt ein Nomen
    .help = sagen, wovon, zum Beispiel `{ $after } { $after ->
        [a] card
        [an] card
        [each] card
        [every] card
        [another] card
        [this] card
        [that] card
       *[other] cards
    }`
verb-missing = `{ $phrase }` hat kein Verb
    .help = { $where ->
        [statement] damit beginnen, was getan wird (`move a card to your hand`), oder sagen, wer es tut (`each player moves a card to their hand`)
        [state] `when` wartet auf etwas, das geschieht, nicht auf einen Zustand: sagen, was dazu führt (`when you lose your last coin`), oder mit `if` danach fragen, wenn etwas geschieht
       *[other] sagen, was damit geschieht oder was es ist oder hat: `that card is …`, `you have …`
    }
verb-again = es ist nicht klar, wozu der zweite Teil dieses Satzes gehört
    .help = das Verb wiederholen: `and { $verb } …`
otherwise = zu diesem `otherwise` fehlt in der Zeile davor ein `if` oder `may`
    .help = `otherwise` folgt auf eine Zeile mit `if …, …` oder `you may …`
how-often = `{ $found }` fragt, wie oft etwas geschehen ist, und das ist eine Zahl, die verglichen wird
    .help = hinter `the number of times` schreiben, was geschehen ist: `if the number of times … this turn is at least 2`
until-goal = { $first ->
        [yes] auf `until` folgt ein Zeitpunkt
       *[no] mit `until` wird eine Anweisung nicht wiederholt
    }
    .help = { $first ->
        [yes] `until end of turn, …` oder `until the start of your next turn, …` schreiben; für etwas, das gilt, solange etwas so ist, die Fähigkeit `while …, …` schreiben
       *[no] eine begrenzte Wiederholung schreiben: `repeat up to 7 times until …, …`
    }
instead = `instead` steht nur in einem Ersatz
    .help = `if … would …, instead …` schreiben, als Fähigkeit oder hinter `until …,`
would = `would` gehört zu einem Ersatz
    .help = `if … would …, instead …` schreiben; oder `would` weglassen, wenn etwas schon geschehen ist
no-would = ein Ersatz sagt, was geschehen würde
    .help = `if … would …, instead …` schreiben; für etwas, das geschehen ist, `when …, …` schreiben
when = `{ $word }` beginnt eine Fähigkeit, und dies ist keine
    .help = bei einem Auslöser, der eine Weile gilt, sagen, wie lange: `until end of turn, when …, …`; für eine Bedingung `if …, …` schreiben
cost = Kosten mit `to` und dem, was man dafür bekommt, sind eine Fähigkeit und kein Schritt eines Effekts
    .help = `you may { $before }` schreiben und darunter `if you do, …`
ability = eine Anweisung allein ist keine Fähigkeit
    .help = sagen, wann (`when …, …`), wie oft (`once per turn, …`) oder zu welchen Kosten (`… to …`)
limit = begrenzen lässt sich nur, was geschieht, nicht was die ganze Zeit gilt
    .help = die Begrenzung entfernen oder vor `when`, `if … would` oder Kosten setzen
payment = hinter `unless` steht, was jemand tut, um es zu verhindern
    .help = `unless that player …, …` schreiben
