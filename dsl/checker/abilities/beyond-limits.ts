import { capturedLocals } from '../../ir/bindings.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Act, CheckedAbility, EventPattern } from '../../ir/statements.ts';
import { mapNodes } from '../../ir/visit.ts';
import type { CallAct } from '../statements/permission-guards.ts';
import { block, newSlot, type Scope } from '../scope.ts';
import { bare, eventSlots } from './ability-context.ts';

/** `play that card again`: what is done once more than limits allow. */

/** A call that no limit forbids; every other rule still does. `acts` hold it with what asks whether it is allowed. */
export function beyondLimits(scope: Scope, acts: readonly Act[]): Act[] {
  return acts
    .map((act) =>
      mapNodes(act, (node) => {
        if (node.op === 'permitted' && !node.again) return { ...node, again: true };
        return undefined;
      }),
    )
    .flatMap((act) => (act.op === 'call' ? [raising(scope, act), { ...act, again: true }] : [act]));
}

const same = (slot: number, right: Scalar): Test => ({
  op: 'compare',
  how: '=',
  left: { op: 'local', slot },
  right,
});

/** For the rest of the turn limits allow this player and this object one use more. */
function raising(scope: Scope, { verb, you, arguments: given, span }: CallAct): Act {
  const first = scope.slots.length;
  const ability = block(scope, (): CheckedAbility => {
    const agent = newSlot(scope, 'agent', 'player', false);
    const direct = verb.parameters.findIndex(({ preposition }) => preposition === undefined);
    const object = direct < 0 || scope.slots[given[direct]].many ? undefined : given[direct];
    const slot =
      object === undefined
        ? -1
        : newSlot(scope, verb.parameters[direct].name, scope.slots[object].sort, false);
    const parts = [
      same(agent, you),
      ...(object === undefined ? [] : [same(slot, { op: 'local', slot: object })]),
    ];
    const pattern: EventPattern = {
      verb,
      span,
      agent,
      arguments: verb.parameters.map((_, i) => (i === direct ? slot : -1)),
      test: { op: 'and', parts },
      batch: undefined,
      itself: false,
      more: 1,
    };
    return {
      ...bare(scope, span),
      kind: 'rule',
      says: 'cannot',
      patterns: [pattern],
      event: eventSlots([pattern]),
    };
  });
  const kept: CheckedAbility = { ...ability, outer: capturedLocals(ability, first) };
  scope.abilities.push(kept);
  return { op: 'stand', ability: kept, until: { kind: 'end of turn' }, span };
}
