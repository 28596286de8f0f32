import type { Complement, Expression, NounPhrase, Quantity } from '../../language/syntax/ast.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import { headIn, isCalculated, mentioned, symbolOf, type HeadWords } from '../discourse/noun-heads.ts';
import { headOf, letterFor, wordsOf, type DiscourseScope } from '../discourse/discourse-scope.ts';

/** An amount: a number as it is, anything else as a letter that the end of the sentence explains. */
export function amountOf(scope: DiscourseScope, amount: Expression): string {
  if (amount.kind === 'number') return String(amount.value);
  // `a number as amount` is called so from here on.
  const named =
    amount.kind === 'noun' && amount.name && isAnyNumber(scope, amount)
      ? scope.names.get(amount.name.text)
      : undefined;
  if (named?.sort === 'letter') return named.letter;
  const known = mentioned(scope, amount);
  if (known?.sort === 'letter') return known.letter;
  const value = known?.sort === 'alias' ? known.value : amount;
  if (value.kind === 'number') return String(value.value);
  const usual = usualOf(scope, value);
  if (usual !== undefined) return String(usual);
  const again = scope.open.find((each) => saySame(each.value, value));
  if (again) return again.letter;
  const letter = letterFor(scope);
  scope.open.push({ letter, value });
  return letter;
}

/**
 * How often the result of the roll that a text is about is counted: `5` of 5 times that roll; undefined for another
 * number.
 */
export function timesResult(scope: DiscourseScope, q: Quantity): string | undefined {
  if (q.kind !== 'count' || q.orMore) return undefined;
  const { amount } = q;
  if (isResult(scope, amount)) return '1';
  if (amount.kind !== 'binary' || amount.operator !== 'times') return undefined;
  const [factor, rest] = isResult(scope, amount.left)
    ? [amount.right, amount.left]
    : [amount.left, amount.right];
  const often = factor.kind === 'number' ? factor.value : usualOf(scope, factor);
  return often !== undefined && isResult(scope, rest) ? String(often) : undefined;
}

/** `that roll`, `that roll's total`. */
function isResult(scope: DiscourseScope, e: Expression): boolean {
  if (e.kind !== 'noun' || e.heads.length !== 1 || e.tails.length > 0 || e.quantity) return false;
  const symbol = headOf(scope.vocabulary, e)?.symbol;
  const isTotal = symbol?.sort === 'built-in' && symbol.id === 'total';
  if (isTotal) return e.owner !== undefined && isResult(scope, e.owner);
  const known = mentioned(scope, e);
  const roll = known?.sort === 'thing' ? known.symbol : e.determiner === 'that' ? symbol : undefined;
  return !e.owner && (roll?.sort === 'roll' || (roll?.sort === 'built-in' && roll.id === 'roll'));
}

/** What a setting is if nothing else is agreed on. */
function usualOf({ vocabulary }: DiscourseScope, value: Expression): number | undefined {
  if (value.kind !== 'noun' || value.owner || value.tails.length > 0) return undefined;
  const symbol = headOf(vocabulary, value)?.symbol;
  return symbol?.sort === 'setting' ? symbol.usual : undefined;
}

/** `a number`, where no word of the game is called so. */
export const isAnyNumber = (
  { vocabulary }: DiscourseScope,
  { determiner, heads, tails }: NounPhrase,
): boolean =>
  determiner === 'a' &&
  heads.length === 1 &&
  tails.length === 0 &&
  wordsOf(heads[0].words) === 'number' &&
  !vocabulary.terms.has('number');

/** Whether something is a number, so that it is compared and not named. */
export function isNumeric(scope: DiscourseScope, e: Expression): boolean {
  if (e.kind !== 'noun') return isCalculated(e);
  if (isAnyNumber(scope, e)) return true;
  const symbol = headOf(scope.vocabulary, e)?.symbol;
  if (symbol?.sort === 'field') return symbol.type.type === 'number';
  if (symbol?.sort === 'function') return symbol.body.form !== 'if';
  if (symbol?.sort === 'counter') return symbol.holds === undefined;
  return symbol?.sort === 'setting' || symbol?.sort === 'metric';
}

/** Whether a phrase is about a card, and not about a value of one. */
export function isCard(scope: DiscourseScope, e: Expression): boolean {
  if (e.kind === 'pronoun') return e.which === 'this';
  const symbol = symbolOf(scope, e);
  return (
    symbol?.sort === 'kind' ||
    symbol?.sort === 'noun' ||
    (symbol?.sort === 'built-in' && symbol.id === 'card')
  );
}

/** `your coins`, `that player's points`: counters in the plural stand for how many there are. */
export function countedNoun(scope: DiscourseScope, e: Expression): NounPhrase | undefined {
  if (e.kind !== 'noun' || e.heads.length !== 1 || e.quantity) return undefined;
  const { determiner, owner } = e;
  if (!owner && determiner !== 'your' && determiner !== 'their') return undefined;
  const head = headIn(scope, e, e.heads[0]);
  return head.symbol?.sort === 'counter' && head.form === 'many' && head.qualities.length === 0
    ? e
    : undefined;
}

/** Whether a phrase is a number of a card: `that card's value counts as 3` sets it. */
export function isNumberOfCard(scope: DiscourseScope, e: Expression): boolean {
  if (e.kind !== 'noun' || e.heads.length !== 1) return false;
  const symbol = headIn(scope, e, e.heads[0]).symbol;
  return symbol?.sort === 'counter' || (symbol?.sort === 'field' && symbol.type.type === 'number');
}

/** `the same`, which is read as a phrase. */
export const isTheSame = (c: Complement): boolean =>
  c.kind === 'phrase' &&
  c.phrase.kind === 'noun' &&
  c.phrase.heads.length === 1 &&
  wordsOf(c.phrase.heads[0].words) === 'same';

/** `the lowest`, `the highest` of what is worked out of each of several. */
export function extremeIn(c: Complement): 'lowest' | 'highest' | undefined {
  if (c.kind !== 'phrase' || c.phrase.kind !== 'noun' || c.phrase.heads.length !== 1) return undefined;
  const word = c.phrase.determiner === 'the' ? wordsOf(c.phrase.heads[0].words) : undefined;
  return word === 'lowest' || word === 'highest' ? word : undefined;
}

/** A word that says how values are to each other: they are `consecutive`, `different` or `the same`. */
export function samenessIn(c: Complement): 'consecutive' | 'different' | 'same' | undefined {
  if (isTheSame(c)) return 'same';
  const word = c.kind === 'words' ? wordsOf(c.words) : undefined;
  return word === 'consecutive' || word === 'different' ? word : undefined;
}

/** `the highest coins`, `the total coins`: counters in the plural stand for how many there are. */
export function countOf({
  symbol,
  form,
  qualities: [first, ...more],
}: HeadWords): 'highest' | 'lowest' | 'total' | undefined {
  const counts = symbol?.sort === 'counter' && form === 'many' && more.length === 0;
  if (!counts || !first || !('word' in first)) return undefined;
  const { word } = first;
  return word === 'highest' || word === 'lowest' || word === 'total' ? word : undefined;
}

/** What one has of something: `the most coins`, and of counters `the highest coins` is the same. */
export function mostIn({ symbol, form, qualities: [first] }: HeadWords): 'most' | 'fewest' | undefined {
  if (!first || !('word' in first)) return undefined;
  const counts = symbol?.sort === 'counter' && form === 'many';
  if (first.word === 'most' || (counts && first.word === 'highest')) return 'most';
  return first.word === 'fewest' || (counts && first.word === 'lowest') ? 'fewest' : undefined;
}

/** What is halved; undefined where something else is divided. */
export const halfOf = ({ left, right }: Expression & { kind: 'divided' }): Expression | undefined =>
  right.kind === 'number' && right.value === 2 ? left : undefined;
