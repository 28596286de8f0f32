/**
 * Where the machine keeps the candidates that filters test (`it` with a depth). Those of a text begin with 0, and each
 * filter inside of another takes the next one. Behind them each candidate that no filter of a text has a register of its
 * own, which no other may take: one may be tested while another is. The parameters of functions come last.
 */

/** How deep the filters of a text may be nested; the checker nests a few more inside. */
export const MOST_NESTED = 40;

/** The registers of candidates that no filter of a text has. */
export const reserved = {
  /** Of a choice: of whom a price is asked before it is chosen. */
  priced: 48,
  /** Of a choice: of whom it is asked, before it is chosen, what rules leave to choose after it. */
  leading: 49,
  /** Of a price: of whom it is asked whether it is what the price is paid for. */
  paying: 50,
  /** Who is asked whether a condition or a price on a card holds. */
  askedYou: 51,
  /** The card that prints it. */
  askedThis: 52,
  /** The card that a printed phrase is tested on. */
  selected: 53,
  /** The card of which it is asked whether a rule forbids to move it. */
  moved: 54,
  /** The player of whom it is asked whether a partner has won, and that partner. */
  winning: 55,
  winner: 56,
  /** The player whom a report groups, or who is ranked. */
  grouped: 57,
  /** The player of a zone whose capacity is asked for. */
  zonePlayer: 58,
  /** The card whose host leaves. */
  leaving: 59,
  /** The card or cell that a table marks. */
  marked: 60,
  /** The player who looks at it. */
  looking: 61,
  /** Of a prepared position: the card that is attached or in a cell, and who attaches it, or the cell. */
  placed: 62,
  placing: 63,
  /** The card of which it is asked whether what happens to it is counted. */
  counted: 64,
  /** The player for whom it is counted. */
  counting: 65,
} as const;

/** How many registers come before those of the parameters of functions. */
export const REGISTERS = 66;
