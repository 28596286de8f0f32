import { tableFor, type Table } from '../interpreter/compiler/codegen/compile-game.ts';
import type { Machine } from '../interpreter/engine/program/machine.ts';
import { randomSource } from '../interpreter/engine/state/random-source.ts';
import type { Game } from '../interpreter/game/linked-game.ts';
import type { Settings } from '../interpreter/match/begin-match.ts';
import { isOver, startMatch, type Match } from '../interpreter/match/match.ts';
import { playOut } from '../interpreter/match/random-playout.ts';
import { featuresOf, type Features } from './features.ts';
import { areaUnderCurve, fitLogistic, sigmoid, type LinearModel } from './logistic-regression.ts';
import { resultFor } from './search-match.ts';

/** What was learned of a game: plain data, for the same game and number of seats only. */
export interface LearnedModel extends LinearModel {
  /** The hash of the game, and the seats. */
  readonly game: string;
  readonly seats: number;
  /** How often it judged a won position better than a lost one, in games that it had not learned from. */
  readonly auc: number;
  /** Games that it learned from. */
  readonly games: number;
  /** Decisions of a usual game: those of bots are often much shorter than random ones. */
  readonly length: number;
}

/** Judges positions for seats, from 0.05 to 0.95; real ends are outside of it. */
export interface Evaluation {
  judge(m: Machine, seat: number): number;
  /** Looks at a position once, to judge it for several seats. */
  look(m: Machine): (seat: number) => number;
}

/** Of the games to learn from: the same game is learned the same everywhere. */
const SEED = 'games to learn from';

/** Games and decisions to learn from: whichever is reached first. */
const MOST_GAMES = 300;
const MOST_DECISIONS = 250_000;
/** A game of so many decisions is left out: it may never end. */
const LONGEST = 20_000;
/** Positions of a game that are learned from. */
const POSITIONS = 12;
/** Every so many games one is kept for measuring. */
const HELD_OUT = 5;

/** How the decided are kept apart from each other: near 0 and 1 all moves would look alike. */
const SOFTENING = 5;
const LEAST = 0.05;

/** What judging depends on: where this is the same, learning gives the same. */
export const judgementKey = (game: Game, seats: number, settings?: Settings): string =>
  JSON.stringify([
    game.hash,
    seats,
    settings ?? {},
    featuresOf(tableFor(game, seats)).names,
    [SEED, MOST_GAMES, MOST_DECISIONS, LONGEST, POSITIONS, HELD_OUT],
  ]);

/** What a position of a game is worth, learned from random games; the length is theirs. */
export function learnJudgement(game: Game, players: readonly string[], settings?: Settings): LearnedModel {
  const table = tableFor(game, players.length);
  const features = featuresOf(table);
  const learned: Sampled = { rows: [], won: [] };
  const heldOut: Sampled = { rows: [], won: [] };
  let decisions = 0;
  let finished = 0;
  let games = 0;
  for (let i = 0; i < MOST_GAMES && decisions < MOST_DECISIONS; i++) {
    const match = startMatch(game, { players, settings, seed: `${SEED}/${i}`, log: false, generated: true });
    const taken = sampleGame(match, table, features, randomSource(`${SEED}/${i}/bots`), (rows, won) => {
      const into = i % HELD_OUT === 0 ? heldOut : learned;
      into.rows.push(...rows);
      into.won.push(...won);
      games++;
    });
    decisions += taken;
    if (isOver(match)) finished += taken;
  }
  const width = features.names.length;
  const model = fitLogistic({ width, ...learned });
  const judged = heldOut.rows.map((row) => judgedBy(model, row));
  const length = games === 0 ? LONGEST : finished / games;
  const auc = areaUnderCurve(judged, heldOut.won);
  return { ...model, game: game.hash, seats: players.length, auc, games, length };
}

interface Sampled {
  readonly rows: Float64Array[];
  readonly won: number[];
}

/** Plays a game at random, and gives some of its positions for all seats with what came of them. */
function sampleGame(
  match: Match,
  table: Table,
  features: Features,
  random: (below: number) => number,
  give: (rows: readonly Float64Array[], won: readonly number[]) => void,
): number {
  const { seats } = table;
  const { m } = match.runner;
  const width = features.names.length;
  const kept: Float64Array[] = [];
  let stride = 1;
  let next = 0;
  let decisions = 0;
  // As many positions as are wanted, at equal distances, however long the game is.
  for (let at = 0; !isOver(match) && !match.fault && decisions < LONGEST; at++) {
    if (at === next) {
      const all = new Float64Array(seats * width);
      features.read(m, all);
      kept.push(all);
      if (kept.length === 2 * POSITIONS) {
        kept.splice(0, kept.length, ...kept.filter((_, i) => i % 2 === 0));
        stride *= 2;
      }
      next = at + stride;
    }
    const played = playOut(match, random, 1 + random(3));
    if (played === 0) break;
    decisions += played;
  }
  if (!isOver(match)) return decisions;
  const rows: Float64Array[] = [];
  const won: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const partners = seatsOfSide(table, m.p, seat);
    const result = resultFor(match, seat, partners)!;
    for (const all of kept) {
      rows.push(compared(all, width, seats, seat, partners));
      won.push(result > 0 ? 1 : 0);
    }
  }
  give(rows, won);
  return decisions;
}

/** The seats of one team with a seat, itself among them: all seats where all win or lose as one. */
export function seatsOfSide({ game, layout, seats }: Table, p: Int32Array, seat: number): number[] {
  const declared = game.endings.filter(({ said }) => said === undefined);
  const asOne = declared.length > 0 && declared.every(({ together }) => together);
  const own: number[] = [];
  for (let other = 0; other < seats; other++) {
    const team = layout.teams >= 0 && p[layout.teams + other] === p[layout.teams + seat];
    if (other === seat || asOne || team) own.push(other);
  }
  return own;
}

/** What a side has more than the others have: the mean of each number, side against side. */
function compared(
  all: Float64Array,
  width: number,
  seats: number,
  seat: number,
  partners: readonly number[],
): Float64Array {
  const row = new Float64Array(width);
  const others = seats - partners.length;
  for (let other = 0; other < seats; other++) {
    const mine = other === seat || partners.includes(other);
    const weight = mine ? 1 / partners.length : -1 / others;
    const at = other * width;
    for (let i = 0; i < width; i++) row[i] += weight * all[at + i];
  }
  return row;
}

function judgedBy({ weights, offset }: LinearModel, row: Float64Array): number {
  let z = offset;
  for (let i = 0; i < weights.length; i++) z += weights[i] * row[i];
  return z;
}

/** Makes a learned model ready to judge positions of a table. */
export function evaluationOf(table: Table, model: LearnedModel): Evaluation {
  const features = featuresOf(table);
  const width = features.names.length;
  const all = new Float64Array(table.seats * width);
  const look = (m: Machine): ((seat: number) => number) => {
    features.read(m, all);
    return (seat) => {
      const row = compared(all, width, table.seats, seat, seatsOfSide(table, m.p, seat));
      const chance = sigmoid(judgedBy(model, row) / SOFTENING);
      return Math.min(1 - LEAST, Math.max(LEAST, chance));
    };
  };
  return { look, judge: (m, seat) => look(m)(seat) };
}
