import { stringify } from 'csv-stringify/sync';
import type { BalanceReport } from '../../bots/balance/balance-report.ts';

/** Numbers as spreadsheets read them; nothing for what is not known. */
const number = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(Number(value.toFixed(6)));

/** All cards of a report, one row each: what was observed at each level, and what giving it has shown. */
export function balanceCsv({ observed, given }: BalanceReport): string {
  const gifts = new Map(given.map((each) => [each.card, each]));
  const heads = [
    'brought',
    'GP WR',
    'GIH',
    'GIH WR',
    'OH',
    'OH WR',
    'GD',
    'GD WR',
    'GND',
    'GND WR',
    'IWD',
    'used',
    'q',
  ];
  const rows = observed[0].cards.map(({ id }, i) => {
    const gift = gifts.get(id);
    return [
      id,
      ...observed.flatMap(({ cards }) => {
        const card = cards[i];
        return [
          String(card.brought),
          number(card.broughtRate),
          String(card.had),
          number(card.hadRate),
          String(card.opening),
          number(card.openingRate),
          String(card.drawn),
          number(card.drawnRate),
          String(card.notHad),
          number(card.notHadRate),
          number(card.difference),
          number(card.usedRate),
          number(card.q),
        ];
      }),
      gift ? String(gift.games) : '',
      number(gift?.share),
      number(gift?.interval.low),
      number(gift?.interval.high),
      gift?.verdict ?? '',
    ];
  });
  return stringify([
    [
      'card',
      ...observed.flatMap(({ level }) => heads.map((head) => `${level}: ${head}`)),
      'given games',
      'given WR',
      'given low',
      'given high',
      'verdict',
    ],
    ...rows,
  ]);
}
