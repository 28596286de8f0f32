/** Nodes of data that no file contains: at the place of one, for what texts bring by themselves. */
import type { MapNode, Node, ScalarNode } from '../../../../schemas/index.ts';
import type { CounterWords } from '../../../../dsl/checker/readings/durations/turns-meant.ts';
import type { Sources } from '../link-context.ts';

/** The text uses what it brings: that is declared in front of it, and not by the whole of it. */
export const beginningOf = (s: Sources, text: ScalarNode): ScalarNode =>
  s.from({ ...text, span: { start: text.span.start, end: text.span.start } }, text);

/** Makes nodes at the place of one. */
export function nodesAt(s: Sources, at: ScalarNode) {
  const scalar = scalarsAt(s, at);
  const list = (texts: readonly string[]): Node =>
    s.from({ kind: 'list', items: texts.map(scalar), span: at.span, flow: true } as const, at);
  return { map: mapsAt(s, at), scalar, list };
}

const isList = (value: CounterWords[string]): value is readonly string[] => Array.isArray(value);

/** Words of a declaration, as parts of one. */
export function wordsAt(
  map: (parts: Readonly<Record<string, Node>>) => Node,
  scalar: (value: string | number) => Node,
  list: (values: readonly string[]) => Node,
  words: CounterWords,
): Record<string, Node> {
  const nodeOf = (value: CounterWords[string]): Node => {
    if (typeof value === 'string' || typeof value === 'number') return scalar(value);
    return isList(value) ? list(value) : map(wordsAt(map, scalar, list, value));
  };
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, nodeOf(value)]));
}

/** Cards that bring something which their texts mean and do not say. */
export const meantOnly = new WeakSet<MapNode>();

/** Makes maps at the place of a node. */
export const mapsAt =
  (s: Sources, at: ScalarNode) =>
  (parts: Readonly<Record<string, Node>>): MapNode =>
    s.from(
      {
        kind: 'map',
        entries: Object.entries(parts).map(([key, value]) => ({ key: scalarsAt(s, at)(key), value })),
        span: at.span,
        flow: true,
      } as const,
      at,
    );

/** Makes words and numbers at the place of a node. */
const scalarsAt =
  (s: Sources, at: ScalarNode) =>
  (value: string | number | boolean): ScalarNode =>
    s.from({ kind: 'scalar', value, text: String(value), style: 'plain', span: at.span } as const, at);

/** A card that brings something, with nothing else that it says. */
export function bringingOnly(s: Sources, card: MapNode, brings: MapNode): MapNode {
  const id = card.entries.filter(({ key }) => key.text === 'id');
  const [{ key }] = brings.entries;
  const entry = { key: s.from({ ...key, value: 'brings', text: 'brings' }, key), value: brings };
  return s.from({ ...card, entries: [...id, entry] }, card);
}

/** The same of what the texts of a card mean and do not say. */
export function bringingMeant(s: Sources, card: MapNode, brings: MapNode): MapNode {
  const made = bringingOnly(s, card, brings);
  meantOnly.add(made);
  return made;
}
