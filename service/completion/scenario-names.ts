import type { DeclaredSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';

/** Keys of every position, whatever the game declares. */
const own: readonly string[] = ['step', 'turn', 'cards'];

/** The keys that a position of a scenario has in every game; none elsewhere. */
export const keysOfPosition = (path: readonly string[]): readonly string[] =>
  ['given', 'position'].includes(path.at(-1) ?? '') ? own : [];

/** What may be named at a path of a scenario: in a position that is given or expected, what the game declares. */
export function namedInScenario(words: Vocabulary, path: readonly string[]): readonly DeclaredSymbol[] {
  const at = path.findLastIndex((step) => step === 'given' || step === 'position');
  if (at < 0) return [];
  const [first, ...rest] = path.slice(at + 1);
  if (first === undefined) return [...declaredOf(words, 'table'), ...words.roles];
  if (first === 'step') return words.steps;
  if (path.at(-1) === '*') return words.cards;
  if (rest.length > 0) return [];
  if (first === 'cards') return words.cards;
  // Names of players have a capital letter, and nothing that a game declares has one.
  return /^\p{Lu}/u.test(first) ? declaredOf(words, 'player') : [];
}

const declaredOf = ({ zones, counters }: Vocabulary, of: 'table' | 'player'): readonly DeclaredSymbol[] => [
  ...zones.filter((zone) => zone.of === of),
  ...counters.filter((counter) => counter.of === (of === 'table' ? 'game' : of)),
];
