/**
 * Reads a long list again after a small change. The elements of a list at the left margin are independent in
 * YAML: one with the same text means the same at any place, so only the others are read. If there is any
 * finding about an element, or about how the file is put together, it is read as a whole: the findings never
 * depend on this.
 */
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { elementStarts } from './list-elements.ts';
import { limits } from './yaml-limits.ts';
import type { ListNode, Node } from './node.ts';
import { readYaml } from './read-yaml.ts';

interface Piece {
  /** The element as if the file began with it. */
  readonly node: Node;
  /** Where a list of it alone would end, which may be behind it. */
  readonly end: number;
  /** Its place at the last request, with its spans there. */
  at: number;
  moved: Node;
}

/** A list that is shorter than this is read as fast as it is taken apart. */
const LONG = 2000;

/** Elements by those that are the same further up. */
const elements = new WeakMap<object, Node>();

/**
 * The node that stands for an element of a list wherever its text is: it has the same content, and spans of another place.
 * Any other node stands for itself.
 */
export const unmoved = (node: object): object => elements.get(node) ?? node;

/** Reads versions of one file, one after the other. */
export class PieceReader {
  private pieces = new Map<string, Piece>();

  read(file: string, text: string): { root: Node | undefined; diagnostics: Diagnostic[] } {
    return this.byPieces(file, text) ?? readYaml(file, text);
  }

  private byPieces(file: string, text: string): { root: Node; diagnostics: Diagnostic[] } | undefined {
    if (text.length < LONG || text.length > limits.characters) return undefined;
    const starts = elementStarts(text);
    if (!starts || starts.length < 2) return undefined;
    const next = new Map<string, Piece>();
    const items: Node[] = [];
    let end = 0;
    for (const [i, start] of starts.entries()) {
      const own = text.slice(start, starts[i + 1] ?? text.length);
      const known = next.get(own) === undefined ? this.pieces.get(own) : undefined;
      const piece = known ?? pieceOf(file, own);
      if (!piece) return undefined;
      if (piece.at !== start) {
        piece.moved = movedBy(piece.node, start);
        elements.set(piece.moved, piece.node);
        piece.at = start;
      }
      next.set(own, piece);
      items.push(piece.moved);
      end = start + piece.end;
    }
    this.pieces = next;
    const root: ListNode = {
      kind: 'list',
      items,
      span: { start: starts[0], end },
      flow: false,
    };
    return { root, diagnostics: [] };
  }
}

function pieceOf(file: string, text: string): Piece | undefined {
  // A line at the margin that is no comment belongs to no element.
  if (/\n[^\s#]/.test(text)) return undefined;
  const { root, diagnostics } = readYaml(file, text);
  if (diagnostics.length > 0 || root?.kind !== 'list' || root.items.length !== 1) return undefined;
  const node = withFile(root.items[0], file);
  return { node, end: root.span.end, at: 0, moved: node };
}

/** A node of which each part knows its file. */
function withFile(node: Node, file: string): Node {
  switch (node.kind) {
    case 'scalar':
      return { ...node, file };
    case 'list':
      return { ...node, file, items: node.items.map((each) => withFile(each, file)) };
    case 'map':
      return {
        ...node,
        file,
        entries: node.entries.map(({ key, value }) => ({
          key: withFile(key, file) as typeof key,
          value: withFile(value, file),
        })),
      };
  }
}

/** A node with the spans that it has if its text is further down. */
function movedBy(node: Node, by: number): Node {
  const span = { start: node.span.start + by, end: node.span.end + by };
  switch (node.kind) {
    case 'scalar':
      return {
        ...node,
        span,
        ...(node.offsets ? { offsets: node.offsets.map((at) => at + by) } : {}),
        ...(node.comment ? { comment: { start: node.comment.start + by, end: node.comment.end + by } } : {}),
      };
    case 'list':
      return { ...node, span, items: node.items.map((each) => movedBy(each, by)) };
    case 'map':
      return {
        ...node,
        span,
        entries: node.entries.map(({ key, value }) => ({
          key: movedBy(key, by) as typeof key,
          value: movedBy(value, by),
        })),
      };
  }
}
