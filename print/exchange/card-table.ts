/** Cards as a table for programs that lay cards out themselves: nanDECK and Squib. */
import { both } from '../card/card-parts.ts';
import type { PrintedCard } from '../card/printed-card.ts';

const words = (card: PrintedCard): PrintedCard['words'][number] => card.words[0];
const columnOf = (field: string): string => field.replaceAll(' ', '_');

/** Rows of cells, the first with the names of the columns. */
export function cardTable(
  cards: readonly { readonly card: PrintedCard; readonly copies: number; readonly kind: string }[],
): string[][] {
  const fields = [
    ...new Set(
      cards.flatMap(({ card }) => [
        ...words(card).facts.keys(),
        ...words(card).texts.map(({ field }) => field || 'text'),
      ]),
    ),
  ];
  return [
    // `qty` is what both programs read as the number of copies.
    ['id', 'qty', 'kind', 'name', 'type', 'colour', 'icon', 'width_mm', 'height_mm', ...fields.map(columnOf)],
    ...cards.map(({ card, copies, kind }) => {
      const own = words(card);
      return [
        card.id,
        String(copies),
        kind,
        both(card.words.map((each) => each.name)),
        both(card.words.map((each) => each.kind)),
        card.colour,
        card.icon ?? '',
        String(card.size.width),
        String(card.size.height),
        ...fields.map((field) => {
          const fact = own.facts.get(field);
          if (fact) return fact.value;
          const text = own.texts.find((each) => (each.field || 'text') === field);
          return text?.lines.map(({ text: line, point }) => (point ? `• ${line}` : line)).join('\n') ?? '';
        }),
      ];
    }),
  ];
}
