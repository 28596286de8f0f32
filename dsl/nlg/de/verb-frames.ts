/** The words between a German verb and its end, in their order. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Args, Expression, VerbPreposition } from '../../language/syntax/ast.ts';
import { amountOf } from '../realiser/amounts.ts';
import { comesFrom, filled, isBareNumber, turned, type Filled } from '../realiser/verb-slots.ts';
import { destination } from '../realiser/modifier-phrases.ts';
import { timeText } from '../realiser/time-nouns.ts';
import { verbFor, type Verb } from '../realiser/verb-phrases.ts';
import { join } from '../realiser/word-joining.ts';
import { cases, demanded } from './preposition-cases.ts';
import { pronounFor, type German } from './context.ts';
import { places } from './noun-modifiers.ts';

/** These take the accusative, or say where to. */
const others = 'an auf durch für gegen hinter in neben ohne um unter vor zwischen über'.split(' ');

/** Whether words say in which way the phrase behind them belongs to the verb. */
function endsInPreposition(words: string): boolean {
  const last = words.split(' ').at(-1)!;
  return Object.hasOwn(cases, last) || others.includes(last);
}

const prepositions: Readonly<Record<VerbPreposition, string>> = {
  to: 'an',
  from: 'von',
  into: 'in',
  onto: 'auf',
  for: 'für',
  by: 'um',
  using: 'mit',
  against: 'gegen',
  at: 'bei',
};

/** The parts of a clause between its verbs. */
export interface Middle {
  /** `dich`, `dir`: in front of everything else. */
  readonly pronouns: readonly string[];
  readonly objects: readonly string[];
  /** The words behind *nicht*: parts with a preposition. */
  readonly parts: readonly string[];
  readonly time: string;
  readonly free: string;
}

/** A verb without anything. */
export const NOTHING_BEHIND: Middle = { pronouns: [], objects: [], parts: [], time: '', free: '' };

/** Additional words: in front of the objects, and whether it is denied. */
export interface Besides {
  readonly adverbs?: readonly (string | undefined)[];
  readonly behind?: readonly (string | undefined)[];
  readonly not?: boolean;
  /** What is denied is how many: *nicht 2 Karten*. */
  readonly notSoMany?: boolean;
}

/** The parts of a clause; `denied`: of its object there is none. */
export function middleOf(de: German, word: string, args: Args, denied = false): Middle {
  const verb = verbFor(de.scope.vocabulary, word, 'de');
  const said: { pronouns: string[]; objects: string[]; parts: string[] } = {
    pronouns: [],
    objects: [],
    parts: [],
  };
  if (verb?.lead && (verb.slots.length === 0 || verb.slots[0].preposition !== undefined))
    said.objects.push(verb.lead);
  for (const part of verb ? filled(verb, args) : looseParts(args)) {
    const { text, kind } = slotText(de, word, verb, part, denied);
    said[kind].push(text);
  }
  if (verb?.tail) said.parts.push(verb.tail);
  const time = args.time ? timeText(de, args.time) : '';
  return { ...said, time, free: join(args.again ? 'noch einmal' : '', args.free ? 'kostenlos' : '') };
}

/** The parts in their order. */
export const between = (
  middle: Middle,
  { adverbs = [], behind = [], not = false, notSoMany = false }: Besides = {},
): string =>
  join(
    ...middle.pronouns,
    ...adverbs,
    middle.time,
    not && notSoMany ? 'nicht' : '',
    ...middle.objects,
    ...behind,
    not && !notSoMany ? 'nicht' : '',
    ...middle.parts,
    middle.free,
  );

/** Whether *keine* denies the clause already, so that no *nicht* follows. */
export const deniesItself = (de: German, word: string, args: Args): boolean => {
  const plain = middleOf(de, word, args, false).objects.join(' ');
  return plain !== middleOf(de, word, args, true).objects.join(' ');
};

const loosePart = (preposition: VerbPreposition | undefined, phrase: Expression): Filled => ({
  slot: { name: preposition ?? '', preposition, before: '', demands: undefined },
  phrase,
  loose: true,
});

/** What a verb is done with of which the game has no phrase. */
const looseParts = (args: Args): Filled[] => [
  ...(args.object ? [loosePart(undefined, args.object)] : []),
  ...args.arguments.map(({ preposition, phrase }) => loosePart(preposition, phrase)),
];

interface Slotted {
  readonly text: string;
  readonly kind: 'pronouns' | 'objects' | 'parts';
}

function slotText(de: German, word: string, verb: Verb | undefined, part: Filled, denied: boolean): Slotted {
  const { slot, phrase, loose } = part;
  const face = turned(phrase);
  if (face)
    return {
      text: `${de.phrase(face.cards, 'acc')} ${face.face === 'up' ? 'offen' : 'verdeckt'}`,
      kind: 'objects',
    };
  if (isBareNumber(de.scope, part)) return { text: amountOf(de.scope, phrase), kind: 'objects' };
  const from = comesFrom(de.scope.vocabulary, word, part);
  const demands = slot.demands === undefined ? undefined : demanded[slot.demands];
  if (slot.preposition === 'to' && demands === undefined && !endsInPreposition(slot.before))
    return { text: join(slot.before, destination(de, places, phrase)), kind: 'parts' };
  if (loose && slot.preposition) {
    const before = prepositions[slot.preposition];
    return { text: `${before} ${de.phrase(phrase, cases[before] ?? 'acc', from)}`, kind: 'parts' };
  }
  const lead = slot.preposition === undefined ? (verb?.lead ?? '') : '';
  const before = join(lead, slot.before);
  const kase = demands ?? cases[before.split(' ').at(-1)!] ?? 'acc';
  const text = denied && before === '' ? de.denied(phrase, kase, from) : de.phrase(phrase, kase, from);
  const short = before === '' ? pronounFor(de, phrase, kase) : undefined;
  if (short !== undefined) return { text: short, kind: 'pronouns' };
  if (before === '') return { text, kind: isYou(phrase) ? 'pronouns' : 'objects' };
  return { text: join(before, text), kind: lead === '' ? 'parts' : 'objects' };
}

/** Whether the object of a verb says how many. */
export const objectHasQuantity = ({ object }: Args): boolean =>
  object?.kind === 'noun' && object.quantity !== undefined;
