/** Dice in the words of people: thrown, thrown again, and the moments of a roll. */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withChancePlayers } from './chance-players.ts';
import { withClosedRolls } from './closed-rolls.ts';
import { withChangedRolls } from '../contests/changed-rolls.ts';
import { withDecidedRolls } from '../contests/decided-rolls.ts';
import { withOwnersOfRolls } from '../contests/owners-of-rolls.ts';
import { withDiceAgain } from './dice-again.ts';
import { withDoubles } from './doubles-rolled.ts';
import { withFinalTotals } from './final-totals.ts';
import { withNextRolls } from './next-rolls.ts';
import { withMoments } from './roll-moments.ts';
import { withRollsAboutCards } from '../dice/rolls-about-cards.ts';
import { withRollsAsked } from './rolls-asked.ts';
import { withRollsMade } from '../contests/rolls-made.ts';
import { withRerolls } from './rerolled-dice.ts';
import { withRequirements } from './distances-of-rolls.ts';
import { withCountedRolls } from '../dice/counted-rolls.ts';
import { withCardsOnRolls } from '../dice/cards-on-rolls.ts';
import { withTurnedDice } from '../dice/turned-dice.ts';
import { withThrownDice } from './thrown-dice.ts';

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
    ...withRollsAsked(text, kind, entry),
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
