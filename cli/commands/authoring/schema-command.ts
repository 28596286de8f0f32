import { dirname, join } from 'node:path';
import { cardSchemaOf } from '../../../interpreter/index.ts';
import { asText } from '../../../schemas/index.ts';
import type { Command } from '../../command.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { pathName } from '../../files/disk-library.ts';
import { writeWhole } from '../../files/atomic-write.ts';
import { printFindings } from '../../format-option.ts';
import { messageLanguage } from '../../language-option.ts';
import { statusIn } from '../../status-lines.ts';

/** A schema of ours may be written again. */
const isSchema = (start: string): boolean => start.includes('"$schema"');

export default {
  spec: {
    takes: '<game>',
    words: [1, 1],
    options: { print: { about: 'help/print-it-and-write-no-file' }, lang: messageLanguage },
    about: 'help/it-is-made-from-the-kinds',
    examples: ['cardwright schema my-game', 'cardwright schema my-game --print'],
  },
  run(given, io) {
    const file = findGame(io.cwd, given.words[0]);
    const { game, diagnostics, collected } = loadFromDisk(io.cwd, file, []);
    printFindings(diagnostics, collected.texts, io, given);
    if (!game) return Promise.resolve(1);
    const text = asText(cardSchemaOf(game.vocabulary));
    if (given.has('print')) io.out(text);
    else {
      const path = join(dirname(file.path), `${game.id}.cards.schema.json`);
      writeWhole(path, text, isSchema);
      io.out(`${statusIn(given, io)('status/written-to', { file: pathName(io.cwd, path) })}\n`);
    }
    return Promise.resolve(0);
  },
} satisfies Command;
