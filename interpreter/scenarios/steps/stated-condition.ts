import { inOneLine, wholeText, type Snippet } from '../../../dsl/text/source.ts';
import type { Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { resolveCondition, resolveValue, type Context, type Resolved } from '../../../dsl/checker/check.ts';
import type { Entries } from '../../../dsl/language/syntax/ast.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Details } from '../../../dsl/diagnostics/codes.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { parse } from '../../../dsl/language/parser/parse.ts';
import { mendedSnippet } from '../../../dsl/text/mended-snippet.ts';
import { snippetOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import type { Game } from '../../game/linked-game.ts';
import { statedAs, type StatedCondition } from '../../game/condition-parts.ts';
import { parseText } from '../../compiler/texts/checked-texts.ts';
import { isError, spokenReading } from '../../compiler/texts/spoken-texts.ts';
import { reportAtNode, textOf } from '../../compiler/loader/link-context.ts';
import type { Match } from '../../match/match.ts';
import { seatNamed, type ScenarioSheet } from '../findings-sheet.ts';

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
  if (!spoken) return undefined;
  sheet.diagnostics.length = before;
  sheet.trees.length = trees;
  sheet.trees.push({ tree: spoken.tree, snippet: spoken.snippet, listed: false });
  return { value: spoken.value, tree: spoken.tree, text: spoken.snippet.text };
}

/** A text that is refused as it is written, read as people speak; `by Ann` behind it says who `you` is. */
function inEverydayWords<E extends 'condition' | 'expression', T>(
  sheet: ScenarioSheet,
  entry: E,
  node: Node,
  setting: Omit<Context, 'snippet'>,
  seats: readonly string[],
  resolve: (context: Context, tree: Entries[E]) => Resolved<T>,
  as?: ScalarNode,
): { readonly value: T; readonly tree: Entries[E]; readonly snippet: Snippet } | undefined {
  if (node.kind !== 'scalar' || node.repaired || node.lines || typeof node.value !== 'string')
    return undefined;
  const placed = snippetOf(sheet.fileOf(node), node);
  const signs = signsOfSeats(seats);
  const signed = new Map(signs.map((sign, seat) => [sign, seat]));
  const readAs = (
    text: string,
    seat: number,
  ): { value: T; tree: Entries[E]; snippet: Snippet } | undefined => {
    const whole = seat < 0 ? setting : { ...setting, youAre: { op: 'constant', value: seat } as const };
    const said = wholeText(exchanged(text, seats, signs));
    const read = spokenReading(entry, said, setting.vocabulary, undefined, (tree, snippet) =>
      resolve({ ...whole, seats: signed, snippet }, tree),
    );
    if (!read) return undefined;
    if (!read) return undefined;
    const named = exchanged(read.snippet.text, signs, seats);
    const snippet = mendedSnippet(placed, [{ start: 0, end: placed.text.length, text: named }]);
    const { tree } = parse(entry, snippet);
    const value = tree && resolve({ ...whole, snippet }, tree).value;
    return tree && value !== undefined ? { value, tree, snippet } : undefined;
  };
  if (as) {
    const seat = seats.indexOf(textOf(as) ?? '');
    // Where nobody is needed, `as` says nothing.
    return seat < 0 || readAs(placed.text, -1) ? undefined : readAs(placed.text, seat);
  }
  const by = seats.findIndex((name) => placed.text.endsWith(` by ${name}`));
  const without = by < 0 ? '' : placed.text.slice(0, -` by ${seats[by]}`.length);
  return readAs(placed.text, -1) ?? (without === '' ? undefined : readAs(without, by));
}

/** How players are called while a text is read as speech, in which a capital is no part of a word: as cells are. */
function signsOfSeats(seats: readonly string[]): readonly string[] {
  const letter =
    ['P', 'Q'].find((each) => seats.every((name) => !new RegExp(`^${each}\\d`).test(name))) ?? 'Z';
  return seats.map((_, seat) => `${letter}${seat + 1}`);
}

/** A text with other words for some. */
const exchanged = (text: string, from: readonly string[], to: readonly string[]): string =>
  text.replaceAll(/[A-Z][A-Za-z0-9]*/g, (word) => (from.includes(word) ? to[from.indexOf(word)] : word));

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
