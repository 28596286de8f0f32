/**
 * A card of one's hand for one of somebody else's: `exchange a card in your hand for a random card in that player's hand`. Both are
 * chosen before either goes.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const EXCHANGE =
  /^(\s*)(?:exchange|trade|swap|switch) (an? [^,:\n]+? (?:in|of|from) your ([a-z-]+)) (?:for|with|against) (an? [^,:\n]+?) (?:in|of|from) that player's \3$/;

/** A text with each such line as two choices and a move; none where there is none. */
export function withExchangedCards(text: string, { zones }: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => {
      const [, margin, own, place, other] = EXCHANGE.exec(line) ?? [];
      const zone = zones.find(({ names, of }) => of === 'player' && names.en[0] === place);
      if (margin === undefined || own === undefined || !zone || /\b(?:given|taken)\b/.test(text)) return line;
      const whose = "that player's";
      return [
        `choose ${own.replace(/ (?:of|from) your /, ' in your ')} as given`,
        `choose ${other} in ${whose} ${place} as taken`,
        `move the given to ${whose} ${place} and move the taken to your ${place}`,
      ]
        .map((each) => margin + each)
        .join('\n');
    })
    .join('\n');
  return put === text ? [] : [put];
}
