import { seersOfZones } from '../interpreter/engine/state/seat-visibility.ts';
import { zoneOf } from '../interpreter/engine/state/card-columns.ts';
import type { Match } from '../interpreter/match/match.ts';

/** Which seats had a card in a game, by card of the game and as bits: copies of one card count as one. */
export interface Exposure {
  /** Where the player sees it or has it in play, at the beginning; at any time. */
  readonly opening: Int32Array;
  readonly had: Int32Array;
  /** In play for the player at any time. */
  readonly played: Int32Array;
}

/** Notes what players have, whenever `look` is called; what they had at the beginning is what they had at `begin`. */
export function watchExposure({ game, table, runner }: Match): Exposure & { look(): void; begin(): void } {
  const { layout, state } = table;
  const seers = seersOfZones(table);
  const cards = game.cards.length;
  const numbers = new Map(game.cards.map(({ symbol }, i) => [symbol.id, i]));
  const printed = Int32Array.from(game.copies, ({ symbol }) => numbers.get(symbol.id)!);
  const [opening, had, played] = [cards, cards, cards].map((size) => new Int32Array(size));
  const look = (): void => {
    const { p } = runner.m;
    for (let card = 0; card < layout.cards; card++) {
      const zone = zoneOf(p, layout, card);
      if (zone < 0) continue;
      const inPlay = state?.inPlay[zone] === 1;
      const own = table.zoneSeats[zone] ?? -1;
      const seat = own < 0 && inPlay && table.responding ? table.responding.controllerIn(p, card) : own;
      if (seat < 0) continue;
      if (inPlay) played[printed[card]] |= 1 << seat;
      if (inPlay || ((seers[zone] >> seat) & 1) === 1) had[printed[card]] |= 1 << seat;
    }
  };
  return {
    opening,
    had,
    played,
    look,
    begin() {
      look();
      opening.set(had);
    },
  };
}
