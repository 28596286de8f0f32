import type { Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { resolveCondition, resolveValue, type Context, type Resolved } from '../../../dsl/checker/check.ts';
import type { Condition, Entries } from '../../../dsl/language/syntax/ast.ts';
import type { Node } from '../../../schemas/index.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import type { Game } from '../../game/linked-game.ts';
import { parseText } from '../../compiler/declare/checked-texts.ts';
import { textOf } from '../../compiler/loader/link-context.ts';
import type { Match } from '../../match/match.ts';
import type { ScenarioSheet } from '../findings-sheet.ts';

/** A condition of a scenario with its words. */
export interface Asked {
  readonly test: Test;
  readonly text: string;
  readonly said: StatedCondition;
}

/** The words of a condition, and of the conditions that it is joined from by `and`, `or` and their like. */
export interface StatedCondition {
  readonly words: string;
  readonly parts: readonly StatedCondition[];
}

/** A value of a scenario, and how it is called. */
export interface Observed {
  readonly value: Scalar;
  readonly name: (match: Match, value: number) => string;
}

/** In a scenario players go by name, and cards are looked for everywhere. */
function read<E extends 'condition' | 'expression', T>(
  sheet: ScenarioSheet,
  entry: E,
  node: Node,
  game: Game,
  seats: readonly string[],
  resolve: (context: Context, tree: Entries[E]) => Resolved<T>,
): { readonly value: T; readonly tree: Entries[E]; readonly text: string } | undefined {
  const parsed = parseText(sheet, entry, node);
  if (!parsed) return undefined;
  const context: Context = {
    vocabulary: game.vocabulary,
    snippet: parsed.snippet,
    seats: new Map(seats.map((name, seat) => [name, seat])),
    everywhere: true,
  };
  const { value, diagnostics } = resolve(context, parsed.tree);
  sheet.diagnostics.push(...diagnostics);
  return value === undefined ? undefined : { value, tree: parsed.tree, text: parsed.snippet.text };
}

/** Reads a condition; complains, and gives nothing, where it cannot be understood. */
export function conditionOf(
  sheet: ScenarioSheet,
  game: Game,
  seats: readonly string[],
  node: Node,
): Asked | undefined {
  const found = read(sheet, 'condition', node, game, seats, resolveCondition);
  if (!found) return undefined;
  return { test: found.value, text: inOneLine(textOf(node) ?? ''), said: saidOf(found.text, found.tree) };
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

const saidOf = (text: string, tree: Condition): StatedCondition => ({
  words: inOneLine(text.slice(tree.span.start, tree.span.end)),
  parts: 'parts' in tree ? tree.parts.map((part) => saidOf(text, part)) : [],
});

/** Reads a value; complains, and gives nothing, where it cannot be understood. */
export function observedOf(
  sheet: ScenarioSheet,
  game: Game,
  seats: readonly string[],
  node: Node,
): Observed | undefined {
  const found = read(sheet, 'expression', node, game, seats, resolveValue)?.value;
  if (!found) return undefined;
  const { sort, of } = found.thing;
  const name = (match: Match, value: number): string =>
    sort === 'value' && of
      ? (of.values[value]?.id ?? 'nothing')
      : match.names.value(match.runner.m.p, sort, value);
  return { value: found.scalar, name };
}

/** Whether a condition holds in the position; not where a number in it becomes too large. */
export const holds = (match: Match, { test }: Pick<Asked, 'test'>): boolean =>
  evaluatorFor(match.table).holds(match.runner.m, test) ?? false;

export const observe = (match: Match, observed: Observed): string => {
  const value = evaluatorFor(match.table).value(match.runner.m, observed.value);
  return value === undefined ? 'too large a number' : observed.name(match, value);
};
