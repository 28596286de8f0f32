/** `give 2 coins to each other player`, `each opponent gives a point to the player with the fewest`: who is given some gains them. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const GIVE =
  /^(\s*(?:- )?(?:[^,:\n]+, )*(?:you may )?)(give) (an?|\d+) ([a-z]+) to ((?:each|every|the|that) [^,:\n]+)$/gm;

/** The text with what each of them gains; none where nothing of the sort is given. */
export function withGivenCounters(text: string, { counters, verbForms }: Vocabulary): string[] {
  const put = text.replaceAll(
    GIVE,
    (said, head: string, verb: string, count: string, noun: string, whom: string) => {
      const isCounted = counters.some(
        (each) => each.of === 'player' && [forms(each).one, forms(each).many].includes(noun),
      );
      // What one has oneself is another matter where the game has a verb for it.
      return isCounted && !verbForms.has(verb) && !head.includes('may')
        ? `${head}${whom} gains ${count} ${noun}`
        : said;
    },
  );
  return put === text ? [] : [put];
}
