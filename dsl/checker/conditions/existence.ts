import type { Scalar, Sort, Test } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import type { Span } from '../../text/source.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { localReads } from '../../ir/bindings.ts';
import type { Tree } from '../../ir/visit.ts';
import type { PhraseMeaning, Scope, PhraseType } from '../scope.ts';

/**
 * What may be nobody or nothing: a choice that found none, who controls a card in the deck, the host of a card that is
 * attached to none. A role is always somebody's.
 * Nobody is no player and nothing is no card: neither is anything else, nothing is done by them, with them or to them,
 * and what is theirs is empty.
 */

const THINGS: ReadonlySet<Sort> = new Set(['card', 'player', 'pile', 'zone', 'roll']);

/** Whether a value of this sort can be nobody or nothing at all. */
export const canBeNone = ({ sort }: Pick<PhraseType, 'sort'>): boolean => THINGS.has(sort);

/** Whether a player, card or pile may be nobody or nothing. What is tried in turn, who acts and the card of a text are there. */
export function mayBeNone({ maybeNone }: Scope, value: Scalar): boolean {
  if (value.op === 'local') return maybeNone.has(value.slot);
  return !['it', 'this', 'you', 'constant', 'zone', 'role'].includes(value.op);
}

/** That a value is somebody or something. */
export const existsTest = (value: Scalar): Test => ({
  op: 'compare',
  how: '<>',
  left: value,
  right: constant(-1),
});

/** Leaves a statement out where somebody or something that it needs is not there. */
export const requiring = (scope: Scope, value: Scalar, span: Span): readonly (Act & { op: 'require' })[] =>
  mayBeNone(scope, value) ? [{ op: 'require', test: existsTest(value), span }] : [];

const isExistence = (act: Act): act is Act & { op: 'require' } =>
  act.op === 'require' && act.test.op === 'compare' && act.test.how === '<>';

/** The locals that something reads. */
const needs = (of: Tree): number[] => [...localReads(of)];

/** The locals that an act fills. */
const filledBy = (act: Act): number[] =>
  act.op === 'pick' || act.op === 'chosen'
    ? [act.pick.slot]
    : act.op === 'let' || act.op === 'list'
      ? [act.slot]
      : [];

/**
 * What must be there and is known before anything is chosen is asked first: nobody chooses what to give to nobody.
 * What is worked out for it comes along.
 */
export function askedFirst(prepare: readonly Act[]): Act[] {
  const first = new Set<Act>();
  const chosen = new Set<number>();
  const lets = new Map<number, Act>();
  const isKnown = (slot: number): boolean => !chosen.has(slot);
  const take = (slot: number): void => {
    const act = lets.get(slot);
    if (!act || first.has(act)) return;
    first.add(act);
    if (act.op === 'let') needs([act.value]).forEach(take);
  };
  for (const act of prepare) {
    if (act.op === 'let' && needs([act.value]).every(isKnown)) {
      lets.set(act.slot, act);
      continue;
    }
    if (isExistence(act) && needs([act.test]).every(isKnown)) {
      needs([act.test]).forEach(take);
      first.add(act);
    }
    filledBy(act).forEach((slot) => chosen.add(slot));
  }
  return [...prepare.filter((act) => first.has(act)), ...prepare.filter((act) => !first.has(act))];
}

/** The test that a value is what is described: the single referent, or one of several. */
export const isOneOf = (scope: Scope, value: Scalar, { scalar, set }: PhraseMeaning): Test =>
  scalar ? identityTest(scope, value, scalar) : { op: 'among', value, of: set };

/** That two players, cards or places are the same; nobody is not even nobody. */
export function identityTest(scope: Scope, left: Scalar, right: Scalar): Test {
  const same: Test = { op: 'compare', how: '=', left, right };
  if (!mayBeNone(scope, left) || !mayBeNone(scope, right)) return same;
  return { op: 'and', parts: [same, existsTest(right)] };
}
