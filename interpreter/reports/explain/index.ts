/**
 * What a card is and does, worked out from what its texts mean: nothing here is written down by hand.
 *
 *   touched    what it reads and changes, followed through the verbs that it does
 *   answers    what its abilities wait for, replace, forbid, change, and when they can be used
 *   uses       the actions and windows in which it can be chosen
 *   interacts  the cards that answer, read or change what it does, and the other way round
 *   scenarios  which scenarios name it
 */
import { copiesInDecks } from '../../game/spare-copies.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import type { CardData, Game } from '../../game/linked-game.ts';
import { answersOf, type AbilityAnswer } from './ability-answers.ts';
import { interactionsOf, type Interaction } from './interactions.ts';
import type { Touched } from './text-dependencies.ts';
import { touchesOf } from './card-dependencies.ts';
import { cardUses, type Use } from './card-uses.ts';

export interface Explanation {
  readonly card: string;
  readonly kind: string;
  readonly copies: number;
  readonly uses: readonly Use[];
  readonly reads: readonly Touched[];
  readonly changes: readonly Touched[];
  readonly answers: readonly AbilityAnswer[];
  readonly interacts: readonly Interaction[];
}

/**
 * What a card of a game reads, changes and answers, and when it can be chosen; its abilities are in the
 * language.
 */
export function explainCard(game: Game, card: CardData, language: Language = 'en'): Explanation {
  return {
    card: card.symbol.id,
    kind: card.symbol.kind.id,
    copies: copiesInDecks(game, card.symbol).length,
    uses: cardUses(game, card),
    ...touchesOf(game, card),
    answers: answersOf(game, card, language),
    interacts: interactionsOf(game, card),
  };
}

export { scenariosNaming, type Naming } from './card-scenarios.ts';
export type { AbilityAnswer } from './ability-answers.ts';
export type { Interaction } from './interactions.ts';
export { ANY, type Touched } from './text-dependencies.ts';
export type { Use } from './card-uses.ts';
