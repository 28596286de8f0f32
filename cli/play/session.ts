/**
 * A game in the terminal: bots answer by themselves, people are shown what has happened, the table and what they may
 * choose from, one after the other. The session never loses a game: however it ends, the position is saved.
 */
import { resolve } from 'node:path';
import type { Diagnostic } from '../../dsl/diagnostic.ts';
import { lineFor } from '../../interpreter/log/entry.ts';
import { readAnswer } from '../../interpreter/play/answers.ts';
import {
  answer,
  answerAbsent,
  isOver,
  onlyPasses,
  logOf,
  redo,
  seatsAsked,
  undo,
  winners,
  type Match,
} from '../../interpreter/play/match.ts';
import { viewFor } from '../../interpreter/play/view.ts';
import { whyNot } from '../../interpreter/play/why.ts';
import { savePosition } from '../../interpreter/save/save.ts';
import { reasonOf } from '../files/reason.ts';
import type { Io } from '../io.ts';
import { story, wonBy, type Called } from '../words.ts';
import { steadyBot } from './bots.ts';
import { linesOf, type Lines } from './lines.ts';
import { questionText, unprinted } from './options.ts';
import { freeName, writeWhole } from '../files/write.ts';
import { tableText } from './table.ts';

export interface Session {
  readonly match: Match;
  /** Whether a bot sits on each seat. */
  readonly bots: readonly boolean[];
  readonly called: Called;
  /** Tells a fault of the game's data. */
  readonly tell: (found: readonly Diagnostic[]) => void;
  readonly io: Io;
  /** The words after `play` that name the game with what lies on top of it. */
  readonly game: readonly string[];
  /** Seats that pass by themselves where they can do nothing else: a setting of their screen, which no other shows. */
  readonly passing: Set<number>;
}

const help = `  answer with numbers (\`3\`, \`1 3\`) or names (\`a\`, \`a + b\`), \`none\` for nothing; and besides:
  table            show the table again
  log              show everything that happened
  why NAME         say why NAME cannot be chosen
  undo, redo       take your last answer back, give it again
  auto             pass by itself whenever you can do nothing else; again to be asked
  absent           let the game answer for you, as little as it can
  save [FILE]      save the position
  save scenario [FILE]  save the game so far as a scenario
  help, quit
`;

/** Plays until the game is over or somebody leaves. Gives the exit status. */
export async function playSession(session: Session): Promise<number> {
  const { match, bots, io } = session;
  const people = bots.filter((bot) => !bot).length;
  /** How much of the log each seat has read. */
  const read = bots.map(() => 0);
  const { passing } = session;
  const lines = people > 0 ? linesOf(io) : undefined;
  let before = -1;
  try {
    while (!isOver(match) && !match.fault) {
      const asked = seatsAsked(match);
      const bot = asked.find((seat) => bots[seat]);
      if (bot !== undefined) {
        answer(match, steadyBot(match, bot));
        continue;
      }
      const [seat] = asked;
      // Nobody but this seat can tell whether it was asked.
      if (passing.has(seat) && onlyPasses(match, seat)) {
        answerAbsent(match, seat);
        continue;
      }
      if (people > 1 && seat !== before && !(await passTo(session, lines!, seat)))
        return leave(session, true);
      before = seat;
      const left = await ask(session, lines!, seat, read);
      if (left !== undefined) return left;
    }
  } finally {
    lines?.close();
  }
  return finish(session, read, before);
}

/** The screen in between, so that nobody sees what is another's. */
async function passTo({ match, io }: Session, lines: Lines, seat: number): Promise<boolean> {
  const text = `pass the device to ${match.names.seats[seat]}`;
  if (!io.outTTY || io.input.isTTY !== true) {
    io.out(`\n${text}\n`);
    return true;
  }
  io.out('\x1b[2J\x1b[3J\x1b[H');
  const typed = await lines.ask(`${text}, who then presses Enter `);
  io.out('\x1b[2J\x1b[3J\x1b[H');
  return !('end' in typed);
}

/** Asks one seat until it has answered (undefined) or leaves (an exit status). */
async function ask(
  session: Session,
  lines: Lines,
  seat: number,
  read: number[],
): Promise<number | undefined> {
  const { match, io, called } = session;
  showNews(session, seat, read);
  io.out(`\n${tableText(viewFor(match, seat), match.game, called)}\n${questionText(match, seat, called)}`);
  for (;;) {
    const typed = await lines.ask('> ');
    if ('end' in typed) return leave(session, true);
    if (!io.outTTY) io.out('\n');
    const said = typed.line.trim();
    if (said === '') continue;
    const done = await command(session, seat, read, said);
    if (typeof done === 'number') return done;
    if (done === 'again') return undefined;
    if (done === 'done') continue;
    const given = readAnswer(match, seat, unprinted(match, seat, said, called));
    if ('values' in given) {
      answer(match, { seat, values: given.values });
      return undefined;
    }
    const { message, help: how } = given.diagnostic;
    io.out(`${message}${how ? `\n${how}` : ''}\n`);
  }
}

function showNews({ match, io, called }: Session, seat: number, read: number[]): void {
  const entries = logOf(match);
  const from = Math.min(read[seat], entries.length);
  read[seat] = entries.length;
  io.out(
    story(
      entries.slice(from).map((entry) => lineFor(entry, seat)),
      called,
    ),
  );
}

/** Carries out what is no answer: `done`, or `again` where somebody else may be asked now, or an exit status. */
async function command(
  session: Session,
  seat: number,
  read: number[],
  said: string,
): Promise<'done' | 'again' | number | undefined> {
  const { match, io, called } = session;
  const [word, ...rest] = said.split(/\s+/);
  const after = rest.join(' ');
  switch (word) {
    case 'help':
    case '?':
      io.out(help);
      return 'done';
    case 'table':
      io.out(`${tableText(viewFor(match, seat), match.game, called)}\n${questionText(match, seat, called)}`);
      return 'done';
    case 'log':
      io.out(
        story(
          logOf(match).map((entry) => lineFor(entry, seat)),
          called,
        ),
      );
      return 'done';
    case 'why': {
      const reasons = whyNot(match, seat, unprinted(match, seat, after, called));
      io.out(
        reasons.length > 0 ? reasons.map((reason) => `${reason}\n`).join('') : `${after} can be chosen\n`,
      );
      return 'done';
    }
    case 'auto':
      if (!session.passing.delete(seat)) session.passing.add(seat);
      io.out(session.passing.has(seat) ? 'you pass by yourself from now on\n' : 'you are asked again\n');
      return 'again';
    case 'absent':
      answerAbsent(match, seat);
      return 'again';
    case 'undo':
      return takeBack(session, read) ? 'again' : 'done';
    case 'redo':
      return giveAgain(session) ? 'again' : 'done';
    case 'save': {
      const scenario = rest[0] === 'scenario';
      await save(session, scenario ? 'scenario' : 'position', scenario ? rest.slice(1).join(' ') : after);
      return 'done';
    }
    case 'quit':
      return leave(session, false);
    default:
      return undefined;
  }
}

/** Takes answers back up to and with the last one that a person gave. */
function takeBack({ match, bots, io }: Session, read: number[]): boolean {
  if (!match.answers.some(({ seat }) => !bots[seat])) {
    io.out('there is nothing to take back\n');
    return false;
  }
  for (let person = false; !person;) {
    person = !bots[match.answers.at(-1)!.seat];
    undo(match);
  }
  const { length } = logOf(match);
  read.forEach((count, seat) => (read[seat] = Math.min(count, length)));
  return true;
}

/** Gives again what a person had answered, and what bots had answered to that. */
function giveAgain({ match, bots, io }: Session): boolean {
  if (!redo(match)) {
    io.out('there is nothing to give again\n');
    return false;
  }
  while (match.future.length > 0 && bots[match.future.at(-1)!.seat]) redo(match);
  return true;
}

async function save(
  { match, io }: Session,
  what: 'position' | 'scenario',
  file: string,
): Promise<string | undefined> {
  const ending = what === 'position' ? '.save.json' : '.scenario.yaml';
  const name = file || freeName(io.cwd, match.game.id, ending);
  const text =
    what === 'position'
      ? `${JSON.stringify(savePosition(match), undefined, 1)}\n`
      : (await import('../../interpreter/scenario/index.ts')).saveAsScenario(match, 'a game in progress');
  try {
    writeWhole(resolve(io.cwd, name), text);
    io.out(`saved to ${name}\n`);
    return name;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    io.out(`${name} cannot be written: ${reason}\n`);
    return undefined;
  }
}

/** Saves and goes: 130 where the game was interrupted, as shells expect it. */
async function leave(session: Session, interrupted: boolean): Promise<number> {
  session.io.out('\n');
  const name = await save(session, 'position', '');
  if (name !== undefined) session.io.out(`go on with: cardwright play ${wordsToGoOn(session, name)}\n`);
  return interrupted ? 130 : 0;
}

function wordsToGoOn({ match, bots, game }: Session, file: string): string {
  const seats = match.names.seats.filter((_, seat) => bots[seat]).join(',');
  const words = [...game, '--load', file, ...(seats === '' ? [] : ['--bots', seats])];
  return words.map((word) => (/^[\w./,@-]+$/.test(word) ? word : `"${word}"`)).join(' ');
}

function finish(session: Session, read: number[], last: number): number {
  const { match, io, called, tell } = session;
  const seat = last < 0 ? undefined : last;
  if (seat === undefined)
    io.out(
      story(
        logOf(match).map((entry) => entry.line),
        called,
      ),
    );
  else showNews(session, seat, read);
  if (match.fault) {
    tell([match.fault]);
    return 1;
  }
  io.out(`\n${tableText(viewFor(match, seat), match.game, called)}`);
  io.out(`\n${wonBy(winners(match).map((each) => match.names.seats[each]))}\n`);
  return 0;
}
