/** A card that is looked at and moved in one sentence: `you may look at the top card of the deck and put it on the bottom`. */
const MOVED =
  /^( *(?:[^:\n]+, )?)((?:you may )?)(looks? at the (top|bottom) card of ((?:the|your|that player's|an opponent's) [a-z]+(?: [a-z]+)?)),? (?:and(?: then)?|then) (may )?(?:put|place|move)s? (?:it|that card) (?:back )?(?:(?:on|at|to|under) )?(?:the )?(top|bottom)(?: of (?:it|that deck|the deck|your deck|\5))?$/gm;

/** The text with the place in full; none where there is no such sentence. */
export function withLookedAndMoved(text: string): string[] {
  const put = text.replaceAll(
    MOVED,
    (_, head: string, may: string, look: string, _from: string, deck: string, then = '', to = '') =>
      `${head}${/\bper (?:turn|round|game), $/.test(head) ? '' : may}${look}, then ${then === '' ? '' : 'you may '}move that card to the ${to} of ${deck}`,
  );
  return put === text ? [] : [put];
}
