import type { Vocabulary } from './symbol-table.ts';

/** Notes the verbs that rules of the game limit, as `a fruit can be sold once per turn` does: only those are done once more. */
export function noteLimits({ verbForms, limited }: Vocabulary, rules: readonly string[]): void {
  for (const rule of rules.filter((each) => / per [a-z]/.test(each)))
    for (const word of rule.split(/[^a-z-]+/)) {
      const form = verbForms.get(word);
      if (form) limited.add(form.verb);
    }
}
