/** One of the cards in hand behind those that were drawn: `draw 2 cards, then put one on top of the deck`, `draw 3 cards and keep one`. */
const DRAWN =
  /\b(draws? (?:\d+|two|three|four|five) cards,? (?:and then|then|and) (?:discard|put|return|place|move|give|reveal|show)s? )(one|two|\d+)(?=$|[,.\n]| (?:on|onto|to|into|back|under|in)\b)/g;

/** The text with the noun; none where none is missing. */
export function withOneOfThoseDrawn(text: string): string[] {
  const put = text.replaceAll(DRAWN, (_, drawn: string, many: string) =>
    many === 'one' || many === '1' ? `${drawn}a card` : `${drawn}${many} cards`,
  );
  return put === text ? [] : [put];
}
