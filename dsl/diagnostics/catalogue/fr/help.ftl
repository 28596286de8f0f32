### L'aide des commandes.

cardwright-card-games-that-run-from = cardwright : des jeux de cartes qui tournent à partir de données
usage = emploi : { $form }
commands = commandes :
options = options :
example = exemple :
examples = exemples :
options-here = [options]
may-be-given-several-times = (peut être donnée plusieurs fois)
show-this-cardwright-help-command-tells = affiche ceci ; `cardwright help <commande>` en dit plus
show-the-version = affiche la version
choose-a-game-and-play-it = choisir un jeu et y jouer
how-many-take-part-or-their = combien de joueurs, ou leurs noms séparés par des virgules
what-chance-is-drawn-from-the = d'où vient le hasard : la même graine, la même partie
a-variant-a-file-of-cards = une variante, un fichier de cartes ou un paquet à ajouter, ou un dossier qui en contient{" "}
a-setting-of-the-game-by = un réglage du jeu, par un nombre ou par le mot qui le désigne
the-deck-of-a-seat-or = le deck d'une place, ou ceux des places dans l'ordre, séparés par des virgules
the-language-of-the-names-of = la langue des noms des cartes
show-this-help = affiche cette aide
show-where-in-the-program-a = montre où, dans le programme, une faute de cardwright lui-même s'est produite
play-a-game-in-the-terminal = jouer dans le terminal, des personnes et des bots à toutes les places
seats-that-bots-play-by-name = les places que jouent des bots, par nom ou numéro, séparées par des virgules, chacune avec un niveau si ce n'est pas random : Ben:normal
go-on-with-a-saved-position = reprendre une position enregistrée
nothing-drawn-for-screen-readers = ne rien dessiner ni mettre en colonnes : pour les lecteurs d'écran
check-games-cards-variants-and-scenarios = vérifier jeux, cartes, variantes et scénarios
how-findings-are-printed-for-people = comment les constats sont imprimés : pour des personnes, en phrases à lire à voix haute, une ligne chacun, ou pour des programmes
the-game-of-cards-that-lie = le jeu des cartes qui se trouvent hors de tout jeu
the-language-of-the-messages-without = la langue des messages ; sans elle celle du système, si elle en fait partie, sinon l'anglais
fail-where-there-are-more-warnings = échouer s'il y a plus d'avertissements que cela
check-only-what-has-changed-since = ne vérifier que ce qui a changé depuis une révision de git, comme `HEAD`
leave-out-the-findings-that-this = omettre les constats que ce fichier connaît
write-all-findings-into-the-file = écrire tous les constats, comme connus, dans le fichier de `--baseline`
names-that-lack-a-language-are = les noms auxquels manque une langue sont des erreurs
check-again-whenever-a-file-changes = vérifier de nouveau dès qu'un fichier change, jusqu'à interruption
run-scenarios = exécuter les scénarios
tell-which-clauses-of-the-rules = dire quelles clauses des règles sont prouvées, sous quelle forme, et lesquelles ne le sont pas
play-straight-on-only-or-also = jouer tout droit seulement, ou aussi en enregistrant, reprenant et rejouant à chaque décision, et avec du code généré (standard)
only-scenarios-with-this-text-in = seulement les scénarios avec ce texte dans leur titre ou avec cette étiquette
play-many-games-between-bots-and = jouer beaucoup de parties entre bots et compter
compare-how-well-bots-play = mesurer à quel point les niveaux de bots jouent bien à un jeu
how-many-games-of-a-duel = parties après lesquelles un duel finit indécis (standard : 400)
decisions-after-which-a-game-of-a-duel = décisions après lesquelles une partie est interrompue et compte comme partagée (standard : 20000)
about-duels = Deux niveaux de bots jouent l'un contre l'autre : avec la même graine, chacun occupe chaque place tour à tour. Ils jouent jusqu'à ce que l'intervalle exclue qu'ils se valent ; il est valable à tout moment. Sans niveaux, chaque niveau affronte celui d'en dessous.
look-for-cards-that-are-too-strong = chercher les cartes trop fortes ou trop faibles
how-many-games-to-observe = parties à observer (standard : 200)
who-plays-all-seats = qui joue à toutes les places : random, quick, normal ou strong (standard : random)
cards-that-are-given = cartes qu'un joueur reçoit au début, chaque place tour à tour : ce qu'elles causent
how-many-games-with-a-given-card = parties avec une carte donnée, au plus (standard : 400)
about-balance = Des bots jouent ; un tableau montre comment s'en sont tirés les joueurs qui ont eu une carte. Que les joueurs qui l'ont gagnent plus ne veut pas dire qu'elle en est la cause : `--given` la met dans la main de chaque joueur tour à tour, avec la même graine, jusqu'à ce qu'un intervalle valable à tout moment décide.
how-many-games-standard-1000 = combien de parties (standard : 1000)
how-many-games-at-the-same = combien de parties en même temps (standard : une par processeur)
who-plays = qui joue : random, quick, normal ou strong ; un niveau pour tous les joueurs, ou un pour chacun, séparés par des virgules
decisions-after-which-a-game-is = décisions après lesquelles une partie est interrompue et compte comme échouée (standard : 100000)
how-the-result-is-printed = comment le résultat est imprimé
write-a-log-of-each-game = écrire un journal de chaque partie
verify-a-log-or-step-through = vérifier un journal ou le parcourir pas à pas
step-through-the-log-one-decision = parcourir le journal, une décision après l'autre
play-a-log-of-other-data = rejouer un journal d'autres données, jusqu'à la première décision qui ne tient plus
where-the-game-of-the-log = où se trouve le jeu du journal (standard : celui qui porte son id)
print-what-cards-say-in-english = imprimer ce que disent les cartes en anglais, français ou allemand
the-language-of-the-texts-standard = la langue des textes (standard : en)
how-to-print-it-standard-markdown = comment l'imprimer (standard : markdown)
print-the-rule-book-of-a = imprimer le livret de règles d'un jeu en anglais, français ou allemand
the-language-of-the-rule-book = la langue du livret de règles (standard : en)
say-in-words-what-variants-change = dire en mots ce que des variantes changent à leur jeu
the-language-of-names-and-texts = la langue des noms et des textes (standard : en)
how-to-print-it-standard-text = comment l'imprimer (standard : text)
note-in-the-variants-under-was = noter dans les variantes, sous `was`, ce que sont aujourd'hui les parties qu'elles changent
write-the-cards-of-a-game = écrire les cartes d'un jeu dans un tableur
as-csv-which-is-the-one = en CSV, la seule forme qu'il y ait
only-cards-of-this-kind = seulement les cartes de cette sorte{" "}
write-into-this-file = écrire dans ce fichier
begin-with-the-mark-by-which = commencer par la marque à laquelle certains tableurs reconnaissent l'UTF-8
take-over-cards-from-a-spreadsheet = reprendre les cartes d'un tableur
the-game-that-the-cards-are = le jeu auquel appartiennent les cartes
the-file-that-new-cards-are = le fichier où vont les nouvelles cartes (standard : celui qui en a le plus de leur sorte)
write-nothing-and-show-the-difference = ne rien écrire, et montrer la différence
lay-out-the-texts-in-files = mettre les textes des fichiers dans la seule forme canonique
change-nothing-and-tell-which-files = ne rien changer, et dire quels fichiers changeraient
write-a-card-variant-scenario-or = écrire une carte, une variante, un scénario ou un jeu pour commencer
the-game-that-it-is-for = le jeu auquel c'est destiné
where-to-write-it-standard-it = où l'écrire (standard : c'est imprimé ; un jeu va dans un dossier)
write-the-schema-of-a-games = écrire le schéma des cartes d'un jeu, pour les éditeurs
print-it-and-write-no-file = l'imprimer et n'écrire aucun fichier
count-what-a-set-of-cards = compter de quoi est fait un ensemble de cartes
how-to-print-it-standard-pretty = comment l'imprimer (standard : pretty)
give-a-card-or-a-word = donner un autre nom à une carte ou à un mot d'un jeu, dans tous les fichiers
the-game-not-needed-where-there = le jeu ; inutile s'il n'y en a qu'un
what-is-meant-such-as-card = ce qui est visé, comme `card` ou `verb`, si plusieurs choses portent ce nom
change-nothing-and-show-the-lines = ne rien changer, et montrer les lignes qui changeraient
serve-an-editor-what-is-wrong = servir un éditeur : ce qui ne va pas, ce qui peut se trouver ici, ce que veut dire un mot
speak-over-standard-input-and-output = parler par l'entrée et la sortie standard, la seule façon qu'il y ait
explain-the-code-of-an-error = expliquer le code d'une erreur
explain-a-card-or-the-code = expliquer une carte, ou le code d'une erreur
the-game-of-the-card-where = le jeu de la carte, si plusieurs en ont une de ce nom
how-a-card-is-told = comment une carte est racontée
in-a-terminal-it-asks-which = Dans un terminal, il demande quel jeu et qui joue ; ailleurs, des bots jouent une partie, racontée en mots.
while-playing-help-lists-what-can =
    Pendant la partie, `help` dit ce qu'on peut taper. Ctrl-C et la fin de l'entrée enregistrent d'abord la position.
    Les fichiers après le jeu sont des variantes et des cartes à y ajouter.
a-path-is-a-folder-a =
    Un chemin est un dossier, un jeu, un fichier de cartes, une variante ou un scénario ; sans chemin, tout ce qui est sous
    `cards`, `examples` et `packs` est vérifié, ou le jeu que nomme `--game` ou auquel va `--with`. Ce que `--with` ajoute est vérifié
    avec les scénarios à côté ; les scénarios d'un jeu sont tenus contre le jeu tel qu'il est. Donne 0 s'il n'y a pas d'erreur,
    1 s'il y en a une ou trop d'avertissements, 2 si un chemin est inutilisable.
scenarios-stand-in-files-whose-names =
    Les scénarios se trouvent dans des fichiers dont le nom finit en `.scenario.yaml` ; sans chemin, tous ceux sous `cards`,
    `examples` et `packs` sont exécutés, ou ceux du jeu que nomme `--game` ou auquel va `--with`. Ce que donne `--with` s'ajoute à ce
    qu'un scénario nomme lui-même.
the-same-seed-gives-the-same =
    La même graine donne les mêmes parties, quel que soit le nombre jouées en même temps. Donne 1 si une partie n'est pas allée
    à son terme selon les règles. Interrompue, la commande montre les parties terminées et donne 130.
plays-a-log-again-and-compares = Rejoue un journal et compare chaque ligne. Donne 0 si toutes sont identiques, 1 sinon.
the-texts-are-made-from-what = Les textes sont faits de ce que font les cartes. Sans carte, toutes les cartes sont imprimées, puis les verbes du jeu : la phrase de chacun à côté de ce qu'il fait, pour les comparer.
the-rule-book-is-made-from =
    Le livret est fait de ce que fait le jeu, il n'est donc jamais en retard. À la fin se
    trouvent toutes les cartes. Avec une variante ajoutée, les règles sont celles de la variante.
several-files-are-put-on-top =
    Plusieurs fichiers s'ajoutent ensemble. Là où deux d'entre eux changent la même partie, les deux endroits sont dits. Avec une
    note dans une variante, une partie du jeu qui a changé depuis est dite aussi, par cette commande et par toutes les autres.
a-row-a-card-with-its =
    Une ligne par carte, avec son id, sa sorte, le nombre d'exemplaires, ses noms et les champs de sa sorte. `import` la relit.
    Ce qui commence par un signe que les tableurs prennent pour une formule est précédé d'une apostrophe.
a-row-changes-the-card-with =
    Une ligne change la carte de cet id, dans le fichier où elle se trouve ; commentaires et mise en page restent. Les colonnes et
    les cartes qui manquent au tableur restent aussi. Une ligne avec un nouvel id est une nouvelle carte. Tout est vérifié
    d'abord : si une seule cellule est fausse, rien n'est écrit.
only-texts-of-the-language-are = Seuls les textes de la langue sont touchés ; les commentaires et tout le reste demeurent.
a-kind-is-a-kind-of = Une sorte est une sorte de carte du jeu. Ce qui est écrit est valide tel quel.
it-is-made-from-the-kinds = Il est fait des sortes de cartes que le jeu déclare. Un fichier de cartes dont la première ligne est `# yaml-language-server: $schema=GAME.cards.schema.json` est complété et vérifié par tout éditeur de YAML.
cards-and-copies-by-kind-and =
    Cartes et exemplaires par sorte et par ce qu'ils portent, la probabilité des plages avec les dés du jeu, et le nombre de
    lignes de YAML qu'il faut pour une carte.
a-card-goes-by-its-id =
    Une carte va par son id. D'un mot du jeu, toutes les formes changent : un nom au singulier et au pluriel, un verbe avec ses
    terminaisons. Textes, variantes et scénarios changent aussi. Ce qui casserait quelque chose est refusé.
speaks-the-language-server-protocol-over =
    Parle le Language Server Protocol par l'entrée et la sortie standard, jusqu'à ce que l'éditeur dise au revoir. Comment régler
    un éditeur est écrit dans `docs/editor.md`.
of-a-card-its-text-in =
    D'une carte : son texte dans chaque langue, ce qu'elle lit et change, à quoi elle répond, quand elle peut être choisie, et les scénarios qui la nomment ; tout cela est tiré de ce que veulent dire ses textes.
    Un code se trouve devant chaque message, comme `schema/unknown-key`. Sans mot, tous les codes sont listés.
list-the-words-that-texts-of = lister les mots que les textes d'un jeu peuvent employer, et ses cartes
only-one-part-of-the-list = seulement une partie de la liste
what-data-lack-for-a-language = ce qui manque aux données pour la langue de `--lang`, à la place de la liste
the-language-of-what-is-said = la langue de ce qui en est dit (standard : en)
tell-of-each-scenario-what-happens = raconter de chaque scénario ce qui s'y passe, même de ceux qui réussissent
verbs-stand-there-with-what-they =
    Les verbes s'y trouvent avec ce qu'ils prennent (`2` pour un nombre quelconque), les noms au singulier et au pluriel, les fonctions sous la
    forme dont un texte les emploie. Les textes s'écrivent en anglais ; à côté d'un mot se trouve comment il est imprimé dans la
    langue. Les cartes sont listées par deck, avec le nombre d'exemplaires ; là où elles sont à la table, par sorte.
print-cards-sheets-and-rule-books = imprimer des cartes, des planches à découper, des livrets de règles et des fichiers pour Tabletop Simulator
cards-as-they-are-held = Met les cartes en page telles qu'on les tient : sur des planches à découper, page par page ou en images. L'aspect d'une carte est donné par `face` de son genre et `looks` des valeurs ; ce qu'un jeu ne dit pas convient à tout jeu. Les mêmes données donnent le même fichier.
the-file-or-folder-that-is-written = le fichier à écrire ; un dossier pour des images
pdf-svg-or-png = un seul PDF (par défaut), ou une image par page
the-size-of-all-cards = la taille de toutes les cartes : poker, bridge, tarot, oversized, mini, ou par exemple 70x110 en millimètres ; sans elle celle de leur genre
the-paper = le papier ; `card` fait une page par carte, avec son fond perdu, pour un imprimeur
one-language-or-two = la langue des cartes, ou deux avec une virgule entre elles
how-many-of-each-card = combien d'exemplaires de chaque carte ; sans cela autant que le jeu en a
backs-behind-the-fronts = derrière chaque planche ses dos, pour imprimer recto verso
by-how-much-the-backs-are-moved = de combien de millimètres les dos sont déplacés vers la droite et vers le bas, si l'imprimante décale le papier
how-far-colours-reach-beyond-the-cut = de combien les couleurs dépassent la coupe (par défaut : 1, et 3 avec `--paper card`)
without-marks-for-the-cut = sans repères de coupe
outlines-in-place-of-surfaces = des contours à la place des surfaces, pour économiser l'encre
pictures-that-are-called-like-the-cards = un dossier avec des images nommées comme les identifiants des cartes, en PNG ou JPEG
only-cards-that-print-something-else = seulement les cartes qui impriment autre chose qu'à cette révision de git
the-rule-book-as-a-booklet = le livret de règles à la place, à plier
cards-with-the-turn-and-the-actions = à la place, des cartes pour chaque joueur, avec le tour et les actions
for-another-program = à la place, des fichiers pour un autre programme : Tabletop Simulator, nanDECK ou Squib
where-the-sheets-will-be-found = où Tabletop Simulator trouvera les images ; sans cela elles sont sur cette machine
games-to-keep-and-go-on-from = garder les parties dans FILE, et continuer après celles qui s'y trouvent
a-part-with-values-to-try = essayer des valeurs d'une partie du jeu : d'une carte, donnée alors à chaque place tour à tour, ou d'un réglage
make-cards-in-the-browser = faire, vérifier, jouer et équilibrer des cartes dans le navigateur
the-port-to-serve-on = le port de la page ; un port libre si rien n'est dit
the-studio-is-a-page = L'atelier est une page sur cette machine seulement. Avec un dossier, il en ouvre les fichiers, y écrit chaque changement et voit quand un autre programme en change un ; sans dossier, le navigateur les garde. Ctrl-C y met fin.
