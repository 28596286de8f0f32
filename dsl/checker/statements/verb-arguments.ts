/** The objects of a verb, or of a window that is opened: matched to the parameters that it declares. */
import { behindWord, extraObject, fixes, saidInData } from '../common-findings.ts';
import { reportSeveral, whatVerbTakes, wrongSort } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { spoken } from '../../diagnostics/localize.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import { isSameNode } from '../../ir/visit.ts';
import type { Act } from '../../ir/statements.ts';
import { withArticle } from '../../text/english-inflection.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import type { Expression, NounPhrase, Order } from '../../language/syntax/ast.ts';
import { forms, longestTerm } from '../../language/symbols/symbol-table.ts';
import type { Parameter, ZoneSymbol } from '../../language/symbols/symbols.ts';
import { asCards, several, kindsMeet, kindTest, offered } from '../nouns/noun-meanings.ts';
import { fromItsPlace } from '../suggestions/places-behind.ts';
import { isApart, narrowsTheEnd } from '../suggestions/common-mistakes.ts';
import { doneByThem, ofTheirOwn } from '../suggestions/other-sides.ts';
import { eachOf } from '../suggestions/one-by-one.ts';
import { ofItsController, placedThis, sameMove } from '../places/card-places.ts';
import { mention, plainType } from '../nouns/references.ts';
import { checkNumber, readQualifiedNoun, onlyNoun, saysHowMany } from '../nouns/qualified-noun.ts';
import { asChoice, bindToLocal, slotFor, supply } from './picks.ts';
import { reportEverybodys } from '../places/everybodys-cards.ts';
import { reportTooWide } from '../places/wide-objects.ts';
import { guardArgument } from './parameter-guards.ts';
import { readAmount } from '../values/counter-targets.ts';
import { isLatestOfPast } from '../values/latest-cards.ts';
import {
  reportAt,
  readDeclared,
  typePhrase,
  withScope,
  writtenWords,
  behindFault,
  readWords,
  errorSort,
  declaredHere,
} from '../scope.ts';
import type { PhraseMeaning, CallableSymbol, Scope, PhraseType } from '../scope.ts';

/** All objects of a verb. */
export const objectsOfOrder = ({ args }: Order): Expression[] => [
  ...(args.object ? [args.object] : []),
  ...args.arguments.map(({ phrase }) => phrase),
];

/** Reads objects of which nobody knows what they are for. */
export const readObjects = (scope: Scope, objects: readonly Expression[]): undefined =>
  readWords(scope, () => objects.forEach((each) => scope.read.expression(scope, each)));

/** Matches the objects of a verb to its declared parameters; returns a local for each. */
export function argumentsOf(
  scope: Scope,
  verb: CallableSymbol,
  tree: Order,
  prepare: Act[],
): number[] | undefined {
  if (verb.unread) {
    readObjects(scope, objectsOfOrder(tree));
    return errorSort(scope);
  }
  const used = new Set<Expression>();
  const slots: number[] = [];
  const givenTo = ({ preposition }: Parameter): Expression | undefined =>
    preposition
      ? tree.args.arguments.find((each) => each.preposition === preposition)?.phrase
      : tree.args.object;
  /** The others are checked against their parameters all the same. */
  const readOthers = (others: readonly Parameter[]): undefined =>
    behindFault(scope, () => {
      for (const other of others) {
        const phrase = givenTo(other);
        if (phrase) argument(scope, verb, other, phrase, []);
      }
    });
  const foreign = tree.args.arguments.find(({ preposition }) =>
    verb.parameters.every((parameter) => parameter.preposition !== preposition),
  );
  if (foreign) {
    superfluous(scope, verb, tree, foreign);
    return readObjects(scope, objectsOfOrder(tree));
  }
  for (const [i, parameter] of verb.parameters.entries()) {
    const phrase = givenTo(parameter);
    // What nobody knows may be what does it.
    if (!phrase && parameter.preposition === 'by' && scope.counting === 'unknown') return errorSort(scope);
    if (!phrase) {
      const details = { verb: verb.id, wanted: behindWord(parameter.preposition, written(parameter.name)) };
      return reportAt(scope, 'name/missing-object', tree.verb.span, details, {
        ...declaredHere(parameter),
        ...withOne(scope, parameter, tree),
      });
    }
    used.add(phrase);
    const slot = argument(scope, verb, parameter, phrase, prepare, tree);
    if (slot === undefined) return readOthers(verb.parameters.slice(i + 1));
    slots.push(slot);
  }
  const given = [
    ...(tree.args.object ? [{ phrase: tree.args.object, span: tree.args.object.span }] : []),
    ...tree.args.arguments,
  ];
  const extra = given.find((each) => !used.has(each.phrase));
  if (extra) return superfluous(scope, verb, tree, extra);
  return slots;
}

/** `melt an ingot`, where the verb is alone: anything that it takes. */
function withOne(scope: Scope, { preposition, phrase }: Parameter, { verb }: Order): DiagnosticExtras {
  const [head] = phrase.tree.heads;
  const symbol = head && longestTerm(scope.vocabulary, head.words)?.meanings[0]?.symbol;
  if (preposition !== undefined || (symbol?.sort !== 'kind' && symbol?.sort !== 'noun')) return {};
  const whole = `${verb.text} ${withArticle(forms(symbol).one)}`;
  return { fixes: writeInstead(placeIn(scope.snippet, verb.span), [whole]) };
}

/** What a verb does not take, and what it takes. */
function superfluous(
  scope: Scope,
  verb: CallableSymbol,
  tree: Order,
  extra: { readonly phrase: Expression; readonly span: Span; readonly preposition?: string },
): undefined {
  const takes = verb.parameters.map(saidInData);
  const direct = verb.parameters.find((parameter) => parameter.preposition === undefined);
  const anywhere = direct && parameterOf(scope, direct)?.set.op !== 'end-cards';
  const advice = anywhere ? fromItsPlace(scope, tree.args.object, extra) : undefined;
  return extraObject(scope, extra.span, verb.id, takes, advice);
}

/** What a parameter takes, as its phrase in the verb's declaration says. */
export function parameterOf(scope: Scope, parameter: Parameter): PhraseMeaning | undefined {
  const plain = plainType(scope, parameter.phrase);
  if (plain) {
    const { span } = parameter.phrase.tree;
    return { ...several(plain, { op: 'union', parts: [] }, span), many: false, placed: false };
  }
  const inside = withScope(scope, { you: scope.acting ?? scope.you, everywhere: true }, () =>
    readDeclared(scope, parameter.phrase, (tree) => scope.read.phrase(scope, tree)),
  );
  // `the top cards of a zone`: as many as the order says.
  const { heads } = parameter.phrase.tree;
  const form = longestTerm(scope.vocabulary, heads[0]?.words ?? [])?.meanings[0].form;
  if (inside?.set.op === 'end-cards' && form === 'many') return { ...inside, scalar: undefined, many: true };
  const many = inside?.choice
    ? inside.many
    : !inside?.scalar && parameter.phrase.tree.determiner === undefined;
  return inside && { ...inside, many, thing: ofWhoActs(scope, inside.thing) };
}

/** What belongs to the player who acts does not belong to those who that player is known not to be. */
function ofWhoActs({ acting, actingIsNot }: Scope, thing: PhraseType): PhraseType {
  const of = thing.side?.of;
  return of && acting && isSameNode(of, acting) ? { ...thing, side: { of, notOf: actingIsNot } } : thing;
}

/** The verbs that take the cards of the place where something is looked for. */
const takingThere = (scope: Scope, given: PhraseMeaning): string[] =>
  scope.vocabulary.verbs.flatMap(({ id, parameters: [first, ...others], unread }) => {
    const takes = first && others.length === 0 && !first.preposition && !unread && parameterOf(scope, first);
    const there = takes && takes.placed && takes.thing.zone === given.thing.zone && !isApart(takes, given);
    return there && kindsMeet(takes.thing, given.thing) ? [id] : [];
  });

const anyCard: PhraseType = { sort: 'card' };

/** `hand a card` on a card, where that verb takes one kind, and another one that people call so takes any card. */
function isForAnyCard(
  scope: Scope,
  { id }: CallableSymbol,
  { phrase }: Parameter,
  said: Expression,
): boolean {
  if (!scope.thisKind || said.kind !== 'noun' || said.tails.length > 0 || isOfCards(phrase.tree))
    return false;
  if (!isOfCards(said)) return false;
  return scope.vocabulary.verbs.some(
    ({ names, parameters: [first], id: other }) =>
      other !== id &&
      names.also?.en?.includes(id) === true &&
      first !== undefined &&
      isOfCards(first.phrase.tree),
  );
}

/** Whether a phrase is about cards of any kind. */
const isOfCards = ({ heads: [head, ...others] }: NounPhrase): boolean =>
  others.length === 0 && /^cards?$/.test(head?.words.map(({ text }) => text).join(' ') ?? '');

/** Whether cards are in another zone, as far as is known. */
const isElsewhere = ({ zone, inPlay }: PhraseType, there: ZoneSymbol): boolean =>
  zone ? zone !== there : inPlay === true && !there.inPlay;

/** Whether cards are somebody's by name, and the verb takes those of who does it: it would do nothing where these are two. */
const isOfAnother = (
  { thing: { side: one } }: PhraseMeaning,
  { thing: { side: other } }: PhraseMeaning,
): boolean => isNamed(one?.of) && isNamed(other?.of) && !isSameNode(one.of, other.of);

/** You, or somebody who has a name: who has a card is not known. */
const isNamed = (who: Scalar | undefined): who is Scalar => who?.op === 'you' || who?.op === 'local';

/** Whether the phrase itself names a place, and not a noun that stands for it. */
const saysPlace = (phrase: Expression): boolean =>
  phrase.kind === 'noun' && (phrase.owner !== undefined || phrase.tails.some(({ kind }) => kind === 'place'));

/** Whether cards are looked for in the places of all players. */
function isAnybodys(list: Many): boolean {
  if (list.op === 'filter' || list.op === 'sorted' || list.op === 'best') return isAnybodys(list.of);
  return (list.op === 'cards-in-all' && list.zone.of === 'player') || list.op === 'cards-in-each';
}

/** Reads one argument into a local of the caller. */
function argument(
  scope: Scope,
  verb: CallableSymbol,
  parameter: Parameter,
  phrase: Expression,
  prepare: Act[],
  order?: Order,
): number | undefined {
  const takes = parameterOf(scope, parameter);
  if (!takes) return undefined;
  if (takes.set.op === 'end-cards') return fromTheEnd(scope, parameter, phrase, takes, prepare);
  const whole = order && { verb, parameter, order, phrase, takes };
  if (whole && reportTooWide(scope, whole, (each) => parameterOf(scope, each))) return undefined;
  const restricted = takes.placed || takes.reasons.length > 0;
  if (!saysHowMany(scope, phrase)) return undefined;
  // The verb sets the candidates; the phrase says how many are chosen, and by whom.
  const domain: PhraseMeaning = {
    ...takes,
    choice: undefined,
    random: undefined,
    name: undefined,
    each: false,
    many: true,
  };
  // The last of all, and nobody where the verb cannot be done with that one: not the last of those with which it can.
  const isOfAll = takes.thing.sort === 'card' && phrase.kind === 'noun' && isLatestOfPast(phrase);
  const takenBy = { verb: verb.id, takes: takesIn(parameter) };
  const given = scope.read.expression(scope, phrase, restricted && !isOfAll ? { domain, takenBy } : {});
  if (!given) return undefined;
  // Whether somebody is there whose it is, is asked apart.
  const isKnown = !/\btheir\b/.test(writtenWords(scope, phrase.span));
  if (order && isForAnyCard(scope, verb, parameter, phrase))
    return wrongSort(scope, { ...given, thing: anyCard }, takes.thing, phrase.span, {
      ...declaredHere(parameter),
      advice: whatVerbTakes(takenBy),
    });
  const standsFor = given.thing.sort === 'pile' && takes.thing.sort === 'card' && takes.many;
  if (!standsFor && !kindsMeet(given.thing, takes.thing)) {
    const right = `all cards in ${writtenWords(scope, phrase.span)}`;
    const advice =
      given.thing.sort === 'zone'
        ? {
            advice: say('phrase/name-the-cards-in-it', { example: written(right) }),
            ...fixes(scope, phrase, [right]),
            spoken: true,
          }
        : {
            advice: whatVerbTakes(takenBy),
          };
    return wrongSort(scope, given, takes.thing, phrase.span, { ...declaredHere(parameter), ...advice });
  }
  const lying =
    verb.parameters.length === 1
      ? ofItsController(scope, placedThis(scope, given))
      : placedThis(scope, given);
  if (given.many && !takes.many)
    return reportSeveral(scope, phrase.span, order && eachOf(scope, order, phrase, given, parameter));
  const ofDoer = takes.placed && isKnown && takes.thing.side?.of !== undefined && saysPlace(phrase);
  const wide = ofDoer && isAnybodys(given.set);
  const apart = takes.placed && (wide || (ofDoer && isOfAnother(takes, lying)) || isApart(takes, lying));
  const elsewhere = takes.placed && takes.thing.zone && isElsewhere(lying.thing, takes.thing.zone);
  if ((apart || elsewhere) && lying.thing.sort === 'card') {
    const { you, acting = you } = scope;
    const { of } = lying.thing.side ?? {};
    const yours = you && of && isSameNode(you, of);
    const whose = yours ? 'your ' : "an opponent's ";
    const theirs = apart && yours && acting && !isSameNode(acting, you);
    const place = `${wide ? 'any ' : apart ? whose : ''}${lying.thing.zone?.names.en[0] ?? 'play'}`;
    const wanted =
      readDeclared(scope, parameter.phrase, (tree) => writtenWords(scope, tree.span)) ?? parameter.name;
    const own = theirs ? ofTheirOwn(scope, phrase) : undefined;
    const example = apart && !wide && order && !theirs ? doneByThem(scope, order, phrase) : undefined;
    const verbs = takingThere(scope, lying).filter((id) => id !== verb.id);
    const said = { ...(theirs && { theirs }), ...(own && { own }), ...(example && { example }) };
    const details = { verb: verb.id, wanted, place, ...said, verbs };
    return reportAt(scope, 'name/elsewhere', phrase.span, details, {
      ...declaredHere(parameter),
      ...(own && fixes(scope, phrase, [own])),
      ...(order && sameMove(scope, { verb, order, phrase, lying, takes, verbsThere: verbs })),
    });
  }
  if (whole && reportEverybodys(scope, { ...whole, given }, (each) => parameterOf(scope, each)))
    return undefined;
  const asked = asChoice(scope, given);
  const chosen = asked.choice !== undefined && !standsFor;
  const kept = chosen ? ofKinds(scope, asked, takes) : asked;
  const met = chosen && restricted ? meeting(scope, kept, takes) : kept;
  const narrowed = chosen ? permitted(scope, met, verb, parameter) : met;
  const settled = bindToLocal(scope, narrowed, prepare);
  if (!settled) return undefined;
  const value = standsFor ? asCards(settled) : settled;
  const slot = localOf(scope, parameter, value, takes.many, prepare);
  return standsFor ? slot : guardArgument(scope, verb, parameter, given, takes, slot, prepare);
}

/** `draw 2 cards`, where the verb takes the top cards of a zone: how many is all that there is to say. */
function fromTheEnd(
  scope: Scope,
  parameter: Parameter,
  phrase: Expression,
  takes: PhraseMeaning,
  prepare: Act[],
): number | undefined {
  const { set } = takes;
  if (set.op !== 'end-cards' || phrase.kind !== 'noun' || phrase.heads.length !== 1)
    return reportSeveral(scope, phrase.span);
  const noun = readQualifiedNoun(scope, phrase.heads[0]);
  if (!noun || narrowsTheEnd(scope, phrase, noun, takes) || !onlyNoun(scope, phrase, noun)) return undefined;
  checkNumber(scope, phrase, noun);
  const amount = readAmount(scope, phrase);
  if (!amount) return undefined;
  const value: PhraseMeaning = { ...takes, set: { ...set, amount }, span: phrase.span };
  prepare.push(...supply(value));
  const slot = slotFor(scope, { ...value, name: phrase.name?.text ?? parameter.name }, true);
  prepare.push({ op: 'list', slot, value: value.set, span: phrase.span });
  const one = amount.op === 'constant' && amount.value === 1;
  const { thing } = takes;
  if (!one) mention(scope, thing, slot, true, phrase.name?.text);
  else {
    const single = slotFor(scope, { ...value, name: phrase.name?.text }, false);
    const only = { op: 'only', of: { op: 'list', slot } } as const;
    prepare.push({ op: 'let', slot: single, value: only, span: phrase.span });
    mention(scope, thing, single, false, phrase.name?.text);
  }
  return slot;
}

/** Whether no rule forbids a call, with all its arguments. */
export const permittedWith = ({ verb, you, arguments: slots }: Act & { op: 'call' }): Test => ({
  op: 'permitted',
  verb,
  you,
  arguments: slots.map((slot) => ({ op: 'local', slot })),
});

/** Only what no rule forbids is offered. */
function permitted(
  scope: Scope,
  given: PhraseMeaning,
  verb: CallableSymbol,
  parameter: Parameter,
): PhraseMeaning {
  if (verb.sort !== 'verb' || !scope.acting) return given;
  const you = scope.acting;
  return offered(scope, given, `${verb.id} ${writtenWords(scope, given.span)}`, (it) => {
    const values = verb.parameters.map((each) => (each === parameter ? it : undefined));
    return { op: 'permitted', verb, you, arguments: values };
  });
}

/** Only cards of the kinds that the verb takes are offered. */
function ofKinds(scope: Scope, given: PhraseMeaning, takes: PhraseMeaning): PhraseMeaning {
  const { kinds } = takes.thing;
  if (!kinds || given.thing.kinds?.every((kind) => kinds.includes(kind))) return given;
  const words = spoken(typePhrase(takes.thing), 'en');
  return offered(scope, given, words, (it) => kindTest(it, takes.thing));
}

/** Only what the verb can be done with is offered. */
const meeting = (scope: Scope, given: PhraseMeaning, takes: PhraseMeaning): PhraseMeaning =>
  given.set === takes.set
    ? given
    : offered(scope, given, writtenWords(scope, given.span), (value) => ({
        op: 'among',
        value,
        of: takes.set,
      }));

/** The local that holds an argument, in the shape (one or a list) that the verb wants. */
function localOf(
  scope: Scope,
  parameter: Parameter,
  value: PhraseMeaning,
  many: boolean,
  prepare: Act[],
): number {
  const { scalar, set } = value;
  if (!many && scalar?.op === 'local') return scalar.slot;
  if (many && set.op === 'list') return set.slot;
  const slot = slotFor(scope, { ...value, name: parameter.name }, many);
  prepare.push(
    many
      ? { op: 'list', slot, value: set, span: value.span }
      : { op: 'let', slot, value: scalar ?? { op: 'only', of: set }, span: value.span },
  );
  return slot;
}

/** What a verb takes, as its game says it. */
const takesIn = ({ phrase: { snippet } }: Parameter): string => snippet.text.trim();
