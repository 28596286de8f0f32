import {
  CUR,
  HA,
  HX,
  MON,
  type Move,
  NPILES,
  P0,
  PHASE,
  PH_COMMIT,
  PH_SETUP,
  PILE0,
  PSZ,
  type State,
} from './state.ts';
import { KIND, K_MERGE, K_MOVE, K_SPLIT, ctz, pop } from './cards.ts';
import { TG } from './rounds.ts';
import { NOTGT, countKind, countSetup, enc, legalMovesInto, pileOf, unrankKind } from './moves.ts';

/** pick one legal move uniformly WITHOUT listing them (count + unrank) */
export function sampleMove(s: State, rand: (n: number) => number): Move {
  const b = P0 + s[CUR] * PSZ;
  switch (s[PHASE]) {
    case PH_SETUP: {
      let r = rand(countSetup(s));
      const per = s[NPILES] + 1;
      const na = pop(s[b + HA]) * per;
      if (r < na) {
        let q = (r / per) | 0;
        const d = r - q * per;
        let m = s[b + HA];
        while (q-- > 0) m &= m - 1;
        return ctz(m) | (d << 6);
      }
      r -= na;
      for (let x = s[b + HX]; x !== 0; x &= x - 1) {
        const a = ctz(x),
          n = countKind(s, KIND[a]);
        if (r < n) return unrankKind(s, 30 + a, KIND[a], r);
        r -= n;
      }
      throw new Error('unrank');
    }
    case PH_COMMIT: {
      const mon = s[b + MON],
        n = pop(mon);
      let r = rand(1 << n),
        sub = 0;
      for (let m = mon; m !== 0; m &= m - 1, r >>>= 1) if (r & 1) sub |= m & -m;
      return sub;
    }
    default: {
      const n = legalMovesInto(s, TG);
      return TG[rand(n)];
    }
  }
}
/** policy "by card": a card uniformly, then one of its moves uniformly (what a staged engine does) */
export function sampleByCard(s: State, rand: (n: number) => number): Move {
  if (s[PHASE] !== PH_SETUP) return sampleMove(s, rand);
  const b = P0 + s[CUR] * PSZ,
    na = pop(s[b + HA]);
  let r = rand(na + pop(s[b + HX]));
  if (r < na) {
    let m = s[b + HA];
    while (r-- > 0) m &= m - 1;
    return ctz(m) | (rand(s[NPILES] + 1) << 6);
  }
  r -= na;
  let x = s[b + HX];
  while (r-- > 0) x &= x - 1;
  const a = ctz(x);
  return unrankKind(s, 30 + a, KIND[a], rand(countKind(s, KIND[a])));
}

/** the index-th set bit */
const bitAt = (m: number, index: number): number => {
  let left = m;
  for (let i = 0; i < index; i++) left &= left - 1;
  return ctz(left);
};

/**
 * Policy "staged": every target is a choice of its own, uniform among those that lead to something: the way a game asks
 * that is played decision by decision. Card; then actor and place, two units, group and part, or two actors.
 */
export function sampleStaged(s: State, rand: (n: number) => number): Move {
  if (s[PHASE] !== PH_SETUP) return sampleMove(s, rand);
  const b = P0 + s[CUR] * PSZ;
  const actors = pop(s[b + HA]);
  const r = rand(actors + pop(s[b + HX]));
  if (r < actors) return bitAt(s[b + HA], r) | (rand(s[NPILES] + 1) << 6);
  const a = bitAt(s[b + HX], r - actors);
  return stagedTargets(s, 30 + a, KIND[a], rand);
}

function stagedTargets(s: State, card: number, kind: number, rand: (n: number) => number): Move {
  const np = s[NPILES];
  let all = 0;
  let grouped = 0;
  let groups = 0;
  for (let i = 0; i < np; i++) {
    const m = s[PILE0 + i];
    all |= m;
    if (pop(m) > 1) {
      grouped |= m;
      groups++;
    }
  }
  if (kind === K_MERGE) {
    if (np < 2) return enc(card, NOTGT, 0);
    const i = rand(np);
    const j = (i + 1 + rand(np - 1)) % np;
    return enc(card, Math.min(i, j), Math.max(i, j));
  }
  if (kind === K_SPLIT) {
    if (groups === 0) return enc(card, NOTGT, 0);
    let left = rand(groups);
    for (let i = 0; i < np; i++) {
      const n = pop(s[PILE0 + i]);
      if (n > 1 && left-- === 0) return enc(card, i, 1 + rand(2 ** (n - 1) - 1));
    }
  }
  if (kind === K_MOVE) {
    const movable = np > 1 ? all : grouped;
    if (movable === 0) return enc(card, NOTGT, 0);
    const actor = bitAt(movable, rand(pop(movable)));
    const from = pileOf(s, actor);
    const place = rand(pop(s[PILE0 + from]) > 1 ? np : np - 1);
    return enc(card, actor, place < from ? place : place + 1);
  }
  if (groups === 0 || np < 2) return enc(card, NOTGT, 0);
  const first = bitAt(grouped, rand(pop(grouped)));
  const others = all & ~s[PILE0 + pileOf(s, first)];
  return enc(card, first, bitAt(others, rand(pop(others))));
}
