import { describe, expect, it } from 'vitest';
import { languageOfMessages } from '../../cli/language-option.ts';
import { summary } from '../../interpreter/reports/findings/finding-counts.ts';
import { pretty } from '../../interpreter/reports/findings/framed-findings.ts';
import { json } from '../../interpreter/reports/findings/json-findings.ts';
import { sarif } from '../../interpreter/reports/findings/sarif.ts';
import { plainFindings } from '../../interpreter/reports/findings/spoken-findings.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { folderWith, run, tinyFolder } from './kit.ts';

const place = { file: 'a.jsonl', span: { start: 0, end: 1 } };
const found = [report('run/broken-log', place, { line: 2, what: say('phrase/it-is-no-json') })];
const texts = new Map([['a.jsonl', '{\n']]);

const system = (env: Record<string, string>): string => languageOfMessages(undefined, { env } as never);

describe('the language of messages', () => {
  it.each([
    [{}, 'en'],
    [{ LANG: 'de_CH.UTF-8' }, 'de'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'den_US' }, 'en'],
    [{ LANG: 'de_DE', LC_ALL: 'fr_FR' }, 'fr'],
  ])('of %j is %s', (env, language) => expect(system(env)).toBe(language));

  it('is that of the option, before that of the system', async () => {
    const cwd = folderWith({ 'a.yaml': 'a: 1\n' });
    const { out } = await run(['validate', 'a.yaml', '--lang', 'de'], { cwd, env: { LANG: 'fr' } });
    expect(out).toMatch(/in 1 von 1 Datei\n$/);
    expect((await run(['validate', 'a.yaml'], { cwd, env: { LANG: 'fr_FR.UTF-8' } })).out).toMatch(
      /dans 1 sur 1 fichier\n$/,
    );
  });

  it('is one of three', async () => {
    const { status, err } = await run(['validate', '--lang', 'dee']);
    expect([status, err]).toEqual([2, expect.stringContaining('did you mean `de`?')]);
  });
});

describe('a finding is printed in a language', () => {
  const looked = { files: 2, games: 0, cards: 0, scenarios: 0 };

  it('for people', () => {
    expect(pretty(found, texts, { language: 'fr' })).toBe(
      "a.jsonl:1:1 erreur run/broken-log: la ligne 2 du journal ne peut pas être lue : ce n'est pas du JSON\n   1 | {\n     | ^\n",
    );
    expect(plainFindings(found, texts, 'de')).toBe(
      'Fehler in a.jsonl, Zeile 1, Spalte 1: Zeile 2 des Protokolls ist nicht lesbar: das ist kein JSON. Code run/broken-log.\n',
    );
    expect(summary(found, looked, 'fr')).toBe('1 erreur dans 1 sur 2 fichiers');
    expect(summary([], looked, 'de')).toBe('keine Fehler in 2 Dateien');
  });

  it('for programs', () => {
    expect(json(found, texts, looked, 'de')).toContain('"message": "Zeile 2 des Protokolls');
    expect(sarif(found, texts, '1', 'fr')).toContain('la ligne 2 du journal');
  });
});

describe('the page of a code', () => {
  it.each([
    ['en', 'line 2 of the log cannot be read: it is no JSON'],
    ['fr', 'la ligne 2 du journal ne peut pas être lue'],
    ['de', 'Zeile 2 des Protokolls ist nicht lesbar'],
  ])('is shown in %s', async (language, words) => {
    const { status, out } = await run(['explain', 'run/broken-log', '--lang', language]);
    expect([status, out]).toEqual([0, expect.stringContaining(words)]);
  });
});

describe('what a command has done is told in the language', () => {
  it.each([
    [['new', 'treasure', '--game', 'tiny', '--out', 'a.yaml', '--lang', 'de'], 'geschrieben: a.yaml\n'],
    [['new', 'treasure', '--game', 'tiny', '--out', 'a.yaml', '--lang', 'fr'], 'écrit dans a.yaml\n'],
    [['new', 'treasure', '--game', 'tiny', '--out', 'a.yaml'], 'written to a.yaml\n'],
    [['schema', 'tiny', '--lang', 'de'], 'geschrieben: cards/tiny/tiny.cards.schema.json\n'],
    [['export', 'tiny', '-o', 'a.csv', '--lang', 'fr'], /^\d+ carte dans a\.csv\n$/],
    [['format', 'cards', '--lang', 'de'], /\d+ von \d+ Dateien geändert\n$/],
    [['format', 'cards', '--check', '--lang', 'fr'], /fichiers qui seraient modifiés : \d+ sur \d+\n$/],
    [['validate', 'cards', '--lang', 'fr'], /^aucune faute dans \d+ fichiers/],
  ])('%j', async (args, told) => {
    const { out, err } = await run(args, { cwd: tinyFolder() });
    expect([out, err]).toEqual([typeof told === 'string' ? told : expect.stringMatching(told), '']);
  });

  it('of an import that changes nothing, too', async () => {
    const cwd = tinyFolder();
    await run(['export', 'tiny', '-o', 'a.csv'], { cwd });
    const told = async (...more: string[]): Promise<string> =>
      (await run(['import', 'a.csv', '--game', 'tiny', ...more], { cwd })).out;
    expect(await told('--dry-run', '--lang', 'de')).toBe(
      '0 Karten geändert, 0 neu; es wurde nichts geschrieben\n',
    );
    expect(await told('--dry-run', '--lang', 'fr')).toBe(
      "0 carte modifiée, nouvelles : 0 ; rien n'a été écrit\n",
    );
    expect(await told('--dry-run')).toBe('0 cards changed, 0 new; nothing was written\n');
  });
});
