/** Several that were chosen together, and a verb that is done with one: `choose 2 tools as pair`, and below it `mend the pair`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const CHOSEN =
  /^\s*(?:- )?(?:you may )?choose (?:(?:up to |exactly |at least |any number of )?(?:\d+|two|three|four|five)|any number of|all) ([^,:]+?) as ([a-z-]+)$/;

/** The text in which it is done with each of them; none where nothing changes. */
export function withEachOfChosen(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const [, phrase = '', name] = lines.map((line) => CHOSEN.exec(line)).find((found) => found !== null) ?? [];
  if (name === undefined) return [];
  const noun = firstNounSaid(
    vocabulary,
    phrase.replace(/ (?:in|on|from|of|with|without|where|attached) .*$/, ''),
  );
  if (noun?.of !== 'card') return [];
  // Whom else it is done with would be chosen for each of them.
  const act = new RegExp(
    `^(\\s*(?:[^,:]+, )*)([a-z-]+) (?:(?:all(?: of)? |both of |each of )?the ${name}|them|them all|both|all of them)((?: to (?:you|your [a-z-]+|the [a-z -]+|that [a-z]+(?:'s [a-z-]+)?))?)$`,
  );
  const put = lines.map((line) =>
    line.replace(act, (said, head: string, word: string, to: string) => {
      const form = vocabulary.verbForms.get(word);
      const [object] = form?.verb.parameters ?? [];
      if (form?.form !== 'base' || !object || object.preposition || object.phrase.tree.determiner !== 'a')
        return said;
      return `${head}for each ${noun.one} among the ${name}, ${word} that ${noun.one}${to}`;
    }),
  );
  const read = put.join('\n');
  return read === text ? [] : [read];
}
