/** What variants change in a game, in words. Both games are whole, so it does not matter how a variant says it. */
import type { Language } from '../../../dsl/nlg/index.ts';
import { entry, type Node } from '../../../schemas/index.ts';
import type { Game } from '../../game/linked-game.ts';
import { canonical } from '../../compiler/loader/content-hash.ts';
import { ONLY } from '../../compiler/loader/language-texts.ts';
import { items, textAt } from '../../compiler/loader/link-context.ts';
import type { Difference } from './difference.ts';
import {
  childOf,
  crumbsOf,
  isHolder,
  isPrintedName,
  sideOf,
  changedPartText,
  type ComparedSide,
} from './compared-game.ts';

export type { Crumb, Difference } from './difference.ts';

/** Keys that say what a part is called by, and not what it is. */
const silent = new Set(['id', 'language', 'game']);
/** Other words for what a game declares change nothing; a card may have a field of that name. */
const isSilent = (step: string, path: readonly string[]): boolean =>
  silent.has(step) ||
  (step === 'also' && path[0] !== 'cards') ||
  // What a card brings is listed as what the game declares.
  (step === 'brings' && path[0] === 'cards' && path.length === 2);

/** The parts in which a game with variants differs from its base, in the order of the data. */
export function differencesOf(base: Game, changed: Game, language: Language): Difference[] {
  const sides = { before: sideOf(base, language), after: sideOf(changed, language) };
  return compare(sides, [], base.data, changed.data);
}

interface Sides {
  readonly before: ComparedSide;
  readonly after: ComparedSide;
}

function compare(sides: Sides, path: readonly string[], before: Node, after: Node): Difference[] {
  if (before === after || same(before, after)) return [];
  const steps = stepsOf(before, path);
  const others = stepsOf(after, path);
  if (!steps || !others || isNames(path)) return changedLeaf(sides, path, before, after);
  const found: Difference[] = [];
  for (const step of new Set([...steps, ...others])) {
    if (isSilent(step, path)) continue;
    const at = [...path, step];
    const [was, is] = [childOf(before, step), childOf(after, step)];
    if (was && is) found.push(...compare(sides, at, was, is));
    else if (was) found.push(...wholes(sides.before, 'removed', at, was));
    else if (is) found.push(...wholes(sides.after, 'added', at, is));
  }
  return found;
}

/** Display names count here as well, which they do not for what a saved position belongs to. */
const same = (a: Node, b: Node): boolean => canonical(a) === canonical(b) && plainText(a) === plainText(b);

function plainText(node: Node): string {
  if (node.kind === 'scalar') return node.text.trim();
  if (node.kind === 'list') return `[${node.items.map(plainText).join('\n')}]`;
  return `{${node.entries.map(({ key, value }) => `${key.text}: ${plainText(value)}`).join('\n')}}`;
}

/** The steps to the parts of a node; undefined if it is compared as a whole. */
function stepsOf(node: Node, path: readonly string[]): string[] | undefined {
  if (node.kind === 'map') return node.entries.map(({ key }) => key.text);
  if (node.kind !== 'list') return undefined;
  const ids = items(node).map((each) => textAt(each, 'id'));
  const named = ids.every((id) => id !== undefined) && (ids.length > 0 || path.length <= 4);
  return named ? ids : undefined;
}

const isNames = (path: readonly string[]): boolean =>
  path.at(-1) === 'name' ||
  isPrintedName(path) ||
  (path[0] === 'values' && path[2] === 'of' && path.length === 4);

/** Something else in the same place. What reads the same in words is shown as it is written; what only its spaces tell apart is none. */
function changedLeaf({ before, after }: Sides, path: readonly string[], was: Node, is: Node): Difference[] {
  const at = [...path, ...changedLine(was, is)].join('/');
  const place = { how: 'changed', path: at, crumbs: crumbsOf(after, path), parts: [] } as const;
  const [old, now] = [changedPartText(before, path, was), changedPartText(after, path, is)];
  if (old.join('\n') !== now.join('\n')) return [{ ...place, before: old, after: now }];
  if (isNames(path)) return [{ ...place, before: [plainText(was)], after: [plainText(is)], alike: true }];
  const [text, changed] = [canonical(was), canonical(is)];
  if (text === changed) return [];
  return [{ ...place, before: writtenLines(was), after: writtenLines(is), alike: true }];
}

/** The name of the line in which two texts differ, where it is one. */
function changedLine(was: Node, is: Node): string[] {
  const [old, now] = [linesOf(was), linesOf(is)];
  if (![was, is].some((node) => node.kind === 'scalar' && node.lines)) return [];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => old.get(name) !== now.get(name),
  );
  return changed.length === 1 ? changed : [];
}

/** The lines of a text by their names; what is written as a block is one. */
const linesOf = (node: Node): ReadonlyMap<string, string> =>
  new Map(
    node.kind !== 'scalar'
      ? []
      : (node.lines?.map(({ name, text }) => [name.text, text.text.trim()] as const) ?? [
          [ONLY, node.text.trim()] as const,
        ]),
  );

const writtenLines = (node: Node): string[] => plainText(node).split('\n');

/**
 * The parts on one side only: of a key that holds named declarations, such as `functions`, each of them by
 * itself.
 */
function wholes(
  side: ComparedSide,
  how: 'added' | 'removed',
  path: readonly string[],
  node: Node,
): Difference[] {
  const steps = (isHolder(side, path) && !isNames(path) && stepsOf(node, path)) || [];
  const each = steps.flatMap((step) => {
    const value = childOf(node, step);
    return value ? wholes(side, how, [...path, step], value) : [];
  });
  return each.length > 0 ? each : [whole(side, how, path, node)];
}

/** Something that is there on one side only, with its parts. */
function whole(
  side: ComparedSide,
  how: 'added' | 'removed',
  path: readonly string[],
  node: Node,
): Difference {
  const steps = isNames(path) ? undefined : stepsOf(node, path);
  const lines = steps ? [] : changedPartText(side, path, node);
  return {
    how,
    path: path.join('/'),
    crumbs: crumbsOf(side, path),
    before: how === 'removed' ? lines : [],
    after: how === 'added' ? lines : [],
    parts: (steps ?? []).flatMap((step) => {
      const value = node.kind === 'map' ? entry(node, step)?.value : childOf(node, step);
      return value && !isSilent(step, path) && step !== 'name'
        ? wholes(side, how, [...path, step], value)
        : [];
    }),
  };
}
