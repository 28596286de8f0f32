import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEntries } from '../../cli/commands/command-list.ts';
import { overview } from '../../cli/program-help.ts';
import { languages } from '../../dsl/text/locale.ts';
import { ROOT } from '../files.ts';
import { WHOLE } from '../size.ts';
import { copyTo, installPacked } from './install.ts';

const run = promisify(execFile);
const about = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
};
const entries = Object.entries(about.exports);

describe('each entry of the package', () => {
  it.each(entries)('has a source that can be imported: %s', async (_, to) => {
    if (typeof to === 'string') return expect(readFileSync(join(ROOT, to), 'utf8')).not.toBe('');
    const source = to.default.replace(/^\.\/dist\/(.*)\.js$/, '$1');
    expect(to.types).toBe(`./dist/${source}.d.ts`);
    expect(Object.keys((await import(`${ROOT}${source}.ts`)) as object)).not.toEqual([]);
  });
});

/** Builds and packs a copy of the project and installs it beside the packages that it needs: 15 seconds and more. */
describe.runIf(WHOLE)('the package as it is published', () => {
  let folder = '';
  const user = (): string => join(folder, 'user');
  const cardwright = (...args: string[]) =>
    run(process.execPath, ['node_modules/cardwright/bin/cardwright.mjs', ...args], {
      cwd: user(),
      maxBuffer: 1 << 26,
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cardwright-packed-'));
    const copy = join(folder, 'copy');
    await copyTo(copy);
    await installPacked(copy, user());
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(entries.map(([name]) => name))('can be imported: %s', async (name) => {
    const word = `cardwright${name.slice(1)}`;
    const how = name.endsWith('.json') ? ", { with: { type: 'json' } }" : '';
    const code = `const m = await import('${word}'${how}); console.log(Object.keys(m).length > 0)`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: user() });
    expect(stdout).toBe('true\n');
  });

  it('shows its help as the program would, in each language', async () => {
    for (const language of languages)
      expect((await cardwright('--help', '--lang', language)).stdout).toBe(
        overview(commandEntries, language),
      );
    expect((await cardwright('help')).stdout).toBe(overview(commandEntries, 'en'));
    const files = readdirSync(join(user(), 'node_modules/cardwright/dist/help'));
    expect(files.map((file) => file.slice(0, 2)).toSorted()).toEqual(languages.toSorted());
  });

  it('keeps what it has loaded, and finds what changes', async () => {
    const cache = join(folder, 'cache');
    const env = (kept: string) => ({ cwd: user(), env: { ...process.env, CARDWRIGHT_CACHE: kept } });
    const program = 'node_modules/cardwright/bin/cardwright.mjs';
    const validate = (kept: string) => run(process.execPath, [program, 'validate', 'kept'], env(kept));
    await cardwright('new', 'game', 'kept');
    const { stdout } = await validate('off');
    expect(existsSync(cache)).toBe(false);
    expect((await validate(cache)).stdout).toBe(stdout);
    expect(readdirSync(join(cache, 'games'))).toHaveLength(1);
    expect((await validate(cache)).stdout).toBe(stdout);
    const file = join(user(), 'kept/game.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('setup:', 'set up:'));
    await expect(validate(cache)).rejects.toMatchObject({ code: 1 });
    writeFileSync(file, text);
    expect((await validate(cache)).stdout).toBe(stdout);
    const games = `import { loadKeptGame } from 'cardwright/cache'; import { readdirSync, readFileSync } from 'node:fs';
      const names = readdirSync('kept').filter((name) => name.endsWith('.yaml')).map((name) => 'kept/' + name);
      const files = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
      console.log(loadKeptGame(files, 'kept').game.hash);`;
    const load = () => run(process.execPath, ['--input-type=module', '-e', games], env(cache));
    const [first, again] = [await load(), await load()];
    expect(first.stdout).toMatch(/^[0-9a-f]{14}\n$/);
    expect(again.stdout).toBe(first.stdout);
    expect(readdirSync(join(cache, 'games'))).toHaveLength(2);
  });

  it('makes, checks, tests and plays a game', async () => {
    await cardwright('new', 'game', 'mine');
    expect((await cardwright('validate', 'mine')).stdout).toContain('no faults');
    expect((await cardwright('test', 'mine')).stdout).toMatch(/\d+ scenarios?/);
    expect((await cardwright('play', 'mine', '--seed', '1', '--bots', 'all')).stdout).not.toBe('');
    // In threads, which are programs of their own.
    const simulate = (jobs: string) =>
      cardwright('simulate', 'mine', '--games', '9', '--bots', 'quick', '--jobs', jobs);
    expect((await simulate('2')).stdout).toBe((await simulate('1')).stdout);
  });
});
