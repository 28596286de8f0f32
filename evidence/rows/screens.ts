import { modelOf } from '../../test/bots/leaks.ts';
import { answersItself } from '../../cli/play/auto-pass.ts';
import { newSession } from '../../cli/play/session.ts';
import { showQuestion } from '../../cli/play/update-screen.ts';
import type { Io } from '../../cli/io.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { answerByValues, isOver, randomBot, seatsAsked, startMatch } from '../../interpreter/match/match.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../interpreter/reports/narration/log-deeds.ts';
import { readGame } from '../../test/read-game.ts';
import { gamesThere } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

const [WIDTH, HEIGHT] = [100, 40];
const AT_LEAST = 0.99;
/** Questions of a game after which it is left: the longest games have thousands. */
const QUESTIONS = 60;

/** How many lines each screen of a game has that a person at the first seat is shown, and what the tallest shows. */
function screensOf(game: Game, seed: string): string[] {
  const shown: string[] = [];
  let text = '';
  const io = {
    env: {},
    out: (more: string) => void (text += more),
    outTTY: true,
    columns: () => WIDTH,
    rows: () => HEIGHT,
  } as unknown as Io;
  const match = startMatch(game, { players: game.players.min + (Number(seed) % 2), seed });
  const called = calledIn(game, 'en', match.names.seats);
  const bots = match.names.seats.map((_, seat) => (seat > 0 ? ('random' as const) : undefined));
  const session = newSession(
    {
      match,
      bots,
      called,
      doing: doingIn(game, 'en'),
      tell: () => {},
      io,
      game: [],
    },
    () => modelOf(game, match.names.seats.length),
  );
  const person = randomBot(seed);
  while (!isOver(match) && !match.fault && shown.length < QUESTIONS) {
    const asked = seatsAsked(match);
    const bot = asked.find((seat) => seat > 0);
    const own = bot === undefined ? answersItself(match, 0, session.passing) : undefined;
    if (bot !== undefined) answerByValues(match, session.table.answer(bot));
    else if (own) answerByValues(match, own);
    else {
      text = '';
      showQuestion(session, 0);
      shown.push(text);
      answerByValues(match, person(match, 0));
    }
  }
  return shown;
}

function measure(size: number): Measured {
  const games = gamesThere().map((id) => {
    const game = readGame(id);
    const screens = Array.from({ length: size }, (_, i) => screensOf(game, String(i))).flat();
    const lines = screens.map((text) => text.split('\n').length);
    return {
      id,
      screens: lines.length,
      fit: lines.filter((count) => count <= HEIGHT).length,
      tallest: Math.max(...lines),
    };
  });
  const all = games.reduce((sum, { screens }) => sum + screens, 0);
  const fit = games.reduce((sum, each) => sum + each.fit, 0);
  return {
    measured: `${fit} of ${all} screens (${((100 * fit) / all).toFixed(1)} %)`,
    met: games.length > 0 && fit >= AT_LEAST * all,
    details: games.map(
      ({ id, screens, fit: whole, tallest }) =>
        `${id}: ${whole} of ${screens}; the tallest has ${tallest} lines`,
    ),
  };
}

export const screens: Row = {
  what: `screens of ${WIDTH} x ${HEIGHT} in which what happened since the last turn and the question are both seen`,
  atLeast: '99 %',
  full: 50,
  small: 1,
  unit: 'games of each',
  measure,
};
