import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import type { GameRecord } from './game-record.ts';

/** How players of one group fared against those of another: by a card, a deck, a value. */
export interface Matchup {
  readonly of: string;
  readonly against: string;
  readonly games: number;
  /** What the first won, as a share of the games of the two; half where both fared alike. */
  readonly share: number;
}

/** How strong a group is among all, and the games that it was in. */
export interface Strength {
  readonly id: string;
  readonly games: number;
  /** The chance to beat one of average strength, by the model of Bradley and Terry, with 95 % of resampled games. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** What the groups of one sort show. */
export interface GroupStrengths {
  readonly matchups: readonly Matchup[];
  readonly strengths: readonly Strength[];
}

/** Two groups of a game, and what the first won of the two: 0, a half or 1. */
interface Meeting {
  readonly game: number;
  readonly one: number;
  readonly other: number;
  readonly won: number;
}

/** Each group has met one of average strength so often, with even shares: nobody is infinitely strong after two wins. */
const PRIOR = 1;
const ROUNDS = 60;
const RESAMPLES = 200;
const SEED = 'resampled games';

/** What groups show: `by` gives what each seat is in a game by. Seats that are in none or in several are left out. */
export function groupStrengths(
  games: readonly GameRecord[],
  by: (game: GameRecord) => readonly (readonly string[])[],
): GroupStrengths {
  const over = games.filter(({ ending }) => ending !== null);
  const ids = [...new Set(over.flatMap((game) => by(game).flat()))].sort();
  const numbers = new Map(ids.map((id, i) => [id, i]));
  const meetings = over.flatMap((game, number) => meetingsOf(game, number, by(game), numbers));
  const matchups = ids.flatMap((of, one) =>
    ids.flatMap((against, other): Matchup[] => {
      if (one === other) return [];
      const met = meetings.flatMap((each) =>
        each.one === one && each.other === other
          ? [each.won]
          : each.one === other && each.other === one
            ? [1 - each.won]
            : [],
      );
      if (met.length === 0) return [];
      return [{ of, against, games: met.length, share: met.reduce((sum, won) => sum + won, 0) / met.length }];
    }),
  );
  const fitted = fit(ids.length, meetings);
  const resampled = resample(over.length, meetings).map((some) => fit(ids.length, some));
  const strengths = ids.map((id, i): Strength => {
    const drawn = resampled.map((each) => chanceOf(each[i])).sort((a, b) => a - b);
    const at = (part: number): number => drawn[Math.floor(part * (drawn.length - 1))];
    return {
      id,
      games: over.filter((game) => by(game).flat().includes(id)).length,
      chance: chanceOf(fitted[i]),
      low: at(0.025),
      high: at(0.975),
    };
  });
  return { matchups, strengths: strengths.sort((a, b) => b.chance - a.chance || (a.id < b.id ? -1 : 1)) };
}

const chanceOf = (strength: number): number => strength / (1 + strength);

/** All pairs of seats of a game that are in different groups. */
function meetingsOf(
  { won }: GameRecord,
  game: number,
  groups: readonly (readonly string[])[],
  numbers: ReadonlyMap<string, number>,
): Meeting[] {
  const alone = groups.map((ids) => (ids.length === 1 ? numbers.get(ids[0])! : -1));
  return alone.flatMap((one, seat) =>
    alone.flatMap((other, against): Meeting[] => {
      if (against <= seat || one < 0 || other < 0 || one === other) return [];
      const off = won[seat] - won[against];
      return [{ game, one, other, won: off > 0 ? 1 : off < 0 ? 0 : 0.5 }];
    }),
  );
}

/** The strengths that make the meetings most likely, 1 being the average (Hunter 2004, the MM algorithm). */
function fit(groups: number, meetings: readonly Meeting[]): Float64Array {
  const wins = new Float64Array(groups).fill(PRIOR / 2);
  const met = new Map<number, number>();
  for (const { one, other, won } of meetings) {
    wins[one] += won;
    wins[other] += 1 - won;
    const [low, high] = one < other ? [one, other] : [other, one];
    met.set(low * groups + high, (met.get(low * groups + high) ?? 0) + 1);
  }
  let strengths = new Float64Array(groups).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const weights = Float64Array.from(strengths, (strength) => PRIOR / (strength + 1));
    for (const [pair, count] of met) {
      const [one, other] = [Math.floor(pair / groups), pair % groups];
      const weight = count / (strengths[one] + strengths[other]);
      weights[one] += weight;
      weights[other] += weight;
    }
    strengths = Float64Array.from(wins, (won, i) => won / weights[i]);
  }
  return strengths;
}

/** The meetings of as many games, drawn with repetition: seats of one game are not independent, games are. */
function resample(games: number, meetings: readonly Meeting[]): Meeting[][] {
  const byGame = Map.groupBy(meetings, ({ game }) => game);
  const random = randomSource(SEED);
  return Array.from({ length: RESAMPLES }, () =>
    Array.from({ length: games }, () => byGame.get(random(games)) ?? []).flat(),
  );
}
