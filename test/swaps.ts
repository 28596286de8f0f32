import type { Game } from '../interpreter/game/linked-game.ts';
import { randomBot, seatsAsked, seatsInSealedChoice, type Match } from '../interpreter/match/match.ts';
import { Header } from '../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../interpreter/engine/state/random-source.ts';
import { compareSwapped, hiddenPair } from './hidden.ts';
import { playOut } from './playout.ts';

/** What came of swapping cards that a viewer does not see, in random games of a game. */
export interface Swaps {
  /** Positions inside a sealed choice, or while players may respond. */
  readonly inside: number;
  readonly outside: number;
  /** What a viewer could tell the two positions by, each with its seed. */
  readonly differences: readonly string[];
  /** How many pairs could not be compared, by reason. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** So many positions inside for one outside, as some games have none inside. */
const MORE_INSIDE = 1.4;
/** How many answers are given after a swap, each compared. */
const FOLLOWED = 8;
/** In so many games whatever a game has comes up. */
const GAMES_THAT_SHOW = 3;
/** Enough games for every number of positions that is asked for. */
const MOST_GAMES = 20_000;

/** Swaps two hidden cards in so many positions, half of them inside a sealed choice or a window, and plays on. */
export function swapCards(
  game: Game,
  players: number,
  positions: number,
  seed = 'swap',
  place?: (match: Match) => Match,
): Swaps {
  // A variant may want more players than its game, or fewer.
  const seats = Math.min(Math.max(players, game.players.min), game.players.max);
  const random = randomSource(seed);
  const bot = randomBot(seed);
  const differences: string[] = [];
  const leftOut = new Map<string, number>();
  const found = { inside: 0, outside: 0 };
  const all = (): number => found.inside + found.outside;
  for (let i = 0; i < MOST_GAMES && all() < positions; i++) {
    playOut(game, {
      players: seats,
      seed: `${seed} ${i}`,
      place,
      each: (match) => {
        const responding = seatsInSealedChoice(match).length > 0 || match.runner.m.p[Header.window] >= 0;
        // A game without either has only positions outside of them.
        const waits = found.outside * MORE_INSIDE > found.inside && (found.inside > 0 || i < GAMES_THAT_SHOW);
        if (responding ? found.inside > found.outside * MORE_INSIDE + 10 : waits || random(10) > 0)
          return false;
        const pair = hiddenPair(match, random);
        if (!pair) return false;
        const { difference, leftOut: reason } = compareSwapped(match, pair, FOLLOWED, (on) =>
          bot(on, seatsAsked(on)[0]),
        );
        if (reason !== undefined) {
          leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
          return false;
        }
        found[responding ? 'inside' : 'outside']++;
        if (difference !== undefined)
          differences.push(`${game.id}, ${seats} players, seed \`${seed} ${i}\`: ${difference}`);
        return all() >= positions;
      },
    });
  }
  return { ...found, differences, leftOut };
}
