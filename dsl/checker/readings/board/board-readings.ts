/** Sentences about cards on a board, as people say them: what is nearest, pushed, in a straight line, changes places, or walks near. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { boardWords } from './board-words.ts';
import { withCardsAlone } from './cards-alone.ts';
import { withChangedPlaces } from './changed-places.ts';
import { withEndedWalks } from './ended-walks.ts';
import { withNearestCards } from './nearest-cards.ts';
import { withChosenWays, withPulls, withPushes } from './pushed-cards.ts';
import { withStraightLines } from './straight-lines.ts';

const SPEAKS =
  /\b(?:swaps?|exchanges?|trades?|switch(?:es)?|change|changes|nearest|closest|farthest|furthest|straight|lines?|rows?|columns?|push(?:es|ed)?|shoves?|knocks?|away|pulls?|drags?|towards?|closer|nearer|adjacent|next|beside|within|moves|walks)\b/;

/** The text with such sentences as the language has them; none where nothing of it is about a board. */
export function onBoards(text: string, vocabulary: Vocabulary, kind: KindSymbol | undefined): string[] {
  const words = SPEAKS.test(text) ? boardWords(vocabulary, kind) : undefined;
  if (!words) return [];
  const put = [
    withCardsAlone,
    withNearestCards,
    withStraightLines,
    withPushes,
    withPulls,
    withChosenWays,
    withChangedPlaces,
  ].reduce((said, step) => step(said, words), text);
  const all = withEndedWalks(put, words, vocabulary);
  return all === text ? [] : [all];
}
