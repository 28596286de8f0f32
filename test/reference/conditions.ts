import type { Compare, Scalar, Test } from '../../dsl/ir/expressions.ts';
import { WILD } from '../../interpreter/game/linked-game.ts';
import { canChoose } from './choices.ts';
import { alike, fieldTest, rangeOf } from './field-tests.ts';
import { isForbidden } from './forbidding.ts';
import { canPay, unpaid } from './prices.ts';
import { isSame } from './names.ts';
import { isFull, isInPlay, rootOf, zoneOf } from './places.ts';
import { calledTest, conditionOf, inRange, matching, selected } from './printed.ts';
import { isCard, NOTHING, withIt, type Card, type Env, type Play, type Value } from './state.ts';
import { isKnown, isRoll, valuesCompared } from './values.ts';

/** Whether a condition holds. */
export function holds(g: Play, env: Env, tree: Test): boolean {
  switch (tree.op) {
    case 'and':
      return tree.parts.every((part) => g.holds(env, part));
    case 'or':
      return tree.parts.some((part) => g.holds(env, part));
    case 'not':
      return !g.holds(env, tree.part);
    case 'compare': {
      const [several, others] = [valuesCompared(g, env, tree.left), valuesCompared(g, env, tree.right)];
      if ((several || others) && (tree.how === '=' || tree.how === '<>')) {
        const one = (part: Scalar): number[] => {
          const found = plain(g, env, part);
          return typeof found === 'number' ? [found] : [];
        };
        const ours = [...(several ?? one(tree.left))];
        const theirs = [...(others ?? one(tree.right))];
        if (ours.length === 0 || theirs.length === 0) return false;
        return ours.some((each) => theirs.includes(each)) === (tree.how === '=');
      }
      const left = plain(g, env, tree.left);
      const right = plain(g, env, tree.right);
      return left !== undefined && right !== undefined && compare(tree.how, left, right);
    }
    case 'among': {
      const several = valuesCompared(g, env, tree.value);
      if (several) return g.list(env, tree.of).some((each) => typeof each === 'number' && several.has(each));
      const value = g.value(env, tree.value);
      return g.list(env, tree.of).some((each) => isSame(each, value));
    }
    case 'kind': {
      const card = g.value(env, tree.card);
      return isCard(card) && tree.kinds.includes(card.printed.symbol.kind.index);
    }
    case 'some':
      return g.list(env, tree.of).length > 0;
    case 'every':
      return g.list(env, tree.of).every((each) => g.holds(withIt(env, tree.depth, each), tree.test));
    case 'odd':
    case 'even': {
      const value = plain(g, env, tree.value);
      return typeof value === 'number' && (Math.abs(value) % 2 === 1) === (tree.op === 'odd');
    }
    case 'alike': {
      const values = g.list(env, tree.of) as number[];
      return values.length > 0 && alike(tree.kind, values);
    }
    case 'in-play': {
      const card = g.value(env, tree.card);
      return isCard(card) && isInPlay(card);
    }
    case 'face-up': {
      const card = g.value(env, tree.card);
      if (!isCard(card)) return false;
      return zoneOf(card)?.symbol.seenBy === 'everyone' || card.shown.size === g.seats.length;
    }
    case 'full': {
      const zone = g.value(env, tree.zone);
      return typeof zone === 'object' && zone.is === 'zone' && isFull(g, zone);
    }
    case 'rearranges':
      return rearranges(g.list(env, tree.cards).filter(isCard), g.value(env, tree.pile));
    case 'permitted': {
      const you = g.number(env, tree.you);
      const values = tree.arguments.map((each) => (each ? g.value(env, each) : NOTHING));
      if (isForbidden(g, tree.verb, you, values, tree.again)) return false;
      const before = (tree.paid ?? []).map((demand) => ({ env, demand }));
      return canPay(g, env.frame, unpaid(g, env.frame, tree.verb, you, values, []), you, values, before);
    }
    case 'won': {
      const roll = g.value(env, tree.roll);
      if (!isRoll(roll)) return false;
      const { winner = NOTHING } = roll;
      return winner >= 0 && winner === g.value(env, tree.by);
    }
    case 'field-test':
      return fieldTest(g, env, tree);
    case 'wild':
      return wild(g, env, tree);
    case 'called':
      return calledTest(g, env, tree);
    case 'has-value': {
      const bits = g.number(env, tree.bits);
      const value = g.number(env, tree.value);
      return bits > 0 && value >= 0 && ((bits >> value) & 1) === 1;
    }
    case 'in-range':
      return inRange(g, env, tree.value, tree.range);
    case 'selected':
      return selected(g, env, tree);
    case 'holds':
    case 'payable':
      return conditionOf(g, env, tree);
    case 'can-choose':
      return canChoose(g, env, tree);
    case 'matching':
      return matching(g, env, tree);
    default:
      throw new Error(`the reference evaluator does not know the condition ${(tree as Test).op} yet`);
  }
}

/** A value that is there: a test of what a card does not have fails. */
function plain(g: Play, env: Env, tree: Scalar): Value | undefined {
  const value = g.raw(env, tree);
  return isKnown(value) ? value : undefined;
}

function compare(how: Compare, left: Value, right: Value): boolean {
  switch (how) {
    case '=':
      return isSame(left, right);
    case '<>':
      return !isSame(left, right);
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

/** Moving all of a pile to a new one, or cards to the pile that they are in, leaves the table as it was. */
function rearranges(cards: readonly Card[], to: Value): boolean {
  if (cards.length === 0) return false;
  const { pile } = rootOf(cards[0]);
  if (!pile || cards.some((card) => card.pile !== pile)) return true;
  return to === NOTHING ? pile.cards.length !== cards.length : to !== pile;
}

/** Whether some choice of values for the wild cards makes a condition hold: all are tried. */
function wild(g: Play, env: Env, tree: Test & { op: 'wild' }): boolean {
  const open = g
    .list(env, tree.of)
    .filter(isCard)
    .flatMap((card) =>
      tree.fields
        .filter((field) => card.printed.values[g.game.fields.indexOf(field)] === WILD)
        .map((field) => ({ key: `${field.index} ${card.index}`, ...rangeOf(field) })),
    )
    .filter(({ key }) => !g.tried.has(key));
  const fits = (left: typeof open): boolean => {
    if (left.length === 0) return g.holds(env, tree.part);
    const [{ key, from, to }, ...others] = left;
    for (let value = from; value <= to; value++) {
      g.tried.set(key, value);
      const found = fits(others);
      g.tried.delete(key);
      if (found) return true;
    }
    return false;
  };
  return fits(open);
}
