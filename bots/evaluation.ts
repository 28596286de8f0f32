import { tableFor, type Table } from '../interpreter/compiler/codegen/compile-game.ts';
import type { Machine } from '../interpreter/engine/program/machine.ts';
import type { Game } from '../interpreter/game/linked-game.ts';
import type { Settings } from '../interpreter/match/begin-match.ts';
import { isOver, startMatch, type Match } from '../interpreter/match/match.ts';
import { featuresOf, type Features } from './features.ts';
import {
  areaUnderCurve,
  fitLogistic,
  logOdds,
  refitLogistic,
  sigmoid,
  type LinearModel,
} from './logistic-regression.ts';
import { resultFor } from './search-match.ts';

/** What positions are worth, as some games have shown. */
export interface Judgement extends LinearModel {
  /** How often it judged a won position better than a lost one, in games that it had not learned from. */
  readonly auc: number;
  /** Games that it learned from. */
  readonly games: number;
}

/** What was learned of a game: plain data, for the same game and number of seats only. */
export interface LearnedModel extends Judgement {
  /** The hash of the game, and the seats. */
  readonly game: string;
  readonly seats: number;
  /** Decisions of a usual game: those of bots are often much shorter than random ones. */
  readonly length: number;
  /** The same from games between bots, for the levels that judge by them. */
  readonly ofBots?: Judgement | undefined;
}

/** Judges positions for seats, from 0.05 to 0.95; real ends are outside of it. */
export interface Evaluation {
  judge(m: Machine, seat: number): number;
  /** Looks at a position once, to judge it for several seats. */
  look(m: Machine): (seat: number) => number;
}

/** Games to learn from. */
export interface Lessons {
  /** Of the games: the same game is learned the same everywhere. */
  readonly seed: string;
  /** Games and decisions, whichever is reached first. */
  readonly games: number;
  readonly decisions: number;
}

/** Who sits at the games. */
export interface LearningTable {
  readonly players: readonly string[];
  readonly settings: Settings | undefined;
}

/** What is known before games are learned from. */
export interface Prior {
  readonly model: LinearModel;
  /** How strongly what is learned is drawn to it, in positions. */
  readonly strength: number;
  /** Positions of other games that are learned from as well, and how many games these are. */
  readonly samples: Sampled;
  readonly games: number;
}

/** Plays a match on for some decisions, and says how many there were. */
export type PlayOn = (match: Match) => number;

/** A game of so many decisions is left out: it may never end. */
export const LONGEST = 20_000;
/** Positions of a game that are learned from. */
const POSITIONS = 12;
/** Every so many games one is kept for measuring. */
const HELD_OUT = 5;

/** How the decided are kept apart from each other: near 0 and 1 all moves would look alike. */
const SOFTENING = 5;
const LEAST = 0.05;

/** What judging depends on: where this is the same, the same lessons give the same. */
export const judgementKey = (game: Game, seats: number, settings?: Settings): string =>
  JSON.stringify([
    game.hash,
    seats,
    settings ?? {},
    featuresOf(tableFor(game, seats)).names,
    [LONGEST, POSITIONS, HELD_OUT],
  ]);

/** What is learned from games, and how many decisions a finished one of them took. */
export interface Learned {
  readonly judgement: Judgement;
  /** All positions that it was learned from, those of the prior among them. */
  readonly samples: Sampled;
  readonly length: number;
}

/**
 * Learns what a position of a game is worth from games that are played by those who are seated at each of them. Comes up
 * after each game with how many there were, so that others have their turn. A prior is what is learned from where games are few.
 */
export function* learnJudgement(
  game: Game,
  { players, settings }: LearningTable,
  { seed, games: most, decisions: mostDecisions }: Lessons,
  seated: (match: Match, seed: string) => PlayOn,
  prior?: Prior,
): Generator<number, Learned> {
  const table = tableFor(game, players.length);
  const features = featuresOf(table);
  const learned = joined(prior?.samples ?? NONE);
  const heldOut: Sampled = { rows: [], won: [] };
  let decisions = 0;
  let finished = 0;
  let games = 0;
  for (let i = 0; i < most && decisions < mostDecisions; i++) {
    const own = `${seed}/${i}`;
    const match = startMatch(game, { players, settings, seed: own, log: false, generated: true });
    const taken = sampleGame(match, table, features, seated(match, `${own}/bots`), (rows, won) => {
      const into = i % HELD_OUT === 0 ? heldOut : learned;
      into.rows.push(...rows);
      into.won.push(...won);
      games++;
    });
    decisions += taken;
    if (isOver(match)) finished += taken;
    yield i + 1;
  }
  // Fitting takes a while: others have their turn before each time.
  yield most;
  const width = features.names.length;
  const fitted = (samples: Sampled): LinearModel =>
    prior
      ? refitLogistic({ width, ...samples }, prior.model, prior.strength)
      : fitLogistic({ width, ...samples });
  const measured = fitted(learned);
  const judged = heldOut.rows.map((row) => logOdds(measured, row));
  const auc = areaUnderCurve(judged, heldOut.won);
  const samples = joined(learned, heldOut);
  yield most;
  // Games of bots are few: those held out are learned from as well once they have measured it.
  const model = prior ? fitted(samples) : measured;
  const length = games === 0 ? LONGEST : finished / games;
  return { judgement: { ...model, auc, games: games + (prior?.games ?? 0) }, samples, length };
}

/** Positions as seats have seen them, with what came of them. */
export interface Sampled {
  readonly rows: Float64Array[];
  readonly won: number[];
}

const NONE: Sampled = { rows: [], won: [] };

const joined = (...parts: readonly Sampled[]): Sampled => ({
  rows: parts.flatMap(({ rows }) => rows),
  won: parts.flatMap(({ won }) => won),
});

/** Plays a game, and gives some of its positions for all seats with what came of them. */
function sampleGame(
  match: Match,
  table: Table,
  features: Features,
  playOn: PlayOn,
  give: (rows: readonly Float64Array[], won: readonly number[]) => void,
): number {
  const { seats } = table;
  const { m } = match.runner;
  const sideOf = sidesOf(table);
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
    const played = playOn(match);
    if (played === 0) break;
    decisions += played;
  }
  if (!isOver(match)) return decisions;
  const rows: Float64Array[] = [];
  const won: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const partners = sideOf(m.p, seat);
    const result = resultFor(match, seat, partners)!;
    for (const all of kept) {
      rows.push(compared(all, width, seat, partners, new Float64Array(width)));
      won.push(result > 0 ? 1 : 0);
    }
  }
  give(rows, won);
  return decisions;
}

/** The seats of one team with a seat in a position, itself among them: all seats where all win or lose as one. */
type Sides = (p: Int32Array, seat: number) => readonly number[];

/** Who is on whose side at a table. */
export function sidesOf({ game, layout, seats }: Table): Sides {
  const declared = game.endings.filter(({ said }) => said === undefined);
  const asOne = declared.length > 0 && declared.every(({ together }) => together);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (asOne) return () => all;
  const alone = all.map((seat) => [seat]);
  if (layout.teams < 0) return (_, seat) => alone[seat];
  return (p, seat) => all.filter((other) => p[layout.teams + other] === p[layout.teams + seat]);
}

/** Writes what a side has more than the others have: the mean of each number, side against side. */
function compared(
  all: Float64Array,
  width: number,
  seat: number,
  partners: readonly number[],
  row: Float64Array,
): Float64Array {
  const seats = all.length / width;
  const others = seats - partners.length;
  row.fill(0);
  for (let other = 0; other < seats; other++) {
    const mine = other === seat || partners.includes(other);
    const weight = mine ? 1 / partners.length : -1 / others;
    const at = other * width;
    for (let i = 0; i < width; i++) row[i] += weight * all[at + i];
  }
  return row;
}

/** Makes what was learned ready to judge positions of a table. */
export function evaluationOf(table: Table, model: LinearModel): Evaluation {
  const features = featuresOf(table);
  const width = features.names.length;
  const all = new Float64Array(table.seats * width);
  const row = new Float64Array(width);
  const sideOf = sidesOf(table);
  const look = (m: Machine): ((seat: number) => number) => {
    features.read(m, all);
    const worth: number[] = [];
    return (seat) => {
      if (worth[seat] === undefined) {
        compared(all, width, seat, sideOf(m.p, seat), row);
        const chance = sigmoid(logOdds(model, row) / SOFTENING);
        worth[seat] = Math.min(1 - LEAST, Math.max(LEAST, chance));
      }
      return worth[seat];
    };
  };
  return { look, judge: (m, seat) => look(m)(seat) };
}
