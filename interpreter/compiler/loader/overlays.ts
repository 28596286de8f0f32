import { nearest } from '../../../dsl/text/edit-distance.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { checkShape, valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import type { DataFile, Library } from './library.ts';
import type { OnTop } from './packs/pack-stack.ts';
import { reportUnknownBase } from './packs/requirements.ts';
import { checkIds } from './variant-patches.ts';
import type { Variant } from './variant.ts';
import { bringingTo, broughtByTexts, variantsOfCards } from './brought/brought-parts.ts';
import { entries, items, textAt, type Sources } from './link-context.ts';

// A game's file, its cards, and what is put on top of them become one tree, in which every node still knows its file.

/** The files of nodes. */
export interface Owner {
  get(node: Node): string | undefined;
  set(node: Node, file: string): unknown;
}

/**
 * The file that a node is from; a map that was made from another one (of `each`, by a variant) is where it
 * begins.
 */
export const fileOf = (owner: Owner, node: Node): string | undefined =>
  owner.get(node) ??
  node.file ??
  (node.kind === 'map' && node.entries.length > 0 ? fileOf(owner, node.entries[0].key) : undefined);

/** Notes for a node and all below it which file it is from. */
export function own(owner: Owner, node: Node, file: string): void {
  // All of it is known from when it was read, or from an earlier load.
  if (node.file === file || owner.get(node) === file) return;
  owner.set(node, file);
  if (node.kind === 'list') for (const each of node.items) own(owner, each, file);
  if (node.kind === 'map') {
    for (const { key, value } of node.entries) {
      owner.set(key, file);
      own(owner, value, file);
    }
  }
}

/**
 * Variants and card files that are put on top, with the variants that are made for cards that bring something; card
 * files are added to the game's own.
 */
export function readExtras(
  s: Sources,
  library: Library,
  game: Node,
  cardFiles: DataFile[],
  top: OnTop,
  owner: Owner,
): { readonly variants: readonly Variant[]; readonly cards: readonly Variant[] } {
  const gameId = textAt(game, 'game') ?? '';
  const seen = new Set<string>();
  const files = top.files.filter(({ name }) => !seen.has(name) && seen.add(name));
  const cards: Variant[] = [];
  const found = files.flatMap(({ name, fits, layers, above }): Variant[] => {
    const file = library.file(name);
    const nowhere = { file: name, span: { start: 0, end: 0 } };
    if (!file) {
      s.diagnostics.push(report('game/no-file', nowhere, { file: name, near: nearest(name, library.names) }));
      return [];
    }
    if (file.kind === 'cards') {
      if (cardFiles.includes(file)) return [];
      cardFiles.push(file);
      if (file.root) own(owner, file.root, name);
      cards.push(...variantsOfCards(s, game, cardsIn(file.root), { layers, above }));
      return [];
    }
    s.diagnostics.push(...file.diagnostics);
    if (!file.root) return [];
    own(owner, file.root, name);
    if (file.kind !== 'variant') {
      const first = entries(file.root)[0]?.key;
      const at = first ? { file: name, span: first.span } : nowhere;
      s.diagnostics.push(report('game/nothing-to-add', at, { file: name }));
      return [];
    }
    s.diagnostics.push(...checkShape('variant', file.root, name));
    if (!fits) return reportUnknownBase(s, library, valueOf(file.root, 'extends')!, gameId) ?? [];
    const id = textAt(file.root, 'variant') ?? name;
    const more = bringingTo(
      s,
      game,
      items(valueOf(file.root, 'cards')),
      new Set(entries(valueOf(file.root, 'add')).map(({ key }) => key.text)),
    );
    const said = file.root.kind === 'map' ? broughtByTexts(s, game, file.root) : [];
    return [{ id, root: file.root, layers, above, bringing: [...more, ...said] }];
  });
  checkIds(s, found);
  return { variants: found, cards: cards.sort(byId) };
}

const byId = ({ id: a }: Variant, { id: b }: Variant): number => (a < b ? -1 : a > b ? 1 : 0);

/** The cards of a file. */
export const cardsIn = (root: Node | undefined): readonly Node[] =>
  root?.kind === 'list' ? root.items : root ? [root] : [];

/** The game's data with all its cards in one list, so that paths reach them. */
export function withCards(game: MapNode, cards: readonly Node[]): MapNode {
  const key = { kind: 'scalar', value: 'cards', text: 'cards', style: 'plain', span: game.span } as const;
  const list = { kind: 'list', items: cards, span: game.span, flow: false } as const;
  return {
    ...game,
    entries: [...game.entries.filter((each) => each.key.text !== 'cards'), { key, value: list }],
  };
}
