/** Of several cards that are drawn some are kept: `draw 3 cards, keep one and discard the others`. The others are those that go. */
import { numeric } from '../rolls/throws/tests-of-throws.ts';

const NUMBER = '(one|two|three|four|five|\\d+)';
const OF = '(?: (?:of|among) (?:them|those(?: cards)?|these))?';
const KEPT = new RegExp(
  `^(\\s*)((?:[^,:\\n]+, )*?)draw ${NUMBER} cards?(?:,|\\.|;)? ?(?:and |then )*keep ${NUMBER}${OF}(?: cards?)?(?:,|;|\\.)? ?(?:and |then )*(discard|put|move|return|bury) (?:the (?:others?|rest|other (?:one|cards?))|all others)(?: (?:back )?((?:on|to|at|under|onto)(?: the)? (?:top|bottom) of (?:the|your) [a-z ]+?|into (?:the|your) [a-z ]+?))?$`,
  'gm',
);

/** The text with each such line in two; none where it does not say where the others go. */
export function withKeptOfDrawn(text: string): string[] {
  const put = text.replaceAll(
    KEPT,
    (said, margin: string, head: string, all: string, kept: string, verb: string, to?: string) => {
      const [drawn, left] = [Number(numeric(all)), Number(numeric(all)) - Number(numeric(kept))];
      const isMove = /^(?:put|move|return)$/.test(verb);
      if (left < 1 || isMove !== (to !== undefined)) return said;
      const place =
        to === undefined
          ? ''
          : ` ${to.replace(/^(?:on|at|under|onto|into|to)(?: the)? (?=top|bottom)/, 'to the ').replace(/^into /, 'to ')}`;
      const own = [
        `draw ${String(drawn)} cards as drawn`,
        `${isMove ? 'move' : verb} ${left === 1 ? 'one' : String(left)} of the drawn${place}`,
      ];
      if (head === '') return own.map((one) => margin + one).join('\n');
      return [margin + head.replace(/, $/, ':'), ...own.map((one) => `${margin}  ${one}`)].join('\n');
    },
  );
  return put === text ? [] : [put];
}
