### Die Hilfe der Befehle.

cardwright-card-games-that-run-from = cardwright: Kartenspiele, die aus Daten laufen
usage = Aufruf: { $form }
commands = Befehle:
options = Optionen:
example = Beispiel:
examples = Beispiele:
options-here = [Optionen]
may-be-given-several-times = (mehrmals möglich)
show-this-cardwright-help-command-tells = zeigt dies; `cardwright help <Befehl>` sagt mehr
show-the-version = zeigt die Version
choose-a-game-and-play-it = ein Spiel wählen und spielen
how-many-take-part-or-their = wie viele mitspielen, oder ihre Namen mit Kommas dazwischen
what-chance-is-drawn-from-the = woraus der Zufall kommt: gleicher Startwert, gleiches Spiel
a-variant-a-file-of-cards = eine Variante, eine Datei mit Karten oder ein Paket, die dazukommen, oder ein Ordner mit solchen
a-setting-of-the-game-by = eine Einstellung des Spiels, mit einer Zahl oder dem Wort dafür
the-deck-of-a-seat-or = das Deck eines Platzes, oder die der Plätze der Reihe nach mit Kommas dazwischen
the-language-of-the-names-of = die Sprache der Namen der Karten
show-this-help = diese Hilfe zeigen
show-where-in-the-program-a = zeigen, wo im Programm ein Fehler von cardwright selbst geschah
play-a-game-in-the-terminal = im Terminal spielen, Menschen und Bots auf beliebigen Plätzen
seats-that-bots-play-by-name = Plätze, die Bots spielen, nach Namen oder Nummer mit Kommas dazwischen, jeder mit einer Stufe, wenn es nicht random ist: Ben:normal
go-on-with-a-saved-position = mit einer gespeicherten Stellung weitermachen
nothing-drawn-for-screen-readers = nichts zeichnen und nichts in Spalten setzen: für Bildschirmleser
check-games-cards-variants-and-scenarios = Spiele, Karten, Varianten und Szenarien prüfen
how-findings-are-printed-for-people = wie Funde gedruckt werden: für Menschen, als Sätze zum Vorlesen, je eine Zeile, oder für Programme
the-game-of-cards-that-lie = das Spiel von Karten, die außerhalb jedes Spiels liegen
the-language-of-the-messages-without = die Sprache der Meldungen; ohne sie die des Systems, wenn sie dabei ist, sonst Englisch
fail-where-there-are-more-warnings = scheitern, wenn es mehr Warnungen sind
check-only-what-has-changed-since = nur prüfen, was sich seit einer Revision von git geändert hat, etwa `HEAD`
leave-out-the-findings-that-this = die Funde weglassen, die diese Datei kennt
write-all-findings-into-the-file = alle Funde als bekannt in die Datei von `--baseline` schreiben
names-that-lack-a-language-are = Namen, denen eine Sprache fehlt, sind Fehler
check-again-whenever-a-file-changes = wieder prüfen, sobald sich eine Datei ändert, bis zum Abbruch
run-scenarios = Szenarien ausführen
tell-which-clauses-of-the-rules = sagen, welche Regelpunkte bewiesen sind, in welcher Form, und welche nicht
play-straight-on-only-or-also = nur geradeaus spielen, oder auch bei jeder Entscheidung gespeichert, zurückgenommen und wiederholt, und mit erzeugtem Code (Standard)
only-scenarios-with-this-text-in = nur Szenarien mit diesem Text im Titel oder mit diesem Schlagwort
play-many-games-between-bots-and = viele Spiele zwischen Bots spielen und zählen
compare-how-well-bots-play = messen, wie gut Stufen von Bots ein Spiel spielen
how-many-games-of-a-duel = Partien, nach denen ein Duell unentschieden endet (Standard: 400)
decisions-after-which-a-game-of-a-duel = Entscheidungen, nach denen eine Partie abgebrochen wird und als geteilt zählt (Standard: 20000)
about-duels = Zwei Stufen von Bots spielen gegeneinander: mit demselben Startwert sitzt jede nacheinander auf jedem Platz. Sie spielen, bis das Intervall ausschließt, dass sie gleich stark sind; es gilt, wann immer man hinsieht. Ohne Stufen trifft jede Stufe auf die darunter.
look-for-cards-that-are-too-strong = nach zu starken oder zu schwachen Karten suchen
how-many-games-to-observe = zu beobachtende Spiele (Standard: 200)
who-plays-all-seats = wer auf allen Plätzen spielt: random, quick, normal oder strong (Standard: random)
cards-that-are-given = Karten, die ein Spieler am Anfang bekommt, jeder Platz nacheinander: was sie bewirken
how-many-games-with-a-given-card = Spiele mit einer gegebenen Karte, höchstens (Standard: 400)
about-balance = Bots spielen; eine Tabelle zeigt, wie es Spielern erging, die eine Karte hatten. Dass Spieler mit einer Karte öfter gewinnen, heißt nicht, dass sie der Grund ist: `--given` gibt sie jedem Spieler nacheinander auf die Hand, mit demselben Startwert, bis ein jederzeit gültiges Intervall entscheidet.
how-many-games-standard-1000 = wie viele Spiele (Standard: 1000)
how-many-games-at-the-same = wie viele Spiele gleichzeitig (Standard: eines je Prozessor)
who-plays = wer spielt: random, quick, normal oder strong; eine Stufe für alle, oder eine für jeden, mit Kommas dazwischen
decisions-after-which-a-game-is = Entscheidungen, nach denen ein Spiel abgebrochen wird und als gescheitert zählt (Standard: 100000)
how-the-result-is-printed = wie das Ergebnis gedruckt wird
write-a-log-of-each-game = ein Protokoll jedes Spiels schreiben
verify-a-log-or-step-through = ein Protokoll prüfen oder durchgehen
step-through-the-log-one-decision = das Protokoll durchgehen, eine Entscheidung nach der anderen
play-a-log-of-other-data = ein Protokoll anderer Daten spielen, bis zur ersten Entscheidung, die nicht mehr gilt
where-the-game-of-the-log = wo das Spiel des Protokolls liegt (Standard: das mit seiner id)
print-what-cards-say-in-english = drucken, was Karten auf Englisch, Französisch oder Deutsch sagen
the-language-of-the-texts-standard = die Sprache der Texte (Standard: en)
how-to-print-it-standard-markdown = wie es gedruckt wird (Standard: markdown)
print-the-rule-book-of-a = das Regelheft eines Spiels auf Englisch, Französisch oder Deutsch drucken
the-language-of-the-rule-book = die Sprache des Regelhefts (Standard: en)
say-in-words-what-variants-change = in Worten sagen, was Varianten an ihrem Spiel ändern
the-language-of-names-and-texts = die Sprache der Namen und Texte (Standard: en)
how-to-print-it-standard-text = wie es gedruckt wird (Standard: text)
note-in-the-variants-under-was = in den Varianten unter `was` vermerken, was die Teile jetzt sind, die sie ändern
write-the-cards-of-a-game = die Karten eines Spiels als Tabelle schreiben
as-csv-which-is-the-one = als CSV, die einzige Form, die es gibt
only-cards-of-this-kind = nur Karten dieser Art
write-into-this-file = in diese Datei schreiben
begin-with-the-mark-by-which = mit der Marke beginnen, an der manche Tabellenprogramme UTF-8 erkennen
take-over-cards-from-a-spreadsheet = Karten aus einer Tabelle übernehmen
the-game-that-the-cards-are = das Spiel, zu dem die Karten gehören
the-file-that-new-cards-are = die Datei, in die neue Karten kommen (Standard: die mit den meisten ihrer Art)
write-nothing-and-show-the-difference = nichts schreiben und den Unterschied zeigen
lay-out-the-texts-in-files = die Texte in Dateien auf die eine kanonische Weise setzen
change-nothing-and-tell-which-files = nichts ändern und sagen, welche Dateien sich ändern würden
write-a-card-variant-scenario-or = eine Karte, eine Variante, ein Szenario oder ein Spiel zum Anfangen schreiben
the-game-that-it-is-for = das Spiel, für das es ist
where-to-write-it-standard-it = wohin es geschrieben wird (Standard: es wird gedruckt; ein Spiel kommt in einen Ordner)
write-the-schema-of-a-games = das Schema der Karten eines Spiels schreiben, für Editoren
print-it-and-write-no-file = es drucken und keine Datei schreiben
count-what-a-set-of-cards = zählen, woraus eine Menge von Karten besteht
how-to-print-it-standard-pretty = wie es gedruckt wird (Standard: pretty)
give-a-card-or-a-word = einer Karte oder einem Wort eines Spiels in allen Dateien einen anderen Namen geben
the-game-not-needed-where-there = das Spiel; unnötig, wo es nur eines gibt
what-is-meant-such-as-card = was gemeint ist, etwa `card` oder `verb`, wo mehreres so heißt
change-nothing-and-show-the-lines = nichts ändern und die Zeilen zeigen, die sich ändern würden
serve-an-editor-what-is-wrong = einem Editor dienen: was falsch ist, was hier stehen darf, was ein Wort bedeutet
speak-over-standard-input-and-output = über Standardeingabe und -ausgabe sprechen, die einzige Weise, die es gibt
explain-the-code-of-an-error = den Code eines Fehlers erklären
explain-a-card-or-the-code = eine Karte oder den Code eines Fehlers erklären
the-game-of-the-card-where = das Spiel der Karte, wo mehrere eine dieses Namens haben
how-a-card-is-told = wie eine Karte erzählt wird
in-a-terminal-it-asks-which = Im Terminal fragt es, welches Spiel und wer spielt; anderswo spielen Bots ein Spiel, in Worten erzählt.
while-playing-help-lists-what-can =
    Beim Spielen zählt `help` auf, was man tippen kann. Ctrl-C und das Ende der Eingabe speichern zuerst die Stellung.
    Dateien nach dem Spiel sind Varianten und Karten, die dazukommen.
a-path-is-a-folder-a =
    Ein Pfad ist ein Ordner, ein Spiel, eine Datei mit Karten, eine Variante oder ein Szenario; ohne Pfade wird alles unter
    `cards`, `examples` und `packs` geprüft, oder das Spiel, das `--game` nennt oder für das `--with` ist. Was `--with` hinzufügt, wird
    mit den Szenarien daneben geprüft; die Szenarien eines Spiels gelten dem Spiel, wie es ist. Gibt 0, wo kein Fehler ist,
    1, wo einer ist oder zu viele Warnungen, 2, wo ein Pfad nicht verwendbar ist.
scenarios-stand-in-files-whose-names =
    Szenarien stehen in Dateien, deren Namen auf `.scenario.yaml` enden; ohne Pfade werden alle unter `cards`, `examples` und `packs`
    ausgeführt, oder die des Spiels, das `--game` nennt oder für das `--with` ist. Was `--with` gibt, kommt zu dem hinzu, was
    ein Szenario selbst nennt.
the-same-seed-gives-the-same =
    Derselbe Startwert gibt dieselben Spiele, wie viele auch gleichzeitig gespielt werden. Gibt 1, wo ein Spiel nicht nach den
    Regeln zu Ende kam. Unterbrochen nennt der Befehl die fertigen Spiele und gibt 130.
plays-a-log-again-and-compares = Spielt ein Protokoll noch einmal und vergleicht jede Zeile. Gibt 0, wo alle gleich sind, sonst 1.
the-texts-are-made-from-what = Die Texte entstehen aus dem, was die Karten tun. Ohne Karte werden alle gedruckt, und die Verben des Spiels: der Satz eines jeden neben dem, was es tut, zum Vergleichen.
the-rule-book-is-made-from =
    Das Regelheft entsteht aus dem, was das Spiel tut, also ist es nie veraltet. Am Ende stehen
    alle Karten. Mit einer Variante darauf sind die Regeln die der Variante.
several-files-are-put-on-top =
    Mehrere Dateien kommen zusammen dazu. Wo zwei davon denselben Teil ändern, werden beide Stellen genannt. Mit einem Vermerk
    in einer Variante wird auch ein Teil des Spiels genannt, der sich seither geändert hat, von diesem und allen Befehlen.
a-row-a-card-with-its =
    Je Karte eine Zeile mit id, Art, Anzahl der Exemplare, Namen und den Feldern ihrer Art. `import` liest sie wieder ein.
    Was mit einem Zeichen beginnt, das Tabellenprogramme für eine Formel halten, hat ein Hochkomma davor.
a-row-changes-the-card-with =
    Eine Zeile ändert die Karte mit ihrer id, in der Datei, wo sie steht; Kommentare und Gestaltung bleiben. Spalten und Karten,
    die der Tabelle fehlen, bleiben auch. Eine Zeile mit neuer id ist eine neue Karte. Alles wird zuerst geprüft: wo eine
    Zelle falsch ist, wird nichts geschrieben.
only-texts-of-the-language-are = Nur Texte der Sprache werden angefasst; Kommentare und alles andere bleiben, wie sie sind.
a-kind-is-a-kind-of = Eine Art ist eine Kartenart des Spiels. Was geschrieben wird, ist so gültig, wie es dasteht.
it-is-made-from-the-kinds = Es entsteht aus den Kartenarten, die das Spiel erklärt. Eine Datei mit Karten, deren erste Zeile `# yaml-language-server: $schema=GAME.cards.schema.json` ist, wird von jedem YAML-Editor ergänzt und geprüft.
cards-and-copies-by-kind-and =
    Karten und Exemplare nach Art und nach dem, was sie drucken, wie wahrscheinlich die Bereiche mit den Würfeln des Spiels sind,
    und wie viele Zeilen YAML eine Karte braucht.
a-card-goes-by-its-id =
    Eine Karte geht nach ihrer id. Von einem Wort des Spiels ändern sich alle Formen: ein Nomen in Einzahl und Mehrzahl, ein Verb
    mit seinen Endungen. Texte, Varianten und Szenarien ändern sich mit. Was etwas zerbräche, wird abgelehnt.
speaks-the-language-server-protocol-over =
    Spricht das Language Server Protocol über Standardeingabe und -ausgabe, bis der Editor sich verabschiedet. Wie ein Editor
    eingerichtet wird, steht in `docs/editor.md`.
of-a-card-its-text-in =
    Von einer Karte: ihr Text in jeder Sprache, was sie liest und ändert, worauf sie antwortet, wann sie gewählt werden kann, und die Szenarien, die sie nennen; alles ist aus der Bedeutung ihrer Texte errechnet.
    Ein Code steht vor jeder Meldung, etwa `schema/unknown-key`. Ohne Wort werden alle Codes aufgezählt.
list-the-words-that-texts-of = die Wörter auflisten, die Texte eines Spiels gebrauchen können, und seine Karten
only-one-part-of-the-list = nur ein Teil der Liste
what-data-lack-for-a-language = statt der Liste, was den Daten für die Sprache von `--lang` fehlt
the-language-of-what-is-said = die Sprache dessen, was darüber gesagt wird (Standard: en)
tell-of-each-scenario-what-happens = von jedem Szenario erzählen, was darin geschieht, auch von denen, die bestehen
verbs-stand-there-with-what-they =
    Verben stehen dort mit dem, was sie nehmen (`2` für beliebig viele), Nomen in Einzahl und Mehrzahl, Funktionen in der
    Form, in der ein Text von ihnen spricht. Texte werden auf Englisch geschrieben; neben einem Wort steht, wie es in der
    Sprache gedruckt wird. Karten sind nach Deck aufgelistet, mit der Zahl der Exemplare; wo sie dem Tisch gehören, nach Art.
print-cards-sheets-and-rule-books = Karten, Schneidebögen, Regelhefte und Dateien für Tabletop Simulator drucken
cards-as-they-are-held = Setzt Karten so, wie man sie in der Hand hält: auf Bögen zum Schneiden, einzeln als Seiten oder als Bilder. Wie eine Karte aussieht, sagen `face` ihrer Art und `looks` der Werte; was ein Spiel nicht sagt, passt für jedes Spiel. Dieselben Daten geben dieselbe Datei.
the-file-or-folder-that-is-written = die Datei, die geschrieben wird; bei Bildern ein Ordner
pdf-svg-or-png = ein PDF (Standard) oder ein Bild für jede Seite
the-size-of-all-cards = die Größe aller Karten: poker, bridge, tarot, oversized, mini oder etwa 70x110 in Millimetern; ohne sie die ihrer Art
the-paper = das Papier; `card` ist eine Seite für jede Karte, mit ihrem Anschnitt, für eine Druckerei
one-language-or-two = die Sprache der Karten oder zwei mit einem Komma dazwischen
how-many-of-each-card = wie viele von jeder Karte; sonst so viele, wie das Spiel hat
backs-behind-the-fronts = hinter jedem Bogen seine Rückseiten, für den Druck auf beiden Seiten
by-how-much-the-backs-are-moved = um wie viele Millimeter die Rückseiten nach rechts und nach unten rücken, wenn der Drucker das Papier verschiebt
how-far-colours-reach-beyond-the-cut = wie weit Farben über den Schnitt hinausreichen (Standard: 1, und 3 mit `--paper card`)
without-marks-for-the-cut = ohne Schnittmarken
outlines-in-place-of-surfaces = Umrisse statt Flächen, um Tinte zu sparen
pictures-that-are-called-like-the-cards = ein Ordner mit Bildern, die wie die Kennungen der Karten heißen, in PNG oder JPEG
only-cards-that-print-something-else = nur Karten, die etwas anderes drucken als in dieser Revision von git
the-rule-book-as-a-booklet = stattdessen das Regelheft zum Falten
cards-with-the-turn-and-the-actions = stattdessen Karten für alle am Tisch, mit dem Zug und den Aktionen
for-another-program = stattdessen Dateien für ein anderes Programm: Tabletop Simulator, nanDECK oder Squib
where-the-sheets-will-be-found = wo Tabletop Simulator die Bilder findet; sonst auf diesem Rechner
games-to-keep-and-go-on-from = die Partien in FILE behalten und hinter denen weitermachen, die sie hat
a-part-with-values-to-try = Werte eines Teils des Spiels probieren: einer Karte, die dann jedem Platz nacheinander gegeben wird, oder einer Einstellung
make-cards-in-the-browser = Karten im Browser machen, prüfen, spielen und abwägen
the-port-to-serve-on = der Port der Seite; ein freier, wenn keiner genannt ist
the-studio-is-a-page = Die Werkstatt ist eine Seite nur auf diesem Rechner. Mit einem Ordner öffnet sie seine Dateien, schreibt jede Änderung dorthin und sieht, wenn ein anderes Programm eine ändert; ohne bewahrt der Browser sie auf. Ctrl-C beendet sie.
