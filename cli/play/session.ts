import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { adviserFor, seatBots, type Adviser, type TableBots } from '../../bots/bot-player.ts';
import type { LearnedModel } from '../../bots/evaluation.ts';
import { watchKnowledge, type Knowledge } from '../../bots/knowledge.ts';
import { isSearching, type Level } from '../../bots/levels.ts';
import { entriesOf, type Match } from '../../interpreter/match/match.ts';
import type { Io } from '../io.ts';
import type { DisplayNames } from '../../interpreter/reports/narration/display-names.ts';
import { passingOf, type Passing } from './auto-pass.ts';
import type { ShownTable } from './detail-level.ts';
import type { Doing } from '../../interpreter/reports/narration/log-deeds.ts';

/** A game in the terminal, with who sits there and what they have seen. */
export interface Session {
  readonly match: Match;
  /** How well the bot of each seat plays; none where no bot sits. */
  readonly bots: readonly (Level | undefined)[];
  /** What bots answer: from the seed and the number of the decision, so the same after an undo or a load. */
  readonly table: TableBots;
  /** What a bot would do on the seat of somebody who asks. */
  readonly advise: Adviser;
  /** What seats know of cards that they have seen. */
  readonly knowledge: Knowledge;
  readonly called: DisplayNames;
  /** The verb that a line of the log is the doing of. */
  readonly doing: Doing;
  /** Tells a fault of the game's data. */
  readonly tell: (found: readonly Diagnostic[]) => void;
  readonly io: Io;
  /** The words after `play` that name the game with what is put on top of it. */
  readonly game: readonly string[];
  readonly passing: Passing;
  /** How much of the log each seat has read, and how much it had read when it saw the table last. */
  readonly read: number[];
  readonly seen: number[];
  /** How much of the table is printed right above the question to each seat. */
  readonly above: ShownTable[];
  /** How many answers there were before each that somebody typed; and before those that were taken back. */
  readonly typed: number[];
  readonly taken: number[];
  /** What was typed ahead, for the question that comes next: the rest of a line that began with an option. */
  ahead: { readonly line: string; readonly answers: number } | undefined;
}

/** The seats at which people sit. */
export const peopleAt = (bots: Session['bots']): number[] => bots.flatMap((bot, seat) => (bot ? [] : [seat]));

/**
 * Begins a session: nobody has read anything yet. `learned` gives what levels have to know of the game, when it is needed;
 * `screens`: what a saved game says of them.
 */
export function newSession(
  given: Pick<Session, 'match' | 'bots' | 'called' | 'doing' | 'tell' | 'io' | 'game'>,
  learned: (levels: readonly Level[]) => LearnedModel,
  screens?: unknown,
): Session {
  const { bots, match } = given;
  const searching = bots.filter((level) => level !== undefined).filter(isSearching);
  const model = searching.length > 0 ? learned(searching) : undefined;
  return {
    ...given,
    table: seatBots(match, { levels: bots, seed: `${match.options.seed}/bot`, model }),
    advise: adviserFor(match, `${match.options.seed}/hint`, (level) => learned([level])),
    knowledge: watchKnowledge(match),
    passing: passingOf(match, screens, peopleAt(bots)),
    // What led to a position that was loaded is no news.
    read: bots.map(() => (match.answers.length > 0 ? entriesOf(match).length : 0)),
    seen: bots.map(() => -1),
    above: bots.map(() => ({ part: 'none' })),
    typed: match.answers.flatMap(({ seat }, before) => (bots[seat] === undefined ? [before] : [])),
    taken: [],
    ahead: undefined,
  };
}
