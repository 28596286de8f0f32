/** What holds and may be done in some turns, in a block of its own: `during your turn:`, and below it `discard 2 cards to draw a card`. */

const IN_TURN =
  /^( *)((?:(?:once|twice|\d+ times) per [a-z]+, )?)(?:(?:only )?(?:during|on|in) )(your (?:own )?turns?|(?:an? (?:opponent|other player)'s|another player's|(?:your )?opponents'|(?:each|every) opponent's|each other player's) turns?)( *:)$/gm;

/** The text with who has the turn instead; none where there is none. */
export function withBlocksOfTurns(text: string): string[] {
  const put = text.replaceAll(
    IN_TURN,
    (_, margin: string, often: string, whose: string, colon: string) =>
      `${margin}while you are ${whose.startsWith('your own') || whose.startsWith('your turn') ? '' : 'not '}the active player${often === '' ? '' : `, ${often.replace(/, $/, '')}`}${colon.trim()}`,
  );
  return put === text ? [] : [put];
}
