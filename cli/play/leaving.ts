/** Saving a game, and going. */
import { resolve } from 'node:path';
import { spoken } from '../../dsl/said.ts';
import { savePosition } from '../../interpreter/save/save.ts';
import { reasonOf } from '../files/reason.ts';
import { freeName, writeWhole } from '../files/write.ts';
import type { Session } from './session.ts';

/** Saves a position, or the game so far as a scenario; gives the name of the file, or nothing where it cannot. */
export async function save(
  { match, io, called }: Session,
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
    io.out(`${called.words.saved(name)}\n`);
    return name;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    io.out(`${called.words.cannotWrite(name, spoken(reason, called.language))}\n`);
    return undefined;
  }
}

/** Saves and goes: 130 where the game was interrupted, as shells expect it. */
export async function leave(session: Session, interrupted: boolean): Promise<number> {
  session.io.out('\n');
  const name = await save(session, 'position', '');
  if (name !== undefined)
    session.io.out(`${session.called.words.goOn(`cardwright play ${wordsToGoOn(session, name)}`)}\n`);
  return interrupted ? 130 : 0;
}

function wordsToGoOn({ match, bots, game, called }: Session, file: string): string {
  const seats = match.names.seats.filter((_, seat) => bots[seat]).join(',');
  const words = [
    ...game,
    '--load',
    file,
    ...(seats === '' ? [] : ['--bots', seats]),
    ...(called.language === 'en' ? [] : ['--lang', called.language]),
  ];
  return words.map((word) => (/^[\w./,@-]+$/.test(word) ? word : `"${word}"`)).join(' ');
}
