import type { PhraseKey } from '../../diagnostics/catalogue/en/phrases.ts';
import type { DeclaredSymbol } from './symbols.ts';

/** What a declared word is, in words. */
export const sortPhrases: Readonly<Record<DeclaredSymbol['sort'], PhraseKey>> = {
  kind: 'a kind of card',
  noun: 'a noun',
  zone: 'a zone',
  pile: 'the piles of a zone',
  field: 'a field',
  counter: 'a counter',
  setting: 'a setting',
  role: 'a role',
  ranking: 'a ranking',
  cycle: 'the cycle of the flow',
  value: 'a value',
  enum: 'a set of values',
  step: 'a step',
  card: 'a card',
  roll: 'a roll',
  contest: 'a contest',
  window: 'a window',
  function: 'a function',
  metric: 'a way of measuring',
  cell: 'a cell',
  verb: 'a verb',
  table: 'a table',
};
