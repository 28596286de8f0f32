/** Saving a game, and going. */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { saveMatch } from '../../interpreter/match/save/save-match.ts';
import { reasonOf } from '../files/system-errors.ts';
import { writeNew, writeWhole } from '../files/atomic-write.ts';
import type { LineReader } from './typed-lines.ts';
import { screensOf } from './auto-pass.ts';
import { peopleAt, type Session } from './session.ts';

/** Saves a position, or the game so far as a scenario; gives the name of the file, or nothing where it cannot. */
export async function save(
  session: Session,
  what: 'position' | 'scenario',
  file: string,
  lines: LineReader,
): Promise<string | undefined> {
  const { match, io, called } = session;
  const text =
    what === 'position'
      ? positionOf(session)
      : (await import('../../interpreter/scenarios/index.ts')).saveAsScenario(match, 'a game in progress');
  try {
    const ending = what === 'position' ? '.save.json' : '.scenario.yaml';
    const name = file || writeNew(io.cwd, match.game.id, ending, text);
    if (file && !(await writeNamed(session, file, text, what, lines))) return undefined;
    io.out(`${called.words('play/saved', { file: name })}\n`);
    return name;
  } catch (error) {
    tellUnwritten(session, file, error);
    return undefined;
  }
}

function positionOf({ match, passing, bots }: Session): string {
  const screens = screensOf(match, passing, peopleAt(bots));
  const saved = { ...saveMatch(match), ...(screens && { screens }) };
  return `${JSON.stringify(saved, undefined, 1)}\n`;
}

/** Writes a file that somebody names, and asks before it replaces another than a save of this game. */
async function writeNamed(
  session: Session,
  file: string,
  text: string,
  what: 'position' | 'scenario',
  lines: LineReader,
): Promise<boolean> {
  const { io, called, match } = session;
  const path = resolve(io.cwd, file);
  try {
    writeWhole(path, text, (start) => what === 'position' && isSaveOf(match.game.id, start));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EOTHER') throw error;
  }
  if (!(await agreed(session, lines, called.words('play/replaces', { file })))) return false;
  writeWhole(path, text, 'any');
  return true;
}

const isSaveOf = (game: string, start: string): boolean =>
  /^\s*\{\s*"save":\s*"cardwright",\s*"version":\s*\d+,\s*"game":\s*"([^"]*)"/.exec(start)?.[1] === game;

/** Asks for a yes; any other line than a no is taken for what somebody wants to do instead. */
export async function agreed(session: Session, lines: LineReader, asks: string): Promise<boolean> {
  const { io, called, match } = session;
  const typed = await lines.ask(`${asks} (${called.words('play/yes')}, ${called.words('play/no')}) `);
  if ('end' in typed) return false;
  if (!io.outTTY) io.out('\n');
  const said = typed.line.trim().toLowerCase();
  if (said === called.words('play/yes') || said === 'yes') return true;
  if (said !== called.words('play/no') && said !== 'no')
    session.ahead = { line: typed.line, answers: match.answers.length };
  return false;
}

/** Says why a file was not written; the game goes on whatever the reason is. */
function tellUnwritten({ io, called, match }: Session, file: string, error: unknown): void {
  const reason = reasonOf(error);
  if (reason === undefined) throw error;
  io.out(
    `${called.words('play/cannot-write', { file: file || `${match.game.id}.save.json`, reason: spoken(reason, called.language) })}\n`,
  );
}

/** Saves and goes; undefined where it could not be saved and somebody would rather stay. */
export async function saveAndQuit(session: Session, lines: LineReader): Promise<number | undefined> {
  const { io, called } = session;
  io.out('\n');
  const name = await save(session, 'position', '', lines);
  if (name !== undefined) tellHowToGoOn(session, name);
  else if (!(await agreed(session, lines, called.words('play/leaves-unsaved')))) return undefined;
  return 0;
}

/** Saves and goes where nobody can be asked any more, in the folder for temporary files if need be. */
export function leaveAtOnce(session: Session): number {
  const { io, called, match } = session;
  io.out('\n');
  for (const folder of [io.cwd, tmpdir()])
    try {
      const name = writeNew(folder, match.game.id, '.save.json', positionOf(session));
      const file = folder === io.cwd ? name : join(folder, name);
      io.out(`${called.words('play/saved', { file })}\n`);
      tellHowToGoOn(session, file);
      break;
    } catch (error) {
      tellUnwritten(session, '', error);
    }
  return INTERRUPTED;
}

/** What shells expect of a program that was interrupted. */
const INTERRUPTED = 130;

const tellHowToGoOn = (session: Session, file: string): void =>
  session.io.out(
    `${session.called.words('play/go-on', { command: `cardwright play ${wordsToGoOn(session, file)}` })}\n`,
  );

function wordsToGoOn({ match, bots, game, called }: Session, file: string): string {
  const seats = match.names.seats.flatMap((name, seat) => seatWord(name, bots[seat]) ?? []).join(',');
  const words = [
    ...game,
    '--load',
    file,
    ...(seats === '' ? [] : ['--bots', seats]),
    ...(called.language === 'en' ? [] : ['--lang', called.language]),
  ];
  return words.map((word) => (/^[\w./,:@-]+$/.test(word) ? word : `"${word}"`)).join(' ');
}

/** A bot and its level, as `--bots` takes it. */
const seatWord = (name: string, level: Session['bots'][number]): string | undefined =>
  level === undefined || level === 'random' ? level && name : `${name}:${level}`;
