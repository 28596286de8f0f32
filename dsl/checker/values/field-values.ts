import { notChoosable } from '../common-findings.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Span } from '../../text/source.ts';
import type { Complement, Expression, NounPhrase, Tail, Word } from '../../language/syntax/ast.ts';
import type { EnumSymbol, FieldSymbol } from '../../language/symbols/symbols.ts';
import { constant, definite, ofCandidate, several } from '../nouns/noun-meanings.ts';
import { lookedUp } from '../nouns/closed-quantities.ts';
import { mentionValue } from '../nouns/references.ts';
import { reportAt, typePhrase, withScope, noEffect } from '../scope.ts';
import type { PhraseMeaning, Scope, PhraseType, PhraseContext } from '../scope.ts';

/** Fields with several values, with ranges and with phrases: what is read of them, and what may be asked. */

/** Whether a field holds one or several values of a set. */
export const holdsValuesOf = ({ type }: FieldSymbol, of: EnumSymbol): boolean =>
  (type.type === 'value' || type.type === 'set') && type.of === of;

/** The possible values of the fields of these kinds. */
export const possibleValues = ({ kinds }: PhraseType): string[] => [
  ...new Set(
    (kinds ?? [])
      .flatMap((kind) => kind.fields)
      .flatMap(({ type }) => ('of' in type ? type.of.values.map((value) => value.names.en[0]) : [])),
  ),
];

/** Whether a phrase asks for one or several of a set: `a colour`, `2 colours`, `each colour`. */
const asksForSome = ({ determiner, quantity }: NounPhrase): boolean =>
  quantity !== undefined || ['a', 'another', 'each', 'every'].includes(determiner ?? '');

/**
 * The values of a set, in the order in which the game declares them, where a phrase asks for some of them: what `a
 * colour` chooses from. Several are different ones anyway, so `2 different colours` says the same as `2 colours`.
 */
export function someValues(
  np: NounPhrase,
  of: EnumSymbol | undefined,
  qualities: readonly Word[],
  wanted: PhraseContext,
): { value: PhraseMeaning; qualities: readonly Word[] } | undefined {
  if (!of || !(wanted.inTurn || asksForSome(np))) return undefined;
  const parts = of.values.map(({ index }): Many => ({ op: 'one', value: constant(index) }));
  const value = several({ sort: 'value', of }, { op: 'union', parts }, np.span);
  return { value, qualities: np.quantity ? qualities.filter(({ text }) => text !== 'different') : qualities };
}

/** Where a value or a number is compared with one that somebody would have to choose first: nobody is asked in there. */
export function unchosen(scope: Scope, { thing, choice, span }: PhraseMeaning): boolean {
  const asks = choice !== undefined && (thing.sort === 'value' || thing.sort === 'number');
  if (asks) notChoosable(scope, span);
  return asks;
}

/** The test that a card has a value, alone or among others. */
export function hasValueTest(field: FieldSymbol, card: Scalar, value: Scalar): Test {
  const read: Scalar = { op: 'field', field, card };
  return field.type.type === 'set'
    ? { op: 'has-value', bits: read, value }
    : { op: 'compare', how: '=', left: read, right: value };
}

/** What a field holds that is no single number or value. */
export function printedIn(field: FieldSymbol, card: Scalar, span: Span): PhraseMeaning | undefined {
  const { type } = field;
  const read: Scalar = { op: 'field', field, card };
  switch (type.type) {
    case 'set':
      return several({ sort: 'value', of: type.of }, { op: 'values-of', bits: read }, span);
    case 'numbers':
      return several({ sort: 'number' }, { op: 'list-of', field, card }, span);
    case 'selections':
      return several({ sort: 'selection', field }, { op: 'list-of', field, card }, span);
    case 'range':
      return definite({ sort: 'range' }, read, span);
    default:
      return undefined;
  }
}

/**
 * `is in the card's range`, `is among that card's values`; nothing if the phrase names no value or number.
 */
export function printedTest(
  scope: Scope,
  thing: PhraseType,
  value: Scalar,
  { preposition, phrase }: Complement & { kind: 'placed' },
): { test: Test | undefined } | undefined {
  if (thing.sort !== 'number' && thing.sort !== 'value') return undefined;
  if (preposition !== 'in' && preposition !== 'among') return undefined;
  if (phrase.kind === 'range' && thing.sort === 'number') return { test: rangeTest(value, phrase) };
  const found = lookedUp(scope, phrase);
  if (!found || unchosen(scope, found)) return { test: undefined };
  if (found.thing.sort === 'range' && found.scalar && thing.sort === 'number')
    return { test: { op: 'in-range', value, range: found.scalar } };
  if (found.thing.sort !== thing.sort || (thing.of && found.thing.of !== thing.of)) {
    const wanted =
      thing.sort === 'number'
        ? say('phrase/a-range-or-numbers')
        : thing.of
          ? say('phrase/values-of', { what: thing.of.id })
          : say('phrase/values-of-a-set');
    reportAt(scope, 'name/wrong-sort', phrase.span, { found: typePhrase(found.thing, found.many), wanted });
    return { test: undefined };
  }
  return { test: amongValues(value, found) };
}

/** The test that a value is one of the described. */
function amongValues(value: Scalar, found: PhraseMeaning): Test {
  if (found.scalar) return { op: 'compare', how: '=', left: value, right: found.scalar };
  return found.set.op === 'values-of'
    ? { op: 'has-value', bits: found.set.bits, value }
    : { op: 'among', value, of: found.set };
}

/** `is 8+`, `is 6..7`. */
export function rangeTest(value: Scalar, { from, to }: Expression & { kind: 'range' }): Test {
  const parts: Test[] = [];
  if (from !== undefined) parts.push({ op: 'compare', how: '>=', left: value, right: constant(from) });
  if (to !== undefined) parts.push({ op: 'compare', how: '<=', left: value, right: constant(to) });
  return { op: 'and', parts };
}

/** `the number of pairs between these and those where the left beats the right`; nothing for another phrase. */
export function pairsOf(scope: Scope, phrase: NounPhrase): { value: Scalar | undefined } | undefined {
  const [word, ...more] = phrase.heads[0]?.words ?? [];
  const [between, where] = phrase.tails;
  if (word?.text !== 'pairs' || more.length > 0 || scope.vocabulary.terms.has('pairs')) return undefined;
  if (between?.kind !== 'between') return undefined;
  const left = scope.read.expression(scope, between.left);
  const right = scope.read.expression(scope, between.right);
  if (!left || !right) return { value: undefined };
  const value = ofCandidate(scope, left.thing, (l, leftDepth) =>
    ofCandidate(scope, right.thing, (r, rightDepth): Scalar | undefined =>
      withScope(scope, { mentions: scope.mentions, candidate: undefined }, () => {
        mentionValue(scope, left.thing, l, 'left');
        mentionValue(scope, right.thing, r, 'right');
        const test: Test | undefined =
          where?.kind === 'where' ? scope.read.condition(scope, where.condition) : { op: 'and', parts: [] };
        return test && { op: 'pairs', left: left.set, right: right.set, leftDepth, rightDepth, test };
      }),
    ),
  );
  return { value };
}

/** So many numbers can be chosen from at most: people read them all. */
const MOST_NUMBERS = 100;

/** The numbers of a range that a text gives, to choose from: `a number among 1..6`. */
export function numbersOfRange(
  scope: Scope,
  { from, to, span }: Expression & { readonly kind: 'range' },
): PhraseMeaning | undefined {
  if (from === undefined || to === undefined || to <= from || to - from >= MOST_NUMBERS)
    return amongWhich(scope, span);
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => constant(from + i));
  const parts = numbers.map((value): Many => ({ op: 'one', value, isNumber: true }));
  return several({ sort: 'number' }, { op: 'union', parts }, span);
}

/** The numbers between two that are worked out when it is asked: `a number from 1 to (your coins)`. */
export function numbersBetween(
  scope: Scope,
  tail: Tail & { readonly kind: 'from-to' },
): PhraseMeaning | undefined {
  const from = scope.read.number(scope, tail.from);
  const to = scope.read.number(scope, tail.to);
  if (!from || !to) return undefined;
  const known = from.op === 'constant' && to.op === 'constant' ? to.value - from.value : undefined;
  if (known !== undefined && (known < 1 || known >= MOST_NUMBERS)) return amongWhich(scope, tail.span);
  return several({ sort: 'number' }, { op: 'numbers', from, to }, tail.span);
}

/** `a number`, with nothing that says which there are. */
export function amongWhich(scope: Scope, span: Span): undefined {
  const example = written('a number from 1 to 6');
  return noEffect(scope, span, say('phrase/say-which-numbers-at-most', { most: MOST_NUMBERS, example }));
}

/** Whether a phrase is `a number` or `a random number`, with or without what says which there are. */
export const isNumber = ({ vocabulary }: Scope, { heads, determiner }: NounPhrase): boolean =>
  heads.length === 1 &&
  /^(?:random )?number$/.test(heads[0].words.map(({ text }) => text).join(' ')) &&
  determiner === 'a' &&
  !vocabulary.terms.has('number');

/** `a number among the card's values` is one of them. */
export function numberAmong(scope: Scope, phrase: NounPhrase): NounPhrase | undefined {
  const [head] = phrase.heads;
  const [place, ...tails] = phrase.tails;
  if (!isNumber(scope, phrase)) return undefined;
  if (place?.kind !== 'place' || place.preposition !== 'among') return undefined;
  const one: Expression = { kind: 'number', value: 1, span: head.span };
  return {
    ...phrase,
    determiner: undefined,
    quantity: { kind: 'count', amount: one, orMore: false },
    heads: [],
    tails: [{ kind: 'of', phrase: place.phrase, span: place.span }, ...tails],
  };
}
