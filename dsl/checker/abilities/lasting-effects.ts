import { reportSeveral, reportMeaningless } from '../expectations.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { CheckedAbility, Act } from '../../ir/statements.ts';
import type { Expression, NounPhrase, Statement } from '../../language/syntax/ast.ts';
import { abilities, bare, delayed, eventSlots, readStanding } from './ability-context.ts';
import { isRollOver, isToCome, rollsAhead } from './rolls-to-come.ts';
import { lastingSpan, type LastingSpan } from './stays-in-play.ts';
import type { Scalar } from '../../ir/expressions.ts';
import { capturedLocals, localReads } from '../../ir/bindings.ts';
import { nodesOf, nodesOfAbility, someNode } from '../../ir/visit.ts';
import { nameTaken } from '../common-findings.ts';
import { modifier, signed } from './value-modifiers.ts';
import { bindToLocal } from '../statements/picks.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { placeIn, type Span } from '../../text/source.ts';
import {
  block,
  countErrors,
  newSlot,
  noEffect,
  reportAt,
  withScope,
  writtenWords,
  type Scope,
} from '../scope.ts';

/** The lasting effects of a text: rules, modifiers, abilities; each says until when. */

/** How many values an ability can keep: those of its event and those of the effect that created it. */
const MOST_KEPT = 8;

function stand(scope: Scope, ability: CheckedAbility, { end }: LastingSpan): Act[] | undefined {
  const kept = [...ability.event, ...ability.outer];
  const lists = ability.outer.filter((slot) => scope.slots[slot].many);
  if (lists.length > 0 || kept.length > MOST_KEPT) {
    const phrase = scope.slots[lists[0] ?? kept[MOST_KEPT]].name;
    return reportAt(scope, 'name/one-wanted', ability.span, { phrase });
  }
  scope.abilities.push(ability);
  return [{ op: 'stand', ability, until: end, span: ability.span }];
}

/** What an ability keeps of the effect that made it stays as it was then: a `let` of that name would be forgotten each time. */
function changesKept(scope: Scope, ability: CheckedAbility, first: number): boolean {
  const lets = nodesOf(nodesOfAbility(ability), 'let').filter(({ slot }) => slot < first);
  for (const { slot, span } of lets) {
    const { name, called } = scope.slots[slot];
    nameTaken(scope, span, called ?? name);
  }
  return lets.length > 0;
}

function noDuration(scope: Scope, tree: Statement): undefined {
  const said = writtenWords(scope, tree.span);
  const lasting = ['until end of turn', 'for the rest of the game'].map((until) => `${said} ${until}`);
  return reportAt(
    scope,
    'name/missing-object',
    tree.span,
    { verb: said, wanted: say('phrase/until-when-it-stands-for-instance') },
    { fixes: writeInstead(placeIn(scope.snippet, tree.span), lasting) },
  );
}

const isOver = (scope: Scope, tree: Statement): undefined =>
  noEffect(scope, tree.span, say('phrase/that-roll-is-over-by-then'));

/** `+1 to that roll`, `+2 to that card's value until end of turn`, `+2 to your next roll until end of turn` */
export function modify(scope: Scope, tree: Statement & { kind: 'modify' }): Act[] | undefined {
  const ahead = rollsAhead(scope, tree.target);
  if (!tree.duration) {
    if (ahead) return noDuration(scope, tree);
    if (isToCome(scope, tree.target, tree.span)) return undefined;
    const target = scope.read.expression(scope, tree.target);
    if (!target) return undefined;
    if (target.thing.sort !== 'roll' || target.many) return noDuration(scope, tree);
    const prepare: Act[] = [];
    // `+1 to a roll of yours`: which one is chosen first.
    const roll = target.choice ? bindToLocal(scope, target, prepare)?.scalar : target.scalar;
    if (!roll) return target.choice ? undefined : noDuration(scope, tree);
    if (isRollOver(scope, roll)) return isOver(scope, tree);
    const plain = scope.read.number(scope, tree.amount);
    if (!plain) return undefined;
    const amount = signed(scope, tree, plain);
    if (!amount) return undefined;
    const act: Act = { op: 'shift', roll, amount, span: tree.span };
    return [{ op: 'attempt', prepare, acts: [act], span: tree.span }];
  }
  const how = lastingSpan(scope, tree.duration);
  const prepare: Act[] = [...(how?.prepare ?? [])];
  const target = chosenFirst(scope, ahead?.target ?? tree.target, prepare);
  const first = scope.slots.length;
  const read = target && block(scope, () => modifier(scope, { ...tree, target }));
  if (!how || !read) return undefined;
  const counted = countedNow(scope, read.amount, prepare, tree.span);
  const made = counted ? { ...read, amount: counted } : read;
  const limit = ahead && ({ times: ahead.times, per: 'effect' } as const);
  const around = { ...bare(scope, tree.span), guard: how.guard, limit };
  const ability: CheckedAbility = { ...around, kind: 'modifier', ...made };
  const outer = [...capturedLocals(ability, first), ...(counted ? [counted.slot] : [])];
  if (made.of.kind === 'roll' && outer.some((slot) => scope.over.has(slot))) return isOver(scope, tree);
  const acts = stand(scope, { ...ability, outer }, how);
  return acts && prepare.length > 0 ? [{ op: 'attempt', prepare, acts, span: tree.span }] : acts;
}

/**
 * `+1 to your rolls for each of those cards until end of turn`: which ones they are is not remembered, so they are counted now;
 * undefined where nothing has to be.
 */
function countedNow(scope: Scope, amount: Scalar, prepare: Act[], span: Span): LocalValue | undefined {
  const isOfSeveral = [...localReads([amount])].some((slot) => scope.slots[slot].many);
  // What is asked of each that is changed has to be asked then.
  if (!isOfSeveral || someNode(amount, (node) => node.op === 'it' && node.depth === 1)) return undefined;
  const slot = newSlot(scope, 'counted', 'number', false);
  prepare.push({ op: 'let', slot, value: amount, span });
  return { op: 'local', slot };
}

type LocalValue = Scalar & { readonly op: 'local' };

/** `the value of a card in your hand`: whose it is, is chosen before the change begins; then it is `that card`. */
function chosenFirst(scope: Scope, target: Expression, prepare: Act[]): Expression | undefined {
  if (target.kind !== 'noun') return target;
  const tail = target.tails.find((each) => each.kind === 'of');
  const whose = target.owner ?? tail?.phrase;
  if (
    whose?.kind !== 'noun' ||
    !(whose.determiner === 'a' || whose.determiner === 'another' || whose.quantity)
  )
    return target;
  const described = scope.read.expression(scope, whose);
  if (!described) return undefined;
  if (!described.choice || described.thing.sort !== 'card') return target;
  if (described.many) return reportSeveral(scope, whose.span);
  const name = described.name ?? `whose ${scope.slots.length}`;
  const chosen = bindToLocal(scope, { ...described, name }, prepare);
  if (!chosen) return undefined;
  const word = { text: name, span: whose.span };
  const head = { isNew: false, words: [word], span: whose.span };
  const said: NounPhrase = { kind: 'noun', determiner: 'the', heads: [head], tails: [], span: whose.span };
  const tails = target.owner ? target.tails : target.tails.filter((each) => each !== tail);
  return { ...target, owner: said, determiner: undefined, tails };
}

/** `your cards cannot be sold until end of turn` */
export function stands(scope: Scope, tree: Statement & { kind: 'standing' }): Act[] | undefined {
  const isTooLate = tree.says.kind === 'has' && isUsedUp(scope, tree.subject);
  if (!tree.duration) return isTooLate ? tooLate(scope, tree) : noDuration(scope, tree);
  const how = lastingSpan(scope, tree.duration);
  const first = scope.slots.length;
  const made = block(scope, () => readStanding(scope, tree));
  if (!how || !made) {
    if (how && countErrors(scope) === 0) reportMeaningless(scope, tree.span);
    return undefined;
  }
  if (isTooLate && 'change' in made && made.change === 'clear') return tooLate(scope, tree);
  const ability = { ...bare(scope, tree.span), guard: how.guard, ...made } as CheckedAbility;
  const event = ability.kind === 'rule' ? eventSlots(ability.patterns) : [];
  const outer = capturedLocals(ability, first);
  if (ability.kind === 'rule' && outer.some((slot) => isOverRoll(scope, slot))) return isOver(scope, tree);
  const acts = stand(scope, { ...ability, event, outer }, how);
  return acts && [...how.prepare, ...acts];
}

/** A roll that is over: nobody changes it any more, so to forbid that would do nothing. */
const isOverRoll = (scope: Scope, slot: number): boolean =>
  scope.slots[slot].sort === 'roll' && scope.over.has(slot);

/** `when an opponent casts a spell, that spell has no effect`: it has been carried out by then. */
const tooLate = (scope: Scope, { span }: Statement): undefined =>
  reportMeaningless(scope, span, say('phrase/its-text-was-carried-out-by-then'));

/** Whether a phrase is the card of an event that has used its text up. */
function isUsedUp(scope: Scope, subject: Expression): boolean {
  const { usedUp } = scope;
  if (!usedUp || usedUp.size === 0) return false;
  const card = block(scope, () => scope.read.expression(scope, subject))?.scalar;
  return card?.op === 'local' && usedUp.has(card.slot);
}

/** `until end of turn, when you draw a card, ...` */
export function lasts(scope: Scope, tree: Statement & { kind: 'lasting' }): Act[] | undefined {
  const how = lastingSpan(scope, tree.duration);
  if (!how) return undefined;
  const first = scope.slots.length;
  // In abilities it is `you` who acts, also where somebody else has chosen them.
  const made = withScope(scope, { acting: scope.you, rollsOver: false }, () =>
    abilities(scope, tree.abilities, { lasts: true, guard: how.guard, stays: how.stays }),
  );
  const acts = made.map((each) => (changesKept(scope, each, first) ? undefined : stand(scope, each, how)));
  if (acts.includes(undefined) || acts.length === 0) return undefined;
  return [...how.prepare, ...(acts as Act[][]).flat()];
}

/** `at the end of turn, ...`: once, later. */
export function waits(scope: Scope, tree: Statement & { kind: 'delayed' }): Act[] | undefined {
  const first = scope.slots.length;
  const ability = delayed(scope, ofNext(tree));
  if (ability && changesKept(scope, ability, first)) return undefined;
  return ability && stand(scope, ability, { end: { kind: 'game' }, prepare: [] });
}

/**
 * `at the start of your next turn`: what waits once waits for the next one anyway. For the end of it waits what its start
 * creates, as the turn that is running has an end as well.
 */
function ofNext(tree: Statement & { kind: 'delayed' }): Statement & { kind: 'delayed' } {
  const { of, edge, span } = tree;
  const [head, ...more] = of.kind === 'noun' ? of.heads : [];
  if (of.kind !== 'noun' || head?.words[0]?.text !== 'next' || head.words.length < 2 || more.length > 0)
    return tree;
  const next = { ...of, heads: [{ ...head, words: head.words.slice(1) }] };
  if (edge === 'start') return { ...tree, of: next };
  return {
    ...tree,
    of: next,
    edge: 'start',
    body: [{ kind: 'delayed', edge, of: next, body: tree.body, span }],
  };
}
