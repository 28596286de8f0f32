/** Conditions and values of scenarios as people say them: `red-2 and blue-3 are ripe`, `the fig is edible by Ann`. */
import type { Context, Resolved } from '../../../dsl/checker/check.ts';
import { parse } from '../../../dsl/language/parser/parse.ts';
import type { Entries } from '../../../dsl/language/syntax/ast.ts';
import { mendedSnippet } from '../../../dsl/text/mended-snippet.ts';
import { withSeatsCalled } from '../../../dsl/language/parser/errors/printed/seats-said.ts';
import { wholeText, type Snippet } from '../../../dsl/text/source.ts';
import { snippetOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { textOf } from '../../compiler/loader/link-context.ts';
import { spokenReading } from '../../compiler/texts/spoken-texts.ts';
import { isError, TextReader } from '../../compiler/texts/text-reader.ts';
import { reportUnknownName, type ScenarioSheet } from '../findings-sheet.ts';

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
    const meaning = (tree: Entries[E], snippet: Snippet): Resolved<T> =>
      resolve({ ...whole, seats: signed, snippet }, tree);
    const read = spokenReading(new TextReader(entry, meaning, setting.vocabulary), said);
    if (!read) return undefined;
    const named = exchanged(read.snippet.text, signs, seats);
    const snippet = mendedSnippet(placed, [{ start: 0, end: placed.text.length, text: named }]);
    const { tree } = parse(entry, snippet);
    const value = tree && resolve({ ...whole, snippet }, tree).value;
    return tree && value !== undefined ? { value, tree, snippet } : undefined;
  };
  const text = withSeatsCalled(placed.text, (seat) => seats.at(seat === 'last' ? -1 : seat - 1));
  if (text !== placed.text) {
    const snippet = mendedSnippet(placed, [{ start: 0, end: placed.text.length, text }]);
    const { tree } = parse(entry, snippet);
    const value = tree && resolve({ ...setting, snippet }, tree).value;
    if (tree && value !== undefined) return { value, tree, snippet };
  }
  if (as) {
    const seat = seats.indexOf(textOf(as) ?? '');
    // Where nobody is needed, `as` says nothing.
    return seat < 0 || readAs(text, -1) ? undefined : readAs(text, seat);
  }
  const by = seats.findIndex((name) => text.endsWith(` by ${name}`));
  const without = by < 0 ? '' : text.slice(0, -` by ${seats[by]}`.length);
  return readAs(text, -1) ?? (without === '' ? undefined : readAs(without, by));
}

/** Cards and players one after the other, in front of what is asked of each. */
const LISTED =
  /^(?:neither |either |both )?([\p{L}\d#-]+(?:, [\p{L}\d#-]+)*),? (?:and|or|nor) ([\p{L}\d#-]+) (?:(?:both|all|each) )?(?:is|are|was|were|has|have)\b/u;

/**
 * What is wrong with a refused text, where its findings would be about the form alone: a name of several that nothing has, or what is
 * in front of `by Ann`. Nothing where they say it.
 */
export function reportInEverydayWords<E extends 'condition' | 'expression', T>(
  sheet: ScenarioSheet,
  entry: E,
  node: Node,
  setting: Omit<Context, 'snippet'>,
  seats: readonly string[],
  resolve: (context: Context, tree: Entries[E]) => Resolved<T>,
): boolean {
  if (node.kind !== 'scalar' || node.repaired || node.lines || typeof node.value !== 'string') return false;
  const placed = snippetOf(sheet.fileOf(node), node);
  const { cardTerms, terms } = setting.vocabulary;
  const [, listed, last] = LISTED.exec(placed.text) ?? [];
  const names = listed === undefined ? [] : [...listed.split(', '), last];
  const isKnown = (name: string): boolean => cardTerms.has(name) || terms.has(name) || seats.includes(name);
  const unknown = names.some(isKnown) ? names.filter((name) => !isKnown(name)) : [];
  for (const text of unknown) {
    const at = placed.text.indexOf(text);
    const span = { start: placed.offsets[at], end: placed.offsets[at + text.length - 1] + 1 };
    reportUnknownName(sheet, 'card-of-this-game', { ...node, text, value: text, span }, [
      ...cardTerms.keys(),
      ...seats,
    ]);
  }
  if (unknown.length > 0) return true;
  const by = seats.findIndex((name) => placed.text.endsWith(` by ${name}`));
  if (by < 0) return false;
  const { length } = placed.text;
  const snippet = mendedSnippet(placed, [
    { start: length - ` by ${seats[by]}`.length, end: length, text: '' },
  ]);
  const { tree, diagnostics } = parse(entry, snippet);
  const youAre = { op: 'constant', value: by } as const;
  const found = tree ? resolve({ ...setting, youAre, snippet }, tree).diagnostics : diagnostics;
  sheet.diagnostics.push(...found);
  return found.some(isError);
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
