import type { CounterSymbol } from './symbols.ts';
import type { Vocabulary } from './symbol-table.ts';

/** Notes the verbs that rules of the game limit, as `a fruit can be sold once per turn` does: only those are done once more. */
export function noteLimits({ verbForms, limited }: Vocabulary, rules: readonly string[]): void {
  for (const rule of rules.filter((each) => / per [a-z]/.test(each)))
    for (const word of rule.split(/[^a-z-]+/)) {
      const form = verbForms.get(word);
      if (form) limited.add(form.verb);
    }
}

/**
 * Notes the counters that limit by being there: an action takes cards `with no moves`, and what a verb does gives one. `texts`
 * are those of the game, `verbs` those of each verb, by its id.
 */
export function noteMarks(
  vocabulary: Vocabulary,
  texts: readonly string[],
  verbs: ReadonlyMap<string, readonly string[]>,
): void {
  for (const counter of vocabulary.counters.filter(({ of, holds }) => of === 'card' && !holds)) {
    if (!texts.some((text) => isAbsentIn(text, counter))) continue;
    for (const verb of vocabulary.verbs)
      if (verbs.get(verb.id)?.some((text) => isGivenIn(text, counter))) vocabulary.marks.set(verb, counter);
  }
}

const isAbsentIn = (text: string, { names }: CounterSymbol): boolean =>
  names.en.some((name) => text.includes(`with no ${name}`));

const isGivenIn = (text: string, { names }: CounterSymbol): boolean =>
  names.en.some((name) => new RegExp(`\\bgains (?:an?|[0-9]+) ${name}\\b`).test(text));
