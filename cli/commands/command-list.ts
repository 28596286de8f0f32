import type { HelpText } from '../../dsl/diagnostics/catalogue/en/help.ts';
import type { Command } from '../command.ts';

/** A command as the list of commands knows it: the rest of it is loaded when it is called. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: HelpText;
  readonly load: () => Promise<Command>;
}

export const commandEntries: readonly CommandEntry[] = [
  {
    name: 'start',
    summary: 'choose a game and play it',
    load: async () => (await import('./playing/start-command.ts')).startCommand,
  },
  {
    name: 'play',
    summary: 'play a game in the terminal, people and bots on any seat',
    load: async () => (await import('./playing/play-command.ts')).playCommand,
  },
  {
    name: 'validate',
    summary: 'check games, cards, variants and scenarios',
    load: async () => (await import('./authoring/validate-command.ts')).validateCommand,
  },
  {
    name: 'test',
    summary: 'run scenarios',
    load: async () => (await import('./authoring/test-command.ts')).testCommand,
  },
  {
    name: 'simulate',
    summary: 'play many games between bots and count',
    load: async () => (await import('./playing/simulate-command.ts')).simulateCommand,
  },
  {
    name: 'replay',
    summary: 'verify a log or step through it',
    load: async () => (await import('./playing/replay-command.ts')).replayCommand,
  },
  {
    name: 'render',
    summary: 'print what cards say in English, French or German',
    load: async () => (await import('./reading/render-command.ts')).renderCommand,
  },
  {
    name: 'rules',
    summary: 'print the rule book of a game in English, French or German',
    load: async () => (await import('./reading/rules-command.ts')).rulesCommand,
  },
  {
    name: 'words',
    summary: 'list the words that texts of a game can use, and its cards',
    load: async () => (await import('./reading/words-command.ts')).wordsCommand,
  },
  {
    name: 'diff',
    summary: 'say in words what variants change in their game',
    load: async () => (await import('./reading/diff-command.ts')).diffCommand,
  },
  {
    name: 'export',
    summary: 'write the cards of a game as a spreadsheet',
    load: async () => (await import('./authoring/export-command.ts')).exportCommand,
  },
  {
    name: 'import',
    summary: 'take over cards from a spreadsheet',
    load: async () => (await import('./authoring/import-command.ts')).importCommand,
  },
  {
    name: 'format',
    summary: 'lay out the texts in files in the one canonical way',
    load: async () => (await import('./authoring/format-command.ts')).formatCommand,
  },
  {
    name: 'new',
    summary: 'write a card, variant, scenario or game to start from',
    load: async () => (await import('./authoring/new-command.ts')).newCommand,
  },
  {
    name: 'schema',
    summary: "write the schema of a game's cards, for editors",
    load: async () => (await import('./authoring/schema-command.ts')).schemaCommand,
  },
  {
    name: 'stats',
    summary: 'count what a set of cards is made of',
    load: async () => (await import('./reading/stats-command.ts')).statsCommand,
  },
  {
    name: 'rename',
    summary: 'give a card or a word of a game another name, in all files',
    load: async () => (await import('./authoring/rename-command.ts')).renameCommand,
  },
  {
    name: 'lsp',
    summary: 'serve an editor: what is wrong, what may stand here, what a word means',
    load: async () => (await import('./authoring/lsp-command.ts')).lspCommand,
  },
  {
    name: 'explain',
    summary: 'explain the code of an error',
    load: async () => (await import('./reading/explain-command.ts')).explainCommand,
  },
];
