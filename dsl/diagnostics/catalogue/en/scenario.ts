import { didYouMean, either } from './message.ts';
import { quote, type Message } from '../message.ts';
import type { PhraseWords } from '../phrase.ts';

const all = (words: readonly string[], most = 12): string =>
  either(words.map(quote), most).replace(/ or (?=[^ ]*$)/, ' and ');
const orNothing = (words: readonly string[]): string => (words.length > 0 ? all(words, 40) : 'nothing');
const orNobody = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'nobody');
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** Messages about scenarios, one function a code. */
export const scenarioMessages = {
  // How a scenario is written.
  'scenario/form': (p: { what: PhraseWords }): Message => ({
    message: `this is ${p.what}`,
    help: 'a scenario plays (`do` and `then`), checks the data (`check`), or samples (`sample`)',
  }),
  'scenario/one-expectation': (p: { found: readonly string[] }): Message => ({
    message:
      p.found.length > 1
        ? `one entry expects ${all(p.found)}, and each of them needs its own`
        : 'this entry expects nothing',
    help: 'one entry has one expectation, with `proves` beside it',
  }),
  'scenario/wrong-expectation': (p: {
    key: string;
    form: PhraseWords;
    allowed: readonly string[];
  }): Message => ({
    message: `${quote(p.key)} says nothing in a scenario that ${p.form}`,
    help: `possible: ${either(p.allowed.map(quote), 20)}`,
  }),
  'scenario/one-step': (p: { found: readonly string[] }): Message => ({
    message: `one step is ${all(p.found)} at once`,
    help: 'make each of them a step of its own, or answer for several seats in one',
  }),
  'scenario/no-expectation': (_none: object): Message => ({
    message: 'this scenario expects nothing, so it can show nothing',
    help: 'add `then` with what must hold',
  }),
  'scenario/proves-nothing': (p: { what: string }): Message => ({
    message: `${quote(p.what)} expects nothing that could fail, so it proves nothing`,
    help: 'leave it out, or say what must hold; `proves` stands beside an entry of `then` or beside `refused`',
  }),
  'scenario/unknown': (p: {
    what: PhraseWords;
    /** Whether a card is missing, which may come from a file of its own. */
    card?: boolean;
    word: string;
    near: readonly string[];
    all: readonly string[];
  }): Message => ({
    message: `${quote(p.word)} is ${p.what}`,
    help:
      didYouMean(p.near) ??
      (p.card
        ? 'a card from a file of its own comes in with `with: [my-card.yaml]`'
        : p.all.length > 0
          ? `possible: ${either(p.all.map(quote), 12)}`
          : undefined),
  }),
  'scenario/no-observation': (p: { key: string }): Message => ({
    message: `${quote(p.key)} needs something that is observed`,
    help: 'add `observe` to `sample`, for instance `observe: the number of players`',
  }),
  'scenario/no-file': (p: { file: string; near: readonly string[] }): Message => ({
    message: `there is no file ${quote(p.file)}`,
    help: didYouMean(p.near) ?? 'files are named from the top folder, or from the folder of the scenario',
  }),
  'scenario/broken-data': (p: { game: string; errors: number; first: PhraseWords }): Message => ({
    message: `the data of ${quote(p.game)} have ${p.errors} ${p.errors === 1 ? 'error' : 'errors'}, so nothing can be played`,
    help: `the first: ${p.first}`,
  }),
  'scenario/stopped': (p: { reason: PhraseWords }): Message => ({
    message: `the game was stopped: ${p.reason}`,
  }),
  // A position that is given.
  'scenario/card-twice': (p: { card: string }): Message => ({
    message: `the card ${quote(p.card)} lies in two places`,
    help: 'a card can only be where it is',
  }),
  'scenario/no-copies-left': (p: { card: string; copies: number }): Message => ({
    message:
      p.copies === 0
        ? `no deck that is played has ${quote(p.card)}`
        : `there are only ${p.copies} copies of ${quote(p.card)}`,
    help: p.copies === 0 ? '`cardwright words my-game --only cards` lists what is in which deck' : undefined,
  }),
  'scenario/not-taken': (p: { card: string; kind: string; zone: string }): Message => ({
    message: `${quote(p.card)} cannot lie in ${quote(p.zone)}, which takes no ${quote(p.kind)}`,
  }),
  'scenario/out-of-range': (p: { what: string; value: number; from?: number; to?: number }): Message => ({
    message: `${quote(p.what)} cannot be ${p.value}`,
    help: `it is a whole number${p.from === undefined ? '' : ` from ${p.from}`}${p.to === undefined ? '' : ` to ${p.to}`}`,
  }),
  'scenario/wanted': (p: { what: string; wanted: PhraseWords }): Message => ({
    message: `${quote(p.what)} wants ${p.wanted}`,
  }),
  'scenario/no-dice': (p: { game: string }): Message => ({
    message: `no dice are thrown in ${quote(p.game)}`,
    help: 'leave `rolls` out',
  }),
  'scenario/no-turns': (p: { step: string }): Message => ({
    message: `nobody takes a turn in the step ${quote(p.step)}`,
    help: 'leave out `turn`, or begin at a step with turns',
  }),
  'scenario/whose-turn': (p: { step: string; seat: string }): Message => ({
    message: `nothing says whose turn it is in the step ${quote(p.step)}`,
    help: `add ${quote(`turn: ${p.seat}`)}`,
  }),
  'scenario/given-lost': (p: { what: string; shuffled: boolean }): Message => ({
    message: p.shuffled
      ? `${quote(p.what)} is shuffled before anybody chooses, so the order that is given is lost`
      : `${quote(p.what)} is set again before anybody chooses, so what is given is lost`,
    help: 'leave it out, or begin at a later step',
  }),
  'scenario/no-host': (p: {
    card: string;
    host: string;
    goes: string | undefined;
    zones: readonly string[];
  }): Message => ({
    message: `${quote(p.card)} cannot be attached to ${quote(p.host)}${p.goes === undefined ? ', which is not in play' : `: it goes on ${quote(p.goes)}`}`,
    help:
      p.goes === undefined
        ? `put ${quote(p.host)} where cards are in play: ${either(p.zones.map(quote), 12)}`
        : 'attach it to another card, or give that card what it needs',
  }),
  'scenario/too-many': (p: { zone: string; holds: number; found: number }): Message => ({
    message: `${quote(p.zone)} holds ${p.holds} ${p.holds === 1 ? 'card' : 'cards'}, and ${p.found} are given`,
    help: `give ${p.holds} at most`,
  }),
  'scenario/rolls-left': (p: { left: readonly number[] }): Message => ({
    message: `no die is thrown any more that could show ${all(p.left.map(String))}`,
    help: `leave the last ${p.left.length === 1 ? 'number' : `${p.left.length} numbers`} of ${quote('rolls')} out`,
  }),
  // Steps.
  'scenario/not-asked': (p: {
    seat: string;
    asked: readonly string[];
    prompt: string | undefined;
    over: boolean;
  }): Message => ({
    message: `${p.seat} is not asked anything now`,
    help: p.over
      ? 'the game is over'
      : `asked: ${orNobody(p.asked)}${p.prompt === undefined ? '' : ` (${quote(p.prompt)})`}`,
  }),
  'scenario/illegal': (p: {
    seat: string;
    answer: string;
    legal: readonly string[];
    least: number;
    most: number;
    prompt: string;
    why: readonly PhraseWords[];
  }): Message => ({
    message: `${p.seat} cannot answer ${quote(p.answer)} to ${quote(p.prompt)}`,
    help: [
      ...p.why,
      `legal: ${p.least === p.most ? p.least : `${p.least} to ${p.most}`} of ${orNothing(p.legal)}`,
    ].join('; '),
  }),
  'scenario/not-refused': (p: { seat: string; answer: string }): Message => ({
    message: `${p.seat} can answer ${quote(p.answer)}, and it should be refused`,
  }),
  'scenario/other-question': (p: {
    seat: string;
    answer: string;
    prompt: string;
    offered: readonly string[];
  }): Message => ({
    message: `${p.seat} is asked ${quote(p.prompt)}, to which ${quote(p.answer)} could never be an answer`,
    help: `leave it out, or say \`only offered: { ${p.seat}: [${p.offered.slice(0, 12).join(', ')}${p.offered.length > 12 ? ', …' : ''}] }\``,
  }),
  'scenario/never-came': (p: { condition: PhraseWords; decisions: number; over: boolean }): Message => ({
    message: `${p.condition} never came true`,
    help: p.over
      ? `the game was over after ${p.decisions} decisions`
      : `it was waited for through ${p.decisions} decisions`,
  }),
  // Expectations of a game.
  'scenario/not-so': (p: { condition: string; found: PhraseWords | undefined }): Message => ({
    message: `${quote(p.condition)} does not hold`,
    help: p.found,
  }),
  'scenario/not-offered': (p: {
    seat: string;
    missing: readonly string[];
    offered: readonly string[];
  }): Message => ({
    message: `${all(p.missing)} ${p.missing.length === 1 ? 'is' : 'are'} not offered to ${p.seat}`,
    help: `offered: ${orNothing(p.offered)}`,
  }),
  'scenario/offered': (p: { seat: string; surplus: readonly string[] }): Message => ({
    message: `${all(p.surplus)} ${p.surplus.length === 1 ? 'is' : 'are'} offered to ${p.seat}`,
    help: 'and should not be',
  }),
  'scenario/choices': (p: { seat: string; wanted: PhraseWords; found: PhraseWords }): Message => ({
    message: `${p.seat} may choose ${p.found}, and not ${p.wanted}`,
  }),
  'scenario/asked': (p: { wanted: readonly string[]; found: readonly string[] }): Message => ({
    message: `asked now: ${orNobody(p.found)}`,
    help: `expected: ${orNobody(p.wanted)}`,
  }),
  'scenario/won': (p: {
    wanted: readonly string[];
    found: readonly string[];
    over: boolean;
    tie: boolean;
  }): Message => ({
    message: p.over ? `the game is over and has been won by ${orNobody(p.found)}` : 'the game is not over',
    help:
      p.wanted.length > 0
        ? `expected to have won: ${orNobody(p.wanted)}`
        : !p.tie
          ? 'it was expected to go on'
          : p.over
            ? `a tie has no winners; those who win together are all named: \`won: [${p.found.join(', ')}]\``
            : 'it was expected to be over without a winner',
  }),
  'scenario/did-not-happen': (p: {
    wanted: string;
    found: number;
    times?: number;
    near: string | undefined;
  }): Message => ({
    message: `${quote(p.wanted)} happened ${p.found === 0 ? 'never' : times(p.found)}${p.times === undefined ? '' : `, and not ${times(p.times)}`}`,
    help: p.near === undefined ? undefined : `most like it: ${p.near}`,
  }),
  'scenario/happened': (p: { unwanted: string; line: string }): Message => ({
    message: `${quote(p.unwanted)} happened`,
    help: `in the log: ${p.line}`,
  }),
  'scenario/order': (p: { wanted: string; after: string | undefined }): Message => ({
    message:
      p.after === undefined
        ? `${quote(p.wanted)} never happened`
        : `${quote(p.wanted)} did not happen after ${quote(p.after)}`,
  }),
  'scenario/seen': (p: { seat: string; card: string; where: PhraseWords }): Message => ({
    message: `${p.seat} can read ${quote(p.card)} in ${p.where}`,
    help: 'it should be hidden',
  }),
  'scenario/unseen': (p: { seat: string; card: string }): Message => ({
    message: `${p.seat}'s view does not show ${quote(p.card)}`,
  }),
  'scenario/differs': (p: { way: PhraseWords; line: number; expected: string; found: string }): Message => ({
    message: `the game ${p.way} goes another way from line ${p.line} of the log on`,
    help: `straight on it is ${p.expected}, here ${p.found}`,
  }),
  // Expectations of data.
  'scenario/no-error': (p: {
    severity: 'error' | 'warning';
    wanted: string;
    says: string | undefined;
    at: string | undefined;
    found: readonly PhraseWords[];
  }): Message => ({
    message: `the expected ${p.severity} ${quote(p.wanted)}${p.says === undefined ? '' : ` that says ${quote(p.says)}`}${p.at === undefined ? '' : ` at ${quote(p.at)}`} was not found`,
    help: `found: ${p.found.length > 0 ? p.found.slice(0, 4).join('; ') : `no ${p.severity}`}`,
  }),
  'scenario/errors': (p: { severity: 'error' | 'warning'; found: readonly PhraseWords[] }): Message => ({
    message: `${p.found.length} ${p.severity}${p.found.length === 1 ? ' was' : 's were'} found, and none was expected`,
    help: p.found.slice(0, 4).join('; '),
  }),
  'scenario/count': (p: { what: string; found: number; wanted: number }): Message => ({
    message: `there are ${p.found} cards ${quote(p.what)}, and not ${p.wanted}`,
  }),
  'scenario/about': (p: { key: string; found: PhraseWords; wanted: string }): Message => ({
    message: `${quote(p.key)} is ${p.found}, and not ${p.wanted}`,
  }),
  // Expectations of samples.
  'scenario/values': (p: { missing: readonly string[]; surplus: readonly string[] }): Message => ({
    message:
      p.missing.length > 0
        ? `${all(p.missing)} never occurred`
        : `${all(p.surplus)} occurred, and should not`,
    help: p.missing.length > 0 && p.surplus.length > 0 ? `instead ${all(p.surplus)} occurred` : undefined,
  }),
  'scenario/how-often': (p: { value: string; found: number; from: number; to: number }): Message => ({
    message: `${quote(p.value)} occurred ${p.found === 0 ? 'never' : times(p.found)}, and not ${p.from} to ${p.to} times`,
  }),
  'scenario/always': (p: {
    condition: string;
    seed: string;
    never: boolean;
    found: PhraseWords | undefined;
  }): Message => ({
    message: `${quote(p.condition)} ${p.never ? 'holds' : 'does not hold'} with the seed ${p.seed}`,
    help: p.found,
  }),
};
