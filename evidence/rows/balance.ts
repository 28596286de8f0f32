/** Reports on balance: whether they find what was planted, and come out the same however they are made. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runProgram } from '../../test/cli/kit.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { detectable } from '../../bots/balance/detectable-effect.ts';
import { gamesThere, ROOT } from '../../test/files.ts';
import { modelOf } from '../../test/bots/leaks.ts';
import { readGame } from '../../test/read-game.ts';
import { plantedChanges, type Drawn, type PlantedChange } from '../planted-changes.ts';
import { stateOf } from '../results.ts';
import type { Measured, Row } from '../row.ts';

interface Swept {
  readonly sweeps: readonly {
    readonly path: string;
    readonly values: readonly {
      readonly given: object | null;
      readonly difference: {
        readonly mean: number;
        readonly interval: { readonly low: number; readonly high: number };
        readonly sees: number;
      } | null;
    }[];
  }[];
}

/** A change as a report shows it. */
interface Shown {
  readonly mean: number;
  /** Its interval leaves no difference out. */
  readonly found: boolean;
  /** The smallest difference that the report would find, as it says. */
  readonly sees: number;
}

/** Where games are kept that have been played: a row that was stopped, or that asks for more of them, goes on. */
function keptGames(game: string, seed: string): string {
  const folder = join(ROOT, 'node_modules/.cache/planted');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${game} ${seed} ${stateOf('play')}.jsonl`);
}

/** What the report says that each change makes of those who are given the card. */
async function reported(
  game: string,
  changes: readonly PlantedChange[],
  level: string,
  games: number,
  seed: string,
): Promise<Shown[]> {
  if (changes.length === 0) return [];
  const kept = ['--resume', keptGames(game, `${seed} ${level}`)];
  const args = ['-n', '1', '--bots', level, '--given-games', String(games), '--seed', seed, ...kept];
  const varied = changes.flatMap(({ path, value }) => ['--vary', `${path}=${JSON.stringify(value)}`]);
  const { out } = await runProgram(['balance', game, ...args, '--format', 'json', ...varied], { cwd: ROOT });
  if (out === '') return [];
  return (JSON.parse(out) as Swept).sweeps.map(({ values }) => {
    const { difference, given } = values[1];
    if (!difference || !given) return { mean: Number.NaN, found: false, sees: 1 };
    const { low, high } = difference.interval;
    return { mean: difference.mean, found: low > 0 || high < 0, sees: difference.sees };
  });
}

const percent = (part: number): string => (100 * part).toFixed(1);

/** Changes of each game that are to show, and such that are harmless. */
const CHANGED = 4;
const HARMLESS = 2;
/** There are so many times as many that may be possible. */
const CHOICE = 1.5;
/** Differences that are to be found, as a share of the games. */
const OFF = 0.08;
/** What a report says that it sees shows in four of five runs. */
const SEES = 0.8;
/** The error of a mean, as a part of the difference that a report of as many games sees. */
const ERROR_OF_SEEN = 0.1 / detectable([-0.1, 0.1]);
/** What chance alone makes of a number of games that was fixed before: in one case of twenty it is more than so many errors. */
const BY_CHANCE = 1.96;

/** How far chance alone takes the mean of games of which a report sees so much. */
const chanceOf = (sees: number): number => BY_CHANCE * ERROR_OF_SEEN * sees;

/**
 * What the changes are worth. Of several that are measured with few games some seem to be off by chance: those that seem to
 * be off, and are not for sure, are measured again, with other seeds and all games.
 */
async function truthOf(
  game: Game,
  changes: readonly PlantedChange[],
  few: number,
  all: number,
): Promise<Shown[]> {
  const first = await reported(game.id, changes, 'normal', few, 'truth');
  const isOpen = ({ mean, sees }: Shown): boolean =>
    Math.abs(mean) >= OFF && Math.abs(mean) - chanceOf(sees) < OFF;
  const open = changes.filter((_, i) => isOpen(first[i]));
  const again = await reported(game.id, open, 'normal', all, 'whole truth');
  return changes.map((change, i) => again[open.indexOf(change)] ?? first[i]);
}

/** Of a report that is read as it grows: a part of its games, then all. Its intervals hold whenever one stops. */
const FIRST_LOOK = 0.25;

/** What the report finds: what shows early needs no more games, what must not be blamed gets them all. */
async function foundBy(
  game: string,
  changes: readonly PlantedChange[],
  level: string,
  games: number,
): Promise<Shown[]> {
  const changed = changes.filter(({ harmless }) => !harmless);
  const early = await reported(game, changed, level, Math.max(2, Math.ceil(games * FIRST_LOOK)), 'report');
  const shown = new Map(changed.map((change, i) => [change, early[i]]));
  const left = changes.filter((change) => !shown.get(change)?.found);
  for (const [i, late] of (await reported(game, left, level, games, 'report')).entries())
    shown.set(left[i], late);
  return changes.map((change) => shown.get(change)!);
}

/** The first changes of a game that are valid, of cards that players can be given; one of each card. */
async function possibleChanges(
  game: Game,
  harmless: boolean,
  most: number,
  drawn: Drawn,
): Promise<PlantedChange[]> {
  const possible: PlantedChange[] = [];
  const changed = new Set<string>();
  for (const change of plantedChanges(game, harmless, drawn)) {
    const card = change.path.split('/')[1];
    if (changed.has(card)) continue;
    const [tried] = await reported(game.id, [change], 'random', 2, 'tried');
    if (!tried || Number.isNaN(tried.mean)) continue;
    changed.add(card);
    possible.push(change);
    if (possible.length === most) break;
  }
  return possible;
}

/** The game with the shortest plays, or the one after it, that has so many cards to change that a seed can choose. */
function changedGame({ place, ...drawn }: Planted): Game {
  const games = gamesThere().map((id) => readGame(id));
  const length = new Map(games.map((game) => [game, modelOf(game, 2).length]));
  return games
    .filter((game) => [...plantedChanges(game, false, drawn)].length >= CHOICE * CHANGED)
    .sort((a, b) => length.get(a)! - length.get(b)!)[place];
}

async function measurePlanted(planted: Planted, size: number): Promise<Measured> {
  const game = changedGame(planted);
  const changes = [
    ...(await possibleChanges(game, false, CHANGED, planted)),
    ...(await possibleChanges(game, true, HARMLESS, planted)),
  ];
  const random = await reported(game.id, changes, 'random', size, 'report');
  const quick = await foundBy(game.id, changes, 'quick', size);
  // What makes nobody stronger needs no measuring.
  const others = changes.filter(({ harmless }) => !harmless);
  const measured = await truthOf(
    game,
    others,
    Math.max(2, Math.ceil(size * planted.truth)),
    size * planted.again,
  );
  const sums = { off: 0, found: 0, blamed: 0, missed: 0, seen: 0, shown: 0 };
  const lines = changes.map((change, i) => {
    const { path, value, harmless } = change;
    const { mean, sees } = measured[others.indexOf(change)] ?? { mean: 0, sees: 0 };
    const byChance = chanceOf(sees);
    const off = Math.abs(mean) > byChance ? Math.abs(mean) : 0;
    if (off >= OFF) {
      sums.off++;
      if (quick[i].found) sums.found++;
      if (!random[i].found) sums.missed++;
    }
    if (harmless && quick[i].found) sums.blamed++;
    if (off >= quick[i].sees) {
      sums.seen++;
      if (quick[i].found) sums.shown++;
    }
    const shown = ({ mean: shift, found, sees: least }: Shown): string =>
      `${percent(shift)}${found ? ' found' : ''} (sees ${percent(least)})`;
    const line = harmless ? 'harmless' : `truth ${percent(mean)}, give or take ${percent(byChance)}`;
    return `${game.id} ${path}=${JSON.stringify(String(value).slice(-60))}: ${line}; report ${shown(quick[i])}; random players ${shown(random[i])}`;
  });
  return {
    measured: `${game.id}: ${sums.found} of ${sums.off} changes that are off by 8 points or more are found, ${sums.blamed} of ${HARMLESS} harmless ones are blamed, random players miss ${sums.missed}; of ${sums.seen} that are off by more than the report says that it sees, ${sums.shown} are found`,
    met: sums.off >= 2 && sums.found === sums.off && sums.blamed === 0 && sums.shown >= SEES * sums.seen,
    details: lines,
  };
}

/** A game of those that have enough to change, by how short its plays are, and how it is changed. */
interface Planted extends Drawn {
  readonly which: string;
  readonly place: number;
  /** Games from which the truth is measured, as a part of those of the report: bots of a higher level take long. */
  readonly truth: number;
  /** The same, where that leaves open whether something is off. */
  readonly again: number;
}

const planted = (changed: Planted): Row => ({
  what: `changes that a script plants into cards of the game with ${changed.which}, a third of them harmless: what the report finds under \`quick\`, against what \`normal\` shows with other seeds`,
  atLeast:
    'all that are off by 8 points or more are found, two at least; no harmless one is blamed, and four of five of those that the report says that it sees are found',
  full: 1000,
  small: 2,
  unit: `games with each card and as many with each change at most, in the report; ${changed.truth} of it for the truth, and ${changed.again} of it for what seems to be off`,
  open: true,
  restsOn: 'play',
  measure: (size) => measurePlanted(changed, size),
});

export const plantedShortest = planted({
  which: 'the shortest plays',
  place: 0,
  truth: 0.6,
  again: 2,
  seed: 'planted changes',
  amounts: [3, 8],
});
export const plantedNext = planted({
  which: 'the next longer plays',
  place: 1,
  truth: 0.25,
  again: 1,
  seed: 'planted changes, larger',
  amounts: [6, 12],
});

async function measureSame(games: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  try {
    const cases = gamesThere().map((id) => ({
      id,
      args: ['balance', id, '-n', String(games), '--bots', 'quick', '--format', 'json'],
    }));
    const differ: string[] = [];
    for (const { id, args } of cases) {
      const alone = (await runProgram([...args, '-j', '1'], { cwd: ROOT })).out;
      for (const jobs of ['2', '8'])
        if ((await runProgram([...args, '-j', jobs], { cwd: ROOT })).out !== alone)
          differ.push(`${id}: ${jobs} workers`);
      const kept = join(folder, `${id}.jsonl`);
      await runProgram([...args, '-j', '2', '--resume', kept], { cwd: ROOT });
      // Stopped in the middle of a game.
      const text = readFileSync(kept, 'utf8');
      writeFileSync(kept, text.slice(0, Math.ceil(text.length / 2)));
      if ((await runProgram([...args, '-j', '2', '--resume', kept], { cwd: ROOT })).out !== alone)
        differ.push(`${id}: resumed`);
    }
    return {
      measured: `${3 * cases.length - differ.length} of ${3 * cases.length} reports have the same bytes as with one worker`,
      met: differ.length === 0,
      details: differ,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const sameBalance: Row = {
  what: 'the same report on balance with 1, 2 and 8 workers, and stopped and resumed: the games in cards, under `quick`',
  atLeast: 'the same bytes',
  full: 12,
  small: 2,
  unit: 'games each',
  restsOn: 'engine',
  measure: measureSame,
};

/** A run of so many seconds is long enough to tell how long each further game takes. */
const LONG_ENOUGH = 120;

/** How long the program takes in a process of its own, as people run it. */
function secondsFor(args: readonly string[]): number {
  const begun = performance.now();
  execFileSync(process.execPath, [`${ROOT}bin/cardwright.mjs`, ...args], { cwd: ROOT, stdio: 'ignore' });
  return (performance.now() - begun) / 1000;
}

function measureTimes(games: number): Measured {
  const times: { readonly id: string; readonly played: number; readonly minutes: number }[] = [];
  for (const id of gamesThere()) {
    const args = ['simulate', id, '--bots', 'normal', '-j', String(availableParallelism())];
    // What is learned is learned once.
    secondsFor([...args, '-n', '1']);
    const first = secondsFor([...args, '-n', String(games)]);
    let played = games;
    let seconds = first;
    if (first < LONG_ENOUGH && games > 2) {
      played = Math.ceil((games * LONG_ENOUGH) / first);
      seconds = secondsFor([...args, '-n', String(played)]);
    }
    // The program starts and gets warm once, so of the games that are left each takes as long as one of the longer run.
    const each = played > games ? (seconds - first) / (played - games) : seconds / played;
    times.push({ id, played, minutes: (seconds + each * (1000 - played)) / 60 });
  }
  const wanted: Readonly<Record<string, number>> = JSON.parse(
    readFileSync(new URL('../bot-minutes.json', import.meta.url), 'utf8'),
  );
  return {
    measured: `minutes for 1,000 games: ${times.map(({ id, minutes, played }) => `${id} ${minutes.toFixed(1)} (${played} played)`).join(', ')}`,
    met: times.every(({ id, minutes }) => minutes <= (wanted[id] ?? Infinity)),
  };
}

export const botTimes: Row = {
  what: 'games between two bots of the level normal, on all cores: the games in cards',
  atLeast: '1,000 games of Here to Slay in 10 minutes, of Slasher in 3; the others are printed',
  full: 24,
  small: 2,
  unit: 'games each, and more until a run is long enough to work the time out',
  timed: true,
  open: true,
  restsOn: 'engine',
  measure: measureTimes,
};
