import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  answerByValues,
  isOver,
  logOf,
  question,
  randomBot,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/match/match.ts';
import { listOptions } from '../../interpreter/match/answers.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { TooMuch } from './state.ts';
import { linesOf, startReference, type Reference } from './index.ts';

/** What came of playing a game in both evaluators. */
export interface Compared {
  readonly decisions: number;
  readonly lines: number;
  readonly end: 'over' | 'cut' | 'fault';
  /** Where the two differ first; none where they do not. */
  readonly difference: string | undefined;
}

/** The reference calls itself for each text inside of another: where they are nested too deep for it, it is cut short. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof TooMuch || (error instanceof RangeError && error.message.startsWith('Maximum call stack'));

/** Plays a game at random in both evaluators with the same answers; compares each question and each line. */
export function compareGame(game: Game, players: number, seed: string, most = 2000): Compared {
  const match = startMatch(game, { players, seed, asksAll: true });
  const bot = randomBot(`${seed}/bot`);
  const order = randomSource(`${seed}/order`);
  let decisions = 0;
  let compared = 0;
  let reference: Reference;
  const result = (end: Compared['end'], difference?: string): Compared => ({
    decisions,
    lines: compared,
    end,
    difference:
      difference && `${game.id}, ${players} players, seed ${seed}, decision ${decisions}: ${difference}`,
  });
  // What is too much for the machine (depth, number of steps) is no matter of rules.
  const isLimit = (): boolean => match.fault !== undefined && match.fault.code !== 'run/overflow';
  if (isLimit()) return result('fault');
  try {
    reference = startReference(game, players, seed);
  } catch (error) {
    if (isTooMuch(error)) return result('cut');
    return result('fault', `the reference failed: ${(error as Error).stack}`);
  }
  for (;;) {
    const difference = linesDiffer() ?? stateDiffers() ?? questionsDiffer(match, reference);
    if (difference) return result('cut', difference);
    if (isOver(match)) return result('over');
    if (match.fault) return result('fault');
    if (decisions >= most) return result('cut');
    const asked = seatsAsked(match);
    const seat = asked[asked.length > 1 ? order(asked.length) : 0];
    const given = bot(match, seat);
    const { candidates } = question(match, seat)!.domain;
    const domain = reference.question!.domains.get(seat)!;
    // Two dice may show the same.
    const left = [...given.values];
    const places = candidates
      .toArray()
      .flatMap((value, i) => (left.includes(value) && left.splice(left.indexOf(value), 1) ? [i] : []));
    const values = places.map((place) => domain.candidates[place]);
    if (!domain.legal(values)) return result('cut', `the answer ${places.join(' ')} is not legal`);
    if (!answerByValues(match, given)) return result('cut', 'the machine refuses its own answer');
    decisions++;
    if (isLimit()) return result('fault');
    try {
      reference.answer({ seat, values });
    } catch (error) {
      if (isTooMuch(error)) return result('cut');
      return result('fault', `the reference failed: ${(error as Error).stack}`);
    }
  }

  function linesDiffer(): string | undefined {
    const fast = logOf(match);
    const slow = linesOf(reference);
    for (; compared < Math.max(fast.length, slow.length); compared++) {
      const [a, b] = [fast[compared]?.line, slow[compared]].map((line) => JSON.stringify(line));
      if (a !== b) return `line ${compared + 1}\n  machine   ${a}\n  reference ${b}`;
    }
    return undefined;
  }

  function stateDiffers(): string | undefined {
    const fault = match.fault ? 'overflow' : undefined;
    if (fault !== reference.fault)
      return `faults: machine ${match.fault?.message}, reference ${reference.fault}`;
    const over = reference.play.winners !== undefined;
    return over === isOver(match) ? undefined : `over: machine ${isOver(match)}, reference ${over}`;
  }
}

/** Whether the same seats are asked for the same. */
function questionsDiffer(match: Match, { question: slow }: Reference): string | undefined {
  const seats = seatsAsked(match);
  const others = [...(slow?.domains.keys() ?? [])].sort((a, b) => a - b);
  if (seats.join() !== others.join()) return `asked: machine ${seats.join()}, reference ${others.join()}`;
  for (const seat of seats) {
    const fast = question(match, seat)!;
    const { least, most } = slow!.domains.get(seat)!;
    const a = { sort: fast.sort, sealed: fast.sealed, least: fast.domain.least, most: fast.domain.most };
    const b = { sort: slow!.sort, sealed: slow!.sealed, least, most };
    const options = listOptions(match, seat, Number.MAX_SAFE_INTEGER).map((option) => option.name);
    const [one, two] = [
      { ...a, options },
      { ...b, options: slow!.names(seat) },
    ].map((each) => JSON.stringify(each));
    if (one !== two) return `the question to ${seat}\n  machine   ${one}\n  reference ${two}`;
  }
  return undefined;
}
