import type { CounterSymbol, ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Node, ScalarNode } from '../../../schemas/yaml/node.ts';
/** What a scenario gives a card beyond its place. */
export interface GivenCard {
  readonly card: number;
  /** Where it is named. */
  readonly node: ScalarNode;
  readonly counters: readonly {
    readonly counter: CounterSymbol;
    readonly value: number;
    readonly said: Node;
  }[];
  readonly host?: number | undefined;
  /** Where the host is named. */
  readonly hostNode?: ScalarNode | undefined;
  readonly attacher?: number | undefined;
  readonly covers?: number | undefined;
  /** Without an entry for its face, it is as its zone has it. */
  readonly faceUp?: boolean | undefined;
}

/** A position that a scenario gives, checked: everything by number. */
export interface GivenPosition {
  /** Index of the step to begin at. */
  readonly step: number | undefined;
  readonly cycle: number | undefined;
  readonly turn: number | undefined;
  readonly roles: readonly { readonly role: number; readonly seat: number; readonly node: ScalarNode }[];
  readonly counters: readonly {
    readonly counter: CounterSymbol;
    readonly seat: number;
    readonly value: number;
    /** The value as it is written. */
    readonly said: Node;
    readonly node: ScalarNode;
  }[];
  readonly zones: readonly PlacedZone[];
  readonly cards: readonly GivenCard[];
}

/** The cards of a zone as a scenario puts them there: the top of a stack first; of a zone of piles, by piles. */
export interface PlacedZone {
  readonly zone: number;
  readonly symbol: ZoneSymbol;
  /** The node that lists the cards there. */
  readonly node: ScalarNode;
  readonly groups: readonly (readonly number[])[];
  /** The same cards as they are named: a name without a number is that of any copy. */
  readonly named: readonly (readonly ScalarNode[])[];
  /** No further card is there, also where cards start. */
  readonly exactly: boolean;
  /** Of a grid: the cell of each group. */
  readonly cells?: readonly number[];
}
