/** One of what each of several players has: `sell the fruit with the highest price in each opponent's row` is done for each of them. */
const OF_EACH =
  /^( *)([a-z-]+) ((?:an?|the|one|\d+|up to \d+) [a-z][^,:\n]*?) (?:in|from|of) (each (?:opponent|other player|player))'s ([a-z]+(?: [a-z]+)??)((?: (?:with|where) [^,:\n]+)?)$/gm;

/** The text with such a line in the loop; none where there is none. */
export function withOneOfEachPlayer(text: string): string[] {
  const put = text.replaceAll(
    OF_EACH,
    (_, margin: string, verb: string, what: string, who: string, place: string, which: string) => {
      const [, noun = what, best = ''] =
        /^(.+?)( with the (?:highest|lowest|most|fewest) .+)$/.exec(what) ?? [];
      return `${margin}for ${who}, ${verb} ${noun.replace(/^one /, 'a ')} in that player's ${place}${best}${which}`;
    },
  );
  return put === text ? [] : [put];
}
