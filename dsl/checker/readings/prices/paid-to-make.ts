/**
 * What somebody pays for so that another one does something: `when an opponent buys a fruit, you may discard a card to make that opponent
 * sell a basket`. It is done where the price was paid.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { thirdPerson } from '../../../text/english-inflection.ts';

const MADE =
  /^( *)((?:[^:\n]+, )?you may [^,:\n]+?) to (?:make|force|have) (that (?:player|opponent)|them|an opponent|another player|each (?:opponent|other player)|a player) (?:to )?([a-z-]+)((?: [^,:\n]+)?)$/gm;

/** `that player may discard a card to draw 2 cards`: who pays is not who reads it. */
const OF_OTHERS =
  /^( *)((?:[^:\n]+, )?(?:that player|that opponent|each (?:opponent|player|other player)) may [^,:\n]+?) to ([a-z-]+)((?: (?:an?|\d+|that|this|the|all|their|up|one|any|each)\b[^,:\n]*)?)$/gm;

/** The text with such a line in two; none where nobody is made to do something. */
export function withPaidToMake(text: string, { verbForms }: Vocabulary): string[] {
  const others = text.replaceAll(
    OF_OTHERS,
    (said, margin: string, paid: string, verb: string, rest: string) =>
      verbForms.get(verb)?.form === 'base'
        ? `${margin}${paid}\n${margin}if they do, that player ${thirdPerson(verb)}${rest}`
        : said,
  );
  const put = others.replaceAll(
    MADE,
    (_, margin: string, paid: string, who: string, verb: string, rest: string) =>
      `${margin}${paid}\n${margin}if you do, ${who === 'them' ? 'that player' : who} ${thirdPerson(verb)}${rest.replaceAll(/ (?:one|1) (?=card\b)/g, ' a ')}`,
  );
  return put === text ? [] : [put];
}
