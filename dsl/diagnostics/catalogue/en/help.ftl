### The help of the commands.

cardwright-card-games-that-run-from = cardwright: card games that run from data
usage = usage: { $form }
commands = commands:
options = options:
example = example:
examples = examples:
options-here = [options]
may-be-given-several-times = (may be given several times)
show-this-cardwright-help-command-tells = show this; `cardwright help <command>` tells more
show-the-version = show the version
choose-a-game-and-play-it = choose a game and play it
how-many-take-part-or-their = how many take part, or their names with commas between them
what-chance-is-drawn-from-the = what chance is drawn from: the same seed, the same game
a-variant-a-file-of-cards = a variant, a file of cards or a pack to put on top, or a folder with some
a-setting-of-the-game-by = a setting of the game, by a number or by the word for it
the-deck-of-a-seat-or = the deck of a seat, or those of the seats in turn with commas between them
the-language-of-the-names-of = the language of the names of cards
show-this-help = show this help
show-where-in-the-program-a = show where in the program a fault of cardwright itself happened
play-a-game-in-the-terminal = play a game in the terminal, people and bots on any seat
seats-that-bots-play-by-name = seats that bots play, by name or number with commas between them, each with a level if it is not random: Ben:normal
go-on-with-a-saved-position = go on with a saved position
nothing-drawn-for-screen-readers = draw nothing and put nothing in columns: for screen readers
check-games-cards-variants-and-scenarios = check games, cards, variants and scenarios
how-findings-are-printed-for-people = how findings are printed: for people, as sentences to be read aloud, a line each, or for programs
the-game-of-cards-that-lie = the game of cards that lie outside of any game
the-language-of-the-messages-without = the language of the messages; without it that of the system, where it is one of them, else English
fail-where-there-are-more-warnings = fail where there are more warnings than this
check-only-what-has-changed-since = check only what has changed since a revision of git, such as `HEAD`
leave-out-the-findings-that-this = leave out the findings that this file knows
write-all-findings-into-the-file = write all findings into the file of `--baseline`, as known
names-that-lack-a-language-are = names that lack a language are errors
check-again-whenever-a-file-changes = check again whenever a file changes, until it is interrupted
run-scenarios = run scenarios
tell-which-clauses-of-the-rules = tell which clauses of the rules are proven, by which form, and which are not
play-straight-on-only-or-also = play straight on only, or also saved, taken back and replayed at every decision, and on generated code (standard)
only-scenarios-with-this-text-in = only scenarios with this text in their title or with this tag
play-many-games-between-bots-and = play many games between bots and count
compare-how-well-bots-play = measure how well levels of bots play a game
how-many-games-of-a-duel = games after which a duel ends undecided (standard: 400)
decisions-after-which-a-game-of-a-duel = decisions after which a game is cut off and counts as shared (standard: 20000)
about-duels = Two levels of bots play against each other: on the same seed each sits on every seat in turn. They play until the interval excludes that they are alike; it holds whenever one looks. Without levels each level meets the one below.
look-for-cards-that-are-too-strong = look for cards that are too strong or too weak
how-many-games-to-observe = games to observe (standard: 200)
who-plays-all-seats = who plays all seats: random, quick, normal or strong (standard: random)
cards-that-are-given = cards that one player is given at the start, each seat in turn: what they cause
how-many-games-with-a-given-card = games with a given card, at most (standard: 400)
about-balance = Bots play; a table shows how players fared who had a card at any time. That players with a card win more does not mean that the card is the reason: `--given` puts it into the hand of each player in turn, on the same seed, until an interval that holds at any time decides.
how-many-games-standard-1000 = how many games (standard: 1000)
how-many-games-at-the-same = how many games at the same time (standard: one a processor)
who-plays = who plays: random, quick, normal or strong; one for all players, or one for each with commas between them
decisions-after-which-a-game-is = decisions after which a game is cut off and counts as failed (standard: 100000)
how-the-result-is-printed = how the result is printed
write-a-log-of-each-game = write a log of each game
verify-a-log-or-step-through = verify a log or step through it
step-through-the-log-one-decision = step through the log, one decision after the other
play-a-log-of-other-data = play a log of other data, up to the first decision that no longer stands
where-the-game-of-the-log = where the game of the log lies (standard: the one with its id)
print-what-cards-say-in-english = print what cards say in English, French or German
the-language-of-the-texts-standard = the language of the texts (standard: en)
how-to-print-it-standard-markdown = how to print it (standard: markdown)
print-the-rule-book-of-a = print the rule book of a game in English, French or German
the-language-of-the-rule-book = the language of the rule book (standard: en)
say-in-words-what-variants-change = say in words what variants change in their game
the-language-of-names-and-texts = the language of names and texts (standard: en)
how-to-print-it-standard-text = how to print it (standard: text)
note-in-the-variants-under-was = note in the variants, under `was`, what the parts that they change are now
write-the-cards-of-a-game = write the cards of a game as a spreadsheet
as-csv-which-is-the-one = as CSV, which is the one form that there is
only-cards-of-this-kind = only cards of this kind
write-into-this-file = write into this file
begin-with-the-mark-by-which = begin with the mark by which some spreadsheets know UTF-8
take-over-cards-from-a-spreadsheet = take over cards from a spreadsheet
the-game-that-the-cards-are = the game that the cards are of
the-file-that-new-cards-are = the file that new cards are put into (standard: that with the most of their kind)
write-nothing-and-show-the-difference = write nothing, and show the difference
lay-out-the-texts-in-files = lay out the texts in files in the one canonical way
change-nothing-and-tell-which-files = change nothing, and tell which files would change
write-a-card-variant-scenario-or = write a card, variant, scenario or game to start from
the-game-that-it-is-for = the game that it is for
where-to-write-it-standard-it = where to write it (standard: it is printed; a game goes into a folder)
write-the-schema-of-a-games = write the schema of a game's cards, for editors
print-it-and-write-no-file = print it and write no file
count-what-a-set-of-cards = count what a set of cards is made of
how-to-print-it-standard-pretty = how to print it (standard: pretty)
give-a-card-or-a-word = give a card or a word of a game another name, in all files
the-game-not-needed-where-there = the game; not needed where there is one
what-is-meant-such-as-card = what is meant, such as `card` or `verb`, where several things are called so
change-nothing-and-show-the-lines = change nothing, and show the lines that would change
serve-an-editor-what-is-wrong = serve an editor: what is wrong, what may stand here, what a word means
speak-over-standard-input-and-output = speak over standard input and output, which is the only way there is
explain-the-code-of-an-error = explain the code of an error
explain-a-card-or-the-code = explain a card, or the code of an error
the-game-of-the-card-where = the game of the card, where several have one of that name
how-a-card-is-told = how a card is told
in-a-terminal-it-asks-which = In a terminal it asks which game, and who plays; elsewhere bots play one game, told in words.
while-playing-help-lists-what-can =
    While playing, `help` lists what can be typed. Ctrl-C and the end of the input save the position first.
    Files after the game are variants and cards to put on top of it.
a-path-is-a-folder-a =
    A path is a folder, a game, a file of cards, a variant or a scenario; without paths everything under `cards`,
    `examples` and `packs` is checked, or the game that `--game` names or that `--with` is for. What
    `--with` puts on top is checked with the scenarios beside it; the scenarios of a game are held against the game
    as it is. Gives 0 where there is no error, 1
    where there is one or too many warnings, 2 where a path cannot be used.
scenarios-stand-in-files-whose-names =
    Scenarios stand in files whose names end in `.scenario.yaml`; without paths all below `cards`, `examples` and `packs` are run,
    or those of the game that `--game` names or that `--with` is for. What `--with` gives is put on top beside what a
    scenario names itself.
the-same-seed-gives-the-same =
    The same seed gives the same games, however many are played at the same time. Gives 1 where a game did not come
    to an end by the rules. Interrupted, it tells of the games that are finished and gives 130.
plays-a-log-again-and-compares = Plays a log again and compares every line. Gives 0 where all are the same, 1 where not.
the-texts-are-made-from-what = The texts are made from what cards do. Without a card all cards are printed, and the verbs of the game: the phrase of each beside what it does, to be compared.
the-rule-book-is-made-from =
    The rule book is made from what the game does, so it is never behind. At its end stand all
    cards. With a variant on top the rules are those of the variant.
several-files-are-put-on-top =
    Several files are put on top together. Where two of them change the same part, both places are told. With a record
    in a variant a part of the game that has changed since is told as well, by this and all other commands.
a-row-a-card-with-its =
    A row a card, with its id, its kind, how many copies there are, its names, and the fields of its kind. `import` reads
    it back. What begins with a sign that spreadsheets take for a formula has an apostrophe in front.
a-row-changes-the-card-with =
    A row changes the card with its id, in the file where that stands; comments and layout stay as they are. Columns and
    cards that the spreadsheet lacks stay as they are too. A row with a new id is a new card. Everything is checked first:
    where one cell is wrong nothing is written.
only-texts-of-the-language-are = Only texts of the language are touched; comments and everything else stay as they are.
a-kind-is-a-kind-of = A kind is a kind of card of the game. What is written is valid as it stands.
it-is-made-from-the-kinds = It is made from the kinds of card that the game declares. A card file whose first line is `# yaml-language-server: $schema=GAME.cards.schema.json` is completed and checked by any YAML editor.
cards-and-copies-by-kind-and =
    Cards and copies by kind and by what they print, how likely the ranges are on the dice of the game, and how many
    lines of YAML a card takes.
a-card-goes-by-its-id =
    A card goes by its id. Of a word of the game all forms are changed: a noun of one and of several, a verb with its
    endings. Texts, variants and scenarios are changed as well. What would break something is refused.
speaks-the-language-server-protocol-over =
    Speaks the Language Server Protocol over standard input and output, until the editor says goodbye. How an editor is
    set up stands in `docs/editor.md`.
of-a-card-its-text-in =
    Of a card: its text in each language, what it reads and changes, what it answers, when it can be chosen, and the scenarios that name it; all of it is worked out from what its texts mean.
    A code stands in front of every message, such as `schema/unknown-key`. Without a word, all codes are listed.
list-the-words-that-texts-of = list the words that texts of a game can use, and its cards
only-one-part-of-the-list = only one part of the list
what-data-lack-for-a-language = what the data lack for the language of `--lang`, instead of the list
the-language-of-what-is-said = the language of what is said of them (standard: en)
tell-of-each-scenario-what-happens = tell of each scenario what happens in it, also of those that pass
verbs-stand-there-with-what-they =
    Verbs stand there with what they take (`2` for however many), nouns in the singular and the plural, functions in the
    form in which a text speaks of them. Texts are written in English; beside a word stands how it is printed in the
    language. Cards are listed by deck, with how many copies there are; where the cards are the table’s, by kind.
print-cards-sheets-and-rule-books = print cards, sheets to cut, rule books and files for Tabletop Simulator
cards-as-they-are-held = Lays out cards as they are held: on sheets to cut, as single pages or as pictures. What a card looks like is said by `face` of its kind and `looks` of values; what a game does not say suits any game. The same data give the same file.
the-file-or-folder-that-is-written = the file that is written; a folder for pictures
pdf-svg-or-png = one PDF (standard), or a picture for each page
the-size-of-all-cards = the size of all cards: poker, bridge, tarot, oversized, mini, or such as 70x110 in millimetres; without it that of their kinds
the-paper = the paper; `card` is a page for each card, with its bleed, for a printing house
one-language-or-two = the language of the cards, or two with a comma between them
how-many-of-each-card = how many of each card; without it as many as the game has
backs-behind-the-fronts = behind each sheet its backs, for printing on both sides
by-how-much-the-backs-are-moved = by how many millimetres the backs are moved to the right and down, where the printer shifts the paper
how-far-colours-reach-beyond-the-cut = how far colours reach beyond the cut (standard: 1, and 3 with `--paper card`)
without-marks-for-the-cut = without marks for the cut
outlines-in-place-of-surfaces = outlines in place of surfaces, to save ink
pictures-that-are-called-like-the-cards = a folder with pictures that are called like the ids of cards, in PNG or JPEG
only-cards-that-print-something-else = only cards that print something else than at this revision of git
the-rule-book-as-a-booklet = the rule book instead, as a booklet to fold
cards-with-the-turn-and-the-actions = cards for each player instead, with the turn and the actions
for-another-program = files for another program instead: Tabletop Simulator, nanDECK or Squib
where-the-sheets-will-be-found = where Tabletop Simulator will find the pictures; without it they are on this machine
games-to-keep-and-go-on-from = keep the games in FILE, and go on from those that it has
a-part-with-values-to-try = try values of a part of the game: of a card, which is then given to each seat in turn, or of a setting
make-cards-in-the-browser = make, check, play and balance cards in the browser
the-port-to-serve-on = the port of the page; a free one where none is given
the-studio-is-a-page = The studio is a page on this machine alone. With a folder it opens the files in it, writes every change there and sees when another program changes one; without, the browser keeps them. Ctrl-C ends it.
