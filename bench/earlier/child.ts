/**
 * Measures one state of the code, in a process of its own: decisions a second of random games, and copies of a position with
 * fifty decisions each. Prints them as JSON.
 *
 *   node child.ts <folder of the code> <seconds for each> <id of the game>
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { perSecond } from '../measure.ts';
import { COMPARED, MOST, PLIES, WARMING } from './compared.ts';

const [root, seconds, id] = process.argv.slice(2);

const from = async (path: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(`${root}/${path}`).href)) as Record<string, unknown>;

/** The parts of the program that are measured: both states have them, in other rooms. */
interface Program {
  readonly loadGame: (
    files: ReadonlyMap<string, string>,
    id: string,
    variants: readonly string[],
    decks: readonly string[],
  ) => { readonly game?: object };
  readonly startMatch: (game: object, options: object) => Begun;
  readonly playOut: (match: Begun, random: unknown, most: number) => number;
  readonly randomSource: (seed: string) => unknown;
  readonly simulateGame: (
    game: object,
    options: object,
    index: number,
    most: number,
  ) => { readonly result?: { readonly decisions: number }; readonly decisions?: number };
}

interface Begun {
  readonly runner: { readonly m: { readonly p: Int32Array } };
}

/** Where a position says what of it means something, in both states. */
const TOP = 1;

async function measured(): Promise<{ simulated: number; searched: number }> {
  const simulate = existsSync(`${root}/interpreter/reports/simulate.ts`)
    ? 'interpreter/reports/simulate.ts'
    : 'interpreter/simulate.ts';
  const program = {
    ...(await from('interpreter/index.ts')),
    ...(await from(simulate)),
  } as unknown as Program;
  const { folder, players, before, decks = [] } = COMPARED.find((each) => each.id === id)!;
  const { game } = program.loadGame(filesOf(`${root}/${folder}`), id, [], decks);
  if (!game) throw new Error(`${id} does not load in ${root}`);
  const options = { players, seed: 'bench' };
  let decisions = 0;
  let games = 0;
  const rate = perSecond(
    Number(seconds),
    (i) => {
      const played = program.simulateGame(game, options, i, MOST);
      decisions += (played.result ?? played).decisions!;
      games++;
    },
    WARMING,
  );
  const match = program.startMatch(game, { players, seed: 'search', log: false, generated: true });
  program.playOut(match, program.randomSource('search'), before);
  const { p } = match.runner.m;
  const position = p.slice(0, p[TOP]);
  const random = program.randomSource('search/bot');
  const searched = perSecond(
    Number(seconds),
    () => {
      p.set(position);
      program.playOut(match, random, PLIES);
    },
    WARMING,
  );
  return { simulated: (rate * decisions) / games, searched };
}

function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return new Map(
    names
      .sort()
      .map((name) => [`${folder.slice(root.length + 1)}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
  );
}

console.log(JSON.stringify(await measured()));
