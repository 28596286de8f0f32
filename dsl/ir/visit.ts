/** Visits the intermediate form. Only the table of operands says what a node is made of. */
import { functionMeaning } from './called-functions.ts';
import type { FunctionMeaning, SetTest } from './expressions.ts';
import { abilityOperands, meaningOperands, operands, setOperands } from './operands.ts';
import type { NamedSymbol, OpNode, Operand, Operands, PlacePath } from './operands.ts';
import type { CheckedAbility } from './statements.ts';

export type { NamedSymbol, OpNode } from './operands.ts';

/** A node, several of them, or none. */
export type Tree = OpNode | readonly Tree[] | undefined;

/** What is looked for is found, or not; `aside`: nor is it looked for inside of this node. */
export type Verdict = boolean | 'aside';

/** Whether the meanings of the functions that are called are visited as well, each once. */
export type Functions = 'left' | 'followed';

/** A place of a node, ready to be visited: every text of a game is walked by several checks. */
interface Place {
  readonly key: string;
  /** All keys on the way from the node. */
  readonly path: PlacePath;
  readonly within: readonly Place[];
}

const placesOf = (of: Operands, before = ''): Place[] =>
  Object.entries(of).map(([key, operand]: [string, Operand]) => {
    const path = (before + key) as PlacePath;
    return { key, path, within: typeof operand === 'string' ? [] : placesOf(operand, `${path}.`) };
  });

const places: ReadonlyMap<string, readonly Place[]> = new Map(
  Object.entries(operands).map(([op, of]) => [op, placesOf(of)]),
);
const ofAbility = placesOf(abilityOperands);
const ofMeaning = placesOf(meaningOperands);
const ofSet = placesOf(setOperands);

type Seen = OpNode | NamedSymbol;
const isNode = (seen: Seen): seen is OpNode => 'op' in seen;

/** The first that is found in the places of a part, each with its place. */
function someIn(
  part: object,
  all: readonly Place[],
  wanted: (seen: Seen, place: PlacePath) => boolean,
): boolean {
  for (const { key, path, within } of all) {
    const value = (part as Readonly<Record<string, unknown>>)[key];
    if (typeof value === 'object' && value !== null && someAt(value, within, wanted, path)) return true;
  }
  return false;
}

function someAt(
  value: object,
  within: readonly Place[],
  wanted: (seen: Seen, place: PlacePath) => boolean,
  place: PlacePath,
): boolean {
  if (Array.isArray(value)) {
    for (const each of value as readonly unknown[])
      if (typeof each === 'object' && each !== null && someAt(each, within, wanted, place)) return true;
    return false;
  }
  if ('op' in value || within.length === 0) return wanted(value as Seen, place);
  return someIn(value, within, wanted);
}

/** Whether some child of a node is one that is looked for; `place` is its path, `pick.from`. */
export const someChild = (node: OpNode, wanted: (child: OpNode, place: PlacePath) => boolean): boolean =>
  someIn(node, places.get(node.op) ?? [], (seen, place) => isNode(seen) && wanted(seen, place));

/** Calls `see` for every child of a node, in order; `place` is its path, `pick.from`. */
export function eachChild(node: OpNode, see: (child: OpNode, place: PlacePath) => void): void {
  someChild(node, (child, place) => {
    see(child, place);
    return false;
  });
}

/** Calls `see` for every symbol that a node names. */
export function eachSymbol(node: OpNode, see: (symbol: NamedSymbol, place: PlacePath) => void): void {
  someIn(node, places.get(node.op) ?? [], (seen, place) => {
    if (!isNode(seen)) see(seen, place);
    return false;
  });
}

function nodesIn(part: object, all: readonly Place[]): OpNode[] {
  const found: OpNode[] = [];
  someIn(part, all, (seen) => {
    if (isNode(seen)) found.push(seen);
    return false;
  });
  return found;
}

/** The nodes that something is made of that is no node itself, in order. */
export const nodesOfAbility = (ability: CheckedAbility): OpNode[] => nodesIn(ability, ofAbility);
export const nodesOfMeaning = (meaning: FunctionMeaning): OpNode[] => nodesIn(meaning, ofMeaning);
export const nodesOfSet = (test: SetTest): OpNode[] => nodesIn(test, ofSet);

/** What of a node says where it is written and in which words, and nothing of what it means. */
const WORDING: ReadonlySet<string> = new Set(['span', 'words']);

/** Whether two nodes mean the same, wherever and in whatever words they are written. */
export const isSameNode = (one: OpNode, other: OpNode): boolean =>
  one === other || (one.op === other.op && isSamePart(one, other, places.get(one.op) ?? []));

/** Whether two trees mean the same, wherever and in whatever words they are written. */
export function isSameTree(one: Tree, other: Tree): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  if (isMany(one) && isMany(other))
    return one.length === other.length && one.every((each, i) => isSameTree(each, other[i]));
  return !isMany(one) && !isMany(other) && isSameNode(one, other);
}

function isSamePart(one: object, other: object, all: readonly Place[]): boolean {
  const isSame = (key: string): boolean => {
    const [left, right] = [one, other].map((part) => (part as Readonly<Record<string, unknown>>)[key]);
    if (left === right || WORDING.has(key)) return true;
    const place = all.find((each) => each.key === key);
    return place ? isSameAt(left, right, place) : isSameData(left, right);
  };
  return Object.keys(one).every(isSame) && Object.keys(other).every((key) => key in one || isSame(key));
}

function isSameAt(one: unknown, other: unknown, place: Place): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, i) => isSameAt(each, other[i], place));
  if ('op' in one && 'op' in other) return isSameNode(one as OpNode, other as OpNode);
  // A symbol is the same as itself only.
  if (place.within.length === 0 || 'names' in one || 'names' in other) return false;
  return isSamePart(one, other, place.within);
}

/** Whether what holds neither nodes nor symbols is the same. */
const isSameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether some node of a tree is one that is looked for, outer ones first. */
export function someNode(
  tree: Tree,
  wanted: (node: OpNode) => Verdict,
  functions: Functions = 'left',
  entered: Set<unknown> = new Set(),
): boolean {
  if (tree === undefined) return false;
  if (isMany(tree)) return tree.some((each) => someNode(each, wanted, functions, entered));
  const verdict = wanted(tree);
  if (verdict !== false) return verdict === true;
  if (functions === 'followed' && tree.op === 'called' && !entered.has(tree.function)) {
    entered.add(tree.function);
    const meaning = functionMeaning(tree.function);
    if (meaning && someNode(nodesOfMeaning(meaning), wanted, functions, entered)) return true;
  }
  return someChild(tree, (child) => someNode(child, wanted, functions, entered));
}

const flattened = new WeakMap<object, readonly OpNode[]>();

/** The nodes of a text, outer ones first. Many checks look at all of them, again after each key stroke: they are kept. */
function flatNodes(tree: Tree & readonly unknown[]): readonly OpNode[] {
  let nodes = flattened.get(tree);
  if (!nodes) {
    const found: OpNode[] = [];
    someNode(tree, (node) => {
      found.push(node);
      return false;
    });
    flattened.set(tree, (nodes = found));
  }
  return nodes;
}

/** Calls `see` for every node of a tree, outer ones first. */
export function eachNode(tree: Tree, see: (node: OpNode) => void, functions: Functions = 'left'): void {
  if (functions === 'left' && tree !== undefined && isMany(tree)) {
    for (const node of flatNodes(tree)) see(node);
    return;
  }
  const goOn = (node: OpNode): false => {
    see(node);
    return false;
  };
  someNode(tree, goOn, functions);
}

const grouped = new WeakMap<object, ReadonlyMap<OpNode['op'], readonly OpNode[]>>();
const none: readonly OpNode[] = [];

/** The nodes of a tree that are of an operation, outer ones first; those of a text are kept, as `flatNodes` are. */
export function nodesOf<O extends OpNode['op']>(
  tree: Tree,
  op: O,
): readonly Extract<OpNode, { readonly op: O }>[] {
  let found: readonly OpNode[];
  if (tree !== undefined && isMany(tree)) {
    let groups = grouped.get(tree);
    if (!groups) grouped.set(tree, (groups = Map.groupBy(flatNodes(tree), (node) => node.op)));
    found = groups.get(op) ?? none;
  } else {
    const all: OpNode[] = [];
    eachNode(tree, (node) => {
      if (node.op === op) all.push(node);
    });
    found = all;
  }
  return found as readonly Extract<OpNode, { readonly op: O }>[];
}

/** The same node with others in it: those that `change` gives stand for what they are given for. */
export function mapNodes<T extends OpNode>(node: T, change: (node: OpNode) => OpNode | undefined): T {
  const other = change(node);
  if (other) return other as T;
  return mapIn(node, places.get(node.op) ?? [], (each) => mapNodes(each, change)) as T;
}

function mapIn(part: object, all: readonly Place[], map: (node: OpNode) => OpNode): object {
  let made: Record<string, unknown> | undefined;
  for (const { key, within } of all) {
    const value = (part as Readonly<Record<string, unknown>>)[key];
    const mapped = mapAt(value, within, map);
    if (mapped === value) continue;
    made ??= { ...part };
    made[key] = mapped;
  }
  return made ?? part;
}

function mapAt(value: unknown, within: readonly Place[], map: (node: OpNode) => OpNode): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const mapped = value.map((each: unknown) => mapAt(each, within, map));
    return mapped.some((each, i) => each !== value[i]) ? mapped : value;
  }
  if ('op' in value) return map(value as OpNode);
  return within.length === 0 ? value : mapIn(value, within, map);
}

const isMany = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);
