/** Sentences about what happens or does not: what comes of it, which time it is, what others cannot do, and dice that are thrown again. */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { withActingCards } from '../acting-cards/acting-cards.ts';
import { withBlocksInstead } from '../replacements/block-replacements.ts';
import { withConditionalReplacements } from '../replacements/conditional-replacements.ts';
import { withEventsPaidFor } from '../prices/events-paid-for.ts';
import { withCardsLookedAt } from '../decks/cards-looked-at.ts';
import { withCardsOfEvents } from './cards-of-events.ts';
import { withForbiddenTakers } from '../limits/forbidden-takers.ts';
import { withJoinedEvents } from './joined-events.ts';
import { withEndsAtSteps } from '../durations/ends-at-steps.ts';
import { withLastingStays } from '../durations/lasting-stays.ts';
import { withOrdinals } from './ordinal-uses.ts';
import { withTurnsOfEvents } from '../limits/on-that-turn.ts';
import { withParticiples } from '../references/participle-names.ts';
import { withRollsOfCards } from '../rolls/rolls-of-cards.ts';
import { withSecondThrows } from '../rolls/rerolls/second-throws.ts';
import { withSpansOfActs } from '../durations/spans-of-acts.ts';
import { withSpansOfSeveral } from '../durations/spans-of-several.ts';
import { withSpansOfTurns } from '../durations/spans-of-turns.ts';
import { withStoppedActs } from '../replacements/stopped-acts.ts';
import { withUnopposed } from '../contests/unopposed-cards.ts';
import { withStandingLines } from '../modifiers/standing-lines.ts';
import { withUndone } from './undone-events.ts';

/** The text with such sentences as the language has them. */
export const onOccasions = (
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] => [
  ...withLastingStays(text, vocabulary, entry),
  ...withEndsAtSteps(text, vocabulary),
  ...withUndone(text, vocabulary),
  ...withBlocksInstead(text),
  ...withConditionalReplacements(text),
  ...withEventsPaidFor(text, vocabulary),
  ...withJoinedEvents(text, vocabulary),
  ...withActingCards(text, vocabulary),
  ...withParticiples(text, vocabulary),
  ...withOrdinals(text, vocabulary),
  ...withUnopposed(text, vocabulary, kind, entry),
  ...withTurnsOfEvents(text, vocabulary),
  ...withRollsOfCards(text, vocabulary, kind),
  ...withForbiddenTakers(text, vocabulary),
  ...withSecondThrows(text, vocabulary),
  ...withStoppedActs(text, vocabulary),
  ...withSpansOfActs(text, vocabulary),
  ...withSpansOfSeveral(text, entry),
  ...withSpansOfTurns(text, vocabulary, entry),
  ...withCardsOfEvents(text, vocabulary),
  ...withCardsLookedAt(text),
  ...withStandingLines(text, vocabulary),
];
