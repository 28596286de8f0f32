/** What players of a game have to pay with: the counters that its actions cost. */
import type { CounterSymbol } from '../../../language/symbols/symbols.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The counter of players that a word names, in one or in many; none of any other word. */
export const playerCounter = ({ counters }: Vocabulary, said: string): CounterSymbol | undefined =>
  counters.find((each) => each.of === 'player' && Object.values(forms(each)).includes(said));

/** Whether an action of the game costs some of it: who gives it to somebody has less, and who is given it can pay. */
export function isPaidWith({ priced }: Vocabulary, counter: CounterSymbol): boolean {
  const { one, many } = forms(counter);
  const pays = new RegExp(`\\bpay [^,]*\\b(?:${one}|${many})\\b`);
  return [...priced.values()].flat().some((cost) => pays.test(cost));
}
