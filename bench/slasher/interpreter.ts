import type { Game } from '../../interpreter/game/linked-game.ts';
import { startMatch, answer, isOver, randomBot, seatsAsked } from '../../interpreter/index.ts';
import { tableFor } from '../../interpreter/compiler/codegen/compile-game.ts';
import { beginPosition, settingsFor } from '../../interpreter/match/begin-match.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { newMachine } from '../../interpreter/engine/program/machine.ts';
import { playOn } from '../../interpreter/engine/search/playout-policies.ts';
import { newRunner } from '../../interpreter/engine/vm/run-loop.ts';
import { type Runner } from '../../interpreter/engine/program/instruction.ts';
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

/** A runner for games one after the other, as a search would keep it. */
export const newPlayer = (game: Game, players: number): Runner => {
  const table = tableFor(game, players);
  return newRunner(newMachine(table.layout, game.fields.length, table.takes), table.programs, 1_000_000);
};

/** `staged`: every part of a move is chosen on its own. `card-first`: a card, then one of its moves. `flat`: a move. */
export type Policy = 'staged' | 'card-first' | 'flat';

const policies = { staged: 'answer', 'card-first': 'answer then move', flat: 'move' } as const;

/** On the machine itself: answers are drawn from the domain of the question, so they need no check. */
export function onMachine(game: Game, runner: Runner, seed: number, policy: Policy = 'staged'): Played {
  const { m } = runner;
  const table = tableFor(game, m.layout.seats);
  // The policy draws from the same generator in all engines.
  reseed(seed);
  beginPosition(table, m.p, `bench ${seed}`, settingsFor(game, table.seats));
  const playing = { random: prand, policy: policies[policy], most: Number.MAX_SAFE_INTEGER, answers: 0 };
  playOn(runner, playing);
  return { decisions: playing.answers, rounds: m.p[Header.cycle] };
}
