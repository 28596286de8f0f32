import type { HelpText } from '../../dsl/diagnostics/catalogue/en/help.ts';
import type { Command } from '../command.ts';

/** A command as the list of commands knows it: the rest of it is loaded when it is called. */
export interface Entry {
  readonly name: string;
  readonly summary: HelpText;
  readonly load: () => Promise<{ readonly command: Command }>;
}

export const entries: readonly Entry[] = [
  { name: 'start', summary: 'choose a game and play it', load: () => import('./playing/start-command.ts') },
  {
    name: 'play',
    summary: 'play a game in the terminal, people and bots on any seat',
    load: () => import('./playing/play-command.ts'),
  },
  {
    name: 'validate',
    summary: 'check games, cards, variants and scenarios',
    load: () => import('./authoring/validate-command.ts'),
  },
  { name: 'test', summary: 'run scenarios', load: () => import('./authoring/test-command.ts') },
  {
    name: 'simulate',
    summary: 'play many games between bots and count',
    load: () => import('./playing/simulate-command.ts'),
  },
  {
    name: 'replay',
    summary: 'verify a log or step through it',
    load: () => import('./playing/replay-command.ts'),
  },
  {
    name: 'render',
    summary: 'print what cards say in English, French or German',
    load: () => import('./reading/render-command.ts'),
  },
  {
    name: 'rules',
    summary: 'print the rule book of a game in English, French or German',
    load: () => import('./reading/rules-command.ts'),
  },
  {
    name: 'words',
    summary: 'list the words that texts of a game can use, and its cards',
    load: () => import('./reading/words-command.ts'),
  },
  {
    name: 'diff',
    summary: 'say in words what variants change in their game',
    load: () => import('./reading/diff-command.ts'),
  },
  {
    name: 'export',
    summary: 'write the cards of a game as a spreadsheet',
    load: () => import('./authoring/export-command.ts'),
  },
  {
    name: 'import',
    summary: 'take over cards from a spreadsheet',
    load: () => import('./authoring/import-command.ts'),
  },
  {
    name: 'format',
    summary: 'lay out the texts in files in the one canonical way',
    load: () => import('./authoring/format-command.ts'),
  },
  {
    name: 'new',
    summary: 'write a card, variant, scenario or game to start from',
    load: () => import('./authoring/new-command.ts'),
  },
  {
    name: 'schema',
    summary: "write the schema of a game's cards, for editors",
    load: () => import('./authoring/schema-command.ts'),
  },
  {
    name: 'stats',
    summary: 'count what a set of cards is made of',
    load: () => import('./reading/stats-command.ts'),
  },
  {
    name: 'rename',
    summary: 'give a card or a word of a game another name, in all files',
    load: () => import('./authoring/rename-command.ts'),
  },
  {
    name: 'lsp',
    summary: 'serve an editor: what is wrong, what may stand here, what a word means',
    load: () => import('./authoring/lsp-command.ts'),
  },
  {
    name: 'explain',
    summary: 'explain the code of an error',
    load: () => import('./reading/explain-command.ts'),
  },
];
