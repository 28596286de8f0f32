import { asksOfCards } from '../../dsl/facts.ts';
import type { Many } from '../../dsl/meaning.ts';
import type { ZoneSymbol } from '../../dsl/vocabulary.ts';

/**
 * Whether what a list speaks of follows from what everybody sees: how many cards a hidden zone holds does, which ones
 * they are does not.
 */
export function isOpen(list: Many): boolean {
  let open = true;
  const visit = (tree: unknown): void => {
    if (!open || typeof tree !== 'object' || tree === null) return;
    if (Array.isArray(tree)) {
      tree.forEach(visit);
      return;
    }
    if ('names' in tree && 'sort' in tree) return;
    const node = tree as { op?: string; of?: Many; test?: unknown };
    if (node.op === 'filter' && node.of && readsHidden(node.of) && asksOfCards(node.test)) open = false;
    Object.values(tree).forEach(visit);
  };
  visit(list);
  return open;
}

/** Whether a list may hold cards that not everybody sees. */
function readsHidden(list: Many): boolean {
  switch (list.op) {
    case 'cards-in':
    case 'end-cards':
      return list.zone.op === 'zone' ? isHidden(list.zone.zone) : true;
    case 'cards-in-all':
      return isHidden(list.zone);
    case 'filter':
    case 'sorted':
    case 'best':
      return readsHidden(list.of);
    case 'union':
      return list.parts.some(readsHidden);
    default:
      return false;
  }
}

const isHidden = (zone: ZoneSymbol): boolean => zone.seenBy !== 'everyone';
