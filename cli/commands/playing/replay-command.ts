import { resolve } from 'node:path';
import { entriesOf, isOver, type Match } from '../../../interpreter/match/match.ts';
import type { LogLine } from '../../../interpreter/match/log/log-line.ts';
import { replayLog, type Replayed } from '../../../interpreter/match/save/replay.ts';
import type { Command, GivenArguments } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { withOption } from '../../files/with-option.ts';
import { readWholeText } from '../../files/disk-library.ts';
import type { Io } from '../../io.ts';
import { openLineReader } from '../../play/typed-lines.ts';
import { openGame, playedWith, type Opened, type PlayedWith } from '../../play/open-game.ts';
import { givenLanguage, languageOption } from '../../play/match-setup.ts';
import { printFindings } from '../../format-option.ts';
import { calledIn, type DisplayNames } from '../../../interpreter/reports/narration/display-names.ts';
import { doingIn, type Doing } from '../../../interpreter/reports/narration/log-deeds.ts';
import { finalStandings, finalWinners } from '../../../interpreter/reports/narration/final-standings.ts';
import { story } from '../../../interpreter/reports/narration/log-sentences.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { statusIn } from '../../status-lines.ts';

export default {
  spec: {
    takes: '<log> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      step: { about: 'help/step-through-the-log-one-decision' },
      anyway: { about: 'help/play-a-log-of-other-data' },
      game: { takes: 'GAME', about: 'help/where-the-game-of-the-log' },
      with: withOption,
      lang: languageOption,
    },
    about: 'help/plays-a-log-again-and-compares',
    examples: ['cardwright replay logs/0001.jsonl', 'cardwright replay logs/0001.jsonl --step'],
  },
  async run(given, io) {
    const [file] = given.words;
    const text = readWholeText(resolve(io.cwd, file));
    const header = headerIn(text, file);
    const opened = openGame(given, io, given.one('game') ?? header.game, header.with);
    if (!opened) return 1;
    const anyway = given.has('anyway');
    const replayed = replayLog(opened.game, text, file, anyway);
    const language = givenLanguage(given);
    const told: Told = {
      called: calledIn(opened.game, language, replayed.match?.names.seats),
      doing: doingIn(opened.game, language),
    };
    if (given.has('step') && replayed.match) await stepThrough(replayed.match, told, given, io);
    return tell(replayed, opened, given, io, told);
  },
} satisfies Command;

/** How a log is printed. */
interface Told {
  readonly called: DisplayNames;
  readonly doing: Doing;
}

/** The game that a log says it is of, with the decks of the seats and the packs. */
function headerIn(text: string, file: string): { game: string; with: PlayedWith } {
  try {
    const { game, decks, packs } = JSON.parse(text.slice(0, text.indexOf('\n'))) as Record<string, unknown>;
    if (typeof game === 'string') return { game, with: playedWith(decks, packs) };
  } catch {
    // Printed below.
  }
  throw new Usage(
    say('usage/is-no-log', { file }),
    say('usage/a-log-is-written-by-and', { command: 'cardwright simulate --log' }),
  );
}

function tell(
  { match, diagnostics, decisions }: Replayed,
  opened: Opened,
  given: GivenArguments,
  io: Io,
  { called, doing }: Told,
): number {
  const says = statusIn(given, io);
  printFindings(diagnostics, new Map(opened.texts), io, given);
  const other = diagnostics.some(({ code }) => code === 'run/other-data');
  if (other && !given.has('anyway')) {
    io.err(`${says('status/anyway-plays-it-on-the-data')}\n`);
    return 1;
  }
  if (!match) return 1;
  const result = isOver(match) ? finalWinners(match, called) : says('status/the-game-is-not-over');
  if (diagnostics.length === 0) {
    const how = given.has('anyway')
      ? 'status/decisions-all-still-stand'
      : 'status/decisions-every-line-the-same';
    io.out(`${says(how, { count: decisions, ending: result })}\n${finalStandings(match, called)}`);
    return 0;
  }
  io.out(`${says('status/decisions-could-be-taken-again-it', { count: decisions })}\n`);
  io.out(
    story(
      entriesOf(match)
        .slice(-10)
        .map((entry) => entry.line),
      called,
      doing,
    ),
  );
  return 1;
}

/** Shows the log from one decision to the next; `q` ends it. */
async function stepThrough(
  match: Match,
  { called, doing }: Told,
  given: GivenArguments,
  io: Io,
): Promise<void> {
  const lines = openLineReader(io);
  let shown: LogLine[] = [];
  try {
    for (const { line } of entriesOf(match)) {
      if (line.event === 'decision' && shown.length > 0) {
        io.out(story(shown, called, doing));
        shown = [];
        const typed = await lines.ask(statusIn(given, io)('status/enter-goes-on'));
        if ('end' in typed || typed.line.trim() === 'q') return;
        if (!io.outTTY) io.out('\n');
      }
      shown.push(line);
    }
    io.out(story(shown, called, doing));
  } finally {
    lines.close();
  }
}
