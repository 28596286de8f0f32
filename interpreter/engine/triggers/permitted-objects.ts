/** Which objects of an event rules allow, one after the other. */
import { borrow, release, type Listening, type Machine } from '../program/machine.ts';
import type { List } from '../state/int-list.ts';
import { beforehand, foresee, remember, rememberForeseen } from './event-history.ts';
import { isForbidden, proposedObjects, withdraw, type Proposal } from './replacements-and-triggers.ts';

/**
 * Takes out the objects that a rule forbids. What rules ask of the past counts those that were allowed before in the same
 * event: of several that are done at once, a limit leaves the first.
 */
export function permit(m: Machine, listening: Listening, proposal: Proposal, many: boolean): boolean {
  const { rules } = listening;
  if (proposal.direct < 0) return !isForbidden(m, rules, proposal, -1);
  const objects = borrow(m);
  proposedObjects(m, proposal, many, objects);
  const written = borrow(m);
  const counts = listening.history.length > 0;
  let left = 0;
  for (let i = 0; i < objects.length; i++) {
    const object = objects.items[i];
    if (isForbidden(m, rules, proposal, object)) {
      withdraw(m, proposal.direct, many, object);
      continue;
    }
    left++;
    if (counts && i + 1 < objects.length) suppose(m, listening, proposal, object, written);
  }
  for (let i = written.length - 2; i >= 0; i -= 2) m.p[written.items[i]] = written.items[i + 1];
  release(m);
  release(m);
  return left > 0 || objects.length === 0;
}

/** Counts an object as if it had happened with it; `written` gets the places of the counts with what was in them. */
function suppose(m: Machine, listening: Listening, proposal: Proposal, object: number, written: List): void {
  const one = borrow(m);
  one.push(object);
  remember(m, listening, proposal, one, { written });
  const asked = beforehand(listening);
  if (asked.length > 0) {
    const counts = borrow(m);
    foresee(m, asked, proposal, one, counts);
    rememberForeseen(m, asked, proposal, (each) => counts.items[each], { written });
    release(m);
  }
  release(m);
}
