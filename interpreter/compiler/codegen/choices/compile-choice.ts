import { asksSum, findable } from '../../../../dsl/ir/choice-tests.ts';
import type { Many, Pick, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import type { Act } from '../../../../dsl/ir/statements.ts';
import { type Compiler, nowhere } from '../codegen-context.ts';
import type { Choosing } from '../../../engine/program/instruction.ts';
import { openly } from './public-choices.ts';
import { localReads } from '../../../../dsl/ir/bindings.ts';
import { unfiltered } from '../expressions/simplify-lists.ts';
import { holdsAlways } from '../../../engine/program/machine.ts';
import type { ValueClosure, ConditionClosure } from '../../../engine/program/machine.ts';
import { askFor } from '../../../engine/choices/choice-outcome.ts';
import { newDomain } from '../../../engine/choices/choice-domain.ts';

/** Compiles a choice; `later` are the acts of the same statement that come after it. */
export function choosing(c: Compiler, pick: Pick, later: readonly Act[]): Choosing {
  const { leads, needs } = followers(pick, later);
  const finds = (each: Pick) =>
    c.test(asksSum(each) ? findable(each, each.least)! : findsAtLeast(each.from, each.least));
  return {
    slot: pick.slot,
    sort: pick.sort,
    ...(pick.values ? { values: pick.values } : {}),
    many: pick.many,
    by: pick.by === 'chance' ? undefined : c.scalar(pick.by),
    ...asked(c, pick, pick.from),
    leads: pick.many ? [] : leads.map(finds),
    needs: needs.map(finds),
    bound: bound(c, pick),
    justOne: isOne(pick.least) && isOne(pick.most) && !pick.notAll && pick.together.length === 0,
    public: pick.silent ? holdsAlways : openly(c, pick, [...leads, ...needs]),
    silent: pick.silent === true,
    discreet: pick.discreet,
    reasons: pick.reasons.map((reason) => ({
      test: reason.test,
      holds: c.test(reason.test),
      depth: reason.depth ?? pick.depth,
      words: reason.words,
    })),
    span: pick.span,
  };
}

/** What is chosen from, how many, and what is asked of all together. */
const asked = (c: Compiler, tree: Omit<Test & { op: 'can-choose' }, 'op' | 'of'>, of: Many) => ({
  from: c.many(of),
  least: c.scalar(tree.least),
  most: tree.most && c.scalar(tree.most),
  notAll: tree.notAll,
  exact: tree.exact,
  together: tree.together.map((test) => c.together(test)),
});

/** That a list has at least so many elements, and one at least. */
const findsAtLeast = (of: Many, least: Scalar): Test =>
  least.op === 'constant' && least.value <= 1
    ? { op: 'some', of }
    : {
        op: 'compare',
        how: '>=',
        left: { op: 'count', of },
        right: { op: 'greater', left: { op: 'constant', value: 1 }, right: least },
      };

/** At most so many candidates can there be whatever was chosen before; none where that depends on it. */
function bound(c: Compiler, pick: Pick): Choosing['bound'] {
  const all = unfiltered(pick.from);
  return c.layout.state.host >= 0 || localReads(all).size > 0
    ? undefined
    : c.scalar({ op: 'count', of: all });
}

const isOne = (amount: Scalar | undefined): boolean => amount?.op === 'constant' && amount.value === 1;

/**
 * The later choices that must find something: those whose domain reads this choice (each candidate is tried), and
 * those that read nothing of the statement (asked once). Choices that read what is computed in between are not tried.
 */
function followers(pick: Pick, later: readonly Act[]): { leads: Pick[]; needs: Pick[] } {
  const computed = new Set<number>();
  const leads: Pick[] = [];
  const needs: Pick[] = [];
  for (const act of later) {
    if (act.op === 'let' || act.op === 'list') computed.add(act.slot);
    if (act.op !== 'pick') continue;
    const sum = asksSum(act.pick);
    const uses = localReads([act.pick.from, act.pick.least, sum ? findable(act.pick, act.pick.least) : []]);
    const unknown = [...uses].some((slot) => computed.has(slot));
    computed.add(act.pick.slot);
    const mayBeNone = !sum && act.pick.least.op === 'constant' && act.pick.least.value === 0;
    if (unknown || mayBeNone) continue;
    (uses.has(pick.slot) ? leads : needs).push(act.pick);
  }
  return { leads, needs };
}

/** The choice of one of the abilities at hand; which of several is a public matter. */
export const whichAbility = (from: Choosing['from'], by: ValueClosure, slot: number): Choosing => ({
  slot,
  sort: 'ability',
  many: false,
  by,
  from,
  leads: [],
  needs: [],
  least: () => 1,
  most: () => 1,
  notAll: false,
  exact: true,
  justOne: true,
  together: [],
  public: () => true,
  silent: false,
  reasons: [],
  span: nowhere,
});

/** Compiles the question whether somebody could choose, with all that is asked of the chosen together. */
export function canChoose(c: Compiler, tree: Test & { op: 'can-choose' }): ConditionClosure {
  const choosing = { ...asked(c, tree, tree.of), leads: [], needs: [], justOne: false, slot: -1 };
  const domain = newDomain();
  return (m) => askFor(m, choosing, domain) !== 'nothing';
}
