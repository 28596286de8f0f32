/** Another one from where the first one was: `sell a fruit`, and below it `sell another fruit in the same stall`. The first gets a name. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const SAME = /\bin the same ([a-z]+)\b/;
const FIRST =
  /^( *)([a-z-]+) (an? (?:[a-z]+ )?([a-z]+))((?: (?:in|from) an? [a-z]+)?)((?: (?:where|with) [^,:\n]+)?)$/;

/** The text with that pile as the pile of the first; none where nothing was named before. */
export function withTheSamePile(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => SAME.test(line));
  const [, pile] = SAME.exec(lines[at] ?? '') ?? [];
  if (pile === undefined || nounSaid(vocabulary, pile)?.of !== 'pile' || /\b(?:first|former)\b/.test(text))
    return [];
  const from = lines.findLastIndex((line, i) => i < at && FIRST.test(line));
  const [, margin = '', verb, what, noun, place, which] = FIRST.exec(lines[from] ?? '') ?? [];
  if (noun === undefined || nounSaid(vocabulary, noun)?.of !== 'card') return [];
  const below = lines
    .slice(at)
    .map((line) =>
      line.replaceAll(
        new RegExp(`\\bin the same ${pile}\\b`, 'g'),
        verb === 'choose' ? `in the first's ${pile}` : 'in the former',
      ),
    );
  const first =
    verb === 'choose'
      ? [`${lines[from]} as first`]
      : [
          `${margin}choose ${what}${place}${which} as first`,
          // What is done with it may take it out of there.
          `${margin}let former be the first's ${pile}`,
          `${margin}${verb} the first`,
        ];
  return [[...lines.slice(0, from), ...first, ...lines.slice(from + 1, at), ...below].join('\n')];
}
