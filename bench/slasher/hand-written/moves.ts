import {
  COMMIT,
  CUR,
  FIRST,
  HA,
  HX,
  LEFT,
  MON,
  type Move,
  NP,
  NPILES,
  P0,
  PHASE,
  PH_COMMIT,
  PH_DISCARD,
  PH_RESOLVE,
  PH_SETUP,
  PILE0,
  PSZ,
  RES,
  type State,
} from './state.ts';
import { KIND, K_MERGE, K_MOVE, K_SPLIT, ctz, pop } from './cards.ts';
import { advanceCommit, advanceDeal, advanceResolve, dropPile, next, slash, targets } from './rounds.ts';

// ---- set-up moves ---------------------------------------------------------------------------
// enc: card 0..39 (6 bits) | a (5 bits) | b (the rest, may exceed 2^31 -> double, only for huge splits)
// actor c: a = destination pile (NPILES = new).     move: a = actor, b = destination pile.
// merge: a < b piles.  split: a = pile, b = 1..2^(n-1)-1 = which of the cards other than the lowest leave.
// swap: a, b = actors. no target: a = 31.
export const NOTGT = 31;
export const enc = (c: number, a: number, b: number): Move =>
  b < 0x80000 ? c | (a << 6) | (b << 11) : c + a * 64 + b * 2048;
const bOf = (m: Move) => (m < 0x40000000 ? m >>> 11 : Math.floor(m / 2048));

/** number of legal moves of action kind k (at least 1: "no target") */
export function countKind(s: State, k: number): number {
  const np = s[NPILES];
  let c = 0;
  if (k === K_MERGE) c = (np * (np - 1)) >> 1;
  else if (k === K_SPLIT) for (let i = 0; i < np; i++) c += (1 << (pop(s[PILE0 + i]) - 1)) - 1;
  else if (k === K_MOVE) {
    for (let i = 0; i < np; i++) {
      const n = pop(s[PILE0 + i]);
      c += n > 1 ? n * np : np - 1;
    }
  } else {
    let tot = 0,
      sq = 0,
      one = 0;
    for (let i = 0; i < np; i++) {
      const n = pop(s[PILE0 + i]);
      tot += n;
      sq += n * n;
      if (n === 1) one++;
    }
    c = ((tot * tot - sq) >> 1) - ((one * (one - 1)) >> 1);
  }
  return c === 0 ? 1 : c;
}
export function countSetup(s: State): number {
  const b = P0 + s[CUR] * PSZ;
  let n = pop(s[b + HA]) * (s[NPILES] + 1);
  for (let x = s[b + HX]; x !== 0; x &= x - 1) n += countKind(s, KIND[ctz(x)]);
  return n;
}
/** the r-th move of the action card, in the same order as legalMoves */
export function unrankKind(s: State, card: number, k: number, r: number): Move {
  const np = s[NPILES];
  if (k === K_MERGE) {
    for (let i = 0; i < np; i++) {
      const w = np - 1 - i;
      if (r < w) return enc(card, i, i + 1 + r);
      r -= w;
    }
  } else if (k === K_SPLIT) {
    for (let i = 0; i < np; i++) {
      const w = (1 << (pop(s[PILE0 + i]) - 1)) - 1;
      if (r < w) return enc(card, i, r + 1);
      r -= w;
    }
  } else if (k === K_MOVE) {
    for (let i = 0; i < np; i++) {
      const n = pop(s[PILE0 + i]),
        w = n > 1 ? np : np - 1,
        t = n * w;
      if (r < t) {
        let m = s[PILE0 + i];
        let q = (r / w) | 0;
        const d = r - q * w;
        while (q-- > 0) m &= m - 1;
        return enc(card, ctz(m), d < i ? d : d + 1);
      }
      r -= t;
    }
  } else {
    for (let i = 0; i < np; i++) {
      const ni = pop(s[PILE0 + i]);
      for (let j = i + 1; j < np; j++) {
        const nj = pop(s[PILE0 + j]);
        if (ni === 1 && nj === 1) continue;
        const t = ni * nj;
        if (r < t) {
          let x = s[PILE0 + i],
            y = s[PILE0 + j];
          let q = (r / nj) | 0,
            z = r - q * nj;
          while (q-- > 0) x &= x - 1;
          while (z-- > 0) y &= y - 1;
          return enc(card, ctz(x), ctz(y));
        }
        r -= t;
      }
    }
  }
  return enc(card, NOTGT, 0);
}

/** fills `out` (reused by the caller) and returns the number of legal moves */
export function legalMovesInto(s: State, out: Move[]): number {
  const b = P0 + s[CUR] * PSZ;
  let c = 0;
  switch (s[PHASE]) {
    case PH_SETUP: {
      const np = s[NPILES];
      for (let m = s[b + HA]; m !== 0; m &= m - 1) {
        const card = ctz(m);
        for (let d = 0; d <= np; d++) out[c++] = card | (d << 6);
      }
      for (let x = s[b + HX]; x !== 0; x &= x - 1) {
        const a = ctz(x),
          card = 30 + a,
          c0 = c;
        switch (KIND[a]) {
          case K_MOVE:
            for (let i = 0; i < np; i++) {
              const p = s[PILE0 + i],
                lim = (p & (p - 1)) === 0 ? np : np + 1;
              for (let m = p; m !== 0; m &= m - 1) {
                const base = card | (ctz(m) << 6);
                for (let d = 0; d < lim; d++) if (d !== i) out[c++] = base | (d << 11);
              }
            }
            break;
          case K_MERGE:
            for (let i = 0; i < np; i++)
              for (let j = i + 1; j < np; j++) out[c++] = card | (i << 6) | (j << 11);
            break;
          case K_SPLIT:
            for (let i = 0; i < np; i++) {
              const top = 1 << (pop(s[PILE0 + i]) - 1);
              for (let k = 1; k < top; k++) out[c++] = enc(card, i, k);
            }
            break;
          default:
            for (let i = 0; i < np; i++) {
              const pi = s[PILE0 + i],
                si = (pi & (pi - 1)) === 0;
              for (let j = i + 1; j < np; j++) {
                const pj = s[PILE0 + j];
                if (si && (pj & (pj - 1)) === 0) continue;
                for (let m = pi; m !== 0; m &= m - 1) {
                  const base = card | (ctz(m) << 6);
                  for (let q = pj; q !== 0; q &= q - 1) out[c++] = base | (ctz(q) << 11);
                }
              }
            }
        }
        if (c === c0) out[c++] = enc(card, NOTGT, 0);
      }
      return c;
    }
    case PH_COMMIT: {
      // every subset of the hand's monsters
      const mon = s[b + MON];
      let sub = mon;
      for (;;) {
        out[c++] = sub;
        if (sub === 0) break;
        sub = (sub - 1) & mon;
      }
      return c;
    }
    case PH_RESOLVE:
      return targets(s, s[RES], out);
    case PH_DISCARD:
      for (let m = s[b + MON]; m !== 0; m &= m - 1) out[c++] = ctz(m);
      return c;
  }
  return 0;
}
export function legalMoves(s: State): Move[] {
  const out: Move[] = [];
  out.length = legalMovesInto(s, out);
  return out;
}
export function pileOf(s: State, actor: number): number {
  const bit = 1 << actor;
  for (let i = s[NPILES] - 1; i >= 0; i--) if (s[PILE0 + i] & bit) return i;
  return -1;
}
/** mutates s; `m` must be legal */
export function apply(s: State, m: Move): void {
  const b = P0 + s[CUR] * PSZ;
  switch (s[PHASE]) {
    case PH_SETUP: {
      const card = m & 63,
        a = (m >>> 6) & 31;
      if (card < 30) {
        s[b + HA] &= ~(1 << card);
        s[PILE0 + a] = a === s[NPILES] ? (s[NPILES]++, 1 << card) : s[PILE0 + a] | (1 << card);
      } else {
        s[b + HX] &= ~(1 << (card - 30));
        if (a !== NOTGT || bOf(m) !== 0) applyAction(s, KIND[card - 30], a, bOf(m));
      }
      if (--s[LEFT] === 0) {
        s[PHASE] = PH_COMMIT;
        s[CUR] = s[FIRST];
        s[LEFT] = s[NP];
        advanceCommit(s);
      } else next(s);
      return;
    }
    case PH_COMMIT:
      s[b + COMMIT] = m;
      s[b + MON] &= ~m;
      s[LEFT]--;
      next(s);
      advanceCommit(s);
      return;
    case PH_RESOLVE:
      slash(s, s[RES], s[CUR], m);
      s[RES]++;
      advanceResolve(s);
      return;
    case PH_DISCARD:
      s[b + MON] &= ~(1 << m);
      s[RES] |= 1 << m;
      s[LEFT]--;
      next(s);
      advanceDeal(s);
      return;
  }
  throw new Error('game over');
}
function applyAction(s: State, kind: number, a: number, b: number): void {
  if (kind === K_MOVE) {
    const i = pileOf(s, a),
      bit = 1 << a,
      rest = s[PILE0 + i] & ~bit;
    if (b === s[NPILES]) {
      s[NPILES]++;
      s[PILE0 + b] = bit;
    } else s[PILE0 + b] |= bit;
    s[PILE0 + i] = rest;
    if (rest === 0) dropPile(s, i);
  } else if (kind === K_MERGE) {
    s[PILE0 + a] |= s[PILE0 + b];
    dropPile(s, b);
  } else if (kind === K_SPLIT) {
    const p = s[PILE0 + a];
    let out = 0;
    for (let q = p & (p - 1), k = b; k !== 0; q &= q - 1, k >>>= 1) if (k & 1) out |= q & -q;
    s[PILE0 + a] = p & ~out;
    s[PILE0 + s[NPILES]++] = out;
  } else {
    const i = pileOf(s, a),
      j = pileOf(s, b),
      x = (1 << a) | (1 << b);
    s[PILE0 + i] ^= x;
    s[PILE0 + j] ^= x;
  }
}
