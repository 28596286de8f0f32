/** What a file holds, to find one's way in it: its cards, or its sections with what each declares. */
import { valueOf, type MapNode, type Node } from '../schemas/index.ts';
import type { Span } from '../dsl/text/source.ts';
import type { Workspace } from './workspace.ts';

/** An entry of an outline. */
export interface OutlineEntry {
  /** As the data call it: a key, or the id of an element of a list. */
  readonly label: string;
  /** What it is, where its own data say so: the kind of a card. */
  readonly detail?: string;
  /** The place of the key, or of the first key of an element. */
  readonly span: Span;
  /** All of it, with what is below it. */
  readonly whole: Span;
  readonly children: readonly OutlineEntry[];
}

/** How deep an outline goes: sections, and what they declare. */
const DEEPEST = 2;

/** What elements of lists are called by, in this order. */
const NAMES = ['id', 'scenario', 'clause', 'name'] as const;

/** The outline of a file, in the order of its text; empty for one that cannot be read. */
export function outlineOf(workspace: Workspace, name: string): readonly OutlineEntry[] {
  const root = workspace.file(name)?.root;
  if (!root) return [];
  const element = root.kind === 'map' ? elementEntry(root) : undefined;
  return element && valueOf(root, 'kind') ? [element] : entriesBelow(root, DEEPEST);
}

function entriesBelow(node: Node, depth: number): OutlineEntry[] {
  if (depth === 0 || node.kind === 'scalar') return [];
  if (node.kind === 'list')
    return node.items.flatMap((item) => (item.kind === 'map' ? (elementEntry(item) ?? []) : []));
  return node.entries.map(({ key, value }) => ({
    label: key.text,
    span: key.span,
    whole: { start: key.span.start, end: Math.max(key.span.end, value.span.end) },
    children: entriesBelow(value, depth - 1),
  }));
}

/** An element of a list by what it is called; undefined where nothing says so. */
function elementEntry(map: MapNode): OutlineEntry | undefined {
  const named = NAMES.map((key) => valueOf(map, key)).find((node) => node?.kind === 'scalar');
  if (named?.kind !== 'scalar') return undefined;
  const kind = valueOf(map, 'kind');
  return {
    label: named.text,
    ...(kind?.kind === 'scalar' ? { detail: kind.text } : {}),
    span: named.span,
    whole: map.span,
    children: [],
  };
}
