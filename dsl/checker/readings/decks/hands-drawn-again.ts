/** A hand that goes away for as many new cards: `shuffle your hand into the deck and draw the same number of cards`. */
const AGAIN =
  /^( *)((?:shuffle|move|put) (?:all (?:the )?cards in )?your hand(?: [^,:\n]*?)?)(?:,? (?:and|then|and then)|\n *(?:then,? )?) ?draw (?:that many|the same number of|as many|an equal number of)(?: new)?(?: cards)?((?: (?:plus|minus) (?:one|two|\d+))?)(?: cards)?$/gm;

/** The text with the number noted before; none where no hand is drawn again. */
export function withHandsDrawnAgain(text: string): string[] {
  if (/\bheld\b/.test(text)) return [];
  const put = text.replaceAll(AGAIN, (_, margin: string, away: string, more: string) => {
    const sum = more
      .trim()
      .replace(/^(plus|minus) /, (_all, sign: string) => (sign === 'plus' ? '+ ' : '- '))
      .replace(/\bone$/, '1')
      .replace(/\btwo$/, '2');
    return [
      `let held be the number of cards in your hand`,
      away.replace(/^(shuffle|move|put) your hand/, '$1 all cards in your hand'),
      `draw (the held${sum === '' ? '' : ` ${sum}`}) cards`,
    ]
      .map((line) => margin + line)
      .join('\n');
  });
  return put === text ? [] : [put];
}
