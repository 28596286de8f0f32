/**
 * What a variant removes: what depends on it goes with it if the variant says so, and all other uses are
 * reported.
 */
import type { Code } from '../../../dsl/diagnostics/codes.ts';
import { isTextError, type Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { participle, plural, thirdPerson } from '../../../dsl/text/english-inflection.ts';
import { valueOf } from '../../../schemas/index.ts';
import type { Node, ScalarNode } from '../../../schemas/index.ts';
import { nameOf, partAt, partNames } from './data-parts.ts';
import { entries, items, placeOf, scalars, textOf, type Sources } from './link-context.ts';

/** A part of a game that was removed. */
export interface Removed {
  /** Where the variant says so. */
  readonly path: ScalarNode;
  readonly steps: readonly string[];
  /** What was there. */
  readonly node: Node;
  /** Whether something hung on it that can be taken along. */
  readonly hanging: boolean;
}

/**
 * By the section of what is removed: where data name it, as a word, as a key or in a list. What says nothing without
 * that word goes as a whole: so many steps of the path.
 */
const naming: Readonly<Record<string, readonly (readonly [path: string, steps?: number])[]>> = {
  kinds: [
    ['cards/*/kind', 2],
    ['zones/*/takes', 2],
    ['counters/*/of', 2],
    ['states/*/of', 2],
    ['states/*/holds', 2],
    ['deck/counts'],
    ['table/fields'],
    ['table/badges/*/of', 3],
  ],
  values: [
    ['kinds/*/fields/*/type', 4],
    ['kinds/*/fields/*/of', 4],
    ['states/*/holds', 2],
    ['tables/*/of', 2],
    ['tables/*/to', 2],
  ],
  zones: [['table/shared'], ['table/player'], ['table/shows'], ['table/badges/*/in', 3]],
  counters: [
    ['table/shared'],
    ['table/player'],
    ['table/card'],
    ['rankings/*/by', 2],
    ['flow/*/steps/*/extra turns'],
    ['flow/*/steps/*/ended turns'],
  ],
  roles: [['table/shared']],
  functions: [['table/sums']],
  verbs: [['verbs/*/counts as']],
  rolls: [['contests/*/rolls', 2]],
  windows: [['rolls/*/window'], ['contests/*/window']],
  cards: [['deck/counts'], ['decks/*/cards']],
};

/** Paths of all that hangs on a part in the data, and of what hangs on that. */
export function hangingOn(data: Node, part: readonly string[]): (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  const left = [part];
  for (let steps = left.pop(); steps; steps = left.pop()) {
    for (const [path, most] of namingOf(steps))
      for (const place of placesOf(data, path.split('/'), [])) {
        const at = namedIn(partAt(data, place)!, place, steps.at(-1)!, most);
        if (!at || found.has(at.join('/')) || !isOfKind(data, steps, at)) continue;
        found.set(at.join('/'), at);
        left.push(at);
      }
  }
  // What is in something that goes as a whole goes with it.
  const all = [...found.values()];
  return all.filter((each) => !all.some((other) => other !== each && isBelow(each, other)));
}

/** Where data name a part. */
function namingOf(steps: readonly string[]): (typeof naming)[string] {
  if (steps.length === 2) return naming[steps[0]] ?? [];
  if (!isField(steps)) return [];
  const kind = `kinds/${steps[1]}`;
  return [[`${kind}/unique`], [`${kind}/apart`], [`${kind}/face/*`], ['cards/*']];
}

const isField = (steps: readonly string[]): boolean =>
  steps.length === 4 && steps[0] === 'kinds' && steps[2] === 'fields';

/** Whether a path leads elsewhere than to a card of another kind than that whose field is meant. */
function isOfKind(data: Node, steps: readonly string[], at: readonly string[]): boolean {
  if (!isField(steps) || at[0] !== 'cards') return true;
  return textOf(partAt(data, ['cards', at[1], 'kind'])) === steps[1];
}

const isBelow = (path: readonly string[], other: readonly string[]): boolean =>
  other.length < path.length && other.every((step, i) => step === path[i]);

/** The paths of the data that a pattern means. */
function placesOf(
  data: Node,
  [step, ...rest]: readonly string[],
  at: readonly string[],
): (readonly string[])[] {
  if (step === undefined) return [at];
  const node = partAt(data, at);
  if (!node || node.kind === 'scalar') return [];
  const names = step === '*' ? partNames(node) : partNames(node).filter((name) => name === step);
  return names.flatMap((name) => placesOf(data, rest, [...at, name]));
}

/** The path of what names a word there. */
function namedIn(
  node: Node,
  at: readonly string[],
  word: string,
  most: number | undefined,
): readonly string[] | undefined {
  if (node.kind === 'map') return partNames(node).includes(word) ? [...at, word] : undefined;
  const words = scalars(node).map(({ text }) => text);
  if (!words.includes(word)) return undefined;
  return words.length === 1 ? at.slice(0, most) : [...at, word];
}

/** Findings that a word is unknown. */
const unknown: ReadonlySet<Code> = new Set<Code>([
  'game/unknown',
  'name/unknown-noun',
  'name/unknown-verb',
  'name/unknown-word',
  'name/unknown-quality',
  'schema/not-one-of',
  'schema/unknown-key',
]);

/** The word of such a finding. */
function unknownWord({ code, details }: Diagnostic): string | undefined {
  if (!unknown.has(code)) return undefined;
  const { word, found, key } = details as Readonly<Record<string, unknown>>;
  const said = word ?? found ?? key;
  return typeof said === 'string' ? said.replace(/^["']|["']$/g, '') : undefined;
}

/** Findings with one for each part that is removed and still used, in place of those about its words. */
export function withRemoved(
  s: Sources,
  found: readonly Diagnostic[],
  data: Node,
  removed: readonly Removed[],
): Diagnostic[] {
  let left = [...found];
  for (const part of removed) {
    if (part.steps.length !== 2 && !isField(part.steps) && part.steps[2] !== 'of') continue;
    const words = wordsOf(part);
    const home = s.fileOf(part.path);
    const those = left.filter(
      (each) =>
        words.has(unknownWord(each) ?? '') || (each.place.file !== home && isIn(s, data, each, words)),
    );
    if (those.length === 0) continue;
    const by = [
      ...new Set(those.map(({ place }) => pathAt(s, data, place.file, place.span.start).join('/'))),
    ];
    const related = those.map(({ place }) => ({ place, message: say('phrase/it-is-used-here') }));
    left = left.filter((each) => !those.includes(each));
    const path = part.steps.join('/');
    const details = { path, by, all: part.hanging || undefined };
    left.push(report('game/still-used', placeOf(s, part.path), details, { related }));
  }
  return left.filter(
    ({ code }) => code !== 'game/same-value' || !left.some((each) => each.code === 'game/still-used'),
  );
}

/** Whether a text in which something is wrong holds one of some words: without them it may mean something else. */
function isIn(s: Sources, data: Node, found: Diagnostic, words: ReadonlySet<string>): boolean {
  if (!isTextError(found)) return false;
  const { place } = found;
  const text = textOf(partAt(data, pathAt(s, data, place.file, place.span.start)));
  return text !== undefined && (text.match(/[\p{L}-]+/gu) ?? []).some((word) => words.has(word));
}

/** The words that refer to a declaration, and to the values that it declares, in texts and data. */
function wordsOf({ steps, node }: Removed): Set<string> {
  const [section] = steps;
  const id = steps.at(-1)!;
  const name = valueOf(node, 'name');
  const own = scalars(name?.kind === 'map' ? valueOf(name, 'en') : name).map(({ text }) => text);
  const verbs = section === 'verbs' ? [thirdPerson(id), participle(id), ...own] : [];
  const values = section === 'values' && steps.length === 2 ? valueOf(node, 'of') : undefined;
  const inside = [...entries(values).map(({ key }) => key), ...scalars(values)].map(({ text }) => text);
  return new Set([id, plural(id), ...own, ...own.map(plural), ...verbs, ...inside]);
}

/** The path of the node at an offset of a file. */
function pathAt(s: Sources, node: Node, file: string, offset: number): string[] {
  const holds = (each: Node): boolean =>
    s.fileOf(each) === file && each.span.start <= offset && offset <= each.span.end;
  // A map that was made has the place of what it was made of.
  const inside = (each: Node): boolean =>
    holds(each) ||
    (each.kind === 'list' && each.items.some(inside)) ||
    (each.kind === 'map' && each.entries.some(({ key, value }) => holds(key) || inside(value)));
  if (node.kind === 'map') {
    const found = node.entries.find(({ key, value }) => holds(key) || inside(value));
    return found ? [found.key.text, ...pathAt(s, found.value, file, offset)] : [];
  }
  if (node.kind !== 'list') return [];
  const found = items(node).find(inside);
  const name = found && nameOf(found);
  return name === undefined || found === undefined || textOf(found) !== undefined
    ? []
    : [name, ...pathAt(s, found, file, offset)];
}
