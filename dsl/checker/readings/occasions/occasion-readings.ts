/** Sentences about what happens or does not: what comes of it, which time it is, once more, and what others cannot do. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withForbiddenTakers } from './forbidden-takers.ts';
import { withOrdinals } from './ordinal-uses.ts';
import { withUndone } from './undone-events.ts';

/** The text with such sentences as the language has them. */
export const onOccasions = (text: string, vocabulary: Vocabulary): string[] => [
  ...withUndone(text, vocabulary),
  ...withOrdinals(text, vocabulary),
  ...withForbiddenTakers(text, vocabulary),
];
