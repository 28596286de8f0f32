/**
 * What becomes of this card in place of where it would go: `when the equipped cart is wrecked, attach this to another cart instead of
 * discarding it`. It is there by then, and is moved on from there.
 */
const INSTEAD =
  /^(\s*(?:[^,:\n]+, |[^,:\n]+:\n\s+)?(?:you may )?(?:attach|return|move|take|equip|put) (?:this(?: card)?|it)\b[^,:\n]*?),? (?:instead of|rather than) (?:discarding (?:it|this)|being discarded|going (?:in)?to the discard pile|letting it (?:be discarded|go to the discard pile)|losing it)$/gm;

/** The text without those words; none where it has none. */
export function withoutOtherPlace(text: string): string[] {
  const put = text.replaceAll(INSTEAD, '$1');
  return put === text ? [] : [put];
}
