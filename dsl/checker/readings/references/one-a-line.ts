/**
 * Several lines of which each names a card and goes on with it: `you may reveal a fruit among the seen and move that card to your hand`, and
 * below it the same of a tool. `that card` is the one of its own line, which gets a name.
 */
const LINE =
  /^(\s*(?:you may )?(?:reveal|choose|look at|take) an? [a-z-]+[^,:\n]*?)((?:,? and|, then) [a-z-]+ )(?:that card|it)\b([^,:\n]*)$/;

/** The text with a name in each such line; none where there are not several. */
export function withOneALine(text: string): string[] {
  const lines = text.split('\n');
  const such = lines.filter((line) => LINE.test(line));
  if (such.length < 2 || / as (?:pick|other)\b/.test(text)) return [];
  const names = ['pick', 'other-pick', 'third-pick'];
  let nth = 0;
  const put = lines.map((line) => {
    const [, first, and, rest] = LINE.exec(line) ?? [];
    if (first === undefined || / as [a-z-]+$/.test(first) || nth >= names.length) return line;
    const name = names[nth++];
    return `${first} as ${name}${and}the ${name}${rest}`;
  });
  return put.join('\n') === text ? [] : [put.join('\n')];
}
