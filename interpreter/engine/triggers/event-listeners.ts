import { Header } from '../state/position-layout.ts';
import { borrow, release, type Machine } from '../program/machine.ts';
import { match, raise, someCanApply } from './replacements-and-triggers.ts';

/**
 * Tells those who wait for it that something has happened which the language itself does: an event without a frame of
 * its own, since nothing comes before it or in its place. The first value is the direct object.
 */
export function notifyListeners(m: Machine, verb: number, you: number, values: readonly number[]): void {
  const { when } = m.responding!.verbs[verb];
  const since = m.p[Header.serial]++;
  if (!someCanApply(m, when)) return;
  const objects = borrow(m);
  objects.push(values[0]);
  match(m, when, { you, values, direct: 0 }, objects, since);
  release(m);
  raise(m, since);
}
