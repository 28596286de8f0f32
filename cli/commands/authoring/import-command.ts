import { isYaml } from '../../../interpreter/compiler/loader/library.ts';
import { resolve } from 'node:path';
import type { Command, GivenArguments } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { extrasOf, nearFile, withOption } from '../../files/with-option.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { kindOfPath, pathName, readWholeText } from '../../files/disk-library.ts';
import { writeWhole } from '../../files/atomic-write.ts';
import type { Io } from '../../io.ts';
import { printFindings } from '../../format-option.ts';
import { importSheet, patchOf } from '../../../service/spreadsheet/import-sheet.ts';
import type { CardChange, Imported } from '../../../service/spreadsheet/import-sheet.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { messageLanguage } from '../../language-option.ts';
import { statusIn } from '../../status-lines.ts';

export default {
  spec: {
    takes: '<file.csv>',
    words: [1, 1],
    options: {
      game: { takes: 'GAME', about: 'help/the-game-that-the-cards-are' },
      into: {
        takes: 'FILE',
        about: 'help/the-file-that-new-cards-are',
      },
      lang: messageLanguage,
      'dry-run': { about: 'help/write-nothing-and-show-the-difference' },
      with: withOption,
    },
    about: 'help/a-row-changes-the-card-with',
    examples: [
      'cardwright import cards.csv --game my-game --dry-run',
      'cardwright import cards.csv --game my-game --into cards/my-game/more.yaml',
    ],
  },
  run(given, io) {
    const [word] = given.words;
    const path = resolve(io.cwd, word);
    if (kindOfPath(path) !== 'file')
      throw new Usage(say('usage/there-is-no-file', { file: word }), nearFile(io.cwd, path));
    const gameWord = given.one('game');
    if (gameWord === undefined)
      throw new Usage(
        say('usage/it-is-not-said-which-game-the'),
        say('phrase/add', { what: written('--game GAME') }),
      );
    const into = given.one('into');
    if (into !== undefined && !isYaml(into))
      throw new Usage(
        say('usage/no-name-of-a-file-of-cards', { file: into }),
        say('usage/it-ends-in', { ending: '.yaml' }),
      );
    const file = findGame(io.cwd, gameWord);
    const on = extrasOf(io.cwd, given.all('with'));
    const top =
      into !== undefined && kindOfPath(resolve(io.cwd, into)) === 'file' ? [resolve(io.cwd, into)] : [];
    const { game, diagnostics, collected } = loadFromDisk(io.cwd, file, [...new Set([...on, ...top])]);
    if (!game) {
      printFindings(diagnostics, collected.texts, io, given);
      return Promise.resolve(1);
    }
    const extras = [...new Set([...on, ...top])].map((each) => pathName(io.cwd, each));
    const source = {
      game,
      gameFile: pathName(io.cwd, file.path),
      texts: collected.texts,
      library: collected.library,
      extras,
    };
    const sheet = { file: pathName(io.cwd, path), text: readWholeText(path) };
    const imported = importSheet(
      source,
      sheet,
      into === undefined ? undefined : pathName(io.cwd, resolve(io.cwd, into)),
    );
    const texts = new Map([...collected.texts, [sheet.file, sheet.text]]);
    for (const { file: name, after } of imported.files) texts.set(name, after);
    if (imported.wrong.length > 0) {
      printFindings(imported.wrong, texts, io, given);
      io.err(`\n${statusIn(given, io)('status/nothing-was-written')}\n`);
      return Promise.resolve(1);
    }
    printFindings(imported.follows, texts, io, given);
    tell(imported, given, io);
    if (!given.has('dry-run'))
      for (const { file: name, after } of imported.files) writeWhole(resolve(io.cwd, name), after, 'any');
    return Promise.resolve(imported.follows.length > 0 ? 1 : 0);
  },
} satisfies Command;

function tell({ files, cards, left }: Imported, given: GivenArguments, io: Io): void {
  const dry = given.has('dry-run');
  const says = statusIn(given, io);
  if (dry) io.out(files.map((each) => `${patchOf(each)}\n`).join(''));
  for (const card of cards) io.out(`${lineOf(card, says)}\n`);
  const [fresh, changed] = [
    cards.filter(({ columns }) => !columns).length,
    cards.filter(({ columns }) => columns).length,
  ];
  const parts = [
    says('status/cards-changed', { count: changed }),
    says('status/new', { count: fresh }),
    ...(left > 0 ? [says('status/without-a-row-left-as-they', { count: left })] : []),
  ];
  const told = parts.join(', ');
  io.out(`${dry ? says('status/and-nothing-was-written', { told }) : told}\n`);
}

/** `ladder: copies 1 -> 2, effect`: a value that is short is shown. */
function lineOf({ id, file, columns }: CardChange, says: ReturnType<typeof statusIn>): string {
  if (!columns) return says('status/new-in', { card: id, file });
  const parts = columns.map(({ column, before, after }) =>
    [before, after].every((text) => text.length <= 24 && !text.includes('\n'))
      ? `${column} ${before || '–'} → ${after || '–'}`
      : column,
  );
  return `${id}: ${parts.join(', ')}`;
}
