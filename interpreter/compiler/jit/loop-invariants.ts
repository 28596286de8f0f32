/**
 * Values that a loop over a list works out for each element, and that are the same for all: expressions change nothing, so
 * such a value can be worked out before the loop. Only what reads words of the position is taken out: what is called counts
 * as work each time, and may read what the loop has put elsewhere.
 */

const ATOM = /^const (v\d+) = (.*);$/;
/** Names of what stays as it is: the position, frames and their words, numbers, other values. */
const FIXED = /^(?:p|f\d*|\$\d+_\d+|v\d+|Math|max|min)$/;
const NAME = /[A-Za-z_$][\w$]*/g;
/** The loop writes to the position or to a word of a frame; not where it puts a list on top of the stack, which it reads nowhere. */
const WRITES = /^(?:p\[(?!s\d+ \+ \+\+)|\$)[^=]* = /;

/** The lines of the body of a loop, parted into those that can come before it and the others. */
export function partedLoop(lines: readonly string[]): { before: string[]; inside: string[] } {
  if (lines.some((line) => WRITES.test(line))) return { before: [], inside: [...lines] };
  const own = new Set(lines.flatMap((line) => ATOM.exec(line)?.[1] ?? []));
  const before: string[] = [];
  const inside: string[] = [];
  for (const line of lines) {
    const [, name, value] = ATOM.exec(line) ?? [];
    if (name !== undefined && isFixed(value, own)) {
      own.delete(name);
      before.push(line);
    } else inside.push(line);
  }
  return { before, inside };
}

const isFixed = (value: string, own: ReadonlySet<string>): boolean =>
  (value.match(NAME) ?? []).every((name) => FIXED.test(name) && !own.has(name));
