import { countOfSeveral } from '../values/multiplicities.ts';
import type { Scalar } from '../../../../dsl/ir/expressions.ts';
import { Header, perZone, type Layout } from '../../../engine/state/position-layout.ts';
import { neighbourOf } from '../../../engine/state/turn-order.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { beforeStay, rootOf, stayOf, topOf, zoneOf } from '../../../engine/state/card-columns.ts';
import {
  listFrom,
  release,
  checkedInt,
  always,
  isKnown,
  Overflow,
  candidateAt,
  depthOf,
  fixedValue,
  frameWord,
} from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { Machine, ValueClosure } from '../../../engine/program/machine.ts';
import { Roll, rollAt } from '../../../engine/state/roll-records.ts';
import { rollTotal } from '../../../engine/effects/dice.ts';
import { calledValue } from './function-calls.ts';
import { cardCounter, cardField, valueSet } from '../values/card-values.ts';
import { stateContentOf, isState } from '../values/state-contents.ts';
import type { Compiler } from '../codegen-context.ts';
import { compileDistance } from '../values/grid-distances.ts';
import { NONE } from '../../../game/linked-game.ts';
import { rangeFrom, rangeTo } from '../../../game/printed-range.ts';
import { differentOf, differentValues, pairs } from '../values/bit-sets.ts';
import { size } from './list-size.ts';
import { priceOf } from './permission-checks.ts';
import { zoneIn, hasRoots } from './zone-lookups.ts';

/** Compiles one value. */
export function scalar(c: Compiler, tree: Scalar): ValueClosure {
  const { layout } = c;
  switch (tree.op) {
    case 'constant': {
      return always(tree.value);
    }
    case 'local': {
      const at = Frame.locals + tree.slot;
      // A card that was covered since answers with what covers it.
      if (layout.state.above >= 0 && c.slots?.[tree.slot]?.sort === 'card')
        return ({ p }) => topOf(p, layout, p[p[Header.frame] + at]);
      return frameWord(at);
    }
    case 'it': {
      return candidateAt(tree.depth);
    }
    case 'you':
      return frameWord(Frame.you);
    case 'this':
      if (layout.state.above >= 0) return ({ p }) => topOf(p, layout, p[p[Header.frame] + Frame.this]);
      return frameWord(Frame.this);
    case 'active':
      return ({ p }) => p[Header.turn];
    case 'cycle':
      return ({ p }) => p[Header.cycle];
    case 'setting': {
      const at = layout.settings + tree.index;
      return ({ p }) => p[at];
    }
    case 'role': {
      const at = layout.roles + tree.index;
      return ({ p }) => p[at];
    }
    case 'choice-of':
      return choiceOf(c, tree, tree.sort === 'number' ? 0 : -1);
    case 'counter': {
      const { counter, owner } = tree;
      if (counter.holds) return stateContentOf(c, tree, -1);
      if (counter.of === 'card') {
        const raw = cardCounter(c, tree);
        return (m) => {
          const value = raw(m);
          return isKnown(value) ? value : 0;
        };
      }
      if (counter.of === 'game' || !owner) {
        const at = layout.gameCounters + counter.index;
        return ({ p }) => p[at];
      }
      const at = layout.playerCounters + counter.index * layout.seats;
      const of = c.scalar(owner);
      const depth = depthOf(of);
      if (depth >= 0) return ({ p, it }) => (it[depth] < 0 ? 0 : p[at + it[depth]]);
      return (m) => {
        const player = of(m);
        return player < 0 ? 0 : m.p[at + player];
      };
    }
    case 'field': {
      const raw = field(c, tree);
      return (m) => {
        const value = raw(m);
        return isKnown(value) ? value : 0;
      };
    }
    case 'count':
      return countOfSeveral(c, tree) ?? size(c, tree.of);
    case 'called':
      return calledValue(c, tree);
    case 'distance':
      return compileDistance(c, tree);
    case 'pairs':
      return pairs(c, tree);
    case 'cell-of': {
      const piles = Int32Array.from(tree.piles);
      const of = c.scalar(tree.player);
      return (m) => piles[of(m)] ?? -1;
    }
    case 'different': {
      if (tree.field.type.type === 'set') return differentValues(c, tree.field, tree.of);
      const of = c.many(tree.of);
      const every = [tree.field, ...tree.also];
      const sets = every.map((each) => valueSet(c, each));
      if (sets.some((set) => set)) return differentOf(c, tree.of, every);
      const fields = every.map((each) => cardField(c, each));
      return (m) => {
        const list = listFrom(m, of);
        let seen = 0;
        for (let i = 0; i < list.length; i++) {
          let one: number = NONE;
          for (let k = 0; k < fields.length && one === NONE; k++) one = fields[k](m, list.items[i]);
          // A card without the value has no part in it; nor has a wild one, whose value nobody has chosen.
          if (!isKnown(one)) continue;
          // Values that were seen are at the beginning of the list.
          let j = 0;
          while (j < seen && list.items[j] !== one) j++;
          spend(m, j + 1);
          if (j === seen) list.items[seen++] = one;
        }
        release(m);
        return seen;
      };
    }
    case 'total':
    case 'highest':
    case 'lowest':
      return aggregate(c, tree);
    case 'zone':
      return zoneIn(c, tree);
    case 'zone-of': {
      const card = c.scalar(tree.card);
      const depth = depthOf(card);
      if (hasRoots(c)) {
        if (depth >= 0) return ({ p, it }) => zoneOf(p, layout, it[depth]);
        return (m) => zoneOf(m.p, layout, card(m));
      }
      const at = layout.zone;
      return (m) => {
        const of = card(m);
        return of < 0 ? -1 : m.p[at + of];
      };
    }
    case 'pile-of': {
      const at = layout.pile;
      const card = c.scalar(tree.card);
      const depth = depthOf(card);
      if (hasRoots(c)) {
        if (depth >= 0) return ({ p, it }) => (it[depth] < 0 ? -1 : p[at + rootOf(p, layout, it[depth])]);
        return (m) => {
          const of = card(m);
          return of < 0 ? -1 : m.p[at + rootOf(m.p, layout, of)];
        };
      }
      if (depth >= 0) {
        return ({ p, it }) => (it[depth] < 0 ? -1 : p[at + it[depth]]);
      }
      return (m) => {
        const of = card(m);
        return of < 0 ? -1 : m.p[at + of];
      };
    }
    case 'controller': {
      const card = c.scalar(tree.card);
      const controllerIn = controllerReader(c);
      const depth = depthOf(card);
      if (depth >= 0) return ({ p, it }) => controllerIn(p, it[depth]);
      return (m) => controllerIn(m.p, card(m));
    }
    case 'neighbour': {
      const of = c.scalar(tree.of);
      return (m) => neighbourOf(layout, m.p, of(m), tree.back);
    }
    case 'range-from':
    case 'range-to': {
      const raw = boundOf(c, tree);
      return (m) => {
        const bound = raw(m);
        return isKnown(bound) ? bound : 0;
      };
    }
    case 'total-of': {
      const roll = c.scalar(tree.roll);
      return (m) => rollTotal(m, roll(m));
    }
    case 'roller':
    case 'roll-about': {
      const roll = c.scalar(tree.roll);
      const part = tree.op === 'roller' ? Roll.roller : Roll.about;
      return (m) => {
        const at = roll(m);
        return at < 0 ? -1 : m.p[rollAt(layout, at) + part];
      };
    }
    case 'history': {
      const at = layout.history[tree.question];
      const subject = c.scalar(tree.subject);
      if (tree.stay) return sinceStay(c, tree, tree.stay);
      if (!tree.card)
        return (m) => {
          const who = subject(m);
          return who < 0 ? 0 : m.p[at + who];
        };
      const card = c.scalar(tree.card);
      return (m) => {
        const who = subject(m);
        const of = card(m);
        return who < 0 || of < 0 ? 0 : m.p[at + who * layout.cards + of];
      };
    }
    case 'chosen-before': {
      const at = layout.choices + tree.memory * layout.cards;
      const card = c.scalar(tree.card);
      return (m) => {
        const of = card(m);
        return of < 0 ? 0 : m.p[at + of];
      };
    }
    case 'owner': {
      const card = c.scalar(tree.card);
      const { owners } = c.game;
      const depth = depthOf(card);
      if (depth >= 0) return ({ it }) => owners?.[it[depth]] ?? -1;
      return (m) => owners?.[card(m)] ?? -1;
    }
    case 'host': {
      const card = c.scalar(tree.card);
      const at = layout.state.host;
      return (m) => {
        const of = card(m);
        return of < 0 || at < 0 ? -1 : m.p[at + of];
      };
    }
    case 'arrival':
    case 'entry': {
      const card = c.scalar(tree.card);
      const at = tree.op === 'arrival' ? layout.state.arrived : layout.state.entered;
      return (m) => {
        const of = card(m);
        return of < 0 || at < 0 ? 0 : m.p[at + of];
      };
    }
    case 'position': {
      const card = c.scalar(tree.card);
      const { previous, state } = layout;
      return (m) => {
        let at = card(m);
        if (at < 0) return 0;
        if (state.host >= 0) while (m.p[state.host + at] >= 0) at = m.p[state.host + at];
        let below = 0;
        for (at = m.p[previous + at]; at >= 0; at = m.p[previous + at]) below++;
        spend(m, below);
        return below;
      };
    }
    case 'only': {
      const of = c.many(tree.of);
      return (m) => {
        const list = listFrom(m, of);
        spend(m, list.length);
        release(m);
        return list.length === 1 ? list.items[0] : -1;
      };
    }
    case 'price':
      return priceOf(c, tree);
    default:
      return arithmetic(tree.op, c.scalar(tree.left), c.scalar(tree.right));
  }
}

/** A value that is always the same, if it is one. */
export function constantOf(c: Compiler, tree: Scalar): number | undefined {
  if (tree.op === 'constant') return tree.value;
  return tree.op === 'zone' && !tree.of ? c.zoneIndex(tree.zone) : undefined;
}

const readers = new WeakMap<Layout, ControllerReader>();

/** Whose a card is in a position; -1 for nobody. */
type ControllerReader = (p: Int32Array, card: number) => number;

/** Reads whose a card is in a position; one for each table. */
export function controllerReader(c: Compiler): ControllerReader {
  let reader = readers.get(c.layout);
  if (!reader) readers.set(c.layout, (reader = hasRoots(c) ? attachedReader(c) : zoneReader(c)));
  return reader;
}

/** In place of a seat: a zone in play that all players share, where a card is its owner's. */
const SHARED = -2;

/** By zone the seat whose it is; -1 for the table's and for that of nobody. */
function seatColumn(c: Compiler): Int32Array {
  const seats = seatsOfZones(c);
  const column = new Int32Array(c.layout.zones).fill(-1);
  column.set(seats);
  if (c.game.owners)
    for (const zone of c.game.vocabulary.zones)
      if (zone.inPlay && zone.of === 'table') column[c.zoneIndex(zone)] = SHARED;
  return column;
}

function zoneReader(c: Compiler): ControllerReader {
  const at = c.layout.zone;
  const { owners } = c.game;
  const seatOf = seatColumn(c);
  return (p, card) => {
    if (card < 0) return -1;
    const zone = p[at + card];
    if (zone < 0) return -1;
    const seat = seatOf[zone];
    return seat === SHARED ? owners![card] : seat;
  };
}

/** Where cards are attached: one goes with its host, or by its kind with who attached it. */
function attachedReader(c: Compiler): ControllerReader {
  const { game, layout } = c;
  const { host, attacher, above } = layout.state;
  const seatOf = seatColumn(c);
  const goesWithAttacher = Uint8Array.from(game.copies, ({ symbol }) =>
    symbol.kind.controlledBy === 'attacher' ? 1 : 0,
  );
  return (p, card) => {
    let top = card;
    while (top >= 0) {
      if (above >= 0) while (p[above + top] >= 0) top = p[above + top];
      const on = host < 0 ? -1 : p[host + top];
      if (on >= 0) {
        if (goesWithAttacher[top] === 1) return p[attacher + top];
        top = on;
        continue;
      }
      const zone = p[layout.zone + top];
      if (zone < 0) return -1;
      const seat = seatOf[zone];
      return seat === SHARED ? game.owners![top] : seat;
    }
    return -1;
  };
}

/**
 * A printed field or a counter of a card as it is (`NONE` if the card has none), everything else as `scalar`.
 */
export const rawScalar = (c: Compiler, tree: Scalar): ValueClosure => {
  if (tree.op === 'field') return field(c, tree);
  if (isBound(tree)) return boundOf(c, tree);
  if (isState(tree)) return stateContentOf(c, tree, NONE);
  if (tree.op === 'choice-of') return choiceOf(c, tree, NONE);
  return isCardCounter(tree) ? cardCounter(c, tree) : scalar(c, tree);
};

/** What a player has chosen when several did; `nothing` for who has chosen nothing. */
function choiceOf(c: Compiler, tree: Scalar & { op: 'choice-of' }, nothing: number): ValueClosure {
  const at = Frame.locals + tree.slot;
  const player = c.scalar(tree.player);
  const covered = tree.sort === 'card' && c.layout.state.above >= 0;
  return (m) => {
    const seat = player(m);
    const list = m.p[m.p[Header.frame] + at];
    const chosen = seat < 0 || list < 0 ? -1 : m.p[list + 1 + seat];
    if (chosen < 0) return nothing;
    return covered ? topOf(m.p, c.layout, chosen) : chosen;
  };
}

/** Whether a value is an end of a range, which may be open. */
export const isBound = (tree: Scalar): tree is Scalar & { op: 'range-from' | 'range-to' } =>
  tree.op === 'range-from' || tree.op === 'range-to';

/** The lowest or the highest number of a range; nothing where it is open. */
function boundOf(c: Compiler, tree: Scalar & { op: 'range-from' | 'range-to' }): ValueClosure {
  const range = c.raw(tree.range);
  const end = tree.op === 'range-from' ? rangeFrom : rangeTo;
  return (m) => {
    const packed = range(m);
    const bound = isKnown(packed) ? end(packed) : NONE;
    return Number.isFinite(bound) ? bound : NONE;
  };
}

/** Whether a value is a counter of cards, which some cards may lack. */
export const isCardCounter = (tree: Scalar): tree is Scalar & { op: 'counter' } =>
  tree.op === 'counter' && tree.counter.of === 'card' && !tree.counter.holds;

/** The player of each zone; -1 for the table's. */
export const seatsOfZones = ({ game, layout }: Compiler): number[] =>
  perZone(game.vocabulary.zones, layout.seats, (zone, seat) => (zone.of === 'player' ? seat : -1));

function field(c: Compiler, tree: Scalar & { op: 'field' }): ValueClosure {
  const read = cardField(c, tree.field);
  if (tree.card.op === 'it') {
    const { depth } = tree.card;
    return (m) => read(m, m.it[depth]);
  }
  const card = c.scalar(tree.card);
  return (m) => read(m, card(m));
}

function aggregate(c: Compiler, tree: Scalar & { op: 'total' | 'highest' | 'lowest' }): ValueClosure {
  const of = c.many(tree.of);
  const value = c.raw(tree.value);
  const { depth, op } = tree;
  return (m) => {
    const list = listFrom(m, of);
    spend(m, list.length);
    let result = 0;
    let known = 0;
    const before = m.it[depth];
    for (let i = 0; i < list.length; i++) {
      m.it[depth] = list.items[i];
      const one = value(m);
      // A card without the value has no part in it; nor has a wild one, whose value nobody has chosen.
      if (!isKnown(one)) continue;
      known++;
      if (op === 'total') result = checkedInt(result + one);
      else if (known === 1 || (op === 'highest' ? one > result : one < result)) result = one;
    }
    m.it[depth] = before;
    release(m);
    return result;
  };
}

function arithmetic(
  op: '+' | '-' | 'times' | 'divided-up' | 'divided-down' | 'greater' | 'lesser',
  left: ValueClosure,
  right: ValueClosure,
): ValueClosure {
  switch (op) {
    case '+':
      return (m) => checkedInt(left(m) + right(m));
    case '-':
      if (fixedValue(left) !== undefined) {
        const from = fixedValue(left)!;
        return (m) => checkedInt(from - right(m));
      }
      return (m) => checkedInt(left(m) - right(m));
    case 'times':
      return (m) => checkedInt(left(m) * right(m));
    case 'divided-up':
      return (m) => divide(m, left, right, Math.ceil);
    case 'divided-down':
      return (m) => divide(m, left, right, Math.floor);
    case 'greater':
      return (m) => Math.max(left(m), right(m));
    case 'lesser':
      return (m) => Math.min(left(m), right(m));
  }
}

function divide(
  m: Machine,
  left: ValueClosure,
  right: ValueClosure,
  round: (value: number) => number,
): number {
  const by = right(m);
  // A number that is worked out again means nothing yet.
  if (by === 0 && m.circle >= 0) return 0;
  if (by === 0) throw new Overflow();
  return round(left(m) / by);
}

/** What was counted since a card came into play; nothing while it is not there. */
function sinceStay(
  c: Compiler,
  { question, subject }: Scalar & { op: 'history' },
  stay: Scalar,
): ValueClosure {
  const { layout } = c;
  const at = layout.history[question];
  const count = layout.stays.find((each) => each.at === at)!;
  const [of, by] = [c.scalar(subject), c.scalar(stay)];
  return (m) => {
    const [who, card] = [of(m), by(m)];
    if (who < 0 || stayOf(m.p, layout, card) === 0) return 0;
    return m.p[at + who] - (count.seats > 0 ? beforeStay(m.p, count, card, who) : 0);
  };
}
