import { plural } from '../../../text/english-inflection.ts';
import { didYouMean, either } from './message.ts';
import { quote, type Message } from '../message.ts';
import type { PhraseWords } from '../phrase.ts';

/** What a game has of some sort, for somebody who took a word from elsewhere. */
const known = (what: string, words: readonly string[]): string =>
  words.length > 0 ? `its ${what} are ${either(words.map(quote), 60)}; ` : '';

/** Messages of name resolution and types, one function a code. */
export const nameMessages = {
  'name/unknown-noun': (p: {
    word: string;
    near: readonly string[];
    of: 'cards' | 'counters';
    known: readonly string[];
  }): Message => ({
    message: `${quote(p.word)} is no noun of this game`,
    help:
      didYouMean(p.near) ??
      `${known(p.of, p.known)}other words are declared under nouns, zones or counters of the game file`,
  }),
  'name/unknown-verb': (p: { word: string; near: readonly string[]; verbs: readonly string[] }): Message => ({
    message: `${quote(p.word)} is no verb of this game`,
    help: didYouMean(p.near) ?? `${known('verbs', p.verbs)}others are declared under verbs of the game file`,
  }),
  'name/unknown-quality': (p: {
    word: string;
    noun: PhraseWords;
    near: readonly string[];
    values: readonly string[];
  }): Message => ({
    message: `${quote(p.word)} says nothing about ${quote(p.noun)} in this game`,
    help:
      didYouMean(p.near) ??
      (p.values.length > 0 ? `what it may be called is ${either(p.values.map(quote), 12)}` : undefined),
  }),
  'name/unknown-word': (p: { word: string; near: readonly string[] }): Message => ({
    message: `${quote(p.word)} is no word of the language or of this game`,
    help: didYouMean(p.near) ?? 'take it away, or declare what it means in the game file',
  }),
  'name/unknown-field': (p: { field: string; of: PhraseWords; has: readonly string[] }): Message => ({
    message: `${p.of} has no ${quote(p.field)}`,
    help: p.has.length > 0 ? `it has ${either(p.has.map(quote))}` : undefined,
  }),
  'name/wrong-sort': (p: { found: PhraseWords; wanted: PhraseWords }): Message => ({
    message: `this is ${p.found}, and ${p.wanted} is needed here`,
  }),
  'name/number': (p: { word: string; right: string }): Message => ({
    message: `${quote(p.word)} does not agree in number`,
    help: `write ${quote(p.right)}`,
  }),
  'name/agreement': (p: { word: string; right: string }): Message => ({
    message: `the form ${quote(p.word)} does not go with its subject`,
    help: `write ${quote(p.right)}`,
  }),
  'name/no-place': (p: { noun: string }): Message => ({
    message: `it is not said where to look for ${quote(p.noun)}`,
    help: 'name a place, for instance `in your hand`',
  }),
  'name/not-a-place': (p: { phrase: string }): Message => ({ message: `${quote(p.phrase)} is no place` }),
  'name/whose': (p: { zone: string }): Message => ({
    message: `it is not said whose ${quote(p.zone)} is meant`,
    help: `write ${either([`your ${p.zone}`, `their ${p.zone}`, `that player's ${p.zone}`, `any ${p.zone}`].map(quote))}`,
  }),
  'name/never': (p: { place: string; noun: PhraseWords }): Message => ({
    message: `there is never ${p.noun} in ${quote(p.place)}`,
    help: 'the zone does not take this kind of card',
  }),
  'name/extra-turns': (p: { right: string; declared: boolean; turns: boolean }): Message =>
    p.declared
      ? { message: 'an extra turn is said in another way here', help: `write ${quote(p.right)}` }
      : p.turns
        ? {
            message: 'this game has no extra turns',
            help: `declare a counter of players, ${quote('extra turn: { of: player, from: 0 }')}, name it at the step with the turns, ${quote('extra turns: extra turn')}, and write ${quote(p.right)}`,
          }
        : {
            message: 'no step of this game has turns of single players, so there are no extra turns',
            help: 'let a step have `turns from`, and say in its text what one player does in a turn',
          },
  'name/few-lines': (p: { lines: number; wanted: number; upTo: boolean }): Message => ({
    message: `${p.upTo ? `up to ${p.wanted}` : p.wanted} of the lines below are to be chosen, and there ${p.lines === 1 ? 'is' : 'are'} ${p.lines}`,
    help: p.upTo
      ? 'write as many lines as may be chosen, or choose fewer'
      : 'write more lines than are chosen, or choose fewer; what happens in any case needs no choice',
  }),
  'name/bare-noun': (p: { noun: string; one: string; many: string }): Message => ({
    message: `it is not said how many ${quote(p.noun)} are meant`,
    help: `write ${either([p.one, `all ${p.many}`, `2 ${p.many}`, `any number of ${p.many}`].map(quote))}`,
  }),
  'name/inside-where': (p: { word: string }): Message => ({
    message: `${quote(p.word)} stands inside the condition, where it says nothing`,
    help: 'put `where` and its condition last',
  }),
  'name/which-values': (p: { field: string }): Message => ({
    message: `it is not said which of the ${quote(plural(p.field))} this is about`,
    help: `write ${either([`every ${p.field}`, `no ${p.field}`, plural(p.field)].map(quote))}`,
  }),
  'name/elsewhere': (p: { verb: string; wanted: string; place: string }): Message => ({
    message: `${quote(p.verb)} takes ${p.wanted}, and this looks in ${quote(p.place)}`,
  }),
  'name/several': (p: { phrase: string; one: string; many: string }): Message => ({
    message: `${quote(p.phrase)} may be several`,
    help: `write ${either([p.one, `all ${p.many}`].map(quote))}`,
  }),
  'name/which-pile': (p: { phrase: string; pile: string }): Message => ({
    message: `it is not said whether ${quote(p.phrase)} means one ${p.pile} or any of them`,
    help: `write ${quote(`in any ${p.pile}`)}, or choose one first and go on with ${quote(`in that ${p.pile}`)}`,
  }),
  'name/unbound': (p: { phrase: string; known: readonly string[] }): Message => ({
    message: `nothing that ${quote(p.phrase)} could mean was named before`,
    help: p.known.length > 0 ? `known here: ${either(p.known.map(quote), 8)}` : undefined,
  }),
  /** `are`: how they can be spoken of, by their names or by the words that brought them up. */
  'name/two-candidates': (p: {
    phrase: string;
    noun: string;
    are: readonly string[];
    named: boolean;
  }): Message => ({
    message: `${quote(p.phrase)} could mean ${either(p.are.map(quote))}`,
    help: p.named
      ? `write the name of the one that is meant: ${either(p.are.map(quote))}`
      : `give each a name where it is chosen: \`a ${p.noun} as first\`, then write \`the first\``,
  }),
  /** `rival`: a phrase of it that could speak of what is looked for; `said`: what it speaks of instead. */
  'name/where-idle': (p: { phrase: string; noun: string; rival?: string; said?: string }): Message => ({
    message:
      p.rival && p.said
        ? `${quote(p.phrase)} narrows nothing: ${quote(p.rival)} is the one said before with ${quote(p.said)}, not the one that is looked for`
        : `${quote(p.phrase)} narrows nothing: it does not speak of the ${quote(p.noun)} that is looked for`,
    help:
      p.rival && p.said
        ? `give the one said before a name: ${quote(`${p.said} as first`)}; then ${quote(p.rival)} is the one that is looked for`
        : `a \`where\` is about the noun that its phrase begins with: name what that has (\`where level is 2\`), or write \`that ${p.noun}\`, once all of its sort that was chosen before has a name of its own (\`as first\`); ask what does not depend on it in front, with \`if ..., ...\``,
  }),
  'name/no-amount': (p: { verb: string; phrase: string }): Message => ({
    message: `${quote(p.verb)} is done without a number, so ${quote(p.phrase)} means nothing when that happens`,
    help: 'write an ability of its own for what has a number',
  }),
  'name/unspoken': (p: { name: string }): Message => ({
    message: `the number is called ${quote(p.name)}, and nothing speaks of it`,
    help: `write ${quote(`the ${p.name}`)} where it is wanted, or leave out ${quote(`as ${p.name}`)}`,
  }),
  'name/taken': (p: { name: string; what: PhraseWords }): Message => ({
    message: `the name ${quote(p.name)} is already ${p.what}`,
    help: 'choose another name after `as`',
  }),
  'name/missing-object': (p: { verb: string; wanted: PhraseWords }): Message => ({
    message: `${quote(p.verb)} needs ${p.wanted}`,
  }),
  'name/extra-object': (p: { verb: string; word: string; takes: readonly PhraseWords[] }): Message => ({
    message: `${quote(p.verb)} takes no ${quote(p.word)}`,
    help: p.takes.length > 0 ? `it takes ${either(p.takes)}` : 'it takes nothing',
  }),
  'name/one-wanted': (p: { phrase: string }): Message => ({
    message: `${quote(p.phrase)} may be several, and here exactly one is needed`,
    help: 'choose one (`a ...`), or do it for each (`for each ..., ...`)',
  }),
  'name/total': (p: { of: string }): Message => ({
    message: `${quote(`total ${p.of}`)} is asked of several things that somebody chooses, and here nobody does`,
    help: 'say how many are chosen, such as `any number of` or `up to 3`; of one card ask with `where`, of all that are there with `the total ... of all ...`',
  }),
  'name/who-chooses': (p: { phrase: string }): Message => ({
    message: `it is not said who chooses ${quote(p.phrase)}`,
    help: 'choose first (`choose a player`), then go on with `that player ...`, or write `each`',
  }),
  'name/no-you': (p: { word: string }): Message => ({
    message: `nobody is ${quote(p.word)} here, since no player acts`,
    help: 'write `each player ...`, or `that player` inside `for each player`',
  }),
  'name/no-this': (p: { word: string }): Message => ({
    message: `${quote(p.word)} stands only in the text of a card`,
  }),
  'name/seat': (p: { word: string }): Message => ({
    message: `${quote(p.word)} would be a player's name, and those stand in scenarios only`,
    help: 'words of the language are written small',
  }),
  'name/no-owner': (): Message => ({
    message: 'cards have owners only in a game with `decks`',
    help: 'write `controller` for the player in whose zone a card lies, or give the players decks',
  }),
  'name/not-here': (p: { what: PhraseWords }): Message => ({
    message: `${p.what} has no effect in this version of the language`,
    help: 'it is read, but nothing would carry it out: say it in front with `if`, of a thing that has a name, or as a function of the game',
  }),
  'name/not-choosable': (p: { phrase: PhraseWords }): Message => ({
    message: `${quote(p.phrase)} asks for a choice, which is not possible here`,
    help: 'write `the`, `all` or `that`',
  }),
};
