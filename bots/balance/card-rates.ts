import type { Game } from '../../interpreter/game/linked-game.ts';
import { falseDiscovery, twoSided } from './false-discovery.ts';
import type { GameRecord } from './game-record.ts';

/** A share of wins; null where nobody was counted. */
type Rate = number | null;

/**
 * How players fared who had a card, in games that came to their ends, with the names of 17lands. A player counts once a
 * game; shared wins count by their parts.
 */
export interface CardRates {
  readonly id: string;
  /** Players in whose deck it was, and their wins (GP WR); in games where all draw from the same cards, none. */
  readonly brought: number;
  readonly broughtRate: Rate;
  /** Players who had it in their hand or in play at any time (GIH), at the beginning (OH), later only (GD). */
  readonly had: number;
  readonly hadRate: Rate;
  readonly opening: number;
  readonly openingRate: Rate;
  readonly drawn: number;
  readonly drawnRate: Rate;
  /** Players who never had it though they could have (GND). */
  readonly notHad: number;
  readonly notHadRate: Rate;
  /** What having it goes together with: `hadRate` less `notHadRate` (IWD). */
  readonly difference: Rate;
  /** Of those who had it, how many used it. */
  readonly usedRate: Rate;
  /** The share of false alarms among the cards that differ as much or more. */
  readonly q: number;
}

interface Tally {
  brought: Count;
  had: Count;
  opening: Count;
  drawn: Count;
  notHad: Count;
  used: number;
  /** Of games in which some had it and some did not: what those who had it won more than an even share; and its square. */
  excess: number;
  squares: number;
}

interface Count {
  players: number;
  won: number;
}

const none = (): Count => ({ players: 0, won: 0 });
const rate = ({ players, won }: Count): Rate => (players === 0 ? null : won / players);

/** What the games show of each card of the game, in its order. */
export function cardRates(game: Game, games: readonly GameRecord[]): CardRates[] {
  const owners = ownersOf(game);
  const tallies = game.cards.map((): Tally => ({
    brought: none(),
    had: none(),
    opening: none(),
    drawn: none(),
    notHad: none(),
    used: 0,
    excess: 0,
    squares: 0,
  }));
  for (const { ending, won, cards } of games) {
    if (ending === null) continue;
    const had = new Map(cards.map((each) => [each[0], each]));
    tallies.forEach((tally, card) => {
      const [, opening, seats, used] = had.get(card) ?? [card, 0, 0, 0];
      count(tally, won, { opening, had: seats, used, brought: owners?.[card] });
    });
  }
  const q = falseDiscovery(
    tallies.map(({ excess, squares }) => twoSided(squares > 0 ? excess / Math.sqrt(squares) : 0)),
  );
  return tallies.map((tally, i): CardRates => {
    const [hadRate, notHadRate] = [rate(tally.had), rate(tally.notHad)];
    return {
      id: game.cards[i].symbol.id,
      brought: tally.brought.players,
      broughtRate: rate(tally.brought),
      had: tally.had.players,
      hadRate,
      opening: tally.opening.players,
      openingRate: rate(tally.opening),
      drawn: tally.drawn.players,
      drawnRate: rate(tally.drawn),
      notHad: tally.notHad.players,
      notHadRate,
      difference: hadRate === null || notHadRate === null ? null : hadRate - notHadRate,
      usedRate: tally.had.players === 0 ? null : tally.used / tally.had.players,
      q: q[i],
    };
  });
}

/** Seats as bits that have brought each card; undefined where nobody brings cards. */
function ownersOf(game: Game): number[] | undefined {
  const { owners } = game;
  if (!owners) return undefined;
  const bits = new Map<string, number>();
  game.copies.forEach(({ symbol }, card) => {
    if (owners[card] >= 0) bits.set(symbol.id, (bits.get(symbol.id) ?? 0) | (1 << owners[card]));
  });
  return game.cards.map(({ symbol }) => bits.get(symbol.id) ?? 0);
}

interface SeatBits {
  readonly opening: number;
  readonly had: number;
  readonly used: number;
  readonly brought: number | undefined;
}

function count(tally: Tally, won: readonly number[], { opening, had, used, brought }: SeatBits): void {
  const even = 1 / won.length;
  let holders = 0;
  let excess = 0;
  won.forEach((share, seat) => {
    const bit = 1 << seat;
    const add = (to: Count): void => {
      to.players++;
      to.won += share;
    };
    if (brought !== undefined && (brought & bit) !== 0) add(tally.brought);
    if ((had & bit) === 0) {
      if (brought === undefined || (brought & bit) !== 0) add(tally.notHad);
      return;
    }
    holders++;
    excess += share - even;
    add(tally.had);
    add((opening & bit) === 0 ? tally.drawn : tally.opening);
    if ((used & bit) !== 0) tally.used++;
  });
  if (holders === 0 || holders === won.length) return;
  tally.excess += excess;
  tally.squares += excess * excess;
}
