import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { entry, sectionOf, valueOf } from '../../../schemas/index.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../../../schemas/index.ts';
import { recorded, tellable } from './content-hash.ts';
import { complainAt, complainOfIdle, entries, items, placeOf, textOf, type Sources } from './link-context.ts';

/** A variant: its file and what it says. */
export interface Variant {
  readonly id: string;
  readonly root: Node;
  /** The pack that it is of, and all packs beneath that one: it may change what those change. */
  readonly pack?: string | undefined;
  readonly above?: ReadonlySet<string> | undefined;
}

/** Complains about two variants of one id: whoever speaks of it would not know which is meant. */
export function checkIds(s: Sources, variants: readonly Variant[]): void {
  variants.forEach(({ id, root }, i) => {
    const first = variants.slice(0, i).find((each) => each.id === id);
    const [said, other] = [root, first?.root].map((each) => valueOf(each, 'variant'));
    if (!said || !other) return;
    const related = [{ place: placeOf(s, other), message: say('phrase/the-first-stands-here') }];
    complainAt(s, 'game/duplicate', said, { what: say('phrase/two-variants'), id }, { related });
  });
}

/** One change that a variant makes. */
interface Patch {
  readonly how: 'set' | 'add' | 'replace' | 'remove';
  readonly path: ScalarNode;
  readonly steps: readonly string[];
  readonly value: Node | undefined;
  readonly from: Variant;
}

/**
 * Puts variants on top of a game's data. `data` is a map whose keys are the sections of the game file and `cards`,
 * the list of all cards; paths go through keys and ids with slashes: `settings/goal/default`, `cards/a-card/effect`.
 * Two variants that change the same part, or one inside the other's, contradict each other.
 */
export function applyVariants(s: Sources, data: MapNode, variants: readonly Variant[]): MapNode {
  for (const variant of variants) checkMoved(s, data, variant);
  const done: Patch[] = [];
  let result: Node = data;
  for (const patch of variants.flatMap(patchesOf)) {
    const other = done.find(
      (each) =>
        each.from !== patch.from && !isAbove(patch.from, each.from) && overlap(each.steps, patch.steps),
    );
    if (other) {
      complainAt(
        s,
        'game/conflict',
        patch.path,
        { path: patch.path.text, other: other.from.id },
        {
          related: [
            {
              place: { file: s.fileOf(other.path), span: other.path.span },
              message: say('phrase/changed-here'),
            },
          ],
        },
      );
      continue;
    }
    const rival = done.find(
      (each) => each.from !== patch.from && !isAbove(patch.from, each.from) && inOneRow(result, each, patch),
    );
    if (rival) {
      complainAt(
        s,
        'game/order',
        patch.path,
        { path: patch.path.text, other: rival.from.id },
        { related: [{ place: placeOf(s, rival.path), message: say('phrase/added-here') }] },
      );
      continue;
    }
    done.push(patch);
    result = change(s, result, patch, 0) ?? result;
  }
  return result as MapNode;
}

function patchesOf(variant: Variant): Patch[] {
  const of = (how: 'set' | 'add' | 'replace'): Patch[] =>
    entries(valueOf(variant.root, how)).map(({ key, value }) => ({
      how,
      path: key,
      steps: key.text.split('/').map((step) => step.trim()),
      value,
      from: variant,
    }));
  const removed = items(valueOf(variant.root, 'remove')).flatMap((path): Patch[] =>
    path.kind === 'scalar'
      ? [
          {
            how: 'remove',
            path,
            steps: path.text.split('/').map((step) => step.trim()),
            value: undefined,
            from: variant,
          },
        ]
      : [],
  );
  return [...of('set'), ...of('replace'), ...of('add'), ...removed];
}

/** Paths of the parts of a game that a variant changes or takes away, with what stands there; not what it adds. */
export function touchedBy(data: Node, variant: Variant): { path: ScalarNode; node: Node }[] {
  return patchesOf(variant).flatMap(({ how, path, steps }) => {
    const node = how === 'add' ? undefined : at(data, steps);
    return node ? [{ path, node }] : [];
  });
}

const at = (data: Node, steps: readonly string[]): Node | undefined =>
  steps.reduce<Node | undefined>((node, step) => node && child(node, step), data);

/** Warns of parts that were something else when the variant was written: `was`. */
function checkMoved(s: Sources, data: Node, variant: Variant): void {
  const touched = touchedBy(data, variant);
  for (const { key, value } of entries(valueOf(variant.root, 'was'))) {
    const meant = touched.find(({ path }) => path.text.trim() === key.text.trim());
    // A path that leads nowhere is told where it is changed.
    const isChanged = patchesOf(variant).some(
      ({ how, path }) => how !== 'add' && path.text.trim() === key.text.trim(),
    );
    if (!isChanged) complainOfIdle(s, key, key.text, say('phrase/under-was-this-variant-does-not'));
    if (!meant || value.kind !== 'scalar' || value.text.trim() === recorded(meant.node)) continue;
    const said = tellable(meant.node);
    const was = said === undefined || value.text.startsWith('hash ') ? undefined : value.text.trim();
    complainAt(
      s,
      'game/moved',
      key,
      { path: key.text, was, now: was === undefined ? undefined : said },
      {
        severity: 'warning',
        related: [{ place: placeOf(s, meant.node), message: say('phrase/this-is-there-now') }],
      },
    );
  }
}

/** Whether a variant is of a pack that needs the pack of the other one, and so knows what that one does. */
const isAbove = ({ above }: Variant, { pack }: Variant): boolean =>
  pack !== undefined && above?.has(pack) === true;

/**
 * Whether two additions stand in one list, where what comes first counts: endings of one moment, checks, steps. The order
 * in which files are named must not decide it. Cards lie in a list, too, and in no order.
 */
function inOneRow(data: Node, a: Patch, b: Patch): boolean {
  if (a.how !== 'add' || b.how !== 'add' || a.steps.length !== b.steps.length) return false;
  const above = b.steps.slice(0, -1);
  if (above[0] === 'cards' || !overlap(a.steps.slice(0, -1), above)) return false;
  if (at(data, above)?.kind !== 'list') return false;
  return above[0] !== 'ends' || momentOf(a.value) === momentOf(b.value);
}

/** When an ending is asked: behind a step, or all the time. */
const momentOf = (ending: Node | undefined): string =>
  ['after', 'at'].map((key) => textOf(valueOf(ending, key)) ?? '').join('/');

const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  (a.length < b.length ? a : b).every((_, i) => a[i] === b[i]);

/** The node with the change made below it; undefined (and a complaint) where the path leads nowhere. */
function change(s: Sources, node: Node, patch: Patch, depth: number): Node | undefined {
  const step = patch.steps[depth];
  const last = depth === patch.steps.length - 1;
  const exists = keysOf(node).includes(step);
  if (last && patch.how === 'add') {
    if (exists) return complainAt(s, 'game/path-taken', patch.path, { path: patch.path.text });
    return added(s, node, patch.path, step, patch.value!) ?? missing(s, patch, step, node, last);
  }
  if (!exists) {
    const section = patch.how === 'add' && depth === 0 ? emptySection(s, patch.path, step) : undefined;
    const inner = section && change(s, section, patch, depth + 1);
    return inner ? added(s, node, patch.path, step, inner) : (section ?? missing(s, patch, step, node, last));
  }
  if (last) {
    const value = patch.how === 'remove' ? undefined : patch.value;
    // A declaration as a whole stands where the variant gives it anew.
    const path = value?.kind === 'map' ? patch.path : undefined;
    return replaced(s, node, step, value, path);
  }
  const inner = change(s, child(node, step)!, patch, depth + 1);
  return inner && replaced(s, node, step, inner);
}

/** A section that games may have and this one has not, for what is added to it. */
function emptySection(s: Sources, path: ScalarNode, name: string): Node | undefined {
  const { span } = path;
  switch (sectionOf(name)) {
    case 'map':
      return s.from({ kind: 'map', entries: [], span, flow: true }, path);
    case 'list':
      return s.from({ kind: 'list', items: [], span, flow: true }, path);
    default:
      return undefined;
  }
}

function missing(s: Sources, patch: Patch, step: string, node: Node, last: boolean): undefined {
  const all = keysOf(node);
  const changes = patch.how === 'set' || patch.how === 'replace';
  const addable = last && changes && node.kind !== 'scalar';
  const details = { path: patch.path.text, missing: step, near: nearest(step, all), all, addable };
  return complainAt(s, 'game/path', patch.path, details);
}

/** The id of an element of a list, by which paths name it. */
const idOf = (node: Node): string | undefined => {
  const id = valueOf(node, 'id');
  return id?.kind === 'scalar' ? id.text : undefined;
};

const keysOf = (node: Node): string[] =>
  node.kind === 'map'
    ? node.entries.map((each) => each.key.text)
    : items(node).flatMap((each) => idOf(each) ?? []);

const child = (node: Node, step: string): Node | undefined =>
  node.kind === 'map' ? entry(node, step)?.value : items(node).find((each) => idOf(each) === step);

function replaced(s: Sources, node: Node, step: string, value: Node | undefined, path?: ScalarNode): Node {
  if (node.kind === 'map') {
    const kept: Entry[] = node.entries.flatMap((each) => {
      if (each.key.text !== step) return [each];
      const key = path ? s.from({ ...path, value: step, text: step }, path) : each.key;
      return value ? [{ key, value }] : [];
    });
    return s.from({ ...node, entries: kept }, node);
  }
  if (node.kind !== 'list') return node;
  const items = node.items.flatMap((each) => (idOf(each) !== step ? [each] : value ? [value] : []));
  return s.from({ ...node, items }, node);
}

function added(s: Sources, node: Node, path: ScalarNode, step: string, value: Node): Node | undefined {
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
