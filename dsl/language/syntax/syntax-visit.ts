/** Visits the syntax tree. Only the table of children says what a node is made of. */
import type { Span } from '../../text/source.ts';
import type {
  Ability,
  Args,
  Complement,
  Condition,
  Duration,
  EventPhrase,
  Expression,
  LoopOrder,
  Quantity,
  Standing,
  Statement,
  Tail,
  Word,
} from './ast.ts';

/** All parts of a tree that their `kind` distinguishes. */
export type SyntaxNode =
  | Ability
  | Complement
  | Condition
  | Duration
  | Expression
  | LoopOrder
  | Quantity
  | Standing['says']
  | Statement
  | Tail;

/** Whatever a text is read as: a node, what follows a verb, several of them, or none. */
export type SyntaxTree = SyntaxNode | Args | readonly SyntaxTree[] | undefined;

/** What a place of a node holds: nodes, or a part without a kind that has places of its own. */
type Child = 'node' | Children;
interface Children {
  readonly [key: string]: Child;
}

type Element<T> = T extends readonly (infer E)[] ? Element<E> : Extract<T, object>;
type KeyOf<T> = T extends unknown ? keyof T : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? Element<T[K]> : never) : never;
/** Not never where a part holds nodes. */
type Content<T> = T extends SyntaxNode ? true : { [K in keyof T]-?: Content<Element<T[K]>> }[keyof T];
type Place<T> = [Extract<T, SyntaxNode>] extends [never] ? ChildrenOf<T> : 'node';
/** The places of a part: exactly those that hold nodes. */
type ChildrenOf<T> = {
  readonly [K in KeyOf<T> as [Content<At<T, K>>] extends [never] ? never : K]: Place<At<T, K>>;
};
type Kind = SyntaxNode['kind'];
type Named<K, N = SyntaxNode> = N extends { readonly kind: infer P } ? (K extends P ? N : never) : never;

const node = 'node';
const none = {};
const parts = { parts: node } as const;
const sides = { left: node, right: node } as const;
const amount = { amount: node } as const;
const phrase = { phrase: node } as const;

const ofArgs: ChildrenOf<Args> = { object: node, arguments: phrase };
const ofEvent: ChildrenOf<EventPhrase> = { subject: node, args: ofArgs, agent: node };
const prohibition = { args: ofArgs, onlyIf: node } as const;

const children: { readonly [K in Kind]: ChildrenOf<Named<K>> } = {
  // Quantities.
  count: amount,
  compared: amount,
  'up-to': amount,
  'within-bounds': { least: node, most: node },
  'any-number': none,
  'one-or-more': none,
  'some-but-not-all': none,
  // An expression as well.
  'that-many': none,
  // Expressions.
  noun: { quantity: node, ordinal: amount, owner: node, tails: node },
  pronoun: none,
  number: none,
  dice: none,
  range: none,
  text: none,
  seat: none,
  'number-of': phrase,
  occurrences: { event: node },
  bound: { bounds: node },
  binary: sides,
  divided: sides,
  extreme: sides,
  difference: sides,
  // What follows a noun.
  of: phrase,
  place: phrase,
  with: phrase,
  total: { limit: node },
  // Qualifies a noun, or follows `is`.
  within: { amount: node, of: node },
  between: sides,
  'from-to': { from: 'node', to: 'node' },
  where: { condition: node },
  relative: { subject: node },
  // Conditions.
  and: parts,
  or: parts,
  'any-of': parts,
  'all-of': parts,
  'none-of': parts,
  'there-is': { phrase: node, forEach: node },
  is: { subject: node, complement: node },
  // A condition, and what holds as long as a rule lasts.
  has: { subject: node, object: node, what: node },
  does: { subject: node, args: ofArgs },
  phrase,
  placed: phrase,
  words: { args: ofArgs },
  // How long, and in which order.
  until: { of: node },
  rest: { of: node },
  leaves: { of: node },
  this: { of: node },
  picked: {},
  turn: { from: node },
  by: { key: node },
  // Statements.
  order: { subject: node, args: ofArgs, picked: node, forEach: node, duration: node },
  together: parts,
  sequence: parts,
  if: { condition: node, then: node, otherwise: node },
  'if-done': { then: node, otherwise: node },
  'when-done': { body: node },
  unless: { payment: node, body: node },
  'for-each': { item: node, order: node, body: node },
  repeat: { times: node, stop: { condition: node }, body: node },
  'choose-one': { subject: node, modes: { body: node } },
  depending: { on: node, arms: { body: node } },
  let: { value: node },
  modify: { amount: node, target: node, duration: node, forEach: node },
  becomes: { subject: node, value: node },
  standing: { subject: node, says: node, duration: node },
  lasting: { duration: node, abilities: node },
  delayed: { of: node, body: node },
  nothing: none,
  // What a rule says.
  cannot: prohibition,
  can: prohibition,
  must: prohibition,
  sees: { what: node },
  'counts-as': { what: node, for: node },
  costs: { whom: node, amount: node },
  // Abilities.
  triggered: { events: ofEvent, condition: node, body: node },
  at: { of: node, condition: node, body: node },
  replacement: { events: ofEvent, body: node },
  activated: { cost: node, effect: node },
  price: { args: ofArgs, payer: node, cost: node },
  continuous: { amount: node, target: node, forEach: node },
  while: { condition: node, abilities: node },
  during: { steps: node, abilities: node },
  keyword: amount,
};

/** The test of a search; `after`: what follows a node in the same list. */
type Wanted = (node: SyntaxNode, after: () => readonly SyntaxNode[]) => boolean;

type See = (...seen: Parameters<Wanted>) => unknown;
/** Finds nothing, so that everything is seen. */
const goingOn =
  (see: See): Wanted =>
  (...seen) => {
    see(...seen);
    return false;
  };

const isNode = (value: object): value is SyntaxNode => 'kind' in value;
const alone = (): readonly SyntaxNode[] => [];

/** The first that is found in the places of a part, in the order in which the text says them. */
function someIn(part: object, places: Children, wanted: Wanted): boolean {
  for (const key in part) {
    const place = places[key];
    if (place === undefined) continue;
    const value = (part as Readonly<Record<string, unknown>>)[key];
    if (typeof value === 'object' && value !== null && someAt(value, place, wanted, alone)) return true;
  }
  return false;
}

function someAt(value: object, place: Child, wanted: Wanted, after: () => readonly SyntaxNode[]): boolean {
  if (Array.isArray(value)) {
    const list = value as readonly object[];
    return list.some((each, i) =>
      someAt(each, place, wanted, () => list.slice(i + 1) as readonly SyntaxNode[]),
    );
  }
  if (isNode(value)) return wanted(value, after);
  return place !== 'node' && someIn(value, place, wanted);
}

/** Whether some node of a tree is one that is looked for, outer ones first. */
export function someSyntax(tree: SyntaxTree, wanted: Wanted): boolean {
  const enter: Wanted = (each, after) => wanted(each, after) || someIn(each, children[each.kind], enter);
  return tree !== undefined && someAt(tree, ofArgs, enter, alone);
}

/** Calls `see` for every node of a tree, outer ones first; `after` gives what follows it in the same list. */
export const eachSyntax = (tree: SyntaxTree, see: See): void => void someSyntax(tree, goingOn(see));

/** Calls `see` for every child of a node, in order. */
export const eachSyntaxChild = (tree: SyntaxNode, see: (child: SyntaxNode) => void): void =>
  void someIn(tree, children[tree.kind], goingOn(see));

/** The outermost nodes of a tree. */
export function outerSyntax(tree: SyntaxTree): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const see = goingOn((each) => found.push(each));
  if (tree) someAt(tree, ofArgs, see, alone);
  return found;
}

/** The nodes of a tree that are of a kind, outer ones first. */
export function syntaxOf<K extends Kind>(
  tree: SyntaxTree,
  kind: K,
): Extract<SyntaxNode, { readonly kind: K }>[] {
  const found: SyntaxNode[] = [];
  eachSyntax(tree, (each) => {
    if (each.kind === kind) found.push(each);
  });
  return found as Extract<SyntaxNode, { readonly kind: K }>[];
}

/** The same tree with other nodes in it: `change` is given each node when its children have been changed. */
export const mapSyntax = <T extends SyntaxTree>(tree: T, change: (node: SyntaxNode) => SyntaxNode): T =>
  mapAt(tree, ofArgs, change) as T;

function mapAt(value: unknown, place: Child, change: (node: SyntaxNode) => SyntaxNode): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => mapAt(each, place, change));
  if (isNode(value)) return change(mapIn(value, children[value.kind], change) as SyntaxNode);
  return place === 'node' ? value : mapIn(value, place, change);
}

const mapIn = (part: object, places: Children, change: (node: SyntaxNode) => SyntaxNode): object =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      places[key] === undefined ? value : mapAt(value, places[key], change),
    ]),
  );

/** The same tree with one span for all of its nodes. */
export const movedSyntax = <T>(tree: T, span: Span): T => withSpans(tree, () => span);

/** The same tree so many characters further on. */
export const shiftedSyntax = <T>(tree: T, by: number): T =>
  withSpans(tree, ({ start, end }) => ({ start: start + by, end: end + by }));

function withSpans<T>(tree: T, put: (span: Span) => Span): T {
  if (Array.isArray(tree)) return tree.map((each: unknown) => withSpans(each, put)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  const changed = Object.entries(tree).map(([key, value]: [string, unknown]) => [
    key,
    key === 'span' ? put(value as Span) : withSpans(value, put),
  ]);
  return Object.fromEntries(changed) as T;
}

/** Whether two trees have the same words, whatever their places. */
export const saySame = (one: SyntaxTree, other: SyntaxTree): boolean => wordsKey(one) === wordsKey(other);

const wordsKey = (tree: SyntaxTree): string =>
  JSON.stringify(tree, (key, value: unknown) => (key === 'span' ? undefined : value));

/** The runs of words of a node itself that name something. */
export function wordRuns(tree: SyntaxNode): readonly (readonly Word[])[] {
  switch (tree.kind) {
    case 'noun':
      return tree.heads.map(({ words }) => words);
    case 'total':
      return [tree.head.words];
    case 'words':
      return [tree.words];
    default:
      return [];
  }
}

/** The verbs of a node itself. */
export function verbWords(tree: SyntaxNode): readonly Word[] {
  switch (tree.kind) {
    case 'order':
    case 'does':
    case 'relative':
      return [tree.verb];
    case 'choose-one':
      return tree.verb ? [tree.verb] : [];
    case 'cannot':
    case 'can':
    case 'must':
    case 'price':
      return tree.verbs;
    case 'triggered':
    case 'replacement':
      return tree.events.flatMap(({ verbs }) => verbs);
    default:
      return [];
  }
}

/** The words of a phrase with one head and `the`, as for what has a name; undefined for another phrase. */
export const nameSaid = (tree: SyntaxNode): string | undefined =>
  tree.kind === 'noun' && tree.determiner === 'the' && tree.heads.length === 1
    ? tree.heads[0].words.map(({ text }) => text).join(' ')
    : undefined;
