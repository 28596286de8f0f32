import type { HelpText } from '../en/help.ts';

/** The help of the commands, in French. */
export const help: Readonly<Record<HelpText, string>> = {
  'cardwright: card games that run from data':
    'cardwright : des jeux de cartes qui tournent à partir de données',
  'usage: {1}': 'emploi : {1}',
  'commands:': 'commandes :',
  'options:': 'options :',
  'example:': 'exemple :',
  'examples:': 'exemples :',
  '[options]': '[options]',
  '(may be given several times)': '(peut être donnée plusieurs fois)',
  'show this; `cardwright help <command>` tells more':
    'affiche ceci ; `cardwright help <commande>` en dit plus',
  'show the version': 'affiche la version',
  'choose a game and play it': 'choisir un jeu et y jouer',
  'how many take part, or their names with commas between them':
    'combien de joueurs, ou leurs noms séparés par des virgules',
  'what chance is drawn from: the same seed, the same game':
    "d'où vient le hasard : la même graine, la même partie",
  'a variant, a file of cards or a pack to put on top, or a folder with some':
    'une variante, un fichier de cartes ou un paquet à ajouter, ou un dossier qui en contient ',
  'a setting of the game, by a number or by the word for it':
    'un réglage du jeu, par un nombre ou par le mot qui le désigne',
  'the deck of a seat, or those of the seats in turn with commas between them':
    "le deck d'une place, ou ceux des places dans l'ordre, séparés par des virgules",
  'the language of the names of cards': 'la langue des noms des cartes',
  'show this help': 'affiche cette aide',
  'show where in the program a fault of cardwright itself happened':
    "montre où, dans le programme, une faute de cardwright lui-même s'est produite",
  'play a game in the terminal, people and bots on any seat':
    'jouer dans le terminal, des personnes et des bots à toutes les places',
  'seats that bots play, by name or number with commas between them':
    'les places que jouent des bots, par nom ou numéro, séparées par des virgules',
  'go on with a saved position': 'reprendre une position enregistrée',
  'check games, cards, variants and scenarios': 'vérifier jeux, cartes, variantes et scénarios',
  'how findings are printed: for people, as sentences to be read aloud, a line each, or for programs':
    'comment les constats sont imprimés : pour des personnes, en phrases à lire à voix haute, une ligne chacun, ou pour des programmes',
  'the game of cards that lie outside of any game': 'le jeu des cartes qui se trouvent hors de tout jeu',
  'the language of the messages; without it that of the system, where it is one of them, else English':
    "la langue des messages ; sans elle celle du système, si elle en fait partie, sinon l'anglais",
  'fail where there are more warnings than this': "échouer s'il y a plus d'avertissements que cela",
  'check only what has changed since a revision of git, such as `HEAD`':
    'ne vérifier que ce qui a changé depuis une révision de git, comme `HEAD`',
  'leave out the findings that this file knows': 'omettre les constats que ce fichier connaît',
  'write all findings into the file of `--baseline`, as known':
    'écrire tous les constats, comme connus, dans le fichier de `--baseline`',
  'names that lack a language are errors': 'les noms auxquels manque une langue sont des erreurs',
  'check again whenever a file changes, until it is interrupted':
    "vérifier de nouveau dès qu'un fichier change, jusqu'à interruption",
  'run scenarios': 'exécuter les scénarios',
  'tell which clauses of the rules are proven, by which form, and which are not':
    'dire quelles clauses des règles sont prouvées, sous quelle forme, et lesquelles ne le sont pas',
  'play straight on only, or also saved, taken back and replayed at every decision (standard)':
    'jouer tout droit seulement, ou aussi en enregistrant, reprenant et rejouant à chaque décision (standard)',
  'only scenarios with this text in their title or with this tag':
    'seulement les scénarios avec ce texte dans leur titre ou avec cette étiquette',
  'play many games between bots and count': 'jouer beaucoup de parties entre bots et compter',
  'how many games (standard: 1000)': 'combien de parties (standard : 1000)',
  'how many games at the same time (standard: one a processor)':
    'combien de parties en même temps (standard : une par processeur)',
  'who plays': 'qui joue',
  'decisions after which a game is cut off and counts as failed (standard: 100000)':
    'décisions après lesquelles une partie est interrompue et compte comme échouée (standard : 100000)',
  'how the result is printed': 'comment le résultat est imprimé',
  'write a log of each game': 'écrire un journal de chaque partie',
  'verify a log or step through it': 'vérifier un journal ou le parcourir pas à pas',
  'step through the log, one decision after the other': "parcourir le journal, une décision après l'autre",
  'play a log of other data, up to the first decision that no longer stands':
    "rejouer un journal d'autres données, jusqu'à la première décision qui ne tient plus",
  'where the game of the log lies (standard: the one with its id)':
    'où se trouve le jeu du journal (standard : celui qui porte son id)',
  'print what cards say in English, French or German':
    'imprimer ce que disent les cartes en anglais, français ou allemand',
  'the language of the texts (standard: en)': 'la langue des textes (standard : en)',
  'how to print it (standard: markdown)': "comment l'imprimer (standard : markdown)",
  'print the rule book of a game in English, French or German':
    "imprimer le livret de règles d'un jeu en anglais, français ou allemand",
  'the language of the rule book (standard: en)': 'la langue du livret de règles (standard : en)',
  'say in words what variants change in their game': 'dire en mots ce que des variantes changent à leur jeu',
  'the language of names and texts (standard: en)': 'la langue des noms et des textes (standard : en)',
  'how to print it (standard: text)': "comment l'imprimer (standard : text)",
  'note in the variants, under `was`, what the parts that they change are now':
    "noter dans les variantes, sous `was`, ce que sont aujourd'hui les parties qu'elles changent",
  'write the cards of a game as a spreadsheet': "écrire les cartes d'un jeu dans un tableur",
  'as CSV, which is the one form that there is': "en CSV, la seule forme qu'il y ait",
  'only cards of this kind': 'seulement les cartes de cette sorte ',
  'write into this file': 'écrire dans ce fichier',
  'begin with the mark by which some spreadsheets know UTF-8':
    "commencer par la marque à laquelle certains tableurs reconnaissent l'UTF-8",
  'take over cards from a spreadsheet': "reprendre les cartes d'un tableur",
  'the game that the cards are of': 'le jeu auquel appartiennent les cartes',
  'the file that new cards are put into (standard: that with the most of their kind)':
    'le fichier où vont les nouvelles cartes (standard : celui qui en a le plus de leur sorte)',
  'write nothing, and show the difference': 'ne rien écrire, et montrer la différence',
  'lay out the texts in files in the one canonical way':
    'mettre les textes des fichiers dans la seule forme canonique',
  'change nothing, and tell which files would change': 'ne rien changer, et dire quels fichiers changeraient',
  'write a card, variant, scenario or game to start from':
    'écrire une carte, une variante, un scénario ou un jeu pour commencer',
  'the game that it is for': "le jeu auquel c'est destiné",
  'where to write it (standard: it is printed; a game goes into a folder)':
    "où l'écrire (standard : c'est imprimé ; un jeu va dans un dossier)",
  "write the schema of a game's cards, for editors":
    "écrire le schéma des cartes d'un jeu, pour les éditeurs",
  'print it and write no file': "l'imprimer et n'écrire aucun fichier",
  'count what a set of cards is made of': 'compter de quoi est fait un ensemble de cartes',
  'how to print it (standard: pretty)': "comment l'imprimer (standard : pretty)",
  'give a card or a word of a game another name, in all files':
    "donner un autre nom à une carte ou à un mot d'un jeu, dans tous les fichiers",
  'the game; not needed where there is one': "le jeu ; inutile s'il n'y en a qu'un",
  'what is meant, such as `card` or `verb`, where several things are called so':
    'ce qui est visé, comme `card` ou `verb`, si plusieurs choses portent ce nom',
  'change nothing, and show the lines that would change':
    'ne rien changer, et montrer les lignes qui changeraient',
  'serve an editor: what is wrong, what may stand here, what a word means':
    'servir un éditeur : ce qui ne va pas, ce qui peut se trouver ici, ce que veut dire un mot',
  'speak over standard input and output, which is the only way there is':
    "parler par l'entrée et la sortie standard, la seule façon qu'il y ait",
  'explain the code of an error': "expliquer le code d'une erreur",
  'explain a card, or the code of an error': "expliquer une carte, ou le code d'une erreur",
  'the game of the card, where several have one of that name':
    'le jeu de la carte, si plusieurs en ont une de ce nom',
  'how a card is told': 'comment une carte est racontée',
  'the language of the page about a code, as for messages':
    'la langue de la page sur un code, comme pour les messages',
  'In a terminal it asks which game, and who plays; elsewhere bots play one game, told in words.':
    'Dans un terminal, il demande quel jeu et qui joue ; ailleurs, des bots jouent une partie, racontée en mots.',
  'While playing, `help` lists what can be typed. Ctrl-C and the end of the input save the position first.\nFiles after the game are variants and cards to put on top of it.':
    "Pendant la partie, `help` dit ce qu'on peut taper. Ctrl-C et la fin de l'entrée enregistrent d'abord la position.\nLes fichiers après le jeu sont des variantes et des cartes à y ajouter.",
  'A path is a folder, a game, a file of cards, a variant or a scenario; without paths everything under `cards` and\n`examples` is checked, or the game that `--game` names or that `--with` is for. What\n`--with` puts on top is checked with the scenarios beside it; the scenarios of a game are held against the game\nas it is. Gives 0 where there is no error, 1\nwhere there is one or too many warnings, 2 where a path cannot be used.':
    "Un chemin est un dossier, un jeu, un fichier de cartes, une variante ou un scénario ; sans chemin, tout ce qui est sous\n`cards` et `examples` est vérifié, ou le jeu que nomme `--game` ou auquel va `--with`. Ce que `--with` ajoute est vérifié\navec les scénarios à côté ; les scénarios d'un jeu sont tenus contre le jeu tel qu'il est. Donne 0 s'il n'y a pas d'erreur,\n1 s'il y en a une ou trop d'avertissements, 2 si un chemin est inutilisable.",
  'Scenarios stand in files whose names end in `.scenario.yaml`; without paths all below `cards` and `examples` are run,\nor those of the game that `--game` names or that `--with` is for. What `--with` gives is put on top beside what a\nscenario names itself.':
    "Les scénarios se trouvent dans des fichiers dont le nom finit en `.scenario.yaml` ; sans chemin, tous ceux sous `cards`\net `examples` sont exécutés, ou ceux du jeu que nomme `--game` ou auquel va `--with`. Ce que donne `--with` s'ajoute à ce\nqu'un scénario nomme lui-même.",
  'The same seed gives the same games, however many are played at the same time. Gives 1 where a game did not come\nto an end by the rules. Interrupted, it tells of the games that are finished and gives 130.':
    "La même graine donne les mêmes parties, quel que soit le nombre jouées en même temps. Donne 1 si une partie n'est pas allée\nà son terme selon les règles. Interrompue, la commande montre les parties terminées et donne 130.",
  'Plays a log again and compares every line. Gives 0 where all are the same, 1 where not.':
    'Rejoue un journal et compare chaque ligne. Donne 0 si toutes sont identiques, 1 sinon.',
  'The texts are made from what cards do. Without a card all cards are printed, and the verbs of the game: the phrase of each beside what it does, to be compared.':
    "Les textes sont faits de ce que font les cartes. Sans carte, toutes les cartes sont imprimées, puis les verbes du jeu : la phrase de chacun à côté de ce qu'il fait, pour les comparer.",
  'The rule book is made from what the game does, so it is never behind. At its end stand all\ncards. With a variant on top the rules are those of the variant.':
    "Le livret est fait de ce que fait le jeu, il n'est donc jamais en retard. À la fin se\ntrouvent toutes les cartes. Avec une variante ajoutée, les règles sont celles de la variante.",
  'Several files are put on top together. Where two of them change the same part, both places are told. With a record\nin a variant a part of the game that has changed since is told as well, by this and all other commands.':
    "Plusieurs fichiers s'ajoutent ensemble. Là où deux d'entre eux changent la même partie, les deux endroits sont dits. Avec une\nnote dans une variante, une partie du jeu qui a changé depuis est dite aussi, par cette commande et par toutes les autres.",
  'A row a card, with its id, its kind, how many copies there are, its names, and the fields of its kind. `import` reads\nit back. What begins with a sign that spreadsheets take for a formula has an apostrophe in front.':
    "Une ligne par carte, avec son id, sa sorte, le nombre d'exemplaires, ses noms et les champs de sa sorte. `import` la relit.\nCe qui commence par un signe que les tableurs prennent pour une formule est précédé d'une apostrophe.",
  'A row changes the card with its id, in the file where that stands; comments and layout stay as they are. Columns and\ncards that the spreadsheet lacks stay as they are too. A row with a new id is a new card. Everything is checked first:\nwhere one cell is wrong nothing is written.':
    "Une ligne change la carte de cet id, dans le fichier où elle se trouve ; commentaires et mise en page restent. Les colonnes et\nles cartes qui manquent au tableur restent aussi. Une ligne avec un nouvel id est une nouvelle carte. Tout est vérifié\nd'abord : si une seule cellule est fausse, rien n'est écrit.",
  'Only texts of the language are touched; comments and everything else stay as they are.':
    'Seuls les textes de la langue sont touchés ; les commentaires et tout le reste demeurent.',
  'A kind is a kind of card of the game. What is written is valid as it stands.':
    'Une sorte est une sorte de carte du jeu. Ce qui est écrit est valide tel quel.',
  'It is made from the kinds of card that the game declares. A card file whose first line is `# yaml-language-server: $schema=GAME.cards.schema.json` is completed and checked by any YAML editor.':
    'Il est fait des sortes de cartes que le jeu déclare. Un fichier de cartes dont la première ligne est `# yaml-language-server: $schema=GAME.cards.schema.json` est complété et vérifié par tout éditeur de YAML.',
  'Cards and copies by kind and by what they print, how likely the ranges are on the dice of the game, and how many\nlines of YAML a card takes.':
    "Cartes et exemplaires par sorte et par ce qu'ils portent, la probabilité des plages avec les dés du jeu, et le nombre de\nlignes de YAML qu'il faut pour une carte.",
  'A card goes by its id. Of a word of the game all forms are changed: a noun of one and of several, a verb with its\nendings. Texts, variants and scenarios are changed as well. What would break something is refused.':
    "Une carte va par son id. D'un mot du jeu, toutes les formes changent : un nom au singulier et au pluriel, un verbe avec ses\nterminaisons. Textes, variantes et scénarios changent aussi. Ce qui casserait quelque chose est refusé.",
  'Speaks the Language Server Protocol over standard input and output, until the editor says goodbye. How an editor is\nset up stands in `docs/editor.md`.':
    "Parle le Language Server Protocol par l'entrée et la sortie standard, jusqu'à ce que l'éditeur dise au revoir. Comment régler\nun éditeur est écrit dans `docs/editor.md`.",
  'Of a card: its text in each language, what it reads and changes, what it answers, when it can be chosen, and the scenarios that name it; all of it is worked out from what its texts mean.\nA code stands in front of every message, such as `schema/unknown-key`. Without a word, all codes are listed.':
    "D'une carte : son texte dans chaque langue, ce qu'elle lit et change, à quoi elle répond, quand elle peut être choisie, et les scénarios qui la nomment ; tout cela est tiré de ce que veulent dire ses textes.\nUn code se trouve devant chaque message, comme `schema/unknown-key`. Sans mot, tous les codes sont listés.",
  'list the words that texts of a game can use, and its cards':
    "lister les mots que les textes d'un jeu peuvent employer, et ses cartes",
  'only one part of the list': 'seulement une partie de la liste',
  'the language of what is said of them (standard: en)': 'la langue de ce qui en est dit (standard : en)',
  'tell of each scenario what happens in it, also of those that pass':
    "raconter de chaque scénario ce qui s'y passe, même de ceux qui réussissent",
  'Verbs stand there with what they take (`2` for however many), nouns in the singular and the plural, functions in the\nform in which a text speaks of them. Texts are written in English; beside a word stands how it is printed in the\nlanguage. Cards are listed by deck, with how many copies there are; where the cards are the table’s, by kind.':
    "Les verbes s'y trouvent avec ce qu'ils prennent (`2` pour un nombre quelconque), les noms au singulier et au pluriel, les fonctions sous la\nforme dont un texte les emploie. Les textes s'écrivent en anglais ; à côté d'un mot se trouve comment il est imprimé dans la\nlangue. Les cartes sont listées par deck, avec le nombre d'exemplaires ; là où elles sont à la table, par sorte.",
};
