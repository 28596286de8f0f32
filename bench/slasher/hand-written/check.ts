import {
  HA,
  LEFT,
  MON,
  NPILES,
  P0,
  PHASE,
  PH_COMMIT,
  PH_SETUP,
  PILE0,
  PSZ,
  SCORE,
  type State,
} from './state.ts';
import { MONSTERS, M_ALIEN, M_WOLF, groupOk, isRun, pop } from './cards.ts';
import { clone, dropPile, handLimit, isOver, newGame, scores, slash, targets } from './rounds.ts';
import { NOTGT, apply, countSetup, legalMoves } from './moves.ts';
import { sampleMove } from './policies.ts';
import { prand, reseed } from './playout.ts';

// ---- self-check -----------------------------------------------------------------------------
/** "r1 g3 **" -> mask; colours r g b y, * = Figurant */
function mask(t: string): number {
  let m = 0,
    w = 28;
  for (const c of t.split(' ').filter(Boolean))
    m |= 1 << (c[0] === '*' ? w++ : 'rgby'.indexOf(c[0]) * 7 + +c[1] - 1);
  return m;
}
function tableState(piles: string[]): State {
  const s = newGame(1, 3);
  s[NPILES] = piles.length;
  piles.forEach((p, i) => {
    s[PILE0 + i] = mask(p);
  });
  return s;
}
export function selfCheck(): void {
  const eq = (a: unknown, b: unknown, what: string) => {
    if (JSON.stringify(a) !== JSON.stringify(b))
      throw new Error(`${what}: got ${JSON.stringify(a)}, want ${JSON.stringify(b)}`);
  };
  const M = (n: string) => MONSTERS.indexOf(n);
  // [monster, group, expected]
  const cases: [string, string, boolean][] = [
    ['Docteur', 'r1 g2 b3', true],
    ['Docteur', 'r3 g1 b2 y4', true],
    ['Docteur', 'r1 g3', false],
    ['Docteur', 'r1 * b3', true],
    ['Docteur', 'r1 * b4', false],
    ['Docteur', 'r1 * * b4', true],
    ['Docteur', 'r3 g3', false],
    ['Docteur', 'r7 *', true],
    ['Docteur', '* *', true],
    ['Docteur', 'r3', false],
    ['Docteur', 'r1 r2 r3 r4 r5 r6 r7', true],
    ['Docteur', 'r1 r2 r3 r4 r5 r6 r7 *', false],
    ['Docteur', 'r3 g3 *', false],
    ['Poupee', 'r1 r2 r3 r4 r5', true],
    ['Poupee', 'r1 r2 r3 r4', false],
    ['Poupee', 'r1 r2 r3 r4 * *', false],
    ['Poupee', 'r1 r2 r3 * *', true],
    ['Leprechaun', 'r1 g3 b5 y7', true],
    ['Leprechaun', 'r1 g2', false],
    ['Leprechaun', 'r1 *', true],
    ['Leprechaun', 'r1', false],
    ['Psycho', 'r1 g1 b2', true],
    ['Psycho', 'r1 g1', false],
    ['Psycho', 'r1 *', true],
    ['Psycho', 'r1 g2 b3', false],
    ['Psycho', 'r1 g2 *', true],
    ['Psycho', '* *', true],
    ['Psycho', 'r1 g2 b3 *', false],
    ['Sadique', 'r1 r5', true],
    ['Sadique', 'r1 g1', false],
    ['Sadique', 'y1 y7 *', true],
    ['Sadique', '* *', true],
    ['Sadique', '*', false],
    ['Vampire', 'r5 g6 b7', true],
    ['Vampire', 'r4 g6', false],
    ['Vampire', 'r5 *', true],
    ['Fantome', 'r1 g2 b3', true],
    ['Fantome', 'r3 g4', false],
    ['Fantome', 'r3 *', true],
    ['Clown', 'r1 g1 b1 y1', true],
    ['Clown', 'r1 g1 b1', false],
    ['Clown', 'r1 g1 b1 *', true],
    ['Clown', 'r1 g1 * *', true],
    ['Clown', 'r1 r2 r3 * *', false],
    ['Clown', 'r1 r2 g1 b1 y1 y7', true],
    ['Chauve-Souris', 'r2 g4 b6', true],
    ['Chauve-Souris', 'r2 g3', false],
    ['Chauve-Souris', 'b6 *', true],
  ];
  for (const [mon, g, want] of cases) eq(groupOk(M(mon), mask(g)), want, `${mon} on [${g}]`);
  // Alien: both isolated actors, not the group
  let s = tableState(['r1', 'g2 b3', '*']);
  eq(targets(s, M_ALIEN, []), 1, 'alien');
  slash(s, M_ALIEN, 0, 0);
  eq([s[NPILES], s[PILE0], s[P0 + SCORE]], [1, mask('g2 b3'), 2], 'alien slash');
  eq(targets(s, M_ALIEN, []), 0, 'alien none');
  // Loup-Garou on groups {r1 r5},{g2 g7}, isolated b3: only 1-2 (b3 is not in a group)
  s = tableState(['r1 r5', 'g2 g7', 'b3']);
  let o: number[] = [];
  o.length = targets(s, M_WOLF, o);
  eq(o, [mask('r1 g2')], 'wolf');
  slash(s, M_WOLF, 1, o[0]);
  eq(
    [s[PILE0], s[PILE0 + 1], s[PILE0 + 2], s[P0 + PSZ + SCORE]],
    [mask('r5'), mask('g7'), mask('b3'), 2],
    'wolf slash',
  );
  // {r1 r5},{g2 g7},{b3 y3}: 12, 23(b), 23(y), 123(b), 123(y)
  s = tableState(['r1 r5', 'g2 g7', 'b3 y3']);
  o = [];
  o.length = targets(s, M_WOLF, o);
  eq(
    o.sort((a, b) => a - b),
    ['r1 g2', 'g2 b3', 'g2 y3', 'r1 g2 b3', 'r1 g2 y3'].map(mask).sort((a, b) => a - b),
    'wolf 2',
  );
  // {r1 *},{g3 g4}: *+3, *+4 (r1 alone reaches neither 3 nor 4)
  s = tableState(['r1 *', 'g3 g4']);
  o = [];
  o.length = targets(s, M_WOLF, o);
  eq(
    o.sort((a, b) => a - b),
    ['* g3', '* g4'].map(mask).sort((a, b) => a - b),
    'wolf wild',
  );
  // {r1 r2},{* g7},{b3 b7}: 1*3 fills the gap; 2 3; 2* 1* *3 *7; 2*3, and * as a neighbour of 2 3
  s = tableState(['r1 r2', '* g7', 'b3 b7']);
  o = [];
  o.length = targets(s, M_WOLF, o);
  eq(
    o.sort((a, b) => a - b),
    ['r1 *', 'r2 *', 'r2 b3', '* b3', '* b7', 'r1 * b3', 'r2 * b3'].map(mask).sort((a, b) => a - b),
    'wolf gap',
  );
  // brute force of every wolf selection on random tables, against isRun
  for (let seed = 1; seed < 300; seed++) {
    reseed(seed);
    s = newGame(seed, 3);
    const np = 2 + prand(3);
    s[NPILES] = np;
    for (let i = 0; i < np; i++) s[PILE0 + i] = 0;
    let all = 0;
    for (let i = 0; i < 9; i++) {
      const b = 1 << prand(30);
      if (all & b) continue;
      all |= b;
      s[PILE0 + prand(np)] |= b;
    }
    for (let i = np - 1; i >= 0; i--) if (s[PILE0 + i] === 0) dropPile(s, i);
    o = [];
    o.length = targets(s, M_WOLF, o);
    const want: number[] = [];
    for (let sub = all; sub !== 0; sub = (sub - 1) & all) {
      let ok = pop(sub) >= 2 && isRun(sub),
        cov = 0;
      for (let i = 0; i < s[NPILES]; i++) {
        const x = s[PILE0 + i];
        if (pop(x) > 1) {
          cov |= x;
          ok = ok && pop(x & sub) <= 1;
        }
      }
      if (ok && (sub & ~cov) === 0) want.push(sub);
    }
    eq(
      o.sort((a, b) => a - b),
      want.sort((a, b) => a - b),
      'wolf brute ' + seed,
    );
  }
  // invariants over whole games, 2..5 players
  for (let players = 2; players <= 5; players++)
    for (let seed = 1; seed <= 150; seed++) {
      s = newGame(seed, players);
      reseed(seed * 7919);
      for (let steps = 0; !isOver(s); steps++) {
        const ms = legalMoves(s);
        if (s[PHASE] === PH_SETUP) {
          eq(countSetup(s), ms.length, 'count');
          if (new Set(ms).size !== ms.length) throw new Error('duplicate moves');
          for (let i = 0; i < 6; i++) {
            const k = prand(ms.length);
            let first = true;
            eq(
              sampleMove(s, () => (first ? ((first = false), k) : 0)),
              ms[k],
              'unrank',
            );
          }
        }
        if (ms.length === 0 || steps > 20000) throw new Error('stuck');
        const m = ms[prand(ms.length)],
          before = JSON.stringify(Array.from(s)),
          c = clone(s);
        const kind = s[PHASE] === PH_SETUP && (m & 63) >= 30 && ((m >>> 6) & 31) !== NOTGT;
        const tab = Array.from(s.subarray(PILE0, PILE0 + s[NPILES]))
          .sort()
          .join();
        const wasLast = s[LEFT] === 1;
        apply(s, m);
        if (JSON.stringify(Array.from(c)) !== before) throw new Error('clone aliases');
        apply(c, m);
        eq(Array.from(c).join(), Array.from(s).join(), 'determinism');
        if (
          s[PHASE] === PH_SETUP &&
          kind &&
          !wasLast &&
          tab ===
            Array.from(s.subarray(PILE0, PILE0 + s[NPILES]))
              .sort()
              .join()
        )
          throw new Error('action without effect');
        let seen = 0,
          mon = 0;
        for (let i = 0; i < s[NPILES]; i++) {
          if (s[PILE0 + i] === 0 || s[PILE0 + i] & seen) throw new Error('piles');
          seen |= s[PILE0 + i];
        }
        for (let p = 0; p < players; p++) {
          const b = P0 + p * PSZ;
          if (s[b + HA] & seen || s[b + MON] & mon) throw new Error('card twice');
          seen |= s[b + HA];
          mon |= s[b + MON];
          if (s[PHASE] >= PH_SETUP && s[PHASE] < PH_COMMIT && pop(s[b + MON]) > handLimit(s))
            throw new Error('hand limit');
        }
      }
      if (Math.max(...scores(s)) < 20) throw new Error('over too early');
    }
  console.log('self-check ok');
}
