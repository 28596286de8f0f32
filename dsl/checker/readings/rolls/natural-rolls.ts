/**
 * What the dice of a roll come to before anything is added, in other words: `an unmodified 12`, `the natural total of your fruit roll`,
 * `the throw before modifiers`. Behind an event it is the roll of that event.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { withDiceAsked } from './throws/thrown-results.ts';

const PLAIN = '(?:natural|unmodified|unaltered|raw)';
const TOTAL = '(?:total|result|sum|value|roll)';
const BEFORE =
  '(?:before (?:it (?:was|is)|being) (?:modified|changed)|before (?:any |the )?modif(?:iers?|ications?)(?: (?:are|is|were|was) (?:applied|played|added|used))?|without (?:any )?modif(?:iers?|ications?)|unmodified)';
const OF_SOMEBODY = "(your|an opponent's|a player's|another player's)";

/** Each as words that other readings know. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\ban? (?:unmodified|unaltered|raw) (\d+)\b/g, 'a natural $1'],
  [new RegExp(`\\bthe ${PLAIN} ${TOTAL} of ${OF_SOMEBODY} ((?:[a-z]+ )?)roll\\b`, 'g'), '$1 natural $2roll'],
  [
    new RegExp(`\\b${OF_SOMEBODY} ((?:(?!natural|unmodified)[a-z]+ )?)roll ${BEFORE} (?=is|was)`, 'g'),
    '$1 natural $2roll ',
  ],
  [new RegExp(`\\bthe roll ${BEFORE} (?=is|was)`, 'g'), 'the natural roll '],
];

/** The event of a line that is about a roll. */
const ABOUT_ROLL =
  /^ *(?:(?:once|twice|\d+ times) per [a-z]+, )?(?:when(?:ever)?|each time|every time) [^,:\n]*\b(?:your|an opponent's|another player's|a player's|any|an?|the) (?:[a-z]+ )?roll\b[^,:\n]*[,:]/;

/** Either of two, as an ability for each. */
const EITHER =
  /^((?:when(?:ever)?|each time|every time) [^,:\n]*? a natural )(\d+) or (?:a natural )?(\d+)((?:,|:)[^\n]*(?:\n +[^\n]*)*)/m;

/** The text with such totals as the language has them; none where nothing changes. */
export function withNaturalRolls(text: string, entry: EntryKind): string[] {
  if (!/\b(?:natural|unmodified|unaltered|raw|modif[a-z]*|dice|die)\b/.test(text)) return [];
  const said = WORDS.reduce((all, [from, to]) => all.replace(from, to), ofNamed(text));
  const asked = entry === 'abilities' && ABOUT_ROLL.test(said) ? ofEvent(said) : said;
  const put = entry === 'abilities' ? asked.replace(EITHER, '$1$2$4\n$1$3$4') : asked;
  return put === text ? [] : [put];
}

/** Of a roll that the text has made, by its name. */
function ofNamed(text: string): string {
  const names = [...text.matchAll(/\broll(?: for [^,:\n]+?)? as ([a-z-]+)/g)].map(([, name]) => name);
  if (names.length === 0) return text;
  const roll = `(the (?:${names.join('|')}))`;
  return text
    .replaceAll(new RegExp(`\\bthe ${PLAIN} ${TOTAL} of ${roll}(?![\\w-])`, 'g'), 'the total die of $1')
    .replaceAll(new RegExp(`\\b${roll}'s ${PLAIN} ${TOTAL}\\b`, 'g'), 'the total die of $1')
    .replaceAll(new RegExp(`\\b${roll} ${BEFORE} (?=is|was)`, 'g'), 'the total die of $1 ')
    .replaceAll(/\b(the total die of the [a-z-]+) was\b/g, '$1 is');
}

/** Of the roll that the event is about: what its dice show, and what they come to. */
function ofEvent(text: string): string {
  const [head] = ABOUT_ROLL.exec(text)!;
  const behind = text
    .slice(head.length)
    .split('\n')
    .map((line) => withDiceAsked(line, { value: 'that roll', roll: 'that roll' }));
  return head + behind.join('\n');
}
