import type { Command, NamedSpec } from '../command.ts';

/** A command as the list of commands knows it: the rest of it is loaded when it is called. */
export interface CommandEntry extends Pick<NamedSpec, 'name' | 'summary'> {
  readonly load: () => Promise<{ readonly default: Command }>;
}

/** The list as the help shows it, in its order. */
const commands: Readonly<
  Record<string, readonly [summary: NamedSpec['summary'], load: CommandEntry['load']]>
> = {
  start: ['help/choose-a-game-and-play-it', () => import('./playing/start-command.ts')],
  studio: ['help/make-cards-in-the-browser', () => import('./authoring/studio-command.ts')],
  play: ['help/play-a-game-in-the-terminal', () => import('./playing/play-command.ts')],
  validate: [
    'help/check-games-cards-variants-and-scenarios',
    () => import('./authoring/validate-command.ts'),
  ],
  test: ['help/run-scenarios', () => import('./authoring/test-command.ts')],
  simulate: ['help/play-many-games-between-bots-and', () => import('./playing/simulate-command.ts')],
  duel: ['help/compare-how-well-bots-play', () => import('./playing/duel-command.ts')],
  balance: ['help/look-for-cards-that-are-too-strong', () => import('./playing/balance-command.ts')],
  replay: ['help/verify-a-log-or-step-through', () => import('./playing/replay-command.ts')],
  render: ['help/print-what-cards-say-in-english', () => import('./reading/render-command.ts')],
  print: ['help/print-cards-sheets-and-rule-books', () => import('./reading/print-command.ts')],
  rules: ['help/print-the-rule-book-of-a', () => import('./reading/rules-command.ts')],
  words: ['help/list-the-words-that-texts-of', () => import('./reading/words-command.ts')],
  diff: ['help/say-in-words-what-variants-change', () => import('./reading/diff-command.ts')],
  export: ['help/write-the-cards-of-a-game', () => import('./authoring/export-command.ts')],
  import: ['help/take-over-cards-from-a-spreadsheet', () => import('./authoring/import-command.ts')],
  format: ['help/lay-out-the-texts-in-files', () => import('./authoring/format-command.ts')],
  new: ['help/write-a-card-variant-scenario-or', () => import('./authoring/new-command.ts')],
  schema: ['help/write-the-schema-of-a-games', () => import('./authoring/schema-command.ts')],
  stats: ['help/count-what-a-set-of-cards', () => import('./reading/stats-command.ts')],
  rename: ['help/give-a-card-or-a-word', () => import('./authoring/rename-command.ts')],
  lsp: ['help/serve-an-editor-what-is-wrong', () => import('./authoring/lsp-command.ts')],
  explain: ['help/explain-the-code-of-an-error', () => import('./reading/explain-command.ts')],
};

export const commandEntries: readonly CommandEntry[] = Object.entries(commands).map(
  ([name, [summary, load]]) => ({ name, summary, load }),
);
