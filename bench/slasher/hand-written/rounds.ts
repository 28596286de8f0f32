import {
  COMMIT,
  CUR,
  FIRST,
  HA,
  HX,
  LEFT,
  MON,
  NP,
  NPILES,
  P0,
  PHASE,
  PH_DISCARD,
  PH_OVER,
  PH_RESOLVE,
  PH_SETUP,
  PILE0,
  PSZ,
  RES,
  RNG,
  ROUND,
  RPTS,
  SCORE,
  SIZE,
  type State,
  TARGET,
  rnd,
  seedMix,
} from './state.ts';
import { M_ALIEN, M_WOLF, WILD, ctz, groupOk, pop, valueSet } from './cards.ts';

// ---- life cycle ---------------------------------------------------------------------------
export function newGame(seed: number, players = 3, target = 20): State {
  const s = new Int32Array(SIZE);
  s[RNG] = seedMix(seed);
  s[NP] = players;
  s[TARGET] = target;
  s[FIRST] = rnd(s, players);
  startRound(s);
  return s;
}
export const clone = (s: State): State => new Int32Array(s);
export const isOver = (s: State): boolean => s[PHASE] === PH_OVER;
export const scores = (s: State): number[] =>
  Array.from({ length: s[NP] }, (_, p) => s[P0 + p * PSZ + SCORE]);
export const winners = (s: State): number[] => {
  const sc = scores(s),
    best = Math.max(...sc);
  return sc.flatMap((x, i) => (x === best ? [i] : []));
};
export const round = (s: State): number => s[ROUND];
export const handLimit = (s: State) => (s[NP] === 5 ? 2 : 3);

const DECK = new Int32Array(40);
function startRound(s: State): void {
  s[ROUND]++;
  s[NPILES] = 0;
  s[RES] = 0; // RES = Monsters discarded during this deal (mask)
  for (let p = 0; p < s[NP]; p++) {
    const b = P0 + p * PSZ;
    s[b + HA] = s[b + HX] = s[b + COMMIT] = s[b + RPTS] = 0;
  }
  s[CUR] = s[FIRST];
  s[LEFT] = s[NP];
  s[PHASE] = PH_DISCARD;
  advanceDeal(s);
}
/** A6: one Monster to the current player; an empty deck takes up what this deal's receivers discarded */
function serve(s: State): void {
  let held = 0;
  for (let p = 0; p < s[NP]; p++) held |= s[P0 + p * PSZ + MON];
  let avail = 0x7ff & ~held & ~s[RES];
  if (avail === 0) {
    avail = s[RES];
    s[RES] = 0;
  }
  if (avail === 0) return;
  for (let j = rnd(s, pop(avail)); j > 0; j--) avail &= avail - 1;
  s[P0 + s[CUR] * PSZ + MON] |= avail & -avail;
}
export function advanceDeal(s: State): void {
  // LEFT = players still to serve
  const lim = handLimit(s);
  while (s[LEFT] > 0) {
    serve(s);
    if (pop(s[P0 + s[CUR] * PSZ + MON]) > lim) return;
    s[LEFT]--;
    next(s);
  }
  dealActors(s);
  s[PHASE] = PH_SETUP;
  s[CUR] = s[FIRST];
  s[LEFT] = s[NP] * 5;
}
function dealActors(s: State): void {
  for (let i = 0; i < 40; i++) DECK[i] = i;
  let n = 40;
  for (let p = 0; p < s[NP]; p++) {
    let a = 0,
      x = 0;
    for (let i = 0; i < 6; i++) {
      const j = rnd(s, n),
        c = DECK[j];
      DECK[j] = DECK[--n];
      if (c < 30) a |= 1 << c;
      else x |= 1 << (c - 30);
    }
    const b = P0 + p * PSZ;
    s[b + HA] = a;
    s[b + HX] = x;
  }
}
export function next(s: State): void {
  const p = s[CUR] + 1;
  s[CUR] = p === s[NP] ? 0 : p;
}
export function advanceCommit(s: State): void {
  while (s[LEFT] > 0) {
    if (s[P0 + s[CUR] * PSZ + MON] !== 0) return;
    s[LEFT]--;
    next(s);
  }
  s[PHASE] = PH_RESOLVE;
  s[RES] = 0;
  advanceResolve(s);
}

export const TG: number[] = [];
/** eligible targets of monster k: pile indices (group monsters), masks (wolf); Alien -> [0] or [] */
export function targets(s: State, k: number, out: number[]): number {
  const n = s[NPILES];
  let c = 0;
  if (k === M_ALIEN) {
    for (let i = 0; i < n; i++) {
      const m = s[PILE0 + i];
      if ((m & (m - 1)) === 0) {
        out[0] = 0;
        return 1;
      }
    }
    return 0;
  }
  if (k === M_WOLF) return wolf(s, out);
  for (let i = 0; i < n; i++) if (groupOk(k, s[PILE0 + i])) out[c++] = i;
  return c;
}
let wn = 0;
function wolf(s: State, out: number[]): number {
  wn = 0;
  let groups = 0;
  for (let i = 0; i < s[NPILES]; i++) if (s[PILE0 + i] & (s[PILE0 + i] - 1)) groups++;
  if (groups < 2) return 0;
  wolfRec(s, 0, 0, 0, 0, out);
  return wn;
}
/** depth first over groups; vs = values taken by non-wild cards, w = wilds taken */
function wolfRec(s: State, i: number, sel: number, vs: number, w: number, out: number[]): void {
  const n = s[NPILES];
  while (i < n && (s[PILE0 + i] & (s[PILE0 + i] - 1)) === 0) i++;
  if (i >= n) {
    const k = pop(vs) + w;
    if (k >= 2 && k <= 7 && (vs === 0 || 32 - Math.clz32(vs) - ctz(vs) <= k)) out[wn++] = sel;
    return;
  }
  wolfRec(s, i + 1, sel, vs, w, out);
  for (let m = s[PILE0 + i]; m !== 0; m &= m - 1) {
    const b = m & -m;
    if (b & WILD) wolfRec(s, i + 1, sel | b, vs, w + 1, out);
    else {
      const v = valueSet(b);
      if (!(vs & v)) wolfRec(s, i + 1, sel | b, vs | v, w, out);
    }
  }
}
function ownerOf(s: State, k: number): number {
  for (let p = 0; p < s[NP]; p++) if (s[P0 + p * PSZ + COMMIT] & (1 << k)) return p;
  return -1;
}
export function dropPile(s: State, i: number): void {
  const l = --s[NPILES];
  s[PILE0 + i] = s[PILE0 + l];
}
export function slash(s: State, k: number, p: number, t: number): void {
  let pts = 0;
  if (k === M_ALIEN) {
    for (let i = s[NPILES] - 1; i >= 0; i--) {
      const m = s[PILE0 + i];
      if ((m & (m - 1)) === 0) {
        pts++;
        dropPile(s, i);
      }
    }
  } else if (k === M_WOLF) {
    pts = pop(t);
    for (let i = 0; i < s[NPILES]; i++) s[PILE0 + i] &= ~t; // groups: never emptied (2+ cards, one taken)
  } else {
    pts = pop(s[PILE0 + t]);
    dropPile(s, t);
  }
  const b = P0 + p * PSZ;
  s[b + SCORE] += pts;
  s[b + RPTS] += pts;
}
export function advanceResolve(s: State): void {
  for (let k = s[RES]; k < 11; k++) {
    const p = ownerOf(s, k);
    if (p < 0) continue;
    const n = targets(s, k, TG);
    if (n > 1) {
      s[RES] = k;
      s[CUR] = p;
      return;
    }
    if (n === 1) slash(s, k, p, TG[0]);
  }
  endRound(s);
}
function endRound(s: State): void {
  const np = s[NP];
  let best = -1,
    bestR = -1,
    cnt = 0,
    first = 0;
  for (let p = 0; p < np; p++) {
    const sc = s[P0 + p * PSZ + SCORE],
      r = s[P0 + p * PSZ + RPTS];
    if (sc > best || (sc === best && r > bestR)) {
      best = sc;
      bestR = r;
      cnt = 1;
      first = p;
    } else if (sc === best && r === bestR) cnt++;
  }
  if (best >= s[TARGET]) {
    s[PHASE] = PH_OVER;
    return;
  }
  if (cnt > 1) {
    let q = rnd(s, cnt);
    for (let p = 0; p < np; p++) {
      if (s[P0 + p * PSZ + SCORE] === best && s[P0 + p * PSZ + RPTS] === bestR && q-- === 0) {
        first = p;
        break;
      }
    }
  }
  s[FIRST] = first;
  startRound(s);
}
