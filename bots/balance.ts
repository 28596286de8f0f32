import { rootOfProgram, type Game } from '../interpreter/game/linked-game.ts';
import { Frame } from '../interpreter/engine/state/call-stack.ts';
import { Header } from '../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../interpreter/engine/state/random-source.ts';
import {
  applyAnswer,
  endingOf,
  isOver,
  seatsAsked,
  startMatch,
  winners,
  type Match,
  type MatchOptions,
} from '../interpreter/match/match.ts';
import { seatBots, type TableBots } from './bot-player.ts';
import { watchExposure } from './card-exposure.ts';
import type { LearnedModel } from './evaluation.ts';
import { exchangeForCard } from './given-card.ts';
import type { Level } from './levels.ts';
import { validInterval, type ValidInterval } from './valid-interval.ts';

/** What a report is made from. */
export interface BalanceOptions {
  readonly game: Game;
  readonly players: readonly string[];
  readonly options: MatchOptions;
  readonly level: Level;
  readonly model?: LearnedModel | undefined;
  /** Decisions after which a game is cut off and left out. */
  readonly decisions: number;
}

/** A share of wins; undefined where nobody was counted. */
type Rate = number | undefined;

/** How players fared who had a card, in games that were played to their ends. Shared wins count by their parts. */
export interface CardFared {
  readonly id: string;
  /** Players who had it at any time, and how many of them had it in play. */
  readonly had: number;
  readonly played: number;
  /** What they won; what those won who had it at the beginning; what all others won. */
  readonly winRate: Rate;
  readonly openingRate: Rate;
  readonly otherRate: Rate;
  /** What having it goes together with: `winRate` less `otherRate`. */
  readonly difference: Rate;
  /** The share of false alarms among cards that differ as much or more (Benjamini and Hochberg). */
  readonly q: number;
}

/** How players fared who were given a card at the beginning: cause, and not what goes together. */
export interface CardGiven {
  readonly id: string;
  readonly games: number;
  readonly share: number;
  readonly interval: ValidInterval;
  /** The interval leaves an even share out. */
  readonly verdict: 'strong' | 'weak' | 'open';
}

interface Played {
  readonly results: readonly number[];
  readonly ending: string;
}

/** Sums over games of what came of a card. */
interface Tally {
  had: number;
  played: number;
  won: number;
  opening: number;
  openingWon: number;
  others: number;
  othersWon: number;
  /** Of games in which some had it and some did not: what those who had it won more than their share, and its square. */
  excess: number;
  squares: number;
}

/** Plays games and counts what players had; `report` may be asked after any game. */
export function observeCards(given: BalanceOptions): {
  play(index: number): boolean;
  report(): { readonly games: number; readonly endings: Record<string, number>; readonly cards: CardFared[] };
} {
  const { game, players } = given;
  const even = 1 / players.length;
  const tallies = game.cards.map((): Tally => ({
    had: 0,
    played: 0,
    won: 0,
    opening: 0,
    openingWon: 0,
    others: 0,
    othersWon: 0,
    excess: 0,
    squares: 0,
  }));
  const endings: Record<string, number> = {};
  let games = 0;
  return {
    play(index) {
      let exposure: ReturnType<typeof watchExposure> | undefined;
      const played = playGame(given, `${given.options.seed}/${index}`, {
        begin(match) {
          exposure = watchExposure(match);
          exposure.begin();
        },
        each: () => exposure?.look(),
      });
      if (!played || !exposure) return false;
      games++;
      endings[played.ending] = (endings[played.ending] ?? 0) + 1;
      const { had, opening, played: inPlay } = exposure;
      tallies.forEach((tally, card) => {
        let holders = 0;
        let excess = 0;
        played.results.forEach((won, seat) => {
          const bit = 1 << seat;
          if ((had[card] & bit) === 0) {
            tally.others++;
            tally.othersWon += won;
            return;
          }
          holders++;
          tally.had++;
          tally.won += won;
          excess += won - even;
          if (inPlay[card] & bit) tally.played++;
          if (opening[card] & bit) {
            tally.opening++;
            tally.openingWon += won;
          }
        });
        if (holders === 0 || holders === players.length) return;
        tally.excess += excess;
        tally.squares += excess * excess;
      });
      return true;
    },
    report() {
      const chances = tallies.map(({ excess, squares }) =>
        twoSided(squares > 0 ? excess / Math.sqrt(squares) : 0),
      );
      const q = falseDiscovery(chances);
      const cards = tallies.map((tally, i): CardFared => {
        const winRate = rate(tally.won, tally.had);
        const otherRate = rate(tally.othersWon, tally.others);
        return {
          id: game.cards[i].symbol.id,
          had: tally.had,
          played: tally.played,
          winRate,
          openingRate: rate(tally.openingWon, tally.opening),
          otherRate,
          difference: winRate === undefined || otherRate === undefined ? undefined : winRate - otherRate,
          q: q[i],
        };
      });
      return { games, endings, cards };
    },
  };
}

const rate = (won: number, of: number): Rate => (of === 0 ? undefined : won / of);

/** Gives a card to each seat in turn, on the same seed; gives the state after each set of games. */
export function* giveInTurn(given: BalanceOptions, id: string, sets: number): Generator<CardGiven, void> {
  const { players, options } = given;
  const even = 1 / players.length;
  let sum = 0;
  let done = 0;
  let state: CardGiven | undefined;
  while (done < sets && (state?.verdict ?? 'open') === 'open') {
    let won = 0;
    for (let seat = 0; seat < players.length; seat++) {
      const seed = `${options.seed}/given/${done}`;
      const random = randomSource(`${seed}/${id}`);
      let isGiven = true;
      const played = playGame(given, seed, {
        begin(match) {
          isGiven = exchangeForCard(match, seat, id, random);
        },
      });
      if (!isGiven) return;
      won += played?.results[seat] ?? even;
    }
    sum += won / players.length;
    done++;
    const interval = validInterval(sum, done, even);
    const verdict = interval.low > even ? 'strong' : interval.high < even ? 'weak' : 'open';
    state = { id, games: done * players.length, share: sum / done, interval, verdict };
    yield state;
  }
}

interface Hooks {
  /** The set-up is over, and players are about to begin. */
  readonly begin: (match: Match) => void;
  readonly each?: () => void;
}

/** What each seat won in a game; nothing of one without an end. */
function playGame(
  { game, players, options, level, model, decisions }: BalanceOptions,
  seed: string,
  { begin, each }: Hooks,
): Played | undefined {
  const match = startMatch(game, { ...options, players, seed, log: false });
  const seated = (): TableBots =>
    seatBots(match, { levels: players.map(() => level), seed: `${seed}/bots`, model });
  let bots = seated();
  let begun = false;
  for (let taken = 0; taken < decisions && !isOver(match) && !match.fault; taken++) {
    if (!begun && isSetUp(match)) {
      begun = true;
      begin(match);
      // What was known before may be different by now.
      match.runner.m.listener = undefined;
      bots = seated();
    }
    each?.();
    applyAnswer(match, bots.answer(seatsAsked(match)[0]));
  }
  if (!isOver(match)) return undefined;
  each?.();
  const won = winners(match);
  const results = players.map((_, seat) =>
    won.length === 0 ? 1 / players.length : won.includes(seat) ? 1 / won.length : 0,
  );
  return { results, ending: endingOf(match)?.id ?? '' };
}

/** Whether the set-up of the game is over. */
function isSetUp({ table, runner }: Match): boolean {
  const { p } = runner.m;
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller])
    if (rootOfProgram(table.programs[p[frame + Frame.program]].source.role).kind === 'setup') return false;
  return true;
}

/** The chance of a normal deviation as large or larger, to either side. */
function twoSided(z: number): number {
  // Abramowitz and Stegun 7.1.26: off by less than 2e-7.
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, sum * Math.exp(-x * x));
}

/** By test the least share of false alarms at which it is among those that are reported. */
function falseDiscovery(chances: readonly number[]): number[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[b] - chances[a]);
  const q: number[] = [];
  let least = 1;
  order.forEach((test, i) => {
    least = Math.min(least, (chances[test] * chances.length) / (chances.length - i));
    q[test] = least;
  });
  return q;
}
