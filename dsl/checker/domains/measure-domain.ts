import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { NounPhrase, Tail, Word } from '../../language/syntax/ast.ts';
import type { CounterSymbol, FieldSymbol } from '../../language/symbols/symbols.ts';
import { counts } from '../nouns/counter-applies.ts';
import { constant, definite, setOf } from '../nouns/noun-meanings.ts';
import { domainBase, type Base, type QualifiedNoun, type WithTails } from '../nouns/qualified-noun.ts';
import { namesOwner, ownerOf, single } from '../nouns/possessives.ts';
import {
  noEffect,
  reportAt,
  writtenWords,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
  type PhraseContext,
} from '../scope.ts';
import { choosesParts, measureIn } from '../values/sum-scope.ts';
import { printedIn, someValues } from '../values/field-values.ts';

/** `that card's lowest range`: of one card where its range begins, of several the lowest of all. */
function bound(
  scope: Scope,
  { value: { set, scalar, many }, tails }: { readonly value: PhraseMeaning; readonly tails: readonly Tail[] },
  how: 'highest' | 'lowest',
  read: (owner: Scalar) => Scalar,
  value: (scalar: Scalar, tails: readonly Tail[], qualities: readonly Word[]) => Base,
  others: readonly Word[],
): Base {
  if (scalar && !many) return value(boundOf(how, read(scalar)), tails, others);
  const depth = scope.depth + 1;
  const each = boundOf(how, read({ op: 'it', depth }));
  return value({ op: how, of: set, depth, value: each }, tails, others);
}

const boundOf = (how: 'highest' | 'lowest', range: Scalar): Scalar => ({
  op: how === 'lowest' ? 'range-from' : 'range-to',
  range,
});

/** `that roll's range`: where the roll has to be is printed on the card that it is about. */
function ofCardRolledFor(
  { vocabulary }: Scope,
  symbol: FieldSymbol | CounterSymbol,
  owner: WithTails | undefined,
): WithTails | undefined {
  const roll = owner?.value.thing.sort === 'roll' ? owner.value.scalar : undefined;
  if (!owner || !roll || symbol.sort !== 'field' || symbol.type.type !== 'range') return owner;
  const kinds = vocabulary.kinds.filter(({ fields }) => fields.some(({ id }) => id === symbol.id));
  const card: Scalar = { op: 'roll-about', roll };
  return { ...owner, value: definite({ sort: 'card', kinds }, card, owner.value.span) };
}

/** A field or counter of a thing (`that card's value`), or the total, highest or lowest of several. */
export function measureDomain(
  scope: Scope,
  np: NounPhrase,
  symbol: FieldSymbol | CounterSymbol,
  noun: QualifiedNoun,
  wanted: PhraseContext,
): Base | undefined {
  const held = symbol.sort === 'counter' ? symbol.holds : undefined;
  const thing: PhraseType =
    held ??
    (symbol.sort === 'field' && symbol.type.type === 'value'
      ? { sort: 'value', of: symbol.type.of }
      : { sort: 'number' });
  const read = (owner: Scalar): Scalar =>
    symbol.sort === 'field'
      ? { op: 'field', field: symbol, card: owner }
      : { op: 'counter', counter: symbol, owner: symbol.of === 'game' ? undefined : owner };
  const value = (scalar: Scalar, tails: readonly Tail[], qualities = noun.qualities): Base => ({
    value: definite(thing, scalar, np.span),
    tails,
    qualities,
  });
  if (symbol.sort === 'counter' && symbol.of === 'game') return value(read(constant(0)), np.tails);
  const owner = ofCardRolledFor(scope, symbol, ownerOf(scope, np));
  const sort = symbol.sort === 'field' || symbol.of === 'card' ? 'card' : 'player';
  if (!owner && namesOwner(np)) return undefined;
  if (!owner) {
    if (scope.candidate?.thing.sort === sort) {
      const of = scope.candidate.value;
      const end = measureIn(noun.qualities);
      if (end && end.how !== 'total' && symbol.sort === 'field' && symbol.type.type === 'range')
        return value(boundOf(end.how, read(of)), np.tails, end.others);
      const printed = symbol.sort === 'field' && printedIn(symbol, of, np.span);
      return printed ? domainBase(np, noun)(printed) : value(read(of), np.tails);
    }
    const values = symbol.sort === 'field' && someValues(np, setOf(symbol), noun.qualities, wanted);
    if (values) return { ...values, tails: np.tails };
    return reportAt(scope, 'name/missing-object', noun.span, {
      verb: writtenWords(scope, noun.span),
      wanted: say(`phrase/to-be-said-of-which-${sort}-for-instance`, {
        example: written(`that ${sort}'s ${writtenWords(scope, noun.span)}`),
      }),
    });
  }
  const measured = held ? undefined : measureIn(noun.qualities);
  if (measured && owner.value.thing.sort === sort) {
    if (!counts(scope, symbol, owner.value.thing, noun)) return undefined;
    if (choosesParts(scope, owner.value)) return undefined;
    const { how: op, others } = measured;
    if (symbol.sort === 'field' && symbol.type.type === 'range')
      return op === 'total' ? noEffect(scope, np.span) : bound(scope, owner, op, read, value, others);
    const depth = scope.depth + 1;
    const each = read({ op: 'it', depth });
    return value({ op, of: owner.value.set, depth, value: each }, owner.tails, others);
  }
  const card = single(scope, owner.value, sort);
  const printed = card && symbol.sort === 'field' && printedIn(symbol, card, np.span);
  if (printed) return domainBase(np, noun)(printed, owner.tails);
  return card && counts(scope, symbol, owner.value.thing, noun) ? value(read(card), owner.tails) : undefined;
}
