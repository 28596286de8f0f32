import { zoneOf } from '../../interpreter/engine/state/card-columns.ts';
import { copyPosition, Header } from '../../interpreter/engine/state/position-layout.ts';
import { seersOfZones } from '../../interpreter/engine/state/seat-visibility.ts';
import { List } from '../../interpreter/engine/state/int-list.ts';
import { sampleSet } from '../../interpreter/engine/choices/choice-domain.ts';
import { question, resume, type Answer, type Match } from '../../interpreter/match/match.ts';
import { namedCards } from '../../interpreter/match/worlds/named-cards.ts';
import { relabelCards } from '../../interpreter/match/worlds/relabelled-cards.ts';

/** A card, by its id, and who is to have it. */
export interface Gift {
  readonly card: string;
  readonly seat: number;
}

/** As many answers are drawn until one has the card, or has it not. */
const MOST_DRAWN = 50;

/**
 * An answer of the set-up that lets a player have a card: its own answers take the card where they can, those of others
 * leave it. Gives nothing where the card makes no difference to what is asked.
 */
export function chooseWithCard(
  match: Match,
  seat: number,
  gift: Gift,
  random: (below: number) => number,
): Answer | undefined {
  const asking = question(match, seat);
  if (asking?.sort !== 'card') return undefined;
  const isIt = (card: number): boolean => match.game.copies[card]?.symbol.id === gift.card;
  if (!asking.domain.candidates.toArray().some(isIt)) return undefined;
  const drawn = new List();
  for (let i = 0; i < MOST_DRAWN; i++) {
    sampleSet(match.runner.m, asking.domain, random, drawn);
    const values = drawn.toArray();
    if (values.some(isIt) === (seat === gift.seat)) return { seat, values };
  }
  return undefined;
}

/**
 * Gives a seat a card: it changes places with a card that the seat sees in a zone of its own and others do not, such as a
 * hand. Nothing is to be done where the player has it by now, also in play. Gives false, and changes nothing, where the
 * seat has no card for which it could be exchanged.
 */
export function exchangeForCard(
  match: Match,
  { seat, card: id }: Gift,
  random: (below: number) => number,
): boolean {
  const { game, table, runner } = match;
  const { layout, takes, state } = table;
  const { p } = runner.m;
  const seers = seersOfZones(table);
  const isInPlay = (card: number): boolean => state?.inPlay[p[layout.zone + card]] === 1;
  const isHeld = (card: number): boolean => {
    const zone = zoneOf(p, layout, card);
    return zone >= 0 && table.zoneSeats[zone] === seat && seers[zone] === 1 << seat;
  };
  const isPlayed = (card: number): boolean => isInPlay(card) && controllerOf(match, card) === seat;
  const copies = game.copies.flatMap(({ symbol }, card) =>
    symbol.id === id && p[layout.zone + card] >= 0 && (game.owners?.[card] ?? seat) === seat ? [card] : [],
  );
  if (copies.some((card) => isHeld(card) || isPlayed(card))) return true;
  const free = copies.filter((card) => p[layout.zone + card] !== layout.attachedZone && !isInPlay(card));
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

/** Whose a card in play is; -1: nobody's. */
function controllerOf({ table, runner }: Match, card: number): number {
  const seat = table.zoneSeats[zoneOf(runner.m.p, table.layout, card)] ?? -1;
  return seat >= 0 ? seat : (table.responding?.controllerIn(runner.m.p, card) ?? -1);
}
