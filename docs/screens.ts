/** Writes the screens of whole games in the terminal, as one person at the table sees them: `node docs/screens.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { seatBots } from '../bots/bot-player.ts';
import { learnModel } from '../bots/learn-model.ts';
import { answersItself } from '../cli/play/auto-pass.ts';
import { newSession } from '../cli/play/session.ts';
import { newsFor, showQuestion } from '../cli/play/update-screen.ts';
import type { Io } from '../cli/io.ts';
import { answerByValues, isOver, seatsAsked, startMatch } from '../interpreter/match/match.ts';
import { viewFor } from '../interpreter/match/view/match-view.ts';
import { calledIn } from '../interpreter/reports/narration/display-names.ts';
import { finalStandings, finalWinners } from '../interpreter/reports/narration/final-standings.ts';
import { doingIn } from '../interpreter/reports/narration/log-deeds.ts';
import { optionGroups } from '../interpreter/reports/questions/option-groups.ts';
import { readGame } from '../test/read-game.ts';

/** The games, how many play, and the round after which a long one is left. */
const GAMES = [
  { id: 'here-to-slay', players: 2, rounds: Infinity },
  { id: 'slasher', players: 2, rounds: Infinity },
  { id: 'slasherz', players: 2, rounds: Infinity },
  { id: 'hismment', players: 2, rounds: 3 },
] as const;

const SEED = 'screens';
const [WIDTH, HEIGHT] = [100, 40];
/** More questions than any of these games has. */
const MOST = 400;

/** What somebody types to give an answer, as the screen numbers it. */
function typedFor(labels: readonly (readonly number[])[], values: readonly number[]): string {
  const numbers = values.map((value) => labels.findIndex((each) => each.includes(value)) + 1);
  return values.length === 0 ? '0' : numbers.join(' ');
}

/** The screens of a game, the answers between them. */
function screensPage({ id, players, rounds }: (typeof GAMES)[number]): string {
  const game = readGame(id);
  const parts: string[] = [];
  const io = {
    env: { NO_COLOR: '1' },
    out: (text: string) => void parts.push(text),
    outTTY: true,
    columns: () => WIDTH,
    rows: () => HEIGHT,
  } as unknown as Io;
  const match = startMatch(game, { players, seed: SEED });
  const called = calledIn(game, 'en', match.names.seats);
  const bots = match.names.seats.map((_, seat) => (seat > 0 ? ('random' as const) : undefined));
  const model = learnModel(game, match.names.seats);
  const given = { match, bots, called, doing: doingIn(game, 'en'), tell: () => {}, io, game: [id] };
  const session = newSession(given, () => model);
  const person = seatBots(match, { levels: ['quick'], seed: SEED, model });
  for (let asked = 0; asked < MOST && !isOver(match) && !match.fault;) {
    const view = viewFor(match, 0);
    if (view.cycle > rounds) break;
    const bot = seatsAsked(match).find((seat) => seat > 0);
    const own = bot === undefined ? answersItself(match, 0, session.passing) : undefined;
    if (bot !== undefined) answerByValues(match, session.table.answer(bot));
    else if (own) answerByValues(match, own);
    else {
      asked++;
      showQuestion(session, 0);
      const groups = optionGroups(match, 0, called, view, 200);
      const numbers = groups.map(({ options }) => options.map(({ value }) => value));
      const answer = person.answer(0);
      parts.push(`> ${typedFor(numbers, answer.values)}\n`);
      answerByValues(match, answer);
    }
  }
  if (isOver(match))
    parts.push(newsFor(session, 0), `\n${finalWinners(match, called)}\n${finalStandings(match, called)}`);
  return parts.join('').replaceAll(/[ \t]+$/gm, '');
}

if (process.argv[1]?.endsWith('docs/screens.ts')) {
  mkdirSync(new URL('screens', import.meta.url), { recursive: true });
  for (const each of GAMES)
    writeFileSync(new URL(`screens/${each.id}.txt`, import.meta.url), screensPage(each));
}
