/**
 * What is done with cards that were looked at, line by line: `look at the top 3 cards of the deck`, and below it `put one into your hand`
 * and `put the rest back in any order`. They get a name, and the rest is all others among them.
 */
import { withArticle } from '../../../text/english-inflection.ts';

const LOOK =
  /^(\s*)((?:[^,:]+, )*)((?:look at|reveal) the (?:top|bottom) (?:\d+|two|three|four|five) cards of ((?:the|your|that player's|an opponent's) [a-z]+(?: (?!as\b)[a-z]+)?))(?: as ([a-z-]+))?$/;
const PUT = '(?:put|place|add|move|return|lay|take)';
const REST =
  '(?:the (?:rest|others?|remaining (?:cards?|ones?)|other (?:cards?|ones?))|all (?:the )?(?:others|other cards))(?: of (?:them|those cards)| among (?:them|those cards|the [a-z-]+))?';
const ORDER = '( in (?:any|the same|a random|random) order)?';
const BACK = new RegExp(`^${PUT} ${REST} back(?: on (?:the )?top(?: of [^,:]+?)?)?${ORDER}$`);
const ON_TOP = new RegExp(
  `^${PUT} ${REST} (?:back )?(?:on|to|at) (?:the )?(top|bottom)(?: of [^,:]+?)?${ORDER}$`,
);
const TO = new RegExp(`^${PUT} ${REST} (?:in|into|to|on) ((?:the|your) [a-z]+(?: [a-z]+)?)$`);
const DONE = new RegExp(`^([a-z]+) ${REST}$`);
const ONE = new RegExp(
  `^((?:you may )?)([a-z]+) (one|an?(?: [a-z-]+)??|\\d+(?: [a-z-]+s)?)(?: (?:of|among|from among) (?:them|those cards|these|those))?(?: (?:in|into|to) ((?:the|your) [a-z]+(?: [a-z]+)?))?$`,
);
/** So many of them as have a name together. */
const TAKEN = /^(?:you may )?[a-z]+ (?:an?|\d+|up to \d+|any number of) /;
const BOTH = new RegExp(`^(.+?),? and (?:then )?(?:${PUT} )?(${REST} (?:back|in|into|on|to|at)\\b.*)$`);

/** The text with the lines below each look in the words of the language; none where nothing changes. */
export function withCardsLookedAt(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => {
    const [margin] = /^\s*/.exec(line)!;
    const [, one, rest] = BOTH.exec(line.trim()) ?? [];
    return one === undefined ? [line] : [margin + one, `${margin}put ${rest}`];
  });
  const at = lines.findIndex((line) => LOOK.test(line));
  const [, margin, head, look, pile, given] = LOOK.exec(lines[at] ?? '') ?? [];
  if (margin === undefined || head !== '' || look === undefined) return [];
  const name = given ?? (/\bseen\b/.test(text) ? undefined : 'seen');
  if (name === undefined) return [];
  let taken = 0;
  let isRest = false;
  let kept: string | undefined;
  const among = `among the ${name}`;
  const put = lines.map((line, i) => {
    const indent = line.search(/\S/);
    if (i <= at || indent < margin.length) return line;
    const said = line.trim();
    const start = ' '.repeat(indent);
    const others =
      taken === 1 && kept !== undefined
        ? `all cards ${among} other than the ${kept}`
        : `all other cards ${among}`;
    const rest = taken > 0 ? restIn(said, others, pile!) : undefined;
    if (rest !== undefined) {
      isRest = true;
      return start + rest;
    }
    const [, may = '', verb, what, to] = (i === at + 1 && !said.includes(among) && ONE.exec(said)) || [];
    if (verb === undefined || what === undefined) {
      if (!said.includes(among)) return line;
      taken++;
      const [, called] = new RegExp(`${among} as ([a-z-]+)`).exec(said) ?? [];
      kept = called ?? (TAKEN.test(said) ? 'kept' : undefined);
      return called === undefined && kept !== undefined ? line.replace(among, `${among} as kept`) : line;
    }
    taken++;
    kept = 'kept';
    const noun = what === 'one' ? withArticle('card') : /^\d+$/.test(what) ? `${what} cards` : what;
    const does = to !== undefined && new RegExp(`^${PUT}$`).test(verb) ? 'move' : verb;
    return `${start}${may}${does} ${noun} ${among} as kept${to === undefined ? '' : ` to ${to}`}`;
  });
  if (taken === 0 || !isRest || (kept === 'kept' && /\bkept\b/.test(text) && !/ as kept\b/.test(text)))
    return [];
  put[at] = `${margin}${look} as ${name}`;
  return [put.join('\n')];
}

/** What is done with the others. */
export function restIn(said: string, others: string, pile: string): string | undefined {
  const [back, order = ''] = BACK.exec(said) ?? [];
  if (back !== undefined)
    return `move ${others} to the top of ${pile}${order.replace(' in the same order', '')}`;
  const [, end, how = ''] = ON_TOP.exec(said) ?? [];
  if (end !== undefined)
    return `move ${others} to the ${end} of ${pile}${how.replace(' in the same order', '')}`;
  const to = TO.exec(said)?.[1];
  if (to !== undefined) return `move ${others} to ${to}`;
  const verb = DONE.exec(said)?.[1];
  return verb === undefined || new RegExp(`^${PUT}$`).test(verb) ? undefined : `${verb} ${others}`;
}
