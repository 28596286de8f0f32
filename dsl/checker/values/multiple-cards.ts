/** How many cards a card counts as: `this counts as 2 ships`. Wherever a text counts cards, it is so many of them. */
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import { localReads } from '../../ir/bindings.ts';
import type { Act, Modified } from '../../ir/statements.ts';
import type { Expression, NounPhrase, Standing, Word } from '../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { CounterSymbol, FieldSymbol, KindSymbol, NounLike } from '../../language/symbols/symbols.ts';
import { matchTest } from '../abilities/event-context.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { checkNumber, onlyNoun, readQualifiedNoun } from '../nouns/qualified-noun.ts';
import { noEffect, readMatching, withScope, type PhraseType, type Scope } from '../scope.ts';

type CountsAs = Standing['says'] & { readonly kind: 'counts-as' };

/** What makes described cards count as several, everywhere or for the phrases that cards print in a field. */
interface Multiplicity {
  readonly kind: 'modifier';
  readonly of: Modified;
  readonly test: Test;
  readonly change: 'set';
  readonly amount: Scalar;
}

/** How many there are of what is described; a card that counts as several is so many of them. */
export const numberOfAll = ({ thing, set }: { readonly thing: PhraseType; readonly set: Many }): Scalar =>
  thing.sort === 'card' ? { op: 'count', of: set, multiple: true } : { op: 'count', of: set };

/** Whether what is done for each of some cards is about none of them: it is only done as often. */
export const isCountOf = ({ sort }: PhraseType, acts: readonly Act[], slot: number): { multiple?: true } =>
  sort === 'card' && !localReads(acts).has(slot) ? { multiple: true } : {};

/** `2 ships`, behind `counts as`. */
export const isSoMany = (what: Expression | Word): what is NounPhrase =>
  'kind' in what && what.kind === 'noun' && what.quantity !== undefined;

/** `this counts as 2 ships`, `each ship of yours counts as 2 ships for all orders`. */
export function countsAsSeveral(
  scope: Scope,
  subject: Expression,
  says: CountsAs,
  what: NounPhrase,
): Multiplicity | undefined {
  return withScope(scope, { depth: Math.max(scope.depth, 1) }, () => {
    const described = readMatching(scope, subject);
    const noun = described && readQualifiedNoun(scope, what.heads[0], described.thing.kinds);
    if (!noun) return undefined;
    const own = described.thing.kinds?.map((kind) => ownMultiplicity(scope.vocabulary, kind)).find(Boolean);
    if (own)
      return noEffect(scope, what.span, say('phrase/how-often-cards-count-is', { counter: forms(own).many }));
    const amount = wholeNumber(what);
    const isPlain = what.heads.length === 1 && what.tails.length === 0 && noun.qualities.length === 0;
    if (says.also || amount === undefined || !isPlain || !areAll(described.thing, noun.meaning.symbol))
      return noEffect(scope, what.span, say('phrase/cards-count-as-what-they-are'));
    checkNumber(scope, what, noun);
    const field = says.for && fieldOfPhrases(scope, says.for);
    if (says.for && !field) return noEffect(scope, says.for.span, say('phrase/cards-count-for-phrases'));
    const test = matchTest(scope, subject, { op: 'it', depth: 1 }, { sort: 'card' });
    return (
      test && {
        kind: 'modifier',
        of: { kind: 'multiplicity', for: field },
        test: test.test ?? { op: 'and', parts: [] },
        change: 'set',
        amount: constant(amount),
      }
    );
  });
}

/** `2`, a number of at least 2; what is worked out or left open is none. */
function wholeNumber({ quantity }: NounPhrase): number | undefined {
  if (quantity?.kind !== 'count' || quantity.orMore || quantity.first) return undefined;
  const { amount } = quantity;
  return amount.kind === 'number' && amount.value >= 2 ? amount.value : undefined;
}

/** Whether all that is described is called by a noun anyway: cards of this kind. */
const areAll = ({ kinds }: PhraseType, noun: NounLike): boolean =>
  noun.sort === 'kind'
    ? kinds !== undefined && kinds.every((kind) => kind === noun)
    : noun.sort === 'built-in' && noun.id === 'card';

/** The field of cards that prints a list of phrases, `all orders`: each of them is for another card. */
function fieldOfPhrases(scope: Scope, phrase: Expression): FieldSymbol | undefined {
  if (phrase.kind !== 'noun' || phrase.heads.length !== 1 || phrase.determiner !== 'all') return undefined;
  const noun = readQualifiedNoun(scope, phrase.heads[0]);
  if (!noun || !onlyNoun(scope, phrase, noun) || noun.meaning.form !== 'many') return undefined;
  const { symbol } = noun.meaning;
  return symbol.sort === 'field' && symbol.type.type === 'selections' ? symbol : undefined;
}

/** The counter by which a game says itself as how many the cards of a kind count: it begins at 1, and a function adds it up. */
export function ownMultiplicity(
  { counters, functions }: Vocabulary,
  kind: KindSymbol,
): CounterSymbol | undefined {
  const [one, other] = counters.filter(
    (each) =>
      each.of === 'card' &&
      each.starts === 1 &&
      (!each.kinds || each.kinds.includes(kind)) &&
      functions.some(
        ({ body }) =>
          body.form === 'is' &&
          new RegExp(`\\btotal ${forms(each).many} of\\b`).test(body.value.snippet.text),
      ),
  );
  return other ? undefined : one;
}
