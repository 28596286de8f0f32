/** What comes first by something, with a name, and what comes next: `let winner be the colour with the most votes`, `sell the largest stall, then the next largest`. */
import { withArticle } from '../../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../../words/verb-destinations.ts';

const LET =
  /^(\s*(?:- )?)let ([a-z-]+) be (?:the|an?) ((?:[a-z-]+ ){1,2}?(?:(?:in|on|of) [^,:\n]+? )?with the (?:most|fewest|highest|lowest) [^,:\n]+)$/gm;
const NEXT =
  /^(\s*(?:[^,:\n]+, )*)([a-z]+) the ((largest|biggest|smallest) ([a-z]+))(?:,? (?:and )?then|, and|,)(?: [a-z]+)? the (?:next|second)[ -](?:largest|biggest|smallest)(?: [a-z]+)?$/gm;

/** The text with a choice in the place of each such name, and with the same again for what comes next. */
export function withNamedBest(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .replaceAll(
      LET,
      (_, margin: string, name: string, what: string) => `${margin}choose ${withArticle(what)} as ${name}`,
    )
    .replaceAll(NEXT, (said, head: string, verb: string, best: string) => {
      // What is taken away is not there to come first again.
      const isGone = destinationsIn(vocabulary).some(
        (each) => each.verb === vocabulary.verbForms.get(verb)?.verb,
      );
      return isGone ? `${head}${verb} the ${best}, then ${verb} the ${best}` : said;
    });
  return put === text ? [] : [put];
}
