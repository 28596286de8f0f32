import type { Game } from '../../interpreter/game/linked-game.ts';
import { startMatch, answer, isOver, randomBot, seatsAsked } from '../../interpreter/index.ts';
import { generatedTableFor, tableFor, type Table } from '../../interpreter/compiler/codegen/compile-game.ts';
import { beginPosition } from '../../interpreter/match/begin-match.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { newMachine } from '../../interpreter/engine/program/machine.ts';
import { playOn, type Playing } from '../../interpreter/engine/search/playout-policies.ts';
import { newRunner } from '../../interpreter/engine/vm/run-loop.ts';
import { type Runner } from '../../interpreter/engine/program/instruction.ts';
import { seatNames } from '../../interpreter/game/seat-names.ts';
import { prand, reseed } from './hand-written/index.ts';

/** Decisions and rounds of a finished game. */
export interface Played {
  readonly decisions: number;
  readonly rounds: number;
}

/** Through the door that people and bots use: every answer is checked, and can be taken back. */
export function throughMatch(game: Game, seed: string, players: number): Played {
  const match = startMatch(game, { players, seed, log: false });
  const bot = randomBot(`${seed}/bot`);
  let decisions = 0;
  for (; !isOver(match); decisions++) answer(match, bot(match, seatsAsked(match)[0]));
  return { decisions, rounds: match.runner.m.p[Header.cycle] };
}

/** What plays games one after the other, as a search would keep it. */
export interface Player {
  readonly table: Table;
  readonly runner: Runner;
}

export function newPlayer(game: Game, players: number, generated = false): Player {
  const table = (generated ? generatedTableFor : tableFor)(game, players);
  const m = newMachine(table.layout, game.fields.length, table.takes);
  return { table, runner: newRunner(m, table.programs, 1_000_000, table.generated) };
}

/** `staged`: every part of a move is chosen on its own. `card-first`: a card, then one of its moves. `flat`: a move. */
export type Policy = 'staged' | 'card-first' | 'flat';

const policies = { staged: 'answer', 'card-first': 'answer then move', flat: 'move' } as const;

/** On the machine itself: answers are drawn from the domain of the question, so they need no check. */
export function onMachine({ table, runner }: Player, seed: number, policy: Policy = 'staged'): Played {
  const { m } = runner;
  // The policy draws from the same generator in all engines.
  reseed(seed);
  beginPosition(table, m.p, { seed: `bench ${seed}` }, seatNames.slice(0, table.seats));
  const playing: Playing = {
    random: prand,
    policy: policies[policy],
    most: Number.MAX_SAFE_INTEGER,
    until: 'game',
    answers: 0,
  };
  playOn(runner, playing);
  return { decisions: playing.answers, rounds: m.p[Header.cycle] };
}
