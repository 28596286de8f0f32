/**
 * Sentences with more than one ability: `while you have 3 coins, +2 to the weight of this and this cannot be sold`, `this has
 * +2 weight and cannot be sold`. Each is a line of its own, under one condition.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const HEAD = '((?:(?:while|during|until) [^,:]+, )?)';
const RAISED = new RegExp(
  `^(\\s*)${HEAD}([+-]\\d+ to [^,:]+?),? and ((?:this(?: card)?|the equipped [a-z-]+|all [^,:]+?|it) cannot [^,:]+)$`,
);
const HAS = new RegExp(
  `^(\\s*)${HEAD}this(?: card)? (?:has|gets|gains) \\+?(\\d+) ([a-z]+(?: [a-z]+)?),? and (?:it )?(cannot [^,:]+)$`,
);

/** The text with a line for each; none where there is one only. */
export function withStandingLines(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => {
      const [, margin, head, raised, rule] = RAISED.exec(line) ?? [];
      if (margin !== undefined) {
        // Of which card the rule is, where it does not say so itself.
        const [it] = /\bthis(?= card's\b|$)|\bthe equipped [a-z-]+/.exec(raised) ?? [];
        const own = it === undefined ? rule : rule.replace(/^it\b/, it);
        return /^it\b/.test(own) ? line : apart(margin, head, [raised, own]);
      }
      const [, start, before, count, what, cannot] = HAS.exec(line) ?? [];
      const field = vocabulary.fields.find((each) => forms(each).one === what);
      return start === undefined || !field
        ? line
        : apart(start, before, [`+${count} to the ${what} of this`, `this ${cannot}`]);
    })
    .join('\n');
  return put === text ? [] : [put];
}

function apart(margin: string, head: string, lines: readonly string[]): string {
  if (head === '') return lines.map((line) => margin + line).join('\n');
  return [`${margin}${head.replace(/, $/, ':')}`, ...lines.map((line) => `${margin}  ${line}`)].join('\n');
}

/** `while there is a fruit in your row, +1 to its weight`: of this card, or of that fruit; the writer says so. */
export function withOwnIts(text: string): string[] {
  const put = text.replaceAll(
    /^(\s*while there (?:is|are) [^,:\n]+[,:](?:\n +)?)([^\n]*\bits? [^\n]*)$/gm,
    (_, head: string, rest: string) =>
      head +
      rest
        .replaceAll(/\bits ([a-z]+(?: [a-z]+)?)(?=$|,| and | until )/g, 'the $1 of this')
        .replaceAll(/\bit\b/g, 'this'),
  );
  return put === text ? [] : [put];
}
