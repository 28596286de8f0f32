import { setStatistics, type SetStatistics } from '../../../interpreter/reports/set-statistics.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import type { Command } from '../../command.ts';
import { extrasOf, withOption } from '../../files/with-option.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { tellFindings } from '../../format-option.ts';
import { columns } from '../../terminal/columns.ts';

export default {
  spec: {
    takes: '<game>',
    words: [1, 1],
    options: {
      with: withOption,
      format: { takes: 'FORMAT', about: 'help/how-to-print-it-standard-pretty', among: ['pretty', 'json'] },
    },
    about: 'help/cards-and-copies-by-kind-and',
    examples: ['cardwright stats my-game', 'cardwright stats my-game --with my-cards --format json'],
  },
  run(given, io) {
    const { game, diagnostics, collected } = loadFromDisk(
      io.cwd,
      findGame(io.cwd, given.words[0]),
      extrasOf(io.cwd, given.all('with')),
    );
    if (!game) {
      tellFindings(diagnostics, collected.texts, io);
      return Promise.resolve(1);
    }
    const found = setStatistics(game, collected.library);
    io.out(given.one('format') === 'json' ? jsonText(found) : pretty(found));
    return Promise.resolve(0);
  },
} satisfies Command;

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** Rows under titles: the first column to the left, numbers to the right. */
const table = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  columns([titles, ...rows.map((row) => row.map(String))], { numbers: true });

function pretty({ game, all, kinds, copies, dice, fields, lines }: SetStatistics): string {
  const longest = lines.longest.map((each) => `${each.card} ${each.lines}`).join(', ');
  const parts = [
    `${game}: ${all.cards} cards, ${all.copies} copies\n`,
    table(
      ['kind', 'cards', 'copies'],
      kinds.map((each) => [each.kind, each.cards, each.copies]),
    ),
    table(
      ['copies', 'cards'],
      copies.map((each) => [each.copies, each.cards]),
    ),
    ...fields.map(({ kind, field, values, average }) => {
      const chances = values.some(({ chance }) => chance !== undefined);
      const rows = values.map(({ value, cards, copies: many, chance }) => [
        value,
        cards,
        many,
        ...(chances ? [chance === undefined ? '' : percent(chance)] : []),
      ]);
      const titles = [`${kind}: ${field}`, 'cards', 'copies', ...(chances ? [`on ${dice}`] : [])];
      const mean = average === undefined ? '' : `average ${average.toFixed(2)}\n`;
      return `${table(titles, rows)}${mean}`;
    }),
    `lines a card: ${lines.average.toFixed(1)} in ${lines.entries} entries; the longest: ${longest}\n`,
  ];
  return parts.join('\n');
}
