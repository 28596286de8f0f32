/** A card as it is meant where its kind or its keys are misspelt: what they hold is read in the same run. */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { entry, valueOf, type Entry, type MapNode } from '../../../schemas/index.ts';
import type { Sources } from '../loader/link-context.ts';

/**
 * A card whose kind is misspelt, as a card of the one kind that is like it: its other faults are reported with the
 * misspelling.
 */
export function withMeantKind(s: Sources, { kinds }: Vocabulary, node: MapNode): MapNode {
  const kind = valueOf(node, 'kind');
  if (kind?.kind !== 'scalar' || typeof kind.value !== 'string' || kinds.some(({ id }) => id === kind.text))
    return node;
  const near = nearest(
    kind.text,
    kinds.map(({ id }) => id),
  );
  if (near.length !== 1) return node;
  const [text] = near;
  const entries = node.entries.map((each) =>
    each.value === kind ? { ...each, value: s.from({ ...kind, text, value: text }, kind) } : each,
  );
  return s.from({ ...node, entries }, node);
}

/** A card with the keys that are meant in place of unknown ones, so that what they hold is read in the same run. */
export function withMeantKeys(s: Sources, node: MapNode, unknown: readonly Diagnostic[]): MapNode {
  const meantBy = ({ key }: Entry): string | undefined => {
    const fault = unknown.find(
      ({ place }) => place.file === s.fileOf(key) && place.span.start === key.span.start,
    );
    const { near = [] } = (fault?.details ?? {}) as { readonly near?: readonly string[] };
    return near.length === 1 && !entry(node, near[0]) ? near[0] : undefined;
  };
  const meant = node.entries.map(meantBy);
  if (meant.every((text) => text === undefined)) return node;
  const entries = node.entries.map((each, i) => {
    const text = meant[i];
    return text === undefined ? each : { ...each, key: s.from({ ...each.key, text, value: text }, each.key) };
  });
  return s.from({ ...node, entries }, node);
}
