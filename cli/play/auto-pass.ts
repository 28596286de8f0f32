import { PASS } from '../../interpreter/engine/program/instruction.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
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
  /** Windows in which a seat passes whenever it can, until it says otherwise. */
  readonly windows: Map<number, Set<string>>;
  /** Seats that pass whenever they can until this window asks them. */
  readonly untilWindow: Map<number, string>;
}

/** Nobody passes by themselves; for the seats given, an only possible answer is given. */
export const newPassing = (always: readonly number[] = []): Passing => ({
  always: new Set(always),
  untilTurn: new Map(),
  windows: new Map(),
  untilWindow: new Map(),
});

/** The window that is open, the innermost of several. */
const openWindow = ({ game, runner }: Match): string | undefined =>
  game.vocabulary.windows[runner.m.p[Header.window]]?.id;

/** How many turns a seat has had, as far as the log goes back. */
export const turnsOf = (match: Match, seat: number): number =>
  entriesOf(match).filter(({ line }) => line.event === 'turn' && line.player === match.names.seats[seat])
    .length;

/** Whether a seat wants to pass here; what it waited for is over once it has come. */
function wantsToPass(match: Match, seat: number, passing: Passing): boolean {
  const { untilTurn, untilWindow, windows } = passing;
  const window = openWindow(match);
  const turns = untilTurn.get(seat);
  if (turns !== undefined && turnsOf(match, seat) > turns) untilTurn.delete(seat);
  if (window !== undefined && untilWindow.get(seat) === window) untilWindow.delete(seat);
  return (
    untilTurn.has(seat) ||
    untilWindow.has(seat) ||
    (window !== undefined && windows.get(seat)?.has(window) === true)
  );
}

/** The answer of a seat that is not to be asked; undefined where it is. */
export function answersItself(match: Match, seat: number, passing: Passing): Answer | undefined {
  if (wantsToPass(match, seat, passing)) {
    const asking = question(match, seat);
    if (asking?.instruction.op === 'menu') {
      const { options } = asking.instruction;
      const pass = asking.domain.candidates.toArray().find((option) => options[option].label === PASS);
      if (pass !== undefined) return { seat, values: [pass] };
    }
  }
  return passing.always.has(seat) ? onlyAnswer(match, seat) : forcedForAll(match, seat);
}
