/** The places that each player has for cards. */
import { forms, type Vocabulary } from './symbol-table.ts';
import type { KindSymbol } from './symbols.ts';

export interface PlaceOfPlayer {
  readonly name: string;
  readonly inPlay: boolean;
  /** A place whose cards its owner alone sees, in no order: what is held. */
  readonly isHand: boolean;
}

/** By their names; only those that take cards of a kind, if one is given. Grids and markets of piles are none. */
export const placesOfPlayers = ({ zones }: Vocabulary, kind?: KindSymbol): PlaceOfPlayer[] =>
  zones
    .filter(({ of, pile, takes }) => of === 'player' && !pile && (!kind || !takes || takes.includes(kind)))
    .map((zone) => ({
      name: forms(zone).one,
      inPlay: zone.inPlay,
      isHand: !zone.inPlay && zone.order !== 'stack' && (zone.seenBy ?? '').startsWith('owner'),
    }));
