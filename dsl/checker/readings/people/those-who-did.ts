/**
 * What somebody may do, and what becomes of those who do it or leave it: `each opponent may sell a fruit`, and below it `each opponent who
 * did not sell a fruit this way loses a coin`, `draw a card for each opponent who did`. Each is asked, and then it is settled for that one.
 */

import { participle } from '../../../text/english-inflection.ts';
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** Those that a line may be about. */
export const PEOPLE = '(?:opponent|other player|player)';
export const MAY = new RegExp(`^(\\s*)(?:each|every) (${PEOPLE}) may ([^,:]+)$`);
export const LOOP = new RegExp(`^(\\s*)for (?:each|every) (${PEOPLE}(?: in turn order[a-z ]*)?):$`);
const ASKED = /^\s*(?:that player|they) may ([^,:]+)$/;
const HOW = "(did not|didn't|does not|doesn't|refuses|refused|did|does|has not|hasn't|has)";
const WAY = '(?: this way| (?:do )?so| it| that| for this)';
/** Those that the line above is about, in the same word. */
const ONES = `(?: (${PEOPLE}|one)| of them)?`;
/** `each opponent who did not loses a coin` */
const DID = new RegExp(
  `^(\\s*)(?:each|every)${ONES} (?:who|that) (?:${HOW}(?: (.+?))??|([a-z]+) (an? [a-z]+|one))${WAY}? ([a-z]+s)( .+)?$`,
);
/** `draw a card for each opponent who did` */
const FOR_EACH = new RegExp(
  `^(\\s*)([^,:]+?) for (?:each|every)${ONES} (?:who|that) (?:${HOW}(?: (.+?))??|([a-z]+)(?: (.+?))??)${WAY}?$`,
);
/** `for each opponent who did not, draw a card` */
const IN_FRONT = new RegExp(
  `^(\\s*)for (?:each|every)${ONES} (?:who|that) (?:${HOW}(?: (.+?))??|([a-z]+)(?: (.+?))??)${WAY}?, ([^,:]+)$`,
);

/** The text with both for each of them; none where nothing changes. */
export function withThoseWhoDid(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bmay\b/.test(text) || !/\b(?:who|that) [a-z]/.test(text)) return [];
  const lines = text.split('\n');
  const put: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const asked = askedAt(lines, i);
    const [settled, after] = asked ? settledBelow(lines, asked, vocabulary) : [[], i + 1];
    if (!asked || settled.length === 0) put.push(lines[i]);
    else {
      const { margin, who, act } = asked;
      put.push(`${margin}for each ${who}:`, `${margin}  that player may ${act}`, ...settled);
      i = after - 1;
    }
  }
  const read = put.join('\n');
  return read === text ? [] : [read];
}

/** What each of some may do, in one line or in two. */
interface Asked {
  readonly margin: string;
  readonly who: string;
  readonly act: string;
  /** The line below. */
  readonly after: number;
}

function askedAt(lines: readonly string[], at: number): Asked | undefined {
  const [, margin, who, act] = MAY.exec(lines[at]) ?? [];
  if (margin !== undefined) return { margin, who, act, after: at + 1 };
  const [, edge, whom] = LOOP.exec(lines[at]) ?? [];
  const [, said] = ASKED.exec(lines[at + 1] ?? '') ?? [];
  if (edge === undefined || said === undefined) return undefined;
  const below = lines[at + 2];
  const isAlone = below === undefined || /^\s*/.exec(below)![0].length <= edge.length;
  return isAlone ? { margin: edge, who: whom, act: said, after: at + 2 } : undefined;
}

/** The lines below for those who did it and those who did not. */
function settledBelow(
  lines: readonly string[],
  { margin, who, act, after }: Asked,
  vocabulary: Vocabulary,
): [settled: string[], after: number] {
  const settled: string[] = [];
  let at = after;
  let didFirst: boolean | undefined;
  for (; at < lines.length; at++) {
    const found = settledIn(lines[at], act, who, vocabulary);
    if (found?.margin !== margin) break;
    const when =
      settled.length > 0 && found.did !== didFirst ? 'otherwise' : `if they ${found.did ? 'do' : 'do not'}`;
    didFirst ??= found.did;
    settled.push(`${margin}  ${when}, ${found.then}`);
  }
  return [settled, at];
}

interface Settled {
  readonly margin: string;
  readonly did: boolean;
  readonly then: string;
}

function settledIn(line: string, act: string, who: string, vocabulary: Vocabulary): Settled | undefined {
  const said = settlingIn(line);
  const settling = said && areThose(said.who, who) ? said : undefined;
  const did = settling && didIt(act, settling, vocabulary);
  if (!settling || did === undefined) return undefined;
  const { margin, theirs, then } = settling;
  return { margin, did, then: theirs ? `that player ${then}` : then };
}

/** A line about those who have done something or have left it. */
export interface Settling extends Said {
  readonly margin: string;
  /** Who is meant, where the line says so. */
  readonly who: string | undefined;
  /** What follows: what each of them does, or what you do for each of them. */
  readonly then: string;
  readonly theirs: boolean;
}

export function settlingIn(line: string): Settling | undefined {
  const [, margin, who, how, what, past, object, verb, rest = ''] = DID.exec(line) ?? [];
  if (margin !== undefined) return { margin, who, how, what, past, object, then: verb + rest, theirs: true };
  const front = IN_FRONT.exec(line)?.slice(1);
  const [edge, then, whom, ...said] = front
    ? [front[0], front[6], ...front.slice(1, 6)]
    : (FOR_EACH.exec(line)?.slice(1) ?? []);
  // The player it is done to would be another one in a loop that is only begun here.
  if (edge === undefined || (!front && /\b(?:that player|they|their|them)\b/.test(then))) return undefined;
  return {
    margin: edge,
    who: whom,
    how: said[0],
    what: said[1],
    past: said[2],
    object: said[3],
    then,
    theirs: false,
  };
}

/** Whether a line is about those that are asked: opponents are not all players. */
export const areThose = (said: string | undefined, who: string): boolean =>
  said === undefined || said === 'one' || said === who.replace(/ in turn order.*$/, '');

/** What a line says of those that it is about: `did not sell a fruit`, or `sold a fruit`. */
interface Said {
  readonly how: string | undefined;
  readonly what: string | undefined;
  readonly past: string | undefined;
  readonly object: string | undefined;
}

/** Whether they have done an act or have left it; nothing where the line is about another one. */
export function didIt(
  act: string,
  { how, what, past, object }: Said,
  { verbForms }: Vocabulary,
): boolean | undefined {
  if (how !== undefined)
    return what === undefined || (isVerbOf(what, act, verbForms) && isSaid(what, act))
      ? how === 'did' || how === 'does' || how === 'has'
      : undefined;
  const done = past && verbForms.get(participleOfPast(past) ?? past);
  const own = act.split(' ')[0];
  const isSame = done
    ? done.participle && done.verb === verbForms.get(own)?.verb
    : past !== undefined && participle(own) === (participleOfPast(past) ?? past);
  return isSame && isSaid(`${past} ${object ?? ''}`.trim(), act) ? true : undefined;
}

/** Whether both begin with the same verb: `sell a fruit` is not `bin a fruit`. */
const isVerbOf = (what: string, act: string, verbForms: Vocabulary['verbForms']): boolean => {
  const [one, other] = [what, act].map((each) => each.split(' ')[0]);
  return one === other || (verbForms.has(one) && verbForms.get(one)?.verb === verbForms.get(other)?.verb);
};

/** Whether it is the same that is done: `sell a fruit`, `sold a fruit`, `sell one`. */
function isSaid(what: string, act: string): boolean {
  const [, ...object] = what.split(' ');
  const [, ...own] = act.split(' ');
  return (
    what === act || object.length === 0 || object.join(' ') === own.join(' ') || object.join(' ') === 'one'
  );
}
