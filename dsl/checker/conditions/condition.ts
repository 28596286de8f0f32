import { numberOfAll } from '../values/multiple-cards.ts';
import { asksForResponse, responded } from '../values/window-responses.ts';
import { plural } from '../../text/english-inflection.ts';
import { unknownField, unknownQuality } from '../common-findings.ts';
import { wrongSort, reportMeaningless } from '../expectations.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import { isSameTree, someNode } from '../../ir/visit.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Complement, Condition, Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { FieldSymbol, NounLike } from '../../language/symbols/symbols.ts';
import { jointTest, sameValuesTest, samenessOf, reportNotComparable } from './same-values.ts';
import {
  constant,
  oneCard,
  kindTest,
  listOfOne,
  ofCandidate,
  several,
  sameSort,
  definite,
} from '../nouns/noun-meanings.ts';
import { togetherTest } from './alike-cards.ts';
import { hasTest } from './has-conditions.ts';
import { anyOf, quantityTest, signs } from './quantity-limits.ts';
import { nearest } from '../../text/edit-distance.ts';
import { readPastEvent } from './past-events.ts';
import { readQualifiedNoun } from '../nouns/qualified-noun.ts';
import { reportAt, typePhrase, noEffect, withScope, writtenWords } from '../scope.ts';
import type { PhraseMeaning, Scope, PhraseType } from '../scope.ts';
import { negatedTest } from './negation.ts';
import { ofEach, negatedIf } from './universal.ts';
import { lookedUp } from '../nouns/closed-quantities.ts';
import { qualified } from '../values/function-meanings.ts';
import { apartBy, apartTest } from '../nouns/grid-cells.ts';
import { matched } from './distinct-matching.ts';
import { liesUnder } from '../nouns/cards-beneath.ts';
import { plainPlaces } from '../nouns/locations.ts';
import { hostsOf, isInPlayPhrase, knowsPlay } from '../nouns/possession.ts';
import { holdsTest, relation, speaksOfWinning, wins } from './relation-verbs.ts';
import { hostedBy, liesIn } from '../nouns/modifiers.ts';
import { identityTest, canBeNone } from './existence.ts';
import {
  hasValueTest,
  holdsValuesOf,
  possibleValues,
  printedTest,
  rangeTest,
  unchosen,
} from '../values/field-values.ts';

const always: Test = { op: 'and', parts: [] };

/** Reads a condition. */
export function readCondition(scope: Scope, tree: Condition): Test | undefined {
  switch (tree.kind) {
    case 'and':
    case 'or':
    case 'any-of':
    case 'all-of':
    case 'none-of': {
      // Conditions on all chosen elements hold together; an alternative cannot contain them.
      const whole = tree.kind === 'and' || tree.kind === 'all-of';
      const change = whole ? {} : { together: undefined };
      const parts = withScope(scope, change, () => tree.parts.map((part) => readCondition(scope, part)));
      if (parts.includes(undefined)) return undefined;
      return negatedIf(tree.kind === 'none-of', { op: whole ? 'and' : 'or', parts: parts as Test[] });
    }
    case 'there-is': {
      if (tree.past) return reportMeaningless(scope, tree.span);
      if (tree.forEach) return matched(scope, tree.phrase, tree.forEach);
      const bare = anyOf(scope, tree.phrase);
      const counted = tree.phrase.quantity !== undefined;
      const found = bare && scope.read.phrase(scope, bare, { inTurn: true, counted });
      if (!found) return undefined;
      return found.together.length > 0
        ? togetherTest(scope, tree.phrase, found.set, found.together)
        : quantityTest(scope, tree.phrase, numberOfAll(found));
    }
    case 'has': {
      const either = eitherOf(scope, tree.subject, (subject) => ({ ...tree, subject }));
      if (either) return either.test;
      if (tree.past || tree.object.kind !== 'noun') return reportMeaningless(scope, tree.span);
      const object = tree.object;
      const one = (test: Test | undefined) => (tree.negated ? negatedTest(scope, test) : test);
      return ofEach(scope, tree.subject, (thing, value) => one(hasTest(scope, thing, value, object)));
    }
    case 'is': {
      const either = eitherOf(scope, tree.subject, (subject) => ({ ...tree, subject }));
      if (either) return either.test;
      if (tree.past) return readPastEvent(scope, tree);
      const holds = holdsTest(scope, tree);
      if (holds) return holds.test;
      return isTest(scope, tree.subject, tree.complement, tree.negated);
    }
    case 'does':
      if (asksForResponse(scope, tree)) return responded(scope, tree);
      return speaksOfWinning(scope, tree) ? wins(scope, tree) : relation(scope, tree);
  }
}

/** `fig-2 or plum-4 is ripe`: of cards with names it is asked whether one of them is, or is not. */
function eitherOf(
  scope: Scope,
  subject: Expression,
  about: (one: NounPhrase) => Condition,
): { readonly test: Test | undefined } | undefined {
  if (subject.kind !== 'noun' || subject.heads.length < 2 || subject.determiner || subject.quantity)
    return undefined;
  if (subject.owner || subject.tails.length > 0) return undefined;
  const areCards = subject.heads.every(({ words }) =>
    scope.vocabulary.cardTerms.has(words.map(({ text }) => text).join(' ')),
  );
  if (!areCards) return undefined;
  const parts = subject.heads.map((head) =>
    readCondition(scope, about({ ...subject, heads: [head], span: head.span })),
  );
  return { test: parts.includes(undefined) ? undefined : { op: 'or', parts: parts as Test[] } };
}

/** `every value is not 5` denies it of each value; `values are not consecutive` of all of them together. */
function isTest(
  scope: Scope,
  subject: Expression,
  complement: Complement,
  negate: boolean,
): Test | undefined {
  const field = fieldsOf(scope, subject);
  if (field === 'refused') return undefined;
  if (field) return fieldTest(scope, subject, field, complement, negate);
  const joint = negate ? undefined : jointTest(scope, subject, complement);
  if (joint) return joint.test;
  const alike = sameValuesTest(scope, subject, complement);
  if (alike) return negatedIf(negate, alike.test);
  const kind = samenessOf(complement);
  if (kind && scope.candidate && subject.kind === 'noun' && subject.heads.length === 1) {
    const span = { start: subject.span.start, end: complement.span.end };
    return reportNotComparable(scope, span, subject.heads[0].words, scope.candidate.thing, kind);
  }
  return ofEach(scope, subject, (thing, value, described) => {
    const test = singleTest(scope, thing, value, described, complement);
    return negate ? negatedTest(scope, test) : test;
  });
}

interface FieldSubject {
  readonly field: FieldSymbol;
  readonly every: boolean;
  /** None of them. */
  readonly no: boolean;
  /** The cards whose values are compared; absent: the cards being chosen, together. */
  readonly of?: Many;
}

/** `values`, `every value`, `no value`: a field of all cards that the condition is about. */
function fieldsOf(scope: Scope, subject: Expression): FieldSubject | 'refused' | undefined {
  const { candidate } = scope;
  if (subject.kind !== 'noun' || subject.owner || !candidate || subject.heads.length !== 1) return undefined;
  if (!scope.vocabulary.terms.has(subject.heads[0].words.map((word) => word.text).join(' ')))
    return undefined;
  const kinds = candidate.thing.kinds ?? candidate.thing.zone?.takes;
  const noun = readQualifiedNoun(scope, subject.heads[0], kinds);
  if (noun?.meaning.symbol.sort !== 'field') return undefined;
  const field = noun.meaning.symbol;
  if (candidate.thing.sort === 'player' || candidate.thing.sort === 'number') return undefined;
  if (
    field.type.type === 'language' ||
    (kinds && !kinds.some((kind) => kind.fields.some((each) => each.id === field.id)))
  ) {
    const has = (kinds ?? []).flatMap((kind) =>
      kind.fields.filter((each) => each.type.type !== 'language').map((each) => each.id),
    );
    unknownField(scope, subject.span, candidate.thing, has);
    return 'refused';
  }
  if (field.type.type !== 'number' && field.type.type !== 'value') return undefined;
  const no = subject.determiner === 'no';
  const every =
    no || subject.determiner === 'every' || subject.determiner === 'each' || subject.determiner === 'all';
  const plural = noun.meaning.form === 'many';
  if (candidate.thing.sort === 'pile') {
    const plain = subject.determiner === undefined && plural;
    if (subject.quantity || subject.tails.length > 0 || !(every || plain)) {
      reportAt(scope, 'name/which-values', subject.span, { field: field.names.en[0] });
      return 'refused';
    }
    return { field, every, no, of: { op: 'cards-of', pile: candidate.value } };
  }
  if (subject.quantity || every) {
    reportAt(scope, 'name/which-values', subject.span, { field: field.names.en[0] });
    return 'refused';
  }
  return plural && scope.together && subject.determiner === undefined
    ? { field, every: false, no: false }
    : undefined;
}

/** A condition on all values of a field among some cards. */
function fieldTest(
  scope: Scope,
  subject: Expression,
  { field, every, no, of }: FieldSubject,
  complement: Complement,
  negate: boolean,
): Test | undefined {
  if (complement.kind === 'words' && !standsAlone(scope, complement)) return undefined;
  const kind = every ? undefined : samenessOf(complement);
  if (kind === 'consecutive' && field.type.type !== 'number') {
    return reportAt(scope, 'name/wrong-sort', subject.span, {
      found: say('phrase/no-number-but', {
        what: typePhrase({ sort: 'value', of: field.type.type === 'value' ? field.type.of : undefined }),
      }),
      wanted: say('phrase/a-number'),
    });
  }
  if (kind && !of) {
    if (negate) return noEffect(scope, complement.span);
    scope.together!.push({ kind, field });
    return always;
  }
  if (kind && of) return negatedIf(negate, { op: 'field-test', of, field, test: { kind } });
  const card = scope.candidate!.value;
  const thing: PhraseType =
    field.type.type === 'value' ? { sort: 'value', of: field.type.of } : { sort: 'number' };
  return ofCandidate(scope, thing, (it, depth) => {
    const known: PhraseMeaning = { ...definite(thing, it, subject.span), depth };
    const value: Scalar = of ? it : { op: 'field', field, card };
    const said = singleTest(scope, thing, value, known, complement);
    const test = no !== negate ? negatedTest(scope, said) : said;
    return test && of ? { op: 'field-test', of, field, test: { kind: 'every', depth, test } } : test;
  });
}

const totalOf = (roll: Scalar): Scalar => ({ op: 'total-of', roll });

/** A condition on one card, player or value. */
function singleTest(
  scope: Scope,
  thing: PhraseType,
  value: Scalar,
  described: PhraseMeaning,
  complement: Complement,
): Test | undefined {
  // What is asked of a roll but which one it is, is asked of its total.
  if (thing.sort === 'roll' && complement.kind !== 'phrase')
    return singleTest(scope, { sort: 'number' }, totalOf(value), described, complement);
  switch (complement.kind) {
    case 'compared': {
      if (thing.sort !== 'number') return wrongSort(scope, { thing, span: described.span }, 'number');
      const said = scope.read.number(scope, complement.amount);
      const isSame = said && isItself(value, said);
      const amount = isSame ? ofTheOneAround(scope, complement.amount) : said;
      if (isSame && !amount) return comparedWithItself(scope, complement.amount);
      return amount && { op: 'compare', how: signs[complement.how], left: value, right: amount };
    }
    case 'placed': {
      const apart = apartBy(complement.preposition);
      if (apart) return apartTest(scope, thing, value, complement.phrase, complement.span, apart);
      const printed = printedTest(scope, thing, value, complement);
      if (printed) return printed.test;
      if (thing.sort !== 'card') return wrongSort(scope, { thing, span: described.span }, 'card');
      if (complement.preposition === 'attached to') {
        const to = hostsOf(scope, complement.phrase);
        return to && hostedBy(scope, value, to);
      }
      if (complement.preposition === 'under') return liesUnder(scope, value, complement);
      if (isInPlayPhrase(complement.phrase) && knowsPlay(scope.vocabulary))
        return { op: 'in-play', card: value };
      if (!plainPlaces.includes(complement.preposition)) return noEffect(scope, complement.span);
      const where = lookedUp(scope, complement.phrase);
      return where && liesIn(scope, value, where);
    }
    case 'within': {
      const amount = scope.read.number(scope, complement.amount);
      return amount && apartTest(scope, thing, value, complement.of, complement.span, { how: '<=', amount });
    }
    case 'words':
      return wordTest(scope, thing, value, complement);
    case 'phrase':
      return equalTest(scope, thing, value, complement.phrase);
  }
}

/** `where value is odd to the deck`: what belongs to the verb of the order must precede the condition. */
function standsAlone(scope: Scope, { args }: Complement & { kind: 'words' }): boolean {
  const extra = args.object ?? args.arguments[0] ?? args.time;
  if (extra) reportAt(scope, 'name/inside-where', extra.span, { word: writtenWords(scope, extra.span) });
  return extra === undefined;
}

/** `is odd`, `is empty`, `is red`. */
function wordTest(
  scope: Scope,
  thing: PhraseType,
  value: Scalar,
  complement: Complement & { kind: 'words' },
): Test | undefined {
  if (!standsAlone(scope, complement)) return undefined;
  const word = complement.words[0];
  const text = complement.words.map((each) => each.text).join(' ');
  const called = qualified(scope, thing, value, text, complement.span);
  if (called) return called.test;
  if ((text === 'odd' || text === 'even') && thing.sort === 'number') return { op: text, value };
  if (text === 'empty' && (thing.sort === 'zone' || thing.sort === 'pile')) {
    const of: Many =
      thing.sort === 'zone' ? { op: 'cards-in', zone: value } : { op: 'cards-of', pile: value };
    return { op: 'not', part: { op: 'some', of } };
  }
  if ((text === 'face up' || text === 'face down') && thing.sort === 'card')
    return negatedIf(text === 'face down', { op: 'face-up', card: value });
  if (text === 'full' && thing.sort === 'zone') {
    return thing.zone?.limited ? { op: 'full', zone: value } : noEffect(scope, word.span);
  }
  const kind =
    thing.sort === 'card' &&
    scope.vocabulary.terms.get(text)?.find(({ symbol }) => symbol.sort === 'kind')?.symbol;
  if (kind && kind.sort === 'kind') return kindTest(value, { sort: 'card', kinds: [kind] });
  const enums = thing.of ? [thing.of] : scope.vocabulary.enums;
  const found = enums
    .flatMap((each) => each.values)
    .find((each) => each.id === text || each.names.en[0] === text);
  if (found && thing.sort === 'value')
    return { op: 'compare', how: '=', left: value, right: constant(found.index) };
  const field =
    found && thing.kinds?.flatMap((kind) => kind.fields).find((each) => holdsValuesOf(each, found.of));
  if (found && field) return hasValueTest(field, value, constant(found.index));
  const card = thing.sort === 'card' ? scope.vocabulary.cardTerms.get(text) : undefined;
  if (card) {
    const parts = card.copies.map((copy): Many => ({ op: 'one', value: oneCard(copy) }));
    return { op: 'among', value, of: { op: 'union', parts } };
  }
  // A condition of the game on one card or player is written as a quality.
  const asked = scope.vocabulary.functions.filter(
    ({ body, parameters }) => body.form === 'if' && parameters.length === 1,
  );
  const named = asked.map(({ names }) => names.en[0]);
  const known = [...enums.flatMap((each) => each.values.map((one) => one.id)), ...QUALITIES, ...named];
  const near = nearest(text, known).filter((other) => other !== text);
  const said = { text, span: word.span };
  return unknownQuality(scope, said, typePhrase(thing), near, possibleValues(thing));
}

/** What any game has a word for. */
const QUALITIES = ['odd', 'even', 'empty', 'full', 'face up', 'face down', 'consecutive', 'different'];

/** Whether both are asked of the one that is looked at in a `where`. */
const isItself = (value: Scalar, other: Scalar): boolean =>
  isSameTree(value, other) && someNode(value, ({ op }) => op === 'it');

/** `where there is no berry where colour is that fruit's colour`: of the fruit that is looked at around the berry. */
function ofTheOneAround(scope: Scope, phrase: Expression): Scalar | undefined {
  const { around } = scope;
  if (around?.thing.sort !== 'card') return undefined;
  // By the same noun it would be the one inside.
  const [, noun] = /^that ([a-z-]+)/.exec(writtenWords(scope, phrase.span)) ?? [];
  const inside = writtenWords(scope, { start: 0, end: phrase.span.start })
    .split(/\bwhere\b/)
    .at(-2);
  if (noun === undefined) return undefined;
  if (new RegExp(`\\b(?:${noun}|${plural(noun)})(?![a-z-])`).test(inside ?? '')) return undefined;
  const found = withScope(scope, { candidate: around, around: undefined }, () =>
    scope.read.expression(scope, phrase),
  );
  const isOfIt = found?.scalar && someNode(found.scalar, (node) => isSameTree(node, around.value));
  return isOfIt ? found?.scalar : undefined;
}

/** `a fruit where colour is that fruit's colour`: inside, that fruit is the one that is looked at, and the two are always the same. */
const comparedWithItself = (scope: Scope, { span }: Expression): undefined =>
  reportAt(
    scope,
    'name/not-here',
    span,
    { what: say('phrase/a-comparison-with-itself', { what: writtenWords(scope, span) }) },
    { advice: say('phrase/give-the-other-one-a-name') },
  );

/** `is a pile`, `is a card`, `is the first player`, `is 5`. */
function equalTest(scope: Scope, thing: PhraseType, value: Scalar, phrase: Expression): Test | undefined {
  if (phrase.kind === 'noun' && phrase.determiner === 'a' && thing.sort === 'card') {
    const nouns = phrase.heads.map((head) => readQualifiedNoun(scope, head));
    const symbols = nouns.map((noun) => noun?.meaning.symbol);
    const plain = phrase.tails.length === 0 && nouns.every((noun) => noun?.qualities.length === 0);
    if (symbols.includes(undefined)) return undefined;
    if (plain && symbols.every((symbol) => symbol?.sort === 'kind')) {
      const kinds = symbols.flatMap((symbol) => (symbol?.sort === 'kind' ? [symbol] : []));
      return kindTest(value, { sort: 'card', kinds });
    }
    const described = describedAs(scope, thing, value, phrase, symbols, plain);
    if (described) return described.test;
  }
  if (phrase.kind === 'range' && thing.sort === 'number') return rangeTest(value, phrase);
  if (phrase.kind === 'range' && thing.sort === 'roll') return rangeTest(totalOf(value), phrase);
  const other = lookedUp(scope, phrase);
  if (!other || unchosen(scope, other)) return undefined;
  if (thing.sort === 'roll' && other.thing.sort === 'number' && other.scalar)
    return { op: 'compare', how: '=', left: totalOf(value), right: other.scalar };
  if (!sameSort(other.thing, thing)) return wrongSort(scope, other, thing, phrase.span);
  if (!other.scalar) return { op: 'among', value, of: other.set };
  const right = isItself(value, other.scalar) ? ofTheOneAround(scope, phrase) : other.scalar;
  if (!right) return comparedWithItself(scope, phrase);
  if (canBeNone(thing)) return identityTest(scope, value, right);
  return { op: 'compare', how: '=', left: value, right };
}

/** `is a red` of a card with that value, `is a red card` of one that a noun of the game names. */
function describedAs(
  scope: Scope,
  thing: PhraseType,
  value: Scalar,
  phrase: NounPhrase,
  symbols: readonly (NounLike | undefined)[],
  plain: boolean,
): { test: Test | undefined } | undefined {
  const parts = symbols.flatMap((symbol) => {
    if (symbol?.sort !== 'value') return [];
    const field = thing.kinds?.flatMap((kind) => kind.fields).find((each) => holdsValuesOf(each, symbol.of));
    return field ? [hasValueTest(field, value, constant(symbol.index))] : [];
  });
  if (plain && parts.length === symbols.length) return { test: { op: 'or', parts } };
  if (symbols.some((symbol) => symbol?.sort !== 'noun' && symbol?.sort !== 'kind')) return undefined;
  const domain = several(thing, listOfOne(thing, value), phrase.span);
  const found = scope.read.phrase(scope, { ...phrase, determiner: undefined }, { domain });
  return { test: found && { op: 'among', value, of: found.set } };
}
