import { setImmediate } from 'node:timers/promises';
import {
  giveInTurn,
  observeCards,
  type BalanceOptions,
  type CardFared,
  type CardGiven,
} from '../../../bots/balance.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { messagesIn, type MessageFormatter } from '../../../dsl/diagnostics/localize.ts';
import { suggestionPhrase } from '../../../dsl/diagnostics/suggestion-phrases.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { decimal, percentage } from '../../../dsl/text/decimal-format.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { seatNames } from '../../../interpreter/match/value-names.ts';
import { wholeNumber } from '../../command-arguments.ts';
import type { Command } from '../../command.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { extrasOf } from '../../files/with-option.ts';
import { printFindings } from '../../format-option.ts';
import { languageOfMessages, messageLanguage } from '../../language-option.ts';
import { learnedFor, levelCalled } from '../../play/bot-levels.ts';
import { deckOption, decksOf } from '../../play/deck-option.ts';
import { matchOptions, playOptions, withFiles } from '../../play/match-setup.ts';
import { columns } from '../../terminal/columns.ts';
import { progressBar } from '../../terminal/progress-bar.ts';

const GAMES = 200;
const GIVEN = 400;
const DECISIONS = 20_000;
/** Rows of the table for people. */
const SHOWN = 20;

export default {
  spec: {
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      games: { takes: 'N', about: 'help/how-many-games-to-observe', short: 'n' },
      ...playOptions,
      deck: deckOption,
      bots: { takes: 'LEVEL', about: 'help/who-plays-all-seats' },
      given: { takes: 'CARD[,CARD...]', about: 'help/cards-that-are-given', many: true },
      'given-games': { takes: 'N', about: 'help/how-many-games-with-a-given-card' },
      format: { takes: 'FORMAT', about: 'help/how-the-result-is-printed', among: ['table', 'json'] },
      lang: messageLanguage,
    },
    about: 'help/about-balance',
    examples: [
      'cardwright balance my-game -n 500 --bots quick',
      'cardwright balance my-game --bots normal --given bad-axe',
    ],
  },
  async run(given, io) {
    const level = levelCalled(given.one('bots') ?? 'random');
    const file = findGame(io.cwd, given.words[0]);
    const { game, diagnostics, collected } = loadFromDisk(
      io.cwd,
      file,
      extrasOf(io.cwd, withFiles(given)),
      decksOf(given),
    );
    printFindings(diagnostics, collected.texts, io, given);
    if (!game) return 1;
    const options = matchOptions(game, given);
    const players =
      typeof options.players === 'number' ? seatNames.slice(0, options.players) : options.players;
    const wanted = given
      .all('given')
      .flatMap((text) => text.split(',').map((id) => cardCalled(game, id.trim())));
    const games = wholeNumber(given, 'games', GAMES);
    const sets = Math.max(1, Math.floor(wholeNumber(given, 'given-games', GIVEN) / players.length));
    const language = languageOfMessages(given, io);
    const words = messagesIn<'tables'>(language);
    const model = learnedFor(game, players, options, [level]);
    const balance: BalanceOptions = { game, players, options, level, model, decisions: DECISIONS };
    const interrupted = io.interrupted();
    const observed = observeCards(balance);
    const bar = progressBar(io, games + wanted.length * sets * players.length, words);
    let unfinished = 0;
    for (let i = 0; i < games && !interrupted.aborted; i++) {
      bar.show(i);
      if (!observed.play(i)) unfinished++;
      await setImmediate();
    }
    const givenCards: CardGiven[] = [];
    const impossible: string[] = [];
    for (const [i, id] of wanted.entries()) {
      let last: CardGiven | undefined;
      for (const state of giveInTurn(balance, id, sets)) {
        last = state;
        bar.show(games + i * sets * players.length + state.games);
        await setImmediate();
        if (interrupted.aborted) break;
      }
      if (last) givenCards.push(last);
      else impossible.push(id);
      if (interrupted.aborted) break;
    }
    bar.end();
    const report = observed.report();
    const learned = model && { games: model.games, auc: Number(model.auc.toFixed(3)) };
    if (given.one('format') === 'json') {
      const about = {
        version: 1,
        game: game.id,
        data: game.hash,
        seed: options.seed,
        players: players.length,
      };
      io.out(
        jsonText({
          ...about,
          bots: level,
          learned,
          unfinished,
          ...report,
          given: givenCards,
          notGiven: impossible,
        }),
      );
    } else {
      io.out(
        pageOf(
          { game: game.id, players: players.length, seed: options.seed, level, auc: model?.auc },
          report,
          words,
          language,
        ),
      );
      io.out(givenTable(givenCards, impossible, words, language));
      if (unfinished > 0)
        io.out(`\n${words('tables/balance-unfinished', { games: unfinished, decisions: DECISIONS })}\n`);
    }
    return interrupted.aborted ? 130 : 0;
  },
} satisfies Command;

function cardCalled(game: Game, id: string): string {
  const ids = game.cards.map(({ symbol }) => symbol.id);
  if (ids.includes(id)) return id;
  const near = nearest(id, ids, 1)[0];
  throw new Usage(
    say('usage/there-is-no-card', { card: id, game: game.id }),
    near ? suggestionPhrase(near) : say('usage/see', { command: `cardwright words ${game.id} --only cards` }),
  );
}

/** The cards that differ most, and how the games ended. */
function pageOf(
  about: { game: string; players: number; seed: string; level: string; auc: number | undefined },
  report: ReturnType<ReturnType<typeof observeCards>['report']>,
  words: MessageFormatter<'tables'>,
  language: Language,
): string {
  const { games, endings, cards } = report;
  const percent = (part: number | undefined): string =>
    part === undefined ? '' : percentage(part, language);
  const { auc, ...head } = about;
  const title = words('tables/balance', { ...head, games });
  const judged =
    auc === undefined ? [] : [words('tables/balance-judged', { auc: decimal(auc, 2, language) })];
  const ends = Object.entries(endings).sort(([a], [b]) => (a < b ? -1 : 1));
  const byDifference = [...cards]
    .filter(({ difference }) => difference !== undefined)
    .sort((a, b) => a.q - b.q || Math.abs(b.difference!) - Math.abs(a.difference!) || (a.id < b.id ? -1 : 1));
  const heads = ['card', 'had', 'won', 'first', 'others', 'difference', 'used', 'q'];
  const row = (card: CardFared): string[] => [
    card.id,
    String(card.had),
    percent(card.winRate),
    percent(card.openingRate),
    percent(card.otherRate),
    signed(card.difference!, language),
    percent(card.had === 0 ? undefined : card.played / card.had),
    decimal(card.q, 2, language),
  ];
  return [
    title,
    ...judged,
    '',
    columns(
      [
        heads.map((column) => words('tables/balance-columns', { column })),
        ...byDifference.slice(0, SHOWN).map(row),
      ],
      { numbers: true },
    ),
    columns(
      [
        ['ending', 'games', 'rate'].map((column) => words('tables/columns', { column })),
        ...ends.map(([id, count]) => [id, String(count), percent(count / games)]),
      ],
      { numbers: true },
    ),
    words('tables/balance-note'),
    '',
  ].join('\n');
}

const signed = (part: number, language: Language): string =>
  `${part > 0 ? '+' : ''}${decimal(100 * part, 1, language)}`;

function givenTable(
  given: readonly CardGiven[],
  impossible: readonly string[],
  words: MessageFormatter<'tables'>,
  language: Language,
): string {
  if (given.length + impossible.length === 0) return '';
  const percent = (part: number): string => percentage(part, language);
  const heads = ['card', 'games', 'given', 'always', 'verdict'];
  const rows = given.map(({ id, games, share, interval: { low, high }, verdict }) => [
    id,
    String(games),
    percent(share),
    words('tables/interval', { low: percent(low), high: percent(high) }),
    words('tables/balance-verdict', { verdict }),
  ]);
  const table = columns([heads.map((column) => words('tables/balance-columns', { column })), ...rows], {
    numbers: true,
  });
  const not = impossible.map((card) => `${words('tables/balance-not-given', { card })}\n`);
  return `\n${table}${not.join('')}`;
}
