import { numberOfAll } from '../values/multiple-cards.ts';
import { measureIn } from '../values/sum-scope.ts';
import { unknownField } from '../common-findings.ts';
import { asksOf } from '../../ir/visibility.ts';
import { isVote, votesFor } from './votes.ts';
import { alikeIn, alikeTest } from './alike-cards.ts';
import { anyOf, limitOf, quantityTest } from './quantity-limits.ts';
import type { FieldTest, Many, Scalar, Test } from '../../ir/expressions.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { constant, ofCandidate, several } from '../nouns/noun-meanings.ts';
import { counts } from '../nouns/counter-applies.ts';
import { valueForCard } from '../suggestions/common-mistakes.ts';
import { knowsHosts, reportNothingAttached } from '../nouns/possession.ts';
import { checkNumber, readQualifiedNoun, onlyNoun, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import type { FieldSymbol } from '../../language/symbols/symbols.ts';
import { reportAt, noEffect, withScope, writtenWords } from '../scope.ts';
import type { PhraseMeaning, Scope, PhraseType } from '../scope.ts';

/**
 * What a player, card or place has: a number of points, of cards in it or in a place of it, of different
 * values.
 */
export function hasTest(
  scope: Scope,
  thing: PhraseType,
  subject: Scalar,
  object: NounPhrase,
): Test | undefined {
  const kinds = thing.zone?.takes ?? thing.kinds;
  if (object.heads.length === 0) return noEffect(scope, object.span);
  const noun = readQualifiedNoun(scope, object.heads[0], kinds);
  if (!noun || valueForCard(scope, object, noun)) return undefined;
  const { symbol } = noun.meaning;
  if (isVote(symbol)) {
    const votes = votesFor(scope, thing, subject, object, noun);
    return votes && quantityTest(scope, object, votes);
  }
  if (thing.sort === 'card') return cardHas(scope, thing, subject, object, noun);
  if (thing.sort !== 'pile' && thing.sort !== 'player') return noEffect(scope, object.span);
  if (
    symbol.sort === 'counter' &&
    (symbol.of === 'game' || (symbol.of === 'player' && thing.sort === 'player'))
  ) {
    return countTest(scope, object, noun, { op: 'counter', counter: symbol, owner: subject });
  }
  const inside: Many | undefined = thing.sort === 'pile' ? { op: 'cards-of', pile: subject } : undefined;
  if (symbol.sort === 'field' && noun.qualities[0]?.text === 'different' && inside) {
    if (!onlyNoun(scope, object, noun, noun.qualities.length - 1)) return undefined;
    checkNumber(scope, object, noun);
    const limit = limitOf(scope, object);
    const test: FieldTest | undefined = limit && { kind: 'different-count', ...limit };
    return test && { op: 'field-test', of: inside, field: symbol, test };
  }
  if (symbol.sort === 'field' || symbol.sort === 'counter') {
    const has = thing.kinds?.flatMap((kind) => kind.fields.map((field) => field.id)) ?? [];
    return unknownField(scope, noun.span, thing, has);
  }
  checkNumber(scope, object, noun);
  const alike = alikeIn(scope, object);
  const said = alike?.rest ?? object;
  const bare = anyOf(scope, scope.everywhere && thing.sort === 'player' ? inOwnPlaces(scope, said) : said);
  if (!bare) return undefined;
  const domain =
    inside && several({ sort: 'card', kinds: thing.zone?.takes, zone: thing.zone }, inside, object.span);
  const they = thing.sort === 'player' ? subject : scope.they;
  const found = withScope(scope, { they }, () => scope.read.phrase(scope, bare, { domain }));
  if (!found) return undefined;
  // A pile has the cards inside it, a player those in places of their own.
  if (found.thing.sort !== 'card' || (inside !== undefined && found.placed))
    return noEffect(scope, object.span);
  if (!inside && !found.placed)
    return reportAt(scope, 'name/no-place', noun.span, { noun: writtenWords(scope, noun.span) });
  if (!inside && found.thing.zone?.of !== 'player') return noEffect(scope, object.span);
  if (alike) return alikeTest(scope, alike, found.set);
  return quantityTest(scope, object, numberOfAll(found));
}

/** `Ann has 2 cards in hand`: in hers. Where cards are looked for everywhere it would be all hands. */
function inOwnPlaces(scope: Scope, object: NounPhrase): NounPhrase {
  const isOwn = ({ determiner, quantity, owner, heads }: NounPhrase): boolean =>
    !determiner &&
    !quantity &&
    !owner &&
    heads.length === 1 &&
    !!scope.vocabulary.terms
      .get(heads[0].words.map(({ text }) => text).join(' '))
      ?.some(({ symbol }) => symbol.sort === 'zone' && symbol.of === 'player');
  const tails = object.tails.map((tail) =>
    tail.kind === 'place' && tail.phrase.kind === 'noun' && isOwn(tail.phrase)
      ? { ...tail, phrase: { ...tail.phrase, determiner: 'their' as const } }
      : tail,
  );
  return { ...object, tails };
}

/** What a card has: so much of a counter. */
function cardHas(
  scope: Scope,
  thing: PhraseType,
  subject: Scalar,
  object: NounPhrase,
  noun: QualifiedNoun,
): Test | undefined {
  const { symbol } = noun.meaning;
  if (symbol.sort === 'field') return fieldHeld(scope, thing, subject, object, noun);
  if (symbol.sort !== 'counter') {
    // What is attached to it.
    const attachable =
      knowsHosts(scope.vocabulary) && ['kind', 'noun', 'card', 'built-in'].includes(symbol.sort);
    const bare = attachable ? anyOf(scope, object) : noEffect(scope, object.span);
    if (!bare || reportNothingAttached(scope, subject, object.span)) return undefined;
    checkNumber(scope, object, noun);
    const set: Many = { op: 'attached', to: { op: 'one', value: subject } };
    const kinds = scope.vocabulary.kinds.filter((kind) => kind.goesOn);
    const domain = several({ sort: 'card', kinds }, set, object.span);
    const found = scope.read.phrase(scope, bare, { domain });
    if (!found) return undefined;
    if (found.thing.sort !== 'card' || found.placed) return noEffect(scope, object.span);
    return quantityTest(scope, object, numberOfAll(found));
  }
  if (symbol.of !== 'card') return unknownField(scope, noun.span, thing);
  if (!counts(scope, symbol, thing, noun)) return undefined;
  return countTest(scope, object, noun, { op: 'counter', counter: symbol, owner: subject });
}

const isValue = ({ type }: FieldSymbol): boolean => type.type === 'value' || type.type === 'number';

/** Whether a card has a value of its own in a field: `a class`, `no class`. */
function fieldHeld(
  scope: Scope,
  thing: PhraseType,
  subject: Scalar,
  object: NounPhrase,
  noun: QualifiedNoun,
): Test | undefined {
  const { determiner, quantity } = object;
  if (quantity || (determiner !== 'a' && determiner !== 'no')) return noEffect(scope, object.span);
  if (!onlyNoun(scope, object, noun)) return undefined;
  const kinds = thing.kinds ?? scope.vocabulary.kinds;
  const { id } = noun.meaning.symbol;
  const fields = kinds.flatMap((kind) => kind.fields);
  const field = fields.find((each) => each.id === id);
  if (!field)
    return unknownField(
      scope,
      noun.span,
      thing,
      fields.filter(isValue).map((each) => each.id),
    );
  if (!isValue(field)) return noEffect(scope, object.span);
  const of: Many = { op: 'one', value: subject };
  const least = {
    how: determiner === 'a' ? '>=' : '=',
    amount: constant(determiner === 'a' ? 1 : 0),
  } as const;
  return { op: 'field-test', of, field, test: { kind: 'different-count', ...least } };
}

/** The test of a phrase on a counter. */
function countTest(scope: Scope, object: NounPhrase, noun: QualifiedNoun, value: Scalar): Test | undefined {
  if (!onlyNoun(scope, object, noun)) return undefined;
  checkNumber(scope, object, noun);
  const held = value.op === 'counter' && value.counter.holds !== undefined;
  return held ? holdsTest(scope, object, value) : quantityTest(scope, object, value);
}

/** Whether a state has a value: `a claim`, `no claim`; it cannot have several. */
function holdsTest(scope: Scope, object: NounPhrase, value: Scalar): Test | undefined {
  const some: Test = { op: 'some', of: { op: 'one', value } };
  if (object.quantity || object.determiner === undefined) return noEffect(scope, object.span);
  return object.determiner === 'no' ? { op: 'not', part: some } : some;
}

/** `with the most points`, `with the fewest cards in their hand`: keeps only the best. */
export function superlative(
  scope: Scope,
  described: PhraseMeaning,
  object: NounPhrase,
): { value: Scalar; lowest: boolean } | undefined {
  const [first, ...rest] = object.heads[0]?.words ?? [];
  if (!first) return undefined;
  const lowest = first.text === 'fewest' || first.text === 'lowest' || first.text === 'least';
  const isMost = lowest || first.text === 'most' || first.text === 'highest';
  if (object.determiner !== 'the' || !isMost || rest.length === 0) return undefined;
  const head = { ...object.heads[0], words: rest };
  const noun = readQualifiedNoun(scope, head, described.thing.kinds);
  if (!noun) return undefined;
  const it: Scalar = { op: 'it', depth: scope.depth + 1 };
  const { symbol } = noun.meaning;
  if (isVote(symbol)) {
    const value = votesFor(scope, described.thing, it, object, noun);
    return value && { value, lowest };
  }
  // `with the lowest steps between that ship and the harbour`
  if (symbol.sort === 'metric' && object.tails.some(({ kind }) => kind === 'between')) {
    const depth = scope.depth + 1;
    const candidate = { thing: described.thing, value: it };
    const value = withScope(scope, { depth, candidate }, () =>
      scope.read.number(scope, { ...object, heads: [head] }),
    );
    if (!value) return undefined;
    return asksOf(depth, value) ? { value, lowest } : noEffect(scope, object.span);
  }
  // `with the highest total strength of all ships in their dock`
  if (described.thing.sort === 'player' && measureIn(noun.qualities)) {
    const depth = scope.depth + 1;
    const value = withScope(scope, { depth, they: it }, () =>
      scope.read.number(scope, { ...object, heads: [head] }),
    );
    return value && { value, lowest };
  }
  if (described.thing.sort === 'pile' && symbol.sort === 'field' && totalled(noun.qualities))
    return { value: totalIn(scope, symbol, it), lowest };
  // `with the most different colours`
  if (described.thing.sort === 'pile' && symbol.sort === 'field' && isDifferent(noun.qualities)) {
    const value: Scalar = { op: 'different', field: symbol, also: [], of: { op: 'cards-of', pile: it } };
    return { value, lowest };
  }
  if (symbol.sort === 'counter' && symbol.holds) return noEffect(scope, object.span);
  // How many rolls there are is the same for all.
  if (symbol.sort === 'roll' || (symbol.sort === 'built-in' && symbol.id === 'roll'))
    return noEffect(scope, object.span);
  if (described.thing.sort === 'value') {
    const value = cardsOfValue(scope, described, { ...object, heads: [head] });
    return value && { value, lowest };
  }
  const plain = symbol.sort === 'counter' || symbol.sort === 'field';
  if (plain && !onlyNoun(scope, object, noun)) return undefined;
  const of = described.thing.sort;
  const fits =
    symbol.sort === 'counter'
      ? of === (symbol.of === 'card' ? 'card' : 'player')
      : symbol.sort === 'field'
        ? of === 'card'
        : of === 'pile' || of === 'player';
  if (!fits) return unknownField(scope, noun.span, described.thing);
  if (symbol.sort === 'counter') {
    if (!counts(scope, symbol, described.thing, noun)) return undefined;
    return { value: { op: 'counter', counter: symbol, owner: it }, lowest };
  }
  if (symbol.sort === 'field') return { value: { op: 'field', field: symbol, card: it }, lowest };
  const bare: NounPhrase = { ...object, determiner: undefined, heads: [head] };
  const { zone } = described.thing;
  const inside: Many = { op: 'cards-of', pile: it };
  const domain =
    of === 'pile' ? several({ sort: 'card', kinds: zone?.takes, zone }, inside, object.span) : undefined;
  const inner = withScope(scope, { depth: scope.depth + 1, they: it }, () =>
    scope.read.phrase(scope, bare, { domain }),
  );
  // A number is nothing of which there are several: `the lowest distance between two cells`.
  const isNumber = inner?.thing.sort === 'number';
  if (inner && (isNumber || inner.placed === (of === 'pile'))) return noEffect(scope, object.span);
  return inner && { value: numberOfAll(inner), lowest };
}

const isDifferent = (qualities: QualifiedNoun['qualities']): boolean =>
  qualities.length === 1 && qualities[0].text === 'different';

/** `with the lowest total ripeness`, of a pile: what its cards add up to. */
const totalled = (qualities: QualifiedNoun['qualities']): boolean =>
  qualities.length === 1 && qualities[0].text === 'total';

function totalIn(scope: Scope, field: FieldSymbol, pile: Scalar): Scalar {
  const depth = scope.depth + 2;
  const value: Scalar = { op: 'field', field, card: { op: 'it', depth } };
  return { op: 'total', of: { op: 'cards-of', pile }, depth, value };
}

/** `with the most fruits on the market`, of a value: how many cards have it. */
function cardsOfValue(scope: Scope, { thing }: PhraseMeaning, object: NounPhrase): Scalar | undefined {
  const { span } = object;
  const { en } = (thing.of ?? { names: { en: ['value'] } }).names;
  const words = en[0].split(' ').map((text) => ({ text, span }));
  const that: NounPhrase = {
    kind: 'noun',
    determiner: 'that',
    heads: [{ words, isNew: false, span }],
    tails: [],
    span,
  };
  const tails = [...object.tails, { kind: 'of', phrase: that, span } as const];
  const counted: NounPhrase = { ...object, determiner: undefined, tails };
  const read = ofCandidate(scope, thing, () => scope.read.phrase(scope, counted));
  return read && numberOfAll(read);
}
