/**
 * Counters of cards in everyday wording: `put a notch on this` is `this gains a notch`, `remove 2 notches from this` is `this
 * loses 2 notches`, and `there are 2 notches on this` is `this has 2 notches`.
 */
import { withCountersInAll } from './counters-in-all.ts';
import { allNamesOf } from '../words/spoken-words.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ON = "(this(?: card)?|that [a-z-]+|the (?:equipped|chosen) [a-z-]+|the [a-z-]+)(?![\\w'-])";
const COUNT = '(\\d+|an?|\\([^()]+\\))';
const MANY =
  '((?:at least |at most |exactly |more than |less than |fewer than )?\\d+(?: or (?:more|less|fewer))?|no|an?|any)';
/** A card that something happens to, or that is chosen. */
const OTHER_CARD =
  '\\b(?:when(?:ever)?|if|choose|before)\\b[^.:\\n]*?\\b(?:an?|another|one of your) (?!player|opponent|card\\b|turn|round|roll)[a-z-]+';
/** Where an order begins that the player has who acts. */
const START = '(^ *(?:- )?|, |: |, then |\\band |\\bthen )';
const PUT = '(?:put|place|add|lay|set)';
const TAKE = 'remove|take|lift|discard|clear|lose|pull';
const OFF = '(?:from|off|off of|of)';

/** `would lose its last notch` */
const OWN_LAST = /\b(loses?|lost) (?:its|their|his|her) last (?=[a-z])/g;

/** A text in which each such counter is gained, lost, paid or asked for as the language does it. */
export function withCountersOfCards(written: string, { counters }: Vocabulary): string[] {
  const text = written.replaceAll(OWN_LAST, '$1 the last ');
  if (text !== written) return [text];
  if (!/\b(?:on|onto|to|from|off|of|has|with) (?:it|this|that|the|an?|another|each|\d+)\b/.test(text))
    return [];
  const known = counters.flatMap((each) =>
    each.of === 'card' && !each.holds ? [...allNamesOf(each.names), ...Object.values(forms(each))] : [],
  );
  const said = [...new Set(known)].filter(
    (name) => text.includes(name) && new RegExp(`\\b${name}\\b`).test(text),
  );
  if (said.length === 0) return [];
  const names = said.toSorted((a, b) => b.length - a.length).join('|');
  const noun = `(${names})`;
  // Where all of it is on this card, it is this card that has it.
  const own = new RegExp(`\\b${noun} (?:on|onto|to) (?!this\\b|itself\\b|it\\b)`).test(text)
    ? text
    : text
        .replaceAll(
          new RegExp(`\\b(if|while|and|or|when) it has ${MANY} ${noun}\\b([^.\\n]*)`, 'gi'),
          (_, word: string, many: string, what: string, rest: string) =>
            `${word} this has ${many} ${what}${rest.replaceAll(/\bit\b(?!')/g, 'this').replaceAll(/\bits\b/g, "this card's")}`,
        )
        // Behind another card `it` is that one.
        .replaceAll(
          new RegExp(`(?<!${OTHER_CARD}[^.:\\n]*)\\b${noun} on (?:it|itself)(?![\\w-])`, 'g'),
          '$1 on this',
        )
        .replaceAll(
          new RegExp(
            `\\b(?:remove|spend) (?:${MANY}|all(?: the| of the)?|any number of|up to \\d+) ${noun}(?=$|[,.:\\n]| (?:to|and|then)\\b)`,
            'gm',
          ),
          '$& from this',
        );
  // What is taken off for something is all of it or nothing; without that, fewer may be meant as well.
  const isPaid =
    /\bif (?:you|they|that player) do(?:es)?\b|\binstead\b|\bmay (?:pay|spend|use) |\bmay [^,:\n]* to(?:$|:| [a-z])/m.test(
      text,
    );
  const put = rulesOf(noun, isPaid).reduce(
    (read, [from, to]) => read.replaceAll(from, to),
    withCountersInAll(insteadInBlocks(own, noun), names),
  );
  const counted = put
    .replaceAll(
      new RegExp(`\\bmay (?:pay|spend|use|${TAKE}) all(?: the| of the)? ${noun} ${OFF} ${ON}`, 'gm'),
      (_, what: string, on: string) => `may pay (${ownerOf(on)}'s ${what}) ${what} of ${on}`,
    )
    .replaceAll(
      new RegExp(`\\bthe number of ${noun} on ${ON}`, 'gm'),
      (_, what: string, on: string) => `${ownerOf(on)}'s ${what}`,
    )
    // So many are there once one more has come.
    .replaceAll(
      new RegExp(
        `^( *)when(?:ever)? (?:there are (?:at least )?(\\d+) ${noun} on ${ON}|${ON} has (?:at least )?(\\d+) ${noun})(?=,|:)`,
        'gm',
      ),
      (_, margin: string, ...[n, what, on, other, m, those]: string[]) => {
        const [card, many, counters] = [on ?? other, n ?? m, what ?? those];
        return `${margin}when ${card} gains any ${counters}, if ${card} has at least ${many} ${counters}`;
      },
    );
  // In an effect it is asked once.
  const asked = counted.replaceAll(
    new RegExp(`^( *)when ${ON} gains any ${noun}, if \\2 has`, 'gm'),
    (_, margin: string, card: string) => `${margin}if ${card} has`,
  );
  return [...new Set([counted, asked])].filter((each) => each !== text);
}

/** `you may instead remove all notches from this`: what is done instead is put below, where there is a notch. */
const insteadInBlocks = (text: string, noun: string): string =>
  text.replaceAll(
    new RegExp(
      `^( *)((?:while [^,:\\n]+, )*(?:once per [a-z]+, )?if [^:\\n]*, )((?:you|that player|they) may )?instead ((?:${TAKE}) all(?: the| of the)? ${noun} ${OFF} ${ON})$`,
      'gm',
    ),
    (_, margin: string, head: string, may = '', act: string, what: string, card: string) =>
      `${margin}${/ has /.test(head) ? '' : `while ${card} has at least 1 ${what}, `}${head}${may}instead:\n${margin}  ${act}`,
  );

const ownerOf = (card: string): string => (card === 'this' ? 'this card' : card);

const rulesOf = (noun: string, isPaid: boolean): readonly (readonly [RegExp, string])[] =>
  (
    [
      [
        `\\b(may|may instead) (?:pay|spend|use|${TAKE}) ${isPaid ? COUNT : '(an?|1)'} ${noun} ${OFF} ${ON}`,
        '$1 pay $2 $3 of $4',
      ],
      [`${START}(?:${TAKE}) ${COUNT} ${noun} ${OFF} ${ON} to(?=:| [a-z])`, '$1pay $2 $3 of $4 to'],
      [`\\b(?:pay|spend) ${COUNT} ${noun} (?:from|off|off of|on) ${ON}`, 'pay $1 $2 of $3'],
      [
        `${START}${PUT} ${COUNT} (?:more )?${noun} (?:on|onto|to) ${ON} and (?:then )?(?=[a-z]+ )`,
        '$1$4 gains $2 $3, then ',
      ],
      [`${START}${PUT} ${COUNT} (?:more )?${noun} (?:on|onto|to) ${ON}`, '$1$4 gains $2 $3'],
      [
        `${START}${PUT} ${COUNT} (?:more )?${noun} (?:on|onto|to) ((?:an?|another|each) [a-z][^,:.\\n]*)$`,
        '$1$4 gains $2 $3',
      ],
      [
        `${START}(?:${TAKE}) ${COUNT} ${noun} ${OFF} ${ON} and (?:then )?(?=[a-z]+ )`,
        '$1$4 loses $2 $3, then ',
      ],
      // Where something follows from it, fewer are not enough.
      [
        `${START}(?:${TAKE}) ${COUNT} ${noun} ${OFF} ${ON}(?![.;,]?\\s+if (?:you|they) do)`,
        '$1$4 loses $2 $3',
      ],
      [
        `${START}(?:${TAKE}) all(?: the| of the)? ${noun} ${OFF} ${ON} and (?:then )?(?=[a-z]+ )`,
        '$1$3 loses all $2, then ',
      ],
      [`${START}(?:${TAKE}) all(?: the| of the)? ${noun} ${OFF} ${ON}`, '$1$3 loses all $2'],
      [`\\b(when(?:ever)?) the last ${noun} is (?:removed|taken) ${OFF} ${ON}`, '$1 $3 loses the last $2'],
      [`\\bthere (?:is|are) ${MANY} ${noun} on ${ON}`, '$3 has $1 $2'],
      [`\\b${ON} has ${MANY} ${noun} on (?:it|itself|this(?: card)?)(?![\\w-])`, '$1 has $2 $3'],
      [
        `\\b(gain|lose|draw)(s?) (?:a|1) ([a-z]+) for (?:each|every) ${noun} on this(?: card)?(?![\\w'-])`,
        "$1$2 (this card's $4) $3s",
      ],
      [`\\bfor (each|every) ${noun} on ${ON}`, 'for $1 $2 of $3'],
    ] as const
  ).map(([from, to]) => [new RegExp(from, 'gm'), to]);
