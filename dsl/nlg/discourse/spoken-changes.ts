/** Counters that a game says in its own words where they change: who loses wounds recovers health. */
import type { CounterChange, CounterSymbol, SpokenChange } from '../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';

/** The word of a planned text for the verb, and for the counter, of such a change. */
export const changeWord = (how: CounterChange['how'], { id }: CounterSymbol): string => `${how} ${id}`;

/** The meaning of such a word; undefined for any other word. */
export function spokenChange(
  { counters }: Vocabulary,
  word: string,
): { readonly counter: CounterSymbol; readonly change: SpokenChange } | undefined {
  const [, how, id] = /^(gain|lose|pay) (.+)$/.exec(word) ?? [];
  const counter = id === undefined ? undefined : counters.find((each) => each.id === id);
  const change = counter?.said?.[how as CounterChange['how']];
  return counter && change ? { counter, change } : undefined;
}

const units = new WeakMap<SpokenChange, CounterSymbol>();

/** The counter under the name that such a change gives it. */
export function unitOf(counter: CounterSymbol, change: SpokenChange): CounterSymbol {
  const unit = units.get(change) ?? { ...counter, names: change.unit };
  units.set(change, unit);
  return unit;
}
