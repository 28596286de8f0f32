import {
  answer,
  isOver,
  loadPosition,
  optionsOf,
  randomBot,
  randomSource,
  refereeLog,
  refereeView,
  replayLog,
  savePosition,
  seatsAsked,
  startMatch,
  viewFor,
  type Game,
} from '../../interpreter/index.ts';

type Path = readonly (string | number)[];
type Plain = { [key: string]: unknown };

/** What a value is replaced by; `absent` takes it away. */
const ABSENT = Symbol('absent');
export const ways: readonly unknown[] = [
  null,
  ABSENT,
  -1,
  1e308,
  'x',
  [],
  {},
  '__proto__',
  2 ** 31,
  [null],
  true,
  1.5,
  'Ann',
  0,
  1,
  7,
  100_000,
  'nobody',
  'nothing',
  'new',
];

/** What came of damaging: how many were refused, how many were taken and played on, and what was thrown. */
export interface Damage {
  tried: number;
  refused: number;
  taken: number;
  readonly thrown: string[];
}

export const noDamage = (): Damage => ({ tried: 0, refused: 0, taken: 0, thrown: [] });

/** Saves of random games, each some answers further than the one before. */
export function savesOf(game: Game, count: number, seed: string): string[] {
  const saves: string[] = [];
  const random = randomSource(seed);
  for (let i = 0; saves.length < count; i++) {
    const { min, max } = game.players;
    const match = startMatch(game, { players: min + (i % (max - min + 1)), seed: `${seed} ${i}` });
    const bot = randomBot(`${seed} ${i}`);
    for (let left = random(60); left > 0 && !isOver(match) && !match.fault; left--)
      answer(match, bot(match, seatsAsked(match)[0]));
    saves.push(JSON.stringify(savePosition(match)));
  }
  return saves;
}

/** The referee's logs of games that were cut off after some answers. */
export function logsOf(game: Game, count: number, seed: string): string[] {
  return Array.from({ length: count }, (_, i) => {
    const match = startMatch(game, { players: game.players.min, seed: `${seed} ${i}` });
    const bot = randomBot(`${seed} ${i}`);
    for (let left = 25; left > 0 && !isOver(match); left--) answer(match, bot(match, seatsAsked(match)[0]));
    return refereeLog(match);
  });
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

/** A copy with one value replaced. */
function replaced(text: string, path: Path, way: unknown): unknown {
  const data = JSON.parse(text) as Plain;
  let at = data;
  for (const key of path.slice(0, -1)) at = at[key] as Plain;
  const last = path[path.length - 1];
  if (way === ABSENT) delete at[last];
  else Object.defineProperty(at, last, { value: way, enumerable: true, configurable: true, writable: true });
  return data;
}

function note(damage: Damage, what: string, attempt: () => boolean): void {
  damage.tried++;
  try {
    if (attempt()) damage.taken++;
    else damage.refused++;
  } catch (error) {
    damage.thrown.push(`${what}: ${String(error)}`);
  }
}

/** Replaces each `step`-th value of a save in each of the ways given, and plays on where the save is taken. */
export function damageSave(
  game: Game,
  save: string,
  damage: Damage,
  choose: (i: number) => readonly unknown[],
  step = 1,
): void {
  pathsIn(JSON.parse(save)).forEach((path, i) => {
    // The parts are compared as a whole.
    if (i % step !== 0 || (path[0] === 'parts' && i % 50 !== 0)) return;
    for (const way of choose(i))
      note(damage, `${path.join('/')} = ${String(way)}`, () => takes(game, replaced(save, path, way)));
  });
}

function takes(game: Game, data: unknown): boolean {
  const { match, diagnostics } = loadPosition(game, data);
  if (!match) {
    if (diagnostics.length === 0) throw new Error('refused without a finding');
    return false;
  }
  refereeView(match);
  const bot = randomBot('damage');
  for (let left = 12; left > 0 && !isOver(match) && !match.fault; left--) {
    const [seat] = seatsAsked(match);
    if (seat === undefined) throw new Error('nobody is asked');
    viewFor(match, seat);
    optionsOf(match, seat);
    if (!answer(match, bot(match, seat))) throw new Error('a legal answer is refused');
  }
  savePosition(match);
  return true;
}

/** Replaces one value of one line of a log. */
export function damageLog(
  game: Game,
  log: string,
  line: number,
  pick: (below: number) => number,
  way: unknown,
  damage: Damage,
): void {
  const lines = log.split('\n').filter((each) => each !== '');
  const at = line % lines.length;
  const paths = pathsIn(JSON.parse(lines[at]));
  const path = paths[pick(paths.length)];
  lines[at] = JSON.stringify(replaced(lines[at], path, way));
  note(
    damage,
    `line ${at + 1}, ${path.join('/')} = ${String(way)}`,
    () => replayLog(game, lines.join('\n')).diagnostics.length === 0,
  );
}
