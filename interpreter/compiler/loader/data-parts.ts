import { languages } from '../../../dsl/text/locale.ts';
import { entry, sectionOf, valueOf } from '../../../schemas/index.ts';
import type { Entry, ListNode, MapNode, Node, ScalarNode } from '../../../schemas/index.ts';
import { items, type Sources } from './link-context.ts';
import { ONLY } from './language-texts.ts';

// The parts of a game's data by the words of a path: keys of maps, ids of elements, and words that lists hold.

/** What a path names an element of a list by: its id; a word in a list of words is its own name. */
export const nameOf = (node: Node): string | undefined => {
  const id = node.kind === 'scalar' ? node : valueOf(node, 'id');
  return id?.kind === 'scalar' ? id.text : undefined;
};

export const partNames = (node: Node): string[] =>
  node.kind === 'map'
    ? node.entries.map((each) => each.key.text)
    : items(node).flatMap((each) => nameOf(each) ?? []);

export function partOf(node: Node, step: string): Node | undefined {
  switch (node.kind) {
    case 'map':
      return entry(node, step)?.value;
    case 'list':
      return node.items.find((each) => nameOf(each) === step);
    case 'scalar':
      // A text in one piece has its lines in it.
      if (!node.lines) return step === ONLY ? node : undefined;
      return node.lines.find(({ name }) => name.text === step)?.text;
  }
}

/** The key of a part, where it has one. */
export const keyAt = (node: Node, step: string): ScalarNode | undefined => entry(node, step)?.key;

/** A list of words as a map from them to their names, for one whose name is not its word. */
export const withNames = (s: Sources, list: ListNode, more: Node): Node =>
  more.kind === 'scalar' && list.items.some((each) => each.kind === 'scalar') ? list : valuesByName(s, list);

/** A list of words as a map from them to their names. */
export function valuesByName(s: Sources, list: ListNode): Node {
  const named = list.items.flatMap((each): Entry[] =>
    each.kind === 'scalar' ? [{ key: each, value: each }] : [],
  );
  return s.from({ kind: 'map', entries: named, span: list.span, flow: list.flow }, list);
}

/** Whether a key is among names: a language, or an alternative name. */
export const isNaming = (key: string): boolean =>
  languages.some((language) => language === key) || key === 'also' || key === 'printed as';

/** A name or its forms, which are English, as a map of languages. */
export function nameByLanguage(s: Sources, name: Exclude<Node, MapNode>): Node {
  const key = s.from(
    { kind: 'scalar', value: 'en', text: 'en', style: 'plain', span: name.span } as const,
    name,
  );
  return s.from({ kind: 'map', entries: [{ key, value: name }], span: name.span, flow: true } as const, name);
}

/** The part at a path, or none. */
export const partAt = (data: Node, steps: readonly string[]): Node | undefined =>
  steps.reduce<Node | undefined>((node, step) => node && partOf(node, step), data);

/** A section that games may have and this one has not, for what is added to it. */
export function emptySection(s: Sources, path: ScalarNode, name: string): Node | undefined {
  switch (sectionOf(name)) {
    case 'map':
      return emptyMap(s, path);
    case 'list':
      return s.from({ kind: 'list', items: [], span: path.span, flow: true }, path);
    default:
      return undefined;
  }
}

/** A map for what is added to it. */
export const emptyMap = (s: Sources, path: ScalarNode): MapNode =>
  s.from({ kind: 'map', entries: [], span: path.span, flow: true }, path);

/** A node with another part, or without it; `path` if that is declared again. */
export function withPart(
  s: Sources,
  node: Node,
  step: string,
  value: Node | undefined,
  path?: ScalarNode,
): Node {
  if (node.kind === 'map') {
    const kept: Entry[] = node.entries.flatMap((each) => {
      if (each.key.text !== step) return [each];
      const key = path ? s.from({ ...path, value: step, text: step }, path) : each.key;
      return value ? [{ key, value }] : [];
    });
    return s.from({ ...node, entries: kept }, node);
  }
  if (node.kind !== 'list') return node;
  const kept = node.items.flatMap((each) => (nameOf(each) !== step ? [each] : value ? [value] : []));
  return s.from({ ...node, items: kept }, node);
}

/** The same of a part further down. */
export function withPartAt(s: Sources, node: Node, [step, ...rest]: readonly string[], value: Node): Node {
  const inner = rest.length === 0 ? value : partOf(node, step);
  if (!inner) return node;
  return withPart(s, node, step, rest.length === 0 ? value : withPartAt(s, inner, rest, value));
}

/** A node with one more part at its end; none where it has no parts. */
export function withMore(
  s: Sources,
  node: Node,
  path: ScalarNode,
  step: string,
  value: Node,
): Node | undefined {
  const own = s.from({ ...path, value: step, text: step }, path);
  if (node.kind === 'map') return s.from({ ...node, entries: [...node.entries, { key: own, value }] }, node);
  if (node.kind !== 'list') return undefined;
  return s.from({ ...node, items: [...node.items, identified(s, value, own)] }, node);
}

/** An element of a list with the id by which its path names it, where it does not say one itself. */
function identified(s: Sources, value: Node, id: ScalarNode): Node {
  if (value.kind !== 'map' || valueOf(value, 'id')) return value;
  const key = s.from({ ...id, value: 'id', text: 'id' }, id);
  return s.from({ ...value, entries: [{ key, value: id }, ...value.entries] }, value);
}

/** Data with the parts of one map or list in another order, given by their numbers. */
export function inOrder(s: Sources, data: Node, steps: readonly string[], order: readonly number[]): Node {
  const [step, ...rest] = steps;
  if (step !== undefined) {
    const inner = partOf(data, step);
    return inner ? withPart(s, data, step, inOrder(s, inner, rest, order)) : data;
  }
  if (data.kind === 'map') return s.from({ ...data, entries: order.map((i) => data.entries[i]) }, data);
  const list = data as ListNode;
  return s.from({ ...list, items: order.map((i) => list.items[i]) }, list);
}
