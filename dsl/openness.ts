import type { Many } from './meaning.ts';
import type { ZoneSymbol } from './vocabulary.ts';

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
    if (node.op === 'filter' && node.of && mayHide(node.of) && asksOfCards(node.test)) open = false;
    Object.values(tree).forEach(visit);
  };
  visit(list);
  return open;
}

/** Whether a list may hold cards that not everybody sees. */
export function mayHide(list: Many): boolean {
  switch (list.op) {
    case 'cards-in':
    case 'end-cards':
      return list.zone.op === 'zone' ? isHidden(list.zone.zone) : true;
    case 'cards-in-all':
      return isHidden(list.zone);
    case 'cards-in-each':
      return list.zones.op !== 'zones' || isHidden(list.zones.zone);
    case 'filter':
    case 'sorted':
    case 'best':
      return mayHide(list.of);
    case 'union':
      return list.parts.some(mayHide);
    default:
      return false;
  }
}

const isHidden = (zone: ZoneSymbol): boolean => zone.seenBy !== 'everyone';

const facts = new Set(['kind', 'field', 'field-test', 'wild', 'holds-value', 'selected', 'permitted']);

/** Whether a meaning asks what a card is, and not only where it lies: what only those know who see its face. */
export function asksOfCards(meaning: unknown): boolean {
  if (typeof meaning !== 'object' || meaning === null) return false;
  if (Array.isArray(meaning)) return meaning.some(asksOfCards);
  // Symbols are declared, and ask nothing.
  if ('names' in meaning && 'sort' in meaning) return false;
  const { op } = meaning as { op?: string };
  return (op !== undefined && facts.has(op)) || Object.values(meaning).some(asksOfCards);
}
