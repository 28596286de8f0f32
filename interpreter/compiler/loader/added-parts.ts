/**
 * The additions of a variant, in parts: a text by its lines, and elements of a row without the words for
 * their place.
 */
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { entry, foundType, valueOf } from '../../../schemas/index.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../../../schemas/index.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import {
  reportAtNode,
  reportIdleKey,
  entries,
  items,
  scalars,
  textAt,
  textOf,
  type Sources,
} from './link-context.ts';
import { ONLY } from './language-texts.ts';
import { hasLines, textAbove } from './named-lines.ts';
import { isMenus } from './lines/menu-lines.ts';
import { nameOf, partAt } from './data-parts.ts';
import { rowSort } from './rows.ts';
import type { Patch } from './variant.ts';

/** The patches that a patch consists of; `all` are those of all variants. */
export function partsOfPatch(s: Sources, data: Node, patch: Patch, all: readonly Patch[]): Patch[] {
  const { how, steps, value } = patch;
  if (how !== 'add' || !value) return [patch];
  if (hasLines(data, steps)) {
    if (partAt(data, steps) && value.kind === 'scalar') return [patch];
    if (value.kind === 'scalar') return [{ ...patch, steps: [...steps, ONLY] }];
    return entries(value).flatMap(({ key, value: line }) =>
      lineOf(s, {
        ...patch,
        path: below(s, patch.path, key),
        steps: [...steps, key.text],
        value: line,
        said: line,
      }),
    );
  }
  if (hasLines(data, steps.slice(0, -1)) || (textAbove(data, steps)?.within ?? 0) % 2 === 1)
    return lineOf(s, patch);
  switch (rowSort(steps.slice(0, -1))) {
    case 'endings':
      return [asEnding(s, data, patch, all)];
    case 'steps':
    case 'checks':
      return [placed(s, patch)];
    default:
      return [patch];
  }
}

/** A path that goes on with a key, at the place of that key. */
const below = (s: Sources, path: ScalarNode, key: ScalarNode): ScalarNode => {
  const text = `${path.text}/${key.text}`;
  return s.from({ ...key, value: text, text }, key);
};

const LINE: readonly string[] = ['before', 'after', 'in place of', 'do'];

/** A line of a text, or a choice in one: the text alone, or a map of it under `do` and its place. */
function lineOf(s: Sources, patch: Patch): Patch[] {
  const { value } = patch;
  if (value?.kind !== 'map' || (isMenus(value) && !entry(value, 'do'))) return [patch];
  // What a card brings has a shape, with which its keys are reported.
  const hasShape = patch.keys !== undefined;
  for (const { key } of value.entries)
    if (!hasShape && !LINE.includes(key.text)) {
      const details = { key: key.text, near: nearest(key.text, LINE), known: LINE };
      reportAtNode(s, 'schema/unknown-key', key, details);
    }
  const text = valueOf(value, 'do');
  if (!text) {
    if (!hasShape) reportAtNode(s, 'schema/missing', patch.path, { key: 'do', example: 'do: draw a card' });
    return [];
  }
  const instead = hasShape ? undefined : entry(value, 'in place of');
  return [instead ? inPlaceOf(s, patch, instead, text) : { ...placed(s, patch), value: text }];
}

/** A line in place of another one changes that one, which keeps its name for those that refer to it. */
function inPlaceOf(s: Sources, patch: Patch, { key, value }: Entry, text: Node): Patch {
  for (const word of ['before', 'after']) {
    const idle = entry(patch.value as MapNode, word);
    if (idle) reportIdleKey(s, idle.key, word, say('phrase/beside-in-place-of'));
  }
  const [of] = scalars(value);
  if (value.kind !== 'scalar') {
    const expected = say('phrase/the-name-of-a-line');
    reportAtNode(s, 'schema/type', key, { subject: written(key.text), expected, found: foundType(value) });
  }
  const row = patch.path.text.split('/').slice(0, -1).join('/');
  const path = of ? `${row}/${of.text}` : patch.path.text;
  return {
    ...patch,
    how: 'set',
    path: s.from({ ...(of ?? patch.path), value: path, text: path }, of ?? patch.path),
    steps: [...patch.steps.slice(0, -1), of?.text ?? patch.steps.at(-1)!],
    value: text,
  };
}

/** An addition without the words for its place. */
function placed(s: Sources, patch: Patch, isOrder: (node: ScalarNode) => boolean = () => true): Patch {
  const { value } = patch;
  if (value?.kind !== 'map') return patch;
  const of = (key: string): readonly ScalarNode[] => {
    const node = valueOf(value, key);
    return scalars(node).filter(isOrder);
  };
  const [before, after] = [of('before'), of('after')];
  const kept = value.entries.flatMap((each) => {
    if (each.key.text !== 'before' && each.key.text !== 'after') return [each];
    const rest = scalars(each.value).filter((node) => !isOrder(node));
    return rest.length > 0 ? [{ key: each.key, value: rest[0] }] : [];
  });
  return { ...patch, before, after, value: s.from({ ...value, entries: kept }, value) };
}

/** When an ending is asked: behind a step, or all the time. */
export const momentOf = (ending: Node | undefined): string =>
  ['after', 'at'].map((key) => textOf(valueOf(ending, key)) ?? '').join('/');

/**
 * An ending: behind a step says when it is asked, before or behind another ending also which comes first. What says the
 * latter alone is asked when that other one is.
 */
function asEnding(s: Sources, data: Node, patch: Patch, all: readonly Patch[]): Patch {
  const { value } = patch;
  if (value?.kind !== 'map') return patch;
  const steps = stepsIn(data, all);
  const made = placed(s, patch, (node) => isIn(value, 'before', node) || !steps.has(node.text));
  const anchors = [...(made.before ?? []), ...(made.after ?? [])];
  if (anchors.length === 0) return patch;
  const endings = endingsIn(data, all);
  const own = made.value as MapNode;
  const known = anchors.map((anchor) => ({
    anchor,
    ending: endings.get(anchor.text) ?? endings.get(`${patch.from.id}/${anchor.text}`),
  }));
  // An ending that is not there is reported with its place.
  if (entry(own, 'at') || entry(own, 'after')) {
    for (const { anchor, ending } of known)
      if (ending && isAsked(ending) && momentOf(ending) !== momentOf(own))
        reportAtNode(s, 'game/idle-order', anchor, {
          path: patch.path.text,
          other: anchor.text,
          key: isIn(value, 'before', anchor) ? 'before' : anchor.text,
        });
    return made;
  }
  const ending = known.find((each) => each.ending)?.ending;
  const moment = entries(ending).filter(
    ({ key, value: when }) => ['at', 'after'].includes(key.text) && when.kind === 'scalar',
  );
  return { ...made, value: s.from({ ...own, entries: [...own.entries, ...moment] }, own) };
}

const isAsked = (ending: Node): boolean =>
  textAt(ending, 'at') !== undefined || textAt(ending, 'after') !== undefined;

const isIn = (map: Node, key: string, node: ScalarNode): boolean => scalars(valueOf(map, key)).includes(node);

/** The ids of all steps: those of the game, and those that variants add. */
function stepsIn(data: Node, all: readonly Patch[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (node: Node): void => {
    for (const each of items(valueOf(node, 'steps'))) {
      found.add(nameOf(each) ?? '');
      add(each);
    }
  };
  for (const { value } of entries(valueOf(data, 'flow'))) add(value);
  for (const { how, steps, value } of all) {
    if (how !== 'add' || !value || rowSort(steps.slice(0, -1)) !== 'steps') continue;
    found.add(nameOf(value) ?? steps.at(-1)!);
    add(value);
  }
  return found;
}

/** Endings by their ids: those of the game, and those that variants add behind the id of the variant. */
function endingsIn(data: Node, all: readonly Patch[]): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const each of items(valueOf(data, 'ends'))) found.set(nameOf(each) ?? '', each);
  for (const { how, steps, value, from } of all)
    if (how === 'add' && value && rowSort(steps.slice(0, -1)) === 'endings')
      found.set(`${from.id}/${nameOf(value) ?? steps.at(-1)}`, value);
  return found;
}
