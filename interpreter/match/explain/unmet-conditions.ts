import { multiplicityOf } from '../../compiler/codegen/values/multiplicities.ts';
import type { Call, Many, Test } from '../../../dsl/ir/expressions.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { optimalMatching } from '../../compiler/codegen/values/bipartite-matching.ts';
import { statedByFunction, statedIn, type StatedCondition } from '../../game/condition-parts.ts';
import type { Match } from '../match.ts';
import { functionMeaning } from '../../../dsl/ir/called-functions.ts';

/** Something that keeps a condition from holding. */
export type Lack =
  /** A phrase that a card prints, for which no card of its own was found: its place in the field's list. */
  | { readonly kind: 'printed'; readonly card: string; readonly field: string; readonly at: number }
  /** A number that is too small, with what is wanted. */
  | { readonly kind: 'number'; readonly words: string; readonly has: number; readonly wants: number }
  | { readonly kind: 'words'; readonly words: string };

/**
 * What is missing for a condition to hold, as far as it is known, in its words; nothing if it holds. The
 * candidates that it reads must be in their places.
 */
export function lacksOf(match: Match, test: Test, said: StatedCondition): Lack[] {
  const { table, runner } = match;
  const { m } = runner;
  const { holds, value, list } = evaluatorFor(table);
  if (holds(m, test) !== false) return [];
  const whole: Lack = { kind: 'words', words: said.words };
  switch (test.op) {
    case 'and':
      return merged(partsOf(test.parts, said).flatMap((part) => lacksOf(match, part.test, part.said)));
    case 'or': {
      // Any of several would do: the one of which most is known is reported.
      const ways = partsOf(test.parts, said).map((part) => lacksOf(match, part.test, part.said));
      return ways.find((lacks) => lacks.every(({ kind }) => kind !== 'words')) ?? [whole];
    }
    case 'holds': {
      const card = value(m, test.card);
      const printed = card === undefined ? undefined : match.game.copies[card];
      const condition = printed?.conditions.get(test.field.id);
      const own = printed?.written.get(test.field.id)?.[0];
      if (!condition || own === undefined) return [whole];
      const you = value(m, test.you ?? { op: 'controller', card: test.card }) ?? -1;
      return withValues(
        match,
        [
          [reserved.askedThis, card!],
          [reserved.askedYou, you],
        ],
        () => lacksOf(match, condition, statedIn(own)),
      );
    }
    case 'called':
      return insideFunction(match, test, [whole], (inside, stated) => {
        const found = lacksOf(match, inside, stated);
        // In the words of the text that asks, unless it is known what exactly is missing.
        return found.some((each) => each.kind !== 'words') ? found : [whole];
      });
    case 'matching': {
      const slots = list(m, test.slots) ?? [];
      const unmatched = unmatchedOf(match, test, slots);
      const printed = printedBy(match, test.slots);
      if (!printed || unmatched.length === 0) return [whole];
      return unmatched.map((at) => ({ kind: 'printed', ...printed, at }));
    }
    case 'compare': {
      const has = value(m, test.left);
      const wants = value(m, test.right);
      if (has === undefined || wants === undefined || !['>', '>='].includes(test.how)) return [whole];
      return [{ kind: 'number', words: whole.words, has, wants: test.how === '>' ? wants + 1 : wants }];
    }
    default:
      return [whole];
  }
}

/** The parts of a condition, each with its own words if they can be separated. */
const partsOf = (
  tests: readonly Test[],
  said: StatedCondition,
): { readonly test: Test; readonly said: StatedCondition }[] =>
  tests.map((test, i) => ({ test, said: said.parts.length === tests.length ? said.parts[i] : said }));

/** The same words once. */
const merged = (lacks: readonly Lack[]): Lack[] =>
  lacks.filter(
    (each, i) =>
      each.kind !== 'words' ||
      lacks.findIndex((other) => other.kind === 'words' && other.words === each.words) === i,
  );

/** Looks at the condition that a function is, with its arguments where it reads them; `otherwise` where it is none. */
function insideFunction<T>(
  match: Match,
  call: Call,
  otherwise: T,
  look: (inside: Test, stated: StatedCondition) => T,
): T {
  const { body } = call.function;
  const meaning = functionMeaning(call.function);
  if (meaning?.form !== 'if' || body.form !== 'if') return otherwise;
  const { table, runner } = match;
  const { m } = runner;
  const { value } = evaluatorFor(table);
  const { first } = call.function;
  const given: [number, number][] = call.arguments.map((each, i) => [first + 1 + i, value(m, each) ?? -1]);
  if (call.you) given.push([first, value(m, call.you) ?? -1]);
  return withValues(match, given, () => look(meaning.test, statedByFunction(body)));
}

/** Looks at something with values in the places where it reads them. */
function withValues<T>(
  { runner }: Pick<Match, 'runner'>,
  given: readonly (readonly [place: number, value: number])[],
  look: () => T,
): T {
  const { it } = runner.m;
  const before = given.map(([place]) => it[place]);
  for (const [place, one] of given) it[place] = one;
  const result = look();
  given.forEach(([place], i) => (it[place] = before[i]));
  return result;
}

/** The places of those that no candidate is left for, where as many as possible have one. */
function unmatchedOf(
  { table, runner }: Match,
  test: Test & { op: 'matching' },
  slots: readonly number[],
): number[] {
  const { m } = runner;
  const { holds, list } = evaluatorFor(table);
  const times = multiplicityOf(table, test.slots.op === 'list-of' ? test.slots.field : undefined);
  const candidates = (list(m, test.of) ?? []).flatMap((card) =>
    Array.from({ length: times?.(m, card) ?? 1 }, () => card),
  );
  const before = [m.it[test.depth], m.it[test.slotDepth]];
  const fits = slots.map((slot) => {
    m.it[test.slotDepth] = slot;
    return candidates.map((candidate) => {
      m.it[test.depth] = candidate;
      return holds(m, test.edge) === true;
    });
  });
  [m.it[test.depth], m.it[test.slotDepth]] = before;
  const taken = new Set(optimalMatching(fits));
  return slots.flatMap((_, at) => (taken.has(at) ? [] : [at]));
}

/** The card and field whose list of phrases the slots are. */
function printedBy(
  { game, table, runner }: Match,
  slots: Many,
): { readonly card: string; readonly field: string } | undefined {
  if (slots.op !== 'list-of' || slots.field.type.type !== 'selections') return undefined;
  const card = evaluatorFor(table).value(runner.m, slots.card);
  const printed = card === undefined ? undefined : game.copies[card];
  return printed && { card: printed.symbol.id, field: slots.field.id };
}

/**
 * Which parts of a condition do not hold, in the words of the game: the inside of its functions, and for
 * `there is ... where ...` the unmet parts for each candidate, behind its name. Nothing if it holds.
 */
export function hindrances(match: Match, test: Test, said: StatedCondition): string[] {
  const { m } = match.runner;
  if (evaluatorFor(match.table).holds(m, test) !== false) return [];
  const whole = [said.words];
  if (test.op === 'and')
    return partsOf(test.parts, said).flatMap((part) => hindrances(match, part.test, part.said));
  if (test.op === 'called')
    return insideFunction(match, test, whole, (inside, stated) => hindrances(match, inside, stated));
  const each = test.op === 'compare' ? ofCandidates(match, test) : [];
  return each.length > 0 ? each : whole;
}

/** A condition whose words are not printed. */
const UNSAID: StatedCondition = { words: '', parts: [] };

/** The unmet parts for each candidate of `there is ... where ...`, as far as functions say it. */
function ofCandidates(match: Match, { left }: Test & { op: 'compare' }): string[] {
  if (left.op !== 'count' || left.of.op !== 'filter') return [];
  const { m } = match.runner;
  const { holds, list } = evaluatorFor(match.table);
  const { depth, of, test } = left.of;
  const parts = test.op === 'and' ? test.parts : [test];
  const before = m.it[depth];
  const found = (list(m, of) ?? []).flatMap((candidate) => {
    m.it[depth] = candidate;
    if (parts.some((part) => part.op !== 'called' && holds(m, part) === false)) return [];
    const against = parts.flatMap((part) => (part.op === 'called' ? hindrances(match, part, UNSAID) : []));
    return [`${match.game.copyNames[candidate]}: ${against.join(', ')}`];
  });
  m.it[depth] = before;
  return found;
}
