/**
 * Printed texts that are judged one by one, from the texts alone, as an editor of a publisher would: which ones is
 * drawn by a seed, and a verdict counts for the words that were judged only.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../dsl/nlg/index.ts';
import { cardText } from '../interpreter/compiler/linker/card-text.ts';
import { rulesPage } from '../interpreter/reports/rule-book/pages/rule-pages.ts';
import { ruleBook } from '../interpreter/reports/rule-book/index.ts';
import { gamesThere } from '../test/files.ts';
import { readGame } from '../test/read-game.ts';

/** What is judged: the texts of cards, and the lines of rule books around them. */
export type JudgedSort = 'cards' | 'rule-books';

interface PrintedText {
  /** The same in all languages. */
  readonly key: string;
  readonly text: string;
}

interface Verdicts {
  readonly good: readonly string[];
  /** Why, by hash. */
  readonly stilted: Readonly<Record<string, string>>;
  readonly wrong: Readonly<Record<string, string>>;
}

const folder = new URL('verdicts/', import.meta.url);
const { seed, 'one in': oneIn } = JSON.parse(readFileSync(new URL('seed.json', folder), 'utf8')) as {
  seed: number;
  'one in': number;
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whether the seed draws a text: the same ones in all languages, whatever they say. */
const isDrawn = ({ key }: PrintedText): boolean =>
  parseInt(digest(`${seed} ${key}`).slice(0, 8), 16) % oneIn === 0;

function cardTexts(language: Language): PrintedText[] {
  return gamesThere().flatMap((id) => {
    const game = readGame(id);
    return game.cards.flatMap((card) =>
      cardText(game, card, language).texts.map(({ field, lines }) => ({
        key: `${id} ${card.symbol.id} ${field}`,
        text: lines.join('\n'),
      })),
    );
  });
}

/** The lines of rule books without headings, tables and the list of cards. */
function bookLines(language: Language): PrintedText[] {
  return gamesThere().flatMap((id) => {
    const page = rulesPage(ruleBook(readGame(id), language));
    const sections = page.split(/^## /m);
    return sections
      .slice(1, -1)
      .flatMap((section) => section.split('\n').slice(1))
      .filter((line) => line.trim() !== '' && !line.startsWith('|') && !line.startsWith('#'))
      .map((text, i) => ({ key: `${id} ${i}`, text: text.trim() }));
  });
}

const all: Readonly<Record<JudgedSort, (language: Language) => PrintedText[]>> = {
  cards: cardTexts,
  'rule-books': bookLines,
};

const drawnTexts = (sort: JudgedSort, language: Language): PrintedText[] =>
  all[sort](language).filter(isDrawn);

function verdictsOf(sort: JudgedSort, language: Language): Verdicts {
  const file = new URL(`${sort}.${language}.json`, folder);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Verdicts)
    : { good: [], stilted: {}, wrong: {} };
}

export type Verdict = 'good' | 'stilted' | 'wrong' | 'not judged';

/** The drawn texts with their verdicts; a text that reads differently now is not judged. */
export function judgedTexts(
  sort: JudgedSort,
  language: Language,
): (PrintedText & { readonly hash: string; readonly verdict: Verdict })[] {
  const { good, stilted, wrong } = verdictsOf(sort, language);
  return drawnTexts(sort, language).map((each) => {
    const hash = digest(each.text);
    const verdict = good.includes(hash)
      ? ('good' as const)
      : hash in stilted
        ? ('stilted' as const)
        : hash in wrong
          ? ('wrong' as const)
          : ('not judged' as const);
    return { ...each, hash, verdict };
  });
}

// `node evidence/printed-texts.ts cards fr` lists what no verdict counts for.
if (process.argv[1]?.endsWith('printed-texts.ts')) {
  const [sort, language] = process.argv.slice(2) as [JudgedSort, Language];
  for (const each of languages.filter((known) => language === undefined || known === language))
    for (const { hash, text, verdict } of judgedTexts(sort, each))
      if (verdict === 'not judged') console.log(`${each} ${hash} ${text.replaceAll('\n', ' / ')}`);
}
