import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { NounPhrase, Tail, Word } from '../../language/syntax/ast.ts';
import type { Meaning } from '../../language/symbols/symbol-table.ts';
import type { RollSymbol } from '../../language/symbols/symbols.ts';
import { definite, filtered, kindTest, ofCandidate, several } from '../nouns/noun-meanings.ts';
import { measureIn } from './sum-scope.ts';
import { ownedBy } from '../nouns/held-cards.ts';
import { asking, writtenWords, type PhraseMeaning, type PhraseType, type Scope } from '../scope.ts';
import { identityTest, isOneOf } from '../conditions/existence.ts';

/** What `rollsIn` finds; of `your roll`, `that card's roll` the only one that there is. */
export function rollOrRolls(
  scope: Scope,
  np: NounPhrase,
  purpose: RollSymbol | undefined,
  { form }: Meaning,
): [PhraseMeaning | undefined, readonly Tail[]] {
  const [found, tails] = rollsIn(scope, np, purpose);
  const owned = np.owner !== undefined || np.determiner === 'your' || np.determiner === 'their';
  if (!found || !owned || form === 'many') return [found, tails];
  return [{ ...definite(found.thing, { op: 'only', of: found.set }, np.span), set: found.set }, tails];
}

/** Rolls on the table: all, or those for a purpose; `your rolls` are those that you made, `a card's rolls` those about it. */
function rollsIn(
  scope: Scope,
  np: NounPhrase,
  purpose: RollSymbol | undefined,
): [PhraseMeaning | undefined, readonly Tail[]] {
  // A choice of a roll, or a test whether there is one, means one that may still change; events refer to any.
  const owned = np.owner !== undefined || np.determiner === 'your' || np.determiner === 'their';
  const open = !owned && !scope.matching ? ({ open: true } as const) : {};
  const all = several({ sort: 'roll' }, { op: 'rolls', ...(purpose ? { purpose } : {}), ...open }, np.span);
  const those = (test: (roll: Scalar) => Test): PhraseMeaning =>
    ofCandidate(scope, all.thing, (it, depth) =>
      filtered(all, depth, test(it), writtenWords(scope, np.span)),
    );
  const about = (card: Scalar): PhraseMeaning =>
    those((roll) => identityTest(scope, { op: 'roll-about', roll }, card));
  if (np.owner) {
    const owner = scope.read.expression(scope, np.owner);
    if (!owner) return [undefined, np.tails];
    if (owner.thing.sort === 'card' && owner.scalar) return [about(owner.scalar), np.tails];
  }
  const ofCard = cardBehind(scope, np);
  if (ofCard) return [about(ofCard.card), np.tails.filter((each) => each !== ofCard.tail)];
  const held = ownedBy(scope, np);
  if (held === 'refused') return [undefined, np.tails];
  if (!held) return [all, np.tails];
  const { who, tail } = held;
  const found = those((roll) => isOneOf(scope, { op: 'roller', roll }, who));
  return [found, np.tails.filter((each) => each !== tail)];
}

/** `a roll of this`: the card behind it, where it is one that is known. */
function cardBehind(
  scope: Scope,
  { tails }: NounPhrase,
): { readonly card: Scalar; readonly tail: Tail } | undefined {
  for (const tail of tails) {
    if (tail.kind !== 'of') continue;
    // Reports nothing: what is no such card is read as a player.
    const described = asking(scope, {}, () => scope.read.expression(scope, tail.phrase));
    if (described?.thing.sort === 'card' && described.scalar && !described.choice)
      return { card: described.scalar, tail };
  }
  return undefined;
}

/** `the card of that roll`, `that roll's fruit`: the card that the roll is made for, if it is one of these. */
export function cardOfRoll(
  scope: Scope,
  np: NounPhrase,
  thing: PhraseType,
): { readonly card: PhraseMeaning; readonly tails: readonly Tail[] } | undefined {
  if (scope.vocabulary.rolls.length === 0 || np.quantity) return undefined;
  const of = np.owner || np.determiner !== 'the' ? undefined : np.tails.find(({ kind }) => kind === 'of');
  const owner = np.owner ?? (of?.kind === 'of' ? of.phrase : undefined);
  if (owner?.kind !== 'noun') return undefined;
  // Reports nothing: what is no roll is read as a place or a player.
  const roll = asking(scope, {}, () => scope.read.expression(scope, owner));
  if (roll?.thing.sort !== 'roll' || !roll.scalar || roll.choice) return undefined;
  const about: Scalar = { op: 'roll-about', roll: roll.scalar };
  const card = definite({ sort: 'card' }, about, np.span);
  const tails = np.tails.filter((tail) => tail !== of);
  if (!thing.kinds) return { card, tails };
  const such = ofCandidate(scope, card.thing, (it, depth) =>
    filtered(card, depth, kindTest(it, thing)!, writtenWords(scope, np.span)),
  );
  return { card: definite(thing, { op: 'only', of: such.set }, np.span), tails };
}

/** What the dice of a roll show: numbers; with `highest`, `lowest` or `total` in front one number. */
export function readDice(
  scope: Scope,
  np: NounPhrase,
  roll: Scalar,
  qualities: readonly Word[],
): { value: PhraseMeaning; qualities: readonly Word[] } {
  const of: Many = { op: 'dice-of', roll };
  const measured = measureIn(qualities);
  if (!measured) return { value: several({ sort: 'number' }, of, np.span), qualities };
  const depth = scope.depth + 1;
  const number: Scalar = { op: measured.how, of, depth, value: { op: 'it', depth } };
  return { value: definite({ sort: 'number' }, number, np.span), qualities: measured.others };
}
