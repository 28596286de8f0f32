import { declaredObject } from '../nouns/qualified-noun.ts';
import { behindWord } from '../common-findings.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import { primitives } from '../../language/symbols/builtin-verbs.ts';
import type { Expression, NounPhrase, Order } from '../../language/syntax/ast.ts';
import type { ContestSymbol, RollSymbol } from '../../language/symbols/symbols.ts';
import { single } from '../nouns/possessives.ts';
import { mention } from '../nouns/references.ts';
import { bindToLocal, slotFor } from './picks.ts';
import { reportAt, noEffect, type PhraseMeaning, type Scope, type PhraseType } from '../scope.ts';
import { reportSeveral, wrongSort } from '../expectations.ts';
import { isAmongToCome, isRollOver } from '../abilities/rolls-to-come.ts';
import { requiring } from '../conditions/existence.ts';

/** The name at the end of an order: `make a luck roll for the card as throw`. */
function nameOf(order: Order, object: Expression): string | undefined {
  const phrases = [object, ...order.args.arguments.map((each) => each.phrase)];
  for (const phrase of phrases) if (phrase.kind === 'noun' && phrase.name) return phrase.name.text;
  return undefined;
}

const unnamed = (phrase: Expression): Expression =>
  phrase.kind === 'noun' ? { ...phrase, name: undefined } : phrase;

/** `a luck roll`: neither another one nor several. */
function isOne(scope: Scope, phrase: NounPhrase): boolean {
  if (phrase.determiner === 'a' || phrase.determiner === 'the') return true;
  noEffect(scope, phrase.span);
  return false;
}

/** A single object behind a preposition, fixed in `prepare`; `absent` if there is none. */
function part(
  scope: Scope,
  order: Order,
  preposition: string,
  sort: PhraseType['sort'],
  prepare: Act[],
): Scalar | 'absent' | undefined {
  const given = order.args.arguments.find((each) => each.preposition === preposition);
  if (!given) return 'absent';
  const described = scope.read.expression(scope, unnamed(given.phrase));
  const settled = described && bindToLocal(scope, described, prepare);
  const one = settled && single(scope, settled, sort);
  if (one) prepare.push(...requiring(scope, one, given.span));
  return one;
}

/** `make a luck roll for the card as throw` */
export function make(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const made = declaredObject(scope, 'make', object, 'roll');
  if (!made || !isOne(scope, made.phrase)) return undefined;
  if (!scope.acting) return reportAt(scope, 'name/no-you', order.verb.span, { word: 'you' });
  const about = part(scope, order, 'for', 'card', prepare);
  if (about === undefined) return undefined;
  const slot = rollSlot(scope, order, object, made.symbol);
  const given = about === 'absent' ? undefined : about;
  return [{ op: 'make', roll: made.symbol, you: scope.acting, about: given, slot, span: order.span }];
}

/** `reroll that roll`, `reroll a die of that roll` */
export function reroll(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const { span } = order;
  if (isAmongToCome(scope, object)) return noEffect(scope, span, say('phrase/that-roll-is-over-by-then'));
  const described = scope.read.expression(scope, object);
  if (!described) return undefined;
  const dice = diceIn(described);
  if (!dice && described.thing.sort !== 'roll') return wrongSort(scope, described, { sort: 'roll' });
  const all = dice !== undefined && described.set === dice && !described.choice;
  if (described.many && !all) return reportSeveral(scope, object.span);
  const one = all ? undefined : (bindToLocal(scope, described, prepare)?.scalar ?? 'none');
  if (one === 'none') return undefined;
  const roll = dice?.roll ?? one;
  if (!roll) return undefined;
  if (isRollOver(scope, roll)) return noEffect(scope, span, say('phrase/that-roll-is-over-by-then'));
  return [{ op: 'reroll', roll, die: dice ? one : undefined, span }];
}

/** `set a die of that roll to 6` */
export function set(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const { span } = order;
  const [to] = order.args.arguments;
  if (!to) {
    const { preposition, wants } = primitives.set.takes[1];
    const wanted = behindWord(preposition, say(wants));
    return reportAt(scope, 'name/missing-object', span, { verb: 'set', wanted });
  }
  if (isAmongToCome(scope, object)) return noEffect(scope, span, say('phrase/that-roll-is-over-by-then'));
  const described = scope.read.expression(scope, object);
  if (!described) return undefined;
  const dice = diceIn(described);
  if (!dice) return wrongSort(scope, described, 'die');
  if (described.many) return reportSeveral(scope, object.span);
  const die = bindToLocal(scope, described, prepare)?.scalar;
  if (!die) return undefined;
  if (isRollOver(scope, dice.roll)) return noEffect(scope, span, say('phrase/that-roll-is-over-by-then'));
  const number = scope.read.expression(scope, to.phrase);
  const shows = number && bindToLocal(scope, number, prepare);
  if (!shows) return undefined;
  if (shows.thing.sort !== 'number' || !shows.scalar) return wrongSort(scope, number, 'number');
  return [{ op: 'reroll', roll: dice.roll, die, shows: shows.scalar, span }];
}

/** The dice of which a phrase names one, or all. */
function diceIn({ thing, set, scalar }: PhraseMeaning): (Many & { op: 'dice-of' }) | undefined {
  if (thing.sort !== 'number') return undefined;
  let of = scalar && 'of' in scalar ? (scalar.of as Many) : set;
  while (of && of.op !== 'dice-of' && 'of' in of) of = of.of as Many;
  return of?.op === 'dice-of' ? of : undefined;
}

/** `hold a duel as fight against the active player for the card` */
export function hold(scope: Scope, order: Order, object: Expression, prepare: Act[]): Act[] | undefined {
  const held = declaredObject(scope, 'hold', object, 'contest');
  if (!held || !isOne(scope, held.phrase)) return undefined;
  if (!scope.acting) return reportAt(scope, 'name/no-you', order.verb.span, { word: 'you' });
  const against = part(scope, order, 'against', 'player', prepare);
  const about = part(scope, order, 'for', 'card', prepare);
  if (against === 'absent') {
    const { preposition, wants } = primitives.hold.takes[1];
    const wanted = behindWord(preposition, say(wants));
    return reportAt(scope, 'name/missing-object', order.span, { verb: 'hold', wanted });
  }
  if (against === undefined || about === undefined) return undefined;
  const slot = rollSlot(scope, order, object, held.symbol);
  const given = about === 'absent' ? undefined : about;
  const you = scope.acting;
  return [{ op: 'hold', contest: held.symbol, you, against, about: given, slot, span: order.span }];
}

/** The local of a roll, or of the first roll of a contest, known by its name. */
function rollSlot(
  scope: Scope,
  order: Order,
  object: Expression,
  symbol: RollSymbol | ContestSymbol,
): number {
  const thing: PhraseType = symbol.sort === 'contest' ? { sort: 'roll', contest: symbol } : { sort: 'roll' };
  const name = nameOf(order, object) ?? symbol.names.en[0];
  const slot = slotFor(scope, { thing, many: false, name }, false);
  mention(scope, thing, slot, false, name);
  return slot;
}
