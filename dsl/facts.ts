const facts = new Set(['kind', 'field', 'field-test', 'wild', 'holds-value', 'selected']);

/** Whether a meaning asks what a card is, and not only where it lies: what only those know who see its face. */
export function asksOfCards(meaning: unknown): boolean {
  if (typeof meaning !== 'object' || meaning === null) return false;
  if (Array.isArray(meaning)) return meaning.some(asksOfCards);
  // Symbols are declared, and ask nothing.
  if ('names' in meaning && 'sort' in meaning) return false;
  const { op } = meaning as { op?: string };
  return (op !== undefined && facts.has(op)) || Object.values(meaning).some(asksOfCards);
}
