import type { Mend } from './mend.ts';

const CELLS = 'test/spreadsheet/there-and-back.test.ts';
const FILES = 'test/hostile/files.test.ts';
const INTERRUPTED = 'test/hostile/interrupted.test.ts';
const OUTPUT = 'test/hostile/output.test.ts';
const PACKED = 'test/packed/packed.test.ts';
const SAVING = 'test/hostile/saving.test.ts';
const TERMINAL = 'test/hostile/terminal.test.ts';

export const input: readonly Mend[] = [
  {
    item: '15 hostile: terminal injection, decoded',
    fault: 'an escape in quotes put control characters into names and texts of cards',
    file: TERMINAL,
    test: 'in a text is a finding at its place',
    undo: [{ file: 'schemas/yaml/compose.ts', from: 'diagnostics.push(...controls);', to: '' }],
  },
  {
    item: '15 hostile: terminal injection, output',
    fault: 'arguments, names of files, saves and logs were written to the terminal as they are',
    file: TERMINAL,
    test: 'without what commands a terminal',
    undo: [{ file: 'cli/main.ts', from: 'const io = cleaned(to);', to: 'const io = cleaned(to) && to;' }],
  },
  {
    item: '15 hostile: saving, failed',
    fault: 'a save with a name that is too long, or on a disk that is full, ended the game',
    file: SAVING,
    test: 'a position that cannot be saved is told and the game goes on',
    undo: [
      {
        file: 'cli/files/system-errors.ts',
        from: 'if (Object.hasOwn(reasons, code))',
        to: 'if (!/^(EACCES|ENOENT|EISDIR)$/.test(code)) return undefined;\n  if (Object.hasOwn(reasons, code))',
      },
    ],
  },
  {
    item: '15 hostile: saving, quit',
    fault: '`quit` left a game that could not be saved',
    file: SAVING,
    test: 'nobody leaves with `quit` unsaved',
    undo: [
      {
        file: 'cli/play/save-and-quit.ts',
        from: "else if (!(await agreed(session, lines, called.words('play/leaves-unsaved')))) return undefined;",
        to: '',
      },
    ],
  },
  {
    item: '15 hostile: saving, asked',
    fault: '`save x` replaced any file without a question',
    file: SAVING,
    test: '`save` asks before it replaces',
    undo: [
      {
        file: 'cli/play/save-and-quit.ts',
        from: "(start) => what === 'position' && isSaveOf(match.game.id, start)",
        to: "(start) => what === 'position' || isSaveOf(match.game.id, start)",
      },
    ],
  },
  {
    item: '15 hostile: saving, only where asked for',
    fault: 'commands replaced any file that had the name of what they write',
    file: SAVING,
    test: 'a file that is something else stays as it is',
    undo: [{ file: 'cli/files/atomic-write.ts', from: "throw refusal('EOTHER');", to: 'return;' }],
  },
  {
    item: '15 hostile: saving, links and modes',
    fault: 'a link was replaced by a file, which had another mode',
    file: SAVING,
    test: 'links are followed',
    undo: [
      {
        file: 'cli/files/atomic-write.ts',
        from: "over === 'nothing' ? path : behindLinks(path)",
        to: "over === 'nothing' ? behindLinks(path) : path",
      },
    ],
  },
  {
    item: '15 hostile: saving, temporary name',
    fault: 'two that wrote the same file wrote into one temporary file',
    file: SAVING,
    test: 'at the same time or left behind',
    undo: [
      {
        file: 'cli/files/atomic-write.ts',
        from: "join(dirname(target), `.cardwright-${randomBytes(8).toString('hex')}`)",
        to: "join(dirname(target), `a.txt.part${randomBytes(0).toString('hex')}`)",
      },
    ],
  },
  {
    item: '15 hostile: interrupted simulate',
    fault: 'a simulation that was interrupted lost all games that it had played',
    file: INTERRUPTED,
    test: 'SIGINT with 1 jobs',
    undo: [{ file: 'cli/simulate/jobs.ts', from: 'await setImmediate();', to: '' }],
  },
  {
    item: '15 hostile: interrupted simulate, workers',
    fault: 'workers that were interrupted lost all games that they had played',
    file: INTERRUPTED,
    test: 'SIGTERM with 2 jobs',
    undo: [{ file: 'cli/io.ts', from: "['SIGINT', 'SIGTERM'] as const", to: "['SIGINT'] as const" }],
  },
  {
    item: '15 hostile: full disk, output',
    fault: 'output to a full disk ended in a stack',
    file: OUTPUT,
    test: 'a full disk: validate',
    undo: [
      {
        file: 'cli/io.ts',
        from: "stream.on('error', end);",
        to: "stream.on('error', (error) => { throw error; });",
      },
    ],
  },
  {
    item: '15 hostile: full disk, workers',
    fault: 'what a worker could not write was a fault of cardwright itself',
    file: OUTPUT,
    test: 'a log that a worker cannot write',
    undo: [
      {
        file: 'cli/simulate/worker.ts',
        from: 'if (code === undefined) throw error;',
        to: 'if (code) throw error;',
      },
    ],
  },
  {
    item: '15 hostile: full disk, files',
    fault: 'a folder or a device where a file was wanted was a fault of cardwright itself',
    file: OUTPUT,
    test: 'what cannot be written or read is one line',
    undo: [
      {
        file: 'cli/main.ts',
        from: 'if (reason !== undefined) {',
        to: 'if (reason !== undefined && path === undefined) {',
      },
    ],
  },
  {
    item: '15 hostile: a FIFO named *.yaml',
    fault: 'a pipe that was called like a file of data was waited for without an end',
    file: FILES,
    test: 'what is no ordinary file is a finding',
    undo: [
      {
        file: 'cli/files/disk-library.ts',
        from: 'return stat.isFile() || stat.isDirectory();',
        to: 'return stat.isFile() || stat.isDirectory() || stat.isCharacterDevice();',
      },
    ],
  },
  {
    item: '15 hostile: packs that read outside',
    fault: 'a pack read files outside of its folder through links',
    file: FILES,
    test: 'a link that leads out of a pack is a finding',
    undo: [
      {
        file: 'cli/files/disk-library.ts',
        from: "if (leadsOutOfPack(path)) throw refusal('EOUTSIDE');",
        to: "if (leadsOutOfPack(path) && path === '') throw refusal('EOUTSIDE');",
      },
    ],
  },
  {
    item: '15 hostile: CSV there and back, blanks',
    fault: 'blanks at the ends of texts were lost on the way to a spreadsheet and back',
    file: CELLS,
    test: 'generated cards are read back',
    undo: [
      {
        file: 'service/spreadsheet/sheet-columns.ts',
        from: String.raw`replace(/\n+$/, '')`,
        to: 'trimEnd()',
      },
    ],
  },
  {
    item: '15 hostile: CSV there and back, semicolons',
    fault: 'a name with a semicolon came back from a spreadsheet as two forms',
    file: CELLS,
    test: 'generated cards are read back',
    undo: [{ file: 'service/spreadsheet/cell-parts.ts', from: 'parts.map(escaped)', to: '[...parts]' }],
  },
  {
    item: '15 hostile: CSV there and back, apostrophes',
    fault: 'an apostrophe of a text in front of a sign was taken for one of the export',
    file: CELLS,
    test: 'generated cards are read back',
    undo: [
      {
        file: 'service/spreadsheet/formulas.ts',
        from: "walked(text, (sign) => `'${sign}`)",
        to: `walked(text, (sign, before) => (before === "'" ? sign : "'" + sign))`,
      },
    ],
  },
  {
    item: '15 hostile: CSV there and back, in place',
    fault: 'an invisible space at the end of a text stayed behind the text that took its place',
    file: CELLS,
    test: 'generated cards become others in place',
    undo: [
      {
        file: 'schemas/yaml/compose.ts',
        from: String.raw`/[ \t\r\n]/.test(text[end - 1])`,
        to: String.raw`/\s/.test(text[end - 1])`,
      },
    ],
  },
  {
    item: '15 hostile: no cell begins a formula',
    fault:
      'behind a semicolon or a line break in a text a spreadsheet of another country saw a formula begin',
    file: CELLS,
    test: 'generated cards begin no formula',
    undo: [
      {
        file: 'service/spreadsheet/formulas.ts',
        from: 'begins = !inWord.test(character)',
        to: 'begins = false',
      },
    ],
  },
  {
    item: '15 hostile: what is packed',
    fault: 'the package named an entry whose file was not in it',
    file: PACKED,
    test: 'has a source that can be imported: ./dsl',
    undo: [{ file: 'package.json', from: './dist/dsl/index.js', to: './dist/dsl/parser.js' }],
  },
];
