/** Verbs that are said together, `sacrificed or destroyed`, must share what stands behind them. */
import type { Event, Standing, Word } from '../tree.ts';
import type { Scope } from './scope.ts';
import { verbFor } from './verb.ts';

/** Whether all verbs stand in front of the same words. */
function share({ vocabulary, language }: Scope, verbs: readonly Word[]): boolean {
  const shapes = verbs.map(({ text }) => {
    const verb = verbFor(vocabulary, text, language);
    if (!verb) return '';
    const slots = verb.slots.map((slot) => [slot.preposition, slot.before, slot.demands].join(' '));
    return [verb.lead, verb.tail, ...slots].join('|');
  });
  return new Set(shapes).size === 1;
}

/** What happens, an event a verb where verbs cannot be said together. */
export const eventsApart = (scope: Scope, events: readonly Event[]): Event[] =>
  events.flatMap((event) =>
    share(scope, event.verbs) ? [event] : event.verbs.map((verb) => ({ ...event, verbs: [verb] })),
  );

/** The same of what is forbidden or allowed. */
export function standingsApart(scope: Scope, standing: Standing): Standing[] {
  const { says } = standing;
  if (!('verbs' in says) || share(scope, says.verbs)) return [standing];
  return says.verbs.map((verb) => ({ ...standing, says: { ...says, verbs: [verb] } }));
}
