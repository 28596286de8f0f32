import type { CardData, Game } from '../../game/linked-game.ts';
import { Touching, type Touches } from './text-dependencies.ts';

/** What a card reads and changes by all that it prints. */
export function touchesOf(game: Game, card: CardData): Touches {
  const touching = new Touching(game);
  for (const { program } of card.texts.values()) touching.program(program);
  for (const { ability } of game.abilities.filter((each) => each.card === card && !each.standing))
    touching.ability(ability);
  for (const condition of card.conditions.values()) touching.meaning(condition);
  for (const field of card.symbol.kind.fields)
    if (field.type.type === 'selections')
      for (const index of card.lists.get(field.id) ?? []) touching.meaning(game.selections[index]);
  return touching.touches;
}
