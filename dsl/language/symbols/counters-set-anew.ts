import type { Vocabulary } from './symbol-table.ts';

/** A step of a turn: its name in the data, and what is done in it. */
export interface StepOfTurn {
  readonly id: string | undefined;
  readonly text: string;
}

/**
 * Notes the counters that are so many again in each turn, each with the step behind the one that sets it: `your coins become 3`.
 * What is gained before that is lost. `turns` are the steps of each turn, in order.
 */
export function noteRenewed(
  { counters, steps, renewed }: Vocabulary,
  turns: readonly (readonly StepOfTurn[])[],
): void {
  for (const counter of counters.filter(({ of, holds }) => of === 'player' && !holds))
    for (const turn of turns) {
      const set = counter.names.en.map((name) => new RegExp(`\\byour ${name} becomes?\\b`));
      const at = turn.findIndex(({ text }) => set.some((form) => form.test(text)));
      const next = at < 0 ? undefined : steps.find(({ id }) => id === turn[at + 1]?.id);
      if (next) renewed.set(counter, next);
    }
}
