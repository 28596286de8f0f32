import type { FixedPhraseId } from '../../diagnostics/catalogue/phrase.ts';
import type { DeclaredSymbol } from './symbols.ts';

/** What a declared word is, in words. */
export const sortPhrases: Readonly<Record<DeclaredSymbol['sort'], FixedPhraseId>> = {
  kind: 'phrase/a-kind-of-card',
  noun: 'phrase/a-noun',
  zone: 'phrase/a-zone',
  pile: 'phrase/the-piles-of-a-zone',
  field: 'phrase/a-field',
  counter: 'phrase/a-counter',
  setting: 'phrase/a-setting',
  role: 'phrase/a-role',
  ranking: 'phrase/a-ranking',
  cycle: 'phrase/the-cycle-of-the-flow',
  value: 'phrase/a-value',
  enum: 'phrase/a-set-of-values',
  step: 'phrase/a-step',
  card: 'phrase/a-card',
  roll: 'phrase/a-roll',
  contest: 'phrase/a-contest',
  window: 'phrase/a-window',
  function: 'phrase/a-function',
  metric: 'phrase/a-way-of-measuring',
  cell: 'phrase/a-cell',
  verb: 'phrase/a-verb',
  table: 'phrase/a-table',
};
