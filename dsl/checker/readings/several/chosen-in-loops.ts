/**
 * What a loop has chosen, as all of it: `for each opponent, choose a fruit in their crate as pick`, and below it `sell the picks`, or
 * `exchange two of those fruits`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

/** `a fruit they have`: one of theirs. */
const THEY_HAVE =
  /\b(chooses? (?:an?|another|one) [a-z-]+(?: [a-z-]+){0,2}?) (?:that )?they (?:have|own|control)(?: in play)?(?=$|[.,;:\n]| (?:as|and) )/gm;

/** A sentence behind a loop that is about all of them. */
const BEHIND_STOP =
  /^( *)(for (?:each|every) [^.,:;\n]+, (?:(?:that player|they|you) )?chooses? (?:an?|another|one) [^.:;\n]+)[.;] +([^\n]*\b(?:those|these|the chosen|(?:all|each|one|two) of them)\b[^\n]*)$/gm;

/** What is chosen in each round. */
const IN_LOOP =
  /^( *)for (?:each|every) [^,:\n]+(?:, |:\n\1 +)(?:(?:that player|they|you) )?chooses? (?:an?|another|one) ([a-z][a-z -]*?)(?: (?:in|on|of|from) (?:their|that player's|that opponent's) ([a-z]+(?: [a-z]+)?))?(?: as ([a-z-]+))?$/m;

const SWAP = '(?:exchange|swap|switch|trade) (?:the places of )?(?:any )?(?:two|2) of';

/** The text with all of them as those; none where no loop chooses. */
export function withChosenInLoops(said: string, vocabulary: Vocabulary): string[] {
  if (!/\bchooses? /.test(said)) return [];
  const text = said.replaceAll(THEY_HAVE, '$1 of theirs').replaceAll(BEHIND_STOP, '$1$2\n$1$3');
  const put = inAll(text, vocabulary);
  return put === said ? [] : [put];
}

function inAll(text: string, vocabulary: Vocabulary): string {
  const loop = IN_LOOP.exec(text);
  const [whole, margin, what, place, name] = loop ?? [];
  const noun = what === undefined ? undefined : firstNounSaid(vocabulary, what);
  if (!loop || noun?.of !== 'card' || noun.form !== 'one') return text;
  const start = loop.index + whole!.length;
  const those = `those ${plural(noun.one)}`;
  const below = text
    .slice(start)
    .split('\n')
    .map((line) => {
      // In the round itself there is one of them.
      if (line === '' || /^ */.exec(line)![0].length > margin!.length) return line;
      const all =
        name === undefined
          ? line
          : line.replaceAll(
              new RegExp(`\\b(?:all (?:of )?)?(?:the|those|these|all) ${manyOf(name)}\\b`, 'g'),
              those,
            );
      return place === undefined || /\b(?:as|let) (?:given|taken)\b/.test(text)
        ? all
        : exchanged(all, noun.one, place);
    });
  return text.slice(0, start) + below.join('\n');
}

/** A name that is used in the plural below may have been put in it by then. */
const manyOf = (name: string): string => (name.endsWith('s') ? name : plural(name));

/** Two of them for one another: both are chosen before either goes. */
function exchanged(line: string, noun: string, place: string): string {
  const those = `those ${plural(noun)}`;
  const all = new RegExp(`^( *)${SWAP} (?:(?:those|these|the chosen) ${plural(noun)}|them)$`).exec(line);
  if (!all) return line;
  return [
    `choose ${withArticle(noun)} among ${those} as given`,
    `choose another ${noun} among ${those} as taken`,
    `move the given to the taken's controller's ${place} and move the taken to the given's controller's ${place}`,
  ]
    .map((each) => all[1] + each)
    .join('\n');
}
