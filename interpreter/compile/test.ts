import type { Compare, Scalar, Test } from '../../dsl/meaning.ts';
import { isKnown } from './scalar.ts';
import { borrow, release } from '../run/machine.ts';
import { calledTest } from './calls.ts';
import type { Compiler, Get, Holds } from './compiler.ts';
import { fieldTest } from './field-test.ts';
import { matching } from './matching.ts';
import { hasValue, holdsOf, inRange, related, selected } from './sets.ts';
import { wild } from './wild.ts';

/** Compiles a condition. */
export function test(c: Compiler, tree: Test): Holds {
  switch (tree.op) {
    case 'and': {
      const parts = tree.parts.map((part) => c.test(part));
      return (m) => {
        for (const part of parts) if (!part(m)) return false;
        return true;
      };
    }
    case 'or': {
      const parts = tree.parts.map((part) => c.test(part));
      return (m) => {
        for (const part of parts) if (part(m)) return true;
        return false;
      };
    }
    case 'not': {
      const part = c.test(tree.part);
      return (m) => !part(m);
    }
    case 'compare':
      return known(c, [tree.left, tree.right], comparing(tree.how, c.raw(tree.left), c.raw(tree.right)));
    case 'among': {
      const value = c.scalar(tree.value);
      const of = c.many(tree.of);
      return (m) => {
        const wanted = value(m);
        const list = borrow(m);
        of(m, list);
        release(m);
        for (let i = 0; i < list.length; i++) if (list.items[i] === wanted) return true;
        return false;
      };
    }
    case 'kind': {
      const card = c.scalar(tree.card);
      const ofKind = Uint8Array.from(c.game.copies, (copy) =>
        tree.kinds.includes(copy.symbol.kind.index) ? 1 : 0,
      );
      return (m) => ofKind[card(m)] === 1;
    }
    case 'some': {
      const of = c.many(tree.of);
      return (m) => {
        const list = borrow(m);
        of(m, list);
        release(m);
        return list.length > 0;
      };
    }
    case 'every': {
      const of = c.many(tree.of);
      const each = c.test(tree.test);
      const { depth } = tree;
      return (m) => {
        const before = m.it[depth];
        const list = borrow(m);
        of(m, list);
        let holds = true;
        for (let i = 0; holds && i < list.length; i++) {
          m.it[depth] = list.items[i];
          holds = each(m);
        }
        release(m);
        m.it[depth] = before;
        return holds;
      };
    }
    case 'odd': {
      const value = c.scalar(tree.value);
      return known(c, [tree.value], (m) => (value(m) & 1) === 1);
    }
    case 'even': {
      const value = c.scalar(tree.value);
      return known(c, [tree.value], (m) => (value(m) & 1) === 0);
    }
    case 'rearranges':
      return rearranges(c, tree);
    case 'field-test':
      return fieldTest(c, tree);
    case 'wild':
      return wild(c, tree);
    case 'called':
      return calledTest(c, tree);
    case 'related':
      return related(c, tree);
    case 'has-value':
      return hasValue(c, tree);
    case 'in-range':
      return inRange(c, tree);
    case 'selected':
      return selected(c, tree);
    case 'holds':
      return holdsOf(c, tree);
    case 'matching':
      return matching(c, tree);
  }
}

/** A test of a printed value fails for a card that does not have it, and while nobody has chosen that of a wild one. */
function known(c: Compiler, values: readonly Scalar[], holds: Holds): Holds {
  const fields = values.filter((value) => value.op === 'field').map((value) => c.raw(value));
  if (fields.length === 0) return holds;
  return (m) => fields.every((field) => isKnown(field(m))) && holds(m);
}

export function comparing(how: Compare, left: Get, right: Get): Holds {
  switch (how) {
    case '=':
      return (m) => left(m) === right(m);
    case '<>':
      return (m) => left(m) !== right(m);
    case '<':
      return (m) => left(m) < right(m);
    case '<=':
      return (m) => left(m) <= right(m);
    case '>':
      return (m) => left(m) > right(m);
    case '>=':
      return (m) => left(m) >= right(m);
  }
}

/** Moving all of a pile to a new one, or cards to the pile that they are in, leaves the table as it was. */
function rearranges(c: Compiler, tree: Test & { op: 'rearranges' }): Holds {
  const cards = c.many(tree.cards);
  const pile = c.scalar(tree.pile);
  const { layout } = c;
  return (m) => {
    const list = borrow(m);
    cards(m, list);
    release(m);
    if (list.length === 0) return false;
    const to = pile(m);
    const from = m.p[layout.pile + list.items[0]];
    if (from < 0) return true;
    for (let i = 1; i < list.length; i++) if (m.p[layout.pile + list.items[i]] !== from) return true;
    return to < 0 ? m.p[layout.pileCount + from] !== list.length : to !== from;
  };
}
