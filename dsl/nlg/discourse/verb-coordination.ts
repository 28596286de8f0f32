/** Verbs that are joined, `sacrificed or destroyed`, must share the objects behind them. */
import type { Argument, EventPhrase, Expression, Standing, Word } from '../../language/syntax/ast.ts';
import { isAnyNumber, isNumeric } from '../realiser/amounts.ts';
import type { DiscourseScope } from './discourse-scope.ts';
import { verbFor } from '../realiser/verb-phrases.ts';

/** Whether all verbs take the same objects in the same way. */
function share({ vocabulary, language }: DiscourseScope, verbs: readonly Word[]): boolean {
  const shapes = verbs.map(({ text }) => {
    const verb = verbFor(vocabulary, text, language);
    if (!verb) return '';
    const slots = verb.slots.map((slot) => [slot.preposition, slot.before, slot.demands].join(' '));
    return [verb.lead, verb.tail, ...slots].join('|');
  });
  return new Set(shapes).size === 1;
}

/** Verbs that are joined, or each by itself. */
export const verbsApart = (scope: DiscourseScope, verbs: readonly Word[]): (readonly Word[])[] =>
  share(scope, verbs) ? [verbs] : verbs.map((verb) => [verb]);

/** The events, one a verb if the verbs cannot be joined. */
export const eventsApart = (scope: DiscourseScope, events: readonly EventPhrase[]): EventPhrase[] =>
  events
    .map((event) => withNumber(scope, event))
    .flatMap((event) =>
      share(scope, event.verbs) ? [event] : event.verbs.map((verb) => ({ ...event, verbs: [verb] })),
    );

/** An event whose number is among the objects of its verb: behind `by` it would be read as the doer. */
function withNumber(scope: DiscourseScope, event: EventPhrase): EventPhrase {
  const { args, agent } = event;
  const numeric = agent && isNumeric(scope, agent) ? agent : undefined;
  const by: Argument[] = numeric ? [{ preposition: 'by', phrase: numeric, span: numeric.span }] : [];
  // Then of two behind `by` the other one does it.
  const doer = numeric && args.arguments.find(({ preposition }) => preposition === 'by');
  const given = [...args.arguments.filter((each) => each !== doer), ...by];
  return {
    ...event,
    args: {
      ...args,
      object: args.object && letterOf(scope, args.object),
      arguments: given.flatMap((each) => {
        const phrase = letterOf(scope, each.phrase);
        return phrase ? [{ ...each, phrase }] : [];
      }),
    },
    agent: numeric ? doer?.phrase : agent,
  };
}

/** `a number as loss` is rendered as its letter; without a name it is left out. */
function letterOf(scope: DiscourseScope, phrase: Expression): Expression | undefined {
  if (phrase.kind !== 'noun' || !isAnyNumber(scope, phrase)) return phrase;
  const { name, span } = phrase;
  if (!name) return undefined;
  const head = { words: [name], isNew: false, span };
  return { kind: 'noun', determiner: 'the', heads: [head], tails: [], span };
}

/** The same of what is forbidden or allowed. */
export function separateStandings(scope: DiscourseScope, standing: Standing): Standing[] {
  const { says } = standing;
  if (!('verbs' in says) || share(scope, says.verbs)) return [standing];
  return says.verbs.map((verb) => ({ ...standing, says: { ...says, verbs: [verb] } }));
}
