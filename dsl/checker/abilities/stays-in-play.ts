/** Effects that last as long as a card stays in play: `until this leaves play`. A card that comes back is another one to them. */
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Act, EffectEnd } from '../../ir/statements.ts';
import type { Duration, Expression } from '../../language/syntax/ast.ts';
import { reportMeaningless, wrongSort } from '../expectations.ts';
import { newSlot, type Scope } from '../scope.ts';
import { neverInPlay } from '../suggestions/own-uses.ts';
import { until } from './durations.ts';

/** How long an effect lasts. */
export interface LastingSpan {
  readonly end: EffectEnd;
  /** What must hold besides. */
  readonly guard?: Test;
  /** The card that is in play as long as it lasts. */
  readonly stays?: Scalar;
  /** What is noted before it begins. */
  readonly prepare: readonly Act[];
}

/** How long an effect lasts, in the words of its text. */
export function lastingSpan(scope: Scope, duration: Duration): LastingSpan | undefined {
  if (duration.kind === 'leaves') return untilItLeaves(scope, duration);
  const end = until(scope, duration);
  return end && { end, prepare: [] };
}

/** The serial number of the entry into play, which is noted, tells this stay from the next; out of play it is 0. */
function untilItLeaves(scope: Scope, { of, span }: Duration): LastingSpan | undefined {
  const tree = of as Expression;
  const found = scope.read.expression(scope, tree);
  if (!found) return undefined;
  const { thing, scalar } = found;
  if (thing.sort !== 'card' || !scalar || found.choice) return wrongSort(scope, found, 'card', tree.span);
  const { vocabulary, thisKind } = scope;
  const kinds = scalar.op === 'this' && thisKind ? [thisKind] : thing.kinds;
  const isNever = kinds?.every((kind) => neverInPlay(vocabulary, kind)) ?? false;
  if (isNever || !vocabulary.zones.some(({ inPlay }) => inPlay))
    return reportMeaningless(scope, span, say('phrase/what-lasts-ends-with-a-turn'));
  const slot = newSlot(scope, 'stay', 'number', false);
  const entry: Scalar = { op: 'entry', card: scalar };
  const guard: Test = {
    op: 'and',
    parts: [
      { op: 'compare', how: '>', left: entry, right: { op: 'constant', value: 0 } },
      { op: 'compare', how: '=', left: entry, right: { op: 'local', slot } },
    ],
  };
  return { end: { kind: 'game' }, guard, stays: scalar, prepare: [{ op: 'let', slot, value: entry, span }] };
}
