import type { Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { longestTerm, playerWords } from '../../language/symbols/symbol-table.ts';
import { speaksOfValue } from './references.ts';
import { isInPlayPhrase } from './possession.ts';
import { apartBy } from './grid-cells.ts';
import { asking, type PhraseMeaning, type Scope } from '../scope.ts';

/**
 * Attaches tails to the noun that they can narrow. The grammar attaches a tail to the last noun in front of
 * it: in `a square adjacent to the first other than the second` to `the first`. If it cannot narrow that one,
 * it is moved to the noun further out: a known referent cannot be narrowed, a zone has no wounds, and a
 * player is no square.
 */
export const reattachedTails = (scope: Scope, tails: readonly Tail[]): readonly Tail[] =>
  tails.flatMap((tail) => lifted(scope, tail));

function lifted(scope: Scope, tail: Tail): readonly Tail[] {
  const last = lastOf(tail);
  if (last?.kind !== 'noun' || last.tails.length === 0) return [tail];
  const stay: Tail[] = [];
  const out: Tail[] = [];
  for (const each of reattachedTails(scope, last.tails))
    (saysNothing(scope, tail, withTails(last, stay), each) ? out : stay).push(each);
  return out.length === 0 ? [tail] : [withLast(tail, withTails(last, stay)), ...out];
}

/** The phrase at the end of a tail, where the grammar puts what follows. */
function lastOf(tail: Tail): Expression | undefined {
  if (tail.kind === 'within') return tail.of;
  return 'phrase' in tail ? tail.phrase : undefined;
}

function withLast(tail: Tail, phrase: NounPhrase): Tail {
  const span = { ...tail.span, end: phrase.span.end };
  return tail.kind === 'within' ? { ...tail, of: phrase, span } : ({ ...tail, phrase, span } as Tail);
}

/** A phrase with other tails, some of those that it has. */
function withTails(phrase: NounPhrase, tails: readonly Tail[]): NounPhrase {
  const end = tails.at(-1)?.span.end ?? phrase.heads.at(-1)?.span.end ?? phrase.span.end;
  return { ...phrase, tails, span: { ...phrase.span, end } };
}

/** A phrase as it is before its last tail. */
export const withoutLast = (phrase: NounPhrase): NounPhrase => withTails(phrase, phrase.tails.slice(0, -1));

/** Whether a tail would say nothing of the noun at which it is read. */
function saysNothing(scope: Scope, around: Tail, phrase: NounPhrase, tail: Tail): boolean {
  // `no player other than that player with a coin`: who is known is narrowed by nothing.
  const isException = around.kind === 'place' && around.preposition === 'other than';
  if (isException && phrase.tails.length === 0 && isKnown(scope, phrase)) return true;
  if (tail.kind === 'total' || tail.kind === 'between' || tail.kind === 'where' || tail.kind === 'relative')
    return false;
  if (tail.kind === 'from-to') return false;
  const symbol = symbolOf(scope, phrase);
  // `in your hand of that colour`
  if (tail.kind === 'of' && speaksOfValue(scope, tail.phrase))
    return symbol?.sort === 'zone' || isInPlayPhrase(phrase) || asked(scope, phrase)?.thing.sort !== 'card';
  if (tail.kind === 'of') return phrase.tails.length === 0 && isKnown(scope, phrase);
  // `with no wounds on a square`
  if (around.kind === 'with' && (symbol?.sort === 'counter' || symbol?.sort === 'field')) return true;
  const found = asked(scope, phrase);
  if (found?.scalar && !found.choice) return true;
  if (tail.kind === 'place' && tail.preposition === 'other than') {
    const sort = found?.thing.sort ?? (symbol?.sort === 'zone' ? 'zone' : undefined);
    const other = asked(scope, tail.phrase)?.thing.sort;
    return sort !== undefined && other !== undefined && sort !== other;
  }
  const player =
    symbol?.sort === 'role' || (symbol?.sort === 'built-in' && playerWords.includes(symbol.id)) || undefined;
  const sort =
    found?.thing.sort ?? (symbol?.sort === 'zone' || isInPlayPhrase(phrase) ? 'zone' : player && 'player');
  if (sort === undefined) return false;
  if (tail.kind === 'with') return sort === 'zone' || !mayHave(scope, sort, tail.phrase);
  if (tail.kind === 'within' || apartBy(tail.preposition)) return sort === 'zone' || sort === 'player';
  return tail.preposition !== 'under' && sort !== 'card';
}

/** `that fruit`, `the first`: what was named before, and nothing that something has. */
const isKnown = (scope: Scope, { determiner, heads }: NounPhrase): boolean =>
  determiner === 'that' ||
  (determiner === 'the' &&
    heads.length === 1 &&
    scope.mentions.some(
      ({ name, many }) => !many && name === heads[0].words.map((word) => word.text).join(' '),
    ));

/** Whether values of a sort may have the noun behind `with`: cards have wounds, players have coins. */
function mayHave(scope: Scope, sort: PhraseMeaning['thing']['sort'], phrase: NounPhrase): boolean {
  const symbol = symbolOf(scope, phrase);
  if (symbol?.sort === 'metric') return sort === 'card' || sort === 'pile';
  return symbol?.sort !== 'counter' || symbol.of === 'game' || symbol.of === sort;
}

const symbolOf = (scope: Scope, { heads }: NounPhrase) =>
  heads.length > 0 ? longestTerm(scope.vocabulary, heads[0].words)?.meanings[0].symbol : undefined;

/** Returns what a phrase refers to and reports nothing: the phrase is checked again when it is read. */
const asked = (scope: Scope, phrase: Expression): PhraseMeaning | undefined =>
  asking(scope, { together: undefined, everywhere: true }, () => scope.read.expression(scope, phrase));
