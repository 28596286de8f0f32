/** How the words of one game let a text be read that is refused as it is written; each reading is tried on the game. */
import type { EntryKind } from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../language/symbols/symbols.ts';
import { ownUseReadings } from '../suggestions/own-uses.ts';
import { withInsteadOfCards, withoutInstead } from './replacements/conditional-replacements.ts';
import { onOccasions } from './occasions/occasion-readings.ts';
import { withCountersOfTurns } from './durations/counters-of-turns.ts';
import { withSinceTurns } from './durations/since-turns.ts';
import { withTurnOfArrival } from './limits/turn-of-arrival.ts';
import { withSpansLeftOut } from './durations/lasting-stays.ts';
import { withOwnIts } from './modifiers/standing-lines.ts';
import { withOnceMore } from './limits/uses-once-more.ts';
import { onBoards } from './board/board-readings.ts';
import { withCountedOccurrences } from './history/counted-occurrences.ts';
import { withOtherPrices } from './prices/other-prices.ts';
import { withOrdinalTimes } from './occasions/ordinal-times.ts';
import { withHowOften } from './history/how-often-happened.ts';
import { withRollsForCards } from './rolls/roll-changes/rolls-for-cards.ts';
import { withSearchedPiles } from './decks/searched-piles.ts';
import { withLentForATime } from './durations/lent-for-a-time.ts';
import { withSeveralAtOnce } from './several/several-at-once.ts';
import { withKeptOfDrawn } from './decks/kept-of-drawn.ts';
import { withAsManyAsOthers } from './amounts/as-many-as-others.ts';
import { withRollsOfActs } from './rolls/roll-changes/rolls-of-acts.ts';
import { withAmounts } from './amounts/amount-readings.ts';
import { withRoundings } from './amounts/roundings.ts';
import { withAlone } from './piles/alone-readings.ts';
import { broughtFirst, fromElsewhere, withCarried } from './attachments/carried-readings.ts';
import { withBidsLeft, withCardBids } from './bids-and-votes/bids-of-cards.ts';
import { withBids } from './bids-and-votes/bids-of-players.ts';
import { withTurnsMeant } from './durations/turns-meant.ts';
import { withCountersOfCards } from './counters/counters-of-cards.ts';
import { withContests } from './contests/contest-readings.ts';
import { withLimitsOfContests } from './contests/limits-of-contests.ts';
import { withGoals } from './decks/goal-readings.ts';
import { withBearers, withOwned } from './conditions/has-readings.ts';
import { insteadOf } from './replacements/instead-readings.ts';
import { withKindUses } from './nouns-and-verbs/kind-uses.ts';
import { withNumbers } from './modifiers/number-readings.ts';
import { withPiles } from './piles/pile-readings.ts';
import { withThisWay } from './history/this-way.ts';
import { withPlainSpeech } from './speech/plain-speech.ts';
import { withOwnNouns } from './nouns-and-verbs/noun-readings.ts';
import { withUntil } from './decks/until-readings.ts';
import { withOtherVerbs } from './nouns-and-verbs/overloaded-verbs.ts';
import { withLookedAt, withTopOnes } from './decks/rest-readings.ts';
import { withAntecedents } from './references/antecedents.ts';
import { withRelativeClauses } from './references/which-ones.ts';
import { withEachPlayer, withTurnsOf, withWhoseTurn } from './references/whose-turn.ts';
import { withComparisons } from './comparisons/compared-owners.ts';
import { withComparedPlaces } from './comparisons/compared-places.ts';
import { withValuesInCommon } from './comparisons/likeness/values-in-common.ts';
import { withKindsCompared } from './comparisons/likeness/kinds-compared.ts';
import { withComparedCounts } from './comparisons/compared-counts.ts';
import { withComparedValues } from './comparisons/compared-values.ts';
import { withDescribedCards } from './values/described-cards.ts';
import { withDifferentValues } from './comparisons/likeness/different-values.ts';
import { withSharedByAny } from './comparisons/likeness/shared-by-any.ts';
import { withComparedRanges } from './comparisons/compared-ranges.ts';
import { withComparedPeople } from './comparisons/compared-people.ts';
import { withComparedPairs } from './comparisons/likeness/compared-pairs.ts';
import { withUsesOfCards } from './acting-cards/uses-of-cards.ts';
import { withAttachedCards } from './attachments/attached-cards.ts';
import { withObjectsBehind } from './nouns-and-verbs/objects-behind.ts';
import { withAlikeOnes } from './comparisons/likeness/alike-ones.ts';
import { withExchangedCards } from './places/exchanged-cards.ts';
import { withExchangedBelongings } from './places/exchanged-belongings.ts';
import { withSoleValues } from './comparisons/likeness/sole-values.ts';
import { withFrequentValues } from './comparisons/superlatives/frequent-values.ts';
import { withKin } from './piles/heaps-of-kin.ts';
import { withSharedValues } from './comparisons/likeness/shared-values.ts';
import { withVotes } from './bids-and-votes/spoken-votes.ts';
import { withControllers } from './people/controllers.ts';
import { withForgottenEndings } from './several/forgotten-endings.ts';
import { withForbiddenActs } from './limits/forbidden-acts.ts';
import { withMoreThanThat } from './amounts/more-than-that.ts';
import { withOwnChanges } from './rolls/roll-changes/own-changes.ts';
import { withOneOfThose } from './conditions/one-of-those.ts';
import { withNextOnes } from './prices/next-ones.ts';
import { withGuessedNumbers } from './rolls/throws/guessed-numbers.ts';
import { withKeptOnes } from './choices/kept-ones.ts';
import { withLimitsOfDoing } from './limits/limits-of-doing.ts';
import { withConditionalLets } from './references/conditional-lets.ts';
import { withCopies } from './modifiers/copied-cards.ts';
import { withChangedFields } from './modifiers/changed-fields.ts';
import { withEffectsAsOwn } from './modifiers/effects-as-own.ts';
import { withDeadlyActs } from './history/deadly-acts.ts';
import { withDrawnCards } from './decks/drawn-cards.ts';
import { withWhoseCard } from './references/whose-card.ts';
import { withNamedOnes } from './references/named-several.ts';
import { withNothingDone } from './history/nothing-done.ts';
import { withOtherChoosers } from './choices/other-choosers.ts';
import { withHandedOn } from './attachments/handed-on.ts';
import { withOwnVerbs } from './nouns-and-verbs/own-verbs.ts';
import { withoutAttached } from './attachments/while-attached.ts';
import { withChosenInPlay } from './places/chosen-in-play.ts';
import { withPutIntoPlay } from './places/put-into-play.ts';
import { withStandingAlternatives } from './modifiers/standing-alternatives.ts';
import { withPlayersWhoHave } from './conditions/players-who-have.ts';
import { withLeftOutPrices } from './prices/left-out-prices.ts';
import { withKindNames } from './nouns-and-verbs/kind-names.ts';
import { withLatestOnes } from './decks/latest-ones.ts';
import { withPutUnder } from './places/put-under.ts';
import { withSetAside } from './places/set-aside.ts';
import { withMovesOutOfPlay } from './places/out-of-play.ts';
import { withNewHeaps } from './piles/new-heaps.ts';
import { withAllValues } from './modifiers/all-values.ts';
import { withDifferentOwners } from './choices/different-owners.ts';
import { withChosenSubjects } from './choices/chosen-subjects.ts';
import { withChosenPlayers } from './choices/chosen-players.ts';
import { withPairs } from './choices/chosen-pairs.ts';
import { withCountedAs } from './modifiers/counted-as.ts';
import { withPaidToOthers } from './prices/paid-to-others.ts';
import { withFreeNames } from './references/free-names.ts';
import { withEndsOfRanges } from './values/ends-of-ranges.ts';
import { withoutAny } from './conditions/without-any.ts';
import { withHadBefore } from './history/had-before.ts';
import { withChangedThisWay } from './history/changed-this-way.ts';
import { withDeniedPasts } from './history/denied-pasts.ts';
import { withPicksOfPlayers } from './people/picks-of-players.ts';
import { withAllTogether } from './several/at-the-same-time.ts';
import { withOneAheadAlone } from './comparisons/ahead-alone.ts';
import { withAnyGained } from './counters/any-gained.ts';
import { withEachObject } from './several/each-object.ts';
import { withRoomLeft } from './attachments/room-left.ts';
import { withBroughtAlong } from './attachments/brought-along.ts';
import { withAnotherPlayer } from './people/another-player.ts';
import { withEachOfChosen } from './several/each-of-chosen.ts';
import { withNothingChosen } from './conditions/nothing-chosen.ts';
import { withFormerHolders } from './people/former-holders.ts';
import { withReceivedCards } from './people/received-cards.ts';
import { withDoersOfEvents } from './occasions/doers-of-events.ts';
import { withOthersChosen } from './choices/others-chosen.ts';
import { withGivenTogether } from './several/given-together.ts';
import { withPrintedPrepositions } from './nouns-and-verbs/printed-prepositions.ts';
import { withJoinedStates } from './modifiers/joined-states.ts';
import { withOneALine } from './references/one-a-line.ts';
import { withJoinedObjects } from './several/joined-objects.ts';
import { withValuesInFront } from './values/values-in-front.ts';
import { withExistingOnes } from './conditions/existing-ones.ts';
import { withPlacesOfBearers } from './attachments/bearers-elsewhere.ts';
import { withThoseWhoDid } from './people/those-who-did.ts';
import { withOpponentsOfOwners } from './people/opponents-of-owners.ts';
import { withListedCards } from './references/listed-cards.ts';
import { withDoneByThis } from './history/done-by-this.ts';
import { withTotalsOfSeveral } from './amounts/totals-of-several.ts';
import { withLoopsBySize } from './comparisons/superlatives/loops-by-size.ts';
import { withLesserOfTwo } from './comparisons/superlatives/lesser-of-two.ts';
import { withNamedBest } from './comparisons/superlatives/named-best.ts';
import { withForbiddenDoers } from './limits/forbidden-doers.ts';
import { withEitherValue } from './values/values-by-either.ts';
import { withOneOrAnother } from './several/one-or-another.ts';
import { withRulesApart } from './modifiers/rules-apart.ts';
import { withBoundsInBrackets } from './amounts/bounds-in-brackets.ts';
import { withHeapsOfTwo } from './piles/heaps-of-two.ts';
import { withHostsMeant } from './attachments/hosts-meant.ts';
import { withSameHeaps } from './piles/same-heaps.ts';
import { withSharedPlaces } from './places/shared-places.ts';
import { withPastClauses } from './history/past-clauses.ts';
import { withSharesOfSeveral } from './conditions/shares-of-several.ts';
import { withSoleOnes } from './comparisons/superlatives/sole-ones.ts';
import { withValuesInside } from './values/values-inside.ts';
import { withDoneByAnybody, withDoneToYours } from './history/past-forms.ts';
import { withPartsOfActs } from './acting-cards/parts-of-acts.ts';
import { withActsUsing, withDoneByCards } from './acting-cards/done-by-cards.ts';
import { inRollWindow } from './rolls/rerolls/roll-windows.ts';
import { withLaterMoments } from './rolls/rerolls/rerolled-dice.ts';
import { withDiceOnce } from './rolls/rerolls/turned-dice.ts';
import { onRolls } from './rolls/roll-readings.ts';
import { withValueNouns } from './values/value-nouns.ts';
import { withFirstOfAll } from './comparisons/superlatives/first-of-all.ts';
import { withDoneByKind, withNextActing } from './acting-cards/next-acting.ts';
import { withKindsChosen } from './values/kinds-chosen.ts';
import { withRangesMet } from './rolls/ranges-met.ts';
import { withActingHosts } from './acting-cards/acting-hosts.ts';
import { withLaunchingHosts } from './acting-cards/launching-hosts.ts';
import { withThoseAhead } from './comparisons/ahead-of-others.ts';
import { withCountedEvents } from './occasions/counted-events.ts';
import { withCardsOfDoers, withHeldCards } from './places/cards-in-hands.ts';
import { withNamedValues } from './values/values-by-name.ts';
import { withEachOfOwners } from './modifiers/each-of-owners.ts';
import { withPartialEvents } from './replacements/partial-events.ts';
import { withDestinations } from './words/verb-destinations.ts';

/** What one of the readings makes of a text. */
type Read = (
  text: string,
  words: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
) => readonly string[];

/** The likeliest first: where two make the same of a text, or too many are there to try, the earlier one counts. */
const FIRST: readonly Read[] = [
  withForgottenEndings,
  withTurnsMeant,
  withCountersOfTurns,
  (text) => withSinceTurns(text).sure,
  onOccasions,
  (text) => withInsteadOfCards(text),
  (text, words) => withOnceMore(text, words).first,
  withPartialEvents,
  (text, _words, _kind, entry) => withStandingAlternatives(text, entry),
  withActingHosts,
  withLaunchingHosts,
  withRangesMet,
  withKindsChosen,
  withKindsCompared,
  withNextActing,
  withFirstOfAll,
  withCountedEvents,
  withHeldCards,
  withCardsOfDoers,
  withNamedValues,
  withThoseAhead,
  onRolls,
  (text, words) => withPartsOfActs(text, words).first,
  withActsUsing,
  withBids,
  withCardBids,
  onBoards,
  withAmounts,
  (text, words) => withCountedOccurrences(text, words).sure,
  (text) => withHowOften(text).sure,
  withOrdinalTimes,
  withOtherPrices,
  withRollsForCards,
  withRollsOfActs,
  withSearchedPiles,
  withLentForATime,
  (text) => withKeptOfDrawn(text),
  (text) => withAsManyAsOthers(text),
  withTopOnes,
  withOwnNouns,
  withSharedPlaces,
  withPlainSpeech,
  withOwned,
  withCountersOfCards,
  withTurnsOf,
  withWhoseTurn,
  withEachPlayer,
  withAntecedents,
  withRelativeClauses,
  withNamedOnes,
  withWhoseCard,
  withVotes,
  withFrequentValues,
  withSoleValues,
  withExchangedCards,
  withExchangedBelongings,
  withKin,
  withSharedValues,
  withComparisons,
  withEachOfOwners,
  withComparedPlaces,
  withComparedCounts,
  withComparedPeople,
  withComparedValues,
  withSharedByAny,
  withDescribedCards,
  withDifferentValues,
  withComparedPairs,
  withValuesInCommon,
  withComparedRanges,
  withChangedFields,
  withCopies,
  withEffectsAsOwn,
  withDoneByAnybody,
  withControllers,
  withAttachedCards,
  withObjectsBehind,
  withUsesOfCards,
  withPairs,
  withAlikeOnes,
  withValuesInside,
  withNothingDone,
  withDeadlyActs,
  withChosenPlayers,
  withChosenSubjects,
  withDifferentOwners,
  withOpponentsOfOwners,
  withListedCards,
  withRulesApart,
  withBoundsInBrackets,
  withOneOrAnother,
  withEitherValue,
  withForbiddenDoers,
  withLoopsBySize,
  withTotalsOfSeveral,
  withDoneByThis,
  withLesserOfTwo,
  withNamedBest,
  withAllValues,
  withNewHeaps,
  withMovesOutOfPlay,
  withSetAside,
  withPutUnder,
  (text, words, _kind, entry) => withLatestOnes(text, words, entry),
  withPlayersWhoHave,
  withKindNames,
  withLeftOutPrices,
  withPutIntoPlay,
  withChosenInPlay,
  withoutAttached,
  withHandedOn,
  withOwnVerbs,
  withDrawnCards,
  withConditionalLets,
  withOtherChoosers,
  withValueNouns,
  withHostsMeant,
  withHeapsOfTwo,
  withThoseWhoDid,
  withSameHeaps,
  withPlacesOfBearers,
  withSharesOfSeveral,
  withPastClauses,
  withDeniedPasts,
  withJoinedObjects,
  withAnyGained,
  withEachObject,
  withOneALine,
  withOthersChosen,
  withFormerHolders,
  withEachOfChosen,
  withNothingChosen,
  withAnotherPlayer,
  withBroughtAlong,
  withRoomLeft,
  withReceivedCards,
  withDoersOfEvents,
  withJoinedStates,
  withGivenTogether,
  withPrintedPrepositions,
  withPicksOfPlayers,
  withAllTogether,
  withOneAheadAlone,
  withCountedAs,
  withPaidToOthers,
  withEndsOfRanges,
  withHadBefore,
  withoutAny,
  withChangedThisWay,
  withValuesInFront,
  withExistingOnes,
  withSoleOnes,
  withLimitsOfDoing,
  withLimitsOfContests,
  withForbiddenActs,
  withTurnOfArrival,
  (text, words, _kind, entry) => withNextOnes(text, words, entry),
  withGuessedNumbers,
  withMoreThanThat,
  withOwnChanges,
  withOneOfThose,
  withKeptOnes,
  (text, words, kind, entry) => (kind ? ownUseReadings(text, words, kind, entry) : []),
];

/** Those that are tried when no others are left. */
const LAST: readonly Read[] = [
  withSeveralAtOnce,
  (text, words, kind) => (kind ? withDestinations(text, words, kind) : []),
  inRollWindow,
  withCarried,
  fromElsewhere,
  broughtFirst,
  withContests,
  withLookedAt,
  withUntil,
  withGoals,
  withThisWay,
  insteadOf,
  withKindUses,
  withNumbers,
  withPiles,
  withAlone,
  withBearers,
  (text, words) => (withTopOnes(text, words).length > 0 ? [] : withOtherVerbs(text, words)),
];

/** Those that may be meant, and are offered only. */
const GUESSED: readonly Read[] = [
  withBidsLeft,
  (text, words) => withOnceMore(text, words).guessed,
  (text, words) => withPartsOfActs(text, words).guessed,
  withLaterMoments,
  withDoneByKind,
  withDoneToYours,
  (text) => withoutInstead(text),
  withDiceOnce,
  withRoundings,
  withOwnIts,
  (text, _words, _kind, entry) => withSpansLeftOut(text, entry),
  withDoneByCards,
  (text, words) => withCountedOccurrences(text, words).open,
  (text) => withHowOften(text).open,
  (text) => withSinceTurns(text).open,
];

/** What a text may mean: tried early, tried late, and offered only. */
interface Found {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly guessed: readonly string[];
}

/** A text that is refused is read several times on the way to what is offered for it. */
const known = new WeakMap<Vocabulary, Map<string, Found>>();
const MOST_KNOWN = 2000;

/** For a game whose words are the same, and its cards others. */
export const forgetReadings = (words: Vocabulary): void => void known.delete(words);

/** All that a text of a card may mean, by the words of its game. */
export function gameReadings(
  said: string,
  words: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): Found {
  let found = known.get(words);
  if (!found) known.set(words, (found = new Map()));
  // While a game is being declared it comes to have more words.
  const key = `${entry} ${kind?.id} ${words.terms.size} ${words.verbForms.size} ${words.priced.size}\n${said}`;
  let own = found.get(key);
  if (!own) {
    if (found.size === MOST_KNOWN) found.clear();
    found.set(key, (own = readingsIn(said, words, kind, entry)));
  }
  return own;
}

function readingsIn(said: string, words: Vocabulary, kind: KindSymbol | undefined, entry: EntryKind): Found {
  const text = withFreeNames(said, words);
  const all = (reads: readonly Read[]): string[] => reads.flatMap((read) => read(text, words, kind, entry));
  return {
    first: [...(text === said ? [] : [text]), ...all(FIRST)],
    last: all(LAST),
    guessed: all(GUESSED),
  };
}
