/**
 * What is put in the place of an event in lines below it: `if a fruit would be sold:`, and in the block `if there is a tool, instead
 * draw a card` and `otherwise, instead nothing`. It is taken where one of the lines comes in its place in any case.
 */
import { timesOf } from '../../../language/parser/errors/everyday/counted-times.ts';
import { pricesInFull } from './instead-readings.ts';

/** An event that would happen, which opens a block. */
const HEADER = /^(\s*)([^:]*\bwould\b[^:]*?)(,? instead)?:$/;
const FIRST =
  /^((?:until [^,]+, |while [^,]+, )?)(?:for )?the (?:first|next) (?:time|(\d+) times) (?:that )?(?:(?:in |during )?(this|each|every|per|an?) (turn|round),? )?(?=[^,]*\bwould\b)/;
const SPAN_BEHIND = / (?:in |during )?(this|each|every|per) (turn|round)$/;
const UNTIL = /^once (until [^,]+), (?=(?:if|when) )/;
const IF_DONE = /^if (?:you|they) do(?::|, instead:|, (?=instead (?!nothing\b)))(.*)$/;
/** Behind what comes in place of the event itself. */
const IF_SO = /^if (?:you|they) do(?::|, )(.*)$/;
const LET = /^let [a-z-]+ be [^,:]+$/;
const MAY = /^((?:you|that player) may) ([^,:]+)$/;

const PAID =
  /^(\s*(?:[^,:]+, )*(?:if|when(?:ever)?) [^,:]*\bwould\b[^,:]*, (?:you|that player) may) (instead )?([^,:]+?)(?: to)?:$/;

/** `you may instead pay a coin to:` and what is done for it: both come in place of the event. */
function withPrices(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    const [, head, instead, price] = PAID.exec(line) ?? [];
    if (head === undefined || price === undefined || price === 'instead') return [];
    const margin = /^\s*/.exec(line)![0];
    const length = lines.slice(i + 1).findIndex((each) => !each.startsWith(`${margin} `));
    const end = length < 0 ? lines.length : i + 1 + length;
    const block = lines.slice(i + 1, end);
    const isSaid = block.filter((each) => /\binstead\b/.test(each)).length;
    if (block.length === 0 || isSaid !== (instead === undefined ? 1 : 0)) return [];
    const [, event, may] = /^(.*), ((?:you|that player) may)$/.exec(
      head.replace(/\bwhen(?:ever)? (?=[^,]*\bwould\b)/, 'if '),
    )!;
    const below = [`${margin}  ${pricesInFull(price)}`, ...block.map(withoutInstead)];
    const [put = { event, lines: below }] = namedIn(event, below);
    return [
      [...lines.slice(0, i), `${put.event}, ${may} instead:`, ...put.lines, ...lines.slice(end)].join('\n'),
    ];
  });
}

/** The text with such blocks as the language has them. */
export const withBlocksInstead = (text: string): string[] => [...withPrices(text), ...withBlocks(text)];

function withBlocks(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => HEADER.test(line));
  const [, margin, said, stands] = HEADER.exec(lines[at] ?? '') ?? [];
  if (margin === undefined || said === undefined) return [];
  const length = lines.slice(at + 1).findIndex((line) => !line.startsWith(`${margin} `));
  const end = length < 0 ? lines.length : at + 1 + length;
  const block = lines.slice(at + 1, end);
  const put = stands === undefined ? inPlace(block) : { may: '', lines: block };
  if (!put) return [];
  return eventsOf(said)
    .filter((event) => stands === undefined || event !== said)
    .flatMap((event) => [{ event, lines: put.lines }, ...namedIn(event, put.lines)])
    .map((each) =>
      [
        ...lines.slice(0, at),
        `${margin}${each.event}, ${put.may}instead:`,
        ...each.lines,
        ...lines.slice(end),
      ].join('\n'),
    );
}

/**
 * `the first time this round a fruit would be sold` with its span in front: that of an effect, or what a card that is in play does
 * in each of them.
 */
function eventsOf(said: string): string[] {
  const [first, before = '', count, one, span] = FIRST.exec(said) ?? [];
  if (first === undefined)
    return [
      said
        .replace(UNTIL, '$1, once, ')
        .replace(
          /^((?:(?:once|twice|\d+ times) per [a-z]+, |while [^,]+, |until [^,]+, |once, |twice, |\d+ times, )*)when(?:ever)? /,
          '$1if ',
        ),
    ];
  const [behind, oneBehind, spanBehind] = SPAN_BEHIND.exec(said) ?? [''];
  const event = `if ${said.slice(first.length, said.length - behind.length)}`;
  const often = timesOf(count);
  const [which, time] = [one ?? oneBehind, span ?? spanBehind];
  if (before.startsWith('until ') && time === undefined) return [`${before}${often}, ${event}`];
  if (before.startsWith('until ') && which === 'this') return [];
  if (time === undefined) return [];
  const per = `${before}${often} per ${time}, ${event}`;
  return which === 'this' && before === '' ? [`until end of ${time}, ${often}, ${event}`, per] : [per];
}

/** What the event is about with a name, where the block names another card first. */
function namedIn(event: string, block: readonly string[]): { event: string; lines: readonly string[] }[] {
  const [, noun] =
    /\b(?:an?|another|one of your) ([a-z-]+)\b[^,:]* would be [a-z]+(?: or [a-z]+)*$/.exec(event) ?? [];
  const that = new RegExp(`\\bthat ${noun}\\b`, 'g');
  if (
    noun === undefined ||
    !/\b(?:a|\d+) cards?\b/.test(block[0] ?? '') ||
    !block.some((line) => line.search(that) >= 0) ||
    block.some((line) => line.includes(`for each ${noun} `))
  )
    return [];
  return [{ event: `${event} as meant`, lines: block.map((line) => line.replaceAll(that, 'the meant')) }];
}

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
  // What is given a name first is known to what comes in place of the event, which alone uses it.
  if (LET.test(top[0] ?? '') && /^(?:you|that player) may /.test(top[1] ?? '')) {
    const put = inPlace(more);
    return put && { ...put, lines: [first, ...put.lines] };
  }
  // What somebody may do for it, and below it what then happens.
  const [, who, price] = MAY.exec(top[0] ?? '') ?? [];
  const isInstead = price?.startsWith('instead ') === true;
  const [, act] = (isInstead ? IF_SO : IF_DONE).exec(top[1] ?? '') ?? [];
  if (who !== undefined && price !== undefined && act !== undefined) {
    const below = act === '' ? more.slice(1).map((line) => line.slice(2)) : [`${margin}${act}`];
    const says = /\binstead\b/.test(below.join('\n'));
    const isWhole = isInstead || top[1].endsWith(' instead:') ? !says : isInAnyCase(below, margin);
    return top.length === 2 && isWhole
      ? {
          may: `${who} `,
          lines: [`${margin}${pricesInFull(price.replace(/^instead /, ''))}`, ...below.map(withoutInstead)],
        }
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
