import { resolve } from 'node:path';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import type { Command } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { extrasOf, withOption } from '../../files/with-option.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { pathName } from '../../files/disk-library.ts';
import { writeWhole } from '../../files/atomic-write.ts';
import { withFiles } from '../../play/match-setup.ts';
import { printFindings } from '../../format-option.ts';
import { columnsFor } from '../../../service/spreadsheet/sheet-columns.ts';
import { writeSheet } from '../../../service/spreadsheet/write-sheet.ts';
import { writtenCards } from '../../../service/spreadsheet/written-cards.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase, thereIs } from '../../../dsl/diagnostics/suggestion-phrases.ts';
import { messageLanguage } from '../../language-option.ts';
import { statusIn } from '../../status-lines.ts';

/** A spreadsheet of cards may be written again: its first line names the columns. */
function isSheet(start: string): boolean {
  const columns = start.split(/\r?\n/, 1)[0].split(/[^\w.-]+/);
  return columns.includes('id') && columns.includes('kind');
}

export default {
  spec: {
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      csv: { about: 'help/as-csv-which-is-the-one' },
      kind: { takes: 'KIND', about: 'help/only-cards-of-this-kind', many: true },
      out: { takes: 'FILE', about: 'help/write-into-this-file', short: 'o' },
      lang: messageLanguage,
      bom: { about: 'help/begin-with-the-mark-by-which' },
      with: withOption,
    },
    about: 'help/a-row-a-card-with-its',
    examples: [
      'cardwright export my-game --csv > cards.csv',
      'cardwright export my-game --csv --kind my-kind -o cards.csv',
    ],
  },
  run(given, io) {
    const file = findGame(io.cwd, given.words[0]);
    const extras = extrasOf(io.cwd, withFiles(given));
    const { game, diagnostics, collected } = loadFromDisk(io.cwd, file, extras);
    if (!game) {
      printFindings(diagnostics, collected.texts, io, given);
      return Promise.resolve(1);
    }
    const { kinds } = game.vocabulary;
    const ids = kinds.map(({ id }) => id);
    const asked = given.all('kind');
    const odd = asked.find((each) => !ids.includes(each));
    if (odd !== undefined) {
      const near = nearest(odd, ids, 1)[0];
      throw new Usage(
        say('usage/game-has-no-kind', { game: game.id, kind: odd }),
        near ? suggestionPhrase(near) : thereIs(ids),
      );
    }
    const wanted = kinds.filter(({ id }) => asked.length === 0 || asked.includes(id));
    const columns = columnsFor(wanted);
    const names = extras.map((each) => pathName(io.cwd, each));
    const cards = writtenCards(collected.library, pathName(io.cwd, file.path), names).filter(({ kind }) =>
      wanted.some(({ id }) => id === kind),
    );
    const text = writeSheet(
      cards.map(({ node }) => node),
      columns,
      given.has('bom'),
    );
    const out = given.one('out');
    if (out === undefined) io.out(text);
    else {
      writeWhole(resolve(io.cwd, out), text, isSheet);
      const told = statusIn(given, io)('status/cards-in', { count: cards.length, file: out });
      io.out(`${told}\n`);
    }
    return Promise.resolve(0);
  },
} satisfies Command;
