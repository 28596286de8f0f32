form = dies ist { $what }
    .help = ein Szenario wird gespielt (`do` und `then`), prüft die Daten (`check`) oder nimmt Stichproben (`sample`)
one-expectation = { COMPARE(COUNT($found), 1) ->
        [more] ein Eintrag erwartet { AND(MARKED($found), most: 12) }, und jedes davon braucht einen eigenen
       *[other] dieser Eintrag erwartet nichts
    }
    .help = ein Eintrag hat eine Erwartung, dazu kann `proves` stehen
wrong-expectation = `{ $key }` sagt nichts in einem Szenario, das { $form }
    .help = möglich: { OR(MARKED($allowed), most: 20) }
one-step = ein Schritt ist { AND(MARKED($found), most: 12) } zugleich
    .help = einen eigenen Schritt aus jedem machen oder in einem für mehrere Plätze antworten
no-expectation = dieses Szenario erwartet nichts, also kann es nichts zeigen
    .help = `then` mit dem ergänzen, was gelten muss
proves-nothing = `{ $what }` erwartet nichts, was scheitern könnte, und beweist also nichts
    .help = weglassen oder sagen, was gelten muss; `proves` steht neben einem Eintrag von `then` oder neben `refused`
case-value = { $lacks ->
        [yes] dieser Fall sagt nichts für `{ $column }`
       *[no] `{ $column }` steht in keinem Text dieses Szenarios, also unterscheiden sich die Fälle darin nicht
    }
    .help = { $lacks ->
        [yes] `{ $column }` in jedem Fall einen Wert geben
       *[no] `{"{"}{ $column }{"}"}` schreiben, wo der Wert hingehört, oder es weglassen
    }
unknown = `{ $word }` ist { $what }
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] { $card ->
            [yes] eine Karte aus einer eigenen Datei kommt mit `with: [my-card.yaml]` ins Spiel
           *[no] { WITH(OR(MARKED($all), most: 12), before: "möglich: ") }
        }
    }
no-observation = `{ $key }` braucht etwas, das beobachtet wird
    .help = `observe` bei `sample` ergänzen, etwa `observe: the number of players`
no-file = die Datei `{ $file }` gibt es nicht
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] Dateien werden vom obersten Ordner aus angegeben, vom Ordner des Szenarios oder von einem darüber aus; ein Pack auch mit seiner ID
    }
broken-data = die Daten von `{ $game }` haben { $errors } Fehler, also kann nichts gespielt werden
    .help = der erste: { $first }
stopped = das Spiel wurde angehalten: { $reason }
card-twice = die Karte `{ $card }` liegt an zwei Orten
    .help = eine Karte kann nur an einem Ort sein
no-copies-left = { $copies ->
        [0] kein Deck, mit dem gespielt wird, enthält `{ $card }`
       *[other] von `{ $card }` gibt es nur { $copies } { $copies ->
            [one] Exemplar
           *[other] Exemplare
        }
    }
    .help = { $copies ->
        [0] `cardwright words mein-spiel --only cards` zählt auf, was in welchem Deck ist
       *[other] {""}
    }
not-taken = `{ $card }` kann nicht in `{ $zone }` liegen, denn diese Zone nimmt keine Karten der Art `{ $kind }` auf
out-of-range = `{ $what }` kann nicht { $value } sein
    .help = möglich ist eine ganze Zahl{ HAS($from) ->
        [yes] {" "}von { $from }{ HAS($to) ->
            [yes] {""}
           *[no] {" "}an
        }
       *[no] {""}
    }{ WITH($to, before: " bis ") }
wanted = bei `{ $what }` wird gebraucht: { $wanted }
no-dice = in `{ $game }` wird nicht gewürfelt
    .help = `rolls` weglassen
no-turns = im Schritt `{ $step }` ist niemand am Zug
    .help = `turn` weglassen oder bei einem Schritt mit Zügen beginnen
whose-turn = nichts sagt, wer im Schritt `{ $step }` am Zug ist
    .help = `turn: { $seat }` ergänzen
given-lost = { $shuffled ->
        [yes] `{ $what }` wird gemischt, bevor jemand wählt, also geht die angegebene Reihenfolge verloren
       *[no] `{ $what }` wird neu gesetzt, bevor jemand wählt, also geht die Angabe verloren
    }
    .help = weglassen oder bei einem späteren Schritt beginnen
no-host = `{ $card }` kann nicht an `{ $host }` gelegt werden{ HAS($goes) ->
        [yes] ; möglich ist `{ $goes }`
       *[no] ; diese Karte ist nicht im Spiel
    }
    .help = { HAS($goes) ->
        [yes] an eine andere Karte legen oder dieser geben, was sie braucht
       *[no] `{ $host }` dorthin legen, wo Karten im Spiel sind: { OR(MARKED($zones), most: 12) }
    }
left-out = `{ $zone }` lässt { AND(MARKED($left), most: 12) } aus, und sie { COUNT($left) ->
        [one] liegt
       *[other] liegen
    } nirgends sonst
    .help = auch sie nennen oder in eine andere Zone legen
too-many = `{ $zone }` fasst { $holds } { $holds ->
        [one] Karte
       *[other] Karten
    }, und { $found } sind angegeben
    .help = höchstens { $holds } angeben
chance = { $never ->
        [yes] nach `{ $said }` wird der Zufall nicht mehr gefragt
       *[no] der Zufall kann dort nicht `{ $said }` bringen
    }
    .help = { $never ->
        [yes] weglassen oder mit `--log` ansehen, was gemischt und gewählt wird
       *[no] möglich: { OR(MARKED($possible), most: 12) }
    }
rolls-left = kein Würfel wird mehr geworfen, der { AND($left) } zeigen könnte
    .help = { COUNT($left) ->
        [one] die letzte Zahl von `rolls` weglassen
       *[other] die letzten { COUNT($left) } Zahlen von `rolls` weglassen
    }
not-asked = { $seat } wird jetzt nichts gefragt
    .help = { $over ->
        [yes] das Spiel ist vorbei
       *[no] gefragt: { HAS($asked) ->
            [yes] { JOIN($asked, with: ", ") }
           *[no] niemand
        }{ WITH($prompt, before: " (`", after: "`)") }
    }
illegal = { $seat } kann auf `{ $prompt }` nicht mit `{ $answer }` antworten
    .help = { WITH(JOIN($why, with: "; "), after: "; ") }erlaubt: { COMPARE($least, $most) ->
        [equal] { $least }
       *[other] { $least } bis { $most }
    } von { HAS($legal) ->
        [yes] { AND(MARKED($legal)) }
       *[no] nichts
    }
not-refused = { $seat } kann mit `{ $answer }` antworten, und das sollte abgelehnt werden
other-question = { $seat } wird `{ $prompt }` gefragt, und `{ $answer }` kann darauf nie die Antwort sein
    .help = weglassen oder `only offered: {"{"} { $seat }: [{ JOIN($offered, with: ", ", most: 12) }{ COMPARE(COUNT($offered), 12) ->
        [more] , …
       *[other] {""}
    }] {"}"}` sagen
no-moment = { $answered ->
        [yes] `{ $wanted }` ist nichts, was die letzten Antworten bewirkt haben
       *[no] noch niemand hat geantwortet, also gibt es keinen Augenblick `{ $wanted }`
    }
    .help = ein Augenblick liegt in dem, was der Schritt davor bewirkt; `cardwright test --log` sagt, was das ist
never-came = { $condition } ist nie eingetreten
    .help = { $over ->
        [yes] das Spiel war nach { $decisions } Entscheidungen vorbei
       *[no] gewartet wurde { $decisions } Entscheidungen lang
    }
not-so = `{ $condition }` gilt nicht
    .help = { WITH($found) }
position = `{ $what }`: gefunden: { $found }, erwartet: { $wanted }
    .help = { HAS($missing) ->
        [yes] es fehlt: { AND(MARKED($missing), most: 12) }{ HAS($surplus) ->
            [yes] {"; "}
           *[no] {""}
        }
       *[no] {""}
    }{ WITH(AND(MARKED($surplus), most: 12), before: "zu viel: ") }
not-offered = { AND(MARKED($missing), most: 12) } { COUNT($missing) ->
        [one] wird
       *[other] werden
    } { $seat } nicht angeboten
    .help = angeboten: { HAS($offered) ->
        [yes] { AND(MARKED($offered)) }
       *[no] nichts
    }
offered = { AND(MARKED($surplus), most: 12) } { COUNT($surplus) ->
        [one] wird
       *[other] werden
    } { $seat } angeboten
    .help = und das sollte nicht sein
choices = { $seat } darf { $found } wählen, nicht { $wanted }
asked = jetzt gefragt: { HAS($found) ->
        [yes] { JOIN($found, with: ", ") }
       *[no] niemand
    }
    .help = erwartet: { HAS($wanted) ->
        [yes] { JOIN($wanted, with: ", ") }
       *[no] niemand
    }
won = { $over ->
        [yes] das Spiel ist vorbei, gewonnen: { HAS($found) ->
            [yes] { JOIN($found, with: ", ") }
           *[no] niemand
        }
       *[no] das Spiel ist nicht vorbei
    }
    .help = { HAS($wanted) ->
        [yes] als Gewinner erwartet: { JOIN($wanted, with: ", ") }
       *[no] { $tie ->
            [yes] { $over ->
                [yes] ein Unentschieden hat keine Gewinner; wer zusammen gewinnt, wird genannt: `won: [{ JOIN($found, with: ", ") }]`
               *[no] erwartet war, dass es ohne Gewinner vorbei ist
            }
           *[no] erwartet war, dass es weitergeht
        }
    }
did-not-happen = `{ $wanted }` ist { $found ->
        [0] nie
        [one] einmal
       *[other] { $found }-mal
    } geschehen{ HAS($times) ->
        [yes] , nicht { $times ->
            [one] einmal
           *[other] { $times }-mal
        }
       *[no] {""}
    }
    .help = { WITH($near, before: "am ähnlichsten: ") }
happened = `{ $unwanted }` ist geschehen
    .help = im Protokoll: { $line }
order = { HAS($after) ->
        [yes] `{ $wanted }` ist nicht nach `{ $after }` geschehen
       *[no] `{ $wanted }` ist nie geschehen
    }
seen = { $seat } kann { $where } `{ $card }` lesen
    .help = das sollte verborgen sein
unseen = { $seat } bekommt `{ $card }` nicht zu sehen
differs = das Spiel, { $way }, läuft ab Zeile { $line } des Protokolls anders
    .help = ohne Unterbrechung: { $expected }, hier: { $found }
no-error = { $severity ->
        [error] der erwartete Fehler
       *[warning] die erwartete Warnung
    } `{ $wanted }`{ WITH($says, before: " mit der Meldung `", after: "`") }{ WITH($at, before: " in `", after: "`") } wurde nicht gefunden
    .help = gefunden: { HAS($found) ->
        [yes] { JOIN($found, with: "; ", most: 4) }
       *[no] { $severity ->
            [error] kein Fehler
           *[warning] keine Warnung
        }
    }
errors = { COUNT($found) } { COUNT($found) ->
        [one] { $severity ->
            [error] Fehler
           *[warning] Warnung
        } wurde
       *[other] { $severity ->
            [error] Fehler
           *[warning] Warnungen
        } wurden
    } gefunden, und { $severity ->
        [error] keiner
       *[warning] keine
    } wurde erwartet
    .help = { JOIN($found, with: "; ", most: 4) }
count = es gibt { $found } { $found ->
        [one] Karte
       *[other] Karten
    } `{ $what }`, erwartet: { $wanted }
about = `{ $key }` ist { $found }, erwartet: { $wanted }
values = { HAS($missing) ->
        [yes] { AND(MARKED($missing), most: 12) } { COUNT($missing) ->
            [one] kam
           *[other] kamen
        } nie vor
       *[no] { AND(MARKED($surplus), most: 12) } { COUNT($surplus) ->
            [one] kam
           *[other] kamen
        } vor, was nicht sein sollte
    }
    .help = { HAS($missing) ->
        [yes] { WITH(AND(MARKED($surplus), most: 12), before: "stattdessen kam vor: ") }
       *[no] {""}
    }
how-often = `{ $value }` kam { $found ->
        [0] nie
        [one] einmal
       *[other] { $found }-mal
    } vor, nicht { $from }- bis { $to }-mal
always = `{ $condition }` gilt mit dem Startwert { $seed }{ $never ->
        [yes] {""}
       *[no] {" "}nicht
    }
    .help = { WITH($found) }
