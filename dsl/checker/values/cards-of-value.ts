import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import { withArticle } from '../../text/english-inflection.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Tail } from '../../language/syntax/ast.ts';
import { demanding, ofCandidate } from '../nouns/noun-meanings.ts';
import { lookedUp } from '../nouns/closed-quantities.ts';
import { typeOfNoun } from '../nouns/references.ts';
import { reportAt, typePhrase, type PhraseMeaning, type Scope, noEffect, writtenWords } from '../scope.ts';
import type { FieldSymbol } from '../../language/symbols/symbols.ts';
import { hasValueTest, holdsValuesOf } from './field-values.ts';

/** Cards of a value that was named before: `all fruits of that colour`. */

type OfTail = Tail & { readonly kind: 'of' };

/**
 * `fruits of a colour`: nobody is asked for the value in the middle of a phrase; returns whether that was
 * reported.
 */
export function asksForValue(scope: Scope, { phrase, span }: OfTail): boolean {
  if (phrase.kind !== 'noun' || (phrase.determiner !== 'a' && !phrase.quantity)) return false;
  const thing = phrase.heads.length === 1 ? typeOfNoun(scope, phrase) : undefined;
  if (thing?.sort !== 'value') return false;
  const one = thing.of?.names.en[0] ?? '';
  const [first, then] = [`choose ${withArticle(one)}`, `of that ${one}`];
  const advice = say('phrase/choose-it-first-then-say', { choice: written(first), then: written(then) });
  noEffect(scope, span, advice);
  return true;
}

/** The fields of a kind that may be meant: that which each card prints, where others are optional. */
function fieldsFor(fields: readonly FieldSymbol[]): readonly FieldSymbol[] {
  const printed = fields.filter(({ optional }) => !optional);
  return printed.length === 1 ? printed : fields;
}

/** `where colour is the hue`, `where the hue is among colours`. */
const inField = ({ names, type }: FieldSymbol, value: string): string =>
  type.type === 'value'
    ? `where ${names.en[0]} is ${value}`
    : `where ${value} is among ${names.en[1] ?? names.en[0]}`;

/** Keeps the cards that have the value, or one of the values, in their one field for values of that set. */
export function ofValue(scope: Scope, cards: PhraseMeaning, tail: OfTail): PhraseMeaning | undefined {
  const found = lookedUp(scope, tail.phrase);
  const set = found?.thing.of;
  if (!found || !set) return undefined;
  const kinds = cards.thing.kinds ?? scope.vocabulary.kinds;
  const fields = kinds.flatMap((kind) => fieldsFor(kind.fields.filter((field) => holdsValuesOf(field, set))));
  const ids = [...new Set(fields.map(({ id }) => id))];
  if (ids.length === 0) {
    const has = kinds.flatMap((kind) => kind.fields.map(({ id }) => id));
    const details = { field: set.names.en[0], of: typePhrase(cards.thing), has: [...new Set(has)] };
    return reportAt(scope, 'name/unknown-field', tail.span, details);
  }
  if (ids.length > 1) {
    const value = writtenWords(scope, tail.phrase.span);
    const ways = [...new Set(fields.map((field) => inField(field, value)))];
    const advice = say('phrase/say-which-field-is-meant', { example: oneOf(ways.map(written)) });
    return noEffect(scope, tail.span, advice);
  }
  return ofCandidate(scope, cards.thing, (card, depth) => {
    const [field] = fields;
    const has = (value: Scalar): Test => hasValueTest(field, card, value);
    if (found.scalar) return demanding(scope, cards, has(found.scalar), tail.span);
    const it: Scalar = { op: 'it', depth: depth + 1 };
    const some = { op: 'filter', of: found.set, depth: depth + 1, test: has(it) } as const;
    return demanding(scope, cards, { op: 'some', of: some }, tail.span);
  });
}
