unknown-noun = `{ $word }` ist kein Nomen dieses Spiels
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($known) ->
            [yes] { $of ->
                [cards] Karten
               *[counters] Zähler
            } dieses Spiels: { AND(MARKED($known), most: 60) };{" "}
           *[no] {""}
        }{ HAS($brings) ->
            [yes] diese Karte kann es mitbringen: `{ $brings }`
           *[no] weitere Wörter stehen unter `nouns`, `zones` oder `counters` in der Spieldatei
        }
    }
unknown-verb = `{ $word }` ist kein Verb dieses Spiels
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { WITH(AND(MARKED($verbs), most: 60), before: "Verben dieses Spiels: ", after: "; ") }{ HAS($brings) ->
            [yes] diese Karte kann es mitbringen: `{ $brings }`
           *[no] weitere stehen unter `verbs` in der Spieldatei
        }
    }
unknown-quality = `{ $word }` sagt in diesem Spiel nichts über { NAME($noun) } aus
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { WITH(OR(MARKED($values), most: 12), before: "möglich: ") }{ WITH($brings, before: "; diese Karte kann es mitbringen: `", after: "`") }
    }
unknown-word = `{ $word }` ist kein Wort der Sprache oder dieses Spiels
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { HAS($brings) ->
            [yes] streichen, oder unter `brings` dieser Karte erklären, was es bedeutet
           *[no] streichen, oder in der Spieldatei erklären, was es bedeutet
        }
    }
unknown-field = { $of } hat kein Feld `{ $field }`
    .help = { WITH(OR(MARKED($has)), before: "vorhanden: ") }
wrong-sort = hier steht { $found }, gebraucht wird: { $wanted }
number = bei `{ $word }` sind Einzahl und Mehrzahl verwechselt
    .help = `{ $right }` schreiben
agreement = die Form `{ $word }` passt nicht zum Subjekt
    .help = `{ $right }` schreiben
no-place = es ist nicht gesagt, wo nach `{ $noun }` zu suchen ist
    .help = einen Ort nennen, etwa `in your hand`
not-a-place = `{ $phrase }` ist kein Ort
whose = es ist nicht gesagt, wessen `{ $zone }` gemeint ist
    .help = { $neighbour ->
        [yes] `their { $zone }` oder `your { $zone }` schreiben
       *[no] `your { $zone }`, `their { $zone }`, `that player's { $zone }` oder `any { $zone }` schreiben
    }
never = in `{ $place }` liegt nie { $noun }
    .help = die Zone nimmt diese Kartenart nicht auf
nobodys = was in `{ $place }` ist, gehört niemandem
    .help = `{ $phrase }` weglassen oder einen Ort nennen, den jeder Spieler hat
no-host = { $noun } kommt nie an { $host }
    .help = möglich ist `{ $goes }`: dort anlegen, oder `goes on` der Kartenart ändern
extra-turns = { $declared ->
        [yes] ein zusätzlicher Zug wird hier anders gesagt
       *[no] { $turns ->
            [yes] dieses Spiel hat keine zusätzlichen Züge
           *[no] kein Schritt dieses Spiels hat Züge einzelner Spieler, also gibt es keine zusätzlichen
        }
    }
    .help = { $declared ->
        [yes] `{ $right }` schreiben
       *[no] { $turns ->
            [yes] einen Zähler der Spieler angeben, `extra turn: {"{"} of: player, from: 0 {"}"}`, ihn beim Schritt mit den Zügen nennen, `extra turns: extra turn`, und `{ $right }` schreiben
           *[no] einem Schritt `turns from` geben und sagen, was ein Spieler in seinem Zug tut
        }
    }
passed-on = bei `{ $phrase }` würde der Nächste weiterbewegen, was der Vorige bewegt hat
    .help = { HAS($right) ->
        [yes] `{ $right }` schreiben, womit jede Karte einmal bewegt wird
       *[no] mit `for each ... in any ...` durch die Karten gehen, womit jede Karte einmal bewegt wird, oder sie in einer eigenen Zone warten lassen
    }
several-best = `{ $phrase }` können weniger sein, denn gemeint sind nur die, die gleichauf liegen
    .help = { HAS($right) ->
        [yes] `{ $right }` für die schreiben, die in dieser Reihenfolge zuerst kommen; wo mehrere um den letzten Platz gleichauf liegen, wird gewählt
       *[no] `all` für alle schreiben, die gleichauf liegen, oder eine Zahl mit `the` davor für die, die zuerst kommen
    }
few-lines = { $upTo ->
        [yes] bis zu { $wanted }
       *[no] { $wanted }
    } der Zeilen darunter sollen gewählt werden, und es { $lines ->
        [one] gibt nur eine
       *[other] gibt { $lines }
    }
    .help = { $upTo ->
        [yes] so viele Zeilen schreiben, wie gewählt werden dürfen, oder weniger wählen lassen
       *[no] mehr Zeilen schreiben, als gewählt werden, oder weniger wählen lassen; was auf jeden Fall geschieht, braucht keine Wahl
    }
bare-noun = es ist nicht gesagt, wie viele `{ $noun }` gemeint sind
    .help = `{ $one }`, `all { $many }`, `2 { $many }` oder `any number of { $many }` schreiben
inside-where = `{ $word }` steht innerhalb der Bedingung und sagt dort nichts
    .help = `where` mit seiner Bedingung ans Ende stellen
which-values = es ist nicht gesagt, um welche der `{ PLURAL($field) }` es geht
    .help = `every { $field }`, `no { $field }` oder `{ PLURAL($field) }` schreiben
elsewhere = { HAS($theirs) ->
        [yes] `{ $verb }` verlangt `{ $wanted }` dessen, der es tut, und `{ $place }` gehört hier jemand anderem
       *[no] `{ $verb }` verlangt `{ $wanted }`, und hier wird in `{ $place }` gesucht
    }
    .help = { HAS($own) ->
        [yes] für das, was ihm selbst gehört, `{ $own }` schreiben{ WITH(OR(MARKED($verbs), most: 6), before: "; was dort liegt, nehmen ") }
       *[no] { HAS($example) ->
            [yes] damit der Gegner es tut, `{ $example }` schreiben{ WITH(OR(MARKED($verbs), most: 6), before: "; was dort liegt, nehmen ") }
           *[no] { WITH(OR(MARKED($verbs), most: 6), before: "was dort liegt, nehmen ") }
        }
    }
several = `{ $phrase }` kann mehrere bedeuten
    .help = `{ $one }` oder `{ $other }` schreiben
which-pile = es ist nicht gesagt, ob `{ $phrase }` einen bestimmten Stapel (`{ $pile }`) oder irgendeinen meint
    .help = `in any { $pile }` schreiben, oder zuerst einen wählen und mit `in that { $pile }` weitermachen
unbound = vorher wurde nichts genannt, was `{ $phrase }` bedeuten könnte
    .help = { WITH(OR(MARKED($known), most: 8), before: "hier bekannt: ") }
two-candidates = `{ $phrase }` könnte { OR(MARKED($are)) } bedeuten
    .help = { $named ->
        [yes] den Namen dessen schreiben, was gemeint ist: { OR(MARKED($are)) }
       *[no] jedem davon beim Wählen einen Namen geben: `a { $noun } as first`, dann `the first` schreiben
    }
where-idle = { HAS($rival) ->
        [yes] { HAS($said) ->
            [yes] `{ $phrase }` schränkt nichts ein: Mit `{ $rival }` ist gemeint, was vorher `{ $said }` hieß, und nicht, wonach gesucht wird
           *[no] `{ $phrase }` schränkt nichts ein: Von `{ $noun }` ist darin keine Rede
        }
       *[no] `{ $phrase }` schränkt nichts ein: Von `{ $noun }` ist darin keine Rede
    }
    .help = { HAS($rival) ->
        [yes] { HAS($said) ->
            [yes] dem vorher Genannten einen Namen geben: `{ $said } as first`; dann ist mit `{ $rival }` gemeint, wonach gesucht wird
           *[no] ein `where` handelt vom ersten Nomen seines Ausdrucks: nennen, was das hat (`where level is 2`), oder `that { $noun }` schreiben, sobald alles, was vorher von dieser Art gewählt wurde, einen eigenen Namen hat (`as first`); was nicht davon abhängt, mit `if ..., ...` davor fragen
        }
       *[no] ein `where` handelt vom ersten Nomen seines Ausdrucks: nennen, was das hat (`where level is 2`), oder `that { $noun }` schreiben, sobald alles, was vorher von dieser Art gewählt wurde, einen eigenen Namen hat (`as first`); was nicht davon abhängt, mit `if ..., ...` davor fragen
    }
no-amount = `{ $verb }` hat keine Zahl, also bedeutet `{ $phrase }` nichts, wenn das geschieht
    .help = für das, was eine Zahl hat, eine eigene Fähigkeit schreiben
unspoken = die Zahl heißt `{ $name }`, und nichts spricht von ihr
    .help = `the { $name }` schreiben, wo sie gebraucht wird, oder `as { $name }` weglassen
taken = der Name `{ $name }` ist schon vergeben: { $what }
    .help = hinter `as` einen anderen Namen wählen
missing-object = bei `{ $verb }` fehlt noch: { $wanted }
extra-object = `{ $word }` gehört nicht zu `{ $verb }`
    .help = { HAS($takes) ->
        [yes] dazu gehört: { OR($takes) }
       *[no] dazu gehört nichts weiter
    }
one-wanted = `{ $phrase }` kann mehrere bedeuten, und hier wird genau eins gebraucht
    .help = eins wählen (`a ...`) oder es für jedes tun (`for each ..., ...`)
total = `total { $of }` wird von mehrerem verlangt, das jemand wählt, und hier wählt niemand
    .help = sagen, wie viele gewählt werden, etwa `any number of` oder `up to 3`; eine Karte mit `where` fragen, alle, die da sind, mit `the total ... of all ...`
who-chooses = es ist nicht gesagt, wer bei `{ $phrase }` die Wahl trifft
    .help = zuerst wählen (`choose a player`), dann mit `that player ...` weitermachen, oder `each` schreiben
no-you = hier ist niemand `{ $word }`, denn kein Spieler handelt
    .help = { HAS($either) ->
        [yes] { OR(MARKED($either)) } schreiben
       *[no] `each player ...` schreiben, oder `that player` innerhalb von `for each player`
    }
no-this = `{ $word }` steht nur im Text einer Karte
seat = `{ $word }` wäre der Name eines Spielers, und solche Namen stehen nur in Szenarien
    .help = Wörter der Sprache schreibt man klein
no-limit = nichts begrenzt in diesem Spiel, wie oft `{ $verb }` geschieht, also änderte einmal mehr nichts
    .help = { HAS($mark) ->
        [yes] nehmen Sie weg, was eine Karte daran hindert: `this loses all { $mark }`
       *[no] sagen Sie, dass es jetzt geschieht (`you may ...`), oder womit es bezahlt wird
    }
no-owner = Karten haben nur in einem Spiel mit `decks` einen Besitzer
    .help = `controller` schreiben für den Spieler, in dessen Zone eine Karte liegt, oder den Spielern Decks geben
not-here = nichts führt { $what } aus
    .help = davor mit `if` sagen, von etwas, das einen Namen hat, oder als Funktion des Spiels
not-choosable = { NAME($phrase) } verlangt eine Wahl, und die ist hier nicht möglich
    .help = `the`, `all` oder `that` schreiben
nested = Bedingungen dürfen höchstens { $most } Ebenen tief ineinander stehen
    .help = eine Zahl oder Bedingung darin unter functions der Spieldatei angeben
