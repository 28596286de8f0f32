/** How the words of one game let a text be read that is refused as it is written; each reading is tried on the game. */
import type { EntryKind } from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../language/symbols/symbols.ts';
import { ownUseReadings } from '../suggestions/own-uses.ts';
import { withInsteadOfCards, withoutInstead } from './occasions/conditional-replacements.ts';
import { onOccasions } from './occasions/occasion-readings.ts';
import { withCountersOfTurns } from './spans/counters-of-turns.ts';
import { withSinceTurns } from './spans/since-turns.ts';
import { withTurnOfArrival } from './spans/turn-of-arrival.ts';
import { withSpansLeftOut } from './spans/lasting-stays.ts';
import { withOwnIts } from './occasions/standing-lines.ts';
import { withOnceMore } from './spans/uses-once-more.ts';
import { onBoards } from './board/board-readings.ts';
import { withCountedOccurrences } from './amounts/counted-occurrences.ts';
import { withOtherPrices } from './amounts/other-prices.ts';
import { withOrdinalTimes } from './amounts/ordinal-times.ts';
import { withHowOften } from './amounts/how-often-happened.ts';
import { withRollsForCards } from './amounts/rolls-for-cards.ts';
import { withSearchedPiles } from './places/searched-piles.ts';
import { withLentForATime } from './spans/lent-for-a-time.ts';
import { withSeveralAtOnce } from './several/several-at-once.ts';
import { withKeptOfDrawn } from './several/kept-of-drawn.ts';
import { withAsManyAsOthers } from './amounts/as-many-as-others.ts';
import { withRollsOfActs } from './amounts/rolls-of-acts.ts';
import { withAmounts } from './amounts/amount-readings.ts';
import { withRoundings } from './amounts/roundings.ts';
import { withAlone } from './alone-readings.ts';
import { broughtFirst, fromElsewhere, withCarried } from './carried-readings.ts';
import { withBidsLeft, withCardBids } from './counters/bids-of-cards.ts';
import { withBids } from './counters/bids-of-players.ts';
import { withTurnsMeant } from './counters/turns-meant.ts';
import { withCountersOfCards } from './counters/counters-of-cards.ts';
import { withContests } from './contests/contest-readings.ts';
import { withLimitsOfContests } from './contests/limits-of-contests.ts';
import { withGoals } from './goal-readings.ts';
import { withBearers, withOwned } from './has-readings.ts';
import { insteadOf } from './instead-readings.ts';
import { withKindUses } from './kind-uses.ts';
import { withNumbers } from './number-readings.ts';
import { withPiles } from './pile-readings.ts';
import { withThisWay } from './this-way.ts';
import { withPlainSpeech } from './plain/plain-speech.ts';
import { withOwnNouns } from './noun-readings.ts';
import { withUntil } from './until-readings.ts';
import { withOtherVerbs } from './overloaded-verbs.ts';
import { withLookedAt, withTopOnes } from './rest-readings.ts';
import { withAntecedents } from './reference/antecedents.ts';
import { withRelativeClauses } from './reference/which-ones.ts';
import { withEachPlayer, withTurnsOf, withWhoseTurn } from './reference/whose-turn.ts';
import { withComparisons } from './comparisons/compared-owners.ts';
import { withComparedPlaces } from './comparisons/compared-places.ts';
import { withValuesInCommon } from './comparisons/values-in-common.ts';
import { withKindsCompared } from './comparisons/kinds-compared.ts';
import { withComparedCounts } from './comparisons/compared-counts.ts';
import { withComparedValues } from './comparisons/compared-values.ts';
import { withDescribedCards } from './comparisons/described-cards.ts';
import { withDifferentValues } from './comparisons/different-values.ts';
import { withSharedByAny } from './comparisons/shared-by-any.ts';
import { withComparedRanges } from './comparisons/compared-ranges.ts';
import { withComparedPeople } from './comparisons/compared-people.ts';
import { withComparedPairs } from './comparisons/compared-pairs.ts';
import { withUsesOfCards } from './reference/uses-of-cards.ts';
import { withAttachedCards } from './reference/attached-cards.ts';
import { withObjectsBehind } from './reference/objects-behind.ts';
import { withAlikeOnes } from './reference/alike-ones.ts';
import { withExchangedCards } from './plain/exchanged-cards.ts';
import { withExchangedBelongings } from './plain/exchanged-belongings.ts';
import { withSoleValues } from './plain/sole-values.ts';
import { withFrequentValues } from './plain/frequent-values.ts';
import { withKin } from './plain/heaps-of-kin.ts';
import { withSharedValues } from './plain/shared-values.ts';
import { withVotes } from './plain/spoken-votes.ts';
import { withControllers } from './reference/controllers.ts';
import { withForgottenEndings } from './acts/forgotten-endings.ts';
import { withForbiddenActs } from './acts/forbidden-acts.ts';
import { withMoreThanThat } from './counters/more-than-that.ts';
import { withOwnChanges } from './dice/own-changes.ts';
import { withOneOfThose } from './conditions/one-of-those.ts';
import { withNextOnes } from './spans/next-ones.ts';
import { withGuessedNumbers } from './dice/guessed-numbers.ts';
import { withKeptOnes } from './chosen/kept-ones.ts';
import { withLimitsOfDoing } from './acts/limits-of-doing.ts';
import { withConditionalLets } from './acts/conditional-lets.ts';
import { withCopies } from './acts/copied-cards.ts';
import { withChangedFields } from './acts/changed-fields.ts';
import { withEffectsAsOwn } from './acts/effects-as-own.ts';
import { withDeadlyActs } from './acts/deadly-acts.ts';
import { withDrawnCards } from './acts/drawn-cards.ts';
import { withWhoseCard } from './reference/whose-card.ts';
import { withNamedOnes } from './reference/named-several.ts';
import { withNothingDone } from './acts/nothing-done.ts';
import { withOtherChoosers } from './reference/other-choosers.ts';
import { withHandedOn } from './acts/handed-on.ts';
import { withOwnVerbs } from './acts/own-verbs.ts';
import { withoutAttached } from './conditions/while-attached.ts';
import { withChosenInPlay } from './places/chosen-in-play.ts';
import { withPutIntoPlay } from './places/put-into-play.ts';
import { withStandingAlternatives } from './conditions/standing-alternatives.ts';
import { withPlayersWhoHave } from './conditions/players-who-have.ts';
import { withLeftOutPrices } from './spoken/left-out-prices.ts';
import { withKindNames } from './spoken/kind-names.ts';
import { withLatestOnes } from './comparisons/latest-ones.ts';
import { withPutUnder } from './places/put-under.ts';
import { withSetAside } from './places/set-aside.ts';
import { withMovesOutOfPlay } from './places/out-of-play.ts';
import { withNewHeaps } from './plain/new-heaps.ts';
import { withAllValues } from './acts/all-values.ts';
import { withDifferentOwners } from './places/different-owners.ts';
import { withChosenSubjects } from './acts/chosen-subjects.ts';
import { withChosenPlayers } from './spoken/chosen-players.ts';
import { withPairs } from './reference/chosen-pairs.ts';
import { withCountedAs } from './acts/counted-as.ts';
import { withPaidToOthers } from './acts/paid-to-others.ts';
import { withFreeNames } from './acts/free-names.ts';
import { withEndsOfRanges } from './amounts/ends-of-ranges.ts';
import { withoutAny } from './conditions/without-any.ts';
import { withHadBefore } from './conditions/had-before.ts';
import { withChangedThisWay } from './counters/changed-this-way.ts';
import { withDeniedPasts } from './conditions/denied-pasts.ts';
import { withPicksOfPlayers } from './several/picks-of-players.ts';
import { withAllTogether } from './several/at-the-same-time.ts';
import { withOneAheadAlone } from './several/ahead-alone.ts';
import { withAnyGained } from './counters/any-gained.ts';
import { withEachObject } from './several/each-object.ts';
import { withRoomLeft } from './places/room-left.ts';
import { withBroughtAlong } from './places/brought-along.ts';
import { withAnotherPlayer } from './people/another-player.ts';
import { withEachOfChosen } from './chosen/each-of-chosen.ts';
import { withNothingChosen } from './chosen/nothing-chosen.ts';
import { withFormerHolders } from './people/former-holders.ts';
import { withReceivedCards } from './people/received-cards.ts';
import { withDoersOfEvents } from './people/doers-of-events.ts';
import { withOthersChosen } from './several/others-chosen.ts';
import { withGivenTogether } from './several/given-together.ts';
import { withPrintedPrepositions } from './spoken/printed-prepositions.ts';
import { withJoinedStates } from './conditions/joined-states.ts';
import { withOneALine } from './several/one-a-line.ts';
import { withJoinedObjects } from './several/joined-objects.ts';
import { withValuesInFront } from './comparisons/values-in-front.ts';
import { withExistingOnes } from './conditions/existing-ones.ts';
import { withPlacesOfBearers } from './places/bearers-elsewhere.ts';
import { withThoseWhoDid } from './several/those-who-did.ts';
import { withOpponentsOfOwners } from './places/opponents-of-owners.ts';
import { withListedCards } from './places/listed-cards.ts';
import { withDoneByThis } from './amounts/done-by-this.ts';
import { withTotalsOfSeveral } from './amounts/totals-of-several.ts';
import { withLoopsBySize } from './amounts/loops-by-size.ts';
import { withLesserOfTwo } from './comparisons/lesser-of-two.ts';
import { withNamedBest } from './comparisons/named-best.ts';
import { withForbiddenDoers } from './fights/forbidden-doers.ts';
import { withEitherValue } from './conditions/values-by-either.ts';
import { withOneOrAnother } from './conditions/one-or-another.ts';
import { withRulesApart } from './conditions/rules-apart.ts';
import { withBoundsInBrackets } from './amounts/bounds-in-brackets.ts';
import { withHeapsOfTwo } from './places/heaps-of-two.ts';
import { withHostsMeant } from './places/hosts-meant.ts';
import { withSameHeaps } from './places/same-heaps.ts';
import { withSharedPlaces } from './places/shared-places.ts';
import { withPastClauses } from './conditions/past-clauses.ts';
import { withSharesOfSeveral } from './conditions/shares-of-several.ts';
import { withSoleOnes } from './reference/sole-ones.ts';
import { withValuesInside } from './reference/values-inside.ts';
import { withDoneByAnybody, withDoneToYours } from './reference/past-forms.ts';
import { withPartsOfActs } from './occasions/parts-of-acts.ts';
import { withActsUsing, withDoneByCards } from './reference/done-by-cards.ts';
import { inRollWindow } from './rolls/roll-windows.ts';
import { withLaterMoments } from './rolls/rerolled-dice.ts';
import { withDiceOnce } from './dice/turned-dice.ts';
import { onRolls } from './rolls/roll-readings.ts';
import { withValueNouns } from './reference/value-nouns.ts';
import { withFirstOfAll } from './comparisons/first-of-all.ts';
import { withDoneByKind, withNextActing } from './fights/next-acting.ts';
import { withKindsChosen } from './several/kinds-chosen.ts';
import { withRangesMet } from './fights/ranges-met.ts';
import { withActingHosts } from './fights/acting-hosts.ts';
import { withLaunchingHosts } from './fights/launching-hosts.ts';
import { withThoseAhead } from './several/ahead-of-others.ts';
import { withCountedEvents } from './several/counted-events.ts';
import { withCardsOfDoers, withHeldCards } from './several/cards-in-hands.ts';
import { withNamedValues } from './several/values-by-name.ts';
import { withEachOfOwners } from './several/each-of-owners.ts';
import { withPartialEvents } from './several/partial-events.ts';
import { withDestinations } from './verb-destinations.ts';

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
