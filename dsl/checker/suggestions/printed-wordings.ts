/**
 * How sentences are printed on cards of other games, and what they are here: signs without words, reminders in brackets,
 * and turns of phrase. Each is only tried: what comes of it is offered where it is accepted.
 */
import { thirdPerson, withArticle } from '../../text/english-inflection.ts';
import type { CardSymbol } from '../../language/symbols/symbols.ts';
import { writtenNumbers } from '../../language/lexer/number-words.ts';
import { OWN_CHOICE } from '../../language/parser/errors/printed/small-words.ts';

/** Symbols, pictures and bullets, and what editors put between words to hold them together. */
const SIGNS =
  /[\p{Extended_Pictographic}\p{So}\p{Sk}\ufe0f\u200b-\u200d\u2060\u00ad•‣▪]|\{[^{}\n]{1,12}\}|\[[^[\]\n]{1,12}\]/gu;
/** A reminder in brackets at the end of a sentence: it repeats other text. */
const REMINDER =
  /[ \t]*\((?=[^()\n]*[\p{L}]{2})[^()\n]*[.!]?\)(?=[ \t]*(?:[.!;]|$))|(?<=[.!])[ \t]*\([^()\n]*\)/gmu;
const BLANKS = /[\u00a0\u2000-\u200a\u202f\u3000]/g;

/** `Choose one — this; or that`: the options are in lines below. */
const CHOOSING = /^(choose (?:one|two|three|1|2|3))\s*[:—–-]+\s*(.+)$/i;
const COUNTS: Readonly<Record<string, string>> = { two: '2', three: '3', '1': 'one' };

function printedChoice(line: string): string | undefined {
  const [, head, rest] = CHOOSING.exec(line) ?? [];
  const lines = rest
    ?.split(/\s*[;•]\s*(?:or\s+)?|,?\s+or\s+/)
    .map((each) => each.replace(/[.!]\s*$/, '').trim());
  if (!lines || lines.length < 2) return undefined;
  const count = head.toLowerCase().replace(/\S+$/, (word) => COUNTS[word] ?? word);
  return [`${count}:`, ...lines.map((each) => `  - ${each.charAt(0).toLowerCase()}${each.slice(1)}`)].join(
    '\n',
  );
}

/** A text without what it repeats in brackets. */
export const withoutReminders = (text: string): string => text.replaceAll(REMINDER, '');

/** The sentences of a printed line, with nothing around them: one or more lines. */
export function printedSentences(line: string): string[] {
  const choice = printedChoice(line.trim());
  if (choice !== undefined) return [choice];
  const bare = line
    .normalize('NFC')
    .replaceAll(/(?<=\d)\uFE0F?\u20e3/g, '')
    .replaceAll(BLANKS, ' ')
    .replace(/\s\/\/.*$/, '')
    .replaceAll(SIGNS, ' ');
  return withoutReminders(bare)
    .split(/[.!;]+(?=\s|$)|\s+[—–]\s+|—/)
    .map((part) => part.replace(/^[\s,:-]+|[\s,:]+$/g, '').replaceAll(/\s+/g, ' '))
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** What means something else in a regular expression. */
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** A line in which cards are called by what is printed on them, with their ids in its place; the longest names first. */
export function withCardIds(line: string, cards: readonly CardSymbol[]): string | undefined {
  const low = line.toLowerCase();
  const called = cards
    .flatMap(({ id, names: { en, fr = [], de = [] } }) =>
      [...en, ...fr, ...de].map((name) => ({ id, name: name.toLowerCase() })),
    )
    .filter(({ id, name }) => name !== id && name.length > 2 && low.includes(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  const put = called.reduce(
    (text, { id, name }) =>
      text.replace(
        new RegExp(
          `(?<![\\p{L}\\d-])(?:(?:an?|the) )?${name.replaceAll(SPECIAL, '\\$&')}(?![\\p{L}\\d-])`,
          'giu',
        ),
        id,
      ),
    line,
  );
  return put === line ? undefined : put;
}

type Wording = readonly [from: RegExp, to: string | ((...match: string[]) => string)];

/** A player who has the most or the least of something: a choice decides between equals. */
const FOREMOST =
  /\bthe (player|opponent) with the (most|fewest|highest|lowest) ((?:(?!gains|loses|gives|the\b)[a-z]+ )*?[a-z]+(?: in (?:their )?hand)?)(?= [a-z]+s |,| and |$)/g;

/** Each of these players chosen in a line of its own, and then referred to by a name. */
function foremostChosen(whole: string): string {
  const names = ['chosen', 'taken'];
  const lines: string[] = [];
  const rest = whole.replaceAll(FOREMOST, (words, who: string, most: string, what: string) => {
    const name = names[lines.length];
    if (name === undefined) return words;
    lines.push(`choose ${withArticle(who)} with the ${most} ${what} as ${name}`);
    return `the ${name}`;
  });
  return [...lines, rest].join('\n');
}

const WORDINGS: readonly Wording[] = [
  [/^(?=.*\bthe (?:player|opponent) with the (?:most|fewest|highest|lowest) )[^:]+$/, foremostChosen],
  [/^target ([a-z-]+) (?=[a-z-]+)/, (_, who) => `choose ${withArticle(who)}, then that ${who} `],
  [/(?<=[a-z] )target ([a-z-]+)/, (_, what) => withArticle(what)],
  [/\b(that|the|each|an?|another) ([a-z-]+)s (?=[a-z])/, "$1 $2's "],
  [/^(once|twice) (?:per|each|every) turn,? (?:on|during|in) your (?:own )?turn,/, '$1 per turn,'],
  // The object goes without saying.
  [/\b(discards?|draws?)$/, '$1 a card'],
  [/\blose(s?) (an?|\d+) (cards?)\b/, 'discard$1 $2 $3'],
  [
    /\b((?:each|that|every) (?:other )?[a-z-]+) (?:must|has to) ([a-z-]+)/,
    (_, who, verb) => `${who} ${thirdPerson(verb)}`,
  ],
  [/\b([a-z-]+s) you (?:control|own)\b/, 'your $1'],
  [/\b(an?) ([a-z-]+) you (?:control|own)\b/, '$1 $2 of yours'],
  [/\b([a-z-]+) (?:that )?(an opponent|that player|another player) (?:controls|owns)\b/, '$1 of $2'],
  [/\ban? ([a-z -]+?) at random\b/, 'a random $1'],
  [/ at random\b/, ''],
  [/\buntil (?:the )?end of (?:your|the|this|that) turn\b/, 'until end of turn'],
  [/\b(?:on(?:to)?|at|to) (?:the )?(top|bottom) of /, 'to the $1 of '],
  [
    /\b(?:take|move) (.+?) from (.+?) and (?:put|add|place) (?:it|that card|them) (?:into|in|to) (.+)$/,
    'move $1 in $2 to $3',
  ],
  [
    /\b(?:add|return|put|place) ((?:(?! in | from ).)+?) (?:into|onto|on|in|to) (?=(?:the|your|their|that|an?|any|its) )/,
    'move $1 to ',
  ],
  [
    /\b(?:add|return|put|place) (.+? (?:in|from) .+?) (?:into|onto|to) (?=(?:the|your|their|that|an?|any|its) )/,
    'move $1 to ',
  ],
  [/ from (?=(?:the|your|their|that|an?|any|another) )/, ' in '],
  [/\b(?:search|look through) (your|the) ([a-z ]+?) for (an?|up to \d+|\d+) (.+)$/, 'choose $3 $4 in $1 $2'],
  [/^(?:do|roll|perform) (an? (?!(?:die|dice|d\d+)\b).+)$/, 'make $1'],
  [/\b(?:he or she|they) (?:must )?([a-z-]+)\b/, (_, verb) => `that player ${thirdPerson(verb)}`],
  [/\bthis card\b/, 'this'],
  [/,? (?:immediately|right away|at once|if able|if possible)\b/, ''],
  [/, (?=(?:[a-z-]+) (?:an?|the|your|that|\d+) )/, ', then '],
  [
    /^([a-z-]+ (?:an?|the|all|\d+|that|this) [a-z-]+(?: [a-z-]+)?) (?=(?:the|your|their|that) [a-z])/,
    '$1 to ',
  ],
  [/\ban? (?:extra|additional) (?=([a-z]))/, (_, first) => (/[aeiou]/.test(first) ? 'an ' : 'a ')],
  [/(?<=\b(?:\d+|[a-z]+)) (?:extra|additional) (?=[a-z]+s\b)/, ' '],
  [/\b(an(?:other)?(?: extra)? turn) after (?:this|that|the current) (?:one|turn)\b/, '$1'],
  [/\b(one|two|three|\d+|all|both|each) of (?:those|them|these)\b(?! [a-z-]+s\b)/, '$1 of those cards'],
  [/\bas many ([a-z -]+?) as (?:possible|you can|they can)\b/, 'all $1'],
  [/^then,? /, ''],
  [/ and (?=[a-z-]+ (?:an?|the|your|that|it|them|\d+)\b)/, ', then '],
  [/ cards?(?= (?:in|of|to|from|on|and|then|with)\b|,|$)/, ''],
];

/** Every line that differs from this one, in small letters, by one such turn of phrase. */
export function otherWordings(line: string): string[] {
  return WORDINGS.flatMap(([from, to]) => {
    const put = (typeof to === 'string' ? line.replace(from, to) : line.replace(from, to))
      .replaceAll(/ {2,}/g, ' ')
      .trim();
    return put === line || put === '' ? [] : [put];
  });
}

const NUMBER = new RegExp(
  `\\b(?:\\d+|${writtenNumbers.filter((word) => word !== 'one').join('|')}|twice|thrice)\\b`,
  'g',
);
const TIMES =
  /\buntil\b|\bnext\b|\bthis (?:turn|round|game)\b|\bend of\b|\b(?:start|beginning) of\b|\b(?:each|every|per) (?:turn|round)\b|\b(?:if|when|whenever|(?:each|every) time|before|while|instead)\b/g;
const SAME: Readonly<Record<string, string>> = { twice: '2', thrice: '3' };

/** What may be done so often costs what is done first; it is left to the player, with *may* or without. */
const BEGINS = '(?<=(?:^|[:|\\n])\\s*)';
const LIMIT = '(?:once|twice|\\d+ times) (?:per|each|every) [a-z]+';
const PRICED = new RegExp(`${BEGINS}(${LIMIT}),? you may ([^.,\\n]+)[.,\\s]+if you do,? `, 'g');
const FREE = new RegExp(`${BEGINS}${LIMIT}, (?!when|if\\b|while|at\\b|before|during)`);

/**
 * What a sentence says that no other words may change: its numbers, whether it leaves the choice or forbids, and how long
 * it lasts. Two sentences that mean the same have the same.
 */
export function bindingParts(text: string): string {
  const said = text.toLowerCase().replaceAll('’', "'").replaceAll(PRICED, '$1, $2 to ');
  const numbers = (said.match(NUMBER) ?? [])
    .map(
      (word) => SAME[word] ?? (writtenNumbers.includes(word) ? String(writtenNumbers.indexOf(word)) : word),
    )
    .filter((number) => number !== '1')
    .toSorted();
  // `can ... only if` allows nothing.
  const may =
    FREE.test(said) ||
    /\bmay\b|\b(?:you|they|players?|opponents?) can\b(?! ?not)(?!.* only if )|\bif (?:you|they) (?:want|wish)\b/.test(
      said,
    );
  const cannot =
    /\bcan ?not\b|\b(?:can|won|don|doesn)'t\b|\b(?:may|must|do|does) not\b|\bnever\b|\bunless\b/.test(said);
  const spans = said
    .replaceAll(/\buntil (?:the )?end of (?:the |your |this )?turn\b/g, 'this turn')
    .replaceAll(/\buntil (?:the )?(?:start|beginning) of\b/g, 'until');
  const times = (spans.match(TIMES) ?? [])
    .map((each) =>
      each
        .replace('beginning', 'start')
        .replace(/^(?:whenever|(?:each|every) time)$/, 'when')
        .replace(/^(?:each|every) /, 'per '),
    )
    .toSorted();
  return JSON.stringify([numbers, may, cannot, times, isChosenByOthers(said)]);
}

/** Whether somebody chooses who does not act: `each opponent discards a card of your choice`. */
const isChosenByOthers = (text: string): boolean =>
  text
    .split(/\n|[.;] /)
    .some((line) => CHOICE.test(OWN_CHOICE.reduce((left, [from]) => left.replace(from, ''), line.trim())));

const CHOICE = /\b(?:of|at) (?:your|their) (?:own )?choice\b/;

/**
 * Whether a sentence binds to all that is bound, and to nothing else; a number may be repeated for another
 * player.
 */
export function keepsParts(bound: string, text: string): boolean {
  const [numbers, ...rest] = JSON.parse(bound) as [string[], ...unknown[]];
  const [said, ...others] = JSON.parse(bindingParts(text)) as [string[], ...unknown[]];
  const left = [...said];
  const isSaid = (number: string): boolean => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  return (
    numbers.every(isSaid) &&
    left.every((number) => numbers.includes(number)) &&
    JSON.stringify(rest) === JSON.stringify(others)
  );
}
