/**
 * A game in the terminal: bots answer by themselves, people are shown what has happened, the table and what they may
 * choose from, one after the other. The session never loses a game: however it ends, the position is saved.
 */
import { nearest } from '../../dsl/text/edit-distance.ts';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { PASS } from '../../interpreter/engine/program/instruction.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { answerByValues, isOver, question, seatsAsked } from '../../interpreter/match/match.ts';
import type { Answer } from '../../interpreter/match/match.ts';
import { sumAgainst } from '../../interpreter/match/view/sum-view.ts';
import { finalStandings, finalWinners } from '../../interpreter/reports/narration/final-standings.ts';
import { story } from '../../interpreter/reports/narration/log-sentences.ts';
import { offersPass } from '../../interpreter/reports/questions/option-groups.ts';
import { command } from './typed-commands.ts';
import { leaveAtOnce } from './save-and-quit.ts';
import { openLineReader, type LineReader } from './typed-lines.ts';
import { printedOptions, unprinted } from './answer-input.ts';
import { answersItself } from './auto-pass.ts';
import { screenOf, wrapped } from './screen.ts';
import type { Session } from './session.ts';
import { screenLines, showingTo, newsFor, showQuestion } from './update-screen.ts';
import { tableText } from './table-text.ts';

/** Plays until the game is over or somebody leaves. Gives the exit status. */
export async function playSession(session: Session): Promise<number> {
  const { match, bots, io, called } = session;
  const people = bots.filter((bot) => !bot).length;
  const lines = people > 0 ? openLineReader(io) : undefined;
  let before = -1;
  if (session.passing.always.size > 0) io.out(wrapped(called.words('play/auto-by-default'), screenOf(io)));
  try {
    while (!isOver(match) && !match.fault) {
      const asked = seatsAsked(match);
      const bot = asked.find((seat) => bots[seat]);
      if (bot !== undefined) {
        answerByValues(match, session.table.answer(bot));
        continue;
      }
      const [seat] = asked;
      // What somebody else has answered in between is not what it was typed for.
      if (session.ahead && session.ahead.answers !== match.answers.length) session.ahead = undefined;
      // Nobody but this seat can tell whether it was asked.
      const own = answersItself(match, seat, session.passing);
      if (own && session.ahead === undefined) {
        answerByValues(match, own);
        continue;
      }
      if (people > 1 && seat !== before && !(await passTo(session, lines!, seat)))
        return leaveAtOnce(session);
      before = seat;
      const left = await ask(session, lines!, seat);
      if (left !== undefined) return left;
    }
  } finally {
    lines?.close();
  }
  return finish(session, before);
}

/** The screen in between, so that nobody sees what is another's. */
async function passTo({ match, io, called }: Session, lines: LineReader, seat: number): Promise<boolean> {
  const name = match.names.seats[seat];
  if (!io.outTTY || io.input.isTTY !== true) {
    io.out(`\n${called.words('play/pass-device', { player: name })}\n`);
    return true;
  }
  io.clearScreen();
  const typed = await lines.ask(called.words('play/pass-device-and-enter', { player: name }));
  io.clearScreen();
  return !('end' in typed);
}

/** Asks one seat until it has answered (undefined) or leaves (an exit status). */
async function ask(session: Session, lines: LineReader, seat: number): Promise<number | undefined> {
  const { match, io } = session;
  if (session.ahead === undefined) showQuestion(session, seat);
  for (;;) {
    const typed = session.ahead ?? (await lines.ask('> '));
    const ahead = session.ahead !== undefined;
    session.ahead = undefined;
    if ('end' in typed) return leaveAtOnce(session);
    if (!io.outTTY && !ahead) io.out('\n');
    const said = typed.line.trim();
    const passes = said === '' && offersPass(question(match, seat)!);
    if (said === '' && !passes) continue;
    const done = passes ? undefined : await command(session, lines, seat, said);
    if (typeof done === 'number') return done;
    if (done === 'again') return undefined;
    if (done === 'done') continue;
    const given = answerOf(session, seat, passes ? PASS : said);
    if (given) {
      session.typed.push(match.answers.length);
      session.taken.length = 0;
      answerByValues(match, given);
      return undefined;
    }
    // What was typed ahead does not fit what is asked now.
    if (ahead) showQuestion(session, seat);
    sayWhatCould(session, seat, said);
  }
}

/** The answer that somebody typed; a line may begin with an option and go on with the answer to what is asked then. */
function answerOf(session: Session, seat: number, said: string): Answer | undefined {
  const { match } = session;
  const showing = showingTo(session, seat);
  const read = (text: string): Answer | undefined => {
    const given = readAnswer(match, seat, unprinted(match, seat, text, showing));
    return 'values' in given ? { seat, values: given.values } : undefined;
  };
  const whole = read(said);
  if (whole || question(match, seat)?.kind !== 'option') return whole;
  const parts = said.split(/\s+/);
  for (let words = parts.length - 1; words > 0; words--) {
    const first = read(parts.slice(0, words).join(' '));
    if (!first) continue;
    session.ahead = { line: parts.slice(words).join(' '), answers: match.answers.length + 1 };
    return first;
  }
  return undefined;
}

function sayWhatCould(session: Session, seat: number, said: string): void {
  const { match, io, called } = session;
  const { words } = called;
  const { least, most, candidates } = question(match, seat)!.domain;
  const near = nearest(said, printedOptions(match, seat, showingTo(session, seat)), 2);
  io.out(`${words('play/cannot-answer', { who: match.names.seats[seat], said })}\n`);
  const sum = sumAgainst(match, seat, unprinted(match, seat, said, showingTo(session, seat)), said);
  const count =
    most === 1 ? '' : `; ${words('play/count', { least, most: Math.min(most, candidates.length) })}`;
  const help = near.length > 0 ? words('play/did-you-mean', { names: near }) : words('play/see-help');
  io.out(`${sum ? spoken(sum, called.language) : help}${count}\n`);
}

function finish(session: Session, last: number): number {
  const { match, io, called, doing, tell } = session;
  // With bots alone nobody sits there from whom anything is hidden.
  const viewer = last < 0 ? 'referee' : last;
  if (viewer === 'referee') io.out(story(screenLines(session, viewer), called, doing));
  else io.out(newsFor(session, viewer));
  if (match.fault) {
    tell([match.fault]);
    return 1;
  }
  io.out(`\n${tableText(showingTo(session, viewer))}`);
  io.out(`\n${finalWinners(match, called)}\n${finalStandings(match, called)}`);
  return 0;
}
