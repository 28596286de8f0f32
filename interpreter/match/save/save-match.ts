/** A match as one piece of data: its position, and the answers that led to it. With them it is taken up with its history. */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Game } from '../../game/linked-game.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { answerByValues, checkOptions, startMatch, type Answer, type Match } from '../match.ts';
import { loadPosition } from './load-position.ts';
import { savePosition } from './save-position.ts';
import type { Saved } from './save-shapes.ts';

/** A saved position, with all answers since the beginning: the seat and the values of each, as in `0 3 4;1 2`. */
export interface SavedMatch extends Saved {
  readonly answers?: string;
}

const BETWEEN = ';';

/** Saves a match, with its history where it has one from its beginning. The log is not part of it, it comes of the answers. */
export function saveMatch(match: Match): SavedMatch {
  const { answers, loadedFrom, runner } = match;
  const position = savePosition(match);
  if (loadedFrom !== undefined || runner.m.p[Header.decisions] !== answers.length) return position;
  return {
    ...position,
    answers: answers.map(({ seat, values }) => [seat, ...values].join(' ')).join(BETWEEN),
  };
}

/**
 * Loads a saved match. It has its history where its answers lead to its position, so they can be taken back, and what each
 * seat has seen is known; else it begins at its position, as `loadPosition` gives it. Never throws for bad data.
 */
export function loadMatch(
  game: Game,
  data: unknown,
  file?: string,
): { match?: Match; diagnostics: Diagnostic[] } {
  if (typeof data !== 'object' || data === null || !('answers' in data))
    return loadPosition(game, data, file);
  const { answers, ...position } = data;
  const loaded = loadPosition(game, position, file);
  const whole = loaded.match && playedAgain(loaded.match, answers, JSON.stringify(position));
  return whole ? { ...loaded, match: whole } : loaded;
}

/** The match of a position with all that led to it; nothing where the answers lead somewhere else. */
function playedAgain({ game, options }: Match, given: unknown, position: string): Match | undefined {
  if (typeof given !== 'string' || checkOptions(game, options)) return undefined;
  const match = startMatch(game, options);
  for (const answer of given === '' ? [] : given.split(BETWEEN).map(answerIn)) {
    const isAsked = answer.seat >= 0 && answer.seat < match.names.seats.length;
    if (!isAsked || !answerByValues(match, answer)) return undefined;
  }
  return JSON.stringify(savePosition(match)) === position ? match : undefined;
}

function answerIn(text: string): Answer {
  const [seat, ...values] = text.split(' ').map(Number);
  return { seat: Number.isInteger(seat) ? seat : -1, values };
}
