import { ArgumentError } from '../../dsl/text/argument-checks.ts';
import { roomForCalls } from '../compiler/codegen/expressions/function-calls.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { generatedTableFor, tableFor, type Table } from '../compiler/codegen/compile-game.ts';
import type { Ending, Game } from '../game/linked-game.ts';
import type { LogEntry } from './log/log-entry.ts';
import { writtenEntry } from './log/written-entry.ts';
import type { WrittenLine } from './log/log-line.ts';
import { newRecorder, type Recorder } from './log/log-recorder.ts';
import { keptPosition } from '../engine/state/kept-positions.ts';
import { Header, Status } from '../engine/state/position-layout.ts';
import { Frame } from '../engine/state/call-stack.ts';
import { randomSource } from '../engine/state/random-source.ts';
import { GameFault } from '../engine/vm/game-fault.ts';
import { clearScratch, newMachine, causeOf } from '../engine/program/machine.ts';
import { List } from '../engine/state/int-list.ts';
import { chooseOption, take } from '../engine/choices/asking.ts';
import { newRunner, overrun, run } from '../engine/vm/run-loop.ts';
import { type Runner, PASS } from '../engine/program/instruction.ts';
import { preferredAnswer } from './preferred-answers.ts';
import { answerByChance, seatToAnswerFor } from './automatic-answers.ts';
import { indexOf, Sealed, storeSealedAnswer } from '../engine/choices/sealed-choices.ts';
import { countSets, everySet, isLegal, sampleSet } from '../engine/choices/choice-domain.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { describeFault } from './stopped-game.ts';
import { beginPosition, isAtTable, settingCalled, settingsById, type Settings } from './begin-match.ts';
import { wrongName } from './player-names.ts';
import { namesFor } from './value-names.ts';
import { namesOfSeats } from '../game/automatic-seats.ts';
import { checkSeat } from './seats.ts';
import { askedSeats, questionFor, sealedSeats, type Question } from './question.ts';
import type { RunningMatch } from './running-match.ts';

/** How a match is set up. */
export interface MatchOptions {
  /** Number of seats, or their names. */
  readonly players: number | readonly string[];
  readonly seed: string;
  readonly settings?: Settings;
  /** Instructions that one answer may cost before the text that spends them is stopped. */
  readonly budget?: number;
  /**
   * Runs on code that is generated where it is worth it, for long runs of many games; `at once`: everywhere. Positions and
   * logs are the same.
   */
  readonly generated?: boolean | 'at once';
  /** Without a log, nothing is written down: playouts are faster for it. */
  readonly log?: boolean;
  /** How many answers can be taken back at most, where not all of them are kept: each keeps a position. */
  readonly history?: number;
  /** Seats that nobody plays are asked like all others: for tests, and for tables at which somebody plays them after all. */
  readonly asksAll?: boolean;
}

/** A game being played: a position, what it waits for, and how it got there. */
export interface Match extends RunningMatch {
  readonly options: MatchOptions;
  readonly recorder: Recorder | undefined;
  /** Positions before each answer, the oldest first, with the length that the log had. */
  readonly past: Snapshot[];
  /** Answers that were taken back, the last one taken back last. */
  readonly future: Answer[];
  readonly answers: Answer[];
  /** How often an answer was taken back. */
  undone: number;
  /** The file that the position came from. */
  readonly loadedFrom?: string;
  /** Why the game stopped against its rules, if it did. */
  fault: Diagnostic | undefined;
}

interface Snapshot {
  readonly position: Int32Array;
  readonly logLength: number;
  /** The seats to which the answer has revealed nothing new: as bits; none if no log was kept to tell. */
  knew: number;
}

/** The answer of a seat: values as the question's domain has them. */
export interface Answer {
  readonly seat: number;
  readonly values: readonly number[];
}

const STANDARD_BUDGET = 200_000;

/** Returns what forbids a match with these options; undefined if nothing does. */
export function checkOptions(game: Game, options: MatchOptions): Diagnostic | undefined {
  const place = { file: game.id, span: { start: 0, end: 0 } };
  const seats = typeof options.players === 'number' ? options.players : options.players.length;
  const { min, max } = game.players;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return report('run/players', place, { game: game.id, seats, min, max });
  const misnamed = typeof options.players === 'number' ? undefined : wrongName(options.players, place);
  if (misnamed) return misnamed;
  for (const [id, value] of Object.entries(options.settings ?? {})) {
    const found = settingCalled(game, id);
    const names = typeof options.players === 'number' ? namesOfSeats(game, seats) : options.players;
    if (
      !found ||
      (found.player !== undefined &&
        !isAtTable(found.player, found.setting.id, names, options.settings ?? {}))
    )
      return report('run/unknown-setting', place, {
        setting: id,
        known: Object.keys(settingsById(game, names)),
      });
    const { from, to } = found.setting;
    if (
      !Number.isInteger(value) ||
      (from !== undefined && value < from) ||
      (to !== undefined && value > to)
    ) {
      return report('run/setting-range', place, { setting: id, value, from, to });
    }
  }
  return undefined;
}

/** An empty match: everything but a position. */
export function prepareMatch(game: Game, options: MatchOptions): Match {
  const seats = typeof options.players === 'number' ? namesOfSeats(game, options.players) : options.players;
  const table = options.generated
    ? generatedTableFor(game, seats.length, options.generated === 'at once' ? 0 : undefined)
    : tableFor(game, seats.length);
  const names = namesFor(table, seats);
  const m = newMachine(table.layout, game.fields.length, table.takes, {
    state: table.state,
    rolls: game.vocabulary.rolls,
    responding: table.responding,
    roomForCalls: roomForCalls(game.vocabulary.functions),
  });
  const recorder = options.log === false ? undefined : newRecorder(table, names, m);
  m.listener = recorder;
  m.givenCard = (program, frame) => cardGivenTo(table, m.p, program, frame);
  const runner = newRunner(m, table.programs, options.budget ?? STANDARD_BUDGET, table.generated);
  return {
    game,
    table,
    names,
    options,
    runner,
    recorder,
    past: [],
    future: [],
    answers: [],
    undone: 0,
    fault: undefined,
  };
}

/** The card that a text received from its caller; the last of its parameters that is one; -1 for none. */
function cardGivenTo(table: Table, p: Int32Array, program: number, frame: number): number {
  const { slots, parameters } = table.programs[program].source.program;
  const slot = parameters.findLast((each) => slots[each].sort === 'card' && !slots[each].many);
  return slot === undefined ? -1 : p[frame + Frame.locals + slot];
}

/**
 * Starts a match and runs it to its first decision. `checkOptions` must have found nothing. `prepared` is given the match
 * before anything happens in it.
 */
export function startMatch(game: Game, options: MatchOptions, prepared?: (match: Match) => void): Match {
  const match = prepareMatch(game, options);
  prepared?.(match);
  const { table, runner } = match;
  beginPosition(table, runner.m.p, options, match.names.seats);
  advance(match);
  return match;
}

/**
 * Starts another game with what one was played on that nobody needs any more, and that had no log: nothing is made again but
 * the position.
 */
export function startAgain(over: Match, seed: string): Match {
  const match: Match = {
    ...over,
    options: { ...over.options, seed },
    past: [],
    future: [],
    answers: [],
    undone: 0,
    fault: undefined,
  };
  const { table, runner, options, names } = match;
  clearScratch(runner.m);
  beginPosition(table, runner.m.p, options, names.seats);
  advance(match);
  return match;
}

/** Runs on until somebody has to choose, the game is over, or it has to be stopped. */
export function advance(match: Match, go: (runner: Runner) => void = run): void {
  try {
    go(match.runner);
    answerAutomatically(match);
    if (match.loadedFrom !== undefined && !isOver(match) && !isAsked(match))
      match.fault = contradiction(match, undefined);
  } catch (error) {
    if (!(error instanceof GameFault)) match.fault = contradiction(match, error);
    else match.fault = describeFault(match, error);
  }
}

/** Answers for seats that nobody plays, until somebody else is asked or nobody is. The log has such answers as forced ones. */
function answerAutomatically(match: Match): void {
  const { runner } = match;
  if (match.fault || match.options.asksAll) return;
  for (let given = 0, own = seatToAnswerFor(match); own; own = seatToAnswerFor(match), given++) {
    if (given === MOST_AUTOMATIC) throw overrun(runner);
    const asking = questionFor(runner, own.seat)!;
    const plain = own.answers === 'random' ? answerByChance(runner.m, asking) : leastOf(match, asking);
    const values = preferredAnswer(match, own, asking, plain);
    answerOpen(match, { seat: own.seat, values }, 'forced');
    run(runner);
  }
}

/** More answers of seats that nobody plays, one behind the other, are taken for a game that comes to no end. */
const MOST_AUTOMATIC = 10_000;

/** Whether somebody is asked who has a seat. */
const isAsked = ({ runner, names }: Match): boolean => {
  const [seat] = askedSeats(runner);
  return seat !== undefined && seat >= 0 && seat < names.seats.length;
};

/** A position that was loaded may hold what no game comes to; all else is a fault of ours. */
function contradiction({ loadedFrom }: Match, error: unknown): Diagnostic {
  if (loadedFrom === undefined) throw error;
  const place = { file: loadedFrom, span: { start: 0, end: 0 } };
  return report('run/broken-save', place, {
    what: say('phrase/its-parts-contradict-each-other'),
    at: '/frames',
  });
}

export const isOver = (match: Match): boolean => match.runner.m.p[Header.status] === Status.over;

/** The seats that have won, once the game is over. */
export function winners(match: Match): number[] {
  const bits = isOver(match) ? match.runner.m.p[Header.winners] : 0;
  return match.names.seats.flatMap((_, seat) => ((bits >> seat) & 1 ? [seat] : []));
}

/** The ending by which the game is over. */
export const endingOf = (match: Match): Ending | undefined =>
  isOver(match) ? match.game.endings[match.runner.m.p[Header.ending]] : undefined;

/** The seats that have to answer now; several if the choice is sealed. Who of them has answered shows to nobody. */
export const seatsAsked = (match: Match): number[] => (match.fault ? [] : askedSeats(match.runner));

export function question(match: Match, seat: number): Question | undefined {
  checkSeat(match, seat);
  return match.fault ? undefined : questionFor(match.runner, seat);
}

/** Seats that take part in the sealed choice that is open, whether they have answered or not. */
export const seatsInSealedChoice = (match: Match): number[] => sealedSeats(match.runner);

/** Whether an answer is legal now. */
export function mayAnswerByValues(match: Match, { seat, values }: Answer): boolean {
  const asking = question(match, seat);
  return asking !== undefined && isLegal(match.runner.m, asking.domain, values);
}

/** Gives an answer and runs on. Gives false, and changes nothing, where it is not legal. */
export function answerByValues(match: Match, given: Answer): boolean {
  if (!mayAnswerByValues(match, given)) return false;
  match.future.length = 0;
  put(match, given);
  return true;
}

function put(match: Match, given: Answer): void {
  const { runner, recorder } = match;
  const { p } = runner.m;
  const before = { position: keptPosition(p), logLength: recorder?.tape.size ?? 0, knew: 0 };
  match.past.push(before);
  if (match.past.length > (match.options.history ?? Infinity)) match.past.shift();
  match.answers.push(given);
  recorder?.begins(before.position);
  applyAnswer(match, given);
  before.knew = recorder?.knew ?? 0;
}

const chosen = new List();

function listed(values: readonly number[]): List {
  chosen.length = 0;
  for (const value of values) chosen.push(value);
  return chosen;
}

/** Carries out a legal answer and runs on. Keeps nothing by which it could be taken back: that is for searches. */
export function applyAnswer(match: Match, given: Answer): void {
  match.runner.m.p[Header.decisions]++;
  answerOpen(match, given, 'given');
  advance(match);
}

/** Puts an answer where the position waits for it; forced ones are no decisions of anybody. */
function answerOpen(match: Match, { seat, values }: Answer, how: 'given' | 'forced'): void {
  const { runner, recorder } = match;
  const { m, open } = runner;
  const at = open.instruction!;
  const told = (answer: readonly number[], sort: string): void => {
    if (how === 'forced') m.listener?.forced(seat, answer, causeOf(m, at));
    else recorder?.answered(seat, answer, sort, causeOf(m, at));
  };
  if (at.op === 'menu') {
    told(values, 'option');
    chooseOption(runner, at, values[0]);
  } else if (at.op === 'pick') {
    const ordered = inOrder(runner.open.domain.candidates, values);
    told(ordered, at.choosing.sort);
    take(runner, at, listed(ordered));
  } else {
    const asking = questionFor(runner, seat)!;
    const ordered = inOrder(asking.domain.candidates, values);
    const state = how === 'forced' ? Sealed.forced : Sealed.answered;
    storeSealedAnswer(m, at, indexOf(m, at, seat), listed(ordered), state);
  }
}

/**
 * Answers for a seat whose player does not: as the game declares it, as little as is allowed (`none`, to pass, not to),
 * or by chance. So nobody can hold up a game by never answering, also not in a sealed choice.
 */
export function answerAbsent(match: Match, seat: number): boolean {
  const asking = question(match, seat);
  if (!asking) return false;
  if (match.game.absent === 'random')
    return answerByValues(
      match,
      randomBot(`${match.options.seed}/absent/${match.runner.m.p[Header.decisions]}`)(match, seat),
    );
  return answerByValues(match, { seat, values: leastOf(match, asking) });
}

/** Whether passing is all that a seat can do. */
export function onlyPasses(match: Match, seat: number): boolean {
  const asking = question(match, seat);
  if (asking?.instruction.op !== 'menu') return false;
  const { candidates } = asking.domain;
  return candidates.length === 1 && asking.instruction.options[candidates.items[0]].label === PASS;
}

/**
 * The answer of a seat if only one is possible, whether or not anybody could know that; undefined if there is
 * a choice.
 */
export function onlyAnswer(match: Match, seat: number): Answer | undefined {
  const asking = question(match, seat);
  if (!asking || countSets(match.runner.m, asking.domain, 2) !== 1) return undefined;
  return { seat, values: leastOf(match, asking) };
}

/** The smallest legal answer: none, else refusing, else what comes first. */
function leastOf(match: Match, asking: Question): number[] {
  const { domain, instruction } = asking;
  if (instruction.op === 'menu') {
    const refusing = [...domain.candidates.toArray()].findLast((option) =>
      ['no', PASS].includes(instruction.options[option].label),
    );
    return [refusing ?? domain.candidates.items[0]];
  }
  const found: number[] = [];
  everySet(match.runner.m, domain, (chosen) => {
    found.push(...chosen.toArray());
    return true;
  });
  return found;
}

/** In the order of the candidates: the order in which somebody names them makes no difference. */
function inOrder(candidates: List, values: readonly number[]): readonly number[] {
  if (values.length < 2) return values;
  return candidates.toArray().filter((candidate) => values.includes(candidate));
}

/** Takes the last answer back, whatever has come to light by it. Gives false where there is none. */
export function undoAnswer(match: Match): boolean {
  const before = match.past.pop();
  if (!before) return false;
  const last = match.answers.pop()!;
  const { runner, recorder } = match;
  runner.m.p.fill(0);
  runner.m.p.set(before.position);
  recorder?.tape.cutTo(before.logLength);
  match.future.push(last);
  match.undone++;
  match.fault = undefined;
  resume(match);
  return true;
}

/** Gives the answer again that was taken back last. */
export function redo(match: Match): boolean {
  const next = match.future.pop();
  if (!next) return false;
  put(match, next);
  return true;
}

/** Works out again what a position waits for, without writing anything down. */
export function resume(match: Match): void {
  const { m } = match.runner;
  const listener = m.listener;
  m.listener = undefined;
  advance(match);
  m.listener = listener;
}

/** A bot that answers at random: every legal answer with the same probability. */
export function randomBot(seed: string): (match: Match, seat: number) => Answer {
  const random = randomSource(seed);
  const out = new List();
  return (match, seat) => {
    const asking = question(match, seat);
    if (!asking) throw new ArgumentError(`randomBot: the seat \`${seat}\` is not asked now`);
    sampleSet(match.runner.m, asking.domain, random, out);
    return { seat, values: out.toArray() };
  };
}

/** Everything that happened, for the referee. */
export const entriesOf = (match: Match): readonly LogEntry[] => match.recorder?.tape.entries() ?? [];

/** The same with its lines as the log holds them. */
export const logOf = (match: Match): readonly LogEntry<WrittenLine>[] => entriesOf(match).map(writtenEntry);
