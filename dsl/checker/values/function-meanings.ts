import { behindWord, extraObject } from '../common-findings.ts';
import { reserved } from '../../ir/registers.ts';
import { wrongSort, reportSeveral } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Call, FunctionMeaning, Many, Reason, Scalar, Test } from '../../ir/expressions.ts';
import { placeIn, type Span } from '../../text/source.ts';
import type { Args, Expression, NounPhrase, Tail, Word } from '../../language/syntax/ast.ts';
import { longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type {
  ConditionText,
  ExpressionText,
  FunctionSymbol,
  Parameter,
} from '../../language/symbols/symbols.ts';
import type { Base, QualifiedNoun } from '../nouns/qualified-noun.ts';
import { constant, definite, kindsMeet, ofCandidate } from '../nouns/noun-meanings.ts';
import { mentionParameter, plainType } from '../nouns/references.ts';
import { ownerOf, single } from '../nouns/possessives.ts';
import { withoutLast } from '../nouns/modifier-attachment.ts';
import {
  reportAt,
  countErrors,
  readDeclared,
  newScope,
  withScope,
  declaredHere,
  errorSort,
  refuseNested,
  writtenWords,
} from '../scope.ts';
import type { PhraseMeaning, Reader, Scope, PhraseType } from '../scope.ts';
import { refuseUnchosen } from './totals.ts';
import { choosesParts, measureIn } from './sum-scope.ts';
import { asksOf } from '../../ir/visibility.ts';
import { nodesOfMeaning } from '../../ir/visit.ts';
import { setMeaning, functionMeaning } from '../../ir/called-functions.ts';

/** Functions of the game: what they mean, and how they are called in phrases and conditions. */

/** Reads a function once; what is wrong in it is kept with it, and it is of the error sort then. */
export function readFunction(read: Reader, vocabulary: Vocabulary, fn: FunctionSymbol): void {
  if (fn.state !== 'unread') return;
  fn.state = 'reading';
  const known = vocabulary.fits.length;
  const you: Scalar = { op: 'it', depth: fn.first };
  const scopeFor = (text: ExpressionText | ConditionText): Scope => {
    const scope = newScope(read, vocabulary, text.snippet, { you });
    fn.parameters.forEach((parameter, i) => {
      const thing = parameterThing(scope, parameter);
      const value: Scalar = { op: 'it', depth: fn.first + 1 + i };
      if (!thing) scope.unknown = [...(scope.unknown ?? []), parameter.name];
      else mentionParameter(scope, parameter, { thing, slot: -1, value, many: false });
    });
    return scope;
  };
  const kept = <T>(scope: Scope, value: T): T => {
    refuseUnchosen(scope);
    refuseNested(scope);
    fn.diagnostics.push(...scope.diagnostics);
    wrong ||= countErrors(scope) > 0;
    return value;
  };
  let wrong = fn.unread === true;
  let gives: PhraseType | undefined;
  const value = (text: ExpressionText, wanted?: PhraseType['sort']): Scalar => {
    const scope = scopeFor(text);
    const found = scope.read.expression(scope, text.tree);
    const sort = wanted ?? gives?.sort;
    if (found && !found.scalar) reportSeveral(scope, text.tree.span);
    if (found && sort && found.thing.sort !== sort) {
      const one: PhraseType = gives?.sort === sort ? gives : { sort };
      wrongSort(scope, found, one, text.tree.span);
    }
    gives ??= found?.thing;
    return kept(scope, found?.scalar ?? constant(0));
  };
  const test = (text: ConditionText): Test => {
    const scope = scopeFor(text);
    return kept(scope, scope.read.condition(scope, text.tree) ?? { op: 'and', parts: [] });
  };
  const meaning = fn.unread ? NOTHING : meaningFrom(fn, value, test);
  const whole = { ...meaning, gives: gives ?? { sort: 'number' }, needsYou: false } as const;
  setMeaning(fn, { ...whole, needsYou: asksOf(fn.first, nodesOfMeaning(whole)) });
  fn.fits.push(...vocabulary.fits.slice(known));
  fn.state = wrong ? 'wrong' : 'read';
}

const NOTHING = { form: 'is', value: constant(0) } as const;

type WithoutGiven<M> = M extends unknown ? Omit<M, 'gives' | 'needsYou'> : never;
type Meaning = WithoutGiven<FunctionMeaning>;

function meaningFrom(
  { body }: FunctionSymbol,
  value: (text: ExpressionText, wanted?: PhraseType['sort']) => Scalar,
  test: (text: ConditionText) => Test,
): Meaning {
  switch (body.form) {
    case 'is':
      return { form: 'is', value: value(body.value) };
    case 'sum':
      return {
        form: 'sum',
        terms: body.terms.map((term) => ({ label: term.label, value: value(term.value, 'number') })),
        ...(body.least ? { least: value(body.least, 'number') } : {}),
      };
    case 'cases':
      return {
        form: 'cases',
        cases: body.cases.map((each) => ({
          ...(each.if ? { test: test(each.if) } : {}),
          value: value(each.is),
        })),
      };
    case 'if':
      return { form: 'if', test: test(body.test) };
  }
}

/** The type of a parameter. Numbers and values of a set are given by their names: `a number`, `a value`. */
function parameterThing(scope: Scope, { phrase }: Parameter): PhraseType | undefined {
  const own = plainType(scope, phrase);
  if (own) return own;
  const found = withScope(scope, { everywhere: true, mentions: [] }, () =>
    readDeclared(scope, phrase, (tree) => scope.read.phrase(scope, { ...tree, determiner: undefined })),
  );
  return found?.thing;
}

function readMeaning(scope: Scope, fn: FunctionSymbol, span: Span): FunctionMeaning | undefined {
  if (fn.state === 'reading') return reportAt(scope, 'game/circular', span, { noun: fn.id });
  readFunction(scope.read, scope.vocabulary, fn);
  return fn.state === 'wrong' ? errorSort(scope) : functionMeaning(fn);
}

/** `the F of X`, `X's F`, `the F between X and Y`, `the F of X between Y and Z`; alone, of the candidate. */
export function callIn(
  scope: Scope,
  np: NounPhrase,
  fn: FunctionSymbol,
  noun: QualifiedNoun,
): Base | undefined {
  const meaning = readMeaning(scope, fn, noun.span);
  if (!meaning) return undefined;
  if (fn.parameters.length === 0 && meaning.needsYou) return ofPlayer(scope, np, fn, meaning, noun);
  const given = givenIn(scope, np, fn);
  if (!given) return undefined;
  const { values, tails } = given;
  const [first] = fn.parameters;
  const candidate = scope.candidate;
  if (candidate && first && values.length < fn.parameters.length) {
    const takes = parameterThing(scope, first);
    if (takes && kindsMeet(candidate.thing, takes))
      values.unshift(definite(candidate.thing, candidate.value, np.span));
  }
  const base = (scalar: Scalar, qualities = noun.qualities): Base => ({
    value: definite(meaning.gives, scalar, np.span),
    tails,
    qualities,
  });
  const measured = measureIn(noun.qualities);
  const [of] = values;
  if (measured && of && !of.scalar && fn.parameters.length === 1) {
    if (choosesParts(scope, of)) return undefined;
    const total = ofCandidate(scope, of.thing, (it, depth): Scalar | undefined => {
      const value = call(scope, fn, meaning, [definite(of.thing, it, of.span)], noun.span);
      return value && { op: measured.how, of: of.set, depth, value };
    });
    return total && base(total, measured.others);
  }
  const value = call(scope, fn, meaning, values, noun.span);
  return value && base(value);
}

/** `your F`, `that player's F`: in the function, `you` is that player. */
function ofPlayer(
  scope: Scope,
  np: NounPhrase,
  fn: FunctionSymbol,
  meaning: FunctionMeaning,
  noun: QualifiedNoun,
): Base | undefined {
  const { candidate } = scope;
  const owner = ownerOf(scope, np);
  if (!owner && np.owner) return undefined;
  const you = owner
    ? single(scope, owner.value, 'player')
    : candidate?.thing.sort === 'player'
      ? candidate.value
      : scope.you;
  if (!you) return reportAt(scope, 'name/no-you', noun.span, { word: fn.id });
  const value = withScope(scope, { you }, () => call(scope, fn, meaning, [], noun.span));
  const { tails } = owner ?? np;
  return value && { value: definite(meaning.gives, value, np.span), tails, qualities: noun.qualities };
}

/** The arguments of a phrase in the order of the parameters, and the tails that are left. */
function givenIn(
  scope: Scope,
  np: NounPhrase,
  fn: FunctionSymbol,
): { values: PhraseMeaning[]; tails: readonly Tail[] } | undefined {
  if (fn.parameters.length === 0) return { values: [], tails: np.tails };
  const phrase = { ...np, tails: liftedBetween(scope, np.tails) };
  const owner = ownerOf(scope, phrase);
  const said = np.owner ?? phrase.tails.find((tail) => tail.kind === 'of');
  if (said && !owner) return undefined;
  let tails = owner?.tails ?? phrase.tails;
  const values = owner ? [owner.value] : [];
  const between = tails.find((tail) => tail.kind === 'between');
  const parts: Expression[] = between ? [between.left, between.right] : [];
  tails = tails.filter((tail) => tail !== between);
  for (const parameter of fn.parameters) {
    const tail = tails.find((each) => each.kind === 'place' && each.preposition === parameter.preposition);
    if (tail?.kind !== 'place') continue;
    parts.push(tail.phrase);
    tails = tails.filter((each) => each !== tail);
  }
  for (const part of parts) {
    const value = scope.read.expression(scope, part);
    if (!value) return undefined;
    values.push(value);
  }
  return { values, tails };
}

/** `the F of X between Y and Z`: the grammar reads `between` beside X; it is F's, unless X is measured itself. */
function liftedBetween(scope: Scope, tails: readonly Tail[]): readonly Tail[] {
  return tails.flatMap((tail): readonly Tail[] => {
    if (tail.kind !== 'of' || tail.phrase.kind !== 'noun') return [tail];
    const last = tail.phrase.tails.at(-1);
    if (last?.kind !== 'between' || tail.phrase.heads.length === 0) return [tail];
    const symbol = longestTerm(scope.vocabulary, tail.phrase.heads[0].words)?.meanings[0].symbol;
    if (symbol?.sort === 'function' || symbol?.sort === 'metric') return [tail];
    return [{ ...tail, phrase: withoutLast(tail.phrase) }, last];
  });
}

/** Where a number is taken, a roll stands for its total. */
const asNumber = (given: PhraseMeaning, takes: PhraseType): PhraseMeaning =>
  given.thing.sort === 'roll' && given.scalar && takes.sort === 'number'
    ? definite({ sort: 'number' }, { op: 'total-of', roll: given.scalar }, given.span)
    : given;

/** A call with its arguments checked against the parameters. */
function call(
  scope: Scope,
  fn: FunctionSymbol,
  meaning: FunctionMeaning,
  values: readonly PhraseMeaning[],
  span: Span,
): Call | undefined {
  const taken: Scalar[] = [];
  for (const [i, parameter] of fn.parameters.entries()) {
    const said = values[i];
    if (!said) {
      const details = { verb: fn.id, wanted: written(parameter.name) };
      return reportAt(scope, 'name/missing-object', span, details, declaredHere(parameter));
    }
    const takes = parameterThing(scope, parameter);
    if (!takes) return undefined;
    const given = asNumber(said, takes);
    const fits =
      kindsMeet(given.thing, takes) && (!takes.of || !given.thing.of || takes.of === given.thing.of);
    if (!fits) return wrongSort(scope, given, takes, given.span, declaredHere(parameter));
    const value = single(scope, given, takes.sort);
    if (!value) return undefined;
    taken.push(value);
  }
  const extra = values[fn.parameters.length];
  if (extra) {
    const takes = fn.parameters.map((each) => written(each.name));
    return extraObject(scope, extra.span, fn.id, takes);
  }
  if (meaning.needsYou && !scope.you) return reportAt(scope, 'name/no-you', span, { word: fn.id });
  const you = meaning.needsYou ? { you: scope.you } : {};
  return { op: 'called', function: fn, ...you, arguments: taken };
}

/** `that card fits the other`: the subject is the first parameter, what follows the verb are the others. */
export function readCalledTest(
  scope: Scope,
  fn: FunctionSymbol,
  subject: PhraseMeaning,
  args: Args,
  verb: Word,
): Test | undefined {
  const meaning = readMeaning(scope, fn, verb.span);
  if (!meaning) return undefined;
  if (fn.parameters.length === 0) return asYou(scope, fn, meaning, subject, verb.span);
  const values: PhraseMeaning[] = [subject];
  const used = new Set<Expression>();
  for (const parameter of fn.parameters.slice(1)) {
    const phrase = parameter.preposition
      ? args.arguments.find((each) => each.preposition === parameter.preposition)?.phrase
      : args.object;
    if (!phrase) {
      const wanted = behindWord(parameter.preposition, written(parameter.name));
      return reportAt(scope, 'name/missing-object', verb.span, { verb: fn.id, wanted });
    }
    used.add(phrase);
    const value = scope.read.expression(scope, phrase);
    if (!value) return undefined;
    values.push(value);
  }
  const extra = [args.object, ...args.arguments.map((each) => each.phrase)].find(
    (each) => each && !used.has(each),
  );
  if (extra) {
    const takes = fn.parameters.slice(1).map((each) => written(each.name));
    return extraObject(scope, extra.span, fn.id, takes);
  }
  // Arguments that are several: one of them is enough.
  const some = values.findIndex((value, i) => i > 0 && !value.scalar && !value.choice);
  if (some < 0) return call(scope, fn, meaning, values, verb.span);
  const { thing, set, span } = values[some];
  return ofCandidate(scope, thing, (it, depth): Test | undefined => {
    const test = call(scope, fn, meaning, values.with(some, definite(thing, it, span)), verb.span);
    const of: Many | undefined = test && { op: 'filter', of: set, depth, test };
    return of && { op: 'some', of };
  });
}

/** `each player is ready`: a condition without parameters is asked with the subject as `you`. */
function asYou(
  scope: Scope,
  fn: FunctionSymbol,
  meaning: FunctionMeaning,
  subject: PhraseMeaning,
  span: Span,
): Test | undefined {
  const you = single(scope, subject, 'player');
  return you && withScope(scope, { you }, () => call(scope, fn, meaning, [], span));
}

/** `that player is ready`, `that card is ready`: a condition of the game with the subject alone. */
export function qualified(
  scope: Scope,
  thing: PhraseType,
  value: Scalar,
  text: string,
  span: Span,
): { test: Test | undefined } | undefined {
  const fn = scope.vocabulary.functions.find(
    (each) =>
      (each.body.form === 'if' || each.unread) &&
      each.parameters.length <= 1 &&
      (each.id === text || each.names.en[0] === text),
  );
  if (!fn) return undefined;
  const meaning = readMeaning(scope, fn, span);
  if (!meaning) return { test: undefined };
  const subject = definite(thing, value, span);
  const [first] = fn.parameters;
  if (!first) return { test: asYou(scope, fn, meaning, subject, span) };
  return { test: call(scope, fn, meaning, [subject], span) };
}

/** A phrase that a card prints. */
export interface Selection {
  /** The test that a card, `it` of `reserved.selected`, is one that the phrase selects. */
  readonly test: Test;
  /** What it asks of the card one after the other; the card is `it` of `depth`. */
  readonly reasons: readonly Reason[];
  readonly depth: number;
}

/** The meaning of a phrase that a card prints. */
export function selectionOf(scope: Scope, tree: NounPhrase): Selection | undefined {
  const it: Scalar = { op: 'it', depth: reserved.selected };
  const domain: PhraseMeaning = {
    ...definite({ sort: 'card' }, it, tree.span),
    many: true,
    scalar: undefined,
  };
  const plain = tree.determiner === undefined || tree.determiner === 'a';
  if (!plain || tree.quantity) return reportSeveral(scope, tree.span);
  const found = scope.read.phrase(scope, { ...tree, determiner: undefined }, { domain });
  if (!found) return undefined;
  if (found.thing.sort === 'card')
    return { test: { op: 'among', value: it, of: found.set }, reasons: found.reasons, depth: found.depth };
  if (found.thing.sort !== 'value') return wrongSort(scope, found, 'cards', tree.span);
  // `ranger`, for a card that is one.
  const right = `${writtenWords(scope, tree.span)} card`;
  const advice = say('phrase/write', { example: written(right) });
  const fixes = writeInstead(placeIn(scope.snippet, tree.span), [right]);
  return wrongSort(scope, found, 'cards', tree.span, { advice, fixes, spoken: true });
}
