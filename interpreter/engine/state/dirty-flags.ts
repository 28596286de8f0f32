/**
 * Parts of a position, as bits of `Header.settled`: a part that is set has not changed since the state checks
 * last found nothing to do. Checks that read only parts that are set would find nothing again, and are left
 * out. Where there are many zones or counters several share a bit. Nothing is set in a new or loaded
 * position, which is always right: the word remembers what could be found out again, so it is not saved.
 */
const ZONE_BITS = 20;
const COUNTER_BITS = 6;

export const StatePart = {
  zone: (index: number): number => 1 << (index % ZONE_BITS),
  counter: (index: number): number => 1 << (ZONE_BITS + (index % COUNTER_BITS)),
  roles: 1 << 26,
  turn: 1 << 27,
  cycle: 1 << 28,
  /** Not a part: whether the checks that run have done nothing yet but look. */
  quiet: 1 << 29,
  /** Not a part: whether checks have ever found nothing to do; everything reads it. */
  known: 1 << 30,
  /** Not a part: whether no ending that is due at once held when it was last asked, and nothing has changed that one reads. */
  endings: 1 << 31,
} as const;

export const NOT_QUIET = ~StatePart.quiet;
/** What is set where checks find nothing to do. */
export const ALL_SETTLED = ~StatePart.endings;
/** What is left when somebody else's turn begins, and when a round does. */
export const BESIDES_TURN = ~(StatePart.turn | StatePart.endings);
export const BESIDES_CYCLE = ~(StatePart.cycle | StatePart.endings);
