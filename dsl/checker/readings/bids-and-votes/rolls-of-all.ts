/**
 * Rolls that each player makes, of which the highest counts: `each player rolls two dice. Whoever rolls highest draws a card. On a tie, each
 * of those players does`. Each has a name, like a number that players choose.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import { DICE_IN_WORDS, diceOf, rollOfDice } from '../rolls/throws/dice-in-words.ts';

const WHO =
  '(?:(?:each|every) (?<one>player|opponent|other player)|all (?<many>(?:other )?players|opponents)|(?<every>everyone|everybody))(?: in turn order(?: (?:from|starting with) [a-z ]+?)?)?';
const ROLLED = new RegExp(
  `^(?<margin> *)${WHO} (?:rolls?|throws?|makes?) (?:(?<dice>${DICE_IN_WORDS})|an? (?<made>(?:[a-z]+ )?roll))(?: as (?:an? |their )?(?<name>[a-z]+))?(?=$|\\n|[.;,:] | and )(?:[.;,:] ?| and )?`,
  'im',
);
/** A loop in which each of them does nothing else. */
const IN_A_LOOP =
  /^( *)for each ((?:other )?player|opponent)(?: in turn order(?: (?:from|starting with) [a-z ]+)?)?(?::\n +|, )that (?:player|opponent) ((?:rolls?|throws?|makes?) [^\n,]+)$(?!\n\1 )/im;
/** That nobody changes such a roll, behind it. */
const CLOSED =
  /\b((?:makes?|throws?) an? ((?:[a-z]+ )?roll)(?: as [a-z]+)?),? (?:that|which) (?:(?:cannot|can't|may not) be|(?:nobody|no one|no player) (?:can|may)|players cannot) [a-z]+(?=$|\n)/im;

/** The roll of which a text says so. */
export const closedRollIn = (text: string): string | undefined => CLOSED.exec(text)?.[2];

const HOW = '(highest|lowest|biggest|smallest|best|worst|most|least)';
const HOWS: Readonly<Record<string, string>> = {
  biggest: 'highest',
  best: 'highest',
  most: 'highest',
  smallest: 'lowest',
  worst: 'lowest',
  least: 'lowest',
};
/** What the roll is called where it has no name. */
const UNNAMED = 'result';
/** How far it is from a number that matters. */
const GAP = 'gap';
const NEAR = /\b(closest|nearest|furthest|farthest) (?:to|from) (\d+)\b/i;
const NEARNESS = '(closest|nearest|furthest|farthest) (?:to|from) (\\d+)';

/** The text with the rolls by their name, each sentence in a line of its own; the same text where none of them is compared. */
export function rollsOfAllSaid(written: string): string {
  const text = written.replace(CLOSED, '$1').replace(IN_A_LOOP, '$1each $2 $3');
  const found = ROLLED.exec(text);
  if (
    !found ||
    !/\b(?:highest|lowest|biggest|smallest|best|worst|most|least|winner|loser|(?:closest|nearest|furthest|farthest) (?:to|from) \d+)\b/i.test(
      text,
    )
  )
    return written;
  const { margin, one, many, dice, made, name = NEAR.test(text) ? GAP : UNNAMED } = found.groups!;
  const roll = dice === undefined ? made : rollIn(dice);
  if (roll === undefined) return written;
  const who = (one ?? many?.replace(/s$/, '') ?? 'player').toLowerCase();
  const rest = text
    .slice(found.index + found[0].length)
    .split('\n')
    .flatMap((line) => sentencesIn(line, margin))
    .map((line, i, all) => compared(withThose(line, all.slice(0, i)), name, who));
  const first = `${margin}each ${who} makes a ${roll === 'roll' ? 'dice roll' : roll} as ${name}`;
  return [text.slice(0, found.index) + first, ...withTies(rest, name, who)].join('\n');
}

function rollIn(words: string): string | undefined {
  const groups = new RegExp(`^${DICE_IN_WORDS}$`, 'i').exec(words);
  const dice = groups && diceOf(groups.slice(1));
  return dice ? rollOfDice(dice) : undefined;
}

function sentencesIn(line: string, margin: string): string[] {
  const [own] = /^ */.exec(line)!;
  return line
    .trim()
    .replace(/\.$/, '')
    .split(/[.;] +/)
    .filter((each) => each !== '')
    .map((each) => (own === '' ? margin : own) + each.replace(/^[A-Z]/, (letter) => letter.toLowerCase()));
}

/** `if you are not one of them`, behind a line about those who have the lowest. */
function withThose(line: string, above: readonly string[]): string {
  const how = new RegExp(`\\b${HOW}\\b`).exec(above.at(-1) ?? '')?.[1];
  return how === undefined
    ? line
    : line.replace(
        /\byou (are|are not|aren't|were|were not) (?:one of|among) (?:them|those(?: players)?|these)(?=,|:)/,
        (_, is: string) => `you ${/n't|not/.test(is) ? 'do not have' : 'have'} the ${how} roll`,
      );
}

/** Who has the highest roll, in the words for numbers that were chosen. */
function compared(line: string, name: string, who: string): string {
  const what = `(?: (?:roll|result|total|number|score|throw|dice|${name}))`;
  const rolls = '(?:rolls?|rolled|has|have|had|gets?|got|threw|throws?)';
  const put = (which: string) => (_: string, how: string) =>
    `${which} ${who} with the ${HOWS[how] ?? how} ${name}`;
  return line
    .replaceAll(
      new RegExp(
        `\\b(whoever|the|each|every) ?(?:(?:player|opponent|one|person)s?)? ?(?:with (?:the|a)${what}(?: that is)?|whose${what} (?:is|was|comes)|who (?:is|was|comes|rolls|rolled|gets|got)|${rolls}|is|comes)? ?(?:the )?${NEARNESS}`,
        'gi',
      ),
      (_, which: string, near: string, number: string) =>
        `${/^(?:each|every)$/i.test(which) ? 'each' : 'the'} ${who} with the ${/^(?:clo|nea)/i.test(near) ? 'lowest' : 'highest'} ${name} off ${number}`,
    )
    .replaceAll(
      new RegExp(`\\byou (have|do not have|don't have) (?:the )?${HOW}${what}(?=,|:)`, 'gi'),
      (_, has: string, how: string) =>
        `you are ${has === 'have' ? '' : 'not '}a player with the ${HOWS[how] ?? how} ${name}`,
    )
    .replaceAll(
      new RegExp(`\\byour${what} (is|is not|isn't) (?:the )?${HOW}(?: of all)?(?=,|:)`, 'gi'),
      (_, is: string, how: string) =>
        `you are ${is === 'is' ? '' : 'not '}a player with the ${HOWS[how] ?? how} ${name}`,
    )
    .replaceAll(
      new RegExp(`\\b(?:each|every) (?:player|opponent|one) who ${rolls} (?:the )?${HOW}${what}?\\b`, 'gi'),
      put('each'),
    )
    .replaceAll(
      new RegExp(
        `\\b(?:whoever|the (?:player|opponent|one|person) who) ${rolls} (?:the )?${HOW}${what}?\\b`,
        'gi',
      ),
      put('the'),
    )
    .replaceAll(new RegExp(`\\bthe ${HOW} roller\\b`, 'gi'), put('the'))
    .replaceAll(/\bthe winner\b/g, `the ${who} with the highest ${name}`)
    .replaceAll(/\bthe loser\b/g, `the ${who} with the lowest ${name}`)
    .replaceAll(
      new RegExp(`\\b(?:the )?${HOW}${what}(?=\\W|$)`, 'gi'),
      (_, how: string) => `the ${HOWS[how] ?? how} ${name}`,
    )
    .replaceAll(/\b(the|each) (player|opponent) with the the\b/g, '$1 $2 with the');
}

const TIE =
  /^( *)(?:(?:on|in (?:the )?(?:case|event) of) a tie|if (?:there is|there's) a tie|if (?:they|several players|2 or more players|players) (?:tie|are tied))(?: for (?:the )?[a-z ]+?)?, (.+)$/;
const EACH_TIED =
  /^(?:each|all|every|everyone|everybody|they|both|those)(?:one)?(?: of (?:those|these|them|the tied players))?(?: (?:tied )?players?)?(?: (?:who )?(?:are )?tied| in the tie)?(?: (?:all|each))? ([a-z]+)( .+)?$/;

/** What the one who has it does, and what those do who are level. */
function withTies(lines: readonly string[], name: string, who: string): string[] {
  const at = lines.findIndex((line) => TIE.test(line));
  const best = new RegExp(`^( *)the ${who} with the (highest|lowest) (${name}(?: off \\d+)?) (.+)$`);
  const [, margin, how, which, act] = at > 0 ? (best.exec(lines[at - 1]) ?? []) : [];
  if (how === undefined) return [...lines];
  const [, , tied] = TIE.exec(lines[at])!;
  const [, verb, rest = ''] = EACH_TIED.exec(tied) ?? [];
  const isNothing = /^(?:nothing happens|nobody [a-z ]+|no one [a-z ]+)$/.test(tied);
  if (verb === undefined && !isNothing) return [...lines];
  const sole = `${margin}if there is only one player with the ${how} ${which}, that player ${act}`;
  const does = verb?.endsWith('s') ? verb : thirdPerson(verb ?? '');
  return [
    ...lines.slice(0, at - 1),
    sole,
    ...(isNothing ? [] : [`${margin}otherwise, each ${who} with the ${how} ${which} ${does}${rest}`]),
    ...lines.slice(at + 1),
  ];
}
