/**
 * What an effect does by the roll that it is used for, a range a line: `4-: lose a coin` and below it `5-7: draw a card`, `on 3 or less,
 * lose a coin`. The roll is the one of the card.
 */
import type { EntryKind } from '../../../../language/syntax/ast.ts';

const RANGE =
  '(?:(?<low>\\d+) ?(?:-|–|\\.\\.|to|through) ?(?<high>\\d+)|(?<most>\\d+)(?:-| ?or (?:less|lower|below|fewer))|(?<least>\\d+)(?:\\+| ?or (?:more|higher|above))|(?<exact>\\d+))';
const LINE = new RegExp(
  `^(?<margin> *)(?:(?:on|for|with) (?:an? |a roll of )?)?${RANGE}(?:(?<comma>,) |: ?)(?<rest>[^\\d\\s][^\\n]*)?$`,
);
/** Where the text throws by itself, the ranges are those of that throw. */
const THROWN = /\b(?:rolls?|throws?|flips?|toss(?:es)?|dice|die|random)\b/;

/** The text with each range as a condition; none where a line has none, or where two of them meet. */
export function withLinesByRange(text: string, entry: EntryKind): string[] {
  if (entry !== 'effect' || !/\d/.test(text) || THROWN.test(text.replaceAll(/\ba roll of\b/g, ''))) return [];
  let from = -1;
  const all: (readonly [low: number, high: number])[] = [];
  const lines = text.split('\n');
  const put = lines.map((line, i) => {
    const said = LINE.exec(line)?.groups;
    if (!said) return line;
    const { margin = '', comma, rest, low, high, most, least, exact } = said;
    // A number in front of a comma would be one of a list.
    if (comma !== undefined && !/^ *(?:on|for|with) /.test(line)) return line;
    const first = Number(low ?? least ?? exact ?? 0);
    all.push([first, least === undefined ? Number(high ?? most ?? exact) : Infinity]);
    const asked =
      low !== undefined
        ? `${low} to ${high}`
        : most !== undefined
          ? `at most ${most}`
          : least === undefined
            ? exact
            : `at least ${least}`;
    const isNext =
      from >= 0 && lines.slice(from, i).every((each) => each.startsWith(`${margin} `) || LINE.test(each));
    if (from < 0) from = i;
    return `${margin}${isNext ? 'otherwise ' : ''}if the roll is ${asked}${rest === undefined ? ':' : `, ${rest}`}`;
  });
  const meet = all.some(
    ([low, high], i) => high < low || all.slice(i + 1).some(([from, to]) => from <= high && low <= to),
  );
  return all.length === 0 || meet ? [] : [put.join('\n')];
}
