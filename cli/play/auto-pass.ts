import { PASS } from '../../interpreter/engine/program/instruction.ts';
import { entriesOf, onlyAnswer, question, type Answer, type Match } from '../../interpreter/match/match.ts';
import { forcedForAll } from '../../interpreter/match/answers.ts';

/**
 * Who answers without being asked: settings of the screens of these seats, which no other shows. Not asking
 * must not reveal what depends on cards that others do not see, so the game itself asks.
 */
export interface Passing {
  /** Seats for which a single possible option is taken. */
  readonly always: Set<number>;
  /** Seats that pass whenever they can until they have their next turn; with the number of turns that they have had. */
  readonly untilTurn: Map<number, number>;
}

/** How many turns a seat has had, as far as the log goes back. */
export const turnsOf = (match: Match, seat: number): number =>
  entriesOf(match).filter(({ line }) => line.event === 'turn' && line.player === match.names.seats[seat])
    .length;

/** The answer of a seat that is not to be asked; undefined where it is. */
export function answersItself(
  match: Match,
  seat: number,
  { always, untilTurn }: Passing,
): Answer | undefined {
  const turns = untilTurn.get(seat);
  if (turns !== undefined && turnsOf(match, seat) > turns) untilTurn.delete(seat);
  if (untilTurn.has(seat)) {
    const asking = question(match, seat);
    if (asking?.instruction.op === 'menu') {
      const { options } = asking.instruction;
      const pass = asking.domain.candidates.toArray().find((option) => options[option].label === PASS);
      if (pass !== undefined) return { seat, values: [pass] };
    }
  }
  return always.has(seat) ? onlyAnswer(match, seat) : forcedForAll(match, seat);
}
