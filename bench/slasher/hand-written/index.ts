export { selfCheck } from './check.ts';
export { playout, prand, reseed, type Policy } from './playout.ts';
export { clone, copyInto, isOver, newGame, round, scores, winners } from './rounds.ts';
export type { State } from './state.ts';
