/**
 * What always holds, in one of two ways: `if the wind is 3, +3 to the price of this`, and below it `otherwise, +1 to the price of this`;
 * `+1 to the price of this, or +3 if the wind is 3`. The one holds while it is so, the other one unless it is so.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';

const IF = '(?:if|while|as long as)';
/** What is so: nothing that happens, or would. */
const SO = '(?<so>(?:(?!\\bwould\\b)[^,:;.()\\n])+?)';
const OTHERWISE = '(?:otherwise|else|if not)';
const LEVEL = '(?<second>[+-]\\d+)';
/** A change of a number: by how much, and of what. */
const CHANGE = `(?<level>[+-]\\d+)(?<of> to [^,:;.()\\n]+?)`;

/** A text in which each of the two is a line; none where there are no such two. */
export function withStandingAlternatives(text: string, entry: EntryKind): string[] {
  if (entry !== 'abilities') return [];
  const apart = withOtherLevels(text).split('\n');
  const put = withOtherwise(apart).map(unlessInFront).join('\n');
  return put === text ? [] : [put];
}

/** The second number of a change, and when it counts. */
const OTHER_LEVELS: readonly RegExp[] = [
  new RegExp(`^${CHANGE}(?:,? or| \\() ?${LEVEL}(?: instead)? ${IF} ${SO}\\)?(?: instead)?\\.?$`),
  new RegExp(`^${CHANGE}[.;,]\\s*${LEVEL}(?: instead)? ${IF} ${SO}(?: instead)?\\.?$`, 'i'),
  new RegExp(`^${CHANGE}[.;,]?\\s+${IF} ${SO}, ${LEVEL} instead\\.?$`, 'i'),
  new RegExp(`^${CHANGE}[.;,]?\\s+${IF} ${SO}, instead ${LEVEL}\\.?$`, 'i'),
];
const BEHIND = new RegExp(
  `^(?<act>[^,:;.()\\n]+?),? ${IF} ${SO}[,;]? (?:or )?${OTHERWISE},? (?<other>[^,:;()\\n]+?)\\.?$`,
);
const IN_FRONT = new RegExp(
  `^${IF} ${SO}, (?<act>[^,:;()\\n]+?)[,;.]? (?:or )?${OTHERWISE},? (?<other>[^,:;()\\n]+?)\\.?$`,
  'i',
);

function withOtherLevels(text: string): string {
  for (const form of OTHER_LEVELS) {
    const { level = '', of = '', so, second = '' } = form.exec(text)?.groups ?? {};
    if (so !== undefined) return lines(so, `${second}${of}`, `${level}${of}`);
  }
  const { so, act = '', other = '' } = BEHIND.exec(text)?.groups ?? IN_FRONT.exec(text)?.groups ?? {};
  if (so === undefined || /^(?:when|at|before|once|twice|to) /.test(act)) return text;
  const [, of = ''] = /^[+-]\d+( to .+)$/.exec(act) ?? [];
  return lines(so, act, /^[+-]\d+$/.test(other) ? `${other}${of}` : other);
}

const lines = (so: string, act: string, other: string): string =>
  `while ${so}, ${act}\nunless ${so}, ${other}`;

const UNLESS = new RegExp(
  `^(\\s*)((?:while [^,:]+, )?(?:[+-]\\d+ to|[^,:]+ counts? as) [^,:;]+?),? unless ${SO}$`,
);

/** `+1 to the price of this unless the wind is 3` */
const unlessInFront = (line: string): string =>
  line.replace(UNLESS, (_, margin: string, act: string, so: string) => `${margin}unless ${so}, ${act}`);

const HEAD = new RegExp(`^(\\s*)${IF} ${SO}(, .+|:)$`, 'i');
const ELSE = new RegExp(`^(\\s*)${OTHERWISE}(?:(, .+|:)| (.+))$`, 'i');
/** A line below which there are abilities. */
const AROUND = /^\s*(?:while|unless|during) [^,]+:$/;

function withOtherwise(said: readonly string[]): readonly string[] {
  const put = [...said];
  said.forEach((line, at) => {
    const [, margin, rest, bare] = ELSE.exec(line) ?? [];
    if (margin === undefined || !standsAlone(said, at, margin)) return;
    const from = said.findLastIndex((above, i) => i < at && !above.startsWith(`${margin} `));
    const [, head, so, act] = HEAD.exec(said[from] ?? '') ?? [];
    if (head !== margin || so === undefined || act === undefined) return;
    put[from] = `${margin}while ${so}${act}`;
    put[at] = `${margin}unless ${so}${rest ?? `, ${bare}`}`;
  });
  return put.filter((line) => !/^\s*unless [^,:]+, nothing$/.test(line));
}

/** Whether a line is an ability: at the margin, or in a block of abilities. */
function standsAlone(said: readonly string[], at: number, margin: string): boolean {
  if (margin === '') return true;
  const above = said.findLast((line, i) => i < at && /^\s*/.exec(line)![0].length < margin.length);
  return (
    above !== undefined &&
    AROUND.test(above) &&
    standsAlone(said, said.indexOf(above), /^\s*/.exec(above)![0])
  );
}
