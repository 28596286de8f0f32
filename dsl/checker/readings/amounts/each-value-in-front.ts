/** How often something is done by how many values there are, in front: `for each colour among your fruits, draw a card`. The amount comes last. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const FRONT =
  /^(\s*(?:- )?)for (?:each|every) (?:different )?([a-z]+)((?: (?:among|in|of|on) [^,:\n]+)), ((?!that |if |you may )(?:(?! and )[^,:\n])+)$/gm;
const ALL_OF_THEM =
  /\b(if|while|when|and) (you have|there are|your [a-z]+ has) (?:([a-z]+) of )?(?:all|every)(?: of)?(?: the)?(?: (\d+|two|three|four|five|six|seven|eight))? (?:different )?([a-z]+)((?: (?:among|in|on) [^,:\n]+?)?)(?=$|,|:)/gm;

/** The text with such amounts behind, and with all values counted; none where there are none. */
export function withEachValueInFront(text: string, { fields }: Vocabulary): string[] {
  const named = (said: string): (typeof fields)[number] | undefined =>
    fields.find(
      (field) => field.type.type === 'value' && [forms(field).one, forms(field).many].includes(said),
    );
  const put = text
    .replaceAll(FRONT, (said, margin: string, value: string, where: string, act: string) =>
      named(value) ? `${margin}${act} for each different ${value}${where}` : said,
    )
    .replaceAll(ALL_OF_THEM, (said, ...parts: (string | undefined)[]) => {
      const [word, have, noun, count, value = '', where = ''] = parts;
      const type = named(value)?.type;
      if (type?.type !== 'value' || where === '') return said;
      const all = String(type.of.values.length);
      const isAll = count === undefined || count === all || NUMBERS[Number(all)] === count;
      if (!isAll) return said;
      return noun === undefined || noun === 'cards'
        ? `${word} ${have} at least ${all} different ${value}${where}`
        : `${word} the number of different ${value} of all ${noun}${where} is at least ${all}`;
    });
  return put === text ? [] : [put];
}
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
