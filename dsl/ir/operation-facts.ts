/** What every operation of the intermediate form may reveal: one table, in which none can be missing. */
import type { Act } from './statements.ts';
import type { Many, Scalar, Test } from './expressions.ts';

/** What gives a value, a list or a truth. */
export type Operation = (Scalar | Many | Test)['op'];

/** Where the cards come from that an operation gives, so that it is known who sees their faces. */
type CardsFrom =
  /** It gives no cards. */
  | 'nowhere'
  /** A card that is told by its name: everybody can read what is printed on it. */
  | 'name'
  /** The zone in `zone`, or those in `zones`. */
  | 'zone'
  /** Those of `of`, of each of `parts`, of `value`, or of what carries or is carried by `card` or `to`. */
  | 'operand'
  /** What a local holds, or the candidate of a list around. */
  | 'known'
  /** Piles and what is in play lie on the table; whether everybody sees the faces is known when it happens. */
  | 'table'
  /** Anywhere, also where nobody sees them. */
  | 'anywhere';

export interface Facts {
  /** The operands that are cards of which it reads what they are: only those know that who see their faces. */
  readonly faces: readonly string[];
  readonly from: CardsFrom;
}

const plain: Facts = { faces: [], from: 'nowhere' };
const given = (from: CardsFrom): Facts => ({ faces: [], from });
const faces = (...operands: string[]): Facts => ({ faces: operands, from: 'nowhere' });

const operations: Readonly<Record<Operation, Facts>> = {
  // Values.
  constant: given('name'),
  local: given('known'),
  it: given('known'),
  you: plain,
  this: given('known'),
  active: plain,
  setting: plain,
  counter: plain,
  role: plain,
  field: faces('card'),
  cycle: plain,
  count: plain,
  different: faces('of'),
  total: plain,
  highest: plain,
  lowest: plain,
  '+': plain,
  '-': plain,
  times: plain,
  'divided-up': plain,
  'divided-down': plain,
  greater: plain,
  lesser: plain,
  zone: plain,
  'zone-of': plain,
  'pile-of': plain,
  controller: plain,
  owner: plain,
  host: given('operand'),
  'total-of': plain,
  roller: plain,
  'roll-about': given('known'),
  history: plain,
  only: given('operand'),
  called: plain,
  distance: plain,
  arrival: plain,
  entry: plain,
  'cell-of': plain,
  pairs: plain,
  // Lists.
  list: given('known'),
  'values-of': plain,
  'list-of': faces('card'),
  one: given('operand'),
  'cards-in': given('zone'),
  'cards-in-all': given('zone'),
  'all-cards': given('anywhere'),
  'cards-of': given('table'),
  'cards-of-all': given('table'),
  'end-cards': given('zone'),
  // Both a list and a question, which asks where a card lies.
  'in-play': given('table'),
  attached: given('operand'),
  piles: plain,
  zones: plain,
  'cards-in-each': given('zone'),
  'new-pile': plain,
  players: plain,
  rolls: plain,
  'dice-of': plain,
  filter: given('operand'),
  union: given('operand'),
  best: given('operand'),
  sorted: given('operand'),
  // Questions.
  and: plain,
  or: plain,
  not: plain,
  compare: plain,
  among: plain,
  kind: faces('card'),
  some: plain,
  every: plain,
  odd: plain,
  even: plain,
  alike: plain,
  'face-up': plain,
  full: plain,
  rearranges: plain,
  permitted: faces('arguments'),
  won: plain,
  'field-test': faces('of'),
  related: plain,
  'has-value': plain,
  'in-range': plain,
  selected: faces('selection', 'card'),
  holds: faces('card'),
  payable: faces('card'),
  matching: plain,
  'can-choose': plain,
  wild: faces('of'),
};

/** What is not in the table reads everything, and gives what nobody sees. */
const unknown: Facts & { readonly unknown: true } = { faces: [], from: 'anywhere', unknown: true };

export const factsOf = (op: string): Facts =>
  Object.hasOwn(operations, op) ? operations[op as Operation] : unknown;

/** Whether an operation may read what any card is, as it is not known. */
export const readsAnything = (op: string): boolean => factsOf(op) === unknown && !Object.hasOwn(acts, op);

/** Whether doing something may show cards where they lie, or runs other texts that may. */
const acts: Readonly<Record<Act['op'], boolean>> = {
  pick: false,
  chosen: false,
  let: false,
  list: false,
  attempt: false,
  together: false,
  call: true,
  use: true,
  supply: false,
  // What it asks of a card is told only where it is left out.
  takes: false,
  require: false,
  make: false,
  hold: true,
  shift: false,
  open: true,
  stand: false,
  announce: true,
  resolve: true,
  stop: false,
  settle: true,
  move: false,
  shuffle: false,
  reveal: true,
  look: true,
  turn: true,
  attach: false,
  cover: false,
  uncover: false,
  count: false,
  appoint: false,
  if: false,
  may: false,
  'if-done': false,
  each: false,
  repeat: false,
  'choose-one': false,
  secretly: false,
};

/** Whether an operation may show cards; one that is not known may. */
export const mayShow = (op: string): boolean =>
  Object.hasOwn(acts, op) ? acts[op as Act['op']] : !Object.hasOwn(operations, op);
