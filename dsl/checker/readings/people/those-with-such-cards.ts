/**
 * What each of some players does with a card, and what becomes of those whose card is of some sort: `each player reveals the top card of
 * their deck`, and below it `each player who revealed a fruit takes it` and `all others bury theirs`. It is settled for one after the other.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import { givenNames } from '../../../language/lexer/given-names.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { PEOPLE } from './those-who-did.ts';

const DOES = new RegExp(
  `^(\\s*)each (${PEOPLE}) ([a-z-]+) (an? card(?: (?:in|from) their [a-z]+)?|the top card of (?:their|the) [a-z]+(?: [a-z]+)?|an? [a-z-]+(?: (?:in|from) their [a-z]+)?)$`,
);
const SUCH = new RegExp(
  `^(\\s*)(?:each|every|any) (${PEOPLE}) (?:who|that) (?:has |have )?([a-z]+) (an?|no) ([a-z-]+(?: card)?)(?: this way)? ([a-z-]+) ?(.*)$`,
);
const FOR_SUCH = new RegExp(
  `^(\\s*)([a-z][^,:]*?) for (?:each|every) (${PEOPLE}) (?:who|that) (?:has |have )?([a-z]+) (an?|no) ([a-z-]+(?: card)?)(?: this way)?$`,
);
const OTHERS = /^(\s*)(?:(?:all(?: the)?|the) others|everyone else|everybody else) ([a-z-]+) ?(.*)$/;
const IT = /\b(?:it|that card|theirs|their card|the card)\b(?!')/g;
/** The name of the card; none of the text's own. */
const CARD = 'shown';

/** The text with each of them settled in turn; none where nothing below is about the cards. */
export function withThoseWithSuchCards(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:who|that) [a-z]/.test(text) || givenNames(text).includes(CARD)) return [];
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const [, margin, who, does, what] = DOES.exec(line) ?? [];
    if (margin === undefined || (does !== 'reveals' && !vocabulary.verbForms.has(does))) continue;
    const [settled, end] = settledBelow(lines, at + 1, { margin, who, does }, vocabulary);
    if (settled.length === 0) continue;
    return [
      [
        ...lines.slice(0, at),
        `${margin}for each ${who}:`,
        `${margin}  that player ${does} ${what.replace(/\btheir\b/, "that player's").replace(' from ', ' in ')} as ${CARD}`,
        ...settled.map((each) => `${margin}  ${each}`),
        ...lines.slice(end),
      ].join('\n'),
    ];
  }
  return [];
}

function settledBelow(
  lines: readonly string[],
  from: number,
  { margin, who, does }: { readonly margin: string; readonly who: string; readonly does: string },
  { verbForms }: Vocabulary,
): [settled: string[], end: number] {
  const verb = verbForms.get(does)?.verb;
  const isDone = (past: string): boolean =>
    verb === undefined ? past === 'revealed' : verbForms.get(participleOfPast(past) ?? past)?.verb === verb;
  const settled: string[] = [];
  let end = from;
  for (; end < lines.length; end++) {
    const such = SUCH.exec(lines[end]);
    const [, blank, ofWhom, past, how, noun, act, rest] = such ?? [];
    const [, edge, order, forWhom, pastOf, howOf, nounOf] = such ? [] : (FOR_SUCH.exec(lines[end]) ?? []);
    const [, side, doing, theirs] = such || edge !== undefined ? [] : (OTHERS.exec(lines[end]) ?? []);
    const meant = ofWhom ?? forWhom;
    if ((blank ?? edge ?? side) !== margin || (meant !== undefined && meant !== who)) break;
    if (past !== undefined && isDone(past))
      settled.push(
        `if the ${CARD} is ${asked(how, noun)}, that player ${acts(act)} ${named(rest)}`.trimEnd(),
      );
    else if (pastOf !== undefined && isDone(pastOf) && !/\b(?:that player|they|their)\b/.test(order))
      settled.push(`if the ${CARD} is ${asked(howOf, nounOf)}, ${order}`);
    else if (doing !== undefined && settled.length === 1)
      settled.push(`otherwise, that player ${acts(doing)} ${named(theirs)}`.trimEnd());
    else break;
  }
  return [settled, end];
}

const asked = (how: string, noun: string): string => (how === 'no' ? `not a ${noun}` : `${how} ${noun}`);

const named = (rest: string): string =>
  rest.replaceAll(IT, `the ${CARD}`).replaceAll(/\btheir\b/g, "that player's");

const acts = (verb: string): string => (/[^s]s$/.test(verb) ? verb : thirdPerson(verb));
