import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { namesOfSeats } from '../../../interpreter/game/automatic-seats.ts';
import { summarise, type Simulated } from '../../../interpreter/reports/simulation-summary.ts';
import { messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import { wholeNumber } from '../../command-arguments.ts';
import type { Command } from '../../command.ts';
import { extrasOf } from '../../files/with-option.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { progressBar } from '../../terminal/progress-bar.ts';
import { printFindings } from '../../format-option.ts';
import { deckOption, decksOf } from '../../play/deck-option.ts';
import { learnedFor, levelsOf } from '../../bots/bot-levels.ts';
import { mayGenerate } from '../../../interpreter/compiler/jit/source-writer.ts';
import type { LearnedModel } from '../../../bots/evaluation.ts';
import type { Level } from '../../../bots/levels.ts';
import { matchOptions, playOptions, withFiles } from '../../play/match-setup.ts';
import type { Work } from '../../simulate/batch.ts';
import { playGames } from '../../simulate/jobs.ts';
import { simulationTable } from '../../simulate/simulation-report.ts';
import { stopFlag } from '../../workers/worker-pool.ts';
import { languageOfMessages, messageLanguage } from '../../language-option.ts';
import { statusIn } from '../../status-lines.ts';
import type { Io } from '../../io.ts';

/** The number of games and faults that are printed one by one; of the rest only the number is printed. */
const TOLD = 5;

/** What shells expect of a program that a signal has ended. */
const EXIT = { SIGINT: 130, SIGTERM: 143 };

export default {
  spec: {
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      games: { takes: 'N', about: 'help/how-many-games-standard-1000', short: 'n' },
      ...playOptions,
      deck: deckOption,
      jobs: { takes: 'N', about: 'help/how-many-games-at-the-same', short: 'j' },
      bots: { takes: 'LEVEL[,LEVEL...]', about: 'help/who-plays' },
      most: {
        takes: 'N',
        about: 'help/decisions-after-which-a-game-is',
      },
      format: { takes: 'FORMAT', about: 'help/how-the-result-is-printed', among: ['table', 'json'] },
      lang: messageLanguage,
      log: { takes: 'FOLDER', about: 'help/write-a-log-of-each-game' },
    },
    about: 'help/the-same-seed-gives-the-same',
    examples: [
      'cardwright simulate my-game -n 10000 --players 3',
      'cardwright simulate my-game my-variant.yaml -n 500 --format json --log logs',
      'cardwright simulate my-game -n 200 --bots normal',
    ],
  },
  async run(given, io) {
    const file = findGame(io.cwd, given.words[0]);
    const extras = extrasOf(io.cwd, withFiles(given));
    const { game, diagnostics, collected } = loadFromDisk(io.cwd, file, extras, decksOf(given));
    printFindings(diagnostics, collected.texts, io, given);
    if (!game) return 1;
    const count = wholeNumber(given, 'games', 1000, 1, 10_000_000);
    const jobs = wholeNumber(given, 'jobs', availableParallelism(), 1, 256);
    const logs = given.one('log');
    const options = matchOptions(game, given);
    const { players, seed, settings } = options;
    const seats = typeof players === 'number' ? namesOfSeats(game, players) : players;
    const levels = levelsOf(seats, given.one('bots'));
    const language = languageOfMessages(given, io);
    const work: Work = {
      options,
      most: wholeNumber(given, 'most', 100_000),
      levels,
      model: learnedFor(game, seats, options, levels, { ...io, language }),
      logs: logs === undefined ? undefined : resolve(io.cwd, logs),
      digits: String(count - 1).length,
      stop: stopFlag(),
    };
    const words = messagesIn<'tables'>(language);
    if (!mayGenerate()) io.err(`${statusIn(given, io)('status/no-generated-code')}\n`);
    const bar = progressBar(io, count, words);
    bar.show(0);
    const interrupted = io.interrupted();
    const done = (played: number): void => bar.show(played);
    const results = await playGames(game, work, count, { jobs, interrupted, done });
    const cutShort = interrupted.aborted && results.length < count;
    bar.end();
    const json = given.one('format') === 'json';
    // What programs read is the same in every language.
    const all = summarise(game, seats, results, json ? 'en' : language);
    if (json) {
      const about = {
        game: game.id,
        data: game.hash,
        variants: game.variants,
        ...(game.decks.length > 0 ? { decks: game.decks } : {}),
        seed,
        settings,
        ...botsInJson(levels, work.model),
        ...(cutShort ? { interrupted: { wanted: count } } : {}),
      };
      io.out(jsonText({ version: 1, ...about, ...all }));
    } else {
      const title = words('tables/simulated', {
        game: game.id,
        games: results.length,
        players: seats.length,
        bots: new Set(levels).size === 1 ? levels[0] : levels.join(', '),
        decks: game.decks.slice(0, seats.length),
        seed,
      });
      io.out(simulationTable(title, all, language));
    }
    const status = tellFailures(
      all,
      seed,
      (found) => printFindings(found, collected.texts, io, given),
      statusIn(given, io),
      io,
    );
    if (!cutShort) return status;
    io.err(
      `${statusIn(given, io)('status/interrupted-of-games-were-finished', { finished: results.length, games: count })}\n`,
    );
    return EXIT[interrupted.reason as keyof typeof EXIT] ?? EXIT.SIGINT;
  },
} satisfies Command;

/** Who has played, and how well those who search could judge positions. */
const botsInJson = (levels: readonly Level[], model: LearnedModel | undefined): object => ({
  bots: new Set(levels).size === 1 ? levels[0] : levels,
  ...(model ? { learned: { games: model.games, auc: Number(model.auc.toFixed(3)) } } : {}),
});

function tellFailures(
  { cut, faults }: Simulated,
  seed: string,
  findings: (found: readonly Simulated['faults'][number]['fault'][]) => void,
  says: ReturnType<typeof statusIn>,
  io: Io,
): number {
  for (const index of cut.slice(0, TOLD))
    io.err(`${says('status/game-did-not-come-to-an', { game: index, seed: `${seed}/${index}` })}\n`);
  for (const { game, fault } of faults.slice(0, TOLD)) {
    io.err(`${says('status/game-was-stopped-seed', { game, seed: `${seed}/${game}` })}\n`);
    findings([fault]);
  }
  const more = Math.max(0, cut.length - TOLD) + Math.max(0, faults.length - TOLD);
  if (more > 0) io.err(`${says('status/and-more', { count: more })}\n`);
  return cut.length + faults.length > 0 ? 1 : 0;
}
