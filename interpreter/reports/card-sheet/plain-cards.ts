/** Cards that are described by what they print alone, without a text: one table. */
import { capital } from '../../../dsl/nlg/realiser/word-joining.ts';
import type { ListedCard } from '../cards-by-kind.ts';
import { markdownTable } from './markdown-cells.ts';

export const isPlain = ({ texts, own }: ListedCard): boolean => texts.length === 0 && own === undefined;

/** `title`: over the column of their names. Nothing where there are none. */
export function plainCards(cards: readonly ListedCard[], title: string): string {
  const labels = [...new Set(cards.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  const rows = cards.map((card) => [
    cardLabel(card),
    ...labels.map((label) => card.facts.find((each) => each.label === label)?.value ?? ''),
  ]);
  return markdownTable([title, ...labels].map(capital), rows);
}

/** The name, and how many there are. */
export const cardLabel = ({ name, copies }: ListedCard): string => (copies > 1 ? `${name} ×${copies}` : name);
