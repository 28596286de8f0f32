import { leftOutAfter, validDifference, validInterval, type ValidInterval } from '../valid-interval.ts';
import type { GameRecord } from './game-record.ts';
import { detectable } from './detectable-effect.ts';
import { wonOfSet } from './trials.ts';

/** How players fared who were given a card at the beginning: cause, and not what goes together. */
export interface GivenCardRate {
  readonly card: string;
  readonly games: number;
  /** Of these, how many had to be cut off; each counts as an even share. */
  readonly unfinished: number;
  /** What those won who had it, as a share of the games. */
  readonly share: number;
  readonly interval: ValidInterval;
  /** Whether the interval leaves an even share out. */
  readonly verdict: GivenVerdict;
  /** The smallest difference from an even share that so many games show in four of five runs. */
  readonly sees: number;
  /** Games after which the interval would leave an even share out if the rest is like these; none where it does. */
  readonly needed: number | undefined;
}

export type GivenVerdict = 'strong' | 'weak' | 'open';

/** Beyond so many games nobody waits. */
const MOST_NEEDED = 1_000_000;

/**
 * What the sets of a card show, the first up to the one that decides; `stops`: those after it do not count. Undefined
 * where the card could not be given in any game.
 */
export function givenCardRate(
  card: string,
  sets: readonly (readonly GameRecord[])[],
  stops: boolean,
): GivenCardRate | undefined {
  if (sets.every((games) => games.every(({ turn }) => turn < 0))) return undefined;
  const counted = stops ? sets.slice(0, decidedAfter(sets) ?? sets.length) : sets;
  const seats = counted[0].length;
  const even = 1 / seats;
  const won = counted.map(wonOfSet);
  const interval = validInterval(won);
  const share = won.reduce((sum, each) => sum + each, 0) / won.length;
  const verdict = interval.low > even ? 'strong' : interval.high < even ? 'weak' : 'open';
  const sees = detectable(won);
  return {
    card,
    games: counted.length * seats,
    unfinished: counted.flat().filter(({ ending }) => ending === null).length,
    share,
    interval,
    verdict,
    sees,
    needed: verdict === 'open' ? neededGames(share - even, interval, counted.length * seats) : undefined,
  };
}

/** After so many sets the interval leaves an even share out for the first time; undefined: not yet. */
export const decidedAfter = (sets: readonly (readonly GameRecord[])[]): number | undefined =>
  sets.length === 0 ? undefined : leftOutAfter(sets.map(wonOfSet), 1 / sets[0].length);

/** The width of an interval goes down with the root of the games, so the games go up with the square of what is missing. */
function neededGames(off: number, { low, high }: ValidInterval, games: number): number {
  const half = (high - low) / 2;
  return Math.min(MOST_NEEDED, Math.ceil(games * Math.max(1, half / Math.max(1e-6, Math.abs(off))) ** 2));
}

/** What those won more who were given a card in one form than those who were given it in another. */
export interface GivenDifference {
  readonly mean: number;
  readonly interval: ValidInterval;
  /** The smallest difference that so many games show in four of five runs. */
  readonly sees: number;
}

/** What a value of a sweep changes for those who were given the card, set by set on the same seeds. */
export function givenDifference(
  sets: readonly (readonly GameRecord[])[],
  asItIs: readonly (readonly GameRecord[])[],
): GivenDifference {
  const count = Math.min(sets.length, asItIs.length);
  const off = Array.from({ length: count }, (_, i) => wonOfSet(sets[i]) - wonOfSet(asItIs[i]));
  return {
    mean: count === 0 ? 0 : off.reduce((sum, each) => sum + each, 0) / count,
    interval: validDifference(off),
    sees: detectable(off),
  };
}
