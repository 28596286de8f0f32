/**
 * What is put in the place of an event in lines below it: `if a fruit would be sold:`, and in the block `if there is a tool, instead
 * draw a card` and `otherwise, instead nothing`. It is taken where one of the lines comes in its place in any case.
 */
import { pricesInFull } from '../instead-readings.ts';

/** An event that would happen, which opens a block. */
const HEADER = /^(\s*)([^:]*\bwould\b[^:]*?)(,? instead)?:$/;
const FIRST =
  /^((?:until [^,]+, )?)(?:for )?the (?:first|next) time (?:(this|during this|in this) (turn|round),? )?(?=[^,]*\bwould\b)/;
const UNTIL = /^once (until [^,]+), (?=(?:if|when) )/;
const MAY = /^((?:you|that player) may) ([^,:]+)$/;

/** The text with such blocks as the language has them. */
export function withBlocksInstead(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => HEADER.test(line));
  const [, margin, said, stands] = HEADER.exec(lines[at] ?? '') ?? [];
  if (margin === undefined || said === undefined) return [];
  const length = lines.slice(at + 1).findIndex((line) => !line.startsWith(`${margin} `));
  const end = length < 0 ? lines.length : at + 1 + length;
  const block = lines.slice(at + 1, end);
  const event = eventOf(said);
  const put = stands === undefined ? inPlace(block) : { may: '', lines: block };
  if (!put || (stands !== undefined && event === said)) return [];
  return [
    [...lines.slice(0, at), `${margin}${event}, ${put.may}instead:`, ...put.lines, ...lines.slice(end)].join(
      '\n',
    ),
  ];
}

/** `the first time this round a fruit would be sold` with its span in front. */
const eventOf = (said: string): string =>
  said
    .replace(FIRST, (first, until: string, _this, span?: string) =>
      until !== '' ? `${until}once, if ` : span === undefined ? first : `until end of ${span}, once, if `,
    )
    .replace(UNTIL, '$1, once, ')
    .replace(/^((?:(?:once|twice) per [a-z]+, |while [^,]+, |until [^,]+, |once, )*)when(?:ever)? /, '$1if ');

interface InPlace {
  /** Who may decide, where somebody may. */
  readonly may: string;
  readonly lines: readonly string[];
}

/** The lines of a block that come in the place of the event; none where it is open whether they do. */
function inPlace(block: readonly string[]): InPlace | undefined {
  const [first, ...more] = block;
  const margin = /^\s*/.exec(first ?? '')![0];
  const top = block.filter((line) => !line.startsWith(`${margin} `)).map((line) => line.trim());
  if (block.filter((line) => /\bwould\b/.test(line)).length > 0) return undefined;
  // What somebody may do for it, and below it what then happens.
  const [, who, price] = MAY.exec(top[0] ?? '') ?? [];
  if (who !== undefined && price !== undefined && /^if (?:you|they) do:$/.test(top[1] ?? '')) {
    const below = more.slice(1).map((line) => line.slice(2));
    return top.length === 2 && isInAnyCase(below, margin)
      ? { may: `${who} `, lines: [`${margin}${pricesInFull(price)}`, ...below.map(withoutInstead)] }
      : undefined;
  }
  return /^instead\b/.test(top[0] ?? '') || !isInAnyCase(block, margin)
    ? undefined
    : { may: '', lines: block.map(withoutInstead) };
}

/** Whether a line is in the place of the event, or one in each of the branches of which one is carried out. */
function isInAnyCase(block: readonly string[], margin: string): boolean {
  const branches = branchesOf(block, margin);
  const last = branches.length - 1;
  const isChoice =
    last > 0 &&
    branches.every(({ head }, i) =>
      i === 0
        ? head.startsWith('if ')
        : head.startsWith('otherwise') && head.startsWith('otherwise if ') === i < last,
    );
  if (!isChoice) return branches.filter(({ head }) => head.startsWith('instead ')).length === 1;
  return branches.every(({ head, lines }) => {
    const isInLine = /^(?:otherwise if|if|otherwise)\b[^:]*?, instead\b/.test(head);
    if (isInLine || !head.endsWith(':')) return isInLine && lines.length === 0;
    return isInAnyCase(lines, /^\s*/.exec(lines[0] ?? '')![0]);
  });
}

/** The lines at the margin, each with those below it. */
function branchesOf(
  block: readonly string[],
  margin: string,
): { readonly head: string; readonly lines: string[] }[] {
  const branches: { head: string; lines: string[] }[] = [];
  for (const line of block)
    if (line.startsWith(`${margin} `)) branches.at(-1)?.lines.push(line);
    else branches.push({ head: line.trim(), lines: [] });
  return branches;
}

const withoutInstead = (line: string): string =>
  line.replace(/(^\s*|, )(you )?instead,? /, '$1').replace(/(?:,? instead)$/, '');
