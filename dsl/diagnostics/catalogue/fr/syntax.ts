import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { HabitReason, syntaxMessages as english } from '../en/syntax.ts';
import { didYouMean, either } from './message.ts';

/** Messages of the `syntax` layer in French. */
export const syntaxMessages: Translated<typeof english> = {
  'syntax/empty': (d) => ({
    message: `il n'y a rien ici, attendu : ${d.what}`,
    help: 'écrivez `nothing` si rien ne doit se passer, ou supprimez le champ',
  }),
  'syntax/character': (d) => ({
    message: `${quote(d.character)} ne fait pas partie de la langue`,
    help:
      CHARACTERS[d.character] ??
      'les textes sont faits de mots, de nombres, de `,` `:` `+` `-` `(` `)` et de `"text"` ; un commentaire commence par ` #`',
  }),
  'syntax/word': (d) => ({
    message: `${quote(d.word)} n'est pas un mot de la langue`,
    help:
      didYouMean(d.near ?? []) ??
      "les mots sont faits des minuscules a à z, de chiffres et de traits d'union",
  }),
  'syntax/number': (d) => ({
    message: `${quote(d.text)} n'est pas un nombre de la langue`,
    help: 'les nombres sont entiers et ont au plus six chiffres',
  }),
  'syntax/quote': () => ({
    message: 'un texte entre guillemets doit se terminer sur la même ligne par `"`',
  }),
  'syntax/tab': () => ({
    message: 'le retrait de cette ligne est fait avec une tabulation',
    help: 'mettez des espaces, deux par niveau',
  }),
  'syntax/step': () => ({
    message: "cette ligne n'est pas alignée sur les lignes de son bloc",
    help: "mettez le même nombre d'espaces devant toutes les lignes d'un bloc",
  }),
  'syntax/indent': () => ({
    message: "cette ligne est en retrait, mais la ligne au-dessus n'ouvre pas de bloc",
    help: 'terminez la ligne au-dessus par `:`, ou ramenez cette ligne vers la gauche',
  }),
  'syntax/block': () => ({
    message: "il n'y a rien sous ce `:`",
    help: 'mettez les lignes qui en dépendent deux espaces en retrait, ou écrivez `,` et une seule instruction sur la même ligne',
  }),
  'syntax/deep': (d) => ({
    message: `les parenthèses et les blocs peuvent s'emboîter sur ${d.most} niveaux au plus`,
    help: 'donnez à une partie son propre nom dans le fichier du jeu',
  }),
  'syntax/long': (d) => ({
    message: `une ligne peut contenir au plus ${d.most} mots`,
    help: 'écrivez une instruction par ligne',
  }),
  'syntax/bracket': () => ({
    message: "cette `(` n'est jamais fermée",
    help: 'ajoutez sur la même ligne la `)` qui manque',
  }),
  'syntax/bracket-closed': () => ({
    message: 'cette `)` ne ferme rien',
    help: 'enlevez-la, ou ajoutez la `(` qui manque',
  }),
  'syntax/bullet': (d) =>
    d.wanted
      ? {
          message: 'cette ligne devrait commencer par `- `',
          help: 'mettez `- ` devant chacun des choix',
        }
      : {
          message: "cette ligne commence par `-`, mais n'est pas un choix parmi plusieurs",
          help: 'enlevez le `-`, ou écrivez `choose one:` au-dessus',
        },
  'syntax/one-line': (d) => ({
    message: `ce champ tient sur une seule ligne : ${d.what}`,
    help: 'écrivez tout sur la première ligne',
  }),
  'syntax/pronoun': (d) => ({
    message: `${quote(d.word)} ne dit pas de qui ou de quoi il s'agit`,
    help: PRONOUNS[d.word] ?? 'écrivez `that card`, `that player` ou autre, avec le nom employé auparavant',
  }),
  'syntax/capital': (d) => ({
    message: `${quote(d.word)} commence par une majuscule, ce qui est réservé aux noms des joueurs`,
    help: `écrivez ${quote(d.word.toLowerCase())}`,
  }),
  'syntax/colon': (d) => ({
    message: "un `:` ne se met qu'à la fin d'une ligne, devant un bloc en retrait",
    help: d.activated
      ? `après un coût vient \`to\` : ${quote(`${d.before} to …`)}`
      : `devant une seule instruction, écrivez une virgule : ${quote(`${d.before}, …`)}`,
  }),
  'syntax/mixed': (d) => ({
    message: 'une condition avec à la fois `and` et `or` peut se lire de deux façons',
    help: `il y avait ${quote(d.first)} avant ; donnez à une partie son propre nom dans le fichier du jeu, avec \`any of:\` ou \`all of:\``,
  }),
  'syntax/perfect': (d) => ({
    message: `${quote(d.found)} dit ce qui a eu lieu, et cela se dit sans \`has\` ni \`have\``,
    help: `écrivez ${quote(d.right)}`,
  }),
  'syntax/habit': (d) => ({
    message: REASONS[d.reason](quote(d.found)),
    help: `écrivez ${d.right.split('\n').map(quote).join(' et en dessous ')}`,
  }),
  'syntax/misspelt': (d) => ({
    message: `${quote(d.word)} n'est pas compris ici`,
    help: didYouMean([d.right]),
  }),
  'syntax/missing-comma': (d) => ({
    message: `il manque une virgule après ${quote(d.before)}`,
    help: 'entre une condition et ce qui se passe, on met `,` (ou `:` et un bloc en retrait)',
  }),
  'syntax/missing-article': (d) => ({
    message: `il faut devant ${quote(d.word)} un mot tel que \`a\`, \`the\`, \`your\`, \`all\` ou un nombre`,
    help: `écrivez ${quote(d.right)}`,
  }),
  'syntax/missing-to': (d) => ({
    message: "entre un coût et ce qu'il achète, on met `to`",
    help: `écrivez ${quote(d.right)}`,
  }),
  'syntax/extra-comma': () => ({
    message: "cette virgule n'a pas sa place ici",
    help: 'les ordres se suivent avec `, then`, se font ensemble avec `and`, ou sont chacun sur leur ligne',
  }),
  'syntax/expected': (d) => ({
    message: `attendu${d.after === undefined ? '' : ` après ${quote(d.after)}`} : ${either(d.expected)} ; trouvé : ${d.found}`,
    ...(d.small
      ? {
          help: `${d.found} est un petit mot de la langue, et ne peut donc pas être un nom d'un jeu ; prenez un autre mot`,
        }
      : {}),
  }),
  'syntax/after-end': (d) => ({
    message: `${quote(d.found)} ne fait pas partie de la phrase qui se termine par ${quote(d.after)}`,
    help: ENDS[d.of ?? 'order'],
  }),
  'syntax/count': (d) => ({
    message: `${quote(`${d.verb} ${d.number}`)} ne dit pas ce qui est compté`,
    help: `nommez ce qui est compté, par exemple ${quote(`${d.verb} ${d.number === 1 ? 'a card' : `${d.number} cards`}`)}`,
  }),
  'syntax/noun-missing': (d) => ({
    message: `il manque un nom après ${quote(d.after)}`,
    help: `dites de quoi il s'agit, par exemple ${quote(`${d.after} ${/^(?:an?|each|every|another|this|that)$/.test(d.after) ? 'card' : 'cards'}`)}`,
  }),
  'syntax/verb-missing': (d) => ({
    message: `${quote(d.phrase)} n'a pas de verbe`,
    help:
      d.where === 'statement'
        ? 'commencez par ce qui se fait (`move a card to your hand`), ou dites qui le fait (`each player moves a card to their hand`)'
        : d.where === 'state'
          ? '`when` attend ce qui se fait, pas un état : dites ce qui y mène (`when you lose your last coin`), ou demandez-le quand quelque chose arrive, avec `if`'
          : "dites ce qui lui arrive, ce que c'est ou ce qu'il y a : `that card is …`, `you have …`",
  }),
  'syntax/verb-again': (d) => ({
    message: 'on ne sait pas à quoi se rapporte la seconde partie de cette phrase',
    help: `répétez le verbe : ${quote(`and ${d.verb} …`)}`,
  }),
  'syntax/otherwise': () => ({
    message: "il n'y a ni `if` ni `may` sur la ligne avant cet `otherwise`",
    help: '`otherwise` suit une ligne avec `if …, …` ou `you may …`',
  }),
  'syntax/how-often': (d) => ({
    message: `${quote(d.found)} demande combien de fois quelque chose a eu lieu, et l'on retient seulement si cela a eu lieu`,
    help: "comptez avec un compteur à vous, qui monte chaque fois (`when …, this gains 1 …`) et que l'on interroge (`if this has at least 2 …`) ; d'un joueur, on retient de combien de choses il s'agit : `you … 2 or more … this turn`",
  }),
  'syntax/until-goal': (d) =>
    d.first
      ? {
          message: "`until` est suivi d'un moment",
          help: "écrivez `until end of turn, …` ou `until the start of your next turn, …` ; pour ce qui vaut tant qu'une condition est vraie, écrivez la capacité `while …, …`",
        }
      : {
          message: 'un ordre ne se répète pas avec `until`',
          help: 'écrivez une répétition limitée : `repeat up to 7 times until …, …`',
        },
  'syntax/instead': () => ({
    message: "`instead` ne s'emploie que dans un remplacement",
    help: 'écrivez `if … would …, instead …`, comme capacité ou après `until …,`',
  }),
  'syntax/would': () => ({
    message: "`would` fait partie d'un remplacement",
    help: 'écrivez `if … would …, instead …` ; ou supprimez `would` pour ce qui a eu lieu',
  }),
  'syntax/no-would': () => ({
    message: 'un remplacement dit ce qui aurait lieu',
    help: 'écrivez `if … would …, instead …` ; pour ce qui a eu lieu, écrivez `when …, …`',
  }),
  'syntax/when': () => ({
    message: "`when` commence une capacité, et ceci n'en est pas une",
    help: 'pour un déclencheur qui dure un certain temps, dites combien : `until end of turn, when …, …` ; pour une condition, écrivez `if …, …`',
  }),
  'syntax/cost': (d) => ({
    message: "un coût avec `to` et ce qu'il achète est une capacité, et non une étape d'un effet",
    help: `écrivez ${quote(`you may ${d.before}`)}, et en dessous \`if you do, …\``,
  }),
  'syntax/ability': () => ({
    message: "un ordre seul n'est pas une capacité",
    help: 'dites quand (`when …, …`), combien de fois (`once per turn, …`) ou à quel coût (`… to …`)',
  }),
  'syntax/limit': () => ({
    message: 'seul ce qui se passe peut être limité, et non ce qui vaut tout le temps',
    help: 'enlevez la limite, ou mettez-la devant `when`, `if … would` ou un coût',
  }),
  'syntax/payment': () => ({
    message: "après `unless` vient ce que quelqu'un fait pour l'empêcher",
    help: 'écrivez `unless that player …, …`',
  }),
};

/** Why a habit of speech has another form here. */
const REASONS: Readonly<Record<HabitReason, (found: string) => string>> = {
  synonym: (found) => `${found} se dit ici avec un autre mot`,
  confused: (found) => `${found} n'est pas le petit mot qu'il faut ici`,
  filler: (found) => `${found} n'ajoute rien ici`,
  twice: (found) => `${found} dit deux fois le même mot`,
  number: (found) =>
    `${found} est un nombre, et les nombres s'écrivent en chiffres (pour une seule chose, \`a\`)`,
  all: (found) => `${found} dit deux fois \`all\``,
  article: (found) => `dans ${found}, le second article est de trop`,
  list: (found) => `dans ${found}, une virgule relie ce que \`or\` relie ici`,
  again: (found) => `dans ${found}, le petit mot manque après \`and\``,
  amount: (found) => `dans ${found}, le nombre vient après ce qui est compté`,
  total: (found) => `dans ${found}, le total vient après le lieu`,
  receiver: (found) => `dans ${found}, celui qui reçoit vient en premier`,
  condition: (found) => `dans ${found}, la condition vient en dernier`,
  comma: (found) => `${found} prend la place d'une virgule`,
  'two-lines': (found) => `${found} commence une nouvelle ligne`,
  choice: () => 'entre deux ordres, `or` ne dit pas qui choisit',
  whom: (found) => `${found} doit être choisi avant qu'on en parle`,
  trigger: () =>
    'une capacité qui commence par `if` dit ce qui aurait lieu, et ce qui a lieu à la place (`instead`)',
  state: () =>
    'une capacité qui commence par `if` dit ce qui aurait lieu, et ce qui a lieu à la place (`instead`)',
  instead: (found) => `dans ${found}, ce qui a lieu vient avant \`instead\``,
  modifier: () => 'ce qui change un nombre commence par le changement',
  edge: (found) => `${found} ne dit pas à quel moment`,
  ability: (found) => `${found} ne dit rien dans une capacité, qu'on peut toujours ne pas utiliser`,
  subject: (found) => `${found} ne dit pas qui peut le faire`,
};

const ENDS = {
  order:
    'une phrase est un verbe avec ses compléments ; joignez-en une seconde avec `, then` ou `and`, ou commencez une nouvelle ligne',
  phrase:
    'ce champ contient un nom et ce qui le décrit (`a card in your hand`, `a card where …`), et rien après',
  condition:
    'une condition dit une seule chose (`you have …`, `that card is …`) ; joignez-en une seconde avec `and` ou `or`',
  number: 'ce champ contient un nombre ou une somme (`2 times the number of …`), et rien après',
} as const;

const COMPARE = 'écrivez la comparaison en mots : `at least`, `at most`, `more than`, `less than`, `is`';
const CURLY = 'mettez les textes entre guillemets droits : `"text"`';

const CHARACTERS: Readonly<Record<string, string>> = {
  '.': 'enlevez-le ; une phrase se termine avec sa ligne',
  ';': 'écrivez `, then` ou `and`, ou commencez une nouvelle ligne',
  '!': 'enlevez-le ; pour le contraire, écrivez `not` ou `no`',
  '?': "enlevez-le ; une question du jeu s'écrit `if …, …` ou `you may …`",
  '>': COMPARE,
  '<': COMPARE,
  '=': COMPARE,
  '*': 'écrivez `times`',
  '/': 'écrivez `divided by … rounded down`, ou `or` entre des mots',
  '&': 'écrivez `and`',
  "'": "écrivez les formes courtes en entier (`cannot`, `did not`, `you have`) ; `'s` ne se met qu'après un mot",
  '’': "prenez le `'` droit, comme dans `that card's`",
  '“': CURLY,
  '”': CURLY,
  '–': 'écrivez `-`, ou une virgule entre deux parties de la phrase',
  '—': 'écrivez une virgule, ou commencez une nouvelle ligne',
};

const PRONOUNS: Readonly<Record<string, string>> = {
  it: 'écrivez `that card`, ou `that` et le nom employé auparavant',
  its: "écrivez `that card's`, ou `that` et le nom employé auparavant avec `'s` ; d'un compteur, `the last point`",
  itself: 'écrivez `this card`',
  they: 'écrivez `that player`, ou `those cards` pour plusieurs',
  them: 'écrivez `that player`, ou `those cards` pour plusieurs',
  themselves: 'écrivez `that player`',
};
