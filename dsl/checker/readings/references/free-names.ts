/**
 * A name that is a word of the language or a place of the game: `discard a fruit as cost`, `choose a stall as shed`. It gets another one, here
 * and below, so that what is written of places means the place.
 */
import { isReserved } from '../../../language/lexer/reserved-words.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** Names with no word of a place in them. */
const FREE = ['picked-one', 'second-one', 'third-one', 'fourth-one'];

/** The text with every such name changed; the text itself where all names are free. */
export function withFreeNames(text: string, { zones }: Vocabulary): string {
  const names = [...text.matchAll(/\bas ([a-z]{2,})(?=$|[,:\n]| to\b)/g)].map(([, name]) => name);
  const isTaken = (name: string): boolean =>
    isReserved(name) || zones.some((zone) => forms(zone).one === name);
  const taken = [...new Set(names)]
    .slice(0, FREE.length)
    .filter((name) => isTaken(name) && new RegExp(`\\bthe ${name}\\b`).test(text));
  return taken.reduce(
    (said, name, i) =>
      said
        .replaceAll(new RegExp(`\\bas ${name}(?=$|[,:\\n]| to\\b)`, 'g'), `as ${FREE[i]}`)
        .replaceAll(new RegExp(`\\bthe ${name}\\b`, 'g'), `the ${FREE[i]}`),
    text,
  );
}
