import { primitives } from './builtin-verbs.ts';
import { declaredPart } from './events/built-in-events.ts';
import { forms, type Vocabulary } from './symbol-table.ts';
import type { CounterChange, VerbSymbol } from './symbols.ts';

/**
 * What the language's own verbs do with a counter, as verbs: `gain coins`, `lose coins`, `pay coins`. So
 * abilities wait for it, forbid it or replace it as they do for verbs of the game. The player who gains is
 * who acts; a card that gains is the object; the amount follows `by`.
 */
export function declareChanges(vocabulary: Vocabulary): void {
  for (const counter of vocabulary.counters) {
    // What a state holds is neither more nor less.
    if (counter.holds) continue;
    const made = (how: CounterChange['how'], counts: VerbSymbol[]): VerbSymbol => {
      const symbol: VerbSymbol = {
        sort: 'verb',
        id: `${how} ${forms(counter).many}`,
        names: counter.names,
        wording: { phrase: primitives[how].phrase, forms: {} },
        place: counter.place,
        index: vocabulary.verbs.length + vocabulary.changes.length,
        parameters: [...(counter.of === 'card' ? [declaredPart('card')] : []), declaredPart('number', 'by')],
        body: [],
        first: [],
        counts,
        change: { how, counter },
      };
      vocabulary.changes.push(symbol);
      return symbol;
    };
    made('gain', []);
    // Who pays coins has so many less.
    made('pay', [made('lose', [])]);
  }
}

/** The verbs of the game, and those that stand for the language's own. */
export const allVerbs = ({ verbs, changes }: Vocabulary): readonly VerbSymbol[] => [...verbs, ...changes];

/** What is done with a counter, as a verb; nothing where the words are not those of a game. */
export const verbOfChange = (
  { changes }: Vocabulary,
  { how, counter }: CounterChange,
): VerbSymbol | undefined => changes.find(({ change }) => change?.how === how && change.counter === counter);
