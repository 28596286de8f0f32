import { someNode } from '../../ir/visit.ts';
import { reportMeaningless } from '../expectations.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import { withArticle } from '../../text/english-inflection.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Span } from '../../text/source.ts';
import type { Complement, Condition, Expression, NounPhrase, Word } from '../../language/syntax/ast.ts';
import { forms, longestTerm } from '../../language/symbols/symbol-table.ts';
import { ofCandidate } from '../nouns/noun-meanings.ts';
import type { PhraseMeaning, Scope, PhraseType } from '../scope.ts';

/** `sizes are the same`, where no card prints them: what is worked out is compared one after the other. */
export function reportNotComparable(
  scope: Scope,
  span: Span,
  words: readonly Word[],
  thing: PhraseType,
  kind: 'same' | 'different' | 'consecutive',
): undefined {
  const symbol = longestTerm(scope.vocabulary, words)?.meanings[0].symbol;
  if (symbol?.sort === 'field' && (symbol.type.type === 'number' || symbol.type.type === 'value')) {
    const advice = say('phrase/write', {
      example: written(`where ${forms(symbol).many} are ${kind === 'same' ? 'the same' : kind}`),
    });
    return reportMeaningless(scope, span, advice);
  }
  const of = symbol ? forms(symbol).one : words.map(({ text }) => text).join(' ');
  const noun = called(thing);
  const first = `choose ${withArticle(noun)} as first`;
  const held = kind === 'consecutive' ? `(the first's ${of} + 1)` : `the first's ${of}`;
  const then = `choose ${withArticle(noun)} other than the first where ${of} ${kind === 'different' ? 'is not' : 'is'} ${held}`;
  const advice = say('phrase/what-is-not-printed-on-cards', { choice: written(first), then: written(then) });
  return reportMeaningless(scope, span, advice);
}

/**
 * `with the same size`, `with different colours`: points to the wording with `where`; returns whether it
 * reported that.
 */
export function reportSameField(
  scope: Scope,
  { thing }: PhraseMeaning,
  phrase: NounPhrase,
  span: Span,
): boolean {
  const [first, ...words] = phrase.heads[0]?.words ?? [];
  if (words.length === 0 || scope.vocabulary.terms.has(`${first.text} ${words[0].text}`)) return false;
  if (phrase.determiner !== 'the' || first.text !== 'same') return false;
  reportNotComparable(scope, span, words, thing, 'same');
  return true;
}

/** The name of one element of this sort in the game. */
function called({ sort, kinds, zone }: PhraseType): string {
  if (sort === 'card' && kinds?.length === 1) return forms(kinds[0]).one;
  return (sort === 'pile' && zone?.pile?.names.en[0]) || sort;
}

/**
 * `where the number of fruits in that stall is the same`: what is worked out of each of the chosen is one number or value, or no two
 * have the same; undefined where it is not of each of several that are chosen together.
 */
export function jointTest(
  scope: Scope,
  subject: Expression,
  complement: Complement,
): { test: Test | undefined } | undefined {
  const kind = samenessOf(complement);
  const it = scope.candidate?.value;
  if (!kind || kind === 'consecutive' || it?.op !== 'it' || !scope.together) return undefined;
  if (subject.kind !== 'number-of' && !(subject.kind === 'noun' && subject.tails.length > 0))
    return undefined;
  const found = scope.read.expression(scope, subject);
  if (!found) return { test: undefined };
  const { scalar, thing } = found;
  const isValue = thing.sort === 'number' || thing.sort === 'value';
  if (!scalar || !isValue || found.choice || found.each) return undefined;
  if (!someNode(scalar, (node) => node.op === 'it' && node.depth === it.depth)) return undefined;
  scope.together.push({ kind: kind === 'same' ? 'beside' : 'apart', depth: it.depth, key: scalar });
  return { test: { op: 'and', parts: [] } };
}

/**
 * `where the difference between that stall's total and 13 is the lowest`: the number by which the first ones are found; undefined where
 * the condition is another one, and idle where it is not about each of them.
 */
export function leastWhere(
  scope: Scope,
  thing: PhraseType,
  condition: Condition,
): { value: Scalar; lowest: boolean } | 'idle' | undefined {
  if (!asksForFirst(condition)) return undefined;
  const { subject } = condition;
  return ofCandidate(scope, thing, (it, depth) => {
    scope.candidate = { thing, value: it };
    const value = scope.read.number(scope, subject);
    if (!value) return undefined;
    if (!someNode(value, (node) => node.op === 'it' && node.depth === depth)) return 'idle';
    return { value, lowest: soleWord(condition.complement) === 'lowest' };
  });
}

/** Whether a condition is about those that come first by a number. */
const asksForFirst = (condition: Condition): condition is Condition & { kind: 'is' } => {
  if (condition.kind !== 'is' || condition.negated || condition.past) return false;
  const word = soleWord(condition.complement);
  return (word === 'lowest' || word === 'highest') && isWorkedOut(condition.subject);
};

/** `where that fruit is red and the number of ... is the highest`: what is tested, and by what the first of those are found. */
export function firstsApart(
  condition: Condition,
): readonly [tests: Condition | undefined, first: Condition | undefined] {
  if (condition.kind !== 'and') return [undefined, undefined];
  const first = condition.parts.at(-1)!;
  const tests = condition.parts.slice(0, -1);
  if (!asksForFirst(first) || tests.some(asksForFirst)) return [undefined, undefined];
  const span = { start: condition.span.start, end: tests.at(-1)!.span.end };
  return [tests.length === 1 ? tests[0] : { ...condition, parts: tests, span }, first];
}

/** What no card prints. */
const isWorkedOut = (e: Expression): boolean =>
  e.kind === 'number-of' ||
  e.kind === 'occurrences' ||
  e.kind === 'difference' ||
  (e.kind === 'noun' && e.tails.length > 0);

/** The conditions on several numbers or values together. */
const kinds: Readonly<Record<string, 'same' | 'different' | 'consecutive'>> = {
  same: 'same',
  different: 'different',
  consecutive: 'consecutive',
};

/** Whether a phrase is its words alone: `the same`. */
const isBare = ({ determiner, quantity, owner, tails }: NounPhrase): boolean =>
  (determiner === undefined || determiner === 'the') && !quantity && !owner && tails.length === 0;

/** The kind that a complement names: `are the same`, `are different`, `are consecutive`. */
export function samenessOf(complement: Complement): 'same' | 'different' | 'consecutive' | undefined {
  const word = soleWord(complement);
  return word === undefined ? undefined : kinds[word];
}

/** What a complement says that is words alone: `the same`, `consecutive`. */
function soleWord(complement: Complement): string | undefined {
  const words =
    complement.kind === 'words' && complement.words.length === 1
      ? complement.words
      : complement.kind === 'phrase' && complement.phrase.kind === 'noun' && isBare(complement.phrase)
        ? complement.phrase.heads[0]?.words
        : undefined;
  return words?.map((word) => word.text).join(' ');
}

/**
 * `that roll's dice are the same`: a condition on a list of numbers or values; nothing if there is no such
 * list.
 */
export function sameValuesTest(
  scope: Scope,
  subject: Expression,
  complement: Complement,
): { test: Test | undefined } | undefined {
  const kind = samenessOf(complement);
  if (!kind || subject.kind !== 'noun') return undefined;
  const found = scope.read.expression(scope, subject);
  if (!found) return { test: undefined };
  const { sort } = found.thing;
  if (found.scalar || found.choice || found.each || (sort !== 'number' && sort !== 'value')) return undefined;
  return { test: { op: 'alike', kind, of: found.set } };
}
