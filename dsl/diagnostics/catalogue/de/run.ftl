players = { $game } ist für { $min } bis { $max } Spieler, und { $seats } würden mitspielen
player-name = ein Spieler kann nicht `{ $name }` heißen: { $what }
    .help = ein Name ist höchstens 40 Buchstaben lang, und keine zwei Spieler haben denselben
unknown-setting = die Einstellung `{ $setting }` gibt es nicht
    .help = { HAS($known) ->
        [yes] es gibt { OR(MARKED($known)) }
       *[no] dieses Spiel hat keine Einstellungen
    }
setting-range = die Einstellung `{ $setting }` kann nicht `{ $value }` sein
    .help = sie ist eine ganze Zahl{ HAS($from) ->
        [yes] {" "}von { $from }{ HAS($to) ->
            [yes] {""}
           *[no] {" "}an
        }
       *[no] {""}
    }{ WITH($to, before: " bis ") }
budget = `{ FIRST($texts) }` kommt nie zu einem Ende und wurde nach { $budget } Anweisungen ohne Entscheidung angehalten
    .help = { COMPARE(COUNT($texts), 1) ->
        [more] begonnen von { JOIN(MARKED(REST($texts)), with: ", das begonnen wurde von ") }
       *[other] {""}
    }
work = `{ FIRST($texts) }` dauert zu lange und wurde angehalten, nachdem { $work } Dinge ohne Entscheidung angesehen wurden
    .help = fragen Sie weniger auf einmal: Jedes `where` in einem anderen und jede Bedingung an alles, was zusammen gewählt wird, vervielfacht, was angesehen wird
depth = `{ FIRST($texts) }` beginnt sich selbst immer wieder und wurde angehalten
    .help = { COMPARE(COUNT($texts), 1) ->
        [more] es geht im Kreis über { AND(MARKED(REST($texts))) }
       *[other] ein Text darf sich nicht ohne Ende selbst beginnen
    }
piled-up = es gilt oder wartet mehr, als eine Partie fassen kann: `{ $text }` allein { $times }-mal
    .help = sag, bis wann es gilt, zum Beispiel `until end of turn`, oder lass es seltener eintreten
overflow = eine Zahl in `{ $text }` wird zu groß oder wird durch null geteilt
dice = { HAS($said) ->
        [yes] das Szenario sagt { $said }, und ein Würfel zeigt 1 bis { $sides }: Wurf `{ $roll }`{ WITH($seat, before: " von ") }{ WITH($about, before: " für `", after: "`") } in `{ $text }`{ $dice ->
            [one] {""}
           *[other] , Würfel { $die } von { $dice }
        }
       *[no] das Szenario sagt nicht, was die Würfel zeigen: Wurf `{ $roll }`{ WITH($seat, before: " von ") }{ WITH($about, before: " für `", after: "`") } in `{ $text }`{ $dice ->
            [one] {""}
           *[other] , Würfel { $die } von { $dice }
        }
    }
    .help = { HAS($said) ->
        [yes] `rolls` hat eine Zahl für jeden Würfel, in der Reihenfolge, in der sie geworfen werden
       *[no] die Zahl bei `rolls` ergänzen
    }
not-saved = `{ $file }` enthält keine gespeicherte Stellung
    .help = eine Stellung wird beim Spielen mit `save` gespeichert
other-data = das gehört zu anderen Daten von `{ $game }`: { COUNT($parts) } { COUNT($parts) ->
        [one] Teil weicht
       *[other] Teile weichen
    } ab
    .help = { AND(MARKED($parts), most: 8) }; `replay` spielt ein Protokoll mit den neuen Daten bis zur ersten Entscheidung nach, die nicht mehr gilt
missing-pack = gespielt wurde mit { COUNT($packs) ->
        [one] dem Pack
       *[other] den Packs
    } { JOIN(MARKED($packs), with: ", ") }, und { COUNT($packs) ->
        [one] es ist
       *[other] sie sind
    } nicht da
    .help = den Ordner in `packs` legen oder mit `--with` nennen
other-pack = gespielt wurde mit Version { $version } des Packs `{ $pack }`, da ist aber { $found }
    .help = jene Version holen; `replay --anyway` spielt ein Protokoll mit dieser nach, bis zur ersten Entscheidung, die nicht mehr gilt
broken-save = die gespeicherte Stellung ist beschädigt: { $what } (`{ $at }`)
broken-log = Zeile { $line } des Protokolls ist nicht lesbar: { $what }
earlier-log = das Protokoll `{ $file }` entstand vor einer Änderung der Zufallszahlen: sein Startwert ergibt jetzt ein anderes Spiel
    .help = mit der Version von Cardwright nachspielen, die es geschrieben hat; ein damit gespeichertes Spiel geht in dieser weiter
replay-differs = das nachgespielte Spiel weicht in Zeile { $line } vom Protokoll ab
    .help = das Protokoll sagt { $expected }, nachgespielt ergibt sich { $found }
other-question = das beantwortet Frage { $given }, und die Partie ist bei Frage { $now }
    .help = die Auswahl neu holen und daraus antworten
illegal = { $seat } kann jetzt nicht mit `{ $answer }` antworten
    .help = { HAS($sum) ->
        [yes] { $sum }
       *[no] { HAS($near) ->
            [yes] { did-you-mean }
           *[no] { HAS($legal) ->
                [yes] möglich: { OR(MARKED($legal), most: 12) }
               *[no] jetzt gibt es nichts zu antworten
            }
        }
    }
