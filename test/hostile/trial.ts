/**
 * Tries hostile files and cards, in a process of its own: what hangs or dies must not take the measurement with it.
 *
 *   node test/hostile/trial.ts SORT FIRST STEP COUNT
 *
 * `SORT` is `files` or `cards`. Prints a line of JSON for each attempt when it begins, and one when it has ended.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { main } from '../../cli/main.ts';
import { randomBot, startMatch } from '../../interpreter/index.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml, ROOT } from '../files.ts';
import { changedCard, changedCards, generatedCard, playWith, type Attempt } from './cards.ts';
import { hostileFile } from './files.ts';
import { playOn, type Played } from './play.ts';

/** What came of one attempt. */
export interface Tried {
  readonly index: number;
  readonly title: string;
  readonly accepted: boolean;
  readonly played?: Played;
  /** What a person would see that must never be: an exception, a bare control character, no message at all. */
  readonly wrong?: string;
}

const GAMES = 3;
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;

const memory = (): number => process.resourceUsage().maxRSS * 1024;
// A line of JSON for `readline`, which also ends lines at these two.
const print = (value: object): void =>
  void process.stdout.write(`${JSON.stringify(value).replace(/[\u2028\u2029]/g, ' ')}\n`);

async function command(args: readonly string[], cwd: string): Promise<{ status: number; text: string }> {
  let text = '';
  const write = (more: string): void => void (text += more);
  const status = await main(args, {
    cwd,
    env: {},
    input: Readable.from(['']),
    out: write,
    err: write,
    outTTY: false,
    clearScreen: () => undefined,
    clearLine: () => undefined,
    errTTY: false,
    interrupted: () => new AbortController().signal,
  });
  return { status, text };
}

const garden = new Map(filesBelow('examples/garden', (path) => isYaml(path) && !path.includes('scenario')));

async function tryFile(index: number): Promise<Tried> {
  const { title, bytes } = hostileFile(index);
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  try {
    const file = join(folder, 'hostile.yaml');
    writeFileSync(file, bytes);
    const checked = await command(['validate', file, '--game', join(ROOT, 'examples/garden')], folder);
    // Each command has the whole of the time, and so has each answer of a game.
    let told = -Infinity;
    const begin = (): void => {
      // Few lines: what does not fit into the pipe waits until the process comes to rest, and looks like a hang.
      if (performance.now() - told < 500) return;
      print({ begins: index });
      told = performance.now();
    };
    begin();
    const shown = await command(['render', join(ROOT, 'examples/garden'), '--with', file], folder);
    const all = checked.text + shown.text;
    const wrong = all.includes('a fault of cardwright')
      ? all.slice(all.indexOf('a fault of cardwright'), 300)
      : CONTROL.test(all)
        ? `a control character is printed: ${JSON.stringify(CONTROL.exec(all)![0])}`
        : checked.status !== 0 && checked.text.trim() === ''
          ? 'refused without a message'
          : undefined;
    if (wrong !== undefined) return { index, title, accepted: false, wrong };
    begin();
    const library = openLibrary(new Map([...garden, ['hostile.yaml', bytes.toString()]]));
    const { game } = loadGame(library, 'garden', ['hostile.yaml']);
    if (!game) return { index, title, accepted: false };
    const played: Played = { placed: 0, effects: 0, faults: [] };
    for (let i = 0; i < GAMES; i++) {
      const seed = `hostile ${index} ${i}`;
      const match = startMatch(game, { players: game.players.min, seed, log: true });
      playOn(match, randomBot(seed), [], played, begin);
    }
    return { index, title, accepted: true, played };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryCard(index: number, { title, load, cards }: Attempt): Tried {
  const game = load();
  if (!game) return { index, title, accepted: false };
  return { index, title, accepted: true, played: playWith(game, cards, GAMES, `hostile ${index}`) };
}

async function run([sort, ...numbers]: readonly string[]): Promise<void> {
  const [first, step, count] = numbers.map(Number);
  const changed = sort === 'cards' ? changedCards(Math.ceil(count / 2)) : [];
  print({ loaded: memory() });
  for (let i = first; i < count; i += step) {
    print({ begins: i });
    try {
      const half = i % 2 === 0 ? changed[(i / 2) % changed.length] : undefined;
      if (sort === 'files') print(await tryFile(i));
      else print(tryCard(i, half ? changedCard(half) : generatedCard(i)));
    } catch (error) {
      const wrong = String(error instanceof Error ? error.stack : error);
      print({ index: i, title: `${sort} ${i}`, accepted: false, wrong } satisfies Tried);
    }
  }
  print({ memory: memory() });
}

await run(process.argv.slice(2));
