import { describe, expect, it } from 'vitest';
import { readsOf, writesOf, type Operation } from '../../dsl/ir/operation-facts.ts';
import { operands, type OpNode } from '../../dsl/ir/operands.ts';
import type { Act } from '../../dsl/ir/statements.ts';
import { ChangedBefore } from '../../interpreter/compiler/codegen/choices/earlier-changes.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';

const game = { verbs: [], firsts: [], abilities: [], runsOut: [] } as unknown as Game;
const span = { start: 0, end: 0 };
const zone = { sort: 'zone', id: 'here' };
const counter = { sort: 'counter', id: 'coin' };
const symbols: Readonly<Record<string, object>> = {
  zone,
  counter,
  of: zone,
  metric: { sort: 'metric', how: 'path', zone },
};

/** The smallest node of an operation: of all its operands it has the zone and the counter that it names. */
function smallest(op: OpNode['op'], isAct: boolean): OpNode {
  const node: Record<string, unknown> = { op, ...(isAct ? { span, pick: {}, prepare: [] } : {}) };
  for (const [key, operand] of Object.entries(operands[op]))
    if (operand === 'symbol' && key !== 'function') node[key] = symbols[key] ?? { sort: key, id: key };
  if ('zone' in operands[op] && node.zone === undefined) node.zone = { op: 'zone', zone };
  if ('zones' in operands[op]) node.zones = { op: 'zones', zone };
  if (op === 'count' && !isAct) delete node.counter;
  return node as unknown as OpNode;
}

const move = (to: object): object => ({ op: 'move', cards: { op: 'list', slot: 0 }, to: { zone: to }, span });
const elsewhere = { sort: 'zone', id: 'there' };
const before = {
  'a move in its zone': move(zone),
  'a move': move(elsewhere),
  'its counter': { op: 'count', counter, change: 'add', span },
  'another counter': { op: 'count', counter: { sort: 'counter', id: 'scrip' }, change: 'add', span },
  'a role': { op: 'appoint', role: 0, span },
  'a roll': { op: 'shift', span },
  'an effect': { op: 'stand', ability: {}, span },
  'a verb': { op: 'call', verb: { sort: 'verb', index: 0 }, span },
};
type Change = keyof typeof before;

const nothing: readonly Change[] = [];
const cards: readonly Change[] = ['a move in its zone', 'a move'];
const there: readonly Change[] = ['a move in its zone'];
const effects: readonly Change[] = ['an effect'];
const rolls: readonly Change[] = ['a roll', 'an effect'];
const anything = Object.keys(before) as readonly Change[];

/** What is done before a choice that asks something, so that the choice cannot be made before it. */
const waits: Readonly<Record<Operation, readonly Change[]>> = {
  constant: nothing,
  local: nothing,
  it: nothing,
  you: nothing,
  this: nothing,
  active: nothing,
  neighbour: anything,
  'choice-of': nothing,
  'choices-of': nothing,
  setting: nothing,
  counter: ['its counter', 'an effect'],
  role: ['a role'],
  field: effects,
  cycle: nothing,
  count: nothing,
  different: effects,
  total: nothing,
  highest: nothing,
  lowest: nothing,
  '+': nothing,
  '-': nothing,
  times: nothing,
  'divided-up': nothing,
  'divided-down': nothing,
  greater: nothing,
  'range-from': nothing,
  'range-to': nothing,
  lesser: nothing,
  zone: there,
  'zone-of': cards,
  'pile-of': cards,
  controller: cards,
  owner: nothing,
  host: cards,
  'total-of': rolls,
  roller: rolls,
  'roll-about': rolls,
  history: anything,
  'chosen-before': anything,
  price: anything,
  only: nothing,
  called: nothing,
  distance: there,
  arrival: cards,
  entry: cards,
  position: cards,
  'cell-of': nothing,
  pairs: nothing,
  list: nothing,
  'values-of': nothing,
  'list-of': effects,
  one: nothing,
  'cards-in': there,
  'cards-in-all': there,
  'all-cards': cards,
  'cards-of': cards,
  'pile-ends': cards,
  'cards-of-all': cards,
  'end-cards': there,
  'in-play': cards,
  attached: cards,
  piles: cards,
  zones: there,
  'cards-in-each': there,
  'new-pile': there,
  players: nothing,
  rolls,
  'dice-of': rolls,
  numbers: nothing,
  filter: nothing,
  union: nothing,
  best: nothing,
  sorted: nothing,
  and: nothing,
  or: nothing,
  not: nothing,
  compare: nothing,
  among: nothing,
  kind: nothing,
  some: nothing,
  every: nothing,
  odd: nothing,
  even: nothing,
  alike: nothing,
  'face-up': cards,
  full: anything,
  rearranges: cards,
  permitted: effects,
  won: rolls,
  'field-test': effects,
  related: nothing,
  'has-value': nothing,
  'in-range': nothing,
  selected: anything,
  holds: anything,
  payable: anything,
  matching: effects,
  'can-choose': effects,
  wild: effects,
};

describe('a choice waits for what is done before it', () => {
  it.each(Object.entries(waits))('where it asks %s', (op, expected) => {
    const node = smallest(op as Operation, false);
    const found = anything.filter((change) => {
      const changed = new ChangedBefore(game);
      changed.add(before[change] as Act);
      return changed.touchesAny([node]);
    });
    expect(found).toEqual(expected);
  });

  const ops = Object.keys(operands) as OpNode['op'][];
  const statements = ops.filter((op) => !(op in waits) || op === 'count' || op === 'list');

  it('whatever it asks, where that is another text, or lets others act', () => {
    const open = statements.filter((op) => {
      const changed = new ChangedBefore(game);
      changed.add(smallest(op, true) as Act);
      return changed.touchesAny([]);
    });
    expect(open).toEqual(['use', 'make', 'hold', 'open', 'announce', 'resolve', 'settle']);
  });

  it('also where a statement looks up how much is there before it does something', () => {
    const reading = statements.filter((op) => readsOf(smallest(op, true)).length > 0);
    const writing = statements.filter((op) => writesOf(smallest(op, true)).length > 0);
    const none = statements.filter((op) => !reading.includes(op) && !writing.includes(op));
    // What only carries out others, asks, keeps something in mind or shows it.
    expect(none).toEqual(
      [
        'list pick chosen let attempt together require takes stop decide reveal look',
        'if may if-done each repeat choose-one secretly',
      ].flatMap((each) => each.split(' ')),
    );
  });

  it('of an operation that is not known', () => {
    const unknown = { op: 'divine', span } as unknown as OpNode;
    expect([readsOf(unknown), writesOf(unknown)]).toEqual([['elsewhere'], ['anything']]);
  });
});
