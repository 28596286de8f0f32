import type { Vocabulary } from './symbol-table.ts';

/** An action of the game: what is paid for it, and what is done. */
export interface PricedAction {
  readonly cost: string;
  readonly does: string;
}

/** Notes for each verb what players pay who do it as an action: `sell the fruit`, of an action that costs `pay 1 move`. */
export function notePrices({ verbForms, priced }: Vocabulary, actions: readonly PricedAction[]): void {
  for (const { cost, does } of actions) {
    const form = verbForms.get(does.trim().split(/\s/)[0]);
    if (form?.form !== 'base') continue;
    // A game may be linked again.
    priced.set(form.verb, [...new Set([...(priced.get(form.verb) ?? []), cost.trim()])]);
  }
}
