/** A value that was chosen, as people call it again: `name a colour`, and then `the named colour`; and where somebody has cards of it. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { placeInPlay } from '../comparisons/compared-owners.ts';

const CHOSEN =
  /\b(?:name|names|call|calls|declare|declares|choose|chooses|pick|picks|say|says) (?:an?|any|one) ([a-z-]+)\b/gi;
const HELD =
  /\b((?:opponent|player)s? (?:with|who (?:has|have)|that (?:has|have)|having|has|have) (?:an?|no|\d+|at least \d+|\d+ or more) ([a-z-]+) of (?:that|the chosen) [a-z-]+)(?! (?:in|on)\b)(?![\w-])/g;

/** The text with such values as the language has them. */
export function withNamedValues(text: string, vocabulary: Vocabulary): string[] {
  let said = text;
  for (const [, value] of text.matchAll(CHOSEN)) {
    const symbol = vocabulary.terms.get(value)?.[0]?.symbol;
    if (symbol?.sort !== 'field' && symbol?.sort !== 'enum') continue;
    said = said
      .replaceAll(
        new RegExp(`\\b(?:name|call|declare|say) (an?|any|one) ${value}\\b`, 'gi'),
        `choose $1 ${value}`,
      )
      .replaceAll(
        new RegExp(`\\bthe (?:named|called|declared|said|picked|chosen) ${value}\\b`, 'g'),
        `that ${value}`,
      )
      .replaceAll(
        new RegExp(`\\bthe ${value} (?:named|called|declared|chosen|you (?:named|chose|called))\\b`, 'g'),
        `that ${value}`,
      );
  }
  said = said.replaceAll(HELD, (held: string, _all: string, noun: string) => {
    const place = placeInPlay(vocabulary, noun);
    return place ? `${held} ${place.at} their ${place.zone}` : held;
  });
  return said === text ? [] : [said];
}
