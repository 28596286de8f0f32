/** Errors of printed texts that were found once: none of them is on a page again. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { languages, type Language } from '../../dsl/nlg/index.ts';
import '../all-languages.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../interpreter/reports/narration/log-deeds.ts';
import { story } from '../../interpreter/reports/narration/log-sentences.ts';
import { entriesOf, type Match } from '../../interpreter/match/match.ts';
import type { LogLine } from '../../interpreter/match/log/log-line.ts';
import { gamesThere, ROOT } from '../files.ts';
import { playOut } from '../playout.ts';
import { readGame } from '../read-game.ts';
import { tries } from '../size.ts';

interface KnownError {
  readonly never: string;
  readonly right: string;
  /** Which pages, where not all are meant. */
  readonly where?: string;
  /** Only rule books. */
  readonly books?: true;
  /** Why it still stands. */
  readonly reason?: string;
}

type Listed = Readonly<Record<Language, readonly KnownError[]>>;
const known = parseYaml(readFileSync(`${ROOT}test/render/known-errors.yaml`, 'utf8')) as Listed & {
  readonly logs: Listed;
};

/** Where a log is long enough. */
const isLong = (_match: Match, _next: unknown, decisions: number): boolean =>
  decisions > tries(Infinity, 800);

/** Of each game a match between two players who answer at random. */
const matches = gamesThere().map((id) => {
  const match = playOut(readGame(id), { players: 2, seed: '21', log: true, each: isLong });
  return { id, match, lines: entriesOf(match).map(({ line }) => line) };
});

const logsIn = (language: Language): (readonly [string, string])[] =>
  matches.map(({ id, match, lines }) => [id, storyOf(match, lines, language)]);

function storyOf(match: Match, lines: readonly LogLine[], language: Language): string {
  return story(lines, calledIn(match.game, language, match.names.seats), doingIn(match.game, language));
}

const pagesOf = (folder: string, language: Language): [string, string][] =>
  readdirSync(ROOT + folder)
    .filter((name) => name.endsWith(`.${language}.md`))
    .map((name) => [`${folder}/${name}`, readFileSync(`${ROOT}${folder}/${name}`, 'utf8')]);

const patternOf = (never: string): RegExp => {
  const [, inside] = /^\/(.*)\/$/s.exec(never) ?? [];
  return new RegExp(inside ?? never.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'u');
};

describe.each(languages)('%s', (language) => {
  const books = pagesOf('docs/rule-books', language);
  const pages = [...pagesOf('docs/cards', language), ...books];
  const logs = logsIn(language);

  it.each([...known[language]])('$never', ({ never, books: onlyBooks, reason }) => {
    const pattern = patternOf(never);
    const found = (onlyBooks ? books : pages).filter(([, text]) => pattern.test(text)).map(([name]) => name);
    if (reason === undefined) expect(found).toEqual([]);
    // A reason for what is gone would be wrong.
    else expect(found).not.toEqual([]);
  });

  it.each([...known.logs[language]])('in logs, $never', ({ never }) => {
    const pattern = patternOf(never);
    const found = logs.flatMap(([id, text]) => {
      const line = text.split('\n').find((each) => pattern.test(each));
      return line === undefined ? [] : [`${id}: ${line}`];
    });
    expect(found).toEqual([]);
  });
});
