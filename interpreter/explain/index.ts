/**
 * What a card is and does, worked out from what its texts mean: nothing here is written down by hand.
 *
 *   touched    what it reads and changes, followed through the verbs that it does
 *   answers    what its abilities wait for, replace, forbid, change, and when they can be used
 *   uses       the actions and windows in which it can be chosen
 *   scenarios  which scenarios name it
 */
import type { CardData, Game } from '../game.ts';
import { answersOf, type Answer } from './answers.ts';
import { Touching, type Touched } from './touched.ts';
import { usesOf, type Use } from './uses.ts';

export interface Explanation {
  readonly card: string;
  readonly kind: string;
  readonly copies: number;
  readonly uses: readonly Use[];
  readonly reads: readonly Touched[];
  readonly changes: readonly Touched[];
  readonly answers: readonly Answer[];
}

/** What a card of a game reads, changes and answers, and when it can be chosen. */
export function explainCard(game: Game, card: CardData): Explanation {
  const touching = new Touching(game);
  for (const { program } of card.texts.values()) touching.program(program);
  for (const { ability } of game.abilities.filter((each) => each.card === card && !each.standing))
    touching.ability(ability);
  for (const condition of card.conditions.values()) touching.meaning(condition);
  for (const field of card.symbol.kind.fields)
    if (field.type.type === 'selections')
      for (const index of card.lists.get(field.id) ?? []) touching.meaning(game.selections[index]);
  return {
    card: card.symbol.id,
    kind: card.symbol.kind.id,
    copies: card.symbol.copies.length,
    uses: usesOf(game, card),
    ...touching.touches,
    answers: answersOf(game, card),
  };
}

export { scenariosNaming, type Naming } from './scenarios.ts';
export type { Answer } from './answers.ts';
export { ANY, type Touched } from './touched.ts';
export type { Use } from './uses.ts';
