/** Full stops, capitals and printed signs: how a sentence looks on a card, and says no more than its words. */
import type { SnippetEdit } from '../../../../text/mended-snippet.ts';
import type { EntryKind } from '../../../syntax/ast.ts';
import { sentencesOfAbility } from './printed-abilities.ts';
import { playerInSeat, seatsIn } from './seats-said.ts';

/** `C4` is a cell. */
const CELL = /^[A-Z]\d+$/;

/** `can't`, `don't`, also without the sign: what the language says in whole words. `cant` is never a `can`. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]?t\b/g, 'cannot'],
  [/\bwon['’]?t\b/g, 'cannot'],
  [/\b(do|does|did|is|are|was|were)n['’]?t\b/g, '$1 not'],
  [/\b(you|they)['’]ve\b/g, '$1 have'],
];

/** A text without short forms. */
export const withWholeWords = (text: string): string =>
  SHORT.reduce((said, [from, to]) => said.replaceAll(from, to), text);

const PRINTED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '−': '-',
};

/** `named Twin Rat`: a card by the name that is printed on it. */
const NAMED =
  /\b(?:cards?|[a-z]+) (?:named|called) ([A-Z][\w'’-]*(?: (?:(?:of|the|and|in) ){0,2}[A-Z0-9][\w'’-]*)*)/g;

/** A line that goes on in the next one: words behind a stop on it would no longer belong to it. */
const HEADER =
  /^(?:- )?(?:if|when|before|for each|until|while|during|repeat|unless|at the|once|twice|\d+ times)\b/i;
const ANSWER = /^(?:otherwise|if (?:you|they) do)\b/i;

/** The changes that leave the words alone. */
export function signsOfSpeech(entry: EntryKind, text: string): SnippetEdit[] {
  const edits: SnippetEdit[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (!line.includes('"') && !line.includes('#')) edits.push(...signsIn(entry, line, start));
    start += line.length + 1;
  }
  return edits;
}

function signsIn(entry: EntryKind, line: string, from: number): SnippetEdit[] {
  const edits: SnippetEdit[] = [];
  const put = (at: number, length: number, text: string): void =>
    void edits.push({ start: from + at, end: from + at + length, text });
  // Deeper lines of abilities say what happens.
  const says = entry === 'abilities' && !/^[ \t]/.test(line) ? sentencesOfAbility(line) : [];
  for (const { start, end: to, text } of says) put(start, to - start, text);
  const names = [...line.matchAll(NAMED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    id: slug(match[1]),
  }));
  for (const { start, end, id } of names) put(start, end - start, id);
  // The player in a seat has one name where the game has no other.
  const seats = seatsIn(line);
  for (const { seat, start, end } of seats) put(start, end - start, `the ${playerInSeat(seat)}`);
  const isNamed = (at: number): boolean =>
    [...names, ...seats].some(({ start, end }) => start <= at && at < end);
  for (const [from, to] of SHORT)
    for (const match of line.matchAll(from))
      put(match.index, match[0].length, match[0].replace(new RegExp(from), to));
  const indent = ' '.repeat(line.length - line.trimStart().length);
  for (const { 0: sign, index } of line.matchAll(/[’‘“”–−]/g))
    if (!isNamed(index)) put(index, 1, PRINTED[sign]);
  for (const { 0: word, index } of line.matchAll(/(?<![\w-])[A-Z][A-Za-z0-9]*/g))
    if (!isNamed(index) && !CELL.test(word)) put(index, word.length, word.toLowerCase());
  // A sentence in the line of a choice belongs to that choice.
  const choice = /^ *(- +)?/.exec(line)![1]?.length ?? 0;
  const end = /[.!;](?=\s*$)/.exec(line);
  if (end) put(end.index, 1, '');
  for (const { index, 0: stop } of says.length > 0 ? [] : line.matchAll(/[.;!] +(?=\S)/g)) {
    const before = line.slice(0, index).trim();
    const behind = line.slice(index + stop.length);
    const happens = entry === 'effect' || (entry === 'abilities' && indent !== '');
    if (happens && (ANSWER.test(behind) || !HEADER.test(before)))
      put(index, stop.length, `\n${indent}${' '.repeat(choice)}`);
  }
  return edits;
}

/** How a name is written as an id: `Twin Rat` is `twin-rat`. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
