/**
 * `take the top card of the deck into your hand`, and below it what is done with `it`: a card on top of a pile is another one as soon as
 * this one has gone, so it gets a name.
 */
import { givenNames } from '../../../language/lexer/given-names.ts';

const TAKEN =
  /^(\s*(?:- )?(?:[^\n]*?, |[^\n]*?\bmay )?(?:[a-z ]+? )?moves? the top card of [^\n,]+?) to ((?:your|their|that player's|the) [a-z ]+?)(?=$|,|\n)/m;
/** The card in the words behind it. */
const IT = /\b(?:that card|it)\b(?!'s)|\bthat card's\b|\bits\b/g;

/** The text with a name for the card that is taken, where what follows is about one card. */
export function withDrawnCards(text: string): string[] {
  const taken = TAKEN.exec(text);
  if (!taken || givenNames(text).includes('drawn')) return [];
  const [whole, before, to] = taken;
  if (/ as [a-z-]+$/.test(before)) return [];
  const end = taken.index + whole.length;
  const rest = text.slice(end);
  const put = rest.replaceAll(IT, (said) => (/s$/.test(said) ? "the drawn's" : 'the drawn'));
  return put === rest ? [] : [`${text.slice(0, taken.index)}${before} as drawn to ${to}${put}`];
}
