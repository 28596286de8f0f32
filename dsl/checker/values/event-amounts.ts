import { fixes } from '../common-findings.ts';
import { hasWordAfter } from '../../text/trailing-word.ts';
import type { EventPattern } from '../../ir/statements.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Span } from '../../text/source.ts';
import type { Bounds, EventPhrase, Expression, Word } from '../../language/syntax/ast.ts';
import { changing } from '../abilities/counter-event-patterns.ts';
import { quantityTest } from '../conditions/quantity-limits.ts';
import { mention, plainType, wordsOfMention, valueOfMention, unbound } from '../nouns/references.ts';
import { reportAt, newSlot, writtenWords, type Scope } from '../scope.ts';
import { rangeTest } from './field-values.ts';

/** The number of an event: how hard something is hit, how much is paid. The verb declares it with `a number`. */

/** The condition of a phrase on the number of an event, if it can refer to nothing else. */
export interface EventAmount {
  readonly name: Word | undefined;
  readonly bounds: Bounds | undefined;
  readonly range: (Expression & { kind: 'range' }) | undefined;
}

/** `a number as loss`, `3 or more`, `3+`; undefined for all other phrases, a plain `3` among them. */
export function readEventAmount(scope: Scope, phrase: Expression): EventAmount | undefined {
  switch (phrase.kind) {
    case 'bound':
      return { name: phrase.name, bounds: phrase.bounds, range: undefined };
    case 'range':
      return { name: undefined, bounds: undefined, range: phrase };
    case 'noun': {
      const any = phrase.determiner === 'a' && phrase.heads.length === 1 && isPlain(scope, phrase);
      return any ? { name: phrase.name, bounds: undefined, range: undefined } : undefined;
    }
    default:
      return undefined;
  }
}

const isPlain = (scope: Scope, tree: Expression & { kind: 'noun' }): boolean =>
  plainType(scope, { tree, snippet: scope.snippet })?.sort === 'number';

/** `by an amount`: offers the word of the language where the game has no such word. */
export function amountForNumber(scope: Scope, phrase: Expression): boolean {
  const word = phrase.kind === 'noun' && phrase.heads.length === 1 ? phrase.heads[0].words.at(-1) : undefined;
  if (word?.text !== 'amount' || scope.vocabulary.terms.has(word.text)) return false;
  const near = ['number'];
  const details = { word: word.text, near, of: 'cards' as const, known: [] };
  reportAt(scope, 'name/unknown-noun', word.span, details, fixes(scope, word, near));
  return true;
}

/** The condition on the number; no test if it may be any, nothing if it is faulty. */
export function testOfNumber(
  scope: Scope,
  { bounds, range }: EventAmount,
  value: Scalar,
  span: Span,
): { test: Test | undefined } | undefined {
  if (range) return { test: rangeTest(value, range) };
  if (!bounds) return { test: undefined };
  const test = quantityTest(scope, { quantity: bounds, span }, value);
  return test && { test };
}

/** The parameters of a verb that are numbers. */
export const numberParameters = (scope: Scope, { verb }: Pick<EventPattern, 'verb'>): number[] =>
  verb.parameters.flatMap(({ phrase }, i) => (plainType(scope, phrase)?.sort === 'number' ? [i] : []));

/** The verb of an event that does not give a local its number; each is heard, also those that count as another one. */
export const without = (found: readonly EventPattern[], slot: number): EventPattern | undefined =>
  found.find((pattern) => !pattern.arguments.includes(slot));

/**
 * Lets `that many` mean the number of an event that does not name it: `when this is harmed, draw that many
 * cards`. The local is made when it is asked for, so that nothing is kept which nobody reads.
 */
export function implied(scope: Scope, found: EventPattern[]): void {
  // By how much a contest is decided is no number of what happened.
  if (found.some(({ verb }) => verb.decides)) return;
  if (!found.some((each) => numberParameters(scope, each).length > 0)) return;
  let slot = -1;
  const value = (span: Span): Scalar | undefined => {
    if (slot >= 0) return { op: 'local', slot };
    const places = found.map((each) => numberParameters(scope, each));
    const phrase = writtenWords(scope, span);
    const none = found[places.findIndex((at) => at.length === 0)];
    if (none) return reportAt(scope, 'name/no-amount', span, { verb: none.verb.id, phrase });
    const several = places.findIndex((at) => at.length > 1);
    if (several >= 0) {
      const are = places[several].map((at) => `the ${found[several].verb.parameters[at].name}`);
      return reportAt(scope, 'name/two-candidates', span, { phrase, noun: 'number', are, named: false });
    }
    slot = newSlot(scope, 'amount', 'number', false);
    found.forEach((pattern, i) => {
      found[i] = { ...pattern, arguments: pattern.arguments.with(places[i][0], slot) };
    });
    return { op: 'local', slot };
  };
  scope.mentions = [
    { thing: { sort: 'number' }, slot: -1, many: false, level: scope.level, amount: { value } },
    ...scope.mentions,
  ];
}

/** Makes the number of an event known to `that many` and, with a name, to `the <name>`. */
export function mentionAmount(scope: Scope, slot: number, name: string | undefined): void {
  mention(scope, { sort: 'number' }, slot, false, name);
  const made = scope.mentions.at(-1)!;
  scope.mentions = [...scope.mentions.slice(0, -1), { ...made, amount: {} }];
}

/**
 * `that many`: as many as were chosen last, or the number of the event. An explicit number precedes an
 * implied one, and a nearer one precedes one further away. What has a name of its own is called by it if
 * another number could be meant.
 */
export function thatMany(scope: Scope, tree: Expression & { kind: 'that-many' }): Scalar | undefined {
  const said = scope.mentions.filter(({ many, amount }) => many || (amount && !amount.value));
  const nearest = said.filter(({ level }) => level === said.at(-1)?.level);
  const chosen = nearest.findLast(({ many }) => many);
  const amounts = nearest.filter(({ amount }) => amount);
  const unnamed = amounts.filter(({ name }) => name === undefined);
  const meant = chosen || unnamed.length > 0 ? unnamed : amounts;
  const phrase = tree.much ? 'that much' : 'that many';
  if (meant.length + (chosen ? 1 : 0) > 1) {
    const are = [...(chosen ? [chosen] : []), ...meant].map((each) => wordsOfMention(scope, each));
    return reportAt(scope, 'name/two-candidates', tree.span, { phrase, noun: 'number', are, named: false });
  }
  // What each of several players has chosen is no number.
  if (chosen?.ofEach && chosen.thing.sort === 'number')
    return unbound(scope, tree.span, { phrase, known: [] });
  if (chosen) return { op: 'count', of: { op: 'list', slot: chosen.slot } };
  if (meant.length > 0) return valueOfMention(meant[0]);
  const unsaid = scope.mentions.findLast((each) => each.amount?.value);
  if (unsaid?.amount?.value) return unsaid.amount.value(tree.span);
  return unbound(scope, tree.span, { phrase, known: [] });
}

/** A number with a name that one of the events does not have. */
export function lacking(scope: Scope, { verb }: EventPattern, span: Span): undefined {
  return reportAt(scope, 'name/no-amount', span, { verb: verb.id, phrase: writtenWords(scope, span) });
}

/** Reports that the text does not use a number that was given a name. */
export function reportUnusedAmount(scope: Scope, events: readonly EventPhrase[], whole: Span): void {
  const text = scope.snippet.text.slice(whole.start, whole.end);
  for (const { args, agent, verbs } of events) {
    const phrases = [args.object, agent, ...args.arguments.map(({ phrase }) => phrase)];
    const counter = verbs.some((verb) => changing(scope, verb)) ? args.object : undefined;
    for (const phrase of phrases) {
      const own = phrase === counter && phrase?.kind === 'noun' ? phrase.name : undefined;
      const name = own ?? (phrase && readEventAmount(scope, phrase)?.name);
      if (!name || hasWordAfter(text, /\bthe\s+/g, name.text)) continue;
      reportAt(scope, 'name/unspoken', name.span, { name: name.text }, { severity: 'warning' });
    }
  }
}
