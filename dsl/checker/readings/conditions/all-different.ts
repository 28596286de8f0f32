/**
 * So many cards that differ in something: `if you have at least 3 fruits in your shed where colours are different`, `if there are 3 fruits of
 * different colours in your shed`. There are as many different values among them.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const SOME =
  /\b(if|while|and|only if) (?:you have|there are) (?:at least )?(\d+|two|three|four|five|six) ([a-z-]+(?: [a-z-]+)?) (?:((?:in|on) [^,:\n]+?) where ([a-z]+) are (?:all )?different|of (?:all )?different ([a-z]+)((?: (?:in|on) [^,:\n]+?)?))(?=$|[,:\n])/gm;
const NUMBERS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5', six: '6' };

/** The text with the number of different values; none where there is none. */
export function withAllDifferent(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(SOME, (said, ...parts: (string | undefined)[]) => {
    const [word, count = '', what = '', early, first, second, late = ''] = parts;
    const values = first ?? second ?? '';
    const noun = firstNounSaid(vocabulary, what);
    const place = early ?? late.trim();
    const isField = vocabulary.fields.some((field) => forms(field).many === values);
    if (!isField || noun?.of !== 'card' || noun.form !== 'many' || place === '') return said;
    const least = NUMBERS[count] ?? count;
    return `${word} the number of different ${values} of all ${what} ${place} is at least ${least} and the number of ${what} ${place} is at least ${least}`;
  });
  return put === text ? [] : [put];
}
