/**
 * Printed texts that are judged one by one, from the texts alone, as an editor of a publisher would: which ones is
 * drawn by a seed, and a verdict counts for the words that were judged only.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../dsl/nlg/index.ts';
import { cardText } from '../interpreter/compiler/cards/card-text.ts';
import { rulesPage } from '../interpreter/reports/rule-book/pages/rule-pages.ts';
import { ruleBook } from '../interpreter/reports/rule-book/index.ts';
import { calledIn } from '../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../interpreter/reports/narration/log-deeds.ts';
import { story } from '../interpreter/reports/narration/log-sentences.ts';
import { entriesOf } from '../interpreter/match/match.ts';
import { gamesThere } from '../test/files.ts';
import { playOut } from '../test/playout.ts';
import { readGame } from '../test/read-game.ts';

/** What is judged: the texts of cards, the lines of rule books around them, and those of logs of play. */
export type JudgedSort = 'cards' | 'rule-books' | 'logs';

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

/** So many lines of a game are looked at, one in some of them: the first are all about setting up. */
const LOG_LINES = 300;
const LOG_STEP = 5;

/** Lines of the log of a game between two players who answer at random, the same game in all languages. */
function logLines(language: Language): PrintedText[] {
  return gamesThere().flatMap((id) => {
    const match = playOut(readGame(id), { players: 2, seed: String(seed), log: true });
    const lines = entriesOf(match).map(({ line }) => line);
    const called = calledIn(match.game, language, match.names.seats);
    return story(lines, called, doingIn(match.game, language))
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, LOG_LINES)
      .map((text, i) => ({ key: `${id} log ${i}`, text: text.trim() }))
      .filter((_, i) => i % LOG_STEP === 0);
  });
}

const all: Readonly<Record<JudgedSort, (language: Language) => PrintedText[]>> = {
  cards: cardTexts,
  'rule-books': bookLines,
  logs: logLines,
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
