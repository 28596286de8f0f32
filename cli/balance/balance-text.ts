/** A report on balance as tables for people. */
import type { BalanceReport, ObservedGames } from '../../bots/balance/balance-report.ts';
import type { CardRates } from '../../bots/balance/card-rates.ts';
import { detectableRate } from '../../bots/balance/detectable-effect.ts';
import type { GameCourse } from '../../bots/balance/game-course.ts';
import type { GivenCardRate } from '../../bots/balance/given-card-rate.ts';
import { messagesIn, type MessageFormatter } from '../../dsl/diagnostics/localize.ts';
import { decimal, percentage } from '../../dsl/text/decimal-format.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { columns } from '../terminal/columns.ts';

/** What the report is about. */
export interface BalanceHead {
  readonly game: string;
  readonly seed: string;
  readonly players: readonly string[];
  /** How well the bots judge positions; undefined where none of them searches. */
  readonly auc: number | undefined;
}

/** Rows of the table of cards that people are shown. */
const SHOWN = 20;
/** Ids in a list of cards. */
const LISTED = 12;

/** Words and numbers of a report in a language. */
export interface ReportWords {
  readonly says: MessageFormatter<'balance'>;
  percent(part: number | null | undefined): string;
  points(part: number | null): string;
  interval(of: { readonly low: number; readonly high: number }): string;
  number(value: number, digits: number): string;
}

export function reportWords(language: Language): ReportWords {
  const says = messagesIn<'balance'>(language);
  const tables = messagesIn<'tables'>(language);
  const percent = (part: number | null | undefined): string =>
    part === null || part === undefined ? '' : percentage(part, language);
  return {
    says,
    percent,
    points: (part) => (part === null ? '' : `${part > 0 ? '+' : ''}${decimal(100 * part, 1, language)}`),
    interval: ({ low, high }) => tables('tables/interval', { low: percent(low), high: percent(high) }),
    number: (value, digits) => decimal(value, digits, language),
  };
}

/** The whole report. */
export function balanceText(head: BalanceHead, report: BalanceReport, language: Language): string {
  const words = reportWords(language);
  const { says, number } = words;
  const { game, seed, players, auc } = head;
  const parts = [
    says('balance/title', { game, players: players.length, seed }),
    ...(auc === undefined ? [] : [says('balance/judged', { auc: number(auc, 2) })]),
    '',
    courseTable(report.observed, players, words),
    ...cardParts(report.observed, words),
    ...groupParts(report.observed.at(-1)!, words),
    ...givenParts(report, words),
    ...report.sweeps.map((sweep) => sweepPart(sweep, words)),
  ];
  return `${parts.join('\n')}\n`;
}

type Cell = (course: GameCourse) => string;

/** How games go, at each level beside the others. */
function courseTable(
  observed: readonly ObservedGames[],
  players: readonly string[],
  words: ReportWords,
): string {
  const { says, percent, interval, number } = words;
  const measure = (row: string, name = ''): string => says('balance/measure', { row, name });
  const endings = [...new Set(observed.flatMap(({ course }) => Object.keys(course.endings)))].sort();
  const withInterval = (of: GameCourse['first'] | undefined): string =>
    of ? `${percent(of.share)} ${interval(of.interval)}` : '';
  const rows: readonly (readonly [string, Cell])[] = [
    [measure('games'), ({ games }) => String(games)],
    [measure('unfinished'), ({ unfinished }) => String(unfinished)],
    ...endings.map((name): [string, Cell] => [
      measure('ending', name),
      ({ games, unfinished, endings: of }) => percent((of[name] ?? 0) / Math.max(1, games - unfinished)),
    ]),
    [measure('decisions'), ({ decisions }) => String(decisions[2] ?? '')],
    [
      measure('spread'),
      ({ decisions: [, low, , high] }) =>
        low === undefined ? '' : says('balance/range', { low: String(low), high: String(high) }),
    ],
    [measure('first'), ({ first }) => withInterval(first)],
    ...players.map((name, seat): [string, Cell] => [
      measure('seat', name),
      ({ seats }) => withInterval(seats[seat]),
    ]),
    ...['quarter', 'half', 'late'].map((row, i): [string, Cell] => [
      measure(row),
      ({ ahead }) => percent(ahead[i]),
    ]),
    [measure('choices'), ({ choices }) => number(choices, 1)],
    [measure('between'), ({ between }) => number(between, 1)],
  ];
  const filled = rows.map(([name, cell]) => [name, ...observed.map(({ course }) => cell(course))]);
  return columns(
    [
      [says('balance/column', { column: 'measure' }), ...observed.map(({ level }) => level)],
      ...filled.filter(([, ...cells]) => cells.some((cell) => cell !== '')),
    ],
    { numbers: true },
  );
}

/** The cards that differ most first: those that are least likely to be chance. */
export const byDoubt = (cards: readonly CardRates[]): CardRates[] =>
  cards
    .filter(({ difference }) => difference !== null)
    .sort((a, b) => a.q - b.q || Math.abs(b.difference!) - Math.abs(a.difference!) || (a.id < b.id ? -1 : 1));

/** Ids of cards, so many as a line takes. */
const listOf = (cards: readonly CardRates[]): string =>
  cards
    .slice(0, LISTED)
    .map(({ id }) => id)
    .join(', ') + (cards.length > LISTED ? ', ...' : '');

function cardParts(observed: readonly ObservedGames[], words: ReportWords): string[] {
  const { says, percent, points, number } = words;
  const { cards } = observed.at(-1)!;
  const random = observed.length > 1 ? observed[0].cards : undefined;
  const sorted = byDoubt(cards);
  const brought = cards.some(({ brought: players }) => players > 0);
  const heads = [
    'card',
    ...(brought ? ['gpwr'] : []),
    'gih',
    'gihwr',
    'ohwr',
    'gdwr',
    'gndwr',
    'iwd',
    ...(random ? ['random'] : []),
    'used',
    'q',
  ];
  const row = (card: CardRates): string[] => [
    card.id,
    ...(brought ? [percent(card.broughtRate)] : []),
    String(card.had),
    percent(card.hadRate),
    percent(card.openingRate),
    percent(card.drawnRate),
    percent(card.notHadRate),
    points(card.difference),
    ...(random ? [points(random.find(({ id }) => id === card.id)?.difference ?? null)] : []),
    percent(card.usedRate),
    number(card.q, 2),
  ];
  const usual = sorted.map(({ had }) => had).sort((a, b) => a - b)[Math.floor(sorted.length / 2)] ?? 0;
  const never = cards.filter(({ had }) => had === 0);
  const unused = cards.filter(({ had, usedRate }) => had > 0 && usedRate === 0);
  return [
    columns([heads.map((column) => says('balance/column', { column })), ...sorted.slice(0, SHOWN).map(row)], {
      numbers: true,
    }) + (sorted.length > SHOWN ? `${says('balance/more-cards', { count: sorted.length - SHOWN })}\n` : ''),
    ...(usual > 1
      ? [says('balance/power', { had: usual, points: number(100 * detectableRate(usual), 1) })]
      : []),
    ...(never.length > 0 ? [says('balance/never-had', { cards: listOf(never) })] : []),
    ...(unused.length > 0 ? [says('balance/never-used', { cards: listOf(unused) })] : []),
    says('balance/legend'),
    '',
  ];
}

function groupParts({ groups }: ObservedGames, { says, percent, interval }: ReportWords): string[] {
  return groups
    .filter(({ strengths }) => strengths.length > 1)
    .map(({ id, strengths }) =>
      columns(
        [
          [id, ...['games', 'chance', 'interval'].map((column) => says('balance/column', { column }))],
          ...strengths.map((each) => [each.id, String(each.games), percent(each.chance), interval(each)]),
        ],
        { numbers: true },
      ),
    );
}

/** What was found of a given card. */
export const verdictOf = ({ verdict, needed }: GivenCardRate, { says }: ReportWords): string =>
  needed === undefined ? says('balance/verdict', { verdict }) : says('balance/needed', { games: needed });

function givenParts({ given, notGiven }: BalanceReport, words: ReportWords): string[] {
  const { says, percent, interval, number } = words;
  const heads = ['card', 'games', 'given', 'always', 'sees', 'verdict'];
  const rows = given.map((each) => [
    each.card,
    String(each.games),
    percent(each.share),
    interval(each.interval),
    says('balance/sees', { points: number(100 * each.sees, 1) }),
    verdictOf(each, words),
  ]);
  return [
    ...(rows.length > 0
      ? [columns([heads.map((column) => says('balance/column', { column })), ...rows], { numbers: true })]
      : []),
    ...notGiven.map((card) => says('balance/not-given', { card })),
  ];
}

function sweepPart({ path, values }: BalanceReport['sweeps'][number], words: ReportWords): string {
  const { says, percent, points, interval, number } = words;
  const isGiven = values.some(({ given }) => given !== null);
  const heads = isGiven
    ? ['games', 'given', 'always', 'difference', 'always', 'sees']
    : ['games', 'first', 'ending', 'length'];
  const rows = values.map(({ value, course, given, difference }) => {
    const name = value ?? says('balance/as-it-is');
    if (isGiven)
      return [
        name,
        String(course.games),
        percent(given?.share),
        given ? interval(given.interval) : '',
        difference ? points(difference.mean) : '',
        difference
          ? says('balance/range', {
              low: points(difference.interval.low),
              high: points(difference.interval.high),
            })
          : '',
        difference ? says('balance/sees', { points: number(100 * difference.sees, 1) }) : '',
      ];
    const [ending, count] = Object.entries(course.endings).sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
    return [
      name,
      String(course.games),
      course.first ? `${percent(course.first.share)} ${interval(course.first.interval)}` : '',
      ending === '' ? '' : `${ending} ${percent(count / Math.max(1, course.games - course.unfinished))}`,
      String(course.decisions[2] ?? ''),
    ];
  });
  return columns([[path, ...heads.map((column) => says('balance/column', { column }))], ...rows], {
    numbers: true,
  });
}
