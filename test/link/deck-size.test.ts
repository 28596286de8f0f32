import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

/** What is told of a deck of the garden, with the text that the first fix gives. */
function told(cards: string, copies = 2): string[] {
  const text = `variant: own-trees
extends: garden
name: Own trees
remove: [deck/counts, cards/ladder/copies]
set: { kinds/fruit/starts: hand }
add:
  deck rules:
    whole deck: { cards: a card, from: 4, to: 6, copies: ${copies} }
    tools: { cards: a tool, from: 1, to: 1 }
    small fruits: { cards: a fruit where ripeness is 1, to: 2 }
  decks:
    north: { cards: ${cards} }
`;
  const files = new Map([...filesBelow('examples/garden', isYaml), ['mine.yaml', text]]);
  const { diagnostics } = loadGame(files, 'garden', ['mine.yaml']);
  return diagnostics
    .filter(({ code }) => code === 'game/deck-size')
    .map(({ help, fixes }) => {
      const [edit] = fixes?.[0]?.edits ?? [];
      const { start, end } = edit?.place.span ?? { start: 0, end: 0 };
      return `${help} | ${edit ? `${text.slice(0, start)}<${edit.text}>${text.slice(end)}`.split('\n').at(-2)!.trim() : ''}`;
    });
}

it('tells the most frequent of the cards that are too many, without those that another rule needs', () => {
  expect(told('{ red-2: 1, gold-5: 3, gold-3: 2, ladder: 1 }', 3)).toEqual([
    'take 1 of them out, such as `gold-5` (3 copies), `gold-3` (2 copies) or `red-2` | north: { cards: { red-2: 1, gold-5: <2>, gold-3: 2, ladder: 1 } }',
  ]);
});

it('tells all cards of the sort where another rule needs every one, and no edit where an entry would go', () => {
  expect(told('{ red-1: 1, gold-1: 1, green-1: 1, ladder: 1 }')).toEqual([
    'take 1 of them out, such as `green-1`, `gold-1` or `red-1` | ',
  ]);
});

it('tells cards that no rule forbids where there are too few', () => {
  expect(told('{ red-1: 1, gold-1: 1, ladder: 1 }')).toEqual([
    'add 1 of them, such as `red-2`, `red-3` or `red-4` | ',
  ]);
  expect(told('{ red-2: 1, gold-2: 1 }')).toEqual([
    'add 2 of them, such as `red-1`, `red-3` or `red-4` | ',
    expect.stringMatching(/^add 1 of them, such as `[a-z-]+`/),
  ]);
});
