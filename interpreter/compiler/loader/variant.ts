import type { MapNode, Node, ScalarNode } from '../../../schemas/index.ts';

/** A variant: its file and what it says. */
export interface Variant {
  readonly id: string;
  readonly root: Node;
  /** What it is of, a pack or a variant that others may extend, and all beneath that: it may change what those change. */
  readonly layers?: readonly string[];
  readonly above?: ReadonlySet<string>;
  /** Cards that bring what they need: those of the variant, or the one card of which this is a variant made for it. */
  readonly bringing?: readonly MapNode[] | undefined;
}

/** One change that a variant makes. */
export interface Patch {
  readonly how: 'set' | 'add' | 'replace' | 'remove';
  readonly path: ScalarNode;
  readonly steps: readonly string[];
  readonly value: Node | undefined;
  readonly from: Variant;
  /** A text only means that there is such a part: it gives way to one that is declared. */
  readonly meant?: boolean;
  /** Where each step of the path is written, if a card brings it: what is not there yet is created. */
  readonly keys?: readonly ScalarNode[] | undefined;
  /** Whether what hangs on a part that is removed goes with it. */
  readonly withAll?: boolean | undefined;
  /** The place of an addition in its row. */
  readonly before?: readonly ScalarNode[];
  readonly after?: readonly ScalarNode[];
  /** The value in the variant, with its place. */
  readonly said?: Node | undefined;
}
