/** Conditions and values of scenarios as people say them: `red-2 and blue-3 are ripe`, `the fig is edible by Ann`. */
import type { Context, Resolved } from '../../../dsl/checker/check.ts';
import { parse } from '../../../dsl/language/parser/parse.ts';
import type { Entries } from '../../../dsl/language/syntax/ast.ts';
import { mendedSnippet } from '../../../dsl/text/mended-snippet.ts';
import { wholeText, type Snippet } from '../../../dsl/text/source.ts';
import { snippetOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { textOf } from '../../compiler/loader/link-context.ts';
import { spokenReading } from '../../compiler/texts/spoken-texts.ts';
import type { ScenarioSheet } from '../findings-sheet.ts';

/** A text that is refused as it is written, read as people speak; `by Ann` behind it says who `you` is. */
export function inEverydayWords<E extends 'condition' | 'expression', T>(
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
