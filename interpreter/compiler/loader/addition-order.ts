/**
 * The order of additions in a row: the lines of a text, steps, checks, endings. The data say it, by `before`
 * and `after`, by the order in a file, and by what a pack needs; never the order in which files are named.
 */
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import type { Node, ScalarNode } from '../../../schemas/index.ts';
import { reportAtNode, placeOf, type Sources } from './link-context.ts';
import type { Variant } from './variant.ts';

/** Something that a variant adds to a row. */
export interface Addition {
  /** Its name in the row. */
  readonly name: string;
  readonly path: ScalarNode;
  /** Those that add it: several add the same data. */
  readonly from: readonly Variant[];
  readonly before: readonly ScalarNode[];
  readonly after: readonly ScalarNode[];
  /** What is added. */
  readonly value: Node;
  /** It is written as a text alone, with nothing beside it. */
  readonly isAlone: boolean;
  /** Of an ending: the step after which it is checked, which `after` names as well. */
  readonly moment: readonly string[];
}

/** A row: its elements, of which a part was added, at the end and in the order of the variants. */
export interface Row {
  readonly path: readonly string[];
  readonly names: readonly (string | undefined)[];
  readonly additions: readonly Addition[];
}

/** Two additions at one place that nothing orders. */
export type Unordered = readonly [Addition, Addition];

export interface Ordered {
  /** The elements of the row by their numbers. */
  readonly order: readonly number[];
  readonly unordered: readonly Unordered[];
}

/** An element of a row, with the additions directly before it and directly behind it. */
interface Place {
  readonly element: number | undefined;
  readonly addition: Addition | undefined;
  readonly before: Place[];
  readonly behind: Place[];
}

const place = (element: number | undefined, addition?: Addition): Place => ({
  element,
  addition,
  before: [],
  behind: [],
});

/**
 * Whether a variant knows what another one does. It extends that one, or its pack needs the pack of that one.
 */
export const isAbove = ({ above }: Variant, { layers }: Variant): boolean =>
  layers?.some((each) => above?.has(each)) === true;

/** Whether some variant of an addition is one of those of another one. */
const shares = (a: Addition, b: Addition): boolean => a.from.some((each) => b.from.includes(each));
const stands = (a: Addition, b: Addition): boolean => a.from.some((x) => b.from.some((y) => isAbove(x, y)));

/** The order of a row; anchors that lead nowhere, and orders that cannot be, are complained about. */
export function ordered(s: Sources, row: Row, variants: readonly Variant[]): Ordered {
  const anchors = new Map(row.additions.map((each) => [each, anchorsOf(s, row, each, variants)]));
  const rule = (a: Addition, b: Addition): boolean => isSaid(anchors, row, a, b);
  const begin = place(undefined);
  const end = place(undefined);
  const placed = new Map<string, Place>();
  const places: Place[] = [];
  row.names.forEach((name, i) => {
    if (row.additions.some((each) => each.name === name)) return;
    const made = place(i);
    places.push(made);
    if (name !== undefined) placed.set(name, made);
  });
  const all = (): Place[] => [begin, ...places, end].flatMap((each) => [...inside(each)]);
  let left = [...row.additions];
  while (left.length > 0) {
    const ready = left.filter((each) => namesOf(anchors.get(each)!).every((name) => placed.has(name)));
    if (ready.length === 0) {
      complainOfCircle(s, left[0], anchors.get(left[0])!, placed);
      break;
    }
    for (const each of ready) {
      const { before, after } = anchors.get(each)!;
      const made = place(row.names.indexOf(each.name), each);
      const [last] = inTurn(all(), after, placed).toReversed();
      const [first] = inTurn(all(), before, placed);
      if (last) last.behind.push(made);
      else if (first) first.before.push(made);
      else end.before.push(made);
      placed.set(each.name, made);
    }
    left = left.filter((each) => !ready.includes(each));
  }
  const unordered: Unordered[] = [];
  for (const each of all()) {
    sort(each.before, rule, unordered);
    sort(each.behind, rule, unordered);
  }
  const order = all().flatMap(({ element }) => element ?? []);
  checkOrder(s, row, anchors, order);
  // What could not be placed keeps its place.
  const rest = row.names.map((_, i) => i).filter((i) => !order.includes(i));
  return { order: [...order, ...rest], unordered };
}

/** Additions that each come behind the other one. */
function complainOfCircle(
  s: Sources,
  { path, name }: Addition,
  { before, after }: Anchors,
  placed: ReadonlyMap<string, unknown>,
): void {
  const isMissing = (each: string): boolean => !placed.has(each);
  const late = after.find(isMissing);
  const details =
    late === undefined
      ? { before: before.find(isMissing) ?? name, after: name }
      : { before: name, after: late };
  reportAtNode(s, 'game/contrary-order', path, { path: path.text, ...details });
}

interface Anchors {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const namesOf = ({ before, after }: Anchors): readonly string[] => [...before, ...after];

/** The names of a row that an addition refers to; those of a variant that is not there do not count. */
function anchorsOf(s: Sources, row: Row, addition: Addition, variants: readonly Variant[]): Anchors {
  const known = (node: ScalarNode): readonly string[] => {
    const [of, name] = node.text.includes('/') ? node.text.split('/').map((each) => each.trim()) : [];
    if (of !== undefined && !variants.some(({ id }) => id === of)) return [];
    const those = row.names.flatMap((each) => {
      if (each === undefined || each === addition.name) return [];
      const added = row.additions.find((other) => other.name === each);
      if (of !== undefined)
        return added?.from.some(({ id }) => id === of) ? [{ each, as: `${of}/${each}` }] : [];
      const isKnown = !added || shares(addition, added) || stands(addition, added);
      return [{ each, as: isKnown ? each : `${added.from[0].id}/${each}` }];
    });
    const wanted = name === undefined ? node.text : `${of}/${name}`;
    const found = those.find(({ as }) => as === wanted);
    if (found) return [found.each];
    const all = those.map(({ as }) => as);
    const close = those.find(({ each }) => each === wanted);
    reportAtNode(s, 'game/path', node, {
      path: [...row.path, node.text].join('/'),
      missing: node.text,
      near: close ? [close.as] : nearest(node.text, all),
      all,
      addable: false,
    });
    return [];
  };
  return { before: addition.before.flatMap(known), after: addition.after.flatMap(known) };
}

function* inside(place: Place): Generator<Place> {
  for (const each of place.before) yield* inside(each);
  yield place;
  for (const each of place.behind) yield* inside(each);
}

/** The places of some names as they come one after the other. */
const inTurn = (
  all: readonly Place[],
  names: readonly string[],
  placed: ReadonlyMap<string, Place>,
): Place[] => all.filter((each) => names.some((name) => placed.get(name) === each));

/** Whether the data say that an addition comes before another one at its place. */
function isSaid(
  anchors: ReadonlyMap<Addition, Anchors>,
  { additions }: Row,
  a: Addition,
  b: Addition,
): boolean {
  if (anchors.get(a)!.before.includes(b.name) || anchors.get(b)!.after.includes(a.name)) return true;
  if (shares(a, b)) return additions.indexOf(a) < additions.indexOf(b);
  return stands(b, a);
}

/**
 * Sorts the additions at one place. Without a rule the ids of their variants decide, so that every load gives
 * the same order; another check asks whether it makes a difference.
 */
function sort(places: Place[], rule: (a: Addition, b: Addition) => boolean, unordered: Unordered[]): void {
  if (places.length < 2) return;
  const additions = places.map(({ addition }) => addition!);
  const isBefore = closure(additions, rule);
  const left = additions
    .map((_, i) => i)
    .sort((a, b) => compared(keyOf(additions[a]), keyOf(additions[b])) || a - b);
  const order: number[] = [];
  while (left.length > 0) {
    const at = Math.max(
      0,
      left.findIndex((i) => left.every((k) => k === i || !isBefore[k][i])),
    );
    order.push(...left.splice(at, 1));
  }
  const within = places.map((each) => [...inside(each)].map(({ addition }) => addition!));
  for (let i = 0; i < places.length; i++)
    for (let k = i + 1; k < places.length; k++) {
      if (isBefore[i][k] || isBefore[k][i]) continue;
      for (const a of within[i]) for (const b of within[k]) if (!shares(a, b)) unordered.push([a, b]);
    }
  places.splice(0, Infinity, ...order.map((i) => places[i]));
}

/** The id of a variant that adds it: the first of them. */
const keyOf = ({ from }: Addition): string => from.map(({ id }) => id).sort()[0];

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What comes before what, also by way of others. */
function closure(additions: readonly Addition[], rule: (a: Addition, b: Addition) => boolean): boolean[][] {
  const before = additions.map((a) => additions.map((b) => a !== b && rule(a, b)));
  for (let by = 0; by < additions.length; by++)
    for (const row of before) if (row[by]) before[by].forEach((holds, k) => (row[k] ||= holds));
  return before;
}

/**
 * Complains of additions in a wrong place: behind what they must precede, or before what they must follow.
 */
function checkOrder(
  s: Sources,
  row: Row,
  anchors: ReadonlyMap<Addition, Anchors>,
  order: readonly number[],
): void {
  const at = (name: string): number => order.indexOf(row.names.indexOf(name));
  for (const [{ name, path }, { before, after }] of anchors) {
    if (at(name) < 0) continue;
    const early = before.find((each) => at(each) >= 0 && at(each) < at(name));
    const late = after.find((each) => at(each) > at(name));
    if (early === undefined && late === undefined) continue;
    const details = { before: early ?? name, after: after.find((each) => each !== early) ?? late ?? name };
    reportAtNode(s, 'game/contrary-order', path, { path: path.text, ...details });
  }
}

/** Two additions of which the order counts, and nothing says it; `canSay`: a variant can. */
export function reportUnorderedAdditions(s: Sources, [first, second]: Unordered, canSay = true): void {
  const related = [{ place: placeOf(s, first.path), message: say('phrase/added-here') }];
  const other = first.from[0].id;
  // A text alone is made a map of it and its place.
  const { path } = second;
  const line = second.isAlone ? path.text.split('/').at(-1) : undefined;
  const listed = (key: string, words: readonly string[]): string | undefined => {
    const all = [...words, `${other}/${first.name}`];
    const place = all.length > 1 ? `[${all.join(', ')}]` : all.join();
    if (!canSay) return undefined;
    return line === undefined ? `${key}: ${place}` : `${line}: { ${key}: ${place}, do: ... }`;
  };
  const after = listed('after', [...second.moment, ...second.after.map(({ text }) => text)]);
  const before = listed(
    'before',
    second.before.map(({ text }) => text),
  );
  reportAtNode(
    s,
    'game/order',
    path,
    { path: path.text, other, line, after, before: before ?? '' },
    { related },
  );
}
