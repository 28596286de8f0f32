import { plural } from '../../../text/english-inflection.ts';
import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { nameMessages as english } from '../en/name.ts';
import { all, didYouMean, either } from './message.ts';

const SORTS = { cards: 'les cartes', counters: 'les compteurs', verbs: 'les verbes' } as const;

/** What a game has of some sort, for somebody who took a word from elsewhere. */
const known = (what: keyof typeof SORTS, words: readonly string[]): string =>
  words.length > 0 ? `pour ${SORTS[what]}, il y a ${all(words.map(quote), 60)} ; ` : '';

/** The user's words are marked; words of ours (`une carte`) and what is marked already stay as they are. */
const marked = (words: string): string => (/`|^(?:une?|plusieurs) /.test(words) ? words : quote(words));

/** Messages of name resolution and types in French. */
export const nameMessages: Translated<typeof english> = {
  'name/unknown-noun': (p) => ({
    message: `${quote(p.word)} n'est pas un nom de ce jeu`,
    help:
      didYouMean(p.near) ??
      `${known(p.of, p.known)}d'autres mots se déclarent sous nouns, zones ou counters du fichier du jeu`,
  }),
  'name/unknown-verb': (p) => ({
    message: `${quote(p.word)} n'est pas un verbe de ce jeu`,
    help:
      didYouMean(p.near) ?? `${known('verbs', p.verbs)}d'autres se déclarent sous verbs du fichier du jeu`,
  }),
  'name/unknown-quality': (p) => ({
    message: `${quote(p.word)} ne dit rien sur ${marked(p.noun)} dans ce jeu`,
    help:
      didYouMean(p.near) ??
      (p.values.length > 0 ? `on peut dire ${either(p.values.map(quote), 12)}` : undefined),
  }),
  'name/unknown-word': (p) => ({
    message: `${quote(p.word)} n'est pas un mot de la langue ni de ce jeu`,
    help: didYouMean(p.near) ?? "supprimez-le, ou déclarez dans le fichier du jeu ce qu'il veut dire",
  }),
  'name/unknown-field': (p) => ({
    message: `${p.of} n'a pas de ${quote(p.field)}`,
    help: p.has.length > 0 ? `il y a ${either(p.has.map(quote))}` : undefined,
  }),
  'name/wrong-sort': (p) => ({
    message: /^aucune? /.test(p.found)
      ? `il n'y a ici ${p.found}, et il faut ${p.wanted}`
      : `ceci est ${p.found}, et il faut ici ${p.wanted}`,
  }),
  'name/number': (p) => ({
    message: `${quote(p.word)} n'est pas accordé en nombre`,
    help: `écrivez ${quote(p.right)}`,
  }),
  'name/agreement': (p) => ({
    message: `la forme ${quote(p.word)} ne s'accorde pas avec son sujet`,
    help: `écrivez ${quote(p.right)}`,
  }),
  'name/no-place': (p) => ({
    message: `il n'est pas dit où chercher ${quote(p.noun)}`,
    help: 'nommez un endroit, par exemple `in your hand`',
  }),
  'name/not-a-place': (p) => ({ message: `${quote(p.phrase)} n'est pas un endroit` }),
  'name/whose': (p) => ({
    message: `il n'est pas dit à qui appartient ${quote(p.zone)}`,
    help: `écrivez ${either([`your ${p.zone}`, `their ${p.zone}`, `that player's ${p.zone}`, `any ${p.zone}`].map(quote))}`,
  }),
  'name/never': (p) => ({
    message: `${quote(p.place)} ne peut jamais contenir ${p.noun}`,
    help: "la zone n'accepte pas cette sorte de carte",
  }),
  'name/extra-turns': (p) =>
    p.declared
      ? { message: 'un tour supplémentaire se dit autrement ici', help: `écrivez ${quote(p.right)}` }
      : p.turns
        ? {
            message: "ce jeu n'a pas de tours supplémentaires",
            help: `déclarez un compteur des joueurs, ${quote('extra turn: { of: player, from: 0 }')}, nommez-le à l'étape qui a les tours, ${quote('extra turns: extra turn')}, et écrivez ${quote(p.right)}`,
          }
        : {
            message:
              "aucune étape de ce jeu n'a de tours d'un seul joueur, il n'y en a donc pas de supplémentaires",
            help: "donnez `turns from` à une étape, et dites ce qu'un joueur fait pendant son tour",
          },
  'name/few-lines': (p) => ({
    message: `il faut choisir ${p.upTo ? `jusqu'à ${p.wanted}` : p.wanted} des lignes ci-dessous, et il n'y en a que ${p.lines}`,
    help: p.upTo
      ? "écrivez autant de lignes qu'on peut en choisir, ou faites-en choisir moins"
      : "écrivez plus de lignes qu'on n'en choisit, ou faites-en choisir moins ; ce qui arrive dans tous les cas n'a pas besoin de choix",
  }),
  'name/bare-noun': (p) => ({
    message: `il n'est pas dit de combien de ${quote(p.noun)} il s'agit`,
    help: `écrivez ${either([p.one, `all ${p.many}`, `2 ${p.many}`, `any number of ${p.many}`].map(quote))}`,
  }),
  'name/inside-where': (p) => ({
    message: `${quote(p.word)} se trouve dans la condition, où cela ne dit rien`,
    help: 'mettez `where` et sa condition à la fin',
  }),
  'name/which-values': (p) => ({
    message: `il n'est pas dit de quelles valeurs il s'agit parmi ${quote(plural(p.field))}`,
    help: `écrivez ${either([`every ${p.field}`, `no ${p.field}`, plural(p.field)].map(quote))}`,
  }),
  'name/elsewhere': (p) => ({
    message: `${quote(p.verb)} prend ${quote(p.wanted)}, et on cherche ici dans ${quote(p.place)}`,
  }),
  'name/several': (p) => ({
    message: `${quote(p.phrase)} peut désigner plusieurs choses`,
    help: `écrivez ${either([p.one, `all ${p.many}`].map(quote))}`,
  }),
  'name/which-pile': (p) => ({
    message: `il n'est pas dit si ${quote(p.phrase)} en désigne une en particulier ou n'importe laquelle`,
    help: `écrivez ${quote(`in any ${p.pile}`)}, ou faites d'abord un choix et continuez avec ${quote(`in that ${p.pile}`)}`,
  }),
  'name/unbound': (p) => ({
    message: `rien de ce que ${quote(p.phrase)} pourrait désigner n'a été nommé auparavant`,
    help: p.known.length > 0 ? `connus ici : ${either(p.known.map(quote), 8)}` : undefined,
  }),
  'name/two-candidates': (p) => ({
    message: `${quote(p.phrase)} pourrait désigner ${either(p.are.map(quote))}`,
    help: p.named
      ? `écrivez le nom de ce qui est voulu : ${either(p.are.map(quote))}`
      : `donnez un nom à chacun là où il est choisi : \`a ${p.noun} as first\`, puis écrivez \`the first\``,
  }),
  'name/where-idle': (p) => ({
    message:
      p.rival && p.said
        ? `${quote(p.phrase)} ne restreint rien : ${quote(p.rival)} désigne ce qui a été dit avant avec ${quote(p.said)}, et non ce que l'on cherche`
        : `${quote(p.phrase)} ne restreint rien : cela ne parle pas du ${quote(p.noun)} que l'on cherche`,
    help:
      p.rival && p.said
        ? `donnez un nom à ce qui a été dit avant : ${quote(`${p.said} as first`)} ; alors ${quote(p.rival)} désigne ce que l'on cherche`
        : `un \`where\` porte sur le nom par lequel commence son groupe de mots : nommez ce qu'il a (\`where level is 2\`), ou écrivez \`that ${p.noun}\`, une fois que tout ce qui a été choisi avant de la même sorte a un nom à soi (\`as first\`) ; ce qui n'en dépend pas se demande devant, avec \`if ..., ...\``,
  }),
  'name/no-amount': (p) => ({
    message: `${quote(p.verb)} se fait sans nombre, donc ${quote(p.phrase)} ne veut rien dire quand cela arrive`,
    help: 'écrire une capacité à part pour ce qui a un nombre',
  }),
  'name/unspoken': (p) => ({
    message: `le nombre s’appelle ${quote(p.name)}, et rien n’en parle`,
    help: `écrire ${quote(`the ${p.name}`)} là où il faut ce nombre, ou enlever ${quote(`as ${p.name}`)}`,
  }),
  'name/taken': (p) => ({
    message: `le nom ${quote(p.name)} est déjà ${p.what}`,
    help: 'choisissez un autre nom après `as`',
  }),
  'name/missing-object': (p) => ({
    message: `il manque à ${quote(p.verb)} : ${p.wanted}`,
  }),
  'name/extra-object': (p) => ({
    message: `${quote(p.verb)} ne prend pas ${quote(p.word)}`,
    help: p.takes.length > 0 ? `ce verbe prend ${either(p.takes)}` : 'ce verbe ne prend rien',
  }),
  'name/one-wanted': (p) => ({
    message: `${quote(p.phrase)} peut désigner plusieurs choses, et il en faut ici exactement une`,
    help: 'choisissez-en une (`a ...`), ou faites-le pour chacune (`for each ..., ...`)',
  }),
  'name/total': (p) => ({
    message: `${quote(`total ${p.of}`)} se demande de plusieurs choses que quelqu'un choisit, et ici personne ne choisit`,
    help: "dites combien sont choisies, par exemple `any number of` ou `up to 3` ; d'une seule carte, demandez avec `where`, de toutes celles qui sont là, avec `the total ... of all ...`",
  }),
  'name/who-chooses': (p) => ({
    message: `il n'est pas dit qui choisit ${quote(p.phrase)}`,
    help: "faites d'abord choisir (`choose a player`), puis continuez avec `that player ...`, ou écrivez `each`",
  }),
  'name/no-you': (p) => ({
    message: `${quote(p.word)} ne désigne personne ici, puisqu'aucun joueur n'agit`,
    help: 'écrivez `each player ...`, ou `that player` dans `for each player`',
  }),
  'name/no-this': (p) => ({
    message: `${quote(p.word)} ne s'emploie que dans le texte d'une carte`,
  }),
  'name/seat': (p) => ({
    message: `${quote(p.word)} serait le nom d'un joueur, et ces noms ne s'emploient que dans les scénarios`,
    help: "les mots de la langue s'écrivent en minuscules",
  }),
  'name/no-owner': () => ({
    message: "les cartes n'ont de propriétaire que dans un jeu avec `decks`",
    help: 'écrivez `controller` pour le joueur dans la zone duquel se trouve la carte, ou donnez des decks aux joueurs',
  }),
  'name/not-here': (p) => ({
    message: `${p.what} n'a pas d'effet dans cette version de la langue`,
    help: "c'est bien lu, mais rien ne l'exécuterait : dites-le devant avec `if`, d'une chose qui a un nom, ou comme fonction du jeu",
  }),
  'name/not-choosable': (p) => ({
    message: `${marked(p.phrase)} demande un choix, ce qui n'est pas possible ici`,
    help: 'écrivez `the`, `all` ou `that`',
  }),
};
