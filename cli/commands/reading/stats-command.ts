import { setStatistics, type SetStatistics } from '../../../interpreter/reports/set-statistics.ts';
import { messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { decimal, percentage } from '../../../dsl/text/decimal-format.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import type { Command } from '../../command.ts';
import { extrasOf, withOption } from '../../files/with-option.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { printFindings } from '../../format-option.ts';
import { languageOfMessages, messageLanguage } from '../../language-option.ts';
import { columns } from '../../terminal/columns.ts';

export default {
  spec: {
    takes: '<game>',
    words: [1, 1],
    options: {
      with: withOption,
      format: { takes: 'FORMAT', about: 'help/how-to-print-it-standard-pretty', among: ['pretty', 'json'] },
      lang: messageLanguage,
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
      printFindings(diagnostics, collected.texts, io, given);
      return Promise.resolve(1);
    }
    const found = setStatistics(game, collected.library);
    io.out(given.one('format') === 'json' ? jsonText(found) : pretty(found, languageOfMessages(given, io)));
    return Promise.resolve(0);
  },
} satisfies Command;

/** Rows under titles: the first column to the left, numbers to the right. */
const table = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  columns([titles, ...rows.map((row) => row.map(String))], { numbers: true });

function pretty(
  { game, all, kinds, copies, dice, fields, lines }: SetStatistics,
  language: Language,
): string {
  const words = messagesIn<'tables'>(language);
  const head = (column: string): string => words('tables/columns', { column });
  const parts = [
    `${words('tables/set', { game, ...all })}\n`,
    table(
      ['kind', 'cards', 'copies'].map(head),
      kinds.map((each) => [each.kind, each.cards, each.copies]),
    ),
    table(
      ['copies', 'cards'].map(head),
      copies.map((each) => [each.copies, each.cards]),
    ),
    ...fields.map(({ kind, field, values, average }) => {
      const chances = values.some(({ chance }) => chance !== undefined);
      const rows = values.map(({ value, cards, copies: many, chance }) => [
        value,
        cards,
        many,
        ...(chances ? [chance === undefined ? '' : percentage(chance, language)] : []),
      ]);
      const chanceHead = chances && dice !== undefined ? [words('tables/on-dice', { dice })] : [];
      const titles = [`${kind}: ${field}`, head('cards'), head('copies'), ...chanceHead];
      const mean =
        average === undefined ? '' : words('tables/average', { value: decimal(average, 2, language) });
      return table(titles, rows) + (mean && `${mean}\n`);
    }),
    `${words('tables/lines', {
      average: decimal(lines.average, 1, language),
      entries: lines.entries,
      longest: lines.longest.map((each) => `${each.card} ${each.lines}`),
    })}\n`,
  ];
  return parts.join('\n');
}
