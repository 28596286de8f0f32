/** What every operation of the intermediate form reveals, reads and changes: tables in which none can be missing. */
import type { Act } from './statements.ts';
import type { Many, Scalar, Test } from './expressions.ts';
import type { OpNode, PlacePath } from './operands.ts';

/** What gives a value, a list or a truth. */
export type Operation = (Scalar | Many | Test)['op'];

/** Where the cards come from that an operation gives, so that it is known who sees their faces. */
type CardsFrom =
  /** It gives no cards. */
  | 'nowhere'
  /** A card that its name identifies: everybody can read what is printed on it. */
  | 'name'
  /** The zone in `zone`, or those in `zones`. */
  | 'zone'
  /** Those of `of`, of each of `parts`, of `value`, or of what carries or is carried by `card` or `to`. */
  | 'operand'
  /** What a local holds, or the candidate of a list around. */
  | 'known'
  /** Piles and cards in play are on the table; whether everybody sees the faces is known when it happens. */
  | 'table'
  /** Anywhere, also where nobody sees them. */
  | 'anywhere';

/** A part of a position that an operation reads by itself, besides what its operands read. */
export type StateRead =
  /** Which cards are in a zone that it names, and in which order. */
  | 'zone'
  /** Which cards are in which pile. */
  | 'piles'
  /** The place of a card, in any zone. */
  | 'places'
  /** Which cards are anywhere at all: covered ones are not. */
  | 'presence'
  /** Which card is attached to which. */
  | 'attachments'
  /** Which cards are turned up. */
  | 'turned'
  /** In which order cards arrived at their places. */
  | 'arrivals'
  | 'counter'
  | 'role'
  /** Whose turn it is. */
  | 'turn'
  | 'cycle'
  /** Printed values, which effects modify. */
  | 'values'
  /** What the rules of the game and of cards forbid. */
  | 'rules'
  /** Dice on the table. */
  | 'rolls'
  /** What has happened so far. */
  | 'history'
  /** What another text or declaration asks, which is not known beforehand. */
  | 'elsewhere';

/** A part of a position that a statement changes by itself, besides what it carries out. */
export type StateWrite =
  /** The places of cards, their order, and which way up they are. */
  | 'cards'
  | 'counter'
  | 'role'
  /** Dice on the table. */
  | 'rolls'
  /** Effects that last, and so printed values, counters, totals and rules. */
  | 'effects'
  /** Nothing but what has happened so far. */
  | 'history'
  /** Whatever another text does, or somebody who may act in between. */
  | 'anything';

export interface Facts {
  /** The operands that are cards of which it reads what they are: only those know that who see their faces. */
  readonly faces: readonly PlacePath[];
  readonly from: CardsFrom;
  readonly reads: readonly StateRead[];
}

interface ActFacts {
  /** Whether doing it may show cards in their places, or runs other texts that may. */
  readonly shows: boolean;
  readonly reads: readonly StateRead[];
  readonly writes: readonly StateWrite[];
}

const plain: Facts = { faces: [], from: 'nowhere', reads: [] };
const reading = (...reads: StateRead[]): Facts => ({ ...plain, reads });
const given = (from: CardsFrom, ...reads: StateRead[]): Facts => ({ faces: [], from, reads });
const faces = (operands: readonly PlacePath[], ...reads: StateRead[]): Facts => ({
  ...plain,
  faces: operands,
  reads,
});

const operations: Readonly<Record<Operation, Facts>> = {
  // Values.
  constant: given('name'),
  local: given('known'),
  it: given('known'),
  you: plain,
  this: given('known'),
  active: reading('turn'),
  setting: plain,
  counter: reading('counter'),
  role: reading('role'),
  'choice-of': given('known'),
  field: faces(['card'], 'values'),
  cycle: reading('cycle'),
  count: plain,
  different: faces(['of'], 'values'),
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
  'zone-of': reading('places'),
  'pile-of': reading('piles'),
  controller: reading('places', 'attachments'),
  owner: plain,
  host: given('operand', 'attachments'),
  'range-from': plain,
  'range-to': plain,
  'total-of': reading('rolls'),
  roller: reading('rolls'),
  // Counters that the game names say who takes part, and which way the turn order goes.
  neighbour: reading('elsewhere'),
  'roll-about': given('known', 'rolls'),
  history: reading('history'),
  'chosen-before': reading('history'),
  price: faces(['arguments'], 'elsewhere'),
  only: given('operand'),
  called: plain,
  distance: reading('zone'),
  arrival: reading('arrivals'),
  entry: reading('arrivals'),
  position: reading('zone', 'attachments'),
  'cell-of': plain,
  pairs: plain,
  // Lists.
  list: given('known'),
  'choices-of': given('known'),
  'values-of': plain,
  'list-of': faces(['card'], 'values'),
  one: given('operand'),
  'cards-in': given('zone', 'zone'),
  'cards-in-all': given('zone', 'zone'),
  'all-cards': given('anywhere', 'presence'),
  'cards-of': given('table', 'piles'),
  'pile-ends': given('table', 'piles'),
  'cards-of-all': given('table', 'piles'),
  'end-cards': given('zone', 'zone'),
  // Both a list and a question, which asks for the place of a card.
  'in-play': given('table', 'places', 'attachments'),
  attached: given('operand', 'attachments'),
  piles: reading('piles'),
  zones: plain,
  'cards-in-each': given('zone', 'zone'),
  'new-pile': plain,
  // All players, in any turn: only their order depends on it.
  players: plain,
  rolls: reading('rolls'),
  'dice-of': reading('rolls'),
  numbers: plain,
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
  kind: faces(['card']),
  some: plain,
  every: plain,
  odd: plain,
  even: plain,
  alike: plain,
  'face-up': reading('places', 'turned'),
  full: reading('zone', 'elsewhere'),
  rearranges: reading('piles'),
  permitted: faces(['arguments'], 'rules'),
  won: reading('rolls'),
  'field-test': faces(['of'], 'values'),
  related: plain,
  'has-value': plain,
  'in-range': plain,
  selected: faces(['selection', 'card'], 'elsewhere'),
  holds: faces(['card'], 'elsewhere'),
  payable: faces(['card'], 'elsewhere'),
  matching: reading('values'),
  'can-choose': reading('values'),
  wild: faces(['of'], 'values'),
};

/** What is not in the table reads everything, and gives what nobody sees. */
const unknown: Facts & { readonly unknown: true } = {
  faces: [],
  from: 'anywhere',
  reads: ['elsewhere'],
  unknown: true,
};

export const factsOf = (op: string): Facts =>
  Object.hasOwn(operations, op) ? operations[op as Operation] : unknown;

/** Whether an operation may read what any card is, as it is not known. */
export const readsAnything = (op: string): boolean => factsOf(op) === unknown && !Object.hasOwn(acts, op);

const silent: ActFacts = { shows: false, reads: [], writes: [] };
const writing = (...writes: StateWrite[]): ActFacts => ({ ...silent, writes });
const showing: ActFacts = { ...silent, shows: true };
/** Runs texts from other places, or lets others act. */
const outside: ActFacts = { shows: true, reads: ['elsewhere'], writes: ['anything'] };

const acts: Readonly<Record<Act['op'], ActFacts>> = {
  pick: silent,
  chosen: silent,
  let: silent,
  list: silent,
  attempt: silent,
  together: silent,
  // What the verb does is looked up.
  call: { ...showing, writes: ['history'] },
  use: outside,
  supply: { ...silent, reads: ['zone', 'elsewhere'] },
  // What it asks of a card is logged only if it is left out.
  takes: silent,
  require: silent,
  make: { ...outside, shows: false },
  hold: outside,
  shift: { ...silent, reads: ['rolls'], writes: ['rolls'] },
  reroll: { ...silent, reads: ['rolls'], writes: ['rolls'] },
  open: outside,
  stand: { ...silent, reads: ['elsewhere'], writes: ['effects'] },
  announce: outside,
  resolve: outside,
  stop: silent,
  settle: outside,
  // Nothing asks who has won, and what a text does behind it is done.
  decide: silent,
  move: writing('cards'),
  shuffle: { ...silent, reads: ['zone'], writes: ['cards'] },
  reveal: showing,
  say: writing('history'),
  look: showing,
  turn: { shows: true, reads: ['turned'], writes: ['cards'] },
  attach: { ...silent, reads: ['places', 'attachments'], writes: ['cards'] },
  cover: { ...silent, reads: ['places', 'attachments'], writes: ['cards'] },
  // Whether the zone has room for it.
  uncover: { ...silent, reads: ['places', 'attachments', 'elsewhere'], writes: ['cards'] },
  count: { ...silent, reads: ['counter'], writes: ['counter'] },
  appoint: { ...silent, reads: ['role'], writes: ['role'] },
  if: silent,
  may: silent,
  'if-done': silent,
  each: silent,
  repeat: silent,
  'choose-one': silent,
  secretly: silent,
};

/** Whether an operation may show cards; one that is not known may. */
export const mayShow = (op: string): boolean =>
  Object.hasOwn(acts, op) ? acts[op as Act['op']].shows : !Object.hasOwn(operations, op);

/** Whether a node is a statement: a statement alone has a place in a text. */
const isAct = (node: OpNode): node is Act => 'span' in node;

/** How many cards each counts as is changed like what it prints. */
const MULTIPLE: readonly StateRead[] = ['values'];

/** The parts of a position that a node reads by itself; `elsewhere` for one that is not known. */
export function readsOf(node: OpNode): readonly StateRead[] {
  const reads = isAct(node) && Object.hasOwn(acts, node.op) ? acts[node.op].reads : factsOf(node.op).reads;
  return 'multiple' in node ? [...reads, ...MULTIPLE] : reads;
}

/** Which line was chosen is asked about as what has happened is. */
const NOTED: readonly StateWrite[] = ['history'];

/** The parts of a position that a node changes by itself: values, lists and tests change nothing. */
export function writesOf(node: OpNode): readonly StateWrite[] {
  if (isAct(node)) {
    if (!Object.hasOwn(acts, node.op)) return ['anything'];
    return 'notes' in node ? NOTED : acts[node.op].writes;
  }
  return Object.hasOwn(operations, node.op) ? [] : ['anything'];
}
