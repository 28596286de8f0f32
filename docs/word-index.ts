/** The index of words at the end of the language reference: every word of the language, and where it is told. */
import { primitives } from '../dsl/language/symbols/builtin-verbs.ts';
import { reservedWords } from '../dsl/language/lexer/tokens.ts';
import { anchorOf } from './recipes.ts';

/** Forms that say more than their words do, and words of every game. */
// prettier-ignore
const forms = [
  'all of:', 'any number of', 'any of:', 'at least', 'at most', 'at the end of', 'at the start of', 'attached to',
  'adjacent to', 'as this', 'can see', 'choose one:', 'counts as', 'divided by', 'face down', 'face up', 'for each', 'for free',
  'if you do', 'in line with', 'in turn order', 'in descending order of', 'less than', 'more than', 'none of:', 'once per turn',
  'one of', 'one or more', 'or more', 'other', 'other than', 'random', 'repeat exactly', 'rounded up',
  'some but not all', 'that many', 'that much', 'the fewest', 'the greater of', 'the highest', 'the lesser of', 'the lowest',
  'the most', 'the number of', 'the same', 'the total', 'this round', 'this turn', 'until end of turn', 'up to',
  'different', 'consecutive', 'odd', 'even', 'opponent', 'player', 'card', 'controller', 'owner', 'active player',
] as const;

/** Sections in which a word may stand, and is not told. */
const untold = ['Words that no game may take', 'Index of words', 'What a text may be'];

/** Small words that stand in many sections before the one that tells of them. */
const toldIn: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['Orders', ['and', 'then', 'nothing']],
    ['How many', ['a', 'an', 'each']],
    ['Which', ['any', 'of', 'the most', 'the fewest']],
    ['Where', ['new']],
    ['Prepositions of verbs', ['at', 'to', 'for']],
    ['Choices', ['choose one:']],
    ['Setting', ['becomes', 'become']],
    ['Speaking of something again', ['as', 'this', 'these', 'that', 'those', 'you', 'they', 'it']],
    ['Numbers', ['times', 'the number of', 'the total', 'the highest', 'the lowest', 'let']],
    ['Conditions', ['if', 'is', 'are', 'or', 'not', 'no', 'there', 'have', 'has']],
    ['Repeating', ['for each', 'repeat', 'in turn order', 'in descending order of', 'until', 'while']],
    ['Abilities', ['when', 'during', 'per', 'until end of turn', 'this turn', 'this round']],
    ['Words that no game may take', ['player', 'opponent', 'card', 'controller', 'active player']],
  ].flatMap(([title, words]) => (words as string[]).map((word) => [word, title])),
) as Readonly<Record<string, string>>;

interface Section {
  readonly title: string;
  /** The first column of its tables. */
  readonly rows: string;
  /** What stands between backticks, and in blocks of the language. */
  readonly quoted: string;
  readonly examples: string;
}

function sectionsOf(page: string): Section[] {
  const parts = page.split(/^(?=##+ )/m).slice(1);
  return parts.map((part) => {
    const [heading] = part.split('\n');
    const body = part.slice(heading.length).replaceAll(/^<!--.*-->$/gm, '');
    const blocks = [...body.matchAll(/^```[^\n]*\n([\s\S]*?)^```$/gm)].map(([, text]) => text);
    const prose = body.replaceAll(/^```[^\n]*\n[\s\S]*?^```$/gm, '');
    const spoken = prose.replaceAll(/^\|.*$/gm, '');
    return {
      title: heading.replace(/^#+ /, ''),
      rows: [...prose.matchAll(/^\| ([^|]*)\|/gm)].map(([, cell]) => cell).join('\n'),
      quoted: [...spoken.matchAll(/`([^`]*)`/g)].map(([, text]) => text).join('\n'),
      examples: blocks.join('\n'),
    };
  });
}

const holds = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replaceAll(/[.:]/g, '\\$&')}(?![\\w-])`).test(text);

/** The section where a word is told: a row of a table, otherwise the first that speaks of it or has an example. */
export function toldWhere(page: string, word: string): string | undefined {
  const sections = sectionsOf(page).filter(({ title }) => !untold.includes(title));
  return (
    toldIn[word] ??
    sections.find(({ rows }) => holds(rows, word))?.title ??
    sections.find(({ quoted }) => holds(quoted, word))?.title ??
    sections.find(({ examples }) => holds(examples, word))?.title
  );
}

/** All words that the index lists, in the order of the letters. */
export const indexed: readonly string[] = [...new Set([...reservedWords, ...Object.keys(primitives), ...forms])].sort();

/** The index of a page, a line for each letter. */
function indexOf(page: string): string {
  const byLetter = new Map<string, string[]>();
  for (const word of indexed) {
    const title = toldWhere(page, word);
    if (title === undefined) continue;
    const letter = word[0].toUpperCase();
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), `[\`${word}\`](#${anchorOf(title)})`]);
  }
  return [...byLetter].map(([letter, words]) => `**${letter}** ${words.join(' · ')}`).join('\n\n');
}

/** The page with its index made anew. */
export const withIndex = (page: string): string =>
  page.replace(
    /(<!-- index: words -->\n)[\s\S]*?(<!-- end -->)/,
    (_, start: string, end: string) => `${start}${indexOf(page)}\n${end}`,
  );
