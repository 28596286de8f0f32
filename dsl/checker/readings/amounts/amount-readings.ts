/** How much there is of something, and how much is rolled, in the words of people. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { withBoundedValues } from './bounded-values.ts';
import { withNumberBounds } from './number-bounds.ts';
import { withOwnRoll } from '../rolls/own-rolls.ts';

/** The text with such numbers as the language has them. */
export const withAmounts = (
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] => [
  ...withNumberBounds(text),
  ...withBoundedValues(text, vocabulary),
  ...withOwnRoll(text, kind, entry),
];
