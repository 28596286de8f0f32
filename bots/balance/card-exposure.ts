import type { Listener } from '../../interpreter/engine/vm/events.ts';
import { seersOfZones } from '../../interpreter/engine/state/seat-visibility.ts';
import { zoneOf } from '../../interpreter/engine/state/card-columns.ts';
import type { Match } from '../../interpreter/match/match.ts';

/** Which seats had a card in a game, by card of the game and as bits: copies of one card count as one. */
export interface Exposure {
  /** Where the player sees it or has it in play: at the beginning; at any time. */
  readonly opening: Int32Array;
  readonly had: Int32Array;
  /** It came into play, its text did something, or the rules moved it out of the hand of the player. */
  readonly used: Int32Array;
  /** Notes what players have now. */
  look(): void;
}

/** Watches what players have from now on, whenever `look` is called; what they have now they had at the beginning. */
export function watchExposure({ game, table, runner }: Match): Exposure {
  const { layout, state } = table;
  const { m } = runner;
  const seers = seersOfZones(table);
  const cards = game.cards.length;
  const numbers = new Map(game.cards.map(({ symbol }, i) => [symbol.id, i]));
  const printed = Int32Array.from(game.copies, ({ symbol }) => numbers.get(symbol.id)!);
  const [opening, had, used] = [cards, cards, cards].map((size) => new Int32Array(size));
  const isHeld = (zone: number, seat: number): boolean => ((seers[zone] >> seat) & 1) === 1;
  const look = (): void => {
    const { p } = m;
    for (let card = 0; card < layout.cards; card++) {
      const zone = zoneOf(p, layout, card);
      if (zone < 0) continue;
      const inPlay = state?.inPlay[zone] === 1;
      const own = table.zoneSeats[zone] ?? -1;
      const seat = own < 0 && inPlay && table.responding ? table.responding.controllerIn(p, card) : own;
      if (seat < 0) continue;
      if (inPlay) used[printed[card]] |= 1 << seat;
      if (inPlay || isHeld(zone, seat)) had[printed[card]] |= 1 << seat;
    }
  };
  const before = m.listener;
  m.listener = {
    happened(event, cause) {
      const { you, card } = cause;
      if (card >= 0 && you >= 0) used[printed[card]] |= 1 << you;
      if (event.kind === 'moved' && card < 0)
        event.cards.forEach((moved, i) => {
          const owner = event.from[i] < 0 ? -1 : (table.zoneSeats[event.from[i]] ?? -1);
          if (owner >= 0 && owner === you && isHeld(event.from[i], owner)) used[printed[moved]] |= 1 << owner;
        });
      before?.happened(event, cause);
    },
    forced: (...given) => before?.forced(...given),
    unsealed: (...given) => before?.unsealed(...given),
  } satisfies Listener;
  look();
  opening.set(had);
  return { opening, had, used, look };
}
