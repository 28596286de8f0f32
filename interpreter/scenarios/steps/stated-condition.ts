import { inOneLine } from '../../../dsl/text/source.ts';
import type { Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { resolveCondition, resolveValue, type Context, type Resolved } from '../../../dsl/checker/check.ts';
import type { Entries } from '../../../dsl/language/syntax/ast.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Details } from '../../../dsl/diagnostics/codes.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import type { Node, ScalarNode } from '../../../schemas/index.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import type { Game } from '../../game/linked-game.ts';
import { statedAs, type StatedCondition } from '../../game/condition-parts.ts';
import { parseText } from '../../compiler/texts/checked-texts.ts';
import { isError } from '../../compiler/texts/text-reader.ts';
import { reportAtNode, textOf } from '../../compiler/loader/link-context.ts';
import type { Match } from '../../match/match.ts';
import { seatNamed, type ScenarioSheet } from '../findings-sheet.ts';
import { inEverydayWords, reportInEverydayWords } from './spoken-conditions.ts';

/** A condition of a scenario with its words. */
export interface ScenarioCondition {
  readonly test: Test;
  readonly text: string;
  readonly said: StatedCondition;
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
  as?: ScalarNode,
): { readonly value: T; readonly tree: Entries[E]; readonly text: string } | undefined {
  const before = sheet.diagnostics.length;
  const trees = sheet.trees.length;
  const parsed = parseText(sheet, entry, node);
  const setting = {
    vocabulary: game.vocabulary,
    seats: new Map(seats.map((name, seat) => [name, seat])),
    everywhere: true,
  };
  if (parsed) {
    const context: Context = { ...setting, snippet: parsed.snippet };
    const found = resolve(context, parsed.tree);
    const { value, diagnostics } = as
      ? asSeat(sheet, seats, as, found, resolve, context, parsed.tree)
      : found;
    sheet.diagnostics.push(...(as ? diagnostics : diagnostics.map((each) => sayWho(each, seats))));
    if (value !== undefined && !sheet.diagnostics.slice(before).some(isError))
      return { value, tree: parsed.tree, text: parsed.snippet.text };
  }
  const spoken = inEverydayWords(sheet, entry, node, setting, seats, resolve, as);
  if (!spoken) {
    const form = sheet.diagnostics.splice(before);
    if (as || !reportInEverydayWords(sheet, entry, node, setting, seats, resolve))
      sheet.diagnostics.push(...form);
    return undefined;
  }
  sheet.diagnostics.length = before;
  sheet.trees.length = trees;
  sheet.trees.push({ tree: spoken.tree, snippet: spoken.snippet, listed: false });
  return { value: spoken.value, tree: spoken.tree, text: spoken.snippet.text };
}

/** Reads a text with a player as `you`; complains if the text has no `you`. */
function asSeat<Tree, T>(
  sheet: ScenarioSheet,
  seats: readonly string[],
  as: ScalarNode,
  without: Resolved<T>,
  resolve: (context: Context, tree: Tree) => Resolved<T>,
  context: Context,
  tree: Tree,
): Resolved<T> {
  const nothing = { value: undefined, diagnostics: [] };
  const seat = seatNamed(sheet, seats, as);
  if (seat === undefined) return nothing;
  if (without.value !== undefined) {
    reportAtNode(sheet, 'scenario/proves-nothing', as, { what: 'as' });
    return nothing;
  }
  return resolve({ ...context, youAre: { op: 'constant', value: seat } }, tree);
}

/** A text of a scenario may say who `you` is. */
const sayWho = (found: Diagnostic, seats: readonly string[]): Diagnostic =>
  found.code === 'name/no-you'
    ? report('name/no-you', found.place, found.details as Details<'name/no-you'>, {
        advice: say('phrase/say-who-you-is', { example: written(`as: ${seats[0]}`) }),
      })
    : found;

/** Reads a condition; complains, and gives nothing, where it cannot be understood. */
export function conditionOf(
  sheet: ScenarioSheet,
  game: Game,
  seats: readonly string[],
  node: Node,
  as?: Node,
): ScenarioCondition | undefined {
  const who = as?.kind === 'scalar' ? as : undefined;
  const found = read(sheet, 'condition', node, game, seats, resolveCondition, who);
  if (!found) return undefined;
  return { test: found.value, text: inOneLine(textOf(node) ?? ''), said: statedAs(found.text, found.tree) };
}

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
export const holds = (match: Match, { test }: Pick<ScenarioCondition, 'test'>): boolean =>
  evaluatorFor(match.table).holds(match.runner.m, test) ?? false;

export const observe = (match: Match, observed: Observed): string => {
  const value = evaluatorFor(match.table).value(match.runner.m, observed.value);
  return value === undefined ? 'too large a number' : observed.name(match, value);
};
