// ---- cards --------------------------------------------------------------------------------
export const WILD = (3 << 28) | 0;
const COLOUR = [0, 1, 2, 3].map((c) => 0x7f << (7 * c));
const vals = (vs: number[]) => vs.reduce((m, v) => m | (0x204081 << (v - 1)), 0); // 4 colours of v
const ODD = vals([1, 3, 5, 7]) | WILD,
  EVEN = vals([2, 4, 6]) | WILD,
  HIGH = vals([5, 6, 7]) | WILD,
  LOW = vals([1, 2, 3]) | WILD;
/** action card ids 0..9 -> kind */
export const K_MOVE = 0,
  K_MERGE = 1,
  K_SPLIT = 2;
export const KIND = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3];
export const MONSTERS = [
  'Docteur',
  'Alien',
  'Loup-Garou',
  'Poupee',
  'Leprechaun',
  'Psycho',
  'Sadique',
  'Vampire',
  'Fantome',
  'Clown',
  'Chauve-Souris',
];
export const M_ALIEN = 1,
  M_WOLF = 2;

export function pop(x: number): number {
  x = x - ((x >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
export const ctz = (x: number) => 31 - Math.clz32(x & -x);
/** 7-bit set of the values present among the non-wild cards of a pile */
export const valueSet = (m: number) => (m | (m >>> 7) | (m >>> 14) | (m >>> 21)) & 0x7f;
const wilds = (m: number) => pop(m & WILD);

/** values distinct and completable into one run of exactly pop(m) values within 1..7 */
export function isRun(m: number): boolean {
  const w = wilds(m),
    n = pop(m),
    vs = valueSet(m & ~WILD);
  if (n > 7 || pop(vs) !== n - w) return false;
  return vs === 0 || 32 - Math.clz32(vs) - ctz(vs) <= n;
}

/** is group mask m (2+ cards) a legal target of group-monster k */
export function groupOk(k: number, m: number): boolean {
  if ((m & (m - 1)) === 0) return false;
  switch (k) {
    case 0:
      return isRun(m);
    case 3:
      return pop(m) === 5;
    case 4:
      return (m & ~ODD) === 0;
    case 5: {
      const d = pop(valueSet(m & ~WILD));
      return d === 2 || (d < 2 && d + wilds(m) >= 2);
    }
    case 6: {
      const f = m & ~WILD;
      return (
        (f & ~COLOUR[0]) === 0 || (f & ~COLOUR[1]) === 0 || (f & ~COLOUR[2]) === 0 || (f & ~COLOUR[3]) === 0
      );
    }
    case 7:
      return (m & ~HIGH) === 0;
    case 8:
      return (m & ~LOW) === 0;
    case 9:
      return (
        +((m & COLOUR[0]) !== 0) +
          +((m & COLOUR[1]) !== 0) +
          +((m & COLOUR[2]) !== 0) +
          +((m & COLOUR[3]) !== 0) +
          wilds(m) >=
        4
      );
    case 10:
      return (m & ~EVEN) === 0;
  }
  return false;
}
