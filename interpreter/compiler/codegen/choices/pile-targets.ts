import type { Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import { cardsInPiles } from '../../../engine/state/card-lists.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import type { Compiler } from '../codegen-context.ts';
import { wordOf, withIt } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { ListClosure, ValueClosure, ConditionClosure } from '../../../engine/program/machine.ts';
import { hasRoots } from '../expressions/zone-lookups.ts';

/** The value that stands for a pile that is not there yet. */
export const NEW_PILE = -1;

/** Compiles the piles that pass a test, `it` of `depth` being the pile. */
export function pilesWhere(c: Compiler, depth: number, tree: Test): ListClosure {
  const excluded = exclusions(c, depth, tree);
  return excluded ? pilesBut(c, excluded) : pilesThat(c, depth, c.test(tree));
}

function pilesThat({ layout }: Compiler, depth: number, test: ConditionClosure): ListClosure {
  const { pileCount, piles, cells } = layout;
  return (m, out) => {
    const { p, it } = m;
    const before = it[depth];
    let left = cardsInPiles(p, layout);
    spend(m, left);
    for (let pile = cells; left > 0 && pile < piles; pile++) {
      const cards = p[pileCount + pile];
      if (cards === 0) continue;
      left -= cards;
      it[depth] = pile;
      if (test(m)) out.push(pile);
    }
    it[depth] = before;
  };
}

/** All piles but one or two, which are worked out once. */
function pilesBut({ layout }: Compiler, [first, second = first]: readonly ValueClosure[]): ListClosure {
  const { pileCount, piles, cells } = layout;
  const same = first === second;
  return (m, out) => {
    const { p } = m;
    const one = first(m);
    const other = same ? one : second(m);
    let left = cardsInPiles(p, layout);
    spend(m, left);
    for (let pile = cells; left > 0 && pile < piles; pile++) {
      const cards = p[pileCount + pile];
      left -= cards;
      if (cards !== 0 && pile !== one && pile !== other) out.push(pile);
    }
  };
}

/** Whether there is a pile that passes, where the test does no more than leave some out. */
export function somePile(c: Compiler, depth: number, tree: Test): ConditionClosure | undefined {
  const excluded = exclusions(c, depth, tree);
  if (!excluded) return undefined;
  const [first, second = first] = excluded;
  const { layout } = c;
  const { pileCount, piles, cells } = layout;
  return (m) => {
    const { p } = m;
    const one = first(m);
    const other = second(m);
    let left = cardsInPiles(p, layout);
    spend(m, left);
    for (let pile = cells; left > 0 && pile < piles; pile++) {
      const cards = p[pileCount + pile];
      left -= cards;
      if (cards !== 0 && pile !== one && pile !== other) return true;
    }
    return false;
  };
}

/** Whether a new pile passes a test. */
export function newPilePasses(c: Compiler, depth: number, tree: Test): ConditionClosure {
  const { pile, pileCount } = c.layout;
  if (!hasRoots(c) && tree.op === 'rearranges' && tree.cards.op === 'one' && isIt(tree.pile, depth)) {
    const card = c.scalar(tree.cards.value);
    const word = wordOf(card);
    return (m) => {
      const { p } = m;
      const of = word >= 0 ? p[p[Header.frame] + word] : card(m);
      const from = of < 0 ? -1 : p[pile + of];
      return from < 0 || p[pileCount + from] !== 1;
    };
  }
  const passes = c.test(tree);
  return (m) => withIt(m, depth, NEW_PILE, passes);
}

/** What a test leaves out, where that is all that it does; at most two piles. */
function exclusions(c: Compiler, depth: number, test: Test): ValueClosure[] | undefined {
  const tests = test.op === 'and' ? test.parts : [test];
  if (tests.length === 0 || tests.length > 2) return undefined;
  const found: ValueClosure[] = [];
  for (const each of tests) {
    const value = excludedBy(c, each, depth);
    if (!value || mentions(value, depth)) return undefined;
    found.push(c.scalar(value));
  }
  return found;
}

function excludedBy(c: Compiler, test: Test, depth: number): Scalar | undefined {
  if (test.op === 'compare' && test.how === '<>' && isIt(test.left, depth)) return test.right;
  const alone = !hasRoots(c) && test.op === 'rearranges' && test.cards.op === 'one';
  if (alone && isIt(test.pile, depth)) return { op: 'pile-of', card: test.cards.value };
  return undefined;
}

const isIt = (value: Scalar, depth: number): boolean => value.op === 'it' && value.depth === depth;

const mentions = (value: Scalar, depth: number): boolean =>
  value.op === 'pile-of'
    ? mentions(value.card, depth)
    : value.op !== 'local' && !(value.op === 'it' && value.depth !== depth);
