import { plural } from '../../../text/english-inflection.ts';
import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { nameMessages as english } from '../en/name.ts';
import { all, didYouMean, either } from './message.ts';

/** What a game has of some sort, for somebody who took a word from elsewhere. */
const known = (what: string, words: readonly string[]): string =>
  words.length > 0 ? `${what} dieses Spiels: ${all(words.map(quote), 60)}; ` : '';
const called = { cards: 'Karten', counters: 'Zähler' } as const;
/** Words of the language get backticks, ours (`eine Karte`, or what a game calls something) have what they need. */
const marked = (words: string): string => (/^(?:`|eine? |mehrere )/.test(words) ? words : quote(words));

/** Messages of the `name` layer in German. */
export const nameMessages: Translated<typeof english> = {
  'name/unknown-noun': (p) => ({
    message: `${quote(p.word)} ist kein Nomen dieses Spiels`,
    help:
      didYouMean(p.near) ??
      `${known(called[p.of], p.known)}weitere Wörter stehen unter \`nouns\`, \`zones\` oder \`counters\` in der Spieldatei`,
  }),
  'name/unknown-verb': (p) => ({
    message: `${quote(p.word)} ist kein Verb dieses Spiels`,
    help: didYouMean(p.near) ?? `${known('Verben', p.verbs)}weitere stehen unter \`verbs\` in der Spieldatei`,
  }),
  'name/unknown-quality': (p) => ({
    message: `${quote(p.word)} sagt in diesem Spiel nichts über ${marked(p.noun)} aus`,
    help:
      didYouMean(p.near) ?? (p.values.length > 0 ? `möglich: ${either(p.values.map(quote), 12)}` : undefined),
  }),
  'name/unknown-word': (p) => ({
    message: `${quote(p.word)} ist kein Wort der Sprache oder dieses Spiels`,
    help: didYouMean(p.near) ?? 'streichen, oder in der Spieldatei erklären, was es bedeutet',
  }),
  'name/unknown-field': (p) => ({
    message: `${p.of} hat kein Feld ${quote(p.field)}`,
    help: p.has.length > 0 ? `vorhanden: ${either(p.has.map(quote))}` : undefined,
  }),
  'name/wrong-sort': (p) => ({
    message: `hier steht ${p.found}, gebraucht wird: ${p.wanted}`,
  }),
  'name/number': (p) => ({
    message: `bei ${quote(p.word)} sind Einzahl und Mehrzahl verwechselt`,
    help: `${quote(p.right)} schreiben`,
  }),
  'name/agreement': (p) => ({
    message: `die Form ${quote(p.word)} passt nicht zum Subjekt`,
    help: `${quote(p.right)} schreiben`,
  }),
  'name/no-place': (p) => ({
    message: `es ist nicht gesagt, wo nach ${quote(p.noun)} zu suchen ist`,
    help: 'einen Ort nennen, etwa `in your hand`',
  }),
  'name/not-a-place': (p) => ({ message: `${quote(p.phrase)} ist kein Ort` }),
  'name/whose': (p) => ({
    message: `es ist nicht gesagt, wessen ${quote(p.zone)} gemeint ist`,
    help: `${either([`your ${p.zone}`, `their ${p.zone}`, `that player's ${p.zone}`, `any ${p.zone}`].map(quote))} schreiben`,
  }),
  'name/never': (p) => ({
    message: `in ${quote(p.place)} liegt nie ${p.noun}`,
    help: 'die Zone nimmt diese Kartenart nicht auf',
  }),
  'name/extra-turns': (p) =>
    p.declared
      ? { message: 'ein zusätzlicher Zug wird hier anders gesagt', help: `${quote(p.right)} schreiben` }
      : p.turns
        ? {
            message: 'dieses Spiel hat keine zusätzlichen Züge',
            help: `einen Zähler der Spieler angeben, ${quote('extra turn: { of: player, from: 0 }')}, ihn beim Schritt mit den Zügen nennen, ${quote('extra turns: extra turn')}, und ${quote(p.right)} schreiben`,
          }
        : {
            message: 'kein Schritt dieses Spiels hat Züge einzelner Spieler, also gibt es keine zusätzlichen',
            help: 'einem Schritt `turns from` geben und sagen, was ein Spieler in seinem Zug tut',
          },
  'name/few-lines': (p) => ({
    message: `${p.upTo ? `bis zu ${p.wanted}` : p.wanted} der Zeilen darunter sollen gewählt werden, und es ${p.lines === 1 ? 'gibt nur eine' : `gibt ${p.lines}`}`,
    help: p.upTo
      ? 'so viele Zeilen schreiben, wie gewählt werden dürfen, oder weniger wählen lassen'
      : 'mehr Zeilen schreiben, als gewählt werden, oder weniger wählen lassen; was auf jeden Fall geschieht, braucht keine Wahl',
  }),
  'name/bare-noun': (p) => ({
    message: `es ist nicht gesagt, wie viele ${quote(p.noun)} gemeint sind`,
    help: `${either([p.one, `all ${p.many}`, `2 ${p.many}`, `any number of ${p.many}`].map(quote))} schreiben`,
  }),
  'name/inside-where': (p) => ({
    message: `${quote(p.word)} steht innerhalb der Bedingung und sagt dort nichts`,
    help: '`where` mit seiner Bedingung ans Ende stellen',
  }),
  'name/which-values': (p) => ({
    message: `es ist nicht gesagt, um welche der ${quote(plural(p.field))} es geht`,
    help: `${either([`every ${p.field}`, `no ${p.field}`, plural(p.field)].map(quote))} schreiben`,
  }),
  'name/elsewhere': (p) => ({
    message: `${quote(p.verb)} verlangt ${quote(p.wanted)}, und hier wird in ${quote(p.place)} gesucht`,
  }),
  'name/several': (p) => ({
    message: `${quote(p.phrase)} kann mehrere bedeuten`,
    help: `${either([p.one, `all ${p.many}`].map(quote))} schreiben`,
  }),
  'name/which-pile': (p) => ({
    message: `es ist nicht gesagt, ob ${quote(p.phrase)} einen bestimmten Stapel (${quote(p.pile)}) oder irgendeinen meint`,
    help: `${quote(`in any ${p.pile}`)} schreiben, oder zuerst einen wählen und mit ${quote(`in that ${p.pile}`)} weitermachen`,
  }),
  'name/unbound': (p) => ({
    message: `vorher wurde nichts genannt, was ${quote(p.phrase)} bedeuten könnte`,
    help: p.known.length > 0 ? `hier bekannt: ${either(p.known.map(quote), 8)}` : undefined,
  }),
  'name/two-candidates': (p) => ({
    message: `${quote(p.phrase)} könnte ${either(p.are.map(quote))} bedeuten`,
    help: p.named
      ? `den Namen dessen schreiben, was gemeint ist: ${either(p.are.map(quote))}`
      : `jedem davon beim Wählen einen Namen geben: \`a ${p.noun} as first\`, dann \`the first\` schreiben`,
  }),
  'name/where-idle': (p) => ({
    message:
      p.rival && p.said
        ? `${quote(p.phrase)} schränkt nichts ein: Mit ${quote(p.rival)} ist gemeint, was vorher ${quote(p.said)} hieß, und nicht, wonach gesucht wird`
        : `${quote(p.phrase)} schränkt nichts ein: Von ${quote(p.noun)} ist darin keine Rede`,
    help:
      p.rival && p.said
        ? `dem vorher Genannten einen Namen geben: ${quote(`${p.said} as first`)}; dann ist mit ${quote(p.rival)} gemeint, wonach gesucht wird`
        : `ein \`where\` handelt vom ersten Nomen seines Ausdrucks: nennen, was das hat (\`where level is 2\`), oder \`that ${p.noun}\` schreiben, sobald alles, was vorher von dieser Art gewählt wurde, einen eigenen Namen hat (\`as first\`); was nicht davon abhängt, mit \`if ..., ...\` davor fragen`,
  }),
  'name/no-amount': (p) => ({
    message: `${quote(p.verb)} hat keine Zahl, also bedeutet ${quote(p.phrase)} nichts, wenn das geschieht`,
    help: 'für das, was eine Zahl hat, eine eigene Fähigkeit schreiben',
  }),
  'name/unspoken': (p) => ({
    message: `die Zahl heißt ${quote(p.name)}, und nichts spricht von ihr`,
    help: `${quote(`the ${p.name}`)} schreiben, wo sie gebraucht wird, oder ${quote(`as ${p.name}`)} weglassen`,
  }),
  'name/taken': (p) => ({
    message: `der Name ${quote(p.name)} ist schon vergeben: ${p.what}`,
    help: 'hinter `as` einen anderen Namen wählen',
  }),
  'name/missing-object': (p) => ({
    message: `bei ${quote(p.verb)} fehlt noch: ${p.wanted}`,
  }),
  'name/extra-object': (p) => ({
    message: `${quote(p.word)} gehört nicht zu ${quote(p.verb)}`,
    help: p.takes.length > 0 ? `dazu gehört: ${either(p.takes)}` : 'dazu gehört nichts weiter',
  }),
  'name/one-wanted': (p) => ({
    message: `${quote(p.phrase)} kann mehrere bedeuten, und hier wird genau eins gebraucht`,
    help: 'eins wählen (`a ...`) oder es für jedes tun (`for each ..., ...`)',
  }),
  'name/total': (p) => ({
    message: `${quote(`total ${p.of}`)} wird von mehrerem verlangt, das jemand wählt, und hier wählt niemand`,
    help: 'sagen, wie viele gewählt werden, etwa `any number of` oder `up to 3`; eine Karte mit `where` fragen, alle, die da sind, mit `the total ... of all ...`',
  }),
  'name/who-chooses': (p) => ({
    message: `es ist nicht gesagt, wer bei ${quote(p.phrase)} die Wahl trifft`,
    help: 'zuerst wählen (`choose a player`), dann mit `that player ...` weitermachen, oder `each` schreiben',
  }),
  'name/no-you': (p) => ({
    message: `hier ist niemand ${quote(p.word)}, denn kein Spieler handelt`,
    help: '`each player ...` schreiben, oder `that player` innerhalb von `for each player`',
  }),
  'name/no-this': (p) => ({
    message: `${quote(p.word)} steht nur im Text einer Karte`,
  }),
  'name/seat': (p) => ({
    message: `${quote(p.word)} wäre der Name eines Spielers, und solche Namen stehen nur in Szenarien`,
    help: 'Wörter der Sprache schreibt man klein',
  }),
  'name/no-owner': () => ({
    message: 'Karten haben nur in einem Spiel mit `decks` einen Besitzer',
    help: '`controller` schreiben für den Spieler, in dessen Zone eine Karte liegt, oder den Spielern Decks geben',
  }),
  'name/not-here': (p) => ({
    message: `${p.what} hat in dieser Fassung der Sprache keine Wirkung`,
    help: 'es wird gelesen, aber nichts würde es ausführen: davor mit `if` sagen, von etwas, das einen Namen hat, oder als Funktion des Spiels',
  }),
  'name/not-choosable': (p) => ({
    message: `${marked(p.phrase)} verlangt eine Wahl, und die ist hier nicht möglich`,
    help: '`the`, `all` oder `that` schreiben',
  }),
};
