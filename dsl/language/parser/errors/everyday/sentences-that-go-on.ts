/** Sentences that refer to the one in front of them: `draw a card. If you have a coin, draw 2 cards instead`. */

const INSTEAD = /^(\s*)if ([^,:]+), ([a-z]+) ([^,:]+?),? instead$/;
const ORDER = /^(\s*)([a-z]+) (?:an?|\d+) [^,:]+$/;
const DRAWN = /^(\s*)(draw) (an?|1|\d+) (?:more )?cards?$/;
const IF_DREW =
  /^(\s*)if (?:you (?:drew|have drawn|draw)|(?:one|any) of (?:them|those cards) is) (an? [a-z-]+(?: [a-z-]+)?)(?: this way)?, (?:you (may) )?([a-z]+) (?:it|that card|that [a-z-]+)\b(.*)$/;
const AMONG =
  /^(\s*)(.*\b(?:an?|\d+|up to \d+) [a-z-]+(?: [a-z-]+)?) (?:you )?(?:drawn|drew|have drawn) (?:this way|like this|with this)\b(.*)$/;

/** The lines, each of which can be read by itself. */
export function goneOnFrom(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const put = before === undefined ? undefined : goesOn(before, line);
    if (put) out.splice(-1, 1, ...put);
    else out.push(line);
  }
  return out;
}

function goesOn(before: string, line: string): string[] | undefined {
  const [, margin, condition, verb, what] = INSTEAD.exec(line) ?? [];
  const [, same, does] = ORDER.exec(before) ?? [];
  // One or the other, where both do the same with another number.
  if (condition !== undefined && does === verb && same === margin)
    return [`${margin}if ${condition}, ${verb} ${what}`, `${margin}otherwise, ${before.trim()}`];
  const [, drawnAt, , count] = DRAWN.exec(before) ?? [];
  if (drawnAt === undefined) return undefined;
  const one = /^(?:an?|1)$/.test(count);
  const [, at, noun, may, act, rest] = IF_DREW.exec(line) ?? [];
  if (noun !== undefined && at === drawnAt)
    return one
      ? [before, `${at}if that card is ${noun}, ${may ? 'you may ' : ''}${act} that card${rest}`]
      : [before, `${at}${may ? 'you may ' : ''}${act} ${noun} among those cards${rest}`];
  const [, margin2, head, tail] = AMONG.exec(line) ?? [];
  if (head === undefined || margin2 !== drawnAt || one) return undefined;
  return [before, `${margin2}${head} among those cards${tail}`];
}
