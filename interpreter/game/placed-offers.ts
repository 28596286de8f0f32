import type { StepSymbol, WindowSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Game, Offer } from './linked-game.ts';

/** What a player may do in a step or in a window. */
interface PlacedOffer {
  readonly where: 'step' | 'window';
  readonly symbol: StepSymbol | WindowSymbol;
  readonly offer: Offer;
}

/** All that a game offers, steps first, in the order in which the game declares them. */
export const offersOf = ({ steps, windows }: Pick<Game, 'steps' | 'windows'>): PlacedOffer[] => [
  ...steps.flatMap((step) =>
    (step.kind === 'turns' ? step.parts : []).flatMap((part): PlacedOffer[] =>
      part.kind === 'actions'
        ? [{ where: 'step', symbol: part.symbol ?? step.symbol, offer: part.offer }]
        : [],
    ),
  ),
  ...windows.map(({ symbol, offer }): PlacedOffer => ({ where: 'window', symbol, offer })),
];
