/** Straight lines on a board: who is in line with whom, and who runs along one. */
import { plural } from '../../../text/english-inflection.ts';
import { KNOWN_ONE, type BoardWords } from './board-words.ts';

const STRAIGHT = 'in (?:a|one) (?:straight )?line';

export function withStraightLines(text: string, words: BoardWords): string {
  const { cell, route, steps, lines } = words;
  const sameLine = new RegExp(`\\b(?:in|on) ${lines} (?:as|with) (?=${KNOWN_ONE})`, 'g');
  const run = new RegExp(
    `^(\\s*(?:- )?(?:[^,:]+, )*)(you may )?(?:move|walk|run|charge|slide) (${KNOWN_ONE}) (up to )?(\\d+) (?:${cell.many}|${cell.one}) ${STRAIGHT}$`,
    'gm',
  );
  return withCounted(text, run, words)
    .replace(sameLine, 'in line with ')
    .replace(
      run,
      (all, head: string, may: string | undefined, one: string, upTo: string | undefined, far: string) => {
        if (route === undefined) return all;
        const square = `an empty ${cell.one} in line with ${one}`;
        const free = `the ${route} between that ${cell.one} and ${one} is the ${steps} between that ${cell.one} and ${one}`;
        const goal = upTo
          ? `${square} within ${far} of ${one} where ${free}`
          : `${square} where ${free} and the ${steps} between that ${cell.one} and ${one} is ${far}`;
        // Who moves up to so many may stay.
        return `${head}${may ?? (upTo ? 'you may ' : '')}move ${one} to ${goal}`;
      },
    );
}

/** How many cells somebody has run, where the text goes on to count them. */
function withCounted(text: string, run: RegExp, { cell, steps }: BoardWords): string {
  const cells = `(?:${cell.many}|${cell.one})`;
  const each = new RegExp(
    `(?:\\b1 ([a-z-]+)|\\+1 (.*?)) for each ${cells} (?:moved|it (?:has )?moved)(?![\\w-])`,
    'g',
  );
  const number = new RegExp(
    `\\bthe number of (?:${cells} (?:that )?(?:it |this card's host )?(?:has )?moved|moved ${cells})(?![\\w-])`,
    'g',
  );
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.search(run) >= 0);
  const [, head, , one] = new RegExp(run.source).exec(lines[at] ?? '') ?? [];
  if (one === undefined || head.trim() !== '' || /\borigin\b/.test(text)) return text;
  const way = `the ${steps} between the origin and ${one}`;
  const rest = lines.slice(at + 1).join('\n');
  const put = rest
    .replace(each, (_, what?: string, bonus?: string) =>
      what === undefined ? `+(${way}) ${bonus}` : `(${way}) ${plural(what)}`,
    )
    .replace(number, way);
  if (put === rest) return text;
  return [...lines.slice(0, at), `${head}let origin be ${one}'s ${cell.one}`, lines[at], put].join('\n');
}
