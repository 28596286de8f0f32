import type { Mend } from './mend.ts';

const DAMAGE = 'test/properties/damage.test.ts';
const ARGUMENTS = 'test/properties/arguments.test.ts';
const WORK = 'test/properties/work.test.ts';

export const hostile: readonly Mend[] = [
  {
    item: '15 hostile: functions nested',
    fault: 'functions that ask each other for every card ran for ever, since only instructions were counted',
    file: WORK,
    test: 'functions that ask each other for every card',
    undo: [
      {
        file: 'interpreter/engine/program/work-budget.ts',
        from: 'if (m.metered) throw',
        to: 'if (!m.metered) throw',
      },
    ],
  },
  {
    item: '15 hostile: exact totals',
    fault: 'a search for cards with an exact total did not count against any budget',
    file: WORK,
    test: 'a search for cards with a total ripeness of exactly 331',
    undo: [
      {
        file: 'interpreter/engine/program/work-budget.ts',
        from: 'if (m.metered) throw',
        to: 'if (!m.metered) throw',
      },
    ],
  },
  {
    item: '15 hostile: 1 MB of commas',
    fault: 'a list of a million commas was kept as a million empty values',
    file: WORK,
    test: 'a list of a million commas',
    undo: [{ file: 'schemas/yaml/yaml-limits.ts', from: 'commas: 100_000', to: 'commas: 100_000_000' }],
  },
  {
    item: '15 hostile: 1 MB of quotes',
    fault: 'half a million empty texts beside each other were kept, each with a fault',
    file: WORK,
    test: 'a million quotes',
    undo: [{ file: 'schemas/yaml/yaml-limits.ts', from: 'quoted: 100_000', to: 'quoted: 100_000_000' }],
  },
  {
    item: '15 hostile: 1 MB of one key',
    fault: 'two hundred thousand keys that stand there twice were kept, each with a fault',
    file: WORK,
    test: 'a map of two hundred thousand keys',
    undo: [{ file: 'schemas/yaml/yaml-limits.ts', from: 'keys: 100_000', to: 'keys: 100_000_000' }],
  },
  {
    item: '15 hostile: thousands of lines with locals',
    fault: 'for a new local all names of locals were looked through, for each number behind its name',
    file: WORK,
    test: 'lines `choose one:`',
    undo: [
      {
        file: 'dsl/checker/slot-names.ts',
        from: 'let number = this.last.get(name) ?? 2;\n    while (this.names.has(',
        to: 'let number = 2;\n    while ([...this.names].includes(',
      },
    ],
  },
  {
    item: '15 hostile: 14,000 cards, unknown words',
    fault: 'for each unknown word all terms of the game were arranged anew',
    file: WORK,
    test: 'unknown words in thousands of cards',
    undo: [
      {
        file: 'dsl/checker/suggestions/similar-terms.ts',
        from: 'if (before?.size === sizeOf(vocabulary)) return before;',
        to: '',
      },
    ],
  },
  {
    item: '15 hostile: 14,000 cards, words like others',
    fault: 'every unknown word was compared with the name of every card',
    file: WORK,
    test: 'unknown words in thousands of cards',
    undo: [
      {
        file: 'dsl/checker/suggestions/word-suggestions.ts',
        from: 'MOST_LOOKED_UP = 100;',
        to: 'MOST_LOOKED_UP = 100_000;',
      },
    ],
  },
  {
    item: '15 hostile: megabytes of findings',
    fault: 'people were told each of fourteen thousand findings',
    file: 'test/cli/validate.test.ts',
    test: 'tells people the first two hundred findings',
    undo: [
      {
        file: 'interpreter/reports/findings/first-findings.ts',
        from: 'if (all.length <= MOST_TOLD)',
        to: 'if (all.length > 0)',
      },
    ],
  },
  {
    item: '15 hostile: damaged saves',
    fault: 'a card that had fallen out of a saved position was missed nowhere',
    file: DAMAGE,
    test: 'a finding says where the saved position is damaged',
    undo: [
      {
        file: 'interpreter/match/save/fill-position.ts',
        from: "readPart('zones', () => refuseMisplaced(match));",
        to: '',
      },
      {
        file: 'interpreter/match/save/load-position.ts',
        from: 'if (misshapen !== undefined)',
        to: 'if (misshapen !== undefined && misshapen === "")',
      },
    ],
  },
  {
    item: '15 hostile: damaged logs',
    fault: 'an answer in a log that was no list was a fault of the program',
    file: DAMAGE,
    test: 'a line of a log that is no map of words is a finding with its line',
    undo: [
      {
        file: 'interpreter/match/save/replay.ts',
        from: 'const at = faultInLine(line);',
        to: 'const at = faultInLine({}) ?? undefined;',
      },
    ],
  },
  {
    item: '15 hostile: names of players',
    fault: 'two players could have the same name, or one without an end',
    file: ARGUMENTS,
    test: 'a name of a player is refused',
    undo: [
      { file: 'interpreter/match/match.ts', from: 'if (misnamed) return misnamed;', to: 'void misnamed;' },
    ],
  },
  {
    item: '15 hostile: bad arguments',
    fault: 'what was no game or match gave a TypeError somewhere inside',
    file: ARGUMENTS,
    test: 'says what is wrong with its arguments',
    undo: [
      {
        file: 'dsl/text/argument-checks.ts',
        from: 'if (kind.is(given[i]) || (optional && given[i] === undefined)) return;',
        to: 'if (kind.is(given[i]) || optional || true) return;',
      },
    ],
  },
  {
    item: '15 hostile: bad arguments, of every door',
    fault:
      'functions that were exported past the checks, all of the language, files and editors among them, gave a TypeError',
    file: ARGUMENTS,
    test: './dsl: parse says what is wrong with its arguments',
    undo: [
      {
        file: 'dsl/language-api.ts',
        from: "export const parse = withCheckedArguments('parse', { entry: 'entry', snippet: 'snippet' }, parser.parse);",
        to: 'export const parse = parser.parse;',
      },
    ],
  },
  {
    item: '15 hostile: bad arguments, of classes',
    fault: 'what a workspace was made of, and what its methods were given, gave a TypeError somewhere inside',
    file: ARGUMENTS,
    test: './service: Workspace and its methods say what is wrong with their arguments',
    undo: [
      {
        file: 'dsl/text/argument-checks.ts',
        from: 'Object.defineProperty(checked.prototype, method, { value, writable: true, configurable: true });',
        to: 'Object.defineProperty(checked.prototype, method, { value: run, writable: true, configurable: true });',
      },
    ],
  },
  {
    item: '15 hostile: every search ends',
    fault:
      'why a card is not on offer was asked in the frame of another text: its locals could be read as a list without an end',
    file: 'test/play/elsewhere.test.ts',
    test: 'is asked in a frame of that action',
    undo: [
      {
        file: 'interpreter/match/explain/offered-elsewhere.ts',
        from: 'if (!pushFrame(p, program, locals, you, -1)) return undefined;',
        to: 'void [pushFrame, program, locals, you];',
      },
    ],
  },
  {
    item: '15 hostile: a save whose waiting effect is what is going on',
    fault:
      'a saved position was taken in which a window went on with the text that had opened it, and played for ever',
    file: 'test/properties/damage.test.ts',
    test: 'an effect that waits is none that is going on',
    undo: [
      {
        file: 'interpreter/match/save/fill-frames.ts',
        from: '  for (const check of checks) check();\n',
        to: '',
      },
    ],
  },
  {
    item: '15 hostile: nothing is super-linear',
    fault: 'all cards were walked through for each card that is printed',
    file: WORK,
    test: 'does not grow with the number of cards',
    undo: [
      {
        file: 'dsl/nlg/discourse/referring-expressions.ts',
        from: '  if (terms.length === 0) return vocabulary;\n',
        to: '',
      },
    ],
  },
  {
    item: 'registers of candidates',
    fault: 'filters that stand in each other very deep take the candidates of others',
    file: 'test/dsl/registers.test.ts',
    test: 'filters that stand in each other deeper are refused where they are',
    undo: [
      {
        file: 'dsl/checker/scope.ts',
        from: 'nested.most > MOST_NESTED',
        to: 'nested.most < 0',
      },
    ],
  },
];
