import { availableParallelism } from 'node:os';
import { duelResult, duelTrial, type LevelPair } from '../../../bots/duel.ts';
import { isSearching, levels } from '../../../bots/levels.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import { percentage } from '../../../dsl/text/decimal-format.ts';
import { namesOfSeats } from '../../../interpreter/game/automatic-seats.ts';
import { wholeNumber } from '../../command-arguments.ts';
import type { Command } from '../../command.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { extrasOf } from '../../files/with-option.ts';
import { printFindings } from '../../format-option.ts';
import { languageOfMessages, messageLanguage } from '../../language-option.ts';
import { learnedFor, levelCalled } from '../../bots/bot-levels.ts';
import { reportHead } from '../../bots/report-head.ts';
import type { BalanceWork } from '../../balance/balance-work.ts';
import { announceGames } from '../../balance/game-estimate.ts';
import { keepNothing } from '../../balance/kept-sets.ts';
import { playSets } from '../../balance/played-sets.ts';
import { pathName } from '../../files/disk-library.ts';
import { stopFlag } from '../../workers/worker-pool.ts';
import { deckOption, decksOf } from '../../play/deck-option.ts';
import { matchOptions, playOptions } from '../../play/match-setup.ts';
import { columns } from '../../terminal/columns.ts';
import { progressBar } from '../../terminal/progress-bar.ts';

/** Games after which a duel ends undecided, and decisions after which one of its games is cut off. */
const GAMES = 400;
const DECISIONS = 20_000;

export default {
  spec: {
    takes: '<game> [level level]',
    words: [1, 3],
    options: {
      games: { takes: 'N', about: 'help/how-many-games-of-a-duel', short: 'n' },
      ...playOptions,
      deck: deckOption,
      jobs: { takes: 'N', about: 'help/how-many-games-at-the-same', short: 'j' },
      most: { takes: 'N', about: 'help/decisions-after-which-a-game-of-a-duel' },
      format: { takes: 'FORMAT', about: 'help/how-the-result-is-printed', among: ['table', 'json'] },
      lang: messageLanguage,
    },
    about: 'help/about-duels',
    examples: ['cardwright duel my-game normal quick', 'cardwright duel my-game -n 200 --players 3'],
  },
  async run(given, io) {
    const pairs = pairsOf(given.words.slice(1));
    const file = findGame(io.cwd, given.words[0]);
    const extras = extrasOf(io.cwd, given.all('with'));
    const { game, diagnostics, collected } = loadFromDisk(io.cwd, file, extras, decksOf(given));
    printFindings(diagnostics, collected.texts, io, given);
    if (!game) return 1;
    const options = matchOptions(game, given);
    const players =
      typeof options.players === 'number' ? namesOfSeats(game, options.players) : options.players;
    const games = wholeNumber(given, 'games', GAMES);
    const decisions = wholeNumber(given, 'most', DECISIONS);
    const jobs = wholeNumber(given, 'jobs', availableParallelism(), 1, 256);
    const language = languageOfMessages(given, io);
    const words = messagesIn<'tables'>(language);
    const model = learnedFor(game, players, options, pairs.flat(), { ...io, language });
    const work: BalanceWork = {
      texts: collected.texts,
      file: pathName(io.cwd, file.path),
      decks: game.decks,
      players,
      options,
      decisions,
      tables: [{ extras: extras.map((each) => pathName(io.cwd, each)), model }],
      trials: pairs.map((pair) => duelTrial(pair, players.length, games, true)),
      stop: stopFlag(),
    };
    announceGames(work, jobs, io, language);
    const interrupted = io.interrupted();
    const bar = progressBar(io, games, words);
    const played = await playSets(work, {
      jobs,
      interrupted,
      ...keepNothing,
      done: (done, of) => bar.show(done, of),
    });
    bar.end();
    const fought = pairs.map((pair, i) => duelResult(pair, players.length, played[i]));
    if (given.one('format') === 'json') {
      io.out(jsonText({ ...reportHead(game, options, players, model), duels: fought }));
    } else {
      const percent = (part: number): string => percentage(part, language);
      const title = words('tables/duels', {
        game: game.id,
        players: players.length,
        seed: options.seed,
        even: percent(1 / players.length),
      });
      const head = ['levels', 'games', 'share', 'always', 'stronger'].map((column) =>
        words('tables/duel-columns', { column }),
      );
      const rows = fought.map(({ levels: [one, other], games: played, share, interval, stronger }) => [
        words('tables/duel-of', { one, other }),
        String(played),
        percent(share),
        words('tables/interval', { low: percent(interval.low), high: percent(interval.high) }),
        stronger ?? words('tables/duel-undecided'),
      ]);
      io.out(`${title}\n\n${columns([head, ...rows], { numbers: true })}`);
      const unfinished = fought.reduce((sum, each) => sum + each.unfinished, 0);
      if (unfinished > 0) io.out(`\n${words('tables/duel-unfinished', { games: unfinished, decisions })}\n`);
    }
    return interrupted.aborted ? 130 : 0;
  },
} satisfies Command;

/** The two levels that are named; else each level against the one below. */
function pairsOf(given: readonly string[]): LevelPair[] {
  if (given.length === 1)
    throw new Usage(
      say('usage/a-duel-needs-two-levels', { level: levelCalled(given[0]) }),
      say('usage/name-two-levels-or-none'),
    );
  if (given.length === 2) return [[levelCalled(given[0]), levelCalled(given[1])]];
  return levels.flatMap((level, i) => (isSearching(level) ? [[level, levels[i - 1]] as const] : []));
}
