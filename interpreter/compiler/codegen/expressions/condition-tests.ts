import type { Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import { Header, perZone } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { isInPlay, zoneOf } from '../../../engine/state/card-columns.ts';
import { isFull } from '../../../engine/effects/card-changes.ts';
import { depthOf, listFrom, release, isKnown, wordOf } from '../../../engine/program/machine.ts';
import type { ConditionClosure } from '../../../engine/program/machine.ts';
import { calledTest } from './function-calls.ts';
import { hasWon } from '../../../engine/effects/dice.ts';
import type { Compiler } from '../codegen-context.ts';
import { permitted } from './permission-checks.ts';
import { canChoose } from '../choices/compile-choice.ts';
import { kindMask } from './card-masks.ts';
import { contains } from './list-contains.ts';
import { ofSome, valuesOfScalar } from '../values/card-values.ts';
import { compileSameness, fieldTest } from '../values/field-tests.ts';
import { matching } from '../values/bipartite-matching.ts';
import { compileHasValue, holdsOf, inRange, related, selected } from '../values/bit-sets.ts';
import { noElement, some, someOf } from './list-nonempty.ts';
import { comparison, mayLack } from './comparisons.ts';
import { wild } from '../values/wildcard-search.ts';
import { place } from './zone-lookups.ts';

/** Compiles a condition. */
export function test(c: Compiler, tree: Test): ConditionClosure {
  switch (tree.op) {
    case 'and': {
      const parts = tree.parts.map((part) => c.test(part));
      if (parts.length === 1) return parts[0];
      if (parts.length === 2) {
        const [first, then] = parts;
        return (m) => first(m) && then(m);
      }
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
      if (tree.part.op === 'some') return noElement(c, tree.part.of);
      if (tree.part.op === 'among' && tree.part.value.op === 'it' && tree.part.of.op === 'one') {
        const is = contains(c, tree.part.of);
        const { depth } = tree.part.value;
        return (m) => !is(m, m.it[depth]);
      }
      const part = c.test(tree.part);
      return (m) => !part(m);
    }
    case 'compare':
      return comparison(c, tree);
    case 'among': {
      const among = contains(c, tree.of);
      const several = valuesOfScalar(c, tree.value);
      if (several) return (m) => ofSome(several(m), (value) => among(m, value));
      const value = c.scalar(tree.value);
      const depth = depthOf(value);
      if (depth >= 0) return (m) => among(m, m.it[depth]);
      return (m) => among(m, value(m));
    }
    case 'kind': {
      const card = c.scalar(tree.card);
      const ofKind = kindMask(c, tree.kinds);
      const word = wordOf(card);
      if (word >= 0) return ({ p }) => ofKind[p[p[Header.frame] + word]] === 1;
      const depth = depthOf(card);
      if (depth >= 0) return ({ it }) => ofKind[it[depth]] === 1;
      return (m) => ofKind[card(m)] === 1;
    }
    case 'some':
      return some(c, tree.of);
    case 'every': {
      const each = c.test(tree.test);
      const fails = someOf(c, tree.of, tree.depth, (m) => !each(m));
      return (m) => !fails(m);
    }
    case 'odd': {
      const value = c.scalar(tree.value);
      return known(c, [tree.value], (m) => (value(m) & 1) === 1);
    }
    case 'even': {
      const value = c.scalar(tree.value);
      return known(c, [tree.value], (m) => (value(m) & 1) === 0);
    }
    case 'alike':
      return compileSameness(c, tree);
    case 'in-play': {
      const card = c.scalar(tree.card);
      return (m) => isInPlay(m, m.p, card(m));
    }
    case 'face-up': {
      const card = c.scalar(tree.card);
      // The machine has this only where cards can be turned; the test holds in any game.
      const { zones } = c.game.vocabulary;
      const open = perZone(zones, c.layout.seats, ({ seenBy }) => seenBy === 'everyone');
      const { shown } = c.layout.state;
      const everyone = (1 << c.layout.seats) - 1;
      return (m) => {
        const of = card(m);
        const { p } = m;
        return of >= 0 && (open[zoneOf(p, c.layout, of)] || (shown >= 0 && p[shown + of] === everyone));
      };
    }
    case 'full': {
      const zone = place(c, tree.zone);
      return (m) => isFull(m, zone(m));
    }
    case 'rearranges':
      return rearranges(c, tree);
    case 'permitted':
      return permitted(c, tree);
    case 'won': {
      const roll = c.scalar(tree.roll);
      const by = c.scalar(tree.by);
      return (m) => hasWon(m, roll(m), by(m));
    }
    case 'field-test':
      return fieldTest(c, tree);
    case 'can-choose':
      return canChoose(c, tree);
    case 'wild':
      return wild(c, tree);
    case 'called':
      return calledTest(c, tree);
    case 'related':
      return related(c, tree);
    case 'has-value':
      return compileHasValue(c, tree);
    case 'in-range':
      return inRange(c, tree);
    case 'selected':
      return selected(c, tree);
    case 'holds':
    case 'payable':
      return holdsOf(c, tree);
    case 'matching':
      return matching(c, tree);
  }
}

/** A test of a printed value or counter fails for a card that does not have it, and while nobody has chosen that of a wild one. */
function known(c: Compiler, values: readonly Scalar[], holds: ConditionClosure): ConditionClosure {
  const fields = values.filter(mayLack).map((value) => c.raw(value));
  if (fields.length === 0) return holds;
  return (m) => {
    for (const field of fields) if (!isKnown(field(m))) return false;
    return holds(m);
  };
}

/** Moving all of a pile to a new one, or cards to the pile that they are in, leaves the table as it was. */
function rearranges(c: Compiler, tree: Test & { op: 'rearranges' }): ConditionClosure {
  const pile = c.scalar(tree.pile);
  const { layout } = c;
  if (tree.cards.op === 'one') {
    const card = c.scalar(tree.cards.value);
    const { value } = tree.cards;
    if (value.op === 'local' && tree.pile.op === 'it' && layout.state.above < 0) {
      // As a destination is offered: asked of every pile, so without calls; what may be covered is where its cover is.
      const local = Frame.locals + value.slot;
      const { depth } = tree.pile;
      return ({ p, it }) => {
        const of = p[p[Header.frame] + local];
        const from = of < 0 ? -1 : p[layout.pile + of];
        const to = it[depth];
        return from < 0 || (to < 0 ? p[layout.pileCount + from] !== 1 : to !== from);
      };
    }
    return (m) => {
      const to = pile(m);
      const of = card(m);
      const from = of < 0 ? -1 : m.p[layout.pile + of];
      if (from < 0) return true;
      return to < 0 ? m.p[layout.pileCount + from] !== 1 : to !== from;
    };
  }
  const cards = c.many(tree.cards);
  return (m) => {
    const list = listFrom(m, cards);
    release(m);
    if (list.length === 0) return false;
    const to = pile(m);
    const from = m.p[layout.pile + list.items[0]];
    if (from < 0) return true;
    for (let i = 1; i < list.length; i++) if (m.p[layout.pile + list.items[i]] !== from) return true;
    return to < 0 ? m.p[layout.pileCount + from] !== list.length : to !== from;
  };
}
