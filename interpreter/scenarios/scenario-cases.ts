/** Tables of cases: a scenario with rows of values is one scenario for each row. */
import { report } from '../../dsl/diagnostics/report.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../dsl/diagnostics/replacement-fixes.ts';
import {
  entry,
  toPlain,
  valueOf,
  type Entry,
  type MapNode,
  type Node,
  type ScalarNode,
} from '../../schemas/index.ts';
import { entries, items, scalars } from '../compiler/loader/link-context.ts';

/** A file of scenarios in which each case is a scenario of its own, and what is wrong with its tables. */
export interface WithCases {
  /** One root for each case where the file is a single scenario; else one root. */
  readonly roots: readonly Node[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes scenarios of cases. Names in braces are replaced by their values. */
export function withCases(root: Node, file: string): WithCases {
  const diagnostics: Diagnostic[] = [];
  const list = valueOf(root, 'scenarios');
  if (root.kind !== 'map' || list?.kind !== 'list')
    return { roots: casesOf(root, file, diagnostics), diagnostics };
  const made = { ...list, items: list.items.flatMap((one) => casesOf(one, file, diagnostics)) };
  const changed = root.entries.map((each): Entry => (each.value === list ? { ...each, value: made } : each));
  return { roots: [{ ...root, entries: changed }], diagnostics };
}

/** A row of a table, and which of its values are used. */
interface Row {
  readonly file: string;
  readonly values: ReadonlyMap<string, Node>;
  readonly used: Set<string>;
  readonly diagnostics: Diagnostic[];
}

function casesOf(scenario: Node, file: string, diagnostics: Diagnostic[]): readonly Node[] {
  const table = entry(scenario, 'cases');
  const rows = items(table?.value).filter((row): row is MapNode => row.kind === 'map');
  // The check of the shape reports another shape.
  if (scenario.kind !== 'map' || !table || rows.length === 0) return [scenario];
  const columns = new Map(rows.flatMap((row) => row.entries.map(({ key }) => [key.text, key] as const)));
  const used = new Set<string>();
  const before = diagnostics.length;
  refuseGaps(file, rows, columns, diagnostics);
  const made = rows.map((row): Node => {
    const values = new Map(row.entries.map(({ key, value }) => [key.text, value]));
    const at: Row = { file, values, used, diagnostics };
    const own = scenario.entries.map((each): Entry => {
      if (each === table) return each;
      if (each.key.text === 'scenario') return { ...each, value: titled(each.value, row, at) };
      return { key: filledKey(each.key, at), value: filled(each.value, at) };
    });
    return { ...scenario, entries: own };
  });
  for (const [column, key] of columns)
    if (!used.has(column) && diagnostics.length === before)
      diagnostics.push(report('scenario/case-value', { file, span: key.span }, { column, lacks: false }));
  return made;
}

/** Each row says something for each name, and no row says what another one says. */
function refuseGaps(
  file: string,
  rows: readonly MapNode[],
  columns: ReadonlyMap<string, ScalarNode>,
  diagnostics: Diagnostic[],
): void {
  const known = new Set<string>();
  for (const row of rows) {
    const place = { file, span: row.span };
    for (const column of columns.keys())
      if (!entry(row, column))
        diagnostics.push(report('scenario/case-value', place, { column, lacks: true }));
    const values = JSON.stringify([...columns.keys()].map((column) => toPlain(valueOf(row, column) ?? row)));
    if (known.has(values)) diagnostics.push(report('scenario/proves-nothing', place, { what: 'cases' }));
    known.add(values);
  }
}

/** A title without a value gets the name of its case at the end, with the place of the case. */
function titled(title: Node, row: MapNode, at: Row): Node {
  if (title.kind !== 'scalar') return title;
  const made = filled(title, { ...at, used: new Set() }) as ScalarNode;
  const which = row.entries.map(({ key, value }) => `${key.text}: ${inText(value)}`).join(', ');
  const text = made.text === title.text ? `${title.text} (${which})` : made.text;
  return { ...title, value: text, text, span: row.span };
}

const filledKey = (key: ScalarNode, at: Row): ScalarNode => {
  const made = filled(key, at);
  return made.kind === 'scalar' ? made : key;
};

/** A node with the values of a row in place of their names. */
function filled(node: Node, at: Row): Node {
  if (node.kind === 'scalar') return filledScalar(node, at);
  if (node.kind === 'list') return { ...node, items: node.items.map((each) => filled(each, at)) };
  // Without quotes YAML reads a name in braces as a map.
  const [only] = node.entries;
  const isName =
    node.flow && node.entries.length === 1 && isEmpty(only.value) && at.values.has(only.key.text);
  if (isName) return valueFor(only.key.text, at)!;
  return {
    ...node,
    entries: node.entries.map(({ key, value }) => ({ key: filledKey(key, at), value: filled(value, at) })),
  };
}

const isEmpty = (node: Node): boolean => node.kind === 'scalar' && node.text === '' && node.style === 'plain';

function valueFor(name: string, at: Row): Node | undefined {
  at.used.add(name);
  return at.values.get(name);
}

const NAMES = /\{\s*([\p{L}\p{N}][\p{L}\p{N} _-]*?)\s*\}/gu;

function filledScalar(node: ScalarNode, at: Row): Node {
  if (!node.text.includes('{')) return node;
  const found = [...node.text.matchAll(NAMES)];
  const unknown = found.find(([, name]) => !at.values.has(name));
  if (unknown) {
    complainOfName(node, unknown[1], at);
    return node;
  }
  const [first] = found;
  if (first && first[0] === node.text.trim()) return valueFor(first[1], at)!;
  let text = '';
  const offsets: number[] = [];
  const offsetOf = (i: number): number => node.offsets?.[i] ?? node.span.start + i;
  const copy = (from: number, to: number): void => {
    for (let i = from; i < to; i++) offsets.push(offsetOf(i));
    text += node.text.slice(from, to);
  };
  let from = 0;
  for (const one of found) {
    copy(from, one.index);
    const said = inText(valueFor(one[1], at)!);
    for (let i = 0; i < said.length; i++) offsets.push(offsetOf(one.index));
    text += said;
    from = one.index + one[0].length;
  }
  copy(from, node.text.length);
  return { ...node, value: text, text, offsets: Uint32Array.from([...offsets, offsetOf(node.text.length)]) };
}

/** A value inside of a text: of a list its elements. */
const inText = (node: Node): string => {
  if (node.kind === 'map')
    return entries(node)
      .map(({ key, value }) => `${key.text}: ${inText(value)}`)
      .join(', ');
  return scalars(node)
    .map(({ text }) => text)
    .join(', ');
};

function complainOfName(node: ScalarNode, name: string, { file, values, diagnostics }: Row): void {
  const known = [...values.keys()];
  const near = nearest(name, known);
  const place = { file, span: node.span };
  const details = { what: say('no/value-of-the-cases'), card: false, word: name, near, all: known };
  const fixes =
    near.length === 0
      ? []
      : writeInstead(
          place,
          near.map((each) => node.text.replace(name, each)),
        );
  diagnostics.push(report('scenario/unknown', place, details, { fixes }));
}
