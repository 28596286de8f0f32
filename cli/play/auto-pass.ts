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
const newPassing = (always: readonly number[] = []): Passing => ({
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

/** How a saved game says it, by the names of seats: windows in which they pass, the window until which they pass, and whether single options are taken. */
interface SavedScreens {
  readonly skips?: Readonly<Record<string, readonly string[]>>;
  readonly until?: Readonly<Record<string, string>>;
  readonly auto: readonly string[];
}

/** The settings of all screens; nothing where nobody has changed any. */
export function screensOf(
  { names }: Match,
  { windows, untilWindow, always }: Passing,
  people: readonly number[],
): SavedScreens | undefined {
  const named = <T>(all: Iterable<readonly [number, T]>): Record<string, T> =>
    Object.fromEntries([...all].map(([seat, value]) => [names.seats[seat], value]));
  const skips = named(
    [...windows].flatMap(([seat, ids]) => (ids.size > 0 ? [[seat, [...ids]] as const] : [])),
  );
  const until = named(untilWindow);
  const usual = usualPassing(people).always;
  const isUsual = usual.size === always.size && [...usual].every((seat) => always.has(seat));
  if (isUsual && Object.keys(skips).length === 0 && Object.keys(until).length === 0) return undefined;
  return {
    ...(Object.keys(skips).length > 0 && { skips }),
    ...(Object.keys(until).length > 0 && { until }),
    auto: [...always].map((seat) => names.seats[seat]),
  };
}

/** A single possible option is taken for somebody who sits there alone: nobody else could learn something from it. */
const usualPassing = (people: readonly number[]): Passing => newPassing(people.length === 1 ? people : []);

/** The settings that a file says, as far as the match has such seats and windows. */
export function passingOf({ names, game }: Match, saved: unknown, people: readonly number[]): Passing {
  const passing = usualPassing(people);
  const { skips = {}, until = {}, auto } = isRecord(saved) ? (saved as Partial<SavedScreens>) : {};
  const isWindow = (id: unknown): id is string => game.vocabulary.windows.some((window) => window.id === id);
  names.seats.forEach((name, seat) => {
    const own = isRecord(skips) ? skips[name] : undefined;
    const ids = Array.isArray(own) ? own.filter(isWindow) : [];
    if (ids.length > 0) passing.windows.set(seat, new Set(ids));
    const window = isRecord(until) ? until[name] : undefined;
    if (isWindow(window)) passing.untilWindow.set(seat, window);
    if (!Array.isArray(auto)) return;
    if (auto.includes(name)) passing.always.add(seat);
    else passing.always.delete(seat);
  });
  return passing;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
