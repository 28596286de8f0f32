/** What is nearest or farthest: `the nearest fruit to the well`, `a fruit closest to this`. */
import { withArticle } from '../../../text/english-inflection.ts';
import { KNOWN_ONE, type BoardWords } from './board-words.ts';

const NEAR = '(nearest|closest|farthest|furthest)';

/** `the fruit with the fewest steps between that fruit and the well`; without one that is measured from, from `self`. */
export function withNearestCards(text: string, words: BoardWords): string {
  const { cards, cell, self } = words;
  const noun = `(${cards}|${cell.many}|${cell.one})`;
  const whose = "((?: of (?:yours|an opponent|that player|that player's)| in [a-z' -]+?)?)";
  const far = `((?: within \\d+ of ${KNOWN_ONE})?)`;
  const before = new RegExp(
    `\\b(the|an?|another) (\\d+ )?${NEAR} ((?:empty |other )?)${noun}${whose}(?: (?:to|from) (${KNOWN_ONE}))?${far}(?![\\w'-])`,
    'g',
  );
  const behind = new RegExp(
    `\\b(the|an?|another) ((?:empty |other )?)${noun}${whose}${far} (?:that is )?${NEAR} (?:to|from) (${KNOWN_ONE})(?![\\w'-])`,
    'g',
  );
  return text
    .replace(before, (all, article, many, how, quality, what, of, base, within) => {
      const from = base ?? (within === '' ? self : within.replace(/^ within \d+ of /, ''));
      if (many !== undefined) return all;
      return nearest({ article, quality, what, of, within, how, from }, words) ?? all;
    })
    .replace(
      behind,
      (all, article, quality, what, of, within, how, from) =>
        nearest({ article, quality, what, of, within, how, from }, words) ?? all,
    );
}

interface Nearest {
  readonly article: string;
  readonly quality: string;
  readonly what: string;
  readonly of: string;
  readonly within: string;
  readonly how: string;
  readonly from: string | undefined;
}

function nearest(
  { article, quality, what, of, within, how, from }: Nearest,
  { steps, cell }: BoardWords,
): string | undefined {
  if (from === undefined) return undefined;
  const least = /^(?:nearest|closest)$/.test(how) ? 'fewest' : 'most';
  const isOther = article === 'another' || quality === 'other ';
  const kind = quality === 'other ' ? '' : quality;
  const isCell = what === cell.one || what === cell.many;
  const first = isOther
    ? 'another'
    : article === 'the' && !isCell
      ? 'the'
      : withArticle(`${kind}${what}`).split(' ')[0];
  // Nothing is looked for where it is measured from.
  const apart = isOther || isCell ? '' : ` other than ${from}`;
  return `${first} ${kind}${what}${of}${apart}${within} with the ${least} ${steps} between that ${what} and ${from}`;
}
