/**
 * Several lines that hold for the same time: `until the end of your next turn:`, and below it `this has that stall's habit and counts as a
 * stall`. Each is read with the time by itself.
 */
const SPAN =
  /^(\s*)((?:if (?:you|they|that player) (?:do|does), )?)(until [^,:\n]+|for the rest of the (?:turn|round|game)|this (?:turn|round)):$/;
/** What waits for something has the time in front. */
const WAITS =
  /^(?:when(?:ever)?|before|if|while|at|the (?:first|next)|once|twice|each time|during|as long as) /;

/** The text with the time on each line of such a block; none where there is none. */
export function withSpansInBlocks(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => SPAN.test(line));
  if (at < 0) return [];
  const [, margin, head, span] = SPAN.exec(lines[at])!;
  const edge = head === '' ? margin : `${margin}  `;
  const next = lines.findIndex((line, i) => i > at && !line.startsWith(`${margin} `));
  const end = next < 0 ? lines.length : next;
  const [first = ''] = lines.slice(at + 1, end);
  const inner = /^\s*/.exec(first)![0];
  const put = lines.slice(at + 1, end).map((line) => {
    const said = line.slice(inner.length);
    if (said.startsWith(' ')) return `${edge}${said}`;
    return WAITS.test(said) || said.endsWith(':') ? `${edge}${span}, ${said}` : `${edge}${said} ${span}`;
  });
  if (put.length < 2) return [];
  const above = head === '' ? [] : [`${margin}${head.replace(/, $/, ':')}`];
  return [[...lines.slice(0, at), ...above, ...put, ...lines.slice(end)].join('\n')];
}
