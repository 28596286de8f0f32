/** Sentences that refer to the one in front of them: `draw a card. If you have a coin, draw 2 cards instead`. */

const INSTEAD = /^(\s*)if ([^,:]+), ([a-z]+) ([^,:]+?),? instead$/;
const ORDER = /^(\s*)([a-z]+) (?:an?|\d+) [^,:]+$/;
const DRAWN = /^(\s*)(draw) (an?|1|\d+) (?:more )?cards?$/;
const IF_DREW =
  /^(\s*)if (?:you (?:drew|have drawn|draw)|(?:one|any) of (?:them|those cards) is) (an? [a-z-]+(?: [a-z-]+)?)(?: this way)?, (?:you (may) )?([a-z]+) (?:it|that card|that [a-z-]+)\b(.*)$/;
const AMONG =
  /^(\s*)(.*\b(?:an?|\d+|up to \d+) [a-z-]+(?: [a-z-]+)?) (?:you )?(?:drawn|drew|have drawn) (?:this way|like this|with this)\b(.*)$/;

/** A hand that is looked into, and one of its cards. */
const HAND =
  /^(\s*)(?:look at|reveal) (an opponent's|another player's|their|that player's|that opponent's) hand$/;
const FROM_HAND =
  /^\s*(you may )?(?:choose|take|pick|select) (an?|\d+|up to \d+) ([a-z]+(?: [a-z]+)?)(?: (?:there|in it|from it|from there|of them|from (?:that|their) hand))?,? and (?:add|put|move|take) (?:it|them|that card|those cards) (?:in|to|into) your hand$/;
/** Cards on top of a pile, and how they are put back. */
const TOP = /^(\s*)look at the top (?:\d+|[a-z]+) cards of ([^,:]+)$/;
const ORDERED =
  /^\s*(?:then )?(?:put|place|return|arrange|move|rearrange) (?:them|those cards|these)(?: back)?(?: (?:on|to)(?: the)? top(?: of [^,:]+?)?)? in any order$/;
/** One card that was shown, and where it goes. */
const SHOWN = /^\s*(?:reveal|look at) the (?:top|bottom) card of [^,:]+$/;
const KEPT = /(?<=, |^\s*|may )keep (?:it|that card)$/;

/** The lines, each of which can be read by itself. */
export function goneOnFrom(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const put = before === undefined ? undefined : (goesOn(before, line) ?? lookedInto(before, line));
    if (out.some((each) => SHOWN.test(each)) && KEPT.test(line)) {
      out.push(line.replace(KEPT, 'move it to your hand'));
      continue;
    }
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

function lookedInto(before: string, line: string): string[] | undefined {
  const [, margin, whose] = HAND.exec(before) ?? [];
  const [, may = '', count, what] = FROM_HAND.exec(line) ?? [];
  if (whose !== undefined && what !== undefined)
    return [
      ...(whose.startsWith('an') ? [`${margin}choose ${whose.replace("'s", '')}`] : []),
      `${margin}look at all cards in that player's hand`,
      `${margin}${may}move ${count} ${what} in that player's hand to your hand`,
    ];
  const [, at, pile] = TOP.exec(before) ?? [];
  return at !== undefined && ORDERED.test(line)
    ? [before, `${at}move those cards to the top of ${pile} in any order`]
    : undefined;
}
