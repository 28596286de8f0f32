import { mention } from '../nouns/references.ts';
import { wrongSort } from '../expectations.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Span } from '../../text/source.ts';
import type { EventPhrase, Expression } from '../../language/syntax/ast.ts';
import type { KindSymbol, Parameter, VerbSymbol } from '../../language/symbols/symbols.ts';
import { parameterOf } from '../statements/verb-arguments.ts';
import {
  newSlot,
  withScope,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
  readMatching,
} from '../scope.ts';
import { existsTest, canBeNone, mayBeNone } from '../conditions/existence.ts';

/** What is known of an event while its phrases are read: which local has which part of it. */
export interface EventReading {
  readonly agent: number;
  /** Locals of the objects, by sort and preposition; the direct object has no word. */
  readonly objects: Map<string, EventPart>;
  /** The numbers that the pattern names. */
  readonly amounts: { readonly slot: number; readonly name: string | undefined; readonly span: Span }[];
}

/** A part of an event: the local that holds it, and what it may be. */
export interface EventPart {
  readonly slot: number;
  readonly thing: PhraseType;
  readonly many: boolean;
  /** Whether the verb names its place. */
  readonly placed: boolean;
}

/** The local that holds a part of the event. */
export function objectOf(
  scope: Scope,
  parameter: Parameter,
  preposition: string,
  reading: EventReading,
): EventPart | undefined {
  if (parameter.phrase.snippet.text === 'a zone') return zonePart(scope, preposition, reading);
  const takes = eventPartMeaning(scope, parameter, reading.agent);
  if (!takes) return undefined;
  const key = `${takes.thing.sort} ${preposition}`;
  const known = reading.objects.get(key);
  if (known) return known;
  const slot = newSlot(scope, parameter.name, takes.thing.sort, false, { unchosen: true });
  const part = { slot, thing: takes.thing, many: takes.many, placed: takes.placed };
  reading.objects.set(key, part);
  return part;
}

/** The local that holds a zone with which something is done. */
function zonePart(scope: Scope, preposition: string, { objects }: EventReading): EventPart {
  const key = `zone ${preposition}`;
  const known = objects.get(key);
  if (known) return known;
  const slot = newSlot(scope, 'zone', 'zone', false, { unchosen: true });
  const part = { slot, thing: { sort: 'zone' }, many: false, placed: false } as const;
  objects.set(key, part);
  return part;
}

/**
 * The type of a part of an event: without a `you`, what the verb says of its doer applies to the player who
 * does it.
 */
export function eventPartMeaning(
  scope: Scope,
  parameter: Parameter,
  agent: number,
): PhraseMeaning | undefined {
  const you = scope.acting ?? scope.you ?? { op: 'local', slot: agent };
  return withScope(scope, { you }, () => parameterOf(scope, parameter));
}

/** Makes a part of an event known to `that ...`, where it is not yet. */
export function mentionOnce(scope: Scope, thing: PhraseType, slot: number, name?: string, span?: Span): void {
  if (!scope.mentions.some((known) => known.slot === slot)) mention(scope, thing, slot, false, name, span);
}

/** `this`, `this attack` */
export const isThis = (phrase: Expression): boolean =>
  phrase.kind === 'pronoun'
    ? phrase.which === 'this'
    : phrase.kind === 'noun' && phrase.determiner === 'this';

/**
 * The condition that a value is among what a phrase refers to. None if every value is, because it is a card
 * of one of these kinds; nothing if the phrase means nothing.
 */
export function matchTest(
  scope: Scope,
  phrase: Expression,
  value: Scalar,
  thing: PhraseType,
  taken?: readonly KindSymbol[],
): { test: Test | undefined; thing: PhraseType; said: PhraseType } | undefined {
  const bare = phrase.kind === 'noun' ? { ...phrase, name: undefined } : phrase;
  const described = readMatching(scope, bare);
  if (!described) return undefined;
  if (described.thing.sort !== thing.sort) {
    return wrongSort(scope, described, thing, phrase.span);
  }
  const said = described.thing;
  const narrow: PhraseType = { ...thing, ...said };
  if (described.scalar) {
    const same: Test = { op: 'compare', how: '=', left: value, right: described.scalar };
    // What nobody does is not done by somebody who is not there.
    const test: Test =
      canBeNone(thing) && mayBeNone(scope, described.scalar)
        ? { op: 'and', parts: [same, existsTest(described.scalar)] }
        : same;
    return { test, thing: narrow, said };
  }
  if (described.set.op === 'players' || described.set.op === 'all-cards')
    return { test: undefined, thing: narrow, said };
  if (taken && isAllOf(described.set, taken)) return { test: undefined, thing: narrow, said };
  return { test: { op: 'among', value, of: described.set }, thing: narrow, said };
}

/** Whether a set holds every card of some kinds, in any zone. */
const isAllOf = (set: Many, kinds: readonly KindSymbol[]): boolean =>
  set.op === 'filter' &&
  set.of.op === 'all-cards' &&
  set.test.op === 'kind' &&
  kinds.every(({ index }) => (set.test as Test & { op: 'kind' }).kinds.includes(index));

/** `your fruit roll for a pear is final`: what a roll of the language's own event is made for, as a part of that event. */
export function withPurpose(event: EventPhrase, { tells }: VerbSymbol): EventPhrase {
  const { subject, args } = event;
  if (!tells || !event.passive || subject.kind !== 'noun') return event;
  const purpose = subject.tails.find((tail) => tail.kind === 'place' && tail.preposition === 'for');
  if (purpose?.kind !== 'place') return event;
  const { phrase, span } = purpose;
  const tails = subject.tails.filter((tail) => tail !== purpose);
  const more = [...args.arguments, { preposition: 'for', phrase, span } as const];
  return { ...event, subject: { ...subject, tails }, args: { ...args, arguments: more } };
}
