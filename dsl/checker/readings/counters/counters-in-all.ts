/**
 * How many of a counter a card has at most, with how many it begins, and what is done for each that is taken off: `this cannot have more
 * than 3 notches`, `this comes with 3 notches`, `remove any number of notches from this and draw a card for each notch removed`.
 */

import { plural, singular } from '../../../text/english-inflection.ts';
import { withTakenInBlocks } from './taken-in-blocks.ts';

type Rule = (text: string, noun: string) => string;

const CARD = '(this(?: card)?|that [a-z-]+|the [a-z]+)';
const THIS = 'this(?: card)?';
const OFF = '(?:from|off|off of|of)';
const TAKE = '(?:remove|take|lose|spend|discard)';
/** What is in front of an order. */
const HEAD = '( *)((?:[^,:\\n]+, )*)(?:you may (?=[a-z]+ any))?';
const ALL_OR_ANY = '(any number of|all(?: the| of the)?)';
const THEN = '(?:[.,;] (?:then )?|,? and (?:then )?|,? then | to |\\n *)';
const GONE = '(?:removed|removed this way|lost|spent|you removed|removed from (?:it|this)|taken off)';

/** The text in which so many counters are gained and lost one by one; the names of counters are alternatives. */
export function withCountersInAll(text: string, names: string): string {
  const noun = `(?:${names})`;
  const capped = withCap(text, noun);
  return [withAllOfThem, withTakenInBlocks, ...RULES].reduce((said, rule) => rule(said, noun), capped);
}

const withAllOfThem: Rule = (text, noun) =>
  text.replace(
    new RegExp(
      `\\b(if ${CARD} has \\d+ (${noun})[,:]\\s*(?:you may )?)${TAKE} (?:them(?: all)?|all of them|those(?: ${noun})?|these)(?! from)`,
      'i',
    ),
    (_, head: string, card: string, what: string) => `${head}remove all ${what} from ${card}`,
  );

const RULES: readonly Rule[] = [
  // A price of those that the card has got.
  (text, noun) =>
    new RegExp(`\\b(?:${noun}) on ${THIS}|\\b${THIS} gains? (?:an?|\\d+) (?:${noun})\\b`, 'i').test(text)
      ? text.replace(
          new RegExp(`^( *(?:[^,:\\n]+, )?)(?:remove|spend) (an?|\\d+) (${noun}) to (?=[a-z]+ )`, 'gm'),
          (_, head: string, count: string, what: string) => `${head}remove ${count} ${what} from this to `,
        )
      : text,
  // So many as are taken off, by their number.
  (text, noun) =>
    text.replace(
      new RegExp(`([+-])\\(?the number of (${noun}) ${GONE}\\)? to (your [a-z ]*?rolls?)`, 'i'),
      (_, sign: string, what: string, rolls: string) =>
        `${sign}1 to ${rolls} for each ${singular(what)} removed`,
    ),
  // With how many it begins.
  (text, noun) =>
    text.replace(
      new RegExp(
        `^( *)${THIS} (?:enters|comes|starts)(?: into)?(?: play)? with (an?|\\d+) (${noun})(?: on (?:it|this))?$`,
        'm',
      ),
      (_, margin: string, count: string, what: string) =>
        `${margin}when you play this, this gains ${count} ${what}`,
    ),
  // What comes in the place of an event is done where there are enough.
  (text, noun) =>
    text.replace(
      new RegExp(
        `^( *)((?:once per [a-z]+, )?)(?:if|when(?:ever)?) ([^,:\\n]+? would [^,:\\n]+), (?:instead,? ${TAKE} (an?|\\d+) (${noun}) ${OFF} ${THIS}|${TAKE} (an?|\\d+) (${noun}) ${OFF} ${THIS},? instead)$`,
        'im',
      ),
      (_, margin: string, often: string, said: string, ...[n, what, m, other]: string[]) => {
        // The text may ask itself whether there are enough.
        const [event, asked = '0'] = said.split(
          new RegExp(` and ${THIS} has (?:at least )?(\\d+) ${what ?? other}$`),
        );
        const least = Math.max(Number(asked), Number((n ?? m)!.replace(/^an?$/, '1')));
        return `${margin}while this has at least ${least} ${what ?? other}, ${often}if ${event}, instead this loses ${n ?? m} ${what ?? other}`;
      },
    ),
  // So many as somebody likes: in a roll one by one, else by a number that is chosen first.
  (text, noun) =>
    text.replace(
      new RegExp(
        `\\byou may ${TAKE} any number of (${noun}) ${OFF} ${CARD}(?:[.,;]? and|[.,;]|\\n)? *(?:if you do,? )?([+-]\\d+) to (that roll|it|the roll) for each (?:${noun} ${GONE}|of them)`,
        'i',
      ),
      (_, what: string, card: string, by: string, roll: string) =>
        `you may remove a ${singular(what)} from ${card}. If you do, ${by} to ${roll}`,
    ),
  (text, noun) =>
    text.replace(
      new RegExp(
        `^${HEAD}${TAKE} ${ALL_OR_ANY} (${noun}) ${OFF} ${CARD}${THEN}([+-])(?:1|(\\d+)) to (your [a-z ]*?rolls?) for each (?:${noun} ${GONE}|of them|one)((?: until [^,:.\\n]+)?)\\.?$`,
        'im',
      ),
      (_, margin: string, head: string, count: string, what: string, card: string, ...rest: string[]) => {
        const [sign, by, rolls, span] = rest;
        const much = by === undefined ? '(the spent)' : `(${by} times the spent)`;
        return chosen(margin, head, count, what, card, `${sign}${much} to ${rolls}${span}`);
      },
    ),
  (text, noun) =>
    text.replace(
      new RegExp(
        `^${HEAD}${TAKE} ${ALL_OR_ANY} (${noun}) ${OFF} ${CARD}${THEN}([a-z]+) (?:an?|1) ([a-z-]+?) for each (?:${noun} ${GONE}|of them|one)\\.?$`,
        'im',
      ),
      (
        _,
        margin: string,
        head: string,
        count: string,
        what: string,
        card: string,
        verb: string,
        one: string,
      ) => chosen(margin, head, count, what, card, `${verb.toLowerCase()} (the spent) ${one}s`),
    ),
  (text, noun) =>
    text.replace(
      new RegExp(
        `^${HEAD}${TAKE} ${ALL_OR_ANY} (${noun}) ${OFF} ${CARD}${THEN}([a-z]+) that many ([a-z -]+?)\\.?$`,
        'im',
      ),
      (
        _,
        margin: string,
        head: string,
        count: string,
        what: string,
        card: string,
        verb: string,
        many: string,
      ) => chosen(margin, head, count, what, card, `${verb.toLowerCase()} (the spent) ${many}`),
    ),
];

/** Lines by which so many are taken off, all or as many as somebody likes, as a block where something is in front. */
function chosen(
  margin: string,
  head: string,
  count: string,
  what: string,
  card: string,
  act: string,
): string {
  const there = `${card.startsWith('this') ? 'this card' : card}'s ${what}`;
  const spent = count.startsWith('all')
    ? `let spent be ${there}`
    : `choose a number from 0 to (${there}) as spent`;
  const lines = [spent, `${card} loses (the spent) ${what}`, act];
  return head === ''
    ? lines.map((line) => margin + line).join('\n')
    : [`${margin}${head.replace(/, $/, ':')}`, ...lines.map((line) => `${margin}  ${line}`)].join('\n');
}

/** A limit in a sentence of its own, or behind what is put on: one more is put on only where there are fewer. */
function withCap(text: string, noun: string): string {
  const one = `(?:(?:put|place|add) (?:an?|1|one) (${noun}) (?:on|onto|to) ${THIS}|${THIS} (?:gains|gets) (?:an?|1|one) (${noun}))`;
  const several = `(?:(?:put|place|add)|${THIS} (?:gains|gets)) (?:[2-9]|\\d\\d+|two|three|\\([^()]*\\)) ${noun}`;
  // What puts on several at once may put on some of them.
  if (new RegExp(`${several}|${one},? for (?:each|every)\\b`, 'i').test(text)) return text;
  const gained = (said: string, most: string): string =>
    said.replaceAll(
      new RegExp(`(^|, |: |\\n *|then )(${one})`, 'gi'),
      (_, before: string, act: string, what?: string, other?: string) =>
        `${before}if this has fewer than ${most} ${plural((what ?? other)!)}, ${act}`,
    );
  const own = new RegExp(
    `(?:^ *|(?<=[.,;] ))(?:it|${THIS}) (?:(?:cannot|can't|can never) have more than|(?:can|may) have (?:at most|up to|no more than|only)) (\\d+) ${noun}(?: on (?:it|this))?(?:\\.(?= |$|\\n))?\\n?`,
    'im',
  );
  const [line, most] = own.exec(text) ?? [];
  if (line !== undefined && most !== undefined) return gained(text.replace(line, ''), most).trimEnd();
  const behind = new RegExp(
    `(${one})(?:,? \\(?(?:(?:max(?:imum)?|up to|to a maximum of|at most)\\.? (\\d+)(?: ${noun})?|(\\d+)(?: ${noun})? at most)(?: in all)?\\)?)(?=[.,]? |[.,]?$|\\n)`,
    'im',
  );
  const [whole, act, , , before, after] = behind.exec(text) ?? [];
  const least = before ?? after;
  return whole === undefined || act === undefined || least === undefined
    ? text
    : gained(text.replace(whole, act), least);
}
