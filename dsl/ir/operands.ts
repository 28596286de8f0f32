/** What every operation of the intermediate form is made of: one table, in which no operand can be missing. */
import type { FunctionMeaning, Many, Pick, Scalar, SetTest, Test } from './expressions.ts';
import type { CheckedAbility, Act } from './statements.ts';
import type { DeclaredSymbol } from '../language/symbols/symbols.ts';

/** A node of the intermediate form: a value, a list, a test or an act. */
export type OpNode = Scalar | Many | Test | Act;

/** What a node names: it is declared somewhere else, shared by all texts, and holds none of its meaning. */
export type NamedSymbol = DeclaredSymbol;

/**
 * What a place of a node holds: further nodes, a symbol, or a part with places of its own. A place of symbols
 * or parts may hold nodes as well: what has an `op` is one.
 */
export type Operand = 'node' | 'symbol' | Operands;
export interface Operands {
  readonly [key: string]: Operand;
}

type Element<T> = T extends readonly (infer E)[] ? Element<E> : Extract<T, object>;
type KeyOf<T> = T extends unknown ? keyof T : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? Element<T[K]> : never) : never;
/** Not never where a part holds nodes or symbols. */
type Content<T> = T extends OpNode | NamedSymbol
  ? true
  : { [K in keyof T]-?: Content<Element<T[K]>> }[keyof T];
type Place<T> = [T] extends [OpNode]
  ? 'node'
  : [Exclude<T, OpNode>] extends [NamedSymbol]
    ? 'symbol'
    : OperandsOf<Exclude<T, OpNode>>;
/** The places of a part: exactly those that hold nodes or symbols. */
type OperandsOf<T> = {
  readonly [K in KeyOf<T> as [Content<At<T, K>>] extends [never] ? never : K]: Place<At<T, K>>;
};
type Named<O, N = OpNode> = N extends { readonly op: infer P } ? (O extends P ? N : never) : never;

const node = 'node';
const symbol = 'symbol';
const none = {};
const binary = { left: node, right: node } as const;

/** The places of a condition on chosen elements. */
export const setOperands: OperandsOf<SetTest> = {
  field: symbol,
  key: node,
  value: node,
  from: node,
  to: node,
};
/** The places of a choice. */
const pickOperands: OperandsOf<Pick> = {
  by: node,
  from: node,
  reasons: { test: node },
  least: node,
  most: node,
  together: setOperands,
};
const pattern = {
  verb: symbol,
  test: node,
  batch: { least: node, most: node },
  together: { pile: node, size: node },
  most: { done: node },
} as const;

const singleDemand = { counter: symbol, owner: node, amount: node, from: node, least: node } as const;
const demandOperands = { ...singleDemand, ways: singleDemand } as const;

/** The places of an ability. */
export const abilityOperands: OperandsOf<CheckedAbility> = {
  guard: node,
  during: { step: symbol },
  patterns: pattern,
  of: { field: symbol, counter: symbol, purpose: symbol, for: symbol },
  whose: node,
  condition: node,
  test: node,
  cards: node,
  amount: node,
  models: node,
  counter: symbol,
  payable: node,
  demands: demandOperands,
  wanted: node,
  acts: node,
};

/** The places of what a function means. */
export const meaningOperands: OperandsOf<FunctionMeaning> = {
  value: node,
  terms: { value: node },
  least: node,
  cases: { test: node, value: node },
  test: node,
  gives: { kinds: symbol, of: symbol, zone: symbol },
};

/** All paths to the places of a part, with a point between their keys. */
type PathsIn<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Before}${K}`
    : `${Before}${K}` | PathsIn<T[K], `${Before}${K}.`>;
}[keyof T & string];

/** The path from a node to a child: `pick.from`. */
export type PlacePath = { [O in OpNode['op']]: PathsIn<OperandsOf<Named<O>>> }[OpNode['op']];

/** The places of every operation, in the order in which they are visited. */
export const operands: { readonly [O in OpNode['op']]: OperandsOf<Named<O>> } = {
  // Values.
  constant: none,
  local: none,
  it: none,
  you: none,
  this: none,
  active: none,
  setting: none,
  counter: { counter: symbol, owner: node },
  role: none,
  field: { field: symbol, card: node },
  cycle: none,
  // The number of elements, and the act that changes a counter.
  count: {
    of: node,
    counter: symbol,
    owner: node,
    amount: node,
    event: { verb: symbol, you: node },
  },
  different: { field: symbol, also: symbol, of: node },
  total: { of: node, value: node },
  highest: { of: node, value: node },
  lowest: { of: node, value: node },
  '+': binary,
  '-': binary,
  times: binary,
  'divided-up': binary,
  'divided-down': binary,
  greater: binary,
  lesser: binary,
  zone: { zone: symbol, of: node },
  'zone-of': { card: node },
  'pile-of': { card: node },
  controller: { card: node },
  owner: { card: node },
  host: { card: node },
  arrival: { card: node },
  entry: { card: node },
  position: { card: node },
  'range-from': { range: node },
  'range-to': { range: node },
  'total-of': { roll: node },
  roller: { roll: node },
  neighbour: { of: node },
  'choice-of': { player: node },
  'choices-of': { player: node },
  'roll-about': { roll: node },
  history: { subject: node, card: node, stay: node },
  'chosen-before': { card: node },
  price: { verb: symbol, you: node, arguments: node, counter: symbol, usual: node },
  only: { of: node },
  called: { function: symbol, you: node, arguments: node },
  distance: { metric: symbol, left: node, right: node },
  'cell-of': { player: node },
  pairs: { left: node, right: node, test: node },
  // Lists. An act of the same name puts one into a local.
  list: { value: node },
  'values-of': { bits: node },
  'list-of': { field: symbol, card: node },
  one: { value: node },
  'cards-in': { zone: node },
  'cards-in-all': { zone: symbol },
  'all-cards': none,
  'cards-of': { pile: node },
  'pile-ends': { pile: node, amount: node },
  'cards-of-all': { piles: node },
  'end-cards': { zone: node, amount: node },
  // All cards in play, or whether one is.
  'in-play': { card: node },
  attached: { to: node },
  piles: { zone: symbol },
  zones: { zone: symbol, of: node },
  'cards-in-each': { zones: node },
  'new-pile': { zone: symbol },
  players: { from: node },
  rolls: { purpose: symbol },
  'dice-of': { roll: node },
  numbers: { from: node, to: node },
  filter: { of: node, test: node },
  union: { parts: node },
  best: { of: node, amount: node, keys: { value: node } },
  sorted: { of: node, key: node },
  // Questions.
  and: { parts: node },
  or: { parts: node },
  not: { part: node },
  compare: binary,
  among: { value: node, of: node },
  kind: { card: node },
  some: { of: node },
  every: { of: node, test: node },
  odd: { value: node },
  even: { value: node },
  alike: { of: node },
  'face-up': { card: node },
  full: { zone: node },
  rearranges: { cards: node, pile: node },
  permitted: { verb: symbol, you: node, arguments: node, paid: demandOperands },
  won: { contest: symbol, roll: node, by: node },
  'field-test': { of: node, field: symbol, test: { amount: node, test: node } },
  related: { table: symbol, left: node, right: node },
  'has-value': { bits: node, value: node },
  'in-range': { value: node, range: node },
  selected: { selection: node, card: node },
  holds: { field: symbol, card: node, you: node },
  payable: { field: symbol, card: node, you: node },
  matching: { of: node, slots: node, edge: node },
  'can-choose': { of: node, least: node, most: node, together: setOperands },
  wild: { of: node, fields: symbol, part: node },
  // Acts.
  pick: { pick: pickOperands },
  chosen: { pick: pickOperands },
  let: { value: node },
  attempt: { prepare: node, acts: node },
  together: { parts: { prepare: node, acts: node } },
  call: { verb: symbol, you: node },
  use: { card: node, field: symbol, as: node, you: node },
  supply: { zone: node, of: symbol, amount: node },
  require: { test: node },
  takes: { fits: { kept: node } },
  make: { roll: symbol, you: node, about: node },
  hold: { contest: symbol, you: node, against: node, about: node },
  shift: { roll: node, amount: node },
  reroll: { roll: node, die: node, shows: node },
  open: { window: symbol, you: node },
  stand: { ability: abilityOperands, until: { verb: symbol, step: symbol, of: node } },
  announce: { card: node, field: symbol, you: node },
  resolve: none,
  stop: none,
  settle: none,
  decide: { players: node, others: node },
  move: { cards: node, to: { zone: symbol, pile: node }, by: node },
  shuffle: { zone: node, you: node },
  reveal: { cards: node, you: node },
  say: { verb: symbol, things: node },
  look: { cards: node, you: node },
  turn: { cards: node },
  attach: { cards: node, to: node, you: node },
  cover: { base: node, form: node },
  uncover: { card: node, zone: node },
  appoint: { player: node },
  if: { test: node, then: node, otherwise: node },
  may: { who: node, acts: node, otherwise: node },
  'if-done': { then: node, otherwise: node },
  each: { of: node, acts: node },
  repeat: { times: node, stop: node, acts: node },
  'choose-one': { who: node, notes: { card: node }, modes: { possible: node, acts: node } },
  secretly: { of: node, pick: pickOperands, acts: node },
};
