import type { Game } from '../../interpreter/game.ts';
import { startMatch, answer, isOver, randomBot, seatsAsked } from '../../interpreter/index.ts';
import { tableFor } from '../../interpreter/compile/table.ts';
import { beginPosition, settingsFor } from '../../interpreter/play/begin.ts';
import { sealedSeats } from '../../interpreter/play/question.ts';
import { Header, Status } from '../../interpreter/position/layout.ts';
import { randomSource } from '../../interpreter/position/random.ts';
import { askFor } from '../../interpreter/run/asking.ts';
import { List } from '../../interpreter/run/list.ts';
import { newMachine } from '../../interpreter/run/machine.ts';
import { choose, take } from '../../interpreter/run/deciding.ts';
import { newRunner, run, type Runner } from '../../interpreter/run/runner.ts';
import { enter, indexOf, keepSealed, Sealed } from '../../interpreter/run/sealed.ts';
import { newDomain, sampleSet } from '../../interpreter/run/sets.ts';
import { playAnswerThenMove, playMove } from '../../interpreter/run/moves.ts';

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
export function onMachine(game: Game, runner: Runner, seed: string, policy: Policy = 'staged'): Played {
  const { m, open } = runner;
  const table = tableFor(game, m.layout.seats);
  const random = randomSource(`${seed}/bot`);
  beginPosition(table, m.p, seed, settingsFor(game, table.seats));
  let decisions = 0;
  for (run(runner); m.p[Header.status] !== Status.over; run(runner)) {
    const at = open.instruction!;
    if (at.op === 'sealed') {
      for (const seat of sealedSeats(runner, Sealed.open)) {
        const index = indexOf(m, at, seat);
        enter(m, at, index);
        askFor(m, at.choosing, domain);
        sampleSet(m, domain, random, out);
        keepSealed(m, at, index, out.toArray());
        decisions++;
      }
      continue;
    }
    decisions++;
    if (policy !== 'staged' && m.p[Header.turn] >= 0) {
      (policy === 'flat' ? playMove : playAnswerThenMove)(runner, random);
      continue;
    }
    sampleSet(m, open.domain, random, out);
    if (at.op === 'pick') take(runner, at, out);
    else choose(runner, at, out.items[0]);
  }
  return { decisions, rounds: m.p[Header.cycle] };
}
