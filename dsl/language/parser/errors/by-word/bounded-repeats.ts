/**
 * Repetitions as people say them: `repeat up to 3 times:` above a block that says itself when it ends, `repeat until ...` without a
 * largest number, and `..., then repeat this` behind what is done again.
 */

const OFTEN = '(?:up to|at most) (?<times>\\d+|[a-z]+|\\([^()]+\\)) times';
const WHAT = '(?: this| the following| these steps| the steps below)?';
const BLOCK = new RegExp(`^(\\s*)repeat${WHAT}(?: ${OFTEN})?:$`);
const GOAL = new RegExp(`^(\\s*)repeat${WHAT} (until|while|as long as) ([^,:]+)(?:[,:] ?(.*))?$`);
const STOPS = /^(\s*)(?:if [^,]+, |otherwise, )?stop(?: (?:repeating|here|early|the repetition))?$/;
/** What `stop` below it would end instead. */
const LOOP = /\b(?:for each|repeat)\b/;
const AGAIN =
  /^(\s*)([^,:]+(?:, [^,:]+)*?),? (?:(?:and )?then |and )?repeat (?:this|that|it)(?: effect| process)?(?: (once|twice|(?:until|while|for each) [^,:]+|\d+ (?:more )?times))?$/;

/** How often a text may be repeated that does not say so: more than any game has cards. */
const MOST = 100;

/** A text with such repetitions in the words of the language; none where nothing changes. */
export function withBoundedRepeats(text: string): string[] {
  if (!/\brepeat\b/.test(text)) return [];
  const lines = text.split('\n');
  const said = lines
    .flatMap((line, i) => blockHead(lines, i) ?? withGoal(line) ?? onceMore(line) ?? [line])
    .map((line) => line.replace(STOPS, (order) => order.replace(/\bstop .+$/, 'stop')))
    .join('\n');
  return said === text ? [] : [said];
}

/** Above a block with a `stop` of its own: so often, unless it stops before. */
function blockHead(lines: readonly string[], i: number): string[] | undefined {
  const [head, margin] = BLOCK.exec(lines[i]) ?? [];
  if (head === undefined || margin === undefined) return undefined;
  const end = lines.findIndex((below, at) => at > i && !below.startsWith(`${margin} `));
  const block = lines.slice(i + 1, end < 0 ? lines.length : end);
  const isEnded = block.some((below, at) => STOPS.test(below) && !isInLoop(block, at));
  const times = BLOCK.exec(head)?.groups?.times ?? `${MOST}`;
  return isEnded ? [`${margin}repeat exactly ${times} times:`] : undefined;
}

/** Until something is so: a largest number belongs to it. */
function withGoal(line: string): string[] | undefined {
  const [, margin, how, goal, then] = GOAL.exec(line) ?? [];
  if (margin === undefined || goal === undefined) return undefined;
  const head = `${margin}repeat up to ${MOST} times ${how === 'until' ? 'until' : 'while'} ${goal}`;
  return then === '' ? [`${head}:`] : then === undefined ? undefined : [`${head}, ${then}`];
}

/** What was done once is done again. */
function onceMore(line: string): string[] | undefined {
  const [, margin, order, often = 'once'] = AGAIN.exec(line) ?? [];
  if (margin === undefined || order === undefined) return undefined;
  const [, count] = /^(\d+) /.exec(often) ?? [];
  if (/^(?:until|while) /.test(often))
    return [`${margin}${order}`, `${margin}repeat up to ${MOST} times ${often}, ${order}`];
  if (often.startsWith('for each ')) return [`${margin}${order}`, `${margin}${often}, ${order}`];
  const times = count === undefined ? (often === 'twice' ? 3 : 2) : Number(count) + 1;
  return [`${margin}repeat exactly ${times} times, ${order}`];
}

/** Whether a line is in another repetition within the block. */
function isInLoop(block: readonly string[], at: number): boolean {
  const depth = /^\s*/.exec(block[at])![0].length;
  const above = block.findLastIndex((line, i) => i < at && /^\s*/.exec(line)![0].length < depth);
  return above >= 0 && (LOOP.test(block[above]) || isInLoop(block, above));
}
