/** What comes to a place of somebody in other words: `when a fruit joins your row`, `is added to your row`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const JOINS =
  /\b(?:joins|is added to|gets into|is put into|comes into) ((?:your|their|that player's|an opponent's|a player's|any|the) ([a-z]+(?: [a-z]+)?))(?=$|[,:])/gm;

/** The text with the one word for it; none where a verb of the game is meant. */
export function withJoinedPlaces(text: string, { terms, verbForms }: Vocabulary): string[] {
  if (verbForms.has('joins')) return [];
  const put = text.replaceAll(JOINS, (said, place: string, noun: string) =>
    terms.get(noun)?.[0]?.symbol.sort === 'zone' ? `enters ${place}` : said,
  );
  return put === text ? [] : [put];
}
