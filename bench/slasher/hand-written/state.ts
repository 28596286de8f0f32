/*
 * SLASHER - hand-written reference engine (upper limit for a data-driven one).
 *
 * INTERPRETATION of the rulebook (every ambiguity; slasher-bgio follows the same list)
 *  Deck     30 actors = 4 colours x values 1..7 + 2 Figurants (wildcards); 10 actions = 3 move,
 *           3 merge, 2 split, 2 swap; 11 monsters (annex 1). Every card is an individual: two
 *           identical cards in hand give two (equivalent) legal moves.
 *  Table    an unordered set of piles. 1 actor = Isolated Actor, 2 or more = Group.
 *  A1  One card play (card + all its targets) is ONE decision ("flat" moves).
 *  A2  Playing an actor: alone (new pile) or onto any existing pile.
 *  A3  An action must CHANGE the arrangement when it can (rule: "you must do what the card says if
 *      possible"). Move: any actor to another pile, or out of a Group to stand alone (an Isolated
 *      Actor may not be "moved" to isolation). Merge: any two different piles. Split: a Group into
 *      two non-empty parts. Swap: two actors of different piles, not both Isolated.
 *      If nothing is possible the card is discarded without effect (one "no target" move).
 *  A4  Set-up stops when every player has exactly 1 actor/action card: hand size 6 -> 5 plays each.
 *  A5  First player: round 1 random; then highest total; tie -> most points in the previous round
 *      among the tied; tie -> random among those.
 *  A6  Monsters: at each round start the available ones (= not in a hand) are shuffled and dealt one at
 *      a time, first player first. Over the limit (3; 2 at five players) the receiver chooses one to
 *      discard before the next is served. When none is left, the Monsters discarded in this very deal
 *      are dealt on; if there are none, the rest get none. The six other cards are dealt after that.
 *  A7  SLASH commit: every player secretly picks any subset (also none) of his monsters. Here the
 *      simultaneous choice is serialised from the first player; nobody may look at `COMMIT` of
 *      another before all have chosen. A player without monsters makes no decision.
 *  A8  Resolution: ascending initiative over all players. Slashing is mandatory if possible; the
 *      owner chooses which of the eligible targets; 0 or 1 eligible target is resolved without a
 *      decision. Points = number of slashed actors; they leave the table at once.
 *  A9  "a group" in a monster means a Group of 2+ cards, never an Isolated Actor. Only Alien hits
 *      Isolated Actors (all of them, at least one needed).
 *  A10 A Figurant takes any value 1..7 and any colour, independently for each check, whatever
 *      helps. Two Figurants may take the same or different values.
 *  A11 Docteur: the group's values are all distinct and form one run. Psycho: exactly two distinct
 *      values. Clown: all four colours appear (more cards allowed). Poupee: exactly 5 cards.
 *      "> 4" = 5,6,7; "< 4" = 1,2,3; odd = 1,3,5,7; even = 2,4,6.
 *  A12 Loup-Garou: the owner picks 2 or more actors, each in a different GROUP, whose values are
 *      all distinct and form a run; any such selection is legal (need not be the longest). What is
 *      left of a group stays (may become an Isolated Actor).
 *  A13 After the SLASH the last card of each hand is dropped, all actors/actions are gathered and
 *      reshuffled. Game over when somebody has >= target; best total wins; ties win together.
 *
 * STATE: one Int32Array => clone = memcpy, serialise = Array.from. Piles and hands are bit masks
 * over the 30 actors (bit = colour*7 + value-1; bits 28, 29 = Figurants). RNG state is inside.
 * MOVE: one integer (see enc). apply() mutates.
 */
export type State = Int32Array;
export type Move = number;

// ---- layout -------------------------------------------------------------------------------
export const RNG = 0,
  PHASE = 1,
  CUR = 2,
  FIRST = 3,
  ROUND = 4,
  LEFT = 5,
  TARGET = 6,
  NP = 7,
  NPILES = 8,
  RES = 9;
export const P0 = 12,
  PSZ = 6,
  SCORE = 0,
  RPTS = 1,
  HA = 2,
  HX = 3,
  MON = 4,
  COMMIT = 5;
export const PILE0 = P0 + 5 * PSZ; // 42
export const SIZE = PILE0 + 26;
export const PH_DISCARD = 0,
  PH_SETUP = 1,
  PH_COMMIT = 2,
  PH_RESOLVE = 3,
  PH_OVER = 4;
// ---- rng ----------------------------------------------------------------------------------
export function rnd(s: State, n: number): number {
  let x = s[RNG];
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  s[RNG] = x;
  return Math.floor((x >>> 0) * 2.3283064365386963e-10 * n);
}
export function seedMix(seed: number): number {
  let z = (seed + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  z ^= z >>> 16;
  return z || 1;
}
