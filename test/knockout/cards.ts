import { readGame } from '../read-game.ts';
import { allMutants } from './run.ts';
import type { Mutant } from './mutant.ts';

/** For every text of every card the data without it. */
export function textsOfCards(id: string): Mutant[] {
  const game = readGame(id);
  const texts = new Set(
    game.vocabulary.fields.filter((field) => field.type.type === 'language').map((field) => field.id),
  );
  const cards = new Set(game.vocabulary.cards.map((card) => card.id));
  return allMutants(id).filter(({ path, what }) => {
    const [card, field, ...rest] = path.split('/');
    return what === 'left out' && cards.has(card) && texts.has(field) && rest.length === 0;
  });
}
