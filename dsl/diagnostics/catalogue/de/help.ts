import type { HelpText } from '../en/help.ts';

/** The help of the commands, in German. */
export const help: Readonly<Record<HelpText, string>> = {
  'cardwright: card games that run from data': 'cardwright: Kartenspiele, die aus Daten laufen',
  'usage: {1}': 'Aufruf: {1}',
  'commands:': 'Befehle:',
  'options:': 'Optionen:',
  'example:': 'Beispiel:',
  'examples:': 'Beispiele:',
  '[options]': '[Optionen]',
  '(may be given several times)': '(mehrmals möglich)',
  'show this; `cardwright help <command>` tells more': 'zeigt dies; `cardwright help <Befehl>` sagt mehr',
  'show the version': 'zeigt die Version',
  'choose a game and play it': 'ein Spiel wählen und spielen',
  'how many take part, or their names with commas between them':
    'wie viele mitspielen, oder ihre Namen mit Kommas dazwischen',
  'what chance is drawn from: the same seed, the same game':
    'woraus der Zufall kommt: gleicher Startwert, gleiches Spiel',
  'a variant, a file of cards or a pack to put on top, or a folder with some':
    'eine Variante, eine Datei mit Karten oder ein Paket, die dazukommen, oder ein Ordner mit solchen',
  'a setting of the game, by a number or by the word for it':
    'eine Einstellung des Spiels, mit einer Zahl oder dem Wort dafür',
  'the deck of a seat, or those of the seats in turn with commas between them':
    'das Deck eines Platzes, oder die der Plätze der Reihe nach mit Kommas dazwischen',
  'the language of the names of cards': 'die Sprache der Namen der Karten',
  'show this help': 'diese Hilfe zeigen',
  'show where in the program a fault of cardwright itself happened':
    'zeigen, wo im Programm ein Fehler von cardwright selbst geschah',
  'play a game in the terminal, people and bots on any seat':
    'im Terminal spielen, Menschen und Bots auf beliebigen Plätzen',
  'seats that bots play, by name or number with commas between them':
    'Plätze, die Bots spielen, nach Namen oder Nummer mit Kommas dazwischen',
  'go on with a saved position': 'mit einer gespeicherten Stellung weitermachen',
  'check games, cards, variants and scenarios': 'Spiele, Karten, Varianten und Szenarien prüfen',
  'how findings are printed: for people, as sentences to be read aloud, a line each, or for programs':
    'wie Funde gedruckt werden: für Menschen, als Sätze zum Vorlesen, je eine Zeile, oder für Programme',
  'the game of cards that lie outside of any game': 'das Spiel von Karten, die außerhalb jedes Spiels liegen',
  'the language of the messages; without it that of the system, where it is one of them, else English':
    'die Sprache der Meldungen; ohne sie die des Systems, wenn sie dabei ist, sonst Englisch',
  'fail where there are more warnings than this': 'scheitern, wenn es mehr Warnungen sind',
  'check only what has changed since a revision of git, such as `HEAD`':
    'nur prüfen, was sich seit einer Revision von git geändert hat, etwa `HEAD`',
  'leave out the findings that this file knows': 'die Funde weglassen, die diese Datei kennt',
  'write all findings into the file of `--baseline`, as known':
    'alle Funde als bekannt in die Datei von `--baseline` schreiben',
  'names that lack a language are errors': 'Namen, denen eine Sprache fehlt, sind Fehler',
  'check again whenever a file changes, until it is interrupted':
    'wieder prüfen, sobald sich eine Datei ändert, bis zum Abbruch',
  'run scenarios': 'Szenarien ausführen',
  'tell which clauses of the rules are proven, by which form, and which are not':
    'sagen, welche Regelpunkte bewiesen sind, in welcher Form, und welche nicht',
  'play straight on only, or also saved, taken back and replayed at every decision (standard)':
    'nur geradeaus spielen, oder auch bei jeder Entscheidung gespeichert, zurückgenommen und wiederholt (Standard)',
  'only scenarios with this text in their title or with this tag':
    'nur Szenarien mit diesem Text im Titel oder mit diesem Schlagwort',
  'play many games between bots and count': 'viele Spiele zwischen Bots spielen und zählen',
  'how many games (standard: 1000)': 'wie viele Spiele (Standard: 1000)',
  'how many games at the same time (standard: one a processor)':
    'wie viele Spiele gleichzeitig (Standard: eines je Prozessor)',
  'who plays': 'wer spielt',
  'decisions after which a game is cut off and counts as failed (standard: 100000)':
    'Entscheidungen, nach denen ein Spiel abgebrochen wird und als gescheitert zählt (Standard: 100000)',
  'how the result is printed': 'wie das Ergebnis gedruckt wird',
  'write a log of each game': 'ein Protokoll jedes Spiels schreiben',
  'verify a log or step through it': 'ein Protokoll prüfen oder durchgehen',
  'step through the log, one decision after the other':
    'das Protokoll durchgehen, eine Entscheidung nach der anderen',
  'play a log of other data, up to the first decision that no longer stands':
    'ein Protokoll anderer Daten spielen, bis zur ersten Entscheidung, die nicht mehr gilt',
  'where the game of the log lies (standard: the one with its id)':
    'wo das Spiel des Protokolls liegt (Standard: das mit seiner id)',
  'print what cards say in English, French or German':
    'drucken, was Karten auf Englisch, Französisch oder Deutsch sagen',
  'the language of the texts (standard: en)': 'die Sprache der Texte (Standard: en)',
  'how to print it (standard: markdown)': 'wie es gedruckt wird (Standard: markdown)',
  'print the rule book of a game in English, French or German':
    'das Regelheft eines Spiels auf Englisch, Französisch oder Deutsch drucken',
  'the language of the rule book (standard: en)': 'die Sprache des Regelhefts (Standard: en)',
  'say in words what variants change in their game': 'in Worten sagen, was Varianten an ihrem Spiel ändern',
  'the language of names and texts (standard: en)': 'die Sprache der Namen und Texte (Standard: en)',
  'how to print it (standard: text)': 'wie es gedruckt wird (Standard: text)',
  'note in the variants, under `was`, what the parts that they change are now':
    'in den Varianten unter `was` vermerken, was die Teile jetzt sind, die sie ändern',
  'write the cards of a game as a spreadsheet': 'die Karten eines Spiels als Tabelle schreiben',
  'as CSV, which is the one form that there is': 'als CSV, die einzige Form, die es gibt',
  'only cards of this kind': 'nur Karten dieser Art',
  'write into this file': 'in diese Datei schreiben',
  'begin with the mark by which some spreadsheets know UTF-8':
    'mit der Marke beginnen, an der manche Tabellenprogramme UTF-8 erkennen',
  'take over cards from a spreadsheet': 'Karten aus einer Tabelle übernehmen',
  'the game that the cards are of': 'das Spiel, zu dem die Karten gehören',
  'the file that new cards are put into (standard: that with the most of their kind)':
    'die Datei, in die neue Karten kommen (Standard: die mit den meisten ihrer Art)',
  'write nothing, and show the difference': 'nichts schreiben und den Unterschied zeigen',
  'lay out the texts in files in the one canonical way':
    'die Texte in Dateien auf die eine kanonische Weise setzen',
  'change nothing, and tell which files would change':
    'nichts ändern und sagen, welche Dateien sich ändern würden',
  'write a card, variant, scenario or game to start from':
    'eine Karte, eine Variante, ein Szenario oder ein Spiel zum Anfangen schreiben',
  'the game that it is for': 'das Spiel, für das es ist',
  'where to write it (standard: it is printed; a game goes into a folder)':
    'wohin es geschrieben wird (Standard: es wird gedruckt; ein Spiel kommt in einen Ordner)',
  "write the schema of a game's cards, for editors":
    'das Schema der Karten eines Spiels schreiben, für Editoren',
  'print it and write no file': 'es drucken und keine Datei schreiben',
  'count what a set of cards is made of': 'zählen, woraus eine Menge von Karten besteht',
  'how to print it (standard: pretty)': 'wie es gedruckt wird (Standard: pretty)',
  'give a card or a word of a game another name, in all files':
    'einer Karte oder einem Wort eines Spiels in allen Dateien einen anderen Namen geben',
  'the game; not needed where there is one': 'das Spiel; unnötig, wo es nur eines gibt',
  'what is meant, such as `card` or `verb`, where several things are called so':
    'was gemeint ist, etwa `card` oder `verb`, wo mehreres so heißt',
  'change nothing, and show the lines that would change':
    'nichts ändern und die Zeilen zeigen, die sich ändern würden',
  'serve an editor: what is wrong, what may stand here, what a word means':
    'einem Editor dienen: was falsch ist, was hier stehen darf, was ein Wort bedeutet',
  'speak over standard input and output, which is the only way there is':
    'über Standardeingabe und -ausgabe sprechen, die einzige Weise, die es gibt',
  'explain the code of an error': 'den Code eines Fehlers erklären',
  'explain a card, or the code of an error': 'eine Karte oder den Code eines Fehlers erklären',
  'the game of the card, where several have one of that name':
    'das Spiel der Karte, wo mehrere eine dieses Namens haben',
  'how a card is told': 'wie eine Karte erzählt wird',
  'the language of the page about a code, as for messages':
    'die Sprache der Seite über einen Code, wie bei Meldungen',
  'In a terminal it asks which game, and who plays; elsewhere bots play one game, told in words.':
    'Im Terminal fragt es, welches Spiel und wer spielt; anderswo spielen Bots ein Spiel, in Worten erzählt.',
  'While playing, `help` lists what can be typed. Ctrl-C and the end of the input save the position first.\nFiles after the game are variants and cards to put on top of it.':
    'Beim Spielen zählt `help` auf, was man tippen kann. Ctrl-C und das Ende der Eingabe speichern zuerst die Stellung.\nDateien nach dem Spiel sind Varianten und Karten, die dazukommen.',
  'A path is a folder, a game, a file of cards, a variant or a scenario; without paths everything under `cards` and\n`examples` is checked, or the game that `--game` names or that `--with` is for. What\n`--with` puts on top is checked with the scenarios beside it; the scenarios of a game are held against the game\nas it is. Gives 0 where there is no error, 1\nwhere there is one or too many warnings, 2 where a path cannot be used.':
    'Ein Pfad ist ein Ordner, ein Spiel, eine Datei mit Karten, eine Variante oder ein Szenario; ohne Pfade wird alles unter\n`cards` und `examples` geprüft, oder das Spiel, das `--game` nennt oder für das `--with` ist. Was `--with` hinzufügt, wird\nmit den Szenarien daneben geprüft; die Szenarien eines Spiels gelten dem Spiel, wie es ist. Gibt 0, wo kein Fehler ist,\n1, wo einer ist oder zu viele Warnungen, 2, wo ein Pfad nicht verwendbar ist.',
  'Scenarios stand in files whose names end in `.scenario.yaml`; without paths all below `cards` and `examples` are run,\nor those of the game that `--game` names or that `--with` is for. What `--with` gives is put on top beside what a\nscenario names itself.':
    'Szenarien stehen in Dateien, deren Namen auf `.scenario.yaml` enden; ohne Pfade werden alle unter `cards` und `examples`\nausgeführt, oder die des Spiels, das `--game` nennt oder für das `--with` ist. Was `--with` gibt, kommt zu dem hinzu, was\nein Szenario selbst nennt.',
  'The same seed gives the same games, however many are played at the same time. Gives 1 where a game did not come\nto an end by the rules. Interrupted, it tells of the games that are finished and gives 130.':
    'Derselbe Startwert gibt dieselben Spiele, wie viele auch gleichzeitig gespielt werden. Gibt 1, wo ein Spiel nicht nach den\nRegeln zu Ende kam. Unterbrochen nennt der Befehl die fertigen Spiele und gibt 130.',
  'Plays a log again and compares every line. Gives 0 where all are the same, 1 where not.':
    'Spielt ein Protokoll noch einmal und vergleicht jede Zeile. Gibt 0, wo alle gleich sind, sonst 1.',
  'The texts are made from what cards do. Without a card all cards are printed, and the verbs of the game: the phrase of each beside what it does, to be compared.':
    'Die Texte entstehen aus dem, was die Karten tun. Ohne Karte werden alle gedruckt, und die Verben des Spiels: der Satz eines jeden neben dem, was es tut, zum Vergleichen.',
  'The rule book is made from what the game does, so it is never behind. At its end stand all\ncards. With a variant on top the rules are those of the variant.':
    'Das Regelheft entsteht aus dem, was das Spiel tut, also ist es nie veraltet. Am Ende stehen\nalle Karten. Mit einer Variante darauf sind die Regeln die der Variante.',
  'Several files are put on top together. Where two of them change the same part, both places are told. With a record\nin a variant a part of the game that has changed since is told as well, by this and all other commands.':
    'Mehrere Dateien kommen zusammen dazu. Wo zwei davon denselben Teil ändern, werden beide Stellen genannt. Mit einem Vermerk\nin einer Variante wird auch ein Teil des Spiels genannt, der sich seither geändert hat, von diesem und allen Befehlen.',
  'A row a card, with its id, its kind, how many copies there are, its names, and the fields of its kind. `import` reads\nit back. What begins with a sign that spreadsheets take for a formula has an apostrophe in front.':
    'Je Karte eine Zeile mit id, Art, Anzahl der Exemplare, Namen und den Feldern ihrer Art. `import` liest sie wieder ein.\nWas mit einem Zeichen beginnt, das Tabellenprogramme für eine Formel halten, hat ein Hochkomma davor.',
  'A row changes the card with its id, in the file where that stands; comments and layout stay as they are. Columns and\ncards that the spreadsheet lacks stay as they are too. A row with a new id is a new card. Everything is checked first:\nwhere one cell is wrong nothing is written.':
    'Eine Zeile ändert die Karte mit ihrer id, in der Datei, wo sie steht; Kommentare und Gestaltung bleiben. Spalten und Karten,\ndie der Tabelle fehlen, bleiben auch. Eine Zeile mit neuer id ist eine neue Karte. Alles wird zuerst geprüft: wo eine\nZelle falsch ist, wird nichts geschrieben.',
  'Only texts of the language are touched; comments and everything else stay as they are.':
    'Nur Texte der Sprache werden angefasst; Kommentare und alles andere bleiben, wie sie sind.',
  'A kind is a kind of card of the game. What is written is valid as it stands.':
    'Eine Art ist eine Kartenart des Spiels. Was geschrieben wird, ist so gültig, wie es dasteht.',
  'It is made from the kinds of card that the game declares. A card file whose first line is `# yaml-language-server: $schema=GAME.cards.schema.json` is completed and checked by any YAML editor.':
    'Es entsteht aus den Kartenarten, die das Spiel erklärt. Eine Datei mit Karten, deren erste Zeile `# yaml-language-server: $schema=GAME.cards.schema.json` ist, wird von jedem YAML-Editor ergänzt und geprüft.',
  'Cards and copies by kind and by what they print, how likely the ranges are on the dice of the game, and how many\nlines of YAML a card takes.':
    'Karten und Exemplare nach Art und nach dem, was sie drucken, wie wahrscheinlich die Bereiche mit den Würfeln des Spiels sind,\nund wie viele Zeilen YAML eine Karte braucht.',
  'A card goes by its id. Of a word of the game all forms are changed: a noun of one and of several, a verb with its\nendings. Texts, variants and scenarios are changed as well. What would break something is refused.':
    'Eine Karte geht nach ihrer id. Von einem Wort des Spiels ändern sich alle Formen: ein Nomen in Einzahl und Mehrzahl, ein Verb\nmit seinen Endungen. Texte, Varianten und Szenarien ändern sich mit. Was etwas zerbräche, wird abgelehnt.',
  'Speaks the Language Server Protocol over standard input and output, until the editor says goodbye. How an editor is\nset up stands in `docs/editor.md`.':
    'Spricht das Language Server Protocol über Standardeingabe und -ausgabe, bis der Editor sich verabschiedet. Wie ein Editor\neingerichtet wird, steht in `docs/editor.md`.',
  'Of a card: its text in each language, what it reads and changes, what it answers, when it can be chosen, and the scenarios that name it; all of it is worked out from what its texts mean.\nA code stands in front of every message, such as `schema/unknown-key`. Without a word, all codes are listed.':
    'Von einer Karte: ihr Text in jeder Sprache, was sie liest und ändert, worauf sie antwortet, wann sie gewählt werden kann, und die Szenarien, die sie nennen; alles ist aus der Bedeutung ihrer Texte errechnet.\nEin Code steht vor jeder Meldung, etwa `schema/unknown-key`. Ohne Wort werden alle Codes aufgezählt.',
  'list the words that texts of a game can use, and its cards':
    'die Wörter auflisten, die Texte eines Spiels gebrauchen können, und seine Karten',
  'only one part of the list': 'nur ein Teil der Liste',
  'the language of what is said of them (standard: en)':
    'die Sprache dessen, was darüber gesagt wird (Standard: en)',
  'tell of each scenario what happens in it, also of those that pass':
    'von jedem Szenario erzählen, was darin geschieht, auch von denen, die bestehen',
  'Verbs stand there with what they take (`2` for however many), nouns in the singular and the plural, functions in the\nform in which a text speaks of them. Texts are written in English; beside a word stands how it is printed in the\nlanguage. Cards are listed by deck, with how many copies there are; where the cards are the table’s, by kind.':
    'Verben stehen dort mit dem, was sie nehmen (`2` für beliebig viele), Nomen in Einzahl und Mehrzahl, Funktionen in der\nForm, in der ein Text von ihnen spricht. Texte werden auf Englisch geschrieben; neben einem Wort steht, wie es in der\nSprache gedruckt wird. Karten sind nach Deck aufgelistet, mit der Zahl der Exemplare; wo sie dem Tisch gehören, nach Art.',
};
