/** What a game with a board calls its cells, and how far they are apart. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { spokenWordsOf, type SpokenWords } from '../words/spoken-words.ts';

/** The words of a game with a board. */
export interface BoardWords extends SpokenWords {
  readonly cell: { readonly one: string; readonly many: string };
  /** How far two are apart across edges. */
  readonly steps: string;
  /** How far they are apart without passing cards. */
  readonly route: string | undefined;
  /** What a straight line is called where two cells share it: squares have rows and columns, hexes lines in three directions. */
  readonly lines: string;
}

/** Undefined in games without a board whose cells have a word and are a number of steps apart. */
export function boardWords(vocabulary: Vocabulary, kind: KindSymbol | undefined): BoardWords | undefined {
  const words = spokenWordsOf(vocabulary, kind);
  const metrics = vocabulary.zones.flatMap(({ grid }) => grid?.metrics ?? []);
  const [steps] = metrics;
  if (!words.cell || steps?.how !== 'orthogonal') return undefined;
  const route = metrics.find(({ how }) => how === 'path');
  const lines = steps.zone.grid?.layout === 'squares' ? ROWS : LINES;
  return { ...words, cell: words.cell, steps: forms(steps).one, route: route && forms(route).one, lines };
}

const LINES = '(?:a|the same) (?:straight )?line';
const ROWS = `(?:the same (?:row or column|column or row)|${LINES})`;

/** One card that is known: `this card's host`, `that fruit`, `the target`. */
export const KNOWN_ONE =
  "(?:this(?: [a-z-]+)?'s [a-z-]+|that [a-z-]+(?:'s (?!squares?\\b|owner\\b|controller\\b)[a-z-]+)?|the (?!squares?\\b)[a-z-]+(?: [a-z-]+)??|this(?: card)?)";
