/**
 * What is expected at a place. A check gives what was found and what it should have been, as data; this file
 * puts the words for both together.
 */
import { say, written, type FixedPhraseId, type Phrase } from '../diagnostics/catalogue/phrase.ts';
import type { DiagnosticExtras } from '../diagnostics/report.ts';
import type { Scalar, Sort } from '../ir/expressions.ts';
import type { Span } from '../text/source.ts';
import {
  reportAt,
  typePhrase,
  writtenWords,
  type PhraseContext,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
} from './scope.ts';

/** What may be expected: a type as narrow as it is known, a sort, or what has a part in the phrase. */
type Expected = PhraseType | keyof typeof EXPECTED;

/** What was found, and where. */
type Found = Pick<PhraseMeaning, 'thing' | 'span'> & Partial<Pick<PhraseMeaning, 'many'>>;

const EXPECTED = {
  'whoever acts': 'phrase/the-player-who-acts',
  card: 'phrase/a-card',
  'card of the same kind': 'phrase/a-card-of-the-same-kind',
  'card or cell': 'phrase/a-card-or-a-cell',
  cards: 'phrase/cards',
  'player to start with': 'phrase/one-player-to-start-with',
  'grouping value': 'phrase/a-card-a-value-a-player',
  die: 'phrase/a-die-of-a-roll',
  'held contest': 'phrase/a-contest-that-was-held',
  number: 'phrase/a-number',
  'one player': 'phrase/one-player',
  payer: 'phrase/the-card-that-pays',
  place: 'phrase/one-place-a-zone-a-pile',
  'place with cards': 'phrase/a-place-with-cards',
  player: 'phrase/a-player',
  'players in turn': 'phrase/players-to-go-in-turn-order',
  'role or counter': 'phrase/a-role-or-a-counter',
  zone: 'phrase/a-zone',
} as const satisfies Record<string, FixedPhraseId>;

/** Reports that something is of the wrong sort. */
export const wrongSort = (
  scope: Scope,
  { thing, many, span: own }: Found,
  expected: Expected,
  span: Span = own,
  more: DiagnosticExtras = {},
): undefined =>
  reportAt(
    scope,
    'name/wrong-sort',
    span,
    {
      found: typePhrase(thing, many),
      wanted: typeof expected === 'string' ? say(EXPECTED[expected]) : typePhrase(expected),
    },
    more,
  );

/** What a verb takes, as its game says it. */
export const whatVerbTakes = ({ verb, takes }: NonNullable<PhraseContext['takenBy']>): Phrase =>
  say('phrase/verb-takes', { verb: written(verb), takes: written(takes) });

/** Whether something is of a sort; reports what it should have been where it is not. */
export function expectSort(
  scope: Scope,
  found: Found,
  sort: Sort,
  expected: Expected = { sort },
  span?: Span,
): boolean {
  if (found.thing.sort === sort) return true;
  wrongSort(scope, found, expected, span);
  return false;
}

/** Reports that a single referent is expected, but the phrase may have several. */
export const reportSeveral = (scope: Scope, span: Span, more?: DiagnosticExtras): undefined =>
  reportAt(scope, 'name/one-wanted', span, { phrase: writtenWords(scope, span) }, more);

/** The one referent of a description; reports if there may be several. */
export const expectOne = (scope: Scope, { scalar, span }: PhraseMeaning): Scalar | undefined =>
  scalar ?? reportSeveral(scope, span);

/** Reports that some words mean nothing at their place. */
export const reportMeaningless = (
  scope: Scope,
  span: Span,
  advice?: Phrase,
  more: DiagnosticExtras = {},
): undefined =>
  reportAt(
    scope,
    'name/not-here',
    span,
    { what: written(writtenWords(scope, span)) },
    { ...more, ...(advice && { advice }) },
  );
