import type { Scalar } from '../../dsl/meaning.ts';
import { NONE, WILD } from '../game.ts';
import { Frame } from '../position/frames.ts';
import { Header } from '../position/layout.ts';
import { borrow, release, UNSET, type Machine } from '../run/machine.ts';
import { calledValue } from './calls.ts';
import type { Compiler, Get } from './compiler.ts';
import { distance } from './distance.ts';
import { checked, isKnown, Overflow } from './numbers.ts';
import { countOfValues, differentValues, pairs } from './sets.ts';

export { checked, isKnown, Overflow } from './numbers.ts';

/** Compiles one value. */
export function scalar(c: Compiler, tree: Scalar): Get {
  const { layout } = c;
  switch (tree.op) {
    case 'constant': {
      const { value } = tree;
      return () => value;
    }
    case 'local': {
      const at = Frame.locals + tree.slot;
      return ({ p }) => p[p[Header.frame] + at];
    }
    case 'it': {
      const { depth } = tree;
      return (m) => m.it[depth];
    }
    case 'you':
      return ({ p }) => p[p[Header.frame] + Frame.you];
    case 'this':
      return ({ p }) => p[p[Header.frame] + Frame.this];
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
    case 'counter': {
      const { counter, owner } = tree;
      if (counter.of === 'game' || !owner) {
        const at = layout.gameCounters + counter.index;
        return ({ p }) => p[at];
      }
      const at = layout.playerCounters + counter.index * layout.seats;
      const of = c.scalar(owner);
      return (m) => m.p[at + of(m)];
    }
    case 'field': {
      const raw = field(c, tree);
      return (m) => {
        const value = raw(m);
        return isKnown(value) ? value : 0;
      };
    }
    case 'called':
      return calledValue(c, tree);
    case 'distance':
      return distance(c, tree);
    case 'pairs':
      return pairs(c, tree);
    case 'cell-of': {
      const piles = Int32Array.from(tree.piles);
      const of = c.scalar(tree.player);
      return (m) => piles[of(m)] ?? -1;
    }
    case 'count': {
      if (tree.of.op === 'values-of') return countOfValues(c, tree.of);
      const of = c.many(tree.of);
      return (m) => {
        const list = borrow(m);
        of(m, list);
        release(m);
        return list.length;
      };
    }
    case 'different': {
      if (tree.field.type.type === 'set') return differentValues(c, tree.field, tree.of);
      const of = c.many(tree.of);
      const value = c.raw({ op: 'field', field: tree.field, card: { op: 'it', depth: 63 } });
      return (m) => {
        const list = borrow(m);
        of(m, list);
        const seen = new Set<number>();
        for (let i = 0; i < list.length; i++) {
          m.it[63] = list.items[i];
          seen.add(value(m));
        }
        release(m);
        return seen.size;
      };
    }
    case 'total':
    case 'highest':
    case 'lowest':
      return aggregate(c, tree);
    case 'zone': {
      const first = c.zoneIndex(tree.zone);
      if (!tree.of) return () => first;
      const of = c.scalar(tree.of);
      return (m) => first + of(m);
    }
    case 'zone-of': {
      const card = c.scalar(tree.card);
      const at = layout.zone;
      return (m) => m.p[at + card(m)];
    }
    case 'pile-of': {
      const card = c.scalar(tree.card);
      const at = layout.pile;
      return (m) => m.p[at + card(m)];
    }
    case 'controller': {
      const card = c.scalar(tree.card);
      const seatOf = seatsOfZones(c);
      const at = layout.zone;
      return (m) => seatOf[m.p[at + card(m)]] ?? -1;
    }
    case 'only': {
      const of = c.many(tree.of);
      return (m) => {
        const list = borrow(m);
        of(m, list);
        release(m);
        return list.length === 1 ? list.items[0] : -1;
      };
    }
    default:
      return arithmetic(tree.op, c.scalar(tree.left), c.scalar(tree.right));
  }
}

/** A printed field as it stands, everything else as `scalar`. */
export const rawScalar = (c: Compiler, tree: Scalar): Get =>
  tree.op === 'field' ? field(c, tree) : scalar(c, tree);

/** The player of each zone; -1 for the table's. */
export function seatsOfZones(c: Compiler): number[] {
  const seats: number[] = [];
  for (const zone of c.game.vocabulary.zones) {
    if (zone.of === 'player') for (let seat = 0; seat < c.layout.seats; seat++) seats.push(seat);
    else seats.push(-1);
  }
  return seats;
}

/** A printed field, as a column over all cards; the value tried for a wild card stands for `any`. */
function field(c: Compiler, tree: Scalar & { op: 'field' }): Get {
  const index = c.game.fields.indexOf(tree.field);
  const column = Int32Array.from(c.game.copies, (copy) => copy.values[index] ?? NONE);
  const card = c.scalar(tree.card);
  if (!tree.field.wild) return (m) => column[card(m)] ?? NONE;
  const tried = index * c.layout.cards;
  return (m) => {
    const at = card(m);
    const value = column[at] ?? NONE;
    if (value !== WILD) return value;
    const now = m.tried[tried + at];
    return now === UNSET ? WILD : now;
  };
}

function aggregate(c: Compiler, tree: Scalar & { op: 'total' | 'highest' | 'lowest' }): Get {
  const of = c.many(tree.of);
  const value = c.raw(tree.value);
  const { depth, op } = tree;
  return (m) => {
    const list = borrow(m);
    of(m, list);
    let result = 0;
    let known = 0;
    const before = m.it[depth];
    for (let i = 0; i < list.length; i++) {
      m.it[depth] = list.items[i];
      const one = value(m);
      // A card without the value has no part in it; nor has a wild one, whose value nobody has chosen.
      if (!isKnown(one)) continue;
      known++;
      if (op === 'total') result = checked(result + one);
      else if (known === 1 || (op === 'highest' ? one > result : one < result)) result = one;
    }
    m.it[depth] = before;
    release(m);
    return result;
  };
}

function arithmetic(
  op: '+' | '-' | 'times' | 'divided-up' | 'divided-down' | 'greater' | 'lesser',
  left: Get,
  right: Get,
): Get {
  switch (op) {
    case '+':
      return (m) => checked(left(m) + right(m));
    case '-':
      return (m) => checked(left(m) - right(m));
    case 'times':
      return (m) => checked(left(m) * right(m));
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

function divide(m: Machine, left: Get, right: Get, round: (value: number) => number): number {
  const by = right(m);
  if (by === 0) throw new Overflow();
  return round(left(m) / by);
}
