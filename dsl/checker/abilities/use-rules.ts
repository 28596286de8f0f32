import { numberOfEach } from '../values/occurrences.ts';
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { EventPattern, CheckedAbility } from '../../ir/statements.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type {
  Ability,
  Condition,
  EventPhrase,
  Expression,
  Limit,
  NounPhrase,
  Standing,
} from '../../language/syntax/ast.ts';
import { orderEventOf } from '../../language/symbols/events/order-events.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import { someSyntax, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import type { Span } from '../../text/source.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import {
  behindFault,
  reportAt,
  newSlot,
  noEffect,
  withScope,
  writtenWords,
  type Scope,
  readMatching,
} from '../scope.ts';
import { localReads } from '../../ir/bindings.ts';
import { existsTest } from '../conditions/existence.ts';
import { countedObjects, historyCounterOf, type CountedObjects } from '../conditions/history-counters.ts';
import { readLimit } from './durations.ts';
import { reportUnusedAmount } from '../values/event-amounts.ts';
import { payableOf, price, withoutUsed } from '../statements/actions.ts';
import { readCounterChange } from '../values/counter-targets.ts';
import { demandsOf } from '../statements/demands.ts';
import { isThis, eventPartMeaning } from './event-context.ts';
import { patterns } from './event-patterns.ts';
import { aliasPatterns } from './verb-aliases.ts';
import { reportHostsPaidFor } from './unheard-events.ts';
import { outOfPlay } from './use-events.ts';

/** What abilities say about the use of cards: under which condition something can be done with them. */

type Around = 'span' | 'guard' | 'during' | 'limit' | 'slots' | 'event' | 'outer';
export type UseRule = Omit<CheckedAbility & { kind: 'rule' }, Around>;
type UsePrice = Omit<CheckedAbility & { kind: 'price' }, Around>;
type UseDiscount = Omit<CheckedAbility & { kind: 'lower-price' }, Around>;

type Modal = Standing['says'] & { readonly kind: 'cannot' | 'can' | 'must' };

/**
 * `opponents cannot sell stalls`; and `opponents cannot outbid you for this`, which holds wherever the card is: `you` is then the
 * player with whom it is done, and all others are opponents.
 */
export function forbidden(
  scope: Scope,
  tree: Standing,
  { passive, verbs, args }: Modal,
): UseRule | undefined {
  const event: EventPhrase = { subject: tree.subject, passive, verbs, args, span: tree.span };
  // What a card goes on is asked where it comes from.
  const goesOn = verbs.every(({ text }) => orderEventOf(scope.vocabulary, text)?.verb.tells === 'attach');
  const isAbout =
    outOfPlay(scope) || goesOn ? usesThis(event) : args.arguments.some(({ phrase }) => isThis(phrase));
  if (isAbout && !tree.duration) {
    const found = patternsOfUse(scope, withAnyRival(event), true);
    const all = found && withAliases(scope, found.patterns);
    return all && { kind: 'rule', says: 'cannot', patterns: all, anywhere: true };
  }
  const found = patterns(scope, [event], 'ruled', true);
  reportUnusedAmount(scope, [event], tree.span);
  return found && { kind: 'rule', says: 'cannot', patterns: withAliases(scope, found) };
}

const withAliases = (scope: Scope, found: readonly EventPattern[]): EventPattern[] =>
  found.flatMap((each) => [each, ...aliasPatterns(scope, each)]);

/** What opponents do with you, as what any player does with any other. */
function withAnyRival(event: EventPhrase): EventPhrase {
  const { subject, passive, args } = event;
  if (passive) return isYou(subject) ? { ...event, subject: anybody(subject.span) } : event;
  if (!args.object || !isYou(args.object)) return event;
  const object = anybody(args.object.span);
  return { ...event, subject: anybody(subject.span), args: { ...args, object } };
}

/** `opponents can attack this only if ...`: forbidden to those of whom it does not hold. */
export function conditional(
  scope: Scope,
  tree: Standing,
  { passive, verbs, args }: Modal,
  onlyIf: Condition,
): UseRule | undefined {
  const event: EventPhrase = { subject: tree.subject, passive, verbs, args, span: tree.span };
  const found = patternsOfUse(scope, event, true);
  if (!found) return behindFault(scope, () => scope.read.condition(scope, onlyIf));
  const { patterns: of, you, unnamed } = found;
  const said = unnamed ? ofYou(onlyIf) : undefined;
  if (said) {
    const example = `you can ${of[0].verb.id} this only if ${writtenWords(scope, onlyIf.span)}`;
    const advice = say('phrase/say-who-uses-it', { example: written(example) });
    return reportAt(scope, 'name/no-you', said, { word: writtenWords(scope, said) }, { advice });
  }
  const wanted = withScope(scope, { you, acting: you }, () => scope.read.condition(scope, onlyIf));
  if (!wanted) return undefined;
  const asked = localReads(wanted);
  const forbids = of.map((each): EventPattern => {
    // What is not chosen yet forbids nothing.
    const known = each.arguments
      .filter((slot) => asked.has(slot) && scope.slots[slot].sort !== 'number')
      .map((slot) => existsTest({ op: 'local', slot }));
    return { ...each, test: { op: 'and', parts: [each.test, ...known, { op: 'not', part: wanted }] } };
  });
  const anywhere = of.every(({ itself }) => itself);
  const all = withAliases(scope, forbids);
  return { kind: 'rule', says: 'cannot', patterns: all, wanted, ...(anywhere ? { anywhere } : {}) };
}

/**
 * `a card can be used once per turn`, `you can use red cards twice per turn`: forbidden after that many
 * times, with the card or by the player of the phrase.
 */
export function limited(
  scope: Scope,
  tree: Standing,
  { passive, verbs, args }: Modal,
  limit: Limit,
): UseRule | undefined {
  const event: EventPhrase = { subject: tree.subject, passive, verbs, args, span: tree.span };
  const found = patternsOfUse(scope, event);
  const how = readLimit(scope, limit);
  if (!found || !how || isMarked(scope, found.patterns, how, tree)) return undefined;
  const of = withCards(scope, found.patterns);
  const counted = of.map((each): EventPattern | undefined => {
    const base = of.find(({ span }) => span.start === each.span.start)!;
    const direct = base.verb.parameters.findIndex(({ preposition }) => preposition === undefined);
    const asked = passive
      ? ofCard(scope, each, direct)
      : ofPlayer(scope, each, tree.subject, args.object, direct);
    if (!asked) return noEffect(scope, tree.span, say('phrase/how-often-is-said-of'));
    const { subject, by, which } = asked;
    const index = historyCounterOf(scope, base.verb, by, how.per, which, tree.span);
    if (index === undefined) return undefined;
    return { ...each, most: { times: how.times, done: { op: 'history', question: index, subject } } };
  });
  if (counted.includes(undefined)) return undefined;
  const anywhere = of.every(({ itself }) => itself);
  const forbids = counted as EventPattern[];
  return { kind: 'rule', says: 'cannot', patterns: forbids, ...(anywhere ? { anywhere } : {}) };
}

/** Whether it is a mark on a card that says it was used, which a second time is not asked about. */
function isMarked(
  scope: Scope,
  found: readonly EventPattern[],
  { times }: { readonly times: number },
  { span }: Standing,
): boolean {
  const { limited: known, marks } = scope.vocabulary;
  const [verb] = found.map((each) => each.verb).filter((each) => marks.has(each));
  if (!verb || times < 2 || found.some((each) => known.has(each.verb))) return false;
  reportAt(scope, 'name/no-limit', span, { verb: verb.id, mark: marks.get(verb)!.names.en.at(-1) });
  return true;
}

/** `that card can be used again this turn`: every limit of it is higher by one as long as it lasts. */
export function raised(scope: Scope, tree: Standing, { passive, verbs, args }: Modal): UseRule | undefined {
  const { again: _, ...rest } = args;
  const event: EventPhrase = { subject: tree.subject, passive, verbs, args: rest, span: tree.span };
  const found = patternsOfUse(scope, event);
  if (!found) return undefined;
  const { limited, marks } = scope.vocabulary;
  const [{ verb }] = found.patterns;
  const used = found.patterns.map((each) => each.verb);
  if (!used.some((each) => limited.has(each)))
    return reportAt(scope, 'name/no-limit', tree.span, {
      verb: verb.id,
      mark: marks.get(verb)?.names.en.at(-1),
    });
  return { kind: 'rule', says: 'cannot', patterns: found.patterns.map((each) => ({ ...each, more: 1 })) };
}

/** What is counted: what was done to a card, or what a player has done with some cards. */
interface Counted {
  readonly subject: Scalar;
  readonly by: 'object' | 'agent';
  readonly which: CountedObjects;
}

function ofCard(scope: Scope, { arguments: slots }: EventPattern, direct: number): Counted | undefined {
  const slot = direct < 0 ? -1 : slots[direct];
  if (slot < 0 || scope.slots[slot].sort !== 'card') return undefined;
  return { subject: { op: 'local', slot }, by: 'object', which: {} };
}

/** A player does it so often; what takes several at once would be done more often than it says. */
function ofPlayer(
  scope: Scope,
  { agent, verb }: EventPattern,
  doer: Expression,
  object: Expression | undefined,
  direct: number,
): Counted | undefined {
  const subject: Scalar = { op: 'local', slot: agent };
  const takes = direct < 0 ? undefined : eventPartMeaning(scope, verb.parameters[direct], agent);
  if (takes?.many) return undefined;
  const said = object && readMatching(scope, object);
  if (!object || isAnyOfThose(scope, object)) return { subject, by: 'agent', which: {} };
  if (!said || said.thing.sort !== 'card' || said.scalar) return undefined;
  const isYou = doer.kind === 'pronoun' && doer.which === 'you';
  const which = countedObjects(scope, object, said, isYou && scope.you ? scope.you : subject);
  return which && { subject, by: 'agent', which };
}

/** `rolls`, `players`: whatever it is done with. */
function isAnyOfThose({ vocabulary }: Scope, object: Expression): boolean {
  if (object.kind !== 'noun' || object.determiner || object.owner || object.tails.length > 0) return false;
  const [head, ...more] = object.heads;
  const symbol = head && longestTerm(vocabulary, head.words)?.meanings[0].symbol;
  return more.length === 0 && symbol?.sort === 'built-in' && (symbol.id === 'roll' || symbol.id === 'player');
}

interface UsePatterns {
  readonly patterns: readonly EventPattern[];
  readonly you: Scalar | undefined;
  /** It is done with this card, and nothing says by whom. */
  readonly unnamed: boolean;
}

/**
 * Reads what is done with what. If it is done with this card, `you` is the player who does it: the card may
 * be in a zone that is nobody's.
 */
function patternsOfUse(scope: Scope, event: EventPhrase, forbids = false): UsePatterns | undefined {
  const isUser = usesThis(event) && isYou(event.subject);
  const phrase = isUser ? { ...event, subject: anybody(event.subject.span) } : event;
  const found = patterns(scope, [phrase], 'ruled', forbids);
  reportUnusedAmount(scope, [phrase], event.span);
  if (!found) return undefined;
  // `that player` is somebody else than you.
  if (isUser)
    scope.mentions = scope.mentions.filter(({ slot }) => found.every(({ agent }) => agent !== slot));
  const user: Scalar = { op: 'local', slot: found[0].agent };
  const unnamed = usesThis(event) && event.passive && !event.agent;
  return { patterns: found, you: isUser ? user : scope.you, unnamed };
}

/** The place of `you` in a text. */
function ofYou(tree: SyntaxTree): Span | undefined {
  let found: Span | undefined;
  someSyntax(tree, (node) => {
    const isOfYou =
      node.kind === 'pronoun' ? isYou(node) : node.kind === 'noun' && node.determiner === 'your';
    if (isOfYou && 'span' in node) found = node.span;
    return isOfYou;
  });
  return found;
}

/** Whether something is done with this card. */
const usesThis = ({ subject, passive, args }: EventPhrase): boolean =>
  (passive && isThis(subject)) ||
  (args.object !== undefined && isThis(args.object)) ||
  args.arguments.some(({ phrase }) => isThis(phrase));

/** `a player` */
const anybody = (span: Span): Expression => ({
  kind: 'noun',
  determiner: 'a',
  heads: [{ isNew: false, words: [{ text: 'player', span }], span }],
  tails: [],
  span,
});

/** `to attack this, opponents also discard 2 cards`, `to play cards, you pay 1 coin less` */
export function priceChange(
  scope: Scope,
  tree: Ability & { kind: 'price' },
): UsePrice | UseDiscount | undefined {
  const { verbs, args, payer, span } = tree;
  // `each opponent` would be all of them, and not the one who does it.
  if (payer?.kind === 'noun' && payer.determiner !== undefined)
    return noEffect(scope, payer.span, say('phrase/who-pays-is-who-does-it'));
  const [verb] = verbs.flatMap(({ text }) => scope.vocabulary.verbForms.get(text)?.verb ?? []);
  if (verb && reportHostsPaidFor(scope, verb, args)) return undefined;
  const subject = payer ?? anybody(span);
  const event: EventPhrase = { subject, passive: false, verbs, args, span };
  const found = patternsOfUse(scope, event);
  if (!found) return behindFault(scope, () => price(scope, tree.cost));
  const agent: Scalar = { op: 'local', slot: found.patterns[0].agent };
  const uses = usesThis(event);
  // Without a subject in front, `you` is the player who pays, as in a field with a price.
  const you = payer && !(uses && isYou(payer)) ? scope.you : agent;
  if (tree.less) {
    const less = withScope(scope, { you, acting: agent, they: agent }, () => lowerPrice(scope, tree));
    const anywhere = found.patterns.every(({ itself }) => itself);
    return (
      less && { kind: 'lower-price', patterns: found.patterns, ...less, ...(anywhere ? { anywhere } : {}) }
    );
  }
  const of = withCards(scope, found.patterns);
  const known = scope.slots.length;
  const paid = withScope(scope, { you, acting: agent, they: agent }, () => price(scope, tree.cost));
  if (!paid) return undefined;
  const used = [...new Set(of.flatMap(({ arguments: slots }) => slots))]
    .filter((slot) => slot >= 0 && scope.slots[slot].sort === 'card')
    .map((slot): Scalar => ({ op: 'local', slot }));
  const words = writtenWords(scope, { start: span.start, end: tree.cost[0].span.start });
  const isCards = (slot: number): boolean => scope.slots[slot].sort === 'card';
  const acts = withoutUsed(paid.acts, used, words, { isCards, known });
  const demands = demandsOf(acts, (slot) => slot < known);
  const anywhere = of.every(({ itself }) => itself);
  const payable = payableOf(acts);
  // What the price does not ask of need not be known for it to be asked whether it can be paid.
  const reads = localReads([acts, payable, of.map(({ test }) => test)]);
  const asking = of.map((pattern) => ({
    ...pattern,
    arguments: pattern.arguments.map((slot) => (reads.has(slot) ? slot : -1)),
  }));
  return { kind: 'price', patterns: asking, payable, demands, ...(anywhere ? { anywhere } : {}), acts };
}

/** No price is as high as this: what is taken off where nothing is paid. */
const WHOLE_PRICE = 1_000_000;

/** `to play cards, you pay 1 coin less for each card of yours`, `you pay no coins` */
function lowerPrice(
  scope: Scope,
  { cost: [order], nothing }: Ability & { kind: 'price' },
): Pick<UseDiscount, 'counter' | 'amount'> | undefined {
  if (order.kind !== 'order') return noEffect(scope, order.span, say('phrase/less-is-paid-of-a-counter'));
  const { object } = order.args;
  if (!object || order.args.arguments.length > 0 || !['pay', 'pays'].includes(order.verb.text))
    return noEffect(scope, order.span, say('phrase/less-is-paid-of-a-counter'));
  const isNone = object.kind === 'noun' && object.determiner === 'no';
  if (nothing && !isNone) return noEffect(scope, order.span, say('phrase/less-is-paid-of-a-counter'));
  const [act] = readCounterChange(scope, 'pay', isNone ? someOf(scope, object) : object) ?? [];
  if (act?.op !== 'count') return undefined;
  const { counter } = act;
  const amount: Scalar = nothing ? { op: 'constant', value: WHOLE_PRICE } : act.amount;
  if (isNone && !nothing) return noEffect(scope, order.span, say('phrase/less-is-paid-of-a-counter'));
  const each = order.forEach && numberOfEach(scope, order.forEach);
  if (order.forEach && !each) return undefined;
  const times: Scalar = each ? { op: 'times', left: amount, right: each } : amount;
  return { counter, amount: times };
}

/** `no coins` as an amount of them, in its number. */
function someOf({ vocabulary }: Scope, object: NounPhrase): NounPhrase {
  const isOne = longestTerm(vocabulary, object.heads[0]?.words ?? [])?.meanings[0].form === 'one';
  const { span } = object;
  if (isOne) return { ...object, determiner: 'a' };
  const { determiner: _, ...bare } = object;
  return { ...bare, quantity: { kind: 'count', amount: { kind: 'number', value: 2, span }, orMore: false } };
}

/** What is done with what, each card of which has a local: none of them pays. */
function withCards(scope: Scope, found: readonly EventPattern[]): EventPattern[] {
  const slots = new Map<string, number>();
  return found.map((each) => {
    const all = each.verb.parameters.map((parameter, i) => {
      if (each.arguments[i] >= 0) return each.arguments[i];
      const takes = eventPartMeaning(scope, parameter, each.agent);
      const isDirect = parameter.preposition === undefined;
      if (takes?.thing.sort !== 'card' || (takes.many && !isDirect)) return -1;
      const key = parameter.preposition ?? '';
      const slot = slots.get(key) ?? newSlot(scope, parameter.name, 'card', false, { unchosen: true });
      slots.set(key, slot);
      return slot;
    });
    return { ...each, arguments: all };
  });
}
