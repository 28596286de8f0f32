/** `move all fruits of the colour with the most votes on the market to the deck`: the colour is chosen first, of several that are level. */
import { withArticle } from '../../../text/english-inflection.ts';

const BEST =
  /^( *)((?!choose\b)[a-z][^,:\n]*?) of the ([a-z-]+) with the (most|fewest) votes ((?:in|on|at|with|where|to) [^\n]+)$/m;

/** The text with that choice in a line before; none where nothing follows behind the votes, or nobody votes. */
export function withBestOfVotes(text: string): string[] {
  if (!/\b(?:secretly |each player |each opponent )(?:chooses?|votes?|picks?|names?)\b/.test(text)) return [];
  const put = text.replace(
    BEST,
    (_, margin: string, act: string, noun: string, how: string, rest: string) =>
      `${margin}choose ${withArticle(noun)} with the ${how} votes\n${margin}${act} of that ${noun} ${rest}`,
  );
  return put === text ? [] : [put];
}
