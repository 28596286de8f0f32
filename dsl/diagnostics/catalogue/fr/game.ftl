printed-number = { HAS($printed) ->
        [yes] le texte dit `{ $printed }`, et l'effet { HAS($effect) ->
            [yes] dit { OR(MARKED($effect)) }
           *[no] n'a pas de tel nombre
        }
       *[no] l'effet dit { OR(MARKED($effect)) }, et le texte n'a pas de tel nombre
    }
    .help = c'est l'effet qui a lieu : corrigez celui des deux qui est faux
printed-verb = { HAS($printed) ->
        [yes] le texte dit `{ $printed }`, et { HAS($fields) ->
            [yes] rien sur cette carte ne le fait
           *[no] l'effet { HAS($effect) ->
                [yes] dit { OR(MARKED($effect)) }
               *[no] ne fait rien de tel
            }
        }
       *[no] l'effet dit { OR(MARKED($effect)) }, et le texte n'a pas de tel mot
    }
    .help = { HAS($fields) ->
        [yes] `text` est seulement imprimé : ce que fait une telle carte se dit sous { OR(MARKED($fields)) }
       *[no] c'est l'effet qui a lieu : corrigez celui des deux qui est faux
    }
printed-condition = { HAS($printed) ->
        [yes] le texte dit `{ $printed }`, et l'effet { HAS($effect) ->
            [yes] dit { OR(MARKED($effect)) }
           *[no] non
        }
       *[no] l'effet dit { OR(MARKED($effect)) }, et le texte non
    }
    .help = c'est l'effet qui a lieu : corrigez celui des deux qui est faux
unknown-game = il n'y a pas de jeu `{ $game }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] un jeu est un dossier avec un fichier `game.yaml`
    }
no-flow = ce jeu n'a pas de déroulement : il ne s'y passerait jamais rien
    .help = ajoutez `flow` avec un cycle tel que `round` et ses `steps`
unknown = `{ $word }` ne désigne { $what } dans ce jeu
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] { WITH(OR(MARKED($all), most: 12), before: "il y a ") }
    }
duplicate = il y a { $what } `{ $id }`
    .help = { $card ->
        [yes] changez l'un des deux ids ; pour changer une carte qui existe déjà, écrivez une variante avec `set: {"{"} cards/{ $id }/...: ... {"}"}`
       *[no] changez l'un des deux ids
    }
of-pile = `{ $word }` est un tas, qui n'a ni compteurs ni états à lui
    .help = une carte du tas peut l'avoir, `of: { $kind }`, et les textes disent `the … of the bottom card of that { $pile }` ; ou il y en a un pour toute la partie, `of: game`
clash = le mot `{ $word }` désigne déjà autre chose dans ce jeu : { $other }
    .help = choisissez un autre nom, pour que chaque texte ne se lise que d'une seule façon
changes-text = un texte du jeu contient `{ $word }` et veut dire autre chose
    .help = choisissez un autre nom : ce qui s'ajoute à un jeu n'en change aucun texte
also = le mot `{ $word }` désigne déjà autre chose dans ce jeu ({ $other }) : il ne mène à aucun autre mot
    .help = retirez-le : sous `also` se trouvent les mots que le jeu n'a pas
reserved = `{ $word }` est un mot de la langue elle-même
    .help = choisissez un autre nom
article = `{ $name }` commence par un article, et les textes le mettent eux-mêmes devant
    .help = écrivez `{ $right }`
wild-range = le champ joker `{ $field }` ne dit pas ce que `any` peut remplacer
    .help = donnez-lui `from` et `to`, ou comme type le nom d'un ensemble de valeurs
same-value = la valeur `{ $value }` de { $field } figure aussi sur `{ $other }`, et une seule carte peut l'avoir
empty-bounds = il n'y a pas de nombre de { $from } à { $to }
    .help = écrivez d'abord le plus petit
unused = rien dans ce jeu n'emploie { $what }
    .help = supprimez-le, ou cherchez un texte qui veut le dire et dit autre chose
counter-start = le compteur `{ $counter }` va { HAS($from) ->
        [yes] de { $from }{ WITH($to, before: " à ") }
       *[no] { WITH($to, before: "jusqu'à ") }
    } et commence à { $value }
    .help = changez ce nombre, ou `from` et `to` du compteur
setting-range = le réglage `{ $setting }` va { HAS($from) ->
        [yes] de { $from }{ WITH($to, before: " à ") }
       *[no] { WITH($to, before: "à ") }
    }, et `{ $key }` vaut { $value }
    .help = changez ce nombre, ou `from` et `to` du réglage
count = il y a { $found } { $found ->
        [one] carte
       *[other] cartes
    } `{ $noun }`, et le deck en annonce { $wanted }
    .help = changez ce nombre, dans une variante avec `set: {"{"} deck/counts/{ $noun }: { $found } {"}"}`, ou bien les cartes et leurs `copies`
deck-size = le deck `{ $deck }` a { $found } { $found ->
        [one] carte
       *[other] cartes
    } du genre `{ $phrase }`, et il en faut { HAS($to) ->
        [yes] { COMPARE($from, $to) ->
            [equal] exactement { $from }
           *[other] { $from ->
                [0] au plus { $to }
               *[other] de { $from } à { $to }
            }
        }
       *[no] au moins { $from }
    }
    .help = { COMPARE($found, $from) ->
        [less] ajoutez-en { DIFFERENCE($from, $found) }
       *[other] enlevez-en { DIFFERENCE($found, $to) }
    }{ WITH(OR($such), before: ", par exemple ") }
deck-copies = le deck `{ $deck }` a { $found } exemplaires de `{ $card }`, et { $most } au plus { $most ->
        [one] est permis
       *[other] sont permis
    }
    .help = prenez d'autres cartes à la place
deck-unprinted = on ne peut pas reconnaître `{ $phrase }` d'après ce qui est imprimé sur une carte
    .help = une règle des decks porte sur les sortes de carte et sur leurs champs, comme `a card where level is 1`
deck-seats = il y a { $decks } decks pour { $seats } { $seats ->
        [one] place
       *[other] places
    }
    .help = nommez un deck par place, dans l'ordre des places
placeholder = `{"{"}{ $name }{"}"}` ne remplace rien ici
    .help = { HAS($known) ->
        [yes] `each` donne { OR(MARKED($known, before: "{", after: "}")) }
       *[no] déclarez-le sous `each`
    }
same-each = plusieurs de ces cartes s'appelleraient `{ $id }`
    .help = mettez dans l'id, pour chaque clé de `each`, son nom entre accolades, par exemple `{"{"}colour{"}"}`
phrase-slot = `{"{"}{ $slot }{"}"}`, dans la phrase { $language ->
        [en] anglaise
        [fr] française
        [de] allemande
       *[other] `{ $language }`
    }, n'est pas un paramètre de ce verbe
    .help = { HAS($takes) ->
        [yes] il prend { OR(MARKED($takes)) }
       *[no] il ne prend rien
    }
phrase-lacks = la phrase { $language ->
        [en] anglaise
        [fr] française
        [de] allemande
       *[other] `{ $language }`
    } omet `{"{"}{ $slot }{"}"}`
    .help = chaque paramètre a sa place dans la phrase de chaque langue
phrase-order = la phrase { $language ->
        [en] anglaise
        [fr] française
        [de] allemande
       *[other] `{ $language }`
    } commence par `{"{"}{ $slot }{"}"}`, et non par le verbe sous forme d'ordre
    .help = écrivez d'abord l'ordre, comme dans { $language ->
        [en] `draw {"{"}cards{"}"}`
        [fr] `piochez {"{"}cards{"}"}`
        [de] `ziehe {"{"}cards{"}"}`
       *[other] `draw {"{"}cards{"}"}`
    }
verb-words = `{ $verb }` a plusieurs mots, et le nom d'un verbe n'en a qu'un
    .help = appelez-le `{ $right }` ; avec `phrase`, les cartes impriment ce que vous voulez
verb-forms = les autres formes du verbe ne se déduisent pas de `{ $order }`
    .help = { $language ->
        [fr] écrivez `forms: {"{"} fr: [infinitif, troisième personne du singulier, du pluriel, participe] {"}"}` à côté de la phrase, par exemple `[faire, fait, font, fait]`
        [de] écrivez `forms: {"{"} de: [infinitif, participe] {"}"}` à côté de la phrase, par exemple `[werfen, geworfen]`, et en troisième la forme de `er` quand elle diffère de celle de l'ordre
       *[other] {""}
    }
step = une étape dit ou bien ce qui se passe, ou bien qui joue ses tours et jusqu'à quand
    .help = écrivez `do`, ou bien `turns from` et `actions`, avec `until` si chacun joue plusieurs tours
idle-key = `{ $key }` n'a pas d'effet { $where }
    .help = supprimez cette clé
pile-name = les piles de `{ $zone }` n'ont pas de nom
    .help = ajoutez `pile` avec son singulier et son pluriel, par exemple `pile: [heap, heaps]`
circular = `{ $noun }` est expliqué par lui-même
    .help = dites ce que c'est avec d'autres mots du jeu, jusqu'aux sortes de carte et aux zones
idle-window = personne ne peut rien faire dans la fenêtre `{ $window }` : aucune réponse ne la fermerait jamais
    .help = ajoutez-lui `actions`, ou `abilities: true`
hidden = le choix des joueurs interrogés dans la fenêtre `{ $window }` dépend de cartes que tout le monde ne voit pas, et la question les trahirait
    .help = fondez ce choix sur ce qui est public, par exemple `all players with a card in their hand` ; qui ne peut pas répondre passe
badge = { HAS($given) ->
        [yes] ce badge dit ce qu'il montre de { COUNT($given) } façons : { AND(MARKED($given)) }
       *[no] ce badge ne dit pas ce qu'il montre
    }
    .help = écrivez un seul des trois : `is`, `if` ou `needs`
badge-hidden = le badge `{ $badge }` dépend de cartes que celui qui regarde ne voit pas forcément, et les trahirait
    .help = fondez-le sur ce que tout le monde voit, par exemple le nombre de cartes en main, ou sur `your hand`
tells = ce qui se passe ici révèle ce qu'est `{ $card }`, et tout le monde ne voit pas cette carte
    .help = montrez d'abord la carte (`reveal ...`), ou laissez le choix au joueur (`you may ...`)
unseen-choice = seules certaines cartes de `{ $zone }` peuvent être choisies à cause de ce qu'elles sont, et qui choisit ne les voit pas : le choix les révélerait
    .help = montrez d'abord les cartes (`look at ...`, `reveal ...`), ou proposez-les toutes et demandez ensuite laquelle a été choisie
gives-away = `{ $words }` dépend de cartes que tout le monde ne voit pas, et les trahirait
    .help = fondez-le sur ce que tout le monde voit, par exemple le nombre de cartes en main
feeds-itself = { COUNT($events) ->
        [one] cette capacité se déclenche elle-même : elle attend `{ FIRST($events) }` et le refait, sans fin
       *[other] ces capacités se déclenchent l'une l'autre sans fin : { JOIN(MARKED($events), with: ", puis ") }, et ainsi de suite
    }
    .help = laissez le choix à quelqu'un avec `may`, ajoutez une condition, ou une limite telle que `once per turn`
never-happens = { HAS($verb) ->
        [yes] { HAS($counter) ->
            [yes] aucune action qui fait `{ $verb }` avec ce qui est choisi avant ne se paie en `{ $counter }` : ceci ne rend donc rien moins cher
           *[no] { $over ->
                [yes] `{ $verb }` a déjà eu lieu quand ce texte est appliqué : ceci n'attend que la fois suivante
               *[no] rien dans ce jeu ne fait jamais `{ $verb }` : ceci ne porte donc jamais sur rien
            }
        }
       *[no] rien dans ce jeu ne fait jamais de `{ $roll }` : ceci ne porte donc jamais sur rien
    }
    .help = { HAS($verb) ->
        [yes] { HAS($counter) ->
            [yes] faites offrir `{ $verb }` par le jeu avec `choose` et un tel `cost`, ou dites ce qui s'y paie
           *[no] { $over ->
                [yes] pour cette fois, dites ici ce qui se passe, sans `when`
               *[no] supprimez-le, ou faites en sorte qu'une carte ou une étape le fasse
            }
        }
       *[no] supprimez-le, ou faites en sorte qu'une carte ou une étape le fasse
    }
never-done = cette règle interdit `{ $verb }` à tous et en tout temps : rien dans ce jeu ne le fait jamais
    .help = dites à qui, à quoi ou quand cela s'applique (`while ...`), ou laissez-la si c'est voulu
too-many = cela ferait { $count } cartes, et un seul `each` en fait au plus { $most }
    .help = enlevez des valeurs, ou écrivez plusieurs cartes
function = { HAS($given) ->
        [yes] cette fonction dit ce qu'elle est de { COUNT($given) } façons : { AND(MARKED($given)) }
       *[no] cette fonction ne dit pas ce qu'elle est
    }
    .help = écrivez une seule de ces clés : `is`, `sum`, `cases` ou `if`
values = `{ $values }` a { $count } valeurs, et une liste ou une table en admet au plus { $most }
    .help = enlevez des valeurs, ou donnez à chaque carte une seule valeur
rowless = la table `{ $table }` est complète, et il lui manque une ligne pour { JOIN(MARKED($values), with: ", ") }
    .help = donnez une ligne à chaque valeur, au besoin une ligne vide : `[]` ; ou supprimez `complete`
no-seat = `{ $seat }` n'est pas un siège de chaque table : on peut jouer à { $players } seulement
    .help = écrivez un nombre jusqu'à { $players }, ou `last`, ou que `min` sous `players` soit au moins { $seat }
nobody-left = { $seats ->
        [one] 1 siège n'est joué
       *[other] { $seats } sièges ne sont joués
    } par personne, et l'on peut jouer à { $players } seulement
    .help = mettez au moins { $wanted } pour `min` sous `players` : ces sièges comptent aussi
cell = `{ $cell }` n'est pas une case de `{ $zone }`
    .help = { HAS($ends) ->
        [yes] ses lignes commencent par `A` et finissent par { AND(MARKED($ends), most: 12) }
       *[no] ses cases vont de `A1` à `{ $last }`{ HAS($holes) ->
            [yes] , sans { AND(MARKED($holes), most: 12) }
           *[no] {""}
        } : une lettre pour la colonne, puis le numéro de la ligne
    }
hex-corners = `diagonal` compte aussi par les coins, et les cases de `{ $zone }` ne se touchent que par les côtés
    .help = écrivez `orthogonal` : sur des hexagones, il compte les pas vers chacune des six cases voisines
hex-rows = la ligne { $row } a { $found } { $found ->
        [one] case
       *[other] cases
    }, et celle du dessus { $above } : elles ne s'emboîtent pas
    .help = donnez à chaque ligne une case de plus ou de moins qu'à celle du dessus ; des lignes de même longueur s'écrivent `columns: { $above }` et `rows: { $rows }`
row-lengths = `rows` donne la longueur de chaque ligne, et les lignes de `{ $zone }` ont toutes la même
    .help = écrivez `layout: hexes`, ou le nombre de lignes et de colonnes (`columns`)
cells = `{ $name }` nomme { $found } { $found ->
        [one] case
       *[other] cases
    }, et il en faut { $wanted }
    .help = nommez-en une pour chaque joueur possible
overlap = `{ $first }` et `{ $second }` de `{ $card }` ont `{ $shared }` en commun
    .help = changez l'une des plages, pour que chaque nombre ait un seul résultat
empty-range = aucun nombre ne se trouve dans `{ $range }`
    .help = le plus petit nombre vient en premier : `{ $right }`
exact-range = `{ $number }` est ce nombre seul, et la plupart des autres sont ouverts, comme `{ $other }`
    .help = écrivez `{ $right }`, ou `{ $number }..{ $number }` si c'est voulu
out-of-reach = `{ $range }` est hors d'atteinte : les dés de `{ $roll }` montrent de { $least } à { $most }
    .help = { $changed ->
        [yes] seul ce qui { COMPARE($lacks, 0) ->
            [more] ajoute
           *[other] retire
        } { ABSOLUTE($lacks) } ou plus au jet permet d'y arriver
       *[no] rien dans ce jeu ne change un tel jet : cela n'arrive donc jamais
    }
fits-nothing = rien ne peut jamais répondre à `{ $phrase }`
    .help = { HAS($fails) ->
        [yes] `{ $field }` demande une carte { OR(MARKED($kinds)) }, et aucune carte de ce jeu ne remplit la condition `{ $fails }`
       *[no] `{ $field }` demande une carte { OR(MARKED($kinds)) }, et jamais une autre carte
    }
one-cycle = le déroulement d'un jeu a exactement un cycle, par exemple `round`
no-cards = ce jeu n'a pas de cartes
    .help = mettez des fichiers avec des listes de cartes à côté de `game.yaml`
no-start = les cartes de la sorte `{ $kind }` ne commencent nulle part
    .help = indiquez pour cette sorte `starts` et une zone de la table
not-taken = la zone `{ $zone }` n'accepte pas les cartes `{ $kind }`
stays = des cartes `{ $kind }` arrivent dans `{ $zone }` et rien ne les en retire, donc `{ $step }` ne finit plus dès qu'il y en a une
    .help = cette étape dure jusqu'à ce que chaque zone `{ $zone }` soit vide ; faites qu'une action prenne une carte `{ $kind }`, ou le verbe qu'elle emploie
path = `{ $path }` ne mène nulle part : il n'y a pas de `{ $missing }`
    .help = { $addable ->
        [yes] { HAS($near) ->
            [yes] { FEW($all, $near) ->
                [yes] { meant } ; `add` est le mot pour ce qui n'est pas encore là
               *[no] { meant } `add` est le mot pour ce qui n'est pas encore là
            }
           *[no] `add` est le mot pour ce qui n'est pas encore là{ WITH(OR(MARKED($all), most: 12), before: " ; il y a ") }
        }
       *[no] { HAS($near) ->
            [yes] { meant }
           *[no] { WITH(OR(MARKED($all), most: 12), before: "il y a ") }
        }
    }
path-taken = il y a déjà quelque chose sous `{ $path }`
    .help = { HAS($line) ->
        [yes] utilisez `set` pour le changer ; une ligne de plus porte son propre nom, `{ $line }`
       *[no] utilisez `set` ou `replace` pour le changer
    }
field-missing = sans `{ $field }` : { AND(MARKED($cards), most: 4) }
    .help = écrivez `optional: true` ou un `default` pour ce champ, car les cartes qui sont là ne le connaissent pas
still-used = `{ $path }` ne peut pas être supprimé seul, car utilisé par { AND(MARKED($by), most: 8) }
    .help = supprimez ou changez aussi ce qui l'utilise{ HAS($all) ->
        [yes] {" "}; `remove: {"{"} { $path }: with all {"}"}` emporte tout, sauf ce que disent les textes
       *[no] {""}
    }
other-declaration = `{ $path }` est déclaré autrement ailleurs
    .help = écrivez la même déclaration aux deux endroits, ou donnez un autre nom à l'une des deux
conflict = `{ $path }` est aussi changé par `{ $other }`
    .help = { HAS($line) ->
        [yes] chacune des deux peut ajouter à ce texte, avec `add`, des lignes qui portent leur propre nom, comme `{ $line }`, et laisser le reste ; sinon jouez avec l'une des deux
       *[no] écrivez `extends: { $other }` dans cette variante, pour qu'elle vienne par-dessus l'autre ; sinon jouez avec l'une des deux
    }
added-twice = `{ $path }` est aussi ajouté par `{ $other }`, en d'autres termes
    .help = appelez-le ici `{ $free }` ; ce que les deux ajoutent dans les mêmes termes n'est là qu'une fois
order = `{ $path }` se trouve au même endroit que ce que `{ $other }` ajoute, et rien ne dit ce qui vient en premier
    .help = { HAS($after) ->
        [yes] { HAS($line) ->
            [yes] écrivez `{ $after }` ou `{ $before }`, avec le texte après `do` ; cela compte là où `{ $other }` est présent
           *[no] écrivez à côté `{ $after }` ou `{ $before }` ; cela compte là où `{ $other }` est présent
        }
       *[no] jouez avec l'une des deux variantes, ou écrivez-en une qui ajoute les deux dans leur ordre
    }
joined-line = { HAS($word) ->
        [yes] `{ $line }` commence par `{ $word }`, et rien ne se trouve devant
       *[no] `{ $line }` ne dit pas comment se joindre à la condition d'avant
    }
    .help = { HAS($word) ->
        [yes] laissez de côté `{ $word }`, ou mettez-la derrière une autre ligne
       *[no] une condition de plus commence par `and` si les deux sont nécessaires, par `or` si l'une suffit
    }
part-of-line = `{ $line }` continue la ligne d'avant
    .help = une ligne qui porte un nom est entière : mettez les deux en une seule ligne
contrary-order = `{ $path }` ne peut pas se trouver là où c'est écrit : `{ $before }` vient avant `{ $after }`
    .help = laissez de côté `before` ou `after`
idle-order = `{ $path }` et `{ $other }` sont demandés à des moments différents, donc aucun ne vient avant l'autre
    .help = laissez de côté `{ $key }`
untranslated = `{ $name }`{ COMPARE($more, 0) ->
        [more] {" "}et { $more ->
            [one] un autre nom
           *[other] { $more } autres noms
        } de ce fichier
       *[other] {""}
    } { COMPARE($more, 0) ->
        [more] n'existent
       *[other] n'existe
    } pas dans toutes les langues : il manque { AND(MARKED($missing)) }
    .help = l'anglais est affiché à la place ; écrivez `name: {"{"} en: ..., fr: ..., de: ... {"}"}`
moved = { HAS($was) ->
        [yes] { HAS($now) ->
            [yes] `{ $path }` valait `{ $was }` quand cette variante a été écrite, et vaut maintenant `{ $now }` dans le jeu
           *[no] `{ $path }` a changé dans le jeu depuis que cette variante a été écrite
        }
       *[no] `{ $path }` a changé dans le jeu depuis que cette variante a été écrite
    }
    .help = vérifiez que la variante dit encore ce qu'elle doit dire ; `cardwright diff --record`, avec son fichier, note alors ce que le jeu contient maintenant
other-game = ceci est pour le jeu `{ $found }`, et on joue ici à `{ $wanted }`
nothing-to-add = `{ $file }` n'est ni une variante ni un fichier de cartes
    .help = une variante commence par `variant`, un fichier de cartes est une liste avec `kind` et `id`
which = on ne peut pas savoir à quel jeu appartient ce fichier
    .help = mettez-le dans le dossier d'un jeu, ou ajoutez `--game { HAS($known) ->
        [yes] { FIRST($known) }
       *[no] ID
    }`
no-file = il n'y a pas de fichier `{ $file }`
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] {""}
    }
