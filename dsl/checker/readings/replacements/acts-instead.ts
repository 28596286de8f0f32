/**
 * What is done instead, in a line below what would happen: `if a fruit would be stolen:`, and below it `you may instead pay a coin, move it
 * to your stall and draw a card`. Each act has a line of its own.
 */
const WOULD = /^(\s*)((?:[a-z][^:\n]*, )?if [^:\n]* would [^:\n]+):$/;
const INSTEAD = /^(\s+)(you may |[a-z -]+ may )?(?:instead ([^:\n]+)|([^:\n]+) instead)$/;

/** The text with each such block as a replacement; none where there is none. */
export function withActsInstead(text: string): string[] {
  const lines = text.split('\n');
  const put: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [, margin, would] = WOULD.exec(lines[i]) ?? [];
    const [, inner = '', may = '', first, second] = INSTEAD.exec(lines[i + 1] ?? '') ?? [];
    const isAlone = !(lines[i + 2] ?? '').startsWith(inner) || inner === '';
    if (margin === undefined || inner.length <= margin.length || !isAlone) {
      put.push(lines[i]);
      continue;
    }
    const acts = (first ?? second).split(/, (?:and )?(?:then )?| and (?:then )?/);
    const line = `${margin}${would}, ${may}instead`;
    put.push(
      ...(acts.length === 1 ? [`${line} ${acts[0]}`] : [`${line}:`, ...acts.map((act) => `${inner}${act}`)]),
    );
    i++;
  }
  return put.join('\n') === text ? [] : [put.join('\n')];
}
