/**
 * A name that is given in both ways of a condition, and used below it: `if you do, let prize be 2`, `otherwise, let prize be 1`, `gain
 * (the prize) coins`. A name ends with its block, so that what follows belongs into both.
 */
const IF = /^(\s*)(if [^:]+?), let ([a-z-]+) be ([^,:]+)$/;
const OTHERWISE = /^(\s*)otherwise,? let ([a-z-]+) be ([^,:]+)$/;

/** A text with what follows such names in both blocks; none where there are no such names. */
export function withConditionalLets(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => IF.test(line) && OTHERWISE.test(lines[i + 1] ?? ''));
  if (at < 0) return [];
  const [, margin, condition, name, first] = IF.exec(lines[at])!;
  const [, other, same, second] = OTHERWISE.exec(lines[at + 1])!;
  if (margin !== other || name !== same) return [];
  const behind = lines.slice(at + 2);
  const end = behind.findIndex((line) => marginOf(line) < margin.length);
  const rest = end < 0 ? behind : behind.slice(0, end);
  if (!rest.some((line) => new RegExp(`\\bthe ${name}\\b`).test(line))) return [];
  const inside = rest.map((line) => `  ${line}`);
  return [
    [
      ...lines.slice(0, at),
      `${margin}${condition}:`,
      `${margin}  let ${name} be ${first}`,
      ...inside,
      `${margin}otherwise:`,
      `${margin}  let ${name} be ${second}`,
      ...inside,
      ...behind.slice(rest.length),
    ].join('\n'),
  ];
}

const marginOf = (line: string): number => /^\s*/.exec(line)![0].length;
