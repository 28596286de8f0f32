/** What is attached and goes elsewhere: `move this basket to another fruit` attaches it there. */
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const MOVED =
  /\b(?:move|shift|transfer|switch|pass) (this(?: card| [a-z-]+)?|it) (?:on)?to (an?|another|the chosen|that) ([a-z-]+)((?: [^,:\n]+)?)(?=$|[,\n])/g;

/** The text with such a move as what it does; none where it goes to no card. */
export function withMovesToHosts(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  if (!kind) return [];
  const put = text.replaceAll(MOVED, (said, what: string, which: string, noun: string, place: string) => {
    const host = nounSaid(vocabulary, noun);
    if (host?.of !== 'card' || host.form !== 'one') return said;
    const where = place === '' && /^an?/.test(which) ? ' in play' : place;
    return `attach ${what === 'it' ? 'that card' : 'this'} to ${which} ${noun}${where}`;
  });
  return put === text ? [] : [put];
}
