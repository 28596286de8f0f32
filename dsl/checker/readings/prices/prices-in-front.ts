/**
 * A price in front of what it is for: `once per turn, for 2 coins, draw a card` is `once per turn, pay 2 coins to draw a card`. What a card
 * takes in other words than it is counted may be put on it or taken off it: both are offered.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';

const FOR =
  /^(\s*(?:(?:(?:once|twice|\d+ times) per [a-z]+|while [^,:]+|during [^,:]+), )*)for (an?|\d+) ([a-z-]+(?: [a-z-]+)?)(?: (?:of|from|on) this(?: card)?)?(?:, | you (?:may|can) )(?:you (?:may|can) )?([a-z].*)$/gm;
const OFF = / from this\b/;

/** What such a text means: surely, or as one of several. */
interface Prices {
  readonly sure: string[];
  readonly open: string[];
}

/** The text with such prices paid; none where a card of this kind has no such counter, nor a player. */
export function withPricesInFront(
  text: string,
  { counters }: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): Prices {
  const none: Prices = { sure: [], open: [] };
  if (entry !== 'abilities') return none;
  let isOpen = false;
  const paid = (isTaken: boolean): string =>
    text.replaceAll(FOR, (said, head: string, count: string, what: string, act: string) => {
      const found = counters.filter((each) => [forms(each).one, forms(each).many].includes(what));
      const own = found.find(
        ({ of, kinds }) => of === 'card' && (kinds === undefined || kinds.includes(kind!)),
      );
      const isOfPlayers = found.some(({ of }) => of === 'player');
      if (!own && !isOfPlayers) return said;
      if (own?.said?.gain && !OFF.test(said)) isOpen = true;
      return own && isTaken
        ? `${head}${act} to:\n${/^\s*/.exec(head)![0]}  this gains ${count} ${what}`
        : `${head}pay ${count} ${what}${own ? ' of this' : ''} to ${act}`;
    });
  const put = paid(false);
  if (put === text) return none;
  return isOpen ? { sure: [], open: [paid(true), put] } : { sure: [put], open: [] };
}
