/** A report on balance as one page with pictures, which needs nothing but itself. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { BalanceReport, ObservedGames } from '../../bots/balance/balance-report.ts';
import type { Language } from '../../dsl/text/locale.ts';
import {
  balanceText,
  reportWords,
  byDoubt,
  verdictOf,
  type BalanceHead,
  type ReportWords,
} from './balance-text.ts';
import { pageStyle } from './page-style.ts';

/** Cards in a picture; the others are in the table. */
const DRAWN = 24;
const WIDTH = 760;
const ROW = 22;

/** Text as HTML shows it. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture as SVG, with all that it needs. */
function drawn(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const figure = Plot.plot({
    width: WIDTH,
    marginRight: 110,
    marginBottom: 42,
    style: { fontFamily: 'inherit', fontSize: '13px', background: 'none' },
    ...options,
    document: document as unknown as NonNullable<Plot.PlotOptions['document']>,
  });
  return (figure as unknown as { readonly outerHTML: string }).outerHTML;
}

/** The page; the words of the language are loaded. */
export function balancePage(head: BalanceHead, report: BalanceReport, language: Language): string {
  const words = reportWords(language);
  const { says } = words;
  const title = says('balance/title', { game: head.game, players: head.players.length, seed: head.seed });
  const games = report.observed.reduce((sum, { course }) => sum + course.games, 0);
  const given = report.given.reduce((sum, each) => sum + each.games, 0);
  const swept = report.sweeps
    .flatMap(({ values }) => values)
    .reduce((sum, { course }) => sum + course.games, 0);
  const last = report.observed.at(-1)!;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['given', report.given.length > 0 ? [givenPicture(report, head, words), verdicts(report, words)] : []],
    ['sweeps', report.sweeps.map((sweep) => sweepPicture(sweep, head, words))],
    ['observed', [cardPicture(last, words), `<p>${escaped(says('balance/legend'))}</p>`]],
    ['course', [coursePicture(report.observed, words)]],
    ['groups', last.groups.flatMap((group) => (group.strengths.length > 1 ? [matrix(group, words)] : []))],
  ];
  const body = sections
    .filter(([, parts]) => parts.length > 0)
    .map(
      ([part, parts]) =>
        `<section><h2>${escaped(says('balance/page', { part, games: 0 }))}</h2>${parts.join('\n')}</section>`,
    );
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escaped(title)}</title><style>${pageStyle}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>`,
    `<p>${escaped(says('balance/page', { part: 'made', games: games + given + swept }))}</p>`,
    ...body,
    `<section><pre>${escaped(balanceText(head, report, language))}</pre></section>`,
    '</main></body></html>',
    '',
  ].join('\n');
}

/** A share with its bounds, one in a row. */
interface Bar {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly mark: string;
}

/** Shares with their intervals, one below the other, against what all would have if nothing made a difference. */
function intervals(bars: readonly Bar[], even: number, label: string): string {
  return drawn({
    height: 64 + ROW * bars.length,
    marginLeft: 190,
    x: { label, percent: true, grid: true },
    y: { label: null, domain: bars.map(({ name }) => name) },
    marks: [
      Plot.ruleX([even], { strokeDasharray: '4 3' }),
      Plot.ruleY(bars, {
        y: 'name',
        x1: 'low',
        x2: 'high',
        stroke: 'currentColor',
        strokeWidth: 3,
        strokeOpacity: 0.4,
      }),
      Plot.dot(bars, { y: 'name', x: 'share', r: 4.5, fill: 'currentColor' }),
      Plot.text(bars, { y: 'name', x: 'high', text: 'mark', dx: 8, textAnchor: 'start' }),
    ],
  });
}

const verdictMarks = { strong: '▲', weak: '▼', open: '' } as const;

function givenPicture({ given }: BalanceReport, { players }: BalanceHead, { says }: ReportWords): string {
  const bars = [...given]
    .sort((a, b) => b.share - a.share || (a.card < b.card ? -1 : 1))
    .map(({ card, share, interval: { low, high }, verdict }) => ({
      name: card,
      share,
      low,
      high,
      mark: verdictMarks[verdict],
    }));
  return intervals(bars, 1 / players.length, says('balance/column', { column: 'given' }));
}

function verdicts({ given, notGiven }: BalanceReport, words: ReportWords): string {
  const { says } = words;
  const lines = [
    ...given.map((each) => `${each.card}: ${verdictOf(each, words)}`),
    ...notGiven.map((card) => says('balance/not-given', { card })),
  ];
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

function sweepPicture(
  { path, values }: BalanceReport['sweeps'][number],
  { players }: BalanceHead,
  { says }: ReportWords,
): string {
  const bars = values.flatMap(({ value, course, given }): Bar[] => {
    const of = given ?? course.first;
    if (!of) return [];
    const { share, interval } = of;
    return [{ name: value ?? says('balance/as-it-is'), share, ...interval, mark: '' }];
  });
  const column = values.some(({ given }) => given !== null) ? 'given' : 'first';
  const picture =
    bars.length === 0 ? '' : intervals(bars, 1 / players.length, says('balance/column', { column }));
  return `<h3>${escaped(path)}</h3>${picture}`;
}

function cardPicture({ cards }: ObservedGames, { says }: ReportWords): string {
  const bars = byDoubt(cards)
    .slice(0, DRAWN)
    .map(({ id, difference, q }) => ({ id, difference: difference!, chance: q > 0.1 }));
  return drawn({
    height: 64 + ROW * bars.length,
    marginLeft: 190,
    x: { label: says('balance/column', { column: 'iwd' }), percent: true, grid: true },
    y: { label: null, domain: bars.map(({ id }) => id) },
    marks: [
      Plot.barX(bars, {
        y: 'id',
        x: 'difference',
        fill: 'currentColor',
        fillOpacity: ({ chance }: (typeof bars)[number]) => (chance ? 0.25 : 0.8),
      }),
      Plot.ruleX([0]),
    ],
  });
}

function coursePicture(observed: readonly ObservedGames[], { says }: ReportWords): string {
  const endings = observed.flatMap(({ level, course }) =>
    Object.entries(course.endings).map(([ending, count]) => ({
      bots: level,
      ending,
      share: count / Math.max(1, course.games - course.unfinished),
    })),
  );
  return drawn({
    height: 70 + ROW * endings.length,
    marginLeft: 190,
    x: { label: says('balance/column', { column: 'ending' }), percent: true, grid: true, domain: [0, 100] },
    y: { label: null },
    fy: { label: null },
    marks: [
      Plot.barX(endings, { x: 'share', y: 'bots', fy: 'ending', fill: 'currentColor', fillOpacity: 0.6 }),
      Plot.ruleX([0]),
    ],
  });
}

/** What each group won against each other one, as a table whose cells are darker where more was won. */
function matrix(
  { id, matchups, strengths }: ObservedGames['groups'][number],
  { says, percent }: ReportWords,
): string {
  const ids = strengths.map((each) => each.id);
  const cells = ids.flatMap((row) =>
    ids.map((column) => {
      const met = matchups.find(({ of, against }) => of === row && against === column);
      return { row, column, share: met?.share ?? null, text: met ? percent(met.share) : '' };
    }),
  );
  const picture = drawn({
    height: 150 + ROW * 1.4 * ids.length,
    marginLeft: 190,
    marginTop: 100,
    x: { label: null, domain: ids, axis: 'top', tickRotate: -35 },
    y: { label: null, domain: ids },
    marks: [
      Plot.cell(cells, {
        x: 'column',
        y: 'row',
        fill: 'currentColor',
        fillOpacity: ({ share }: (typeof cells)[number]) => (share === null ? 0 : share * 0.5),
      }),
      Plot.text(cells, { x: 'column', y: 'row', text: 'text' }),
    ],
  });
  return `<h3>${escaped(says('balance/matchups', { group: id }))}</h3>${picture}`;
}
