import type { Compare, Many, Test } from '../dsl/ir/expressions.ts';
import type { OpNode } from '../dsl/ir/operands.ts';
import { isSameTree, mapNodes, nodesOf } from '../dsl/ir/visit.ts';
import type { Compiler } from '../interpreter/compiler/codegen/codegen-context.ts';
import { compilerFor, type Table } from '../interpreter/compiler/codegen/compile-game.ts';
import { guarded } from '../interpreter/compiler/codegen/evaluator.ts';
import type { Machine } from '../interpreter/engine/program/machine.ts';

/** A number that a player has in a position. */
export interface PlayerNumber {
  readonly name: string;
  readonly of: (m: Machine, seat: number) => number;
}

/**
 * How near each player is to the ends of a game: of each ending that singles out players, by their numbers or as the one whose
 * turn it is, how true its condition is for this one (0 to 1); and what is compared where those with the most win.
 */
export function endingProgress(table: Table): PlayerNumber[] {
  const c = compilerFor(table.game, table.layout, table.zoneStarts);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return table.game.endings.flatMap(({ id, test, winners }): PlayerNumber[] => {
    const all = [...conditionsOnPlayers(test), ...filtersOnPlayers(winners)];
    const conditions = all.filter((one, i) => !all.slice(0, i).some((other) => isSame(one, other)));
    const ranks = nodesOf(winners, 'best').flatMap(({ of, keys, depth }) =>
      isOfPlayers(of) ? keys.map(({ value }) => ({ value, depth })) : [],
    );
    const near = conditions.map((condition, i): PlayerNumber => {
      const soft = seats.map((seat) => softTruth(c, aboutSeat(condition.test, condition.depth, seat)));
      return { name: `nearness to ${id} ${i}`, of: (m, seat) => guarded(m, soft[seat]) ?? 0 };
    });
    const ranked = ranks.map(({ value, depth }, i): PlayerNumber => {
      const own = seats.map((seat) => c.scalar(aboutSeat(value, depth, seat)));
      return { name: `rank in ${id} ${i}`, of: (m, seat) => guarded(m, own[seat]) ?? 0 };
    });
    return [...near, ...ranked];
  });
}

/** A condition on one player, who is the candidate of a depth, or the one whose turn it is. */
interface OnPlayer {
  readonly test: Test;
  readonly depth: number | undefined;
}

/** Whether two conditions say the same of a player; each names the player in its own way. */
const isSame = (one: OnPlayer, other: OnPlayer): boolean =>
  isSameTree(aboutSeat(one.test, one.depth, 0), aboutSeat(other.test, other.depth, 0));

/** The conditions by which a list singles out players. */
const filtersOnPlayers = (tree: Test | Many): OnPlayer[] =>
  nodesOf(tree, 'filter').flatMap(({ of, test, depth }) => (isOfPlayers(of) ? [{ test, depth }] : []));

/** Where an ending singles out nobody, it may be about the one whose turn it is. */
function conditionsOnPlayers(test: Test): OnPlayer[] {
  const filters = filtersOnPlayers(test);
  return filters.length === 0 && nodesOf(test, 'active').length > 0 ? [{ test, depth: undefined }] : filters;
}

/** Whether a list is of players; those of a ranking may be filtered before. */
const isOfPlayers = (list: Many): boolean =>
  list.op === 'players' || (list.op === 'filter' && isOfPlayers(list.of));

/** A part of an ending as it is about one player. */
const aboutSeat = <T extends OpNode>(tree: T, depth: number | undefined, seat: number): T =>
  mapNodes(tree, (node) => {
    const isPlayer = depth === undefined ? node.op === 'active' : node.op === 'it' && node.depth === depth;
    return isPlayer ? { op: 'constant', value: seat } : undefined;
  });

type Truth = (m: Machine) => number;

/** How true a condition is: 1 where it holds, and the nearer to 0 the more is missing. */
function softTruth(c: Compiler, test: Test): Truth {
  const partsOf = (parts: readonly Test[]): Truth[] => parts.map((part) => softTruth(c, part));
  switch (test.op) {
    case 'and': {
      const parts = partsOf(test.parts);
      return (m) => parts.reduce((sum, part) => sum + part(m), 0) / parts.length;
    }
    case 'or': {
      const parts = partsOf(test.parts);
      return (m) => Math.max(...parts.map((part) => part(m)));
    }
    case 'not': {
      const part = softTruth(c, test.part);
      return (m) => 1 - part(m);
    }
    case 'compare': {
      const [left, right] = [c.scalar(test.left), c.scalar(test.right)];
      return (m) => nearness(test.how, left(m), right(m));
    }
    default: {
      const holds = c.test(test);
      return (m) => (holds(m) ? 1 : 0);
    }
  }
}

function nearness(how: Compare, left: number, right: number): number {
  switch (how) {
    case '>=':
      return share(left, right);
    case '>':
      return share(left, right + 1);
    case '<=':
      return share(right, left);
    case '<':
      return share(right, left + 1);
    case '=':
      return 1 / (1 + Math.abs(left - right));
    case '<>':
      return left === right ? 0 : 1;
  }
}

/** How much of what is wanted is there. */
const share = (there: number, wanted: number): number =>
  there >= wanted ? 1 : wanted > 0 ? Math.max(0, there) / wanted : 0;
