/** Dice in the words of people: thrown, thrown again, and the moments of a roll. */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withChancePlayers } from '../people/chance-players.ts';
import { withClosedRolls } from './roll-changes/closed-rolls.ts';
import { withChangedRolls } from './roll-changes/changed-rolls.ts';
import { withDecidedRolls } from './roll-changes/decided-rolls.ts';
import { withOwnersOfRolls } from './owners-of-rolls.ts';
import { withDiceAgain } from './rerolls/dice-again.ts';
import { withDoubles } from './doubles-rolled.ts';
import { withFinalTotals } from './final-totals.ts';
import { withNextRolls } from './roll-changes/next-rolls.ts';
import { withMoments } from './roll-moments.ts';
import { withRollsAboutCards } from './rolls-about-cards.ts';
import { withRollsAsked } from './rolls-asked.ts';
import { withRollsMade } from './rolls-made.ts';
import { withRerolls } from './rerolls/rerolled-dice.ts';
import { withRequirements } from './distances-of-rolls.ts';
import { withCountedRolls } from './roll-changes/counted-rolls.ts';
import { withCardsOnRolls } from './roll-changes/cards-on-rolls.ts';
import { withTurnedDice } from './rerolls/turned-dice.ts';
import { withThrownDice } from './throws/thrown-dice.ts';

/** The text with such sentences as the language has them. */
export function onRolls(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  const thrown = withThrownDice(text, vocabulary);
  return [
    ...thrown,
    ...withRollsAboutCards(text, vocabulary),
    ...withChancePlayers(text),
    ...withRequirements(text, vocabulary, kind, entry),
    ...withRollsAsked(text, vocabulary, kind, entry),
    ...withCountedRolls(text, vocabulary),
    ...withTurnedDice(text, vocabulary),
    ...withCardsOnRolls(text, vocabulary),
    ...withDiceAgain(text, vocabulary),
    ...withNextRolls(text, vocabulary),
    ...withFinalTotals(text),
    ...withOwnersOfRolls(text, vocabulary),
    // What the dice of a throw show is asked of that one, by its name.
    ...(thrown.length > 0 ? [] : withDoubles(text)),
    ...withChangedRolls(text, vocabulary, kind),
    ...withDecidedRolls(text, vocabulary),
    ...withClosedRolls(text, vocabulary),
    ...withRerolls(text, vocabulary),
    ...withRollsMade(text, vocabulary),
    ...withMoments(text, vocabulary),
  ];
}
