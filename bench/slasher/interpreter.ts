import type { Instruction } from '../../interpreter/compile/instruction.ts';
import type { Game } from '../../interpreter/game.ts';
import { startMatch, answer, isOver, randomBot, seatsAsked } from '../../interpreter/index.ts';
import { tableFor } from '../../interpreter/compile/table.ts';
import { beginPosition, settingsFor } from '../../interpreter/play/begin.ts';
import { sealedSeats } from '../../interpreter/play/question.ts';
import { Header, Status } from '../../interpreter/position/layout.ts';
import { askFor } from '../../interpreter/run/asking.ts';
import { List } from '../../interpreter/run/list.ts';
import { newMachine } from '../../interpreter/run/machine.ts';
import { choose, take } from '../../interpreter/run/deciding.ts';
import { newRunner, run, type Runner } from '../../interpreter/run/runner.ts';
import { enter, indexOf, keepSealed, Sealed } from '../../interpreter/run/sealed.ts';
import { prand, reseed } from './hand-written/index.ts';
import { newDomain, sampleSet } from '../../interpreter/run/sets.ts';
import { playAnswerThenMove, playMove } from '../../interpreter/run/moves.ts';

type Sealing = Instruction & { op: 'sealed' };

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

const out = new List();
const domain = newDomain();

/** `staged`: every part of a move is chosen on its own. `card-first`: a card, then one of its moves. `flat`: a move. */
export type Policy = 'staged' | 'card-first' | 'flat';

/** On the machine itself: answers are drawn from the domain of the question, so they need no check. */
export function onMachine(game: Game, runner: Runner, seed: number, policy: Policy = 'staged'): Played {
  const { m, open } = runner;
  const table = tableFor(game, m.layout.seats);
  // The policy draws from the same generator in all engines.
  reseed(seed);
  beginPosition(table, m.p, `bench ${seed}`, settingsFor(game, table.seats));
  let decisions = 0;
  run(runner);
  while (m.p[Header.status] !== Status.over) {
    const at = open.instruction!;
    decisions++;
    if (at.op === 'sealed') {
      decisions += answerSealed(runner, at) - 1;
      run(runner);
    } else if (policy === 'card-first' && m.p[Header.turn] >= 0) playAnswerThenMove(runner, prand);
    else if (policy === 'flat' && m.p[Header.turn] >= 0) playMove(runner, prand);
    else {
      sampleSet(m, open.domain, prand, out);
      if (at.op === 'pick') take(runner, at, out);
      else choose(runner, at, out.items[0]);
      run(runner);
    }
  }
  return { decisions, rounds: m.p[Header.cycle] };
}

/** Answers for all seats that are asked at the same time; gives how many. */
function answerSealed(runner: Runner, at: Sealing): number {
  const { m } = runner;
  const seats = sealedSeats(runner, Sealed.open);
  for (const seat of seats) {
    const index = indexOf(m, at, seat);
    enter(m, at, index);
    askFor(m, at.choosing, domain);
    sampleSet(m, domain, prand, out);
    keepSealed(m, at, index, out.toArray());
  }
  return seats.length;
}
