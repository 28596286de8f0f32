/**
 * A name that is given behind a condition, and used below it: `if you have 2 coins, you may choose a fruit as prize`, and below it `if you do,
 * sell the prize`. A name ends with its block, so that what follows from it belongs into the same one.
 */
const CONDITION =
  /^(\s*)(if (?!you do\b|they do\b|that player does\b)[^,:]+), ((?:you may |that player may |they may )?[^,:]+ as ([a-z-]+))$/;
const DONE = /^if (?:you|they|that player) (?:do|does)\b/;

/** The text with both in one block; none where nothing below uses such a name. */
export function withNamesInConditions(text: string): string[] {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const [, margin, condition, act, name] = CONDITION.exec(line) ?? [];
    if (margin === undefined) continue;
    const follows = isBelow(lines, at + 1, margin, name!);
    if (follows === at + 1) continue;
    return [
      [
        ...lines.slice(0, at),
        `${margin}${condition}:`,
        `${margin}  ${act}`,
        ...lines.slice(at + 1, follows).map((each) => `  ${each}`),
        ...lines.slice(follows),
      ].join('\n'),
    ];
  }
  return [];
}

/** Where the lines end that follow from what was done: the last of those that use the name, with what is below it. */
function isBelow(lines: readonly string[], from: number, margin: string, name: string): number {
  const used = new RegExp(`\\b(?:the|that) ${name}\\b`);
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const inner = lines[at].slice(margin.length);
    if (!lines[at].startsWith(margin)) break;
    const isDeeper = inner.startsWith(' ') && at > from;
    if (!isDeeper && !used.test(inner) && !DONE.test(inner)) break;
    end = at + 1;
  }
  return lines.slice(from, end).some((line) => used.test(line)) ? end : from;
}
