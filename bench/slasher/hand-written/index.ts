export { selfCheck } from './check.ts';
export { playout, prand, reseed, type Policy } from './playout.ts';
export { round, scores, winners } from './rounds.ts';
