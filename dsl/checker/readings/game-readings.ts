/** How the words of one game let a text be read that is refused as it is written; each reading is tried on the game. */
import type { EntryKind } from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../language/symbols/symbols.ts';
import { ownUseReadings } from '../suggestions/own-uses.ts';
import { onOccasions } from './occasions/occasion-readings.ts';
import { withSpansLeftOut } from './spans/lasting-stays.ts';
import { withPastOfCards } from './conditions/past-of-cards.ts';
import { withOwnIts } from './occasions/standing-lines.ts';
import { withOnceMore } from './spans/uses-once-more.ts';
import { onBoards } from './board/board-readings.ts';
import { withRollsForCards } from './amounts/rolls-for-cards.ts';
import { withAmounts } from './amounts/amount-readings.ts';
import { withAlone } from './alone-readings.ts';
import { broughtFirst, fromElsewhere, withCarried } from './carried-readings.ts';
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
import { withComparedCounts } from './comparisons/compared-counts.ts';
import { withComparedValues } from './comparisons/compared-values.ts';
import { withDescribedCards } from './comparisons/described-cards.ts';
import { withDifferentValues } from './comparisons/different-values.ts';
import { withSharedByAny } from './comparisons/shared-by-any.ts';
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
import { withPlayersWhoHave } from './conditions/players-who-have.ts';
import { withKindNames } from './spoken/kind-names.ts';
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
import { withHadBefore } from './conditions/had-before.ts';
import { withChangedThisWay } from './counters/changed-this-way.ts';
import { withDeniedPasts } from './conditions/denied-pasts.ts';
import { withPicksOfPlayers } from './several/picks-of-players.ts';
import { withAllTogether } from './several/at-the-same-time.ts';
import { withOneAheadAlone } from './several/ahead-alone.ts';
import { withAnyGained } from './counters/any-gained.ts';
import { withEachObject } from './several/each-object.ts';
import { withOthersChosen } from './several/others-chosen.ts';
import { withGivenTogether } from './several/given-together.ts';
import { withPrintedPrepositions } from './spoken/printed-prepositions.ts';
import { withJoinedStates } from './conditions/joined-states.ts';
import { withOneALine } from './several/one-a-line.ts';
import { withJoinedObjects } from './several/joined-objects.ts';
import { withValuesInFront } from './comparisons/values-in-front.ts';
import { withExistingOnes } from './conditions/existing-ones.ts';
import { withPlacesOfBearers } from './places/bearers-elsewhere.ts';
import { withSharedPlaces } from './places/shared-places.ts';
import { withPastClauses } from './conditions/past-clauses.ts';
import { withSharesOfSeveral } from './conditions/shares-of-several.ts';
import { withSoleOnes } from './reference/sole-ones.ts';
import { withValuesInside } from './reference/values-inside.ts';
import { withDoneByAnybody } from './reference/past-forms.ts';
import { withPartsOfActs } from './occasions/parts-of-acts.ts';
import { withActsUsing, withDoneByCards } from './reference/done-by-cards.ts';
import { inRollWindow } from './rolls/roll-windows.ts';
import { withLaterMoments } from './rolls/rerolled-dice.ts';
import { onRolls } from './rolls/roll-readings.ts';
import { withValueNouns } from './reference/value-nouns.ts';
import { withActingHosts } from './fights/acting-hosts.ts';
import { withLaunchingHosts } from './fights/launching-hosts.ts';
import { withThoseAhead } from './several/ahead-of-others.ts';
import { withCountedEvents } from './several/counted-events.ts';
import { withHeldCards } from './several/cards-in-hands.ts';
import { withNamedValues } from './several/values-by-name.ts';
import { withEachOfOwners } from './several/each-of-owners.ts';
import { withPartialEvents } from './several/partial-events.ts';
import { withDestinations } from './verb-destinations.ts';

/**
 * Those that a text of a card may have, the likeliest first, those that are tried when no others are left, and those that may be
 * meant and are offered only.
 */
export function gameReadings(
  said: string,
  words: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): { readonly first: string[]; readonly last: string[]; readonly guessed: string[] } {
  const text = withFreeNames(said, words);
  const again = withOnceMore(text, words);
  const parts = withPartsOfActs(text, words);
  const bids = withBids(text);
  const tops = withTopOnes(text, words);
  return {
    first: [
      ...(text === said ? [] : [text]),
      ...withForgottenEndings(text),
      ...withTurnsMeant(text, words),
      ...onOccasions(text, words, kind, entry),
      ...again.first,
      ...withPartialEvents(text, words),
      ...withActingHosts(text, words),
      ...withLaunchingHosts(text, words),
      ...withCountedEvents(text),
      ...withHeldCards(text, words),
      ...withNamedValues(text, words),
      ...withThoseAhead(text, words),
      ...onRolls(text, words, kind, entry),
      ...parts.first,
      ...withActsUsing(text, words),
      ...bids.sure,
      ...onBoards(text, words, kind),
      ...withAmounts(text, words, kind, entry),
      ...withRollsForCards(text, words),
      ...tops,
      ...withOwnNouns(text, words),
      ...withPlainSpeech(text, words),
      ...withOwned(text, words),
      ...withCountersOfCards(text, words),
      ...withTurnsOf(text),
      ...withWhoseTurn(text),
      ...withEachPlayer(text),
      ...withAntecedents(text, words),
      ...withRelativeClauses(text, words),
      ...withNamedOnes(text, words),
      ...withWhoseCard(text, words),
      ...withVotes(text, words),
      ...withFrequentValues(text, words),
      ...withSoleValues(text, words),
      ...withExchangedCards(text, words, kind),
      ...withExchangedBelongings(text, words),
      ...withKin(text, words),
      ...withSharedValues(text, words),
      ...withComparisons(text, words),
      ...withEachOfOwners(text, words),
      ...withComparedPlaces(text, words),
      ...withComparedCounts(text, words),
      ...withComparedValues(text, words),
      ...withSharedByAny(text, words),
      ...withDescribedCards(text, words),
      ...withDifferentValues(text, words),
      ...withComparedPairs(text, words),
      ...withChangedFields(text, words),
      ...withCopies(text, words, kind),
      ...withEffectsAsOwn(text, words, kind),
      ...withDoneByAnybody(text, words),
      ...withControllers(text, words),
      ...withAttachedCards(text, words),
      ...withObjectsBehind(text, words),
      ...withUsesOfCards(text, words),
      ...withPairs(text, words),
      ...withAlikeOnes(text, words),
      ...withValuesInside(text, words),
      ...withNothingDone(text, words),
      ...withDeadlyActs(text, words),
      ...withChosenPlayers(text, words),
      ...withChosenSubjects(text, words),
      ...withDifferentOwners(text, words),
      ...withAllValues(text, words),
      ...withNewHeaps(text, words),
      ...withMovesOutOfPlay(text, words),
      ...withSetAside(text, words),
      ...withPlayersWhoHave(text),
      ...withKindNames(text, words),
      ...withPutIntoPlay(text, words),
      ...withChosenInPlay(text, words),
      ...withoutAttached(text, words, kind),
      ...withHandedOn(text, words),
      ...withOwnVerbs(text, words),
      ...withDrawnCards(text, words),
      ...withConditionalLets(text),
      ...withOtherChoosers(text),
      ...withValueNouns(text, words),
      ...withSharedPlaces(text, words),
      ...withPlacesOfBearers(text, words),
      ...withSharesOfSeveral(text, words),
      ...withPastClauses(text, words),
      ...withDeniedPasts(text, words),
      ...withJoinedObjects(text, words),
      ...withAnyGained(text, words),
      ...withEachObject(text, words),
      ...withOneALine(text),
      ...withOthersChosen(text),
      ...withJoinedStates(text),
      ...withGivenTogether(text, words),
      ...withPrintedPrepositions(text, words),
      ...withPicksOfPlayers(text, words),
      ...withAllTogether(text),
      ...withOneAheadAlone(text),
      ...withCountedAs(text, words),
      ...withPaidToOthers(text, words),
      ...withEndsOfRanges(text, words),
      ...withHadBefore(text, words),
      ...withChangedThisWay(text, words),
      ...withValuesInFront(text, words),
      ...withExistingOnes(text, words),
      ...withSoleOnes(text, words),
      ...withLimitsOfDoing(text, words),
      ...withLimitsOfContests(text, words, kind, entry),
      ...withForbiddenActs(text, words),
      ...(kind ? ownUseReadings(text, words, kind, entry) : []),
    ],
    last: [
      ...(kind ? withDestinations(text, words, kind) : []),
      ...inRollWindow(text, words),
      ...withCarried(text, words),
      ...fromElsewhere(text, words),
      ...broughtFirst(text, words),
      ...withContests(text, words),
      ...withLookedAt(text, words),
      ...withUntil(text, words),
      ...withGoals(text, words),
      ...withThisWay(text, words),
      ...insteadOf(text, words),
      ...withKindUses(text, words),
      ...withNumbers(text, words, kind),
      ...withPiles(text, words),
      ...withAlone(text, words),
      ...withBearers(text, words),
      ...(tops.length > 0 ? [] : withOtherVerbs(text, words)),
    ],
    guessed: [
      ...again.guessed,
      ...parts.guessed,
      ...bids.open,
      ...withLaterMoments(text),
      ...withOwnIts(text),
      ...withPastOfCards(text, words),
      ...withSpansLeftOut(text, entry),
      ...withDoneByCards(text, words),
    ],
  };
}
