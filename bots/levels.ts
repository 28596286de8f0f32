import type { Settled } from './settled-answers.ts';

/** How a bot searches: so many playouts for a decision at most, each so many decisions deep before it is judged. */
export interface Effort {
  readonly playouts: number;
  readonly depth: number;
  /** Whether a playout remembers what came of the answers behind the one that is tried, and prefers the better ones. */
  readonly remembers: boolean;
  /** When an answer is left out before all playouts are done. */
  readonly settled?: Settled;
  /** What it judges by: what was learned from random games, or from games between bots. */
  readonly judges: 'random games' | 'games of bots';
}

/** The levels, each stronger than the one before; how much so is measured for each game. Never by the clock. */
const efforts = {
  random: undefined,
  quick: { playouts: 20, depth: 10, remembers: false, judges: 'random games' },
  normal: {
    playouts: 120,
    depth: 10,
    remembers: true,
    settled: { worlds: 20, errors: 1.2, gain: 0.01 },
    judges: 'random games',
  },
  strong: {
    playouts: 400,
    depth: 12,
    remembers: true,
    settled: { worlds: 24, errors: 2, gain: 0.003 },
    judges: 'games of bots',
  },
} as const satisfies Record<string, Effort | undefined>;

/** How well a bot plays. */
export type Level = keyof typeof efforts;

export const levels = Object.keys(efforts) as readonly Level[];

export const isLevel = (word: string): word is Level => Object.hasOwn(efforts, word);

/** Whether a bot of the level searches, so that it has to learn the game first. */
export const isSearching = (level: Level): boolean => efforts[level] !== undefined;

/** Whether a bot of the level has to learn from games between bots as well, which takes a minute and more. */
export const isTrained = (level: Level): boolean => effortOf(level)?.judges === 'games of bots';

/** How a level searches; nothing of the one that answers at random. */
export const effortOf = (level: Level): Effort | undefined => efforts[level];
