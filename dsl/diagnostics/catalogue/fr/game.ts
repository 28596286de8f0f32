import type { gameMessages as english } from '../en/game.ts';
import type { Translated } from '../index.ts';
import { quote, withAdd } from '../message.ts';
import { all, didYouMean, either, meantOf } from './message.ts';

/** `exactement 4`, `au moins 40`, `de 40 à 55`. */
const needed = (from: number, to: number | undefined): string =>
  to === undefined
    ? `au moins ${from}`
    : from === to
      ? `exactement ${from}`
      : from === 0
        ? `au plus ${to}`
        : `de ${from} à ${to}`;

/** A phrase by language. */
const orders: Readonly<Record<string, string>> = {
  en: 'draw {cards}',
  fr: 'piochez {cards}',
  de: 'ziehe {cards}',
};
/** What an irregular verb declares, by language. */
const forms: Readonly<Record<string, string>> = {
  fr: 'écrivez `forms: { fr: [infinitif, troisième personne du singulier, du pluriel, participe] }` à côté de la phrase, par exemple `[faire, fait, font, fait]`',
  de: "écrivez `forms: { de: [infinitif, participe] }` à côté de la phrase, par exemple `[werfen, geworfen]`, et en troisième la forme de `er` quand elle diffère de celle de l'ordre",
};
const languages: Readonly<Record<string, string>> = {
  en: 'anglaise',
  fr: 'française',
  de: 'allemande',
};
const phraseIn = (language: string): string => `la phrase ${languages[language] ?? quote(language)}`;

/** Messages about a game as a whole in French. */
export const gameMessages: Translated<typeof english> = {
  'game/unknown-game': (p) => ({
    message: `il n'y a pas de jeu ${quote(p.game)}`,
    help: p.near.length > 0 ? didYouMean(p.near) : 'un jeu est un dossier avec un fichier `game.yaml`',
  }),
  'game/printed-number': (p) => ({
    message: p.printed
      ? `le texte dit ${quote(p.printed)}, et l'effet ${p.effect.length > 0 ? `dit ${either(p.effect.map(quote))}` : "n'a pas de tel nombre"}`
      : `l'effet dit ${either(p.effect.map(quote))}, et le texte n'a pas de tel nombre`,
    help: "c'est l'effet qui a lieu : corrigez celui des deux qui est faux",
  }),
  'game/printed-verb': (p) => ({
    message: p.printed
      ? `le texte dit ${quote(p.printed)}, et l'effet ${p.effect.length > 0 ? `dit ${either(p.effect.map(quote))}` : 'ne fait rien de tel'}`
      : `l'effet dit ${either(p.effect.map(quote))}, et le texte n'a pas de tel mot`,
    help: "c'est l'effet qui a lieu : corrigez celui des deux qui est faux",
  }),
  'game/printed-condition': (p) => ({
    message: p.printed
      ? `le texte dit ${quote(p.printed)}, et l'effet ${p.effect.length > 0 ? `dit ${either(p.effect.map(quote))}` : 'non'}`
      : `l'effet dit ${either(p.effect.map(quote))}, et le texte non`,
    help: "c'est l'effet qui a lieu : corrigez celui des deux qui est faux",
  }),
  'game/empty-bounds': (p) => ({
    message: `il n'y a pas de nombre de ${p.from} à ${p.to}`,
    help: "écrivez d'abord le plus petit",
  }),
  'game/unused': (p) => ({
    message: `rien dans ce jeu n'emploie ${p.what}`,
    help: 'supprimez-le, ou cherchez un texte qui veut le dire et dit autre chose',
  }),
  'game/no-flow': () => ({
    message: "ce jeu n'a pas de déroulement : il ne s'y passerait jamais rien",
    help: 'ajoutez `flow` avec un cycle tel que `round` et ses `steps`',
  }),
  'game/unknown': (p) => ({
    message: `${quote(p.word)} ne désigne ${p.what} dans ce jeu`,
    help: meantOf(p.near, p.all) ?? (p.all.length > 0 ? `il y a ${either(p.all.map(quote), 12)}` : undefined),
  }),
  'game/duplicate': (p) => ({
    message: `il y a ${p.what} ${quote(p.id)}`,
    help: p.card
      ? `changez l'un des deux ids ; pour changer une carte qui existe déjà, écrivez une variante avec ${quote(`set: { cards/${p.id}/...: ... }`)}`
      : "changez l'un des deux ids",
  }),
  'game/clash': (p) => ({
    message: `le mot ${quote(p.word)} désigne déjà autre chose dans ce jeu : ${p.other}`,
    help: "choisissez un autre nom, pour que chaque texte ne se lise que d'une seule façon",
  }),
  'game/changes-text': (p) => ({
    message: `un texte du jeu contient ${quote(p.word)} et veut dire autre chose`,
    help: "choisissez un autre nom : ce qui s'ajoute à un jeu n'en change aucun texte",
  }),
  'game/also': (p) => ({
    message: `le mot ${quote(p.word)} désigne déjà autre chose dans ce jeu (${p.other}) : il ne mène à aucun autre mot`,
    help: "retirez-le : sous `also` se trouvent les mots que le jeu n'a pas",
  }),
  'game/reserved': (p) => ({
    message: `${quote(p.word)} est un mot de la langue elle-même`,
    help: 'choisissez un autre nom',
  }),
  'game/article': (p) => ({
    message: `${quote(p.name)} commence par un article, et les textes le mettent eux-mêmes devant`,
    help: `écrivez ${quote(p.right)}`,
  }),
  'game/wild-range': (p) => ({
    message: `le champ joker ${quote(p.field)} ne dit pas ce que \`any\` peut remplacer`,
    help: "donnez-lui `from` et `to`, ou comme type le nom d'un ensemble de valeurs",
  }),
  'game/same-value': (p) => ({
    message: `la valeur ${quote(p.value)} de ${p.field} figure aussi sur ${quote(p.other)}, et une seule carte peut l'avoir`,
  }),
  'game/setting-range': (p) => ({
    message: `le réglage ${quote(p.setting)} va ${[p.from === undefined ? [] : `de ${p.from}`, p.to === undefined ? [] : `à ${p.to}`].flat().join(' ')}, et ${quote(p.key)} vaut ${p.value}`,
    help: 'changez ce nombre, ou `from` et `to` du réglage',
  }),
  'game/count': (p) => ({
    message: `il y a ${p.found} ${p.found < 2 ? 'carte' : 'cartes'} ${quote(p.noun)}, et le deck en annonce ${p.wanted}`,
    help: `changez ce nombre, dans une variante avec ${quote(`set: { deck/counts/${p.noun}: ${p.found} }`)}, ou bien les cartes et leurs \`copies\``,
  }),
  'game/deck-size': (p) => ({
    message: `le deck ${quote(p.deck)} a ${p.found} ${p.found < 2 ? 'carte' : 'cartes'} du genre ${quote(p.phrase)}, et il en faut ${needed(p.from, p.to)}`,
    help:
      (p.found < p.from ? `ajoutez-en ${p.from - p.found}` : `enlevez-en ${p.found - p.to!}`) +
      (p.such.length > 0 ? `, par exemple ${either(p.such)}` : ''),
  }),
  'game/deck-copies': (p) => ({
    message: `le deck ${quote(p.deck)} a ${p.found} exemplaires de ${quote(p.card)}, et ${p.most} au plus ${p.most < 2 ? 'est permis' : 'sont permis'}`,
    help: "prenez d'autres cartes à la place",
  }),
  'game/deck-unprinted': (p) => ({
    message: `on ne peut pas reconnaître ${quote(p.phrase)} d'après ce qui est imprimé sur une carte`,
    help: 'une règle des decks porte sur les sortes de carte et sur leurs champs, comme `a card where level is 1`',
  }),
  'game/deck-seats': (p) => ({
    message: `il y a ${p.decks} decks pour ${p.seats} ${p.seats < 2 ? 'place' : 'places'}`,
    help: "nommez un deck par place, dans l'ordre des places",
  }),
  'game/placeholder': (p) => ({
    message: `${quote(`{${p.name}}`)} ne remplace rien ici`,
    help:
      p.known.length > 0
        ? `\`each\` donne ${either(p.known.map((each) => quote(`{${each}}`)))}`
        : 'déclarez-le sous `each`',
  }),
  'game/same-each': (p) => ({
    message: `plusieurs de ces cartes s'appelleraient ${quote(p.id)}`,
    help: "mettez dans l'id, pour chaque clé de `each`, son nom entre accolades, par exemple `{colour}`",
  }),
  'game/phrase-slot': (p) => ({
    message: `${quote(`{${p.slot}}`)}, dans ${phraseIn(p.language)}, n'est pas un paramètre de ce verbe`,
    help: p.takes.length > 0 ? `il prend ${either(p.takes.map(quote))}` : 'il ne prend rien',
  }),
  'game/phrase-lacks': (p) => ({
    message: `${phraseIn(p.language)} omet ${quote(`{${p.slot}}`)}`,
    help: 'chaque paramètre a sa place dans la phrase de chaque langue',
  }),
  'game/phrase-order': (p) => ({
    message: `${phraseIn(p.language)} commence par ${quote(`{${p.slot}}`)}, et non par le verbe sous forme d'ordre`,
    help: `écrivez d'abord l'ordre, comme dans ${quote(orders[p.language] ?? orders.en)}`,
  }),
  'game/verb-words': (p) => ({
    message: `${quote(p.verb)} a plusieurs mots, et le nom d'un verbe n'en a qu'un`,
    help: `appelez-le ${quote(p.right)} ; avec \`phrase\`, les cartes impriment ce que vous voulez`,
  }),
  'game/verb-forms': (p) => ({
    message: `les autres formes du verbe ne se déduisent pas de ${quote(p.order)}`,
    help: forms[p.language],
  }),
  'game/step': () => ({
    message: "une étape dit ou bien ce qui se passe, ou bien qui joue ses tours et jusqu'à quand",
    help: 'écrivez `do`, ou bien `turns from`, `until` et `actions`',
  }),
  'game/idle-key': (p) => ({
    message: `${quote(p.key)} n'a pas d'effet ${p.where}`,
    help: 'supprimez cette clé',
  }),
  'game/pile-name': (p) => ({
    message: `les piles de ${quote(p.zone)} n'ont pas de nom`,
    help: 'ajoutez `pile` avec son singulier et son pluriel, par exemple `pile: [heap, heaps]`',
  }),
  'game/circular': (p) => ({
    message: `${quote(p.noun)} est expliqué par lui-même`,
    help: "dites ce que c'est avec d'autres mots du jeu, jusqu'aux sortes de carte et aux zones",
  }),
  'game/idle-window': (p) => ({
    message: `personne ne peut rien faire dans la fenêtre ${quote(p.window)} : aucune réponse ne la fermerait jamais`,
    help: 'ajoutez-lui `actions`, ou `abilities: true`',
  }),
  'game/hidden': (p) => ({
    message: `le choix des joueurs interrogés dans la fenêtre ${quote(p.window)} dépend de cartes que tout le monde ne voit pas, et la question les trahirait`,
    help: 'fondez ce choix sur ce qui est public, par exemple `all players with a card in their hand` ; qui ne peut pas répondre passe',
  }),
  'game/badge': (p) => ({
    message:
      p.given.length === 0
        ? "ce badge ne dit pas ce qu'il montre"
        : `ce badge dit ce qu'il montre de ${p.given.length} façons : ${all(p.given.map(quote))}`,
    help: 'écrivez un seul des trois : `is`, `if` ou `needs`',
  }),
  'game/badge-hidden': (p) => ({
    message: `le badge ${quote(p.badge)} dépend de cartes que celui qui regarde ne voit pas forcément, et les trahirait`,
    help: 'fondez-le sur ce que tout le monde voit, par exemple le nombre de cartes en main, ou sur `your hand`',
  }),
  'game/tells': (p) => ({
    message: `ce qui se passe ici révèle ce qu'est ${quote(p.card)}, et tout le monde ne voit pas cette carte`,
    help: "montrez d'abord la carte (`reveal ...`), ou laissez le choix au joueur (`you may ...`)",
  }),
  'game/unseen-choice': (p) => ({
    message: `seules certaines cartes de ${quote(p.zone)} peuvent être choisies à cause de ce qu'elles sont, et qui choisit ne les voit pas : le choix les révélerait`,
    help: "montrez d'abord les cartes (`look at ...`, `reveal ...`), ou proposez-les toutes et demandez ensuite laquelle a été choisie",
  }),
  'game/gives-away': (p) => ({
    message: `${quote(p.words)} dépend de cartes que tout le monde ne voit pas, et les trahirait`,
    help: 'fondez-le sur ce que tout le monde voit, par exemple le nombre de cartes en main',
  }),
  'game/feeds-itself': (p) => ({
    message:
      p.events.length === 1
        ? `cette capacité se déclenche elle-même : elle attend ${quote(p.events[0])} et le refait, sans fin`
        : `ces capacités se déclenchent l'une l'autre sans fin : ${p.events.map(quote).join(', puis ')}, et ainsi de suite`,
    help: "laissez le choix à quelqu'un avec `may`, ajoutez une condition, ou une limite telle que `once per turn`",
  }),
  'game/never-happens': (p) =>
    'verb' in p && p.over
      ? {
          message: `${quote(p.verb)} a déjà eu lieu quand ce texte est appliqué : ceci n'attend que la fois suivante`,
          help: 'pour cette fois, dites ici ce qui se passe, sans `when`',
        }
      : {
          message:
            'verb' in p
              ? `rien dans ce jeu ne fait jamais ${quote(p.verb)} : ceci ne porte donc jamais sur rien`
              : `rien dans ce jeu ne fait jamais de ${quote(p.roll)} : ceci ne porte donc jamais sur rien`,
          help: "supprimez-le, ou faites en sorte qu'une carte ou une étape le fasse",
        },
  'game/never-done': (p) => ({
    message: `cette règle interdit ${quote(p.verb)} à tous et en tout temps : rien dans ce jeu ne le fait jamais`,
    help: "dites à qui, à quoi ou quand cela s'applique (`while ...`), ou laissez-la si c'est voulu",
  }),
  'game/too-many': (p) => ({
    message: `cela ferait ${p.count} cartes, et un seul \`each\` en fait au plus ${p.most}`,
    help: 'enlevez des valeurs, ou écrivez plusieurs cartes',
  }),
  'game/function': (p) => ({
    message:
      p.given.length === 0
        ? "cette fonction ne dit pas ce qu'elle est"
        : `cette fonction dit ce qu'elle est de ${p.given.length} façons : ${all(p.given.map(quote))}`,
    help: 'écrivez une seule de ces clés : `is`, `sum`, `cases` ou `if`',
  }),
  'game/values': (p) => ({
    message: `${quote(p.values)} a ${p.count} valeurs, et une liste ou une table en admet au plus ${p.most}`,
    help: 'enlevez des valeurs, ou donnez à chaque carte une seule valeur',
  }),
  'game/rowless': (p) => ({
    message: `la table ${quote(p.table)} est complète, et il lui manque une ligne pour ${p.values.map(quote).join(', ')}`,
    help: 'donnez une ligne à chaque valeur, au besoin une ligne vide : `[]` ; ou supprimez `complete`',
  }),
  'game/cell': (p) => ({
    message: `${quote(p.cell)} n'est pas une case de ${quote(p.zone)}`,
    help: `ses cases vont de \`A1\` à ${quote(p.last)} : une lettre pour la colonne, puis le numéro de la ligne`,
  }),
  'game/cells': (p) => ({
    message: `${quote(p.name)} nomme ${p.found} ${p.found < 2 ? 'case' : 'cases'}, et il en faut ${p.wanted}`,
    help: 'nommez-en une pour chaque joueur possible',
  }),
  'game/overlap': (p) => ({
    message: `${quote(p.first)} et ${quote(p.second)} de ${quote(p.card)} ont ${quote(p.shared)} en commun`,
    help: "changez l'une des plages, pour que chaque nombre ait un seul résultat",
  }),
  'game/empty-range': (p) => ({
    message: `aucun nombre ne se trouve dans ${quote(p.range)}`,
    help: `le plus petit nombre vient en premier : ${quote(p.right)}`,
  }),
  'game/exact-range': (p) => ({
    message: `${quote(p.number)} est ce nombre seul, et la plupart des autres sont ouverts, comme ${quote(p.other)}`,
    help: `écrivez ${quote(p.right)}, ou ${quote(`${p.number}..${p.number}`)} si c'est voulu`,
  }),
  'game/out-of-reach': (p) => ({
    message: `${quote(p.range)} est hors d'atteinte : les dés de ${quote(p.roll)} montrent de ${p.least} à ${p.most}`,
    help: p.changed
      ? `seul ce qui ${p.lacks > 0 ? 'ajoute' : 'retire'} ${Math.abs(p.lacks)} ou plus au jet permet d'y arriver`
      : "rien dans ce jeu ne change un tel jet : cela n'arrive donc jamais",
  }),
  'game/fits-nothing': (p) => ({
    message: `rien ne peut jamais répondre à ${quote(p.phrase)}`,
    help: p.fails
      ? `${quote(p.field)} demande une carte ${either(p.kinds.map(quote))}, et aucune carte de ce jeu ne remplit la condition ${quote(p.fails)}`
      : `${quote(p.field)} demande une carte ${either(p.kinds.map(quote))}, et jamais une autre carte`,
  }),
  'game/one-cycle': () => ({
    message: "le déroulement d'un jeu a exactement un cycle, par exemple `round`",
  }),
  'game/no-cards': () => ({
    message: "ce jeu n'a pas de cartes",
    help: 'mettez des fichiers avec des listes de cartes à côté de `game.yaml`',
  }),
  'game/no-start': (p) => ({
    message: `les cartes de la sorte ${quote(p.kind)} ne commencent nulle part`,
    help: 'indiquez pour cette sorte `starts` et une zone de la table',
  }),
  'game/not-taken': (p) => ({
    message: `la zone ${quote(p.zone)} n'accepte pas les cartes ${quote(p.kind)}`,
  }),
  'game/path': (p) => ({
    message: `${quote(p.path)} ne mène nulle part : il n'y a pas de ${quote(p.missing)}`,
    help: withAdd(
      p.addable ? "`add` est le mot pour ce qui n'est pas encore là" : undefined,
      meantOf(p.near, p.all),
      p.all.length > 0 ? `il y a ${either(p.all.map(quote), 12)}` : undefined,
      ' ; ',
    ),
  }),
  'game/path-taken': (p) => ({
    message: `il y a déjà quelque chose sous ${quote(p.path)}`,
    help: 'utilisez `set` ou `replace` pour le changer',
  }),
  'game/conflict': (p) => ({
    message: `${quote(p.path)} est aussi changé par ${quote(p.other)}`,
    help: 'deux variantes qui changent la même partie ne peuvent pas se jouer ensemble',
  }),
  'game/order': (p) => ({
    message: `${quote(p.path)} se trouve dans une liste à laquelle ${quote(p.other)} ajoute aussi, et rien ne dit ce qui vient en premier`,
    help: "jouez avec l'une des deux variantes, ou écrivez-en une qui ajoute les deux dans leur ordre",
  }),
  'game/untranslated': (p) => ({
    message: `${quote(p.name)}${p.more > 0 ? ` et ${p.more === 1 ? 'un autre nom' : `${p.more} autres noms`} de ce fichier` : ''} ${p.more > 0 ? "n'existent" : "n'existe"} pas dans toutes les langues : il manque ${all(p.missing.map(quote))}`,
    help: "l'anglais est affiché à la place ; écrivez `name: { en: ..., fr: ..., de: ... }`",
  }),
  'game/moved': (p) => ({
    message:
      p.was !== undefined && p.now !== undefined
        ? `${quote(p.path)} valait ${quote(p.was)} quand cette variante a été écrite, et vaut maintenant ${quote(p.now)} dans le jeu`
        : `${quote(p.path)} a changé dans le jeu depuis que cette variante a été écrite`,
    help: "vérifiez que la variante dit encore ce qu'elle doit dire ; `cardwright diff --record`, avec son fichier, note alors ce que le jeu contient maintenant",
  }),
  'game/other-game': (p) => ({
    message: `ceci est pour le jeu ${quote(p.found)}, et on joue ici à ${quote(p.wanted)}`,
  }),
  'game/nothing-to-add': (p) => ({
    message: `${quote(p.file)} n'est ni une variante ni un fichier de cartes`,
    help: 'une variante commence par `variant`, un fichier de cartes est une liste avec `kind` et `id`',
  }),
  'game/which': (p) => ({
    message: 'on ne peut pas savoir à quel jeu appartient ce fichier',
    help: `mettez-le dans le dossier d'un jeu, ou ajoutez \`--game ${p.known[0] ?? 'ID'}\``,
  }),
  'game/no-file': (p) => ({
    message: `il n'y a pas de fichier ${quote(p.file)}`,
    help: didYouMean(p.near),
  }),
};
