/**
 * One player who is ahead alone: `if only one player has the most fruits in their shed, that player draws a card`, and below it
 * `otherwise, ...`. There is exactly one of those with the most.
 */
const SOLE =
  /^(\s*)if (?:there is )?(?:only|exactly|just) (?:one|1|a single) (player|opponent) (?:with|has|who has|having) the ((?:most|fewest|highest|lowest) [^,:]+?)(,|:)(.*)$/;

/** The text in which those with the most do it; none where nobody is ahead alone. */
export function withOneAheadAlone(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => SOLE.test(line));
  const [, margin, who, most, sign, act = ''] = SOLE.exec(lines[at] ?? '') ?? [];
  if (margin === undefined) return [];
  const ahead = `${who} with the ${most}`;
  const inner = lines.findIndex((line, i) => i > at && line.search(/\S/) <= margin.length);
  const end = sign === ':' ? (inner < 0 ? lines.length : inner) : at + 1;
  const meant = (line: string): string =>
    line.replaceAll(/\b(?:that (?:player|opponent)|they)(?= [a-z])/g, `each ${ahead}`);
  return [
    [
      ...lines.slice(0, at),
      `${margin}if there is exactly 1 ${ahead}${sign}${meant(act)}`,
      ...lines.slice(at + 1, end).map(meant),
      ...lines.slice(end),
    ].join('\n'),
  ];
}
