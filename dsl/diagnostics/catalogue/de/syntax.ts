import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { HabitReason, syntaxMessages as english } from '../en/syntax.ts';
import { didYouMean, either } from './message.ts';

/** Messages of the `syntax` layer in German. */
export const syntaxMessages: Translated<typeof english> = {
  'syntax/empty': (d) => ({
    message: `hier steht nichts, erwartet: ${d.what}`,
    help: '`nothing` schreiben, wenn nichts geschehen soll, oder das Feld weglassen',
  }),
  'syntax/character': (d) => ({
    message: `${quote(d.character)} gehört nicht zur Sprache`,
    help:
      CHARACTERS[d.character] ??
      'Texte bestehen aus Wörtern, Zahlen, `,` `:` `+` `-` `(` `)` und `"Text"`; ein Kommentar beginnt mit ` #`',
  }),
  'syntax/word': (d) => ({
    message: `${quote(d.word)} ist kein Wort der Sprache`,
    help:
      didYouMean(d.near ?? []) ??
      'Wörter bestehen aus den Kleinbuchstaben a bis z, Ziffern und Bindestrichen',
  }),
  'syntax/number': (d) => ({
    message: `${quote(d.text)} ist keine Zahl der Sprache`,
    help: 'Zahlen sind ganze Zahlen mit höchstens sechs Ziffern',
  }),
  'syntax/quote': () => ({
    message: 'ein Text in Anführungszeichen muss in derselben Zeile mit `"` enden',
  }),
  'syntax/tab': () => ({
    message: 'diese Zeile ist mit einem Tabulator eingerückt',
    help: 'mit Leerzeichen einrücken, zwei für jede Stufe',
  }),
  'syntax/step': () => ({
    message: 'diese Zeile steht nicht unter den Zeilen ihres Blocks',
    help: 'vor alle Zeilen eines Blocks gleich viele Leerzeichen setzen',
  }),
  'syntax/indent': () => ({
    message: 'diese Zeile ist eingerückt, aber die Zeile darüber öffnet keinen Block',
    help: 'die Zeile darüber mit `:` beenden oder diese Zeile nach links zurückrücken',
  }),
  'syntax/block': () => ({
    message: 'unter diesem `:` steht nichts',
    help: 'die Zeilen, die dazugehören, um zwei Leerzeichen einrücken, oder `,` und eine einzige Anweisung in dieselbe Zeile schreiben',
  }),
  'syntax/deep': (d) => ({
    message: `Klammern und Blöcke dürfen höchstens ${d.most} Ebenen tief ineinander stehen`,
    help: 'einem Teil in der Spieldatei einen eigenen Namen geben',
  }),
  'syntax/long': (d) => ({
    message: `eine Zeile darf höchstens ${d.most} Wörter enthalten`,
    help: 'eine Anweisung je Zeile schreiben',
  }),
  'syntax/bracket': () => ({
    message: 'dieses `(` wird nie geschlossen',
    help: 'das fehlende `)` in derselben Zeile ergänzen',
  }),
  'syntax/bracket-closed': () => ({
    message: 'dieses `)` schließt nichts',
    help: 'es entfernen oder das fehlende `(` ergänzen',
  }),
  'syntax/bullet': (d) =>
    d.wanted
      ? {
          message: 'diese Zeile sollte mit `- ` beginnen',
          help: '`- ` vor jede der Wahlmöglichkeiten setzen',
        }
      : {
          message: 'diese Zeile beginnt mit `-`, ist aber keine von mehreren Wahlmöglichkeiten',
          help: 'das `-` entfernen oder darüber `choose one:` schreiben',
        },
  'syntax/one-line': (d) => ({
    message: `in dieses Feld gehört nur eine Zeile: ${d.what}`,
    help: 'alles in die erste Zeile schreiben',
  }),
  'syntax/pronoun': (d) => ({
    message: `${quote(d.word)} sagt nicht, wer oder was gemeint ist`,
    help:
      PRONOUNS[d.word] ??
      '`that card`, `that player` oder Ähnliches schreiben, mit dem Nomen, das vorher verwendet wurde',
  }),
  'syntax/capital': (d) => ({
    message: `${quote(d.word)} beginnt mit einem Großbuchstaben, wie nur die Namen von Plätzen`,
    help: `${quote(d.word.toLowerCase())} schreiben`,
  }),
  'syntax/colon': (d) => ({
    message: 'ein `:` steht nur am Ende einer Zeile, vor einem eingerückten Block',
    help: d.activated
      ? `hinter Kosten steht \`to\`: ${quote(`${d.before} to …`)}`
      : `vor einer einzelnen Anweisung ein Komma setzen: ${quote(`${d.before}, …`)}`,
  }),
  'syntax/mixed': (d) => ({
    message: 'eine Bedingung mit `and` und `or` zugleich lässt sich auf zwei Weisen lesen',
    help: `vorher stand hier ${quote(d.first)}; einem Teil in der Spieldatei einen eigenen Namen geben, mit \`any of:\` oder \`all of:\``,
  }),
  'syntax/perfect': (d) => ({
    message: `${quote(d.found)} sagt, was geschehen ist, und das steht ohne \`has\` oder \`have\``,
    help: `${quote(d.right)} schreiben`,
  }),
  'syntax/habit': (d) => ({
    message: REASONS[d.reason](quote(d.found)),
    help: `${d.right.split('\n').map(quote).join(' und darunter ')} schreiben`,
  }),
  'syntax/misspelt': (d) => ({
    message: `${quote(d.word)} ist hier unverständlich`,
    help: didYouMean([d.right]),
  }),
  'syntax/missing-comma': (d) => ({
    message: `hinter ${quote(d.before)} fehlt ein Komma`,
    help: 'zwischen einer Bedingung und dem, was geschieht, steht `,` (oder `:` und ein eingerückter Block)',
  }),
  'syntax/missing-article': (d) => ({
    message: `vor ${quote(d.word)} fehlt ein Wort wie \`a\`, \`the\`, \`your\`, \`all\` oder eine Zahl`,
    help: `${quote(d.right)} schreiben`,
  }),
  'syntax/missing-to': (d) => ({
    message: 'zwischen den Kosten und dem, was man dafür bekommt, steht `to`',
    help: `${quote(d.right)} schreiben`,
  }),
  'syntax/extra-comma': () => ({
    message: 'dieses Komma gehört nicht hierher',
    help: 'Anweisungen folgen aufeinander mit `, then`, geschehen zusammen mit `and` oder stehen in eigenen Zeilen',
  }),
  'syntax/expected': (d) => ({
    message: `${d.after === undefined ? 'erwartet' : `hinter ${quote(d.after)} erwartet`}: ${either(d.expected)}, gefunden: ${d.found}`,
    ...(d.small
      ? {
          help: `${d.found} ist ein kleines Wort der Sprache und kann deshalb kein Name in einem Spiel sein; ein anderes Wort nehmen`,
        }
      : {}),
  }),
  'syntax/after-end': (d) => ({
    message: `${quote(d.found)} gehört nicht zu dem Satz, der mit ${quote(d.after)} endet`,
    help: ENDS[d.of ?? 'order'],
  }),
  'syntax/count': (d) => ({
    message: `${quote(`${d.verb} ${d.number}`)} sagt nicht, was gezählt wird`,
    help: `nennen, was gezählt wird, zum Beispiel ${quote(`${d.verb} ${d.number === 1 ? 'a card' : `${d.number} cards`}`)}`,
  }),
  'syntax/noun-missing': (d) => ({
    message: `hinter ${quote(d.after)} fehlt ein Nomen`,
    help: `sagen, wovon, zum Beispiel ${quote(`${d.after} ${/^(?:an?|each|every|another|this|that)$/.test(d.after) ? 'card' : 'cards'}`)}`,
  }),
  'syntax/verb-missing': (d) => ({
    message: `${quote(d.phrase)} hat kein Verb`,
    help:
      d.where === 'statement'
        ? 'damit beginnen, was getan wird (`move a card to your hand`), oder sagen, wer es tut (`each player moves a card to their hand`)'
        : d.where === 'state'
          ? '`when` wartet auf etwas, das geschieht, nicht auf einen Zustand: sagen, was dazu führt (`when you lose your last coin`), oder mit `if` danach fragen, wenn etwas geschieht'
          : 'sagen, was damit geschieht oder was es ist oder hat: `that card is …`, `you have …`',
  }),
  'syntax/verb-again': (d) => ({
    message: 'es ist nicht klar, wozu der zweite Teil dieses Satzes gehört',
    help: `das Verb wiederholen: ${quote(`and ${d.verb} …`)}`,
  }),
  'syntax/otherwise': () => ({
    message: 'zu diesem `otherwise` fehlt in der Zeile davor ein `if` oder `may`',
    help: '`otherwise` folgt auf eine Zeile mit `if …, …` oder `you may …`',
  }),
  'syntax/how-often': (d) => ({
    message: `${quote(d.found)} fragt, wie oft etwas geschehen ist, und behalten wird nur, ob es geschehen ist`,
    help: 'mit einem eigenen Zähler zählen, der jedes Mal steigt (`when …, this gains 1 …`) und nach dem gefragt wird (`if this has at least 2 …`); bei Spielern wird behalten, wie viele Dinge es waren: `you … 2 or more … this turn`',
  }),
  'syntax/until-goal': (d) =>
    d.first
      ? {
          message: 'auf `until` folgt ein Zeitpunkt',
          help: '`until end of turn, …` oder `until the start of your next turn, …` schreiben; für etwas, das gilt, solange etwas so ist, die Fähigkeit `while …, …` schreiben',
        }
      : {
          message: 'mit `until` wird eine Anweisung nicht wiederholt',
          help: 'eine begrenzte Wiederholung schreiben: `repeat up to 7 times until …, …`',
        },
  'syntax/instead': () => ({
    message: '`instead` steht nur in einem Ersatz',
    help: '`if … would …, instead …` schreiben, als Fähigkeit oder hinter `until …,`',
  }),
  'syntax/would': () => ({
    message: '`would` gehört zu einem Ersatz',
    help: '`if … would …, instead …` schreiben; oder `would` weglassen, wenn etwas schon geschehen ist',
  }),
  'syntax/no-would': () => ({
    message: 'ein Ersatz sagt, was geschehen würde',
    help: '`if … would …, instead …` schreiben; für etwas, das geschehen ist, `when …, …` schreiben',
  }),
  'syntax/when': () => ({
    message: '`when` beginnt eine Fähigkeit, und dies ist keine',
    help: 'bei einem Auslöser, der eine Weile gilt, sagen, wie lange: `until end of turn, when …, …`; für eine Bedingung `if …, …` schreiben',
  }),
  'syntax/cost': (d) => ({
    message:
      'Kosten mit `to` und dem, was man dafür bekommt, sind eine Fähigkeit und kein Schritt eines Effekts',
    help: `${quote(`you may ${d.before}`)} schreiben und darunter \`if you do, …\``,
  }),
  'syntax/ability': () => ({
    message: 'eine Anweisung allein ist keine Fähigkeit',
    help: 'sagen, wann (`when …, …`), wie oft (`once per turn, …`) oder zu welchen Kosten (`… to …`)',
  }),
  'syntax/limit': () => ({
    message: 'begrenzen lässt sich nur, was geschieht, nicht was die ganze Zeit gilt',
    help: 'die Begrenzung entfernen oder vor `when`, `if … would` oder Kosten setzen',
  }),
  'syntax/payment': () => ({
    message: 'hinter `unless` steht, was jemand tut, um es zu verhindern',
    help: '`unless that player …, …` schreiben',
  }),
};

const replacement =
  'eine Fähigkeit, die mit `if` beginnt, sagt, was geschehen würde, und was stattdessen (`instead`) geschieht';

/** Why a habit of speech has another form here. */
const REASONS: Readonly<Record<HabitReason, (found: string) => string>> = {
  synonym: (found) => `für ${found} steht hier ein anderes Wort`,
  confused: (found) => `${found} ist nicht das kleine Wort, das hierher gehört`,
  filler: (found) => `${found} fügt hier nichts hinzu`,
  twice: (found) => `${found} sagt ein Wort doppelt`,
  number: (found) => `${found} ist eine Zahl, und Zahlen schreibt man mit Ziffern (ein Einzelnes mit \`a\`)`,
  all: (found) => `${found} sagt \`all\` doppelt`,
  article: (found) => `in ${found} ist der zweite Artikel zu viel`,
  list: (found) => `in ${found} steht ein Komma, wo hier \`or\` verbindet`,
  again: (found) => `in ${found} fehlt hinter \`and\` das kleine Wort`,
  amount: (found) => `in ${found} steht die Zahl hinter dem, was gezählt wird`,
  total: (found) => `in ${found} steht die Summe hinter dem Ort`,
  receiver: (found) => `in ${found} steht vorn, wer es bekommt`,
  condition: (found) => `in ${found} steht die Bedingung am Ende`,
  comma: (found) => `${found} steht da, wo ein Komma hingehört`,
  'two-lines': (found) => `${found} beginnt eine eigene Zeile`,
  choice: () => '`or` zwischen zwei Anweisungen sagt nicht, wer wählt',
  whom: (found) => `${found} muss erst gewählt werden, bevor davon die Rede ist`,
  trigger: () => replacement,
  state: () => replacement,
  instead: (found) => `in ${found} steht das, was geschieht, vor \`instead\``,
  modifier: () => 'was eine Zahl ändert, beginnt mit der Änderung',
  edge: (found) => `${found} sagt nicht, in welchem Augenblick`,
  ability: (found) => `${found} sagt in einer Fähigkeit nichts, denn man kann sie immer ungenutzt lassen`,
  subject: (found) => `${found} sagt nicht, wer darf`,
};

const ENDS = {
  order:
    'ein Satz ist ein Verb mit seinen Objekten; einen zweiten mit `, then` oder `and` anschließen oder eine neue Zeile beginnen',
  phrase:
    'in dieses Feld gehört ein Nomen mit dem, was es beschreibt (`a card in your hand`, `a card where …`), und nichts dahinter',
  condition:
    'eine Bedingung sagt eine Sache (`you have …`, `that card is …`); eine zweite mit `and` oder `or` anschließen',
  number:
    'in dieses Feld gehört eine Zahl oder eine Rechnung (`2 times the number of …`), und nichts dahinter',
} as const;

const COMPARE = 'den Vergleich in Worten schreiben: `at least`, `at most`, `more than`, `less than`, `is`';
const CURLY = 'Texte in gerade Anführungszeichen setzen: `"Text"`';

const CHARACTERS: Readonly<Record<string, string>> = {
  '.': 'ihn entfernen; ein Satz endet mit seiner Zeile',
  ';': '`, then` oder `and` schreiben oder eine neue Zeile beginnen',
  '!': 'es entfernen; für das Gegenteil `not` oder `no` schreiben',
  '?': 'es entfernen; eine Frage schreibt man im Spiel als `if …, …` oder `you may …`',
  '>': COMPARE,
  '<': COMPARE,
  '=': COMPARE,
  '*': '`times` schreiben',
  '/': '`divided by … rounded down` schreiben, oder `or` zwischen Wörtern',
  '&': '`and` schreiben',
  "'": "Kurzformen ausschreiben (`cannot`, `did not`, `you have`); `'s` steht nur hinter einem Wort",
  '’': "den geraden Apostroph `'` nehmen, wie in `that card's`",
  '“': CURLY,
  '”': CURLY,
  '–': '`-` schreiben, oder ein Komma zwischen zwei Teilen eines Satzes',
  '—': 'ein Komma setzen oder eine neue Zeile beginnen',
};

const PRONOUNS: Readonly<Record<string, string>> = {
  it: '`that card` schreiben, oder `that` und das Nomen, das vorher verwendet wurde',
  its: "`that card's` schreiben, oder `that` und das Nomen, das vorher verwendet wurde, mit `'s`; bei einem Zähler `the last point`",
  itself: '`this card` schreiben',
  they: '`that player` schreiben, oder `those cards` für mehrere',
  them: '`that player` schreiben, oder `those cards` für mehrere',
  themselves: '`that player` schreiben',
};
