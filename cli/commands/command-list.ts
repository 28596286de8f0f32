import type { HelpId } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Command } from '../command.ts';

/** A command as the list of commands knows it: the rest of it is loaded when it is called. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: HelpId;
  readonly load: () => Promise<Command>;
}

export const commandEntries: readonly CommandEntry[] = [
  {
    name: 'start',
    summary: 'help/choose-a-game-and-play-it',
    load: async () => (await import('./playing/start-command.ts')).startCommand,
  },
  {
    name: 'play',
    summary: 'help/play-a-game-in-the-terminal',
    load: async () => (await import('./playing/play-command.ts')).playCommand,
  },
  {
    name: 'validate',
    summary: 'help/check-games-cards-variants-and-scenarios',
    load: async () => (await import('./authoring/validate-command.ts')).validateCommand,
  },
  {
    name: 'test',
    summary: 'help/run-scenarios',
    load: async () => (await import('./authoring/test-command.ts')).testCommand,
  },
  {
    name: 'simulate',
    summary: 'help/play-many-games-between-bots-and',
    load: async () => (await import('./playing/simulate-command.ts')).simulateCommand,
  },
  {
    name: 'replay',
    summary: 'help/verify-a-log-or-step-through',
    load: async () => (await import('./playing/replay-command.ts')).replayCommand,
  },
  {
    name: 'render',
    summary: 'help/print-what-cards-say-in-english',
    load: async () => (await import('./reading/render-command.ts')).renderCommand,
  },
  {
    name: 'rules',
    summary: 'help/print-the-rule-book-of-a',
    load: async () => (await import('./reading/rules-command.ts')).rulesCommand,
  },
  {
    name: 'words',
    summary: 'help/list-the-words-that-texts-of',
    load: async () => (await import('./reading/words-command.ts')).wordsCommand,
  },
  {
    name: 'diff',
    summary: 'help/say-in-words-what-variants-change',
    load: async () => (await import('./reading/diff-command.ts')).diffCommand,
  },
  {
    name: 'export',
    summary: 'help/write-the-cards-of-a-game',
    load: async () => (await import('./authoring/export-command.ts')).exportCommand,
  },
  {
    name: 'import',
    summary: 'help/take-over-cards-from-a-spreadsheet',
    load: async () => (await import('./authoring/import-command.ts')).importCommand,
  },
  {
    name: 'format',
    summary: 'help/lay-out-the-texts-in-files',
    load: async () => (await import('./authoring/format-command.ts')).formatCommand,
  },
  {
    name: 'new',
    summary: 'help/write-a-card-variant-scenario-or',
    load: async () => (await import('./authoring/new-command.ts')).newCommand,
  },
  {
    name: 'schema',
    summary: 'help/write-the-schema-of-a-games',
    load: async () => (await import('./authoring/schema-command.ts')).schemaCommand,
  },
  {
    name: 'stats',
    summary: 'help/count-what-a-set-of-cards',
    load: async () => (await import('./reading/stats-command.ts')).statsCommand,
  },
  {
    name: 'rename',
    summary: 'help/give-a-card-or-a-word',
    load: async () => (await import('./authoring/rename-command.ts')).renameCommand,
  },
  {
    name: 'lsp',
    summary: 'help/serve-an-editor-what-is-wrong',
    load: async () => (await import('./authoring/lsp-command.ts')).lspCommand,
  },
  {
    name: 'explain',
    summary: 'help/explain-the-code-of-an-error',
    load: async () => (await import('./reading/explain-command.ts')).explainCommand,
  },
];
