import { didYouMean, either } from './message.ts';
import { quote, type Message } from '../message.ts';
import type { PhraseWords } from '../phrase.ts';

/** Messages of the `syntax` layer, one function a code. */
export const syntaxMessages = {
  'syntax/empty': (d: { what: PhraseWords }): Message => ({
    message: `there is nothing here, expected ${d.what}`,
    help: 'write `nothing` where nothing is meant to happen, or leave the field out',
  }),
  'syntax/character': (d: { character: string }): Message => ({
    message: `${quote(d.character)} does not belong to the language`,
    help:
      CHARACTERS[d.character] ??
      'texts are made of words, numbers, `,` `:` `+` `-` `(` `)` and `"text"`; a comment starts with ` #`',
  }),
  'syntax/word': (d: { word: string; near?: readonly string[] }): Message => ({
    message: `${quote(d.word)} is not a word of the language`,
    help: didYouMean(d.near ?? []) ?? 'words are made of the small letters a to z, digits and hyphens',
  }),
  'syntax/number': (d: { text: string }): Message => ({
    message: `${quote(d.text)} is not a number of the language`,
    help: 'numbers are whole and have at most six digits',
  }),
  'syntax/quote': (): Message => ({
    message: 'a text in quotes must end on the same line with `"`',
  }),
  'syntax/tab': (): Message => ({
    message: 'this line is indented with a tab',
    help: 'indent with spaces, two for each step',
  }),
  'syntax/step': (): Message => ({
    message: 'this line does not stand under the lines of its block',
    help: 'give all lines of a block the same number of spaces in front',
  }),
  'syntax/indent': (): Message => ({
    message: 'this line is indented, but the line above does not open a block',
    help: 'end the line above with `:`, or move this line back to the left',
  }),
  'syntax/block': (): Message => ({
    message: 'nothing stands below this `:`',
    help: 'indent the lines that belong to it by two spaces, or write `,` and one statement on the same line',
  }),
  'syntax/deep': (d: { most: number }): Message => ({
    message: `brackets and blocks may nest at most ${d.most} deep`,
    help: 'give a part a name of its own in the game file',
  }),
  'syntax/long': (d: { most: number }): Message => ({
    message: `a line may hold at most ${d.most} words`,
    help: 'write one statement a line',
  }),
  'syntax/bracket': (): Message => ({
    message: 'this `(` is never closed',
    help: 'add the missing `)` on the same line',
  }),
  'syntax/bracket-closed': (): Message => ({
    message: 'this `)` closes nothing',
    help: 'take it away, or add the missing `(`',
  }),
  'syntax/bullet': (d: { wanted: boolean }): Message =>
    d.wanted
      ? { message: 'this line should start with `- `', help: 'put `- ` in front of each of the choices' }
      : {
          message: 'this line starts with `-`, but is not one of several choices',
          help: 'take the `-` away, or write `choose one:` above',
        },
  'syntax/one-line': (d: { what: PhraseWords }): Message => ({
    message: `this field holds ${d.what} on one line`,
    help: 'write everything on the first line',
  }),
  'syntax/pronoun': (d: { word: string }): Message => ({
    message: `${quote(d.word)} does not say who or what is meant`,
    help:
      PRONOUNS[d.word] ?? 'write `that card`, `that player` or the like, with the noun that was used before',
  }),
  'syntax/capital': (d: { word: string }): Message => ({
    message: `${quote(d.word)} starts with a capital, as only the names of seats do`,
    help: `write ${quote(d.word.toLowerCase())}`,
  }),
  'syntax/colon': (d: { before: string; activated: boolean }): Message => ({
    message: 'a `:` stands only at the end of a line, before an indented block',
    help: d.activated
      ? `after a cost comes \`to\`: ${quote(`${d.before} to …`)}`
      : `before a single statement write a comma: ${quote(`${d.before}, …`)}`,
  }),
  'syntax/mixed': (d: { first: string }): Message => ({
    message: 'a condition with both `and` and `or` can be read in two ways',
    help: `here stood ${quote(d.first)} before; give a part a name of its own in the game file, with \`any of:\` or \`all of:\``,
  }),
  'syntax/perfect': (d: { found: string; right: string }): Message => ({
    message: `${quote(d.found)} says what has happened, and that is said without \`has\` or \`have\``,
    help: `write ${quote(d.right)}`,
  }),
  'syntax/habit': (d: { found: string; right: string; reason: HabitReason }): Message => ({
    message: REASONS[d.reason](quote(d.found)),
    help: `write ${d.right.split('\n').map(quote).join(' and below it ')}`,
  }),
  'syntax/misspelt': (d: { word: string; right: string }): Message => ({
    message: `${quote(d.word)} is not understood here`,
    help: didYouMean([d.right]),
  }),
  'syntax/missing-comma': (d: { before: string }): Message => ({
    message: `a comma is missing after ${quote(d.before)}`,
    help: 'between a condition and what happens stands `,` (or `:` and an indented block)',
  }),
  'syntax/missing-article': (d: { word: string; right: string }): Message => ({
    message: `${quote(d.word)} needs a word such as \`a\`, \`the\`, \`your\`, \`all\` or a number in front`,
    help: `write ${quote(d.right)}`,
  }),
  'syntax/missing-to': (d: { right: string }): Message => ({
    message: 'between a cost and what it buys stands `to`',
    help: `write ${quote(d.right)}`,
  }),
  'syntax/extra-comma': (): Message => ({
    message: 'this comma does not belong here',
    help: 'orders follow each other with `, then`, happen together with `and`, or stand on lines of their own',
  }),
  'syntax/expected': (d: {
    found: PhraseWords;
    expected: readonly PhraseWords[];
    after?: string;
    /** Whether what was found is a small word where a name of the game could stand. */
    small?: boolean;
  }): Message => ({
    message: `expected ${either(d.expected)}${d.after === undefined ? '' : ` after ${quote(d.after)}`}, found ${d.found}`,
    ...(d.small
      ? { help: `${d.found} is a small word of the language, so it is no name of a game; use another word` }
      : {}),
  }),
  'syntax/after-end': (d: {
    found: string;
    after: string;
    of?: 'phrase' | 'condition' | 'number';
  }): Message => ({
    message: `${quote(d.found)} does not belong to the sentence that ends with ${quote(d.after)}`,
    help: ENDS[d.of ?? 'order'],
  }),
  'syntax/count': (d: { verb: string; number: number }): Message => ({
    message: `${quote(`${d.verb} ${d.number}`)} does not say what is counted`,
    help: `name what is counted, for example ${quote(`${d.verb} ${d.number === 1 ? 'a card' : `${d.number} cards`}`)}`,
  }),
  'syntax/noun-missing': (d: { after: string }): Message => ({
    message: `a noun is missing after ${quote(d.after)}`,
    help: `say of what, for example ${quote(`${d.after} ${/^(?:an?|each|every|another|this|that)$/.test(d.after) ? 'card' : 'cards'}`)}`,
  }),
  'syntax/verb-missing': (d: {
    phrase: string;
    where: 'statement' | 'condition' | 'event' | 'state';
  }): Message => ({
    message: `${quote(d.phrase)} has no verb`,
    help:
      d.where === 'statement'
        ? 'start with what is done (`move a card to your hand`), or say who does it (`each player moves a card to their hand`)'
        : d.where === 'state'
          ? '`when` waits for what is done, not for a state: say what makes it so (`when you lose your last coin`), or ask when something happens, with `if`'
          : 'say what happens to it, or what it is or has: `that card is …`, `you have …`',
  }),
  'syntax/verb-again': (d: { verb: string }): Message => ({
    message: 'it is not clear what the second part of this sentence belongs to',
    help: `say the verb again: ${quote(`and ${d.verb} …`)}`,
  }),
  'syntax/otherwise': (): Message => ({
    message: 'this `otherwise` has no `if` or `may` on the line before',
    help: '`otherwise` follows a line with `if …, …` or `you may …`',
  }),
  'syntax/how-often': (d: { found: string }): Message => ({
    message: `${quote(d.found)} asks how often something happened, and only whether it happened is remembered`,
    help: 'count it with a counter of your own, which goes up each time (`when …, this gains 1 …`) and is asked for (`if this has at least 2 …`); of a player it is remembered how many things: `you … 2 or more … this turn`',
  }),
  'syntax/until-goal': (d: { first: boolean }): Message =>
    d.first
      ? {
          message: '`until` is followed by a moment',
          help: 'write `until end of turn, …` or `until the start of your next turn, …`; for what holds as long as something is so, write the ability `while …, …`',
        }
      : {
          message: 'an order is not repeated by `until`',
          help: 'write a bounded repetition: `repeat up to 7 times until …, …`',
        },
  'syntax/instead': (): Message => ({
    message: '`instead` stands only in a replacement',
    help: 'write `if … would …, instead …`, as an ability or after `until …,`',
  }),
  'syntax/would': (): Message => ({
    message: '`would` belongs to a replacement',
    help: 'write `if … would …, instead …`; or leave `would` out for what has happened',
  }),
  'syntax/no-would': (): Message => ({
    message: 'a replacement says what would happen',
    help: 'write `if … would …, instead …`; for what has happened write `when …, …`',
  }),
  'syntax/when': (): Message => ({
    message: '`when` starts an ability, and this is not one',
    help: 'for a trigger that lasts a while say how long: `until end of turn, when …, …`; for a condition write `if …, …`',
  }),
  'syntax/cost': (d: { before: string }): Message => ({
    message: 'a cost with `to` and what it buys is an ability, not a step of an effect',
    help: `write ${quote(`you may ${d.before}`)}, and below it \`if you do, …\``,
  }),
  'syntax/ability': (): Message => ({
    message: 'an order alone is not an ability',
    help: 'say when (`when …, …`), how often (`once per turn, …`) or at what cost (`… to …`)',
  }),
  'syntax/limit': (): Message => ({
    message: 'only what happens can be limited, not what holds all the time',
    help: 'take the limit away, or put it before `when`, `if … would` or a cost',
  }),
  'syntax/payment': (): Message => ({
    message: 'after `unless` comes what somebody does to prevent it',
    help: 'write `unless that player …, …`',
  }),
};

/** Why a habit of speech has another form here. */
const REASONS = {
  synonym: (found: string) => `${found} is said with another word here`,
  confused: (found: string) => `${found} is not the small word that belongs here`,
  filler: (found: string) => `${found} adds nothing here`,
  twice: (found: string) => `${found} says one word twice`,
  number: (found: string) =>
    `${found} is a number, and numbers are written as digits (one of a thing as \`a\`)`,
  all: (found: string) => `${found} says \`all\` twice`,
  article: (found: string) => `in ${found} the second article is one too many`,
  list: (found: string) => `in ${found} a comma joins what \`or\` joins here`,
  again: (found: string) => `in ${found} the small word is missing behind \`and\``,
  amount: (found: string) => `in ${found} the number comes behind what is counted`,
  total: (found: string) => `in ${found} the total comes behind the place`,
  receiver: (found: string) => `in ${found} the one who gets it comes first`,
  condition: (found: string) => `in ${found} the condition comes last`,
  comma: (found: string) => `${found} stands where a comma does`,
  'two-lines': (found: string) => `${found} begins a line of its own`,
  choice: () => 'between two orders `or` does not say who chooses',
  whom: (found: string) => `${found} has to be chosen before it is spoken of`,
  trigger: () => 'an ability that begins with `if` says what would happen, and what happens `instead`',
  state: () => 'an ability that begins with `if` says what would happen, and what happens `instead`',
  instead: (found: string) => `in ${found} what happens comes before \`instead\``,
  modifier: () => 'what changes a number begins with the change',
  edge: (found: string) => `${found} does not say at which moment`,
  ability: (found: string) => `${found} says nothing in an ability, which may always be left unused`,
  subject: (found: string) => `${found} does not say who may`,
} satisfies Record<string, (found: string) => string>;

export type HabitReason = keyof typeof REASONS;

const ENDS = {
  order:
    'a sentence is one verb with its objects; join a second one with `, then` or `and`, or start a new line',
  phrase:
    'this field holds a noun and what describes it (`a card in your hand`, `a card where …`), and nothing behind it',
  condition:
    'a condition says one thing (`you have …`, `that card is …`); join a second one with `and` or `or`',
  number: 'this field holds a number or a sum (`2 times the number of …`), and nothing behind it',
} as const;

const COMPARE = 'write the comparison in words: `at least`, `at most`, `more than`, `less than`, `is`';
const CURLY = 'put texts in straight quotes: `"text"`';

const CHARACTERS: Readonly<Record<string, string>> = {
  '.': 'take it away; a sentence ends with its line',
  ';': 'write `, then` or `and`, or start a new line',
  '!': 'take it away; for the contrary write `not` or `no`',
  '?': 'take it away; a question of the game is written `if …, …` or `you may …`',
  '>': COMPARE,
  '<': COMPARE,
  '=': COMPARE,
  '*': 'write `times`',
  '/': 'write `divided by … rounded down`, or `or` between words',
  '&': 'write `and`',
  "'": "write short forms in full (`cannot`, `did not`, `you have`); `'s` stands behind a word only",
  '’': "use the straight `'`, as in `that card's`",
  '“': CURLY,
  '”': CURLY,
  '–': 'write `-`, or a comma between two parts of a sentence',
  '—': 'write a comma, or start a new line',
};

const PRONOUNS: Readonly<Record<string, string>> = {
  it: 'write `that card`, or `that` and the noun that was used before',
  its: "write `that card's`, or `that` and the noun that was used before with `'s`; of a counter `the last point`",
  itself: 'write `this card`',
  they: 'write `that player`, or `those cards` for several',
  them: 'write `that player`, or `those cards` for several',
  themselves: 'write `that player`',
};
