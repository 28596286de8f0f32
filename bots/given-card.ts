import { zoneOf } from '../interpreter/engine/state/card-columns.ts';
import { copyPosition, Header } from '../interpreter/engine/state/position-layout.ts';
import { seersOfZones } from '../interpreter/engine/state/seat-visibility.ts';
import { resume, type Match } from '../interpreter/match/match.ts';
import { namedCards } from '../interpreter/match/worlds/named-cards.ts';
import { relabelCards } from '../interpreter/match/worlds/relabelled-cards.ts';

/**
 * Gives a seat a card: it changes places with a card that the seat sees in a zone of its own and others do not, such as a
 * hand. Gives false, and changes nothing, where the seat has no such card for which it could be exchanged.
 */
export function exchangeForCard(
  match: Match,
  seat: number,
  id: string,
  random: (below: number) => number,
): boolean {
  const { game, table, runner } = match;
  const { layout, takes } = table;
  const { p } = runner.m;
  const seers = seersOfZones(table);
  const isHeld = (card: number): boolean => {
    const zone = zoneOf(p, layout, card);
    return zone >= 0 && table.zoneSeats[zone] === seat && seers[zone] === 1 << seat;
  };
  const copies = game.copies.flatMap(({ symbol }, card) =>
    symbol.id === id && p[layout.zone + card] >= 0 && (game.owners?.[card] ?? seat) === seat ? [card] : [],
  );
  if (copies.some(isHeld)) return true;
  const free = copies.filter((card) => {
    const zone = p[layout.zone + card];
    return zone !== layout.attachedZone && table.state?.inPlay[zone] !== 1;
  });
  const fits = (card: number, zone: number): boolean => takes[zone * layout.cards + card] === 1;
  const pairs = free.flatMap((card) =>
    game.copies.flatMap((_, held) =>
      isHeld(held) && fits(card, p[layout.zone + held]) && fits(held, p[layout.zone + card])
        ? [[card, held] as const]
        : [],
    ),
  );
  if (pairs.length === 0) return false;
  const [card, held] = pairs[random(pairs.length)];
  const to = Int32Array.from({ length: layout.cards }, (_, each) => each);
  to[card] = held;
  to[held] = card;
  const after = new Int32Array(p.length);
  copyPosition(p, after);
  relabelCards(match, namedCards(match), after, to);
  after[Header.settled] = 0;
  copyPosition(after, p);
  resume(match);
  return true;
}
