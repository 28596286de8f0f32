import { type Move, PHASE, PH_OVER, type State, seedMix } from './state.ts';
import { clone, newGame } from './rounds.ts';
import { apply, legalMovesInto } from './moves.ts';
import { sampleByCard, sampleMove, sampleStaged } from './policies.ts';

// ---- playouts -------------------------------------------------------------------------------
let prng = 1;
/** Starts the numbers that policies draw from. */
export const reseed = (seed: number): void => {
  prng = seedMix(seed);
};
export const prand = (n: number): number => {
  prng ^= prng << 13;
  prng ^= prng >>> 17;
  prng ^= prng << 5;
  return Math.floor((prng >>> 0) * 2.3283064365386963e-10 * n);
};
const BUF: Move[] = [];
/** `enumerate` and `sample`: a whole move uniformly. `bycard`: a card, then one of its moves. `staged`: see `sampleStaged`. */
export type Policy = 'enumerate' | 'sample' | 'bycard' | 'staged';
export interface Result {
  state: State;
  decisions: number;
  options: number;
}
/** uniform random playout. enumerate: list all legal moves, take one. sample: count + unrank. */
export function playout(seed: number, players = 3, policy: Policy = 'enumerate', from?: State): Result {
  const s = from ? clone(from) : newGame(seed, players);
  reseed(seed ^ 0x5bd1e995);
  let d = 0,
    opts = 0;
  if (policy === 'enumerate') {
    while (s[PHASE] !== PH_OVER) {
      const n = legalMovesInto(s, BUF);
      opts += n;
      apply(s, BUF[prand(n)]);
      d++;
    }
  } else if (policy === 'sample') {
    while (s[PHASE] !== PH_OVER) {
      apply(s, sampleMove(s, prand));
      d++;
    }
  } else {
    const choose = policy === 'bycard' ? sampleByCard : sampleStaged;
    while (s[PHASE] !== PH_OVER) {
      apply(s, choose(s, prand));
      d++;
    }
  }
  return { state: s, decisions: d, options: opts };
}
