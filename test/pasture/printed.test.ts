import { expect, it } from 'vitest';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import { pasture, type Change } from './kit.ts';

const labels = (...changes: readonly Change[]): string[] => {
  const game = pasture(...changes);
  return cardText(
    game,
    game.cards.find(({ symbol }) => symbol.id === 'ox')!,
    'en',
  ).facts.map(({ label }) => label);
};

it('a field that only rules read does not stand in the text of a card', () => {
  expect(labels()).toContain('strength');
  expect(labels(['strength: { type: number,', 'strength: { printed: false, type: number,'])).not.toContain(
    'strength',
  );
});
