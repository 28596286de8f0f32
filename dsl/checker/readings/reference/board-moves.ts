/** What is moved on a board: `push the piece 2 squares away from this`. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const CARD = "((?:the|that|this) [a-z-]+(?:'s host)?|this(?: card)?)";
const PUSH = '(?:push|move|shove|drive|knock|drag|shift)';

/** A text in which such moves go from square to square. */
export function withBoardMoves(text: string, vocabulary: Vocabulary): string[] {
  const zone = vocabulary.zones.find(({ grid }) => grid);
  if (!zone?.pile || !zone.grid?.metrics[0]) return [];
  const { one: square, many } = forms(zone.pile);
  const { one: metric } = forms(zone.grid.metrics[0]);
  const cells = `(?:${many}|${square})`;
  const put = text.replaceAll(
    new RegExp(
      `\\b${PUSH} ${CARD} (?:by )?(an?|one|\\d+) ${cells} (?:back |further )?away from ${CARD}(?=$|,| and )`,
      'gm',
    ),
    (_, what: string, count: string, from: string) => {
      const farther = `move ${what} to an empty ${square} adjacent to ${what} where the ${metric} between that ${square} and ${from} is more than the ${metric} between ${what} and ${from}`;
      return /^(?:an?|one|1)$/.test(count) ? farther : `repeat exactly ${count} times, ${farther}`;
    },
  );
  return put === text ? [] : [put];
}
