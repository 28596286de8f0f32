printed-number = { HAS($printed) ->
        [yes] der Text sagt `{ $printed }`, und der Effekt { HAS($effect) ->
            [yes] sagt { OR(MARKED($effect)) }
           *[no] hat keine solche Zahl
        }
       *[no] der Effekt sagt { OR(MARKED($effect)) }, und der Text hat keine solche Zahl
    }
    .help = es geschieht, was der Effekt sagt: ändern, was von beiden falsch ist
printed-verb = { HAS($printed) ->
        [yes] der Text sagt `{ $printed }`, und { HAS($fields) ->
            [yes] nichts auf dieser Karte tut das
           *[no] der Effekt { HAS($effect) ->
                [yes] sagt { OR(MARKED($effect)) }
               *[no] tut nichts dergleichen
            }
        }
       *[no] der Effekt sagt { OR(MARKED($effect)) }, und der Text hat kein solches Wort
    }
    .help = { HAS($fields) ->
        [yes] `text` wird nur gedruckt: was eine solche Karte tut, steht unter { OR(MARKED($fields)) }
       *[no] es geschieht, was der Effekt sagt: ändern, was von beiden falsch ist
    }
printed-condition = { HAS($printed) ->
        [yes] der Text sagt `{ $printed }`, und der Effekt { HAS($effect) ->
            [yes] sagt { OR(MARKED($effect)) }
           *[no] nicht
        }
       *[no] der Effekt sagt { OR(MARKED($effect)) }, und der Text nicht
    }
    .help = es geschieht, was der Effekt sagt: ändern, was von beiden falsch ist
unknown-game = das Spiel `{ $game }` gibt es nicht
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] ein Spiel ist ein Ordner mit einer Datei `game.yaml`
    }
no-flow = dieses Spiel hat keinen Ablauf, also würde nie etwas geschehen
    .help = `flow` mit einem Zyklus wie `round` und dessen `steps` ergänzen
unknown = `{ $word }` ist in diesem Spiel { $what }
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] { WITH(OR(MARKED($all), most: 12), before: "es gibt ") }
    }
duplicate = es gibt { $what } `{ $id }`
    .help = { $card ->
        [yes] einer davon eine andere Kennung geben; um eine vorhandene Karte zu ändern, eine Variante mit `set: {"{"} cards/{ $id }/...: ... {"}"}` schreiben
       *[no] einmal eine andere Kennung wählen
    }
of-pile = `{ $word }` ist ein Stapel, und der hat keine eigenen Zähler und Zustände
    .help = eine Karte davon kann es haben, `of: { $kind }`, und Texte sagen `the … of the bottom card of that { $pile }`; oder es gibt eines für das ganze Spiel, `of: game`
clash = das Wort `{ $word }` hat in diesem Spiel schon eine Bedeutung: { $other }
    .help = einen anderen Namen wählen, damit jeder Text nur auf eine Weise zu lesen ist
changes-text = ein Text des Spiels enthält `{ $word }` und meint etwas anderes
    .help = einen anderen Namen wählen: was zu einem Spiel hinzukommt, ändert keinen seiner Texte
also = das Wort `{ $word }` hat in diesem Spiel schon eine Bedeutung ({ $other }) und führt deshalb zu keinem anderen
    .help = es herausnehmen: unter `also` stehen Wörter, die das Spiel nicht hat
reserved = `{ $word }` ist ein Wort der Sprache selbst
    .help = einen anderen Namen wählen
article = `{ $name }` beginnt mit einem Artikel, und den setzen die Texte selbst davor
    .help = `{ $right }` schreiben
wild-range = das Jokerfeld `{ $field }` sagt nicht, wofür `any` stehen kann
    .help = ihm `from` und `to` geben oder den Namen einer Wertemenge als Typ
same-value = `{ $value }` als { $field } steht auch auf `{ $other }`, darf aber nur auf einer Karte stehen
empty-bounds = von { $from } bis { $to } gibt es keine Zahl
    .help = die kleinere zuerst schreiben
unused = nichts in diesem Spiel benutzt { $what }
    .help = streichen, oder einen Text suchen, der es meint und etwas anderes sagt
counter-start = der Zähler `{ $counter }` geht { HAS($from) ->
        [yes] von { $from }{ WITH($to, before: " bis ") }
       *[no] { WITH($to, before: "bis ") }
    } und beginnt mit { $value }
    .help = diese Zahl ändern, oder `from` und `to` des Zählers
setting-range = die Einstellung `{ $setting }` geht { HAS($from) ->
        [yes] { HAS($to) ->
            [yes] von { $from } bis { $to }
           *[no] von { $from } an
        }
       *[no] { WITH($to, before: "bis ") }
    }, und `{ $key }` ist { $value }
    .help = diese Zahl ändern oder `from` und `to` der Einstellung
count = es gibt { $found ->
        [one] 1 Karte
       *[other] { $found } Karten
    } `{ $noun }`, und laut Deck sind es { $wanted }
    .help = diese Zahl ändern, in einer Variante mit `set: {"{"} deck/counts/{ $noun }: { $found } {"}"}`, oder die Karten und ihre `copies`
deck-size = im Deck `{ $deck }` { $found ->
        [one] passt
       *[other] passen
    } { $found ->
        [one] 1 Karte
       *[other] { $found } Karten
    } zu `{ $phrase }`, gebraucht werden { HAS($to) ->
        [yes] { COMPARE($from, $to) ->
            [equal] genau { $from }
           *[other] { $from ->
                [0] höchstens { $to }
               *[other] { $from } bis { $to }
            }
        }
       *[no] mindestens { $from }
    }
    .help = { COMPARE($found, $from) ->
        [less] noch { DIFFERENCE($from, $found) } davon hinzufügen
       *[other] { DIFFERENCE($found, $to) } davon herausnehmen
    }{ WITH(OR($such), before: ", etwa ") }
deck-copies = das Deck `{ $deck }` enthält { $found } Exemplare von `{ $card }`, erlaubt { $most ->
        [one] ist
       *[other] sind
    } höchstens { $most }
    .help = stattdessen andere Karten nehmen
deck-unprinted = `{ $phrase }` lässt sich nicht an dem erkennen, was auf einer Karte steht
    .help = eine Deckregel fragt nach Kartenarten und ihren Feldern, wie in `a card where level is 1`
deck-seats = es gibt { $decks } Decks für { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }
    .help = für jeden Platz ein Deck nennen, in der Reihenfolge der Plätze
placeholder = `{"{"}{ $name }{"}"}` steht hier für nichts
    .help = { HAS($known) ->
        [yes] `each` liefert { OR(MARKED($known, before: "{", after: "}")) }
       *[no] unter `each` angeben, wofür es steht
    }
same-each = mehrere dieser Karten würden `{ $id }` heißen
    .help = für jeden Schlüssel von `each` einen Platzhalter wie `{"{"}colour{"}"}` in die Kennung setzen
phrase-slot = `{"{"}{ $slot }{"}"}` in der Wendung für `{ $language }` ist kein Parameter dieses Verbs
    .help = { HAS($takes) ->
        [yes] möglich: { OR(MARKED($takes)) }
       *[no] es nimmt nichts
    }
phrase-lacks = in der Wendung für `{ $language }` fehlt `{"{"}{ $slot }{"}"}`
    .help = jeder Parameter hat in der Wendung jeder Sprache seine Stelle
phrase-order = die Wendung für `{ $language }` beginnt mit `{"{"}{ $slot }{"}"}` statt mit dem Verb in der Befehlsform
    .help = mit der Befehlsform beginnen, wie in { $language ->
        [en] `draw {"{"}cards{"}"}`
        [fr] `piochez {"{"}cards{"}"}`
        [de] `ziehe {"{"}cards{"}"}`
       *[other] `draw {"{"}cards{"}"}`
    }
verb-words = `{ $verb }` hat mehrere Wörter, und der Name eines Verbs ist ein Wort
    .help = es `{ $right }` nennen; mit `phrase` drucken Karten, was man möchte
verb-forms = die anderen Formen des Verbs lassen sich nicht aus `{ $order }` ableiten
    .help = { $language ->
        [fr] neben der Wendung `forms: {"{"} fr: [Infinitiv, 3. Person Singular, 3. Person Plural, Partizip] {"}"}` ergänzen, etwa `[faire, fait, font, fait]`
        [de] neben der Wendung `forms: {"{"} de: [Infinitiv, Partizip] {"}"}` ergänzen, etwa `[werfen, geworfen]`, und als Drittes die Form zu `er`, wo sie sich nicht aus der Befehlsform ergibt
       *[other] {""}
    }
step = ein Schritt sagt entweder, was geschieht, oder wer bis wann am Zug ist
    .help = `do` schreiben, oder `turns from` und `actions`, mit `until`, wo alle mehrmals am Zug sind
idle-key = `{ $key }` hat keine Wirkung { $where }
    .help = weglassen
pile-name = die Stapel von `{ $zone }` haben keinen Namen
    .help = `pile` mit Einzahl und Mehrzahl ergänzen, etwa `pile: [heap, heaps]`
circular = `{ $noun }` wird durch sich selbst erklärt
    .help = mit anderen Wörtern des Spiels sagen, was es ist, bis hinunter zu Kartenarten und Zonen
idle-window = im Fenster `{ $window }` kann niemand etwas tun, also würde nie jemand darin reagieren
    .help = `actions` oder `abilities: true` ergänzen
hidden = wer im Fenster `{ $window }` gefragt wird, hängt von Karten ab, die nicht alle sehen, und schon die Frage würde sie verraten
    .help = nach Öffentlichem fragen, etwa `all players with a card in their hand`; wer nicht reagieren kann, passt
badge = { HAS($given) ->
        [yes] dieses Abzeichen sagt auf { COUNT($given) } Arten, was es zeigt: { AND(MARKED($given)) }
       *[no] dieses Abzeichen sagt nicht, was es zeigt
    }
    .help = genau eins von `is`, `if` und `needs` schreiben
badge-hidden = das Abzeichen `{ $badge }` hängt von Karten ab, die der Betrachter vielleicht nicht sehen darf, und würde sie verraten
    .help = nach dem fragen, was alle sehen, etwa wie viele Karten eine Hand enthält, oder nach `your hand`
tells = was hier geschieht, verrät, was `{ $card }` ist, und diese Karte sehen nicht alle
    .help = die Karte vorher zeigen (`reveal ...`) oder es dem Spieler überlassen (`you may ...`)
unseen-choice = von den Karten in `{ $zone }` sind nur manche wählbar, weil sie sind, was sie sind, und wer wählt, sieht sie nicht: die Auswahl würde es verraten
    .help = die Karten vorher zeigen (`look at ...`, `reveal ...`), oder alle anbieten und danach fragen, welche gewählt wurde
gives-away = `{ $words }` hängt von Karten ab, die nicht alle sehen, und würde sie verraten
    .help = nach dem fragen, was alle sehen, etwa wie viele Karten eine Hand enthält
feeds-itself = { COUNT($events) ->
        [one] das löst sich endlos selbst aus: Es wartet auf `{ FIRST($events) }` und tut dasselbe wieder
       *[other] diese lösen einander endlos aus: { JOIN(MARKED($events), with: ", dann ") } und so weiter
    }
    .help = jemanden mit `may` wählen lassen, oder eine Bedingung oder eine Begrenzung wie `once per turn` ergänzen
never-happens = { HAS($verb) ->
        [yes] { HAS($counter) ->
            [yes] keine Aktion, die `{ $verb }` mit etwas vorher Gewähltem ausführt, wird mit `{ $counter }` bezahlt, also wird dadurch nichts billiger
           *[no] { $over ->
                [yes] `{ $verb }` ist schon geschehen, wenn dieser Text ausgeführt wird, also wartet dies erst auf das nächste Mal
               *[no] nichts in diesem Spiel führt je `{ $verb }` aus, also trifft dies nie zu
            }
        }
       *[no] nichts in diesem Spiel löst je den Wurf `{ $roll }` aus, also trifft dies nie zu
    }
    .help = { HAS($verb) ->
        [yes] { HAS($counter) ->
            [yes] das Spiel `{ $verb }` mit `choose` und einem solchen `cost` anbieten lassen, oder sagen, was dort bezahlt wird
           *[no] { $over ->
                [yes] für dieses Mal hier sagen, was geschieht, ohne `when`
               *[no] weglassen, oder eine Karte oder einen Schritt dafür sorgen lassen
            }
        }
       *[no] weglassen, oder eine Karte oder einen Schritt dafür sorgen lassen
    }
never-done = diese Regel verbietet `{ $verb }` allen und jederzeit, also geschieht es in diesem Spiel nie
    .help = sagen, für wen, was oder wann sie gilt (`while ...`), oder sie lassen, wenn das gewollt ist
too-many = daraus würden { $count } Karten, und ein `each` ergibt höchstens { $most }
    .help = Werte weglassen oder mehrere Karten schreiben
function = { HAS($given) ->
        [yes] diese Funktion sagt auf { COUNT($given) } Arten, was sie ist: { AND(MARKED($given)) }
       *[no] diese Funktion sagt nicht, was sie ist
    }
    .help = genau eins von `is`, `sum`, `cases` und `if` schreiben
values = `{ $values }` hat { $count } Werte, und für Listen und Tabellen sind höchstens { $most } möglich
    .help = Werte weglassen oder jeder Karte nur einen einzigen geben
rowless = die Tabelle `{ $table }` ist vollständig und hat keine Zeile für { AND(MARKED($values)) }
    .help = jedem eine Zeile geben, notfalls eine leere: `[]`; oder `complete` weglassen
no-seat = `{ $seat }` ist nicht an jedem Tisch ein Platz: es können auch nur { $players } spielen
    .help = eine Zahl bis { $players } oder `last` schreiben, oder für `min` unter `players` mindestens { $seat } angeben
nobody-left = { $seats ->
        [one] 1 Platz wird
       *[other] { $seats } Plätze werden
    } von niemandem gespielt, und es können auch nur { $players } spielen
    .help = für `min` unter `players` mindestens { $wanted } angeben: diese Plätze zählen mit
cell = `{ $cell }` ist keine Zelle von `{ $zone }`
    .help = { HAS($ends) ->
        [yes] ihre Reihen beginnen mit `A` und enden mit { AND(MARKED($ends), most: 12) }
       *[no] die Zellen gehen von `A1` bis `{ $last }`{ HAS($holes) ->
            [yes] , ohne { AND(MARKED($holes), most: 12) }
           *[no] {""}
        }: ein Buchstabe für die Spalte, dann die Nummer der Reihe
    }
hex-corners = `diagonal` zählt auch über Ecken, und die Zellen von `{ $zone }` berühren sich nur an Kanten
    .help = `orthogonal` schreiben: auf Sechsecken zählt es die Schritte zu jeder der sechs Zellen daneben
hex-rows = Reihe { $row } hat { $found } { $found ->
        [one] Zelle
       *[other] Zellen
    }, und die darüber { $above }: sie greifen nicht ineinander
    .help = jeder Reihe eine Zelle mehr oder weniger geben als der darüber; gleich lange Reihen heißen `columns: { $above }` und `rows: { $rows }`
row-lengths = `rows` nennt die Länge jeder Reihe, und die Reihen von `{ $zone }` sind alle gleich lang
    .help = `layout: hexes` schreiben oder die Zahl der Reihen und der Spalten (`columns`)
cells = `{ $name }` nennt { $found } { $found ->
        [one] Zelle
       *[other] Zellen
    }, gebraucht werden { $wanted }
    .help = für jeden möglichen Spieler eine nennen
overlap = `{ $first }` und `{ $second }` von `{ $card }` haben `{ $shared }` gemeinsam
    .help = einen der Bereiche ändern, damit jede Zahl genau ein Ergebnis hat
empty-range = in `{ $range }` liegt keine Zahl
    .help = die kleinere Zahl steht vorn: `{ $right }`
exact-range = `{ $number }` ist nur diese Zahl, und die meisten anderen sind offen, wie `{ $other }`
    .help = `{ $right }` schreiben, oder `{ $number }..{ $number }`, wenn es so gemeint ist
out-of-reach = `{ $range }` ist unerreichbar: Die Würfel von `{ $roll }` zeigen { $least } bis { $most }
    .help = { $changed ->
        [yes] das gelingt nur, wenn etwas den Wurf um mindestens { ABSOLUTE($lacks) } { COMPARE($lacks, 0) ->
            [more] erhöht
           *[other] verringert
        }
       *[no] nichts in diesem Spiel ändert einen solchen Wurf, also kommt es nie dazu
    }
fits-nothing = zu `{ $phrase }` kann nie etwas passen
    .help = { HAS($fails) ->
        [yes] `{ $field }` verlangt eine Karte der Art { OR(MARKED($kinds)) }, und in diesem Spiel erfüllt keine davon `{ $fails }`
       *[no] `{ $field }` verlangt eine Karte der Art { OR(MARKED($kinds)) } und nie eine andere
    }
one-cycle = der Ablauf eines Spiels hat genau einen Zyklus, etwa `round`
no-cards = dieses Spiel hat keine Karten
    .help = Dateien mit Listen von Karten neben `game.yaml` legen
no-start = für Karten der Art `{ $kind }` gibt es keinen Anfangsort
    .help = bei der Kartenart `starts` und eine Zone des Tisches angeben
not-taken = die Zone `{ $zone }` nimmt keine Karten der Art `{ $kind }` auf
stays = Karten der Art `{ $kind }` kommen in die Zone `{ $zone }`, und nichts nimmt sie dort weg, also endet `{ $step }` nie mehr, sobald dort eine liegt
    .help = der Schritt dauert, bis jede Zone `{ $zone }` leer ist; eine Aktion oder das Verb, das sie verwendet, muss Karten der Art `{ $kind }` nehmen
path = `{ $path }` führt ins Leere: `{ $missing }` gibt es nicht
    .help = { $addable ->
        [yes] { HAS($near) ->
            [yes] { meant }; was noch nicht da ist, kommt unter `add`
           *[no] was noch nicht da ist, kommt unter `add`{ WITH(OR(MARKED($all), most: 12), before: "; es gibt ") }
        }
       *[no] { HAS($near) ->
            [yes] { meant }
           *[no] { WITH(OR(MARKED($all), most: 12), before: "es gibt ") }
        }
    }
path-taken = unter `{ $path }` steht schon etwas
    .help = { HAS($line) ->
        [yes] zum Ändern `set` verwenden; eine Zeile mehr hat einen eigenen Namen, `{ $line }`
       *[no] zum Ändern `set` oder `replace` verwenden
    }
field-missing = ohne `{ $field }`: { AND(MARKED($cards), most: 4) }
    .help = für das Feld `optional: true` oder einen `default` schreiben, denn die vorhandenen Karten kennen es nicht
still-used = `{ $path }` lässt sich nicht allein entfernen, es wird gebraucht von { AND(MARKED($by), most: 8) }
    .help = auch das entfernen oder ändern, was es braucht{ HAS($all) ->
        [yes] ; `remove: {"{"} { $path }: with all {"}"}` nimmt alles mit außer dem, was Texte sagen
       *[no] {""}
    }
other-declaration = `{ $path }` ist an anderer Stelle anders deklariert
    .help = an beiden Stellen dieselbe Deklaration schreiben oder einer von beiden einen anderen Namen geben
conflict = `{ $path }` wird auch von `{ $other }` geändert
    .help = { HAS($line) ->
        [yes] jede der beiden kann diesem Text mit `add` Zeilen mit eigenen Namen wie `{ $line }` hinzufügen und den Rest lassen; sonst mit einer der beiden spielen
       *[no] in dieser Variante `extends: { $other }` schreiben, dann kommt sie über die andere; sonst mit einer der beiden spielen
    }
added-twice = `{ $path }` wird auch von `{ $other }` hinzugefügt, mit anderen Worten
    .help = es hier `{ $free }` nennen; was beide mit denselben Worten hinzufügen, ist einmal da
order = `{ $path }` steht an derselben Stelle wie das, was `{ $other }` hinzufügt, und nichts sagt, was zuerst kommt
    .help = { HAS($after) ->
        [yes] { HAS($line) ->
            [yes] `{ $after }` oder `{ $before }` schreiben, mit dem Text hinter `do`; es gilt, wo `{ $other }` da ist
           *[no] `{ $after }` oder `{ $before }` dazuschreiben; es gilt, wo `{ $other }` da ist
        }
       *[no] mit einer der beiden Varianten spielen oder eine schreiben, die beides in seiner Reihenfolge hinzufügt
    }
joined-line = { HAS($word) ->
        [yes] `{ $line }` beginnt mit `{ $word }`, und davor steht nichts
       *[no] `{ $line }` sagt nicht, wie es mit der Bedingung davor verbunden ist
    }
    .help = { HAS($word) ->
        [yes] `{ $word }` weglassen, oder es hinter eine andere Zeile stellen
       *[no] eine weitere Bedingung beginnt mit `and`, wenn beide gelten müssen, und mit `or`, wenn eine genügt
    }
part-of-line = `{ $line }` setzt die Zeile davor fort
    .help = eine Zeile mit Namen ist für sich vollständig: beides in eine Zeile schreiben
contrary-order = `{ $path }` kann nicht stehen, wo es soll: `{ $before }` kommt vor `{ $after }`
    .help = `before` oder `after` weglassen
idle-order = `{ $path }` und `{ $other }` werden zu verschiedenen Zeiten geprüft, also kommt keines vor dem anderen
    .help = `{ $key }` weglassen
untranslated = `{ $name }`{ COMPARE($more, 0) ->
        [more] {" "}und { $more ->
            [one] ein weiterer Name
           *[other] { $more } weitere Namen
        } dieser Datei
       *[other] {""}
    } { COMPARE($more, 0) ->
        [more] sind
       *[other] ist
    } nicht in jeder Sprache da: { AND(MARKED($missing)) } { COUNT($missing) ->
        [one] fehlt
       *[other] fehlen
    }
    .help = stattdessen wird Englisch gezeigt; `name: {"{"} en: ..., fr: ..., de: ... {"}"}` schreiben
moved = { HAS($was) ->
        [yes] { HAS($now) ->
            [yes] `{ $path }` war `{ $was }`, als diese Variante geschrieben wurde, und ist im Spiel jetzt `{ $now }`
           *[no] `{ $path }` hat sich im Spiel geändert, seit diese Variante geschrieben wurde
        }
       *[no] `{ $path }` hat sich im Spiel geändert, seit diese Variante geschrieben wurde
    }
    .help = prüfen, ob die Variante noch bedeutet, was sie soll; `cardwright diff --record` mit ihrer Datei hält dann fest, was jetzt da steht
other-game = das ist für das Spiel `{ $found }`, und hier wird `{ $wanted }` gespielt
nothing-to-add = `{ $file }` ist weder eine Variante noch eine Datei mit Karten
    .help = eine Variante beginnt mit `variant`, eine Datei mit Karten ist eine Liste mit `kind` und `id`
which = es ist nicht zu erkennen, zu welchem Spiel diese Datei gehört
    .help = sie in den Ordner eines Spiels legen oder `--game { HAS($known) ->
        [yes] { FIRST($known) }
       *[no] ID
    }` angeben
no-file = die Datei `{ $file }` gibt es nicht
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] {""}
    }
