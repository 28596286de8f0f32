/** `repeat up to 3 times:` above a block that says itself when it ends: so often, unless it stops before. */

const UP_TO =
  /^(\s*)repeat (?:this |the following |these steps )?(?:up to|at most) (\d+|[a-z]+|\([^()]+\)) times:$/;
const STOPS = /^(\s*)(?:if [^,]+, |otherwise, )?stop(?: (?:repeating|here|early|the repetition))?$/;
/** What `stop` below it would end instead. */
const LOOP = /\b(?:for each|repeat)\b/;

/** A text in which each such block is repeated exactly so often; none where no order in it is `stop`. */
export function withBoundedRepeats(text: string): string[] {
  if (!/\bstop\b/.test(text)) return [];
  const lines = text.split('\n');
  const put = lines.map((line, i) => {
    const [, margin, times] = UP_TO.exec(line) ?? [];
    if (margin === undefined || times === undefined) return line;
    const end = lines.findIndex((below, at) => at > i && !below.startsWith(`${margin} `));
    const block = lines.slice(i + 1, end < 0 ? lines.length : end);
    const isEnded = block.some((below, at) => STOPS.test(below) && !isInLoop(block, at));
    return isEnded ? `${margin}repeat exactly ${times} times:` : line;
  });
  const said = put
    .map((line) => line.replace(STOPS, (order) => order.replace(/\bstop .+$/, 'stop')))
    .join('\n');
  return said === text ? [] : [said];
}

/** Whether a line is in another repetition within the block. */
function isInLoop(block: readonly string[], at: number): boolean {
  const depth = /^\s*/.exec(block[at])![0].length;
  const above = block.findLastIndex((line, i) => i < at && /^\s*/.exec(line)![0].length < depth);
  return above >= 0 && (LOOP.test(block[above]) || isInLoop(block, above));
}
