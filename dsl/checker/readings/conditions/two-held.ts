/** Two that somebody has: `if your row has a fig and a plum` is `if you have a fig in your row and you have a plum in your row`. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ONE = '(?:an?|no|at least (?:one|two|three|\\d+)) [a-z-]+(?: (?!in\\b|on\\b|and\\b|or\\b)[a-z-]+)?';
const WHOSE: Readonly<Record<string, string>> = { your: 'you have', their: 'that player has' };

/** A text in which each of both is asked for; the same twice is left, of which there may be one or two. */
export function withTwoHeld(text: string, { zones }: Vocabulary): string[] {
  if (!/\b(?:has|have|contains?) .* and \b/.test(text)) return [];
  const own = zones
    .filter(({ of }) => of === 'player')
    .map((zone) => forms(zone).one)
    .join('|');
  const put = text
    .replaceAll(
      new RegExp(
        `\\b(your|their) (${own}) (?:has|have|contains?) (?:both )?(${ONE}) and (${ONE})(?=$|[,:])`,
        'gm',
      ),
      (said, whose: string, zone: string, one: string, other: string) =>
        both(said, WHOSE[whose], one, other, ` in ${whose} ${zone}`),
    )
    .replaceAll(
      new RegExp(
        `\\b(you have|that player has) (?:both )?(${ONE}) and (${ONE})( in (?:your|their|that player's) (?:${own}))?(?=$|[,:])`,
        'gm',
      ),
      (said, has: string, one: string, other: string, place = '') => both(said, has, one, other, place),
    );
  return put === text ? [] : [put];
}

const both = (said: string, has: string, one: string, other: string, place: string): string =>
  one === other ? said : `${has} ${one}${place} and ${has} ${other}${place}`;
