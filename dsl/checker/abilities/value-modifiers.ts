import { unknownField, unknownQuality } from '../common-findings.ts';
import { asIs, say } from '../../diagnostics/catalogue/phrase.ts';
import type { CheckedAbility } from '../../ir/statements.ts';
import type { Scalar } from '../../ir/expressions.ts';
import { nearest } from '../../text/edit-distance.ts';
import { numberOfEach } from '../values/occurrences.ts';
import type { Expression, CountedUnit, NounPhrase, Standing, Word } from '../../language/syntax/ast.ts';
import { forms, longestTerm } from '../../language/symbols/symbol-table.ts';
import type { CounterSymbol, FieldSymbol, RollSymbol } from '../../language/symbols/symbols.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { matchTest } from './event-context.ts';
import { borrowed, isOfAnother } from './borrowed-fields.ts';
import { mentionValue } from '../nouns/references.ts';
import { onlyNoun, readQualifiedNoun } from '../nouns/qualified-noun.ts';
import { reportAt, typePhrase, noEffect, withScope, writtenWords, readMatching } from '../scope.ts';
import type { PhraseMeaning, Scope, PhraseType } from '../scope.ts';
import { countsAsSeveral, isSoMany } from '../values/multiple-cards.ts';
import { possibleValues } from '../values/field-values.ts';

type Modifier = CheckedAbility & { kind: 'modifier' };
type Made = Pick<Modifier, 'of' | 'test' | 'change' | 'amount'>;

const it: Scalar = { op: 'it', depth: 1 };

/** `+1 to your rolls for each card in your hand`: what is changed, where, by how much. */
export function modifier(
  scope: Scope,
  tree: {
    readonly sign: '+' | '-';
    readonly amount: Expression;
    readonly target: Expression;
    readonly forEach?: CountedUnit;
  },
): Made | undefined {
  return withScope(scope, { depth: Math.max(scope.depth, 1) }, () => {
    const of = targetOf(scope, tree.target);
    return withScope(scope, { mentions: scope.mentions }, () => {
      if (of?.of.kind === 'roll') mentionChanged(scope);
      const plain = scope.read.number(scope, tree.amount);
      const amount = of && plain && signed(scope, tree, plain);
      return amount && { ...of, change: 'add', amount };
    });
  });
}

/** `that roll` is each that is changed, where no other one has been named. */
function mentionChanged(scope: Scope): void {
  if (!scope.mentions.some(({ thing }) => thing.sort === 'roll'))
    mentionValue(scope, { sort: 'roll' }, it, 'roll');
}

/** What is added, less than nothing behind a minus: `-1 to that roll for each card in your hand`. */
export function signed(
  scope: Scope,
  { sign, forEach }: { readonly sign: '+' | '-'; readonly forEach?: CountedUnit },
  plain: Scalar,
): Scalar | undefined {
  const each = forEach && numberOfEach(scope, forEach);
  if (forEach && !each) return undefined;
  const times: Scalar = each ? timesOf(plain, each) : plain;
  return sign === '-' ? { op: '-', left: constant(0), right: times } : times;
}

/** `+1 for each` is their number. */
const timesOf = (left: Scalar, right: Scalar): Scalar =>
  left.op === 'constant' && left.value === 1 ? right : { op: 'times', left, right };

/** `your attack rolls`, `the equipped card's value`, `the value of all cards of yours`. */
function targetOf(scope: Scope, tree: Expression): Pick<Made, 'of' | 'test'> | undefined {
  if (tree.kind !== 'noun' || tree.heads.length !== 1) return noEffect(scope, tree.span);
  const noun = readQualifiedNoun(scope, tree.heads[0]);
  if (!noun) return undefined;
  const { symbol } = noun.meaning;
  if (symbol.sort === 'roll' || (symbol.sort === 'built-in' && symbol.id === 'roll'))
    return rollsOf(scope, tree, symbol.sort === 'roll' ? symbol : undefined);
  const [quality] = noun.qualities;
  if (quality && ['field', 'counter'].includes(symbol.sort)) {
    return unknownQuality(scope, quality, asIs(forms(symbol).one));
  }
  if (tree.quantity || tree.ordinal) return noEffect(scope, tree.span);
  if (symbol.sort === 'field' && symbol.type.type === 'number') return valuesOf(scope, tree, symbol);
  if (symbol.sort === 'counter' && !symbol.holds) return valuesOf(scope, tree, symbol);
  return reportAt(scope, 'name/wrong-sort', tree.span, {
    found: asIs(writtenWords(scope, tree.span)),
    wanted: say('phrase/a-number-of-a-card-or'),
  });
}

function rollsOf(
  scope: Scope,
  tree: NounPhrase,
  purpose: RollSymbol | undefined,
): Pick<Made, 'of' | 'test'> | undefined {
  // A roll is nobody else's.
  if (tree.determiner === 'your' && tree.tails.some(({ kind }) => kind === 'of'))
    return noEffect(scope, tree.span);
  const test = matchTest(scope, tree, it, { sort: 'roll' });
  return test && { of: { kind: 'roll', purpose }, test: test.test ?? { op: 'and', parts: [] } };
}

/** A field or counter of cards: `'s`, `your` or `of` says whose. */
function valuesOf(
  scope: Scope,
  tree: NounPhrase,
  symbol: FieldSymbol | CounterSymbol,
): Pick<Made, 'of' | 'test'> | undefined {
  const whose = tree.owner ?? ownersOf(tree);
  if (!whose || (tree.owner && tree.tails.length > 0)) return noEffect(scope, tree.span);
  // A lasting modifier applies to everything that its phrase selects: nobody chooses some of it.
  if (whose.kind === 'noun' && whose.quantity) return noEffect(scope, whose.span);
  const test = matchTest(scope, whose, it, { sort: 'card' });
  if (!test) return undefined;
  if (!canHave(symbol, test.said)) return lacks(scope, tree, test.said);
  const of =
    symbol.sort === 'field'
      ? ({ kind: 'field', field: symbol } as const)
      : ({ kind: 'counter', counter: symbol } as const);
  return { of, test: test.test ?? { op: 'and', parts: [] } };
}

/** `of all cards of yours where level is 1`: the condition behind is about the cards, since values have none. */
function ownersOf({ tails }: NounPhrase): Expression | undefined {
  const [of, ...conditions] = tails;
  if (of?.kind !== 'of' || conditions.some(({ kind }) => kind !== 'where')) return undefined;
  if (conditions.length === 0) return of.phrase;
  if (of.phrase.kind !== 'noun') return undefined;
  const span = { start: of.phrase.span.start, end: conditions.at(-1)!.span.end };
  return { ...of.phrase, tails: [...of.phrase.tails, ...conditions], span };
}

/** Whether selected cards can have a number: some kind of them prints such a field, or has the counter. */
function canHave(symbol: FieldSymbol | CounterSymbol, { kinds }: PhraseType): boolean {
  if (symbol.sort === 'counter')
    return (
      symbol.of === 'card' && (!kinds || !symbol.kinds || kinds.some((kind) => symbol.kinds!.includes(kind)))
    );
  const isSame = (field: FieldSymbol): boolean =>
    field.id === symbol.id && field.type.type === symbol.type.type;
  return !kinds || kinds.some((kind) => kind.fields.some(isSame));
}

function lacks(scope: Scope, tree: NounPhrase, thing: PhraseType): undefined {
  const has = (thing.kinds ?? []).flatMap((kind) => [
    ...kind.fields.filter(({ type }) => type.type === 'number').map(({ id }) => id),
    ...scope.vocabulary.counters.filter(({ kinds }) => kinds?.includes(kind)).map(({ id }) => id),
  ]);
  const { span } = tree.heads[0];
  return unknownField(scope, span, thing, [...new Set(has)]);
}

/** Of how many values a card can have several: each is a bit. */
const MOST_VALUES = 31;

/** `the equipped card counts as red`, `this also counts as red`: a value of one of its fields is set. */
export function countsAs(
  scope: Scope,
  subject: Expression,
  says: Standing['says'] & { kind: 'counts-as' },
): ({ kind: 'modifier' } & Made) | undefined {
  if (says.for && !isSoMany(says.what)) return noEffect(scope, says.for.span);
  const range = rangeOfCards(scope, subject);
  if (range) return rangeSet(scope, range.phrase, range.field, says);
  if (isNumberOfCards(scope, subject)) return numberSet(scope, subject, says);
  if (isSoMany(says.what)) return countsAsSeveral(scope, subject, says, says.what);
  return withScope(scope, { depth: Math.max(scope.depth, 1) }, () => {
    const described = readMatching(scope, subject);
    const word = wordOf(says.what);
    if (!described) return undefined;
    if (word === undefined) return valueOfAnother(scope, subject, described, says);
    const found = fieldWith(scope, described, word);
    if (!found) {
      const { span } = says.what;
      const values = possibleValues(described.thing);
      const near = nearest(word, values);
      return unknownQuality(scope, { text: word, span }, typePhrase(described.thing), near, values);
    }
    return fieldSet(scope, subject, says, found.field, constant(found.value));
  });
}

/** `this counts as that class`, `the equipped card also counts as the colour of your crown`: a value that is known only then. */
function valueOfAnother(
  scope: Scope,
  subject: Expression,
  described: PhraseMeaning,
  says: Standing['says'] & { kind: 'counts-as' },
): ({ kind: 'modifier' } & Made) | undefined {
  const { what } = says;
  const isKnown = 'kind' in what && what.kind === 'noun' && KNOWN.includes(what.determiner);
  if (!isKnown) return noEffect(scope, what.span);
  const value = scope.read.expression(scope, what);
  if (!value) return undefined;
  const { thing, scalar } = value;
  const fields = described.thing.kinds?.flatMap((kind) => kind.fields) ?? scope.vocabulary.fields;
  const field =
    thing.sort === 'value'
      ? fields.find(({ type }) => type.type === 'value' && type.of === thing.of)
      : undefined;
  if (!field || !scalar) return noEffect(scope, what.span);
  return fieldSet(scope, subject, says, field, scalar);
}

/** How what is known begins; none in front of an owner. */
const KNOWN: readonly NounPhrase['determiner'][] = ['that', 'the', 'your', undefined];

/** A field of the described cards is set to a value, or has it as well. */
function fieldSet(
  scope: Scope,
  subject: Expression,
  says: Standing['says'] & { kind: 'counts-as' },
  field: FieldSymbol,
  amount: Scalar,
): ({ kind: 'modifier' } & Made) | undefined {
  const values = field.type.type === 'value' ? field.type.of.values.length : 0;
  if (says.also && (field.wild || values > MOST_VALUES))
    return noEffect(scope, says.what.span, say('phrase/one-value-more-is-had-by'));
  const test = matchTest(scope, subject, it, { sort: 'card' });
  return (
    test && {
      kind: 'modifier',
      of: { kind: 'field', field },
      test: test.test ?? { op: 'and', parts: [] },
      change: says.also ? 'also' : 'set',
      amount,
    }
  );
}

/** Whether a phrase is a number that cards print or count: `the equipped card's value`. */
function isNumberOfCards({ vocabulary }: Scope, tree: Expression): tree is NounPhrase {
  if (tree.kind !== 'noun' || tree.heads.length !== 1) return false;
  const symbol = longestTerm(vocabulary, tree.heads[0].words)?.meanings[0].symbol;
  return (
    (symbol?.sort === 'field' && symbol.type.type === 'number') ||
    (symbol?.sort === 'counter' && symbol.of === 'card' && !symbol.holds)
  );
}

/** `the equipped card's value counts as 3`: the number is that one, and what is added to it comes on top. */
function numberSet(
  scope: Scope,
  subject: NounPhrase,
  { what, also }: Standing['says'] & { kind: 'counts-as' },
): ({ kind: 'modifier' } & Made) | undefined {
  if (also || !('kind' in what)) return noEffect(scope, what.span);
  return withScope(scope, { depth: Math.max(scope.depth, 1) }, () => {
    const of = targetOf(scope, subject);
    const amount = of && scope.read.number(scope, what);
    return amount && { kind: 'modifier', ...of, change: 'set', amount };
  });
}

/** The range that cards print, where a phrase is one: `the requirement of this`. */
function rangeOfCards(
  { vocabulary }: Scope,
  phrase: Expression,
): { readonly phrase: NounPhrase; readonly field: FieldSymbol } | undefined {
  if (phrase.kind !== 'noun' || phrase.heads.length !== 1 || phrase.quantity || phrase.ordinal)
    return undefined;
  const field = longestTerm(vocabulary, phrase.heads[0].words)?.meanings[0].symbol;
  return field?.sort === 'field' && field.type.type === 'range' ? { phrase, field } : undefined;
}

/** `this card's requirement counts as that card's requirement`: the same range of another card. */
function rangeSet(
  scope: Scope,
  subject: NounPhrase,
  range: FieldSymbol,
  { what, also }: Standing['says'] & { kind: 'counts-as' },
): ({ kind: 'modifier' } & Made) | undefined {
  if (also || !('kind' in what)) return noEffect(scope, what.span);
  return withScope(scope, { depth: Math.max(scope.depth, 1) }, () => {
    const of = valuesOf(scope, subject, range);
    const value = of && scope.read.expression(scope, what);
    if (!value) return undefined;
    const { thing, scalar } = value;
    if (thing.sort !== 'range' || scalar?.op !== 'field' || scalar.field.id !== range.id)
      return noEffect(scope, what.span);
    return { kind: 'modifier', ...of, change: 'set', amount: scalar };
  });
}

/**
 * `that card has no colour`, `that card has no effect`: what is printed in a field is nothing. `this has the skill of that
 * card`: it has what another card says, too.
 */
export function hasPrinted(
  scope: Scope,
  subject: Expression,
  what: Expression,
  stands: boolean,
): ({ kind: 'modifier' } & Made) | undefined {
  if (what.kind === 'noun' && isOfAnother(what)) return borrowed(scope, subject, what, stands);
  if (what.kind !== 'noun' || what.determiner !== 'no' || what.quantity || what.heads.length !== 1)
    return noEffect(scope, what.span, say('phrase/what-cards-have-is-what-they'));
  return withScope(scope, { depth: Math.max(scope.depth, 1) }, () => {
    const described = readMatching(scope, subject);
    const noun = described && readQualifiedNoun(scope, what.heads[0], described.thing.kinds);
    if (!noun || !onlyNoun(scope, what, noun)) return undefined;
    const { symbol } = noun.meaning;
    if (symbol.sort !== 'field')
      return noEffect(scope, what.span, say('phrase/what-cards-have-is-what-they'));
    const kinds = described.thing.kinds ?? scope.vocabulary.kinds;
    const field = kinds.flatMap((kind) => kind.fields).find(({ id }) => id === symbol.id);
    const has = kinds.flatMap((kind) => kind.fields.filter(canBeTaken).map(({ id }) => id));
    if (!field) return unknownField(scope, noun.span, described.thing, [...new Set(has)]);
    if (!canBeTaken(field))
      return noEffect(scope, what.span, say('phrase/only-values-and-texts-can-be-missing'));
    const test = matchTest(scope, subject, it, { sort: 'card' });
    if (!test) return undefined;
    const made = {
      of: { kind: 'field', field } as const,
      test: test.test ?? ({ op: 'and', parts: [] } as const),
    };
    return { kind: 'modifier', ...made, change: 'clear', amount: constant(0) };
  });
}

/** What a card may do without: a value, a number, what it does and what it can. */
const canBeTaken = ({ type }: FieldSymbol): boolean =>
  type.type === 'value' ||
  type.type === 'number' ||
  (type.type === 'language' && (type.entry === 'effect' || type.entry === 'abilities'));

const wordOf = (what: Expression | Word): string | undefined => {
  if ('text' in what) return what.text;
  if (what.kind !== 'noun' || what.heads.length !== 1 || what.tails.length > 0) return undefined;
  if (what.determiner !== 'a' || what.name) return undefined;
  return what.heads[0].words.map((word) => word.text).join(' ');
};

/** The field of the described cards that can hold a value, and the value. */
function fieldWith(
  scope: Scope,
  described: PhraseMeaning,
  word: string,
): { field: FieldSymbol; value: number; values: number } | undefined {
  const fields = described.thing.kinds?.flatMap((kind) => kind.fields) ?? scope.vocabulary.fields;
  for (const field of fields) {
    if (field.type.type !== 'value') continue;
    const value = field.type.of.values.find((each) => {
      const { one, many } = forms(each);
      return [each.id, one, many].includes(word);
    });
    if (value) return { field, value: value.index, values: field.type.of.values.length };
  }
  return undefined;
}
