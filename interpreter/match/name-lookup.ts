import type { Sort } from '../../dsl/ir/expressions.ts';
/** Values as people read and write them. `p` is the position that gives piles their contents. */
export interface NameLookup {
  readonly seats: readonly string[];
  card(card: number): string;
  zone(zone: number): string;
  /** A pile by the cards in it, in a fixed order: piles have no names of their own. */
  pile(p: Int32Array, pile: number): string;
  value(p: Int32Array, sort: Sort, value: number): string;
}
