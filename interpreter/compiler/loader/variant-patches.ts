import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { toPlain, valueOf } from '../../../schemas/index.ts';
import type { MapNode, Node, ScalarNode } from '../../../schemas/index.ts';
import { reportUnorderedAdditions, isAbove, ordered } from './addition-order.ts';
import type { Addition, Unordered } from './addition-order.ts';
import { canonical, recorded, shortValueOf } from './content-hash.ts';
import {
  emptyMap,
  emptySection,
  keyAt,
  isNaming,
  nameByLanguage,
  valuesByName,
  withNames,
  inOrder,
  partNames,
  nameOf,
  partAt,
  partOf,
  withMore,
  withPart,
  withPartAt,
} from './data-parts.ts';
import {
  reportAtNode,
  reportIdleKey,
  entries,
  items,
  placeOf,
  textOf,
  type Sources,
} from './link-context.ts';
import { lineInOnePiece, partsOfLine, takesOne } from './lines/menu-lines.ts';
import { ONLY } from './language-texts.ts';
import { asLines, asRead, hasLines, inOnePiece, textAbove } from './named-lines.ts';
import { isJoined, jointOf } from './lines/joined-parts.ts';
import { momentOf, partsOfPatch } from './added-parts.ts';
import { hangingOn, type Removed } from './removed-parts.ts';
import { rowAt, type RowSort } from './rows.ts';
import { asDeclared, broughtBy } from './brought/brought-parts.ts';
import type { Patch, Variant } from './variant.ts';

/** Complains about two variants with one id: a reference to it would be ambiguous. */
export function checkIds(s: Sources, variants: readonly Variant[]): void {
  variants.forEach(({ id, root }, i) => {
    const first = variants.slice(0, i).find((each) => each.id === id);
    const [said, other] = [root, first?.root].map((each) => valueOf(each, 'variant'));
    if (!said || !other) return;
    const related = [{ place: placeOf(s, other), message: say('phrase/the-first-stands-here') }];
    reportAtNode(s, 'game/duplicate', said, { what: say('phrase/two-variants'), id }, { related });
  });
}

/** A patch that was made, and the variants that make it. */
interface Done {
  readonly patch: Patch;
  readonly from: Variant[];
}

export interface Patched {
  readonly data: MapNode;
  readonly unordered: readonly Unordered[];
  /** Texts on cards that are maps of lines now. */
  readonly texts: readonly (readonly string[])[];
  readonly removed: readonly Removed[];
}

/**
 * Puts variants on top of a game's data. `data` is a map whose keys are the sections of the game file and
 * `cards`, the list of all cards; paths go through keys and ids with slashes: `settings/goal/default`,
 * `cards/a-card/effect`. Two variants that change the same part, or one inside the other's, contradict each
 * other; those that add the same data agree.
 */
export function applyVariants(s: Sources, data: MapNode, variants: readonly Variant[]): Patched {
  for (const variant of variants) checkMoved(s, beneath(s, data, variant, variants), variant);
  const done: Done[] = [];
  let result: Node = data;
  const said = [...variants.flatMap((each) => broughtBy(s, each)), ...variants.flatMap(patchesOf)];
  const raw = asDeclared(said.map((each) => inOnlyLine(data, each)));
  const removed: Removed[] = [];
  const left = raw.flatMap((each) => partsOfPatch(s, data, each, raw));
  for (let patch = left.shift(); patch; patch = left.shift()) {
    if (patch.how === 'remove') left.unshift(...taken(result, patch, removed));
    const twin = done.find((each) => isSame(each.patch, patch));
    if (twin) {
      twin.from.push(patch.from);
      continue;
    }
    const other = done.find(
      ({ patch: each, from }) => !knows(patch, from) && overlap(each.steps, patch.steps),
    );
    if (other && areDeclarations(patch, other.patch)) complainOfOther(s, patch, other.patch.path);
    else if (other) complainOfConflict(s, data, patch, other.patch);
    else {
      done.push({ patch, from: [patch.from] });
      result = change(s, result, patch, 0, result) ?? result;
    }
  }
  const unordered: Unordered[] = [];
  for (const [path, additions] of rowsOf(done)) {
    const found = inRow(s, result, path, additions, variants);
    result = found.data;
    unordered.push(...found.unordered);
  }
  result = withTextsInOnePiece(s, withLinesInOnePiece(s, result, done), done);
  const texts = done.flatMap(({ patch: { steps } }) =>
    steps[0] === 'cards' && hasLines(result, steps.slice(0, 3)) ? [steps.slice(0, 3)] : [],
  );
  return { data: result as MapNode, unordered, texts, removed };
}

/** A path to a choice of a text that is written as a block: the choice is in its only line. */
function inOnlyLine(data: Node, patch: Patch): Patch {
  const { steps } = patch;
  const above = textAbove(data, steps);
  if (!above || above.within % 2 === 1) return patch;
  return { ...patch, steps: [...above.text, ONLY, ...steps.slice(-above.within)] };
}

/** The data, where lines to whose choices something was done are texts again. */
function withLinesInOnePiece(s: Sources, data: Node, done: readonly Done[]): Node {
  return done.reduce((made, { patch: { steps } }) => {
    const above = textAbove(made, steps);
    if (!above || above.within < 3) return made;
    const line = steps.slice(0, above.text.length + 1);
    const there = partAt(made, line);
    return there && there.kind === 'map' ? withPartAt(s, made, line, lineInOnePiece(s, there)) : made;
  }, data);
}

/** The data, where conditions, costs and numbers to which something was added are in one piece again. */
function withTextsInOnePiece(s: Sources, data: Node, done: readonly Done[]): Node {
  return done.reduce((made, { patch: { steps } }) => {
    const text = steps.slice(0, -1);
    const of = hasLines(made, text);
    const there = of && isJoined(of) ? partAt(made, text) : undefined;
    return there?.kind === 'map' ? withPartAt(s, made, text, inOnePiece(s, there, of!)) : made;
  }, data);
}

/** Notes that a part is removed, and gives what goes with it. */
function taken(data: Node, patch: Patch, removed: Removed[]): Patch[] {
  const { path, steps, withAll } = patch;
  const node = partAt(data, steps);
  if (!node) return [];
  const hanging = hangingOn(data, steps);
  removed.push({ path, steps, node, hanging: hanging.length > 0 && !withAll });
  return withAll ? hanging.map((each) => ({ ...patch, steps: each, withAll: false })) : [];
}

/** The data that a variant was written for: with what the packs do that its own pack needs. */
function beneath(s: Sources, data: MapNode, variant: Variant, variants: readonly Variant[]): MapNode {
  const known = variants.filter((each) => isAbove(variant, each));
  if (known.length === 0 || !valueOf(variant.root, 'was')) return data;
  return applyVariants({ ...s, diagnostics: [] }, data, known).data;
}

/** Whether a patch is of a variant that also made the other one, or that knows those that did. */
const knows = ({ from }: Patch, others: readonly Variant[]): boolean =>
  others.includes(from) || others.every((each) => isAbove(from, each));

/** Whether two variants add the same data. */
const isSame = (a: Patch, b: Patch): boolean =>
  a.how === 'add' &&
  b.how === 'add' &&
  a.from !== b.from &&
  a.path.text.trim() === b.path.text.trim() &&
  a.steps.length === b.steps.length &&
  overlap(a.steps, b.steps) &&
  plain(a.said) === plain(b.said);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

/** The content of a node; the order of the keys of a declaration makes no difference. */
const plain = (node: Node | undefined): string => {
  if (!node) return '';
  const said = toPlain(node);
  const sorted = node.kind === 'map' ? Object.entries(said as object).toSorted(byKey) : said;
  return JSON.stringify([canonical(node), sorted], (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  );
};

/** Whether a path leads to a value of a set. */
const isSetOfValues = (steps: readonly string[]): boolean =>
  steps.length === 4 && steps[0] === 'values' && steps[2] === 'of';

/** Whether a path leads to names: those of a value or a pile, or a text below `name`. */
const isName = (steps: readonly string[]): boolean =>
  isSetOfValues(steps) || steps.at(-1) === 'name' || (steps[0] === 'zones' && steps[2] === 'pile');

/** Whether both add a declaration, and one of them for a card. */
const areDeclarations = (a: Patch, b: Patch): boolean =>
  a.how === 'add' && b.how === 'add' && (a.keys ?? b.keys) !== undefined;

/** Complains of what a card brings and what is declared in another way at another place. */
function complainOfOther(s: Sources, { path }: Patch, other: Node): undefined {
  const related = [{ place: placeOf(s, other), message: say('phrase/the-other-stands-here') }];
  return reportAtNode(s, 'game/other-declaration', path, { path: path.text }, { related });
}

function complainOfConflict(s: Sources, data: Node, patch: Patch, other: Patch): void {
  if (patch.how === 'add' && other.how === 'add' && patch.steps.length === other.steps.length)
    return complainOfAddedTwice(s, patch, other);
  const related = [{ place: placeOf(s, other.path), message: say('phrase/changed-here') }];
  // Of two that say a whole text, each could add to it.
  const text = [...patch.steps.keys()]
    .map((i) => patch.steps.slice(0, i + 1))
    .find((each) => hasLines(data, each));
  const line = text && [...text, patch.from.id].join('/');
  reportAtNode(
    s,
    'game/conflict',
    patch.path,
    { path: patch.path.text, other: other.from.id, line },
    { related },
  );
}

/** Reports two additions that have one name and differ. */
function complainOfAddedTwice(s: Sources, { path, steps, from }: Patch, other: Patch): void {
  const free = [...steps.slice(0, -1), `${steps.at(-1)!}-${from.id}`].join('/');
  const details = { path: path.text, other: other.from.id, free };
  const related = [{ place: placeOf(s, other.path), message: say('phrase/added-here') }];
  reportAtNode(s, 'game/added-twice', path, details, { related });
}

const stepsOf = (path: ScalarNode): string[] => path.text.split('/').map((step) => step.trim());

function patchesOf(variant: Variant): Patch[] {
  const of = (how: 'set' | 'add' | 'replace'): Patch[] =>
    entries(valueOf(variant.root, how)).map(({ key, value }) => ({
      how,
      path: key,
      steps: stepsOf(key),
      value,
      from: variant,
      said: value,
    }));
  const given = valueOf(variant.root, 'remove');
  const remove = (path: Node, how?: Node): Patch[] =>
    path.kind === 'scalar'
      ? [
          {
            how: 'remove',
            path,
            steps: stepsOf(path),
            value: undefined,
            from: variant,
            withAll: textOf(how) === 'with all',
          },
        ]
      : [];
  const removed = [
    ...items(given).flatMap((path) => remove(path)),
    ...entries(given).flatMap(({ key, value }) => remove(key, value)),
  ];
  return [...of('set'), ...of('replace'), ...of('add'), ...removed];
}

/** Paths of the parts of a game that a variant changes or removes, with their nodes; not what it adds. */
export function touchedBy(data: Node, variant: Variant): { path: ScalarNode; node: Node }[] {
  return patchesOf(variant).flatMap(({ how, path, steps }) => {
    const node = how === 'add' ? undefined : partAt(data, steps);
    return node ? [{ path, node }] : [];
  });
}

/** Warns of parts that were something else when the variant was written: `was`. */
function checkMoved(s: Sources, data: Node, variant: Variant): void {
  const touched = touchedBy(data, variant);
  for (const { key, value } of entries(valueOf(variant.root, 'was'))) {
    const meant = touched.find(({ path }) => path.text.trim() === key.text.trim());
    // The change reports a path that leads nowhere.
    const isChanged = patchesOf(variant).some(
      ({ how, path }) => how !== 'add' && path.text.trim() === key.text.trim(),
    );
    if (!isChanged) reportIdleKey(s, key, key.text, say('phrase/under-was-this-variant-does-not'));
    const there = meant && asRead(s, data, stepsOf(key), meant.node);
    if (!there || value.kind !== 'scalar' || value.text.trim() === recorded(there)) continue;
    const said = shortValueOf(there);
    const was = said === undefined || value.text.startsWith('hash ') ? undefined : value.text.trim();
    reportAtNode(
      s,
      'game/moved',
      key,
      { path: key.text, was, now: was === undefined ? undefined : said },
      {
        severity: 'warning',
        related: [{ place: placeOf(s, there), message: say('phrase/this-is-there-now') }],
      },
    );
  }
}

/** What was added to each row, in the order of the variants. */
function rowsOf(done: readonly Done[]): Map<readonly string[], Done[]> {
  const rows = new Map<string, [readonly string[], Done[]]>();
  for (const each of done) {
    const path = each.patch.steps.slice(0, -1);
    if (each.patch.how !== 'add' || path.length === 0) continue;
    const key = path.join('/');
    const row = rows.get(key);
    if (row) row[1].push(each);
    else rows.set(key, [path, [each]]);
  }
  return new Map(rows.values());
}

/** Puts what was added to a row into its order. */
function inRow(
  s: Sources,
  data: Node,
  path: readonly string[],
  done: readonly Done[],
  variants: readonly Variant[],
): { readonly data: Node; readonly unordered: readonly Unordered[] } {
  const row = partAt(data, path);
  const sort = row && rowAt(data, path, row);
  if (!row || !sort) return { data, unordered: [] };
  if (sort === 'words') {
    const rival = done.find(({ from }) => from.some((each) => !done[0].from.includes(each)));
    if (rival) reportUnorderedAdditions(s, [additionOf(done[0]), additionOf(rival)], false);
    return { data, unordered: [] };
  }
  const names = row.kind === 'map' ? partNames(row) : items(row).map(nameOf);
  const additions = done.map(additionOf).filter(({ name }) => names.includes(name));
  const { order, unordered } = ordered(s, { path, names, additions }, variants);
  const matters = orderMatters[sort];
  if (matters) for (const pair of unordered) if (matters(pair, path)) reportUnorderedAdditions(s, pair);
  return {
    data: order.every((at, i) => at === i) ? data : inOrder(s, data, path, order),
    unordered: matters ? [] : unordered,
  };
}

/** Whether the order of two additions is another game, of rows where that is plain; of others, what is added says it. */
const orderMatters: Readonly<
  Partial<Record<RowSort, (pair: Unordered, path: readonly string[]) => boolean>>
> = {
  // Endings of one moment are never asked together: the first that holds ends the game.
  endings: ([a, b]) => momentOf(a.value) === momentOf(b.value),
  // Of several choices that are taken, those come first that are printed first.
  choices: (_, path) => !takesOne(path.at(-1)!),
  conditions: ([a, b]) => jointOf(a.value) !== jointOf(b.value),
  costs: () => true,
  sums: () => false,
};

/** What a patch adds to a row. */
function additionOf({ patch: { path, steps, value, said, before = [], after = [] }, from }: Done): Addition {
  const own = value?.kind === 'map' ? nameOf(value) : undefined;
  return {
    name: own ?? steps.at(-1)!,
    path,
    from,
    before,
    after,
    value: value!,
    isAlone: said?.kind === 'scalar',
    moment: textsOf(valueOf(value, 'after')),
  };
}

const textsOf = (node: Node | undefined): string[] => (node?.kind === 'scalar' ? [node.text] : []);

const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  (a.length < b.length ? a : b).every((_, i) => a[i] === b[i]);

/** The node with the change made below it; undefined (and a complaint) where the path leads nowhere. */
function change(s: Sources, part: Node, patch: Patch, depth: number, data: Node): Node | undefined {
  const step = patch.steps[depth];
  const last = depth === patch.steps.length - 1;
  const node = opened(s, part, patch, depth, data);
  const exists = partNames(node).includes(step);
  if (last && patch.how === 'add') {
    const there = partOf(node, step);
    // What a card needs may be declared already, with the same words.
    if (there && patch.keys && plain(there) === plain(patch.value)) return part;
    if (there && patch.keys) return complainOfOther(s, patch, keyAt(node, step) ?? there);
    if (exists) return complainOfTaken(s, patch, data);
    const row = node.kind === 'list' && isSetOfValues(patch.steps) ? withNames(s, node, patch.value!) : node;
    return withMore(s, row, patch.path, step, patch.value!) ?? missing(s, patch, step, node, last);
  }
  if (!exists) {
    const section = patch.how === 'add' ? sectionFor(s, patch, depth, data) : undefined;
    const inner = section && change(s, section, patch, depth + 1, data);
    return inner
      ? withMore(s, node, patch.keys?.[depth] ?? patch.path, step, inner)
      : (section ?? missing(s, patch, step, node, last));
  }
  if (last) {
    const value = patch.how === 'remove' ? undefined : patch.value;
    // A declaration as a whole has the place where the variant declares it again.
    const path = value?.kind === 'map' ? patch.path : undefined;
    return withPart(s, node, step, value, path);
  }
  const inner = change(s, partOf(node, step)!, patch, depth + 1, data);
  if (!inner) return undefined;
  // A text of which no line is left is none.
  const gone =
    inner.kind === 'map' && inner.entries.length === 0 && hasLines(data, patch.steps.slice(0, depth + 1));
  return withPart(s, node, step, gone ? undefined : inner);
}

/** What a short form stands for, where something is added to it: a text is a map of one line, a name one of languages. */
function opened(s: Sources, part: Node, { how, steps }: Patch, depth: number, data: Node): Node {
  const above = steps.slice(0, depth);
  if (part.kind === 'scalar' && hasLines(data, above)) return asLines(s, part);
  // A line, or a choice with menus in it.
  const text = part.kind === 'scalar' ? textAbove(data, above) : undefined;
  if (text && text.within % 2 === 1)
    return partsOfLine(s, text.within === 1 ? text.of : 'effect', part as ScalarNode);
  if (how !== 'add') return part;
  if (part.kind === 'list' && isSetOfValues([...above, '']) && depth < steps.length - 1)
    return valuesByName(s, part);
  return part.kind !== 'map' && isNaming(steps[depth]) && isName(above) ? nameByLanguage(s, part) : part;
}

/** What a game may have and this one has not, for what is added to it: a section, or a text. */
function sectionFor(s: Sources, { path, steps, keys }: Patch, depth: number, data: Node): Node | undefined {
  if (keys) return emptyMap(s, keys[depth]);
  if (hasLines(data, steps.slice(0, depth + 1))) return emptyMap(s, path);
  return depth === 0 ? emptySection(s, path, steps[0]) : undefined;
}

function complainOfTaken(s: Sources, { path, steps, from }: Patch, data: Node): undefined {
  const line = hasLines(data, steps) ? [...steps, from.id].join('/') : undefined;
  return reportAtNode(s, 'game/path-taken', path, { path: path.text, line });
}

function missing(s: Sources, patch: Patch, step: string, node: Node, last: boolean): undefined {
  // What is around the choices of a line has no name.
  const all = partNames(node).filter((each) => each !== '');
  const changes = patch.how === 'set' || patch.how === 'replace';
  const addable = last && changes && node.kind !== 'scalar';
  const details = { path: patch.path.text, missing: step, near: nearest(step, all), all, addable };
  return reportAtNode(s, 'game/path', patch.path, details);
}
