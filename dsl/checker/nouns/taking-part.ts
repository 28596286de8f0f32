import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { Span } from '../../text/source.ts';
import { writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';
import { constant, filtered, several } from './noun-meanings.ts';

/**
 * The players who take part. What is waited for may be done by anybody, so that it is noticed when somebody goes out by
 * it.
 */
export function playersTakingPart(scope: Scope, span: Span): PhraseMeaning {
  const all = several({ sort: 'player' }, { op: 'players' }, span);
  const { out } = scope.vocabulary.seating;
  if (!out || scope.matching) return all;
  const depth = scope.depth + 1;
  const owner = { op: 'it', depth } as const;
  const test: Test = {
    op: 'compare',
    how: '<=',
    left: { op: 'counter', counter: out, owner },
    right: constant(0),
  };
  return filtered(all, depth, test, `with no ${forms(out).many}`);
}

/** Whether two players are of one team; nothing in a game without teams. */
function areOfOneTeam({ vocabulary }: Scope, one: Scalar, other: Scalar, how: '=' | '<>'): Test | undefined {
  const { teams: counter } = vocabulary.seating;
  if (!counter) return undefined;
  const [left, right] = [one, other].map((owner) => ({ op: 'counter', counter, owner }) as const);
  return { op: 'compare', how, left, right };
}

/** The others who take part and are of the same team, or of another one; all others in a game without teams. */
function othersOf(scope: Scope, you: Scalar, span: Span, team: '=' | '<>'): PhraseMeaning {
  const depth = scope.depth + 1;
  const it = { op: 'it', depth } as const;
  const others: Test = { op: 'compare', how: '<>', left: it, right: you };
  const teams = areOfOneTeam(scope, it, you, team);
  const test: Test = teams ? { op: 'and', parts: [others, teams] } : others;
  const found = filtered(playersTakingPart(scope, span), depth, test, writtenWords(scope, span));
  return { ...found, thing: { ...found.thing, side: { notOf: you } } };
}

/** The others who take part, without partners. */
export const opponentsOf = (scope: Scope, you: Scalar, span: Span): PhraseMeaning =>
  othersOf(scope, you, span, '<>');

/** The others of somebody's team who take part; the word is there only in a game with teams. */
export const partnersOf = (scope: Scope, you: Scalar, span: Span): PhraseMeaning =>
  othersOf(scope, you, span, '=');

/** Whether a list is of all players, or of all who take part. */
export function isEveryPlayer({ vocabulary: { seating } }: Scope, list: Many): boolean {
  if (list.op === 'players') return true;
  if (list.op !== 'filter' || list.of.op !== 'players' || list.test.op !== 'compare') return false;
  const { left } = list.test;
  return left.op === 'counter' && left.counter === seating.out;
}
