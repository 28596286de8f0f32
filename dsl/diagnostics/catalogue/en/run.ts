import { all, didYouMean, either } from './message.ts';
import { quote, type Message } from '../message.ts';
import type { PhraseWords } from '../phrase.ts';

/** Messages about playing: setting up, answering, stopping, saving and replaying, one function a code. */
export const runMessages = {
  'run/players': (p: { game: string; seats: number; min: number; max: number }): Message => ({
    message: `${p.game} is for ${p.min} to ${p.max} players, and ${p.seats} would take part`,
  }),
  'run/player-name': (p: { name: string; what: PhraseWords }): Message => ({
    message: `a player cannot be called ${quote(p.name)}: ${p.what}`,
    help: 'a name is up to 40 letters long and no two players have the same',
  }),
  'run/unknown-setting': (p: { setting: string; known: readonly string[] }): Message => ({
    message: `there is no setting ${quote(p.setting)}`,
    help: p.known.length > 0 ? `there is ${either(p.known.map(quote))}` : 'this game has no settings',
  }),
  'run/setting-range': (p: {
    setting: string;
    value: number | string;
    from?: number;
    to?: number;
  }): Message => ({
    message: `the setting ${quote(p.setting)} cannot be ${quote(String(p.value))}`,
    help: `it is a whole number${p.from === undefined ? '' : ` from ${p.from}`}${p.to === undefined ? '' : ` to ${p.to}`}`,
  }),
  'run/budget': (p: { texts: readonly string[]; budget: number }): Message => ({
    message: `${quote(p.texts[0])} never comes to an end: it was stopped after ${p.budget} instructions without a decision`,
    help:
      p.texts.length > 1
        ? `it was begun by ${p.texts.slice(1).map(quote).join(', which was begun by ')}`
        : undefined,
  }),
  'run/work': (p: { texts: readonly string[]; work: number }): Message => ({
    message: `${quote(p.texts[0])} takes too long: it was stopped after it had looked at ${p.work} things without a decision`,
    help: 'ask less at once: each `where` inside of another, and each condition on all that is chosen together, multiplies what is looked at',
  }),
  'run/depth': (p: { texts: readonly string[] }): Message => ({
    message: `${quote(p.texts[0])} begins itself again and again and was stopped`,
    help:
      p.texts.length > 1
        ? `it goes round through ${p.texts.slice(1).map(quote).join(' and ')}`
        : 'a text must not begin itself without an end',
  }),
  'run/piled-up': (p: { text: string; times: number }): Message => ({
    message: `more stands or waits than a game can hold: ${quote(p.text)} alone does so ${p.times} times`,
    help: 'say until when it stands, for instance `until end of turn`, or let it be brought about less often',
  }),
  'run/overflow': (p: { text: string }): Message => ({
    message: `a number in ${quote(p.text)} becomes too large, or is divided by zero`,
  }),
  'run/dice': (p: {
    text: string;
    roll: string;
    /** Who makes the roll. */
    seat: string | undefined;
    /** The card that it is made for. */
    about: string | undefined;
    /** The how manieth of the dice of the roll. */
    die: number;
    dice: number;
    sides: number;
    /** What is said and the die cannot show. */
    said: number | undefined;
  }): Message => {
    const whose = p.seat === undefined ? 'the roll' : `${p.seat}'s roll`;
    const roll = `${whose} ${quote(p.roll)}${p.about === undefined ? '' : ` for ${quote(p.about)}`} in ${quote(p.text)}`;
    const die = p.dice === 1 ? '' : `, die ${p.die} of ${p.dice}`;
    return p.said === undefined
      ? {
          message: `the scenario does not say what the dice show: ${roll}${die}`,
          help: 'add the number to `rolls`',
        }
      : {
          message: `the scenario says ${p.said}, and a die shows 1 to ${p.sides}: ${roll}${die}`,
          help: '`rolls` has a number for each die, in the order in which they are thrown',
        };
  },
  'run/not-saved': (p: { file: string }): Message => ({
    message: `${quote(p.file)} holds no saved position`,
    help: 'a position is saved with `save` while playing',
  }),
  'run/other-data': (p: { game: string; parts: readonly string[] }): Message => ({
    message: `this belongs to other data of ${quote(p.game)}: ${p.parts.length} ${p.parts.length === 1 ? 'part differs' : 'parts differ'}`,
    help: `${all(p.parts.map(quote), 8)}; \`replay\` plays a log on the new data up to the first decision that no longer stands`,
  }),
  'run/missing-pack': (p: { packs: readonly string[] }): Message => ({
    message: `this was played with the ${p.packs.length === 1 ? 'pack' : 'packs'} ${p.packs.map(quote).join(', ')}, and ${p.packs.length === 1 ? 'it is' : 'they are'} not there`,
    help: 'put its folder into `packs`, or name it with `--with`',
  }),
  'run/other-pack': (p: { pack: string; version: string; found: string }): Message => ({
    message: `this was played with version ${p.version} of the pack ${quote(p.pack)}, and ${p.found} is there`,
    help: 'get that version; `replay --anyway` plays a log with this one, up to the first decision that no longer stands',
  }),
  'run/broken-save': (p: { what: PhraseWords; at: string }): Message => ({
    message: `the saved position is damaged: ${p.what} (${quote(p.at)})`,
  }),
  'run/broken-log': (p: { line: number; what: PhraseWords }): Message => ({
    message: `line ${p.line} of the log cannot be read: ${p.what}`,
  }),
  'run/replay-differs': (p: { line: number; expected: PhraseWords; found: PhraseWords }): Message => ({
    message: `the replay differs from the log at line ${p.line}`,
    help: `the log says ${p.expected}, the replay gives ${p.found}`,
  }),
  'run/illegal': (p: {
    seat: string;
    answer: string;
    legal: readonly string[];
    near: readonly string[];
    sum?: PhraseWords;
  }): Message => ({
    message: `${p.seat} cannot answer ${quote(p.answer)} now`,
    help:
      p.sum ??
      didYouMean(p.near) ??
      (p.legal.length > 0 ? `possible: ${either(p.legal.map(quote), 12)}` : 'nothing can be answered now'),
  }),
};
