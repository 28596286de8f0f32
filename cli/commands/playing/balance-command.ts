import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { planBalance } from '../../../bots/balance/balance-plan.ts';
import { balanceReport } from '../../../bots/balance/balance-report.ts';
import type { Trial } from '../../../bots/balance/trials.ts';
import type { LearnedModel } from '../../../bots/evaluation.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { suggestionPhrase } from '../../../dsl/diagnostics/suggestion-phrases.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { namesOfSeats } from '../../../interpreter/game/automatic-seats.ts';
import { balanceCsv } from '../../balance/balance-csv.ts';
import { balanceText } from '../../balance/balance-text.ts';
import { announceGames, announceLearning } from '../../balance/game-estimate.ts';
import { keepNothing, openKeptSets, type KeptHead } from '../../balance/kept-sets.ts';
import { playSets } from '../../balance/played-sets.ts';
import { sweepOf, sweptGame } from '../../balance/swept-games.ts';
import type { BalanceWork } from '../../balance/balance-work.ts';
import { learnedFor, levelCalled } from '../../bots/bot-levels.ts';
import { secondsToLearn } from '../../bots/kept-models.ts';
import { wholeNumber } from '../../command-arguments.ts';
import type { Command, GivenArguments } from '../../command.ts';
import { pathName } from '../../files/disk-library.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { extrasOf } from '../../files/with-option.ts';
import { printFindings } from '../../format-option.ts';
import { languageOfMessages, messageLanguage } from '../../language-option.ts';
import { reportHead } from '../../bots/report-head.ts';
import { deckOption, decksOf } from '../../play/deck-option.ts';
import { matchOptions, playOptions, withFiles } from '../../play/match-setup.ts';
import { progressBar } from '../../terminal/progress-bar.ts';
import { stopFlag } from '../../workers/worker-pool.ts';

const GAMES = 200;
const GIVEN = 400;
const DECISIONS = 20_000;
/** What stands for every card that is given. */
const ALL = 'all';

export default {
  spec: {
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      games: { takes: 'N', about: 'help/how-many-games-to-observe', short: 'n' },
      ...playOptions,
      deck: deckOption,
      bots: { takes: 'LEVEL', about: 'help/who-plays-all-seats' },
      given: { takes: 'CARD[,CARD...]|all', about: 'help/cards-that-are-given', many: true },
      'given-games': { takes: 'N', about: 'help/how-many-games-with-a-given-card' },
      vary: { takes: '"PATH=VALUES"', about: 'help/a-part-with-values-to-try', many: true },
      jobs: { takes: 'N', about: 'help/how-many-games-at-the-same', short: 'j' },
      resume: { takes: 'FILE', about: 'help/games-to-keep-and-go-on-from' },
      format: {
        takes: 'FORMAT',
        about: 'help/how-the-result-is-printed',
        among: ['table', 'json', 'csv', 'html'],
      },
      lang: messageLanguage,
    },
    about: 'help/about-balance',
    examples: [
      'cardwright balance my-game -n 500 --bots quick',
      'cardwright balance my-game --bots normal --given bad-axe --resume games.jsonl',
      'cardwright balance my-game --vary "cards/bad-axe/roll=6+..10+" --format html > balance.html',
    ],
  },
  async run(given, io) {
    const level = levelCalled(given.one('bots') ?? 'random');
    const sweeps = given.all('vary').map(sweepOf);
    const file = findGame(io.cwd, given.words[0]);
    const extras = extrasOf(io.cwd, withFiles(given));
    const { game, diagnostics, collected } = loadFromDisk(io.cwd, file, extras, decksOf(given));
    printFindings(diagnostics, collected.texts, io, given);
    if (!game) return 1;
    const language = languageOfMessages(given, io);
    const options = matchOptions(game, given);
    const players =
      typeof options.players === 'number' ? namesOfSeats(game, options.players) : options.players;
    const plan = planBalance({
      level,
      games: wholeNumber(given, 'games', GAMES),
      given: cardsCalled(game, given),
      sets: Math.max(1, Math.floor(wholeNumber(given, 'given-games', GIVEN) / players.length)),
      sweeps,
    });
    const base = {
      file: pathName(io.cwd, file.path),
      extras: extras.map((each) => pathName(io.cwd, each)),
      decks: game.decks,
      game,
    };
    const swept = sweeps.flatMap(({ path, values }) =>
      values.map((value) => sweptGame(collected.texts, base, path, value)),
    );
    for (const { extra, text, game: changed, diagnostics: found } of swept)
      if (!changed) {
        printFindings(found, new Map([...collected.texts, [extra, text]]), io, given);
        return 1;
      }
    const modelOf = (each: Game): LearnedModel | undefined =>
      learnedFor(each, players, options, [level], { ...io, language });
    const bare = { extras: base.extras, model: modelOf(game) };
    const unlearned: BalanceWork = {
      texts: new Map([...collected.texts, ...swept.map(({ extra, text }) => [extra, text] as const)]),
      file: base.file,
      decks: base.decks,
      players,
      options,
      decisions: DECISIONS,
      tables: [bare],
      trials: plan.trials,
      stop: stopFlag(),
    };
    const jobs = wholeNumber(given, 'jobs', availableParallelism(), 1, 256);
    // Before the changed games are learned, which takes a while as well.
    announceGames(unlearned, jobs, io, language);
    announceLearning(swept.length, secondsToLearn(bare.model), io, language);
    const work: BalanceWork = {
      ...unlearned,
      tables: [
        bare,
        ...swept.map((each) => ({ extras: [...base.extras, each.extra], model: modelOf(each.game!) })),
      ],
    };
    const kept = keptSets(given, io.cwd, work, game, [game, ...swept.map((each) => each.game!)]);
    const bar = progressBar(io, 1, messagesIn<'tables'>(language));
    const interrupted = io.interrupted();
    const played = await playSets(work, {
      jobs,
      interrupted,
      ...kept,
      done: (games, of) => bar.show(games, of),
    });
    bar.end();
    const report = balanceReport(game, players.length, plan, played);
    const { model } = work.tables[0];
    const head = { game: game.id, seed: options.seed, players, auc: model?.auc };
    const format = given.one('format') ?? 'table';
    if (format === 'json')
      io.out(jsonText({ ...reportHead(game, options, players, model), bots: level, ...report }));
    else if (format === 'csv') io.out(balanceCsv(report));
    else if (format === 'html') {
      const { balancePage } = await import('../../balance/balance-page.ts');
      io.out(await balancePage(head, report, language));
    } else io.out(balanceText(head, report, language));
    if (!interrupted.aborted) return 0;
    io.err(`${messagesIn<'balance'>(language)('balance/interrupted')}\n`);
    return 130;
  },
} satisfies Command;

function keptSets(
  given: GivenArguments,
  cwd: string,
  work: BalanceWork,
  game: Game,
  games: readonly Game[],
): ReturnType<typeof openKeptSets> {
  const file = given.one('resume');
  if (file === undefined) return keepNothing;
  const { players, options, decisions, trials } = work;
  const head: KeptHead = {
    balance: 'cardwright',
    version: 2,
    game: game.id,
    data: game.hash,
    seed: options.seed,
    players,
    settings: options.settings ?? {},
    decisions,
  };
  return openKeptSets(
    resolve(cwd, file),
    file,
    head,
    trials.map((trial: Trial) => [trial, games[trial.table].hash]),
  );
}

/** The cards that are to be given: all of the game for `all`. Throws `Usage` where one is not there. */
function cardsCalled(game: Game, given: GivenArguments): string[] {
  const wanted = given.all('given').flatMap((text) => text.split(',').map((id) => id.trim()));
  if (wanted.includes(ALL)) return game.cards.map(({ symbol }) => symbol.id);
  return [...new Set(wanted.map((id) => cardCalled(game, id)))];
}

function cardCalled(game: Game, id: string): string {
  const ids = game.cards.map(({ symbol }) => symbol.id);
  if (ids.includes(id)) return id;
  const near = nearest(id, ids, 1)[0];
  throw new Usage(
    say('usage/there-is-no-card', { card: id, game: game.id }),
    near ? suggestionPhrase(near) : say('usage/see', { command: `cardwright words ${game.id} --only cards` }),
  );
}
