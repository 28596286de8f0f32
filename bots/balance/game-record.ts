import { rootOfProgram } from '../../interpreter/game/linked-game.ts';
import { Frame } from '../../interpreter/engine/state/call-stack.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import {
  applyAnswer,
  endingOf,
  isOver,
  question,
  seatsAsked,
  startMatch,
  winners,
  type Match,
} from '../../interpreter/match/match.ts';
import { groupsOf } from '../../interpreter/reports/player-groups.ts';
import { seatBots } from '../bot-player.ts';
import { evaluationOf, type Evaluation } from '../evaluation.ts';
import { isSearching, type Level } from '../levels.ts';
import type { BalanceTable } from './balance-table.ts';
import { watchExposure, type Exposure } from './card-exposure.ts';
import { chooseWithCard, exchangeForCard, type Gift } from './given-card.ts';

/** What players had of a card in a game: its number in the game, and seats as bits. */
export type CardSeats = readonly [card: number, opening: number, had: number, used: number];

/** What a game gave that a report on balance is made from: plain data. */
export interface GameRecord {
  /** Which ending of the rules it was; null: it was cut off or had to be stopped. */
  readonly ending: string | null;
  readonly decisions: number;
  /** What each seat won: a win that is shared counts by its part; an even share where nobody has won. */
  readonly won: readonly number[];
  /** Who had the first turn after the set-up; -1 where the game has no turns. */
  readonly first: number;
  /** The seat in turn; -1: none, or it could not be given the card of the trial. */
  readonly turn: number;
  readonly cards: readonly CardSeats[];
  /** For each group of the game's report what each seat is in it by. */
  readonly groups: readonly (readonly (readonly string[])[])[];
  /** Who was judged best after a quarter, a half and three quarters of the decisions; empty where nobody judges. */
  readonly ahead: readonly number[];
  /** Decisions that left a choice, and how many options they had in the mean. */
  readonly choices: number;
  readonly between: number;
}

/** Every so many decisions the position is judged. */
const JUDGED_EVERY = 8;

/** Decisions between two pauses, where bots search and where they do not. */
const PAUSE = { searching: 5, random: 500 };

/** The seat that is another one than all others of a game, and the card that it is given at the beginning. */
export interface SeatInTurn {
  readonly seat: number;
  readonly card: string | undefined;
}

/** Plays a game with a level for each seat, and pauses in between so that it can be given up. */
export function* recordGame(
  { game, players, options, decisions, model }: BalanceTable,
  levels: readonly Level[],
  seed: string,
  inTurn?: SeatInTurn,
): Generator<undefined, GameRecord> {
  const match = startMatch(game, { ...options, players, seed, log: false, generated: true });
  const bots = { levels, seed: `${seed}/bots`, model };
  const gift: Gift | undefined =
    inTurn?.card === undefined ? undefined : { seat: inTurn.seat, card: inTurn.card };
  const random = randomSource(`${seed}/given`);
  let seated = seatBots(match, bots);
  let exposure: Exposure | undefined;
  let first = -1;
  let turn = gift ? -1 : (inTurn?.seat ?? -1);
  let choices = 0;
  let between = 0;
  const pause = levels.some(isSearching) ? PAUSE.searching : PAUSE.random;
  const judged: number[] = [];
  const evaluation = model && evaluationOf(match.table, model);
  let taken = 0;
  for (; taken < decisions && !isOver(match) && !match.fault; taken++) {
    if (!exposure && isSetUp(match)) {
      if (gift && exchangeForCard(match, gift, random)) turn = gift.seat;
      // What was known of the cards before is perhaps no longer so.
      match.runner.m.listener = undefined;
      exposure = watchExposure(match);
      seated = seatBots(match, bots);
      first = match.runner.m.p[Header.turn];
    }
    exposure?.look();
    const seat = seatsAsked(match)[0];
    const things = question(match, seat)?.domain.candidates.length ?? 0;
    if (things > 1) {
      choices++;
      between += things;
    }
    if (evaluation && taken % JUDGED_EVERY === 0) judged.push(bestOf(match, evaluation));
    const chosen = !exposure && gift ? chooseWithCard(match, seat, gift, random) : undefined;
    applyAnswer(match, chosen ?? seated.answer(seat));
    if (taken % pause === pause - 1) yield;
  }
  exposure?.look();
  const over = isOver(match);
  const winning = over ? winners(match) : [];
  return {
    ending: over ? (endingOf(match)?.id ?? '') : null,
    decisions: taken,
    won: players.map((_, seat) =>
      winning.length === 0 ? 1 / players.length : winning.includes(seat) ? 1 / winning.length : 0,
    ),
    first,
    turn,
    cards: exposure ? seatsOf(exposure) : [],
    groups: over ? groupsOf(match) : [],
    ahead: judged.length === 0 ? [] : [1, 2, 3].map((part) => judged[Math.floor((part * judged.length) / 4)]),
    choices,
    between: choices === 0 ? 0 : between / choices,
  };
}

/** Whether the set-up of the game is over. */
function isSetUp({ table, runner }: Match): boolean {
  const { p } = runner.m;
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller])
    if (rootOfProgram(table.programs[p[frame + Frame.program]].source.role).kind === 'setup') return false;
  return true;
}

function bestOf({ names, runner }: Match, evaluation: Evaluation): number {
  const values = names.seats.map((_, seat) => evaluation.judge(runner.m, seat));
  return values.indexOf(Math.max(...values));
}

function seatsOf({ opening, had, used }: Exposure): CardSeats[] {
  const cards: CardSeats[] = [];
  had.forEach((seats, card) => {
    if (seats !== 0) cards.push([card, opening[card], seats, used[card]]);
  });
  return cards;
}
