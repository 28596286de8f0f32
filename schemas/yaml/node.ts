import type { Span } from '../../dsl/text/source.ts';

/** How a scalar is written: without quotes, in quotes, or in a block after `|` or `>`. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** What all nodes have. */
interface InFile {
  /** The file, of a node that was noted to be from one when it was read: of long lists, which are read again in pieces. */
  readonly file?: string;
}

export interface ScalarNode extends InFile {
  readonly kind: 'scalar';
  /** What YAML makes of it. A key is always its text. */
  readonly value: string | number | boolean | null;
  /** The decoded text, also where the value is a number or a truth value: `+1` keeps its sign. */
  readonly text: string;
  readonly style: ScalarStyle;
  /** In the file: quotes and a block's sign counted in. */
  readonly span: Span;
  /**
   * The file offset of each UTF-16 unit of `text`, and one more of its end. Absent if unit `i` is at
   * `span.start + i`.
   */
  readonly offsets?: Uint32Array;
  /** A comment that follows on the same line, from its `#`. */
  readonly comment?: Span;
  /** The reader has reported a fault of this text and guessed at its meaning: say nothing more about it. */
  readonly repaired?: true;
  /** Of a text that was put together from named lines: those lines, in their order. */
  readonly lines?: readonly NamedLine[];
}

/** A named line of a text, and the unit at which it begins in the whole. */
export interface NamedLine {
  readonly name: ScalarNode;
  readonly text: ScalarNode;
  readonly file: string;
  readonly from: number;
  /** Where choices of other files were added to it: from which unit of the whole on it is from which file. */
  readonly pieces?: readonly { readonly from: number; readonly file: string }[] | undefined;
}

export interface Entry {
  readonly key: ScalarNode;
  readonly value: Node;
}

export interface MapNode extends InFile {
  readonly kind: 'map';
  readonly entries: readonly Entry[];
  readonly span: Span;
  /** Written in braces. */
  readonly flow: boolean;
  /** Something in it was refused and left out: what it lacks is no news. */
  readonly repaired?: true;
}

export interface ListNode extends InFile {
  readonly kind: 'list';
  readonly items: readonly Node[];
  readonly span: Span;
  /** Written in brackets. */
  readonly flow: boolean;
}

/** A YAML file as a tree of plain objects with places. */
export type Node = MapNode | ListNode | ScalarNode;

/** The entry of a key, or none; none as well where the node is no map. */
export function entry(node: Node | undefined, key: string): Entry | undefined {
  return node?.kind === 'map' ? node.entries.find((e) => e.key.text === key) : undefined;
}

/** The value under a key, or none. */
export const valueOf = (node: Node | undefined, key: string): Node | undefined => entry(node, key)?.value;

/** The node as plain values; maps have no prototype, so that no key can reach one. */
export function toPlain(node: Node): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toPlain);
    case 'map': {
      const plain = Object.create(null) as Record<string, unknown>;
      for (const { key, value } of node.entries) plain[key.text] = toPlain(value);
      return plain;
    }
  }
}
