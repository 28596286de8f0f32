import type { Act } from '../../../../dsl/ir/statements.ts';
import type { Machine, ConditionClosure } from '../../../engine/program/machine.ts';
import type { Compiler, Writer } from '../codegen-context.ts';
import { foreseeably, compileFeasibility } from './optional-feasibility.ts';
import { asksOfCards } from '../../../../dsl/ir/visibility.ts';
import type { Test } from '../../../../dsl/ir/expressions.ts';
import { Header, perZone } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { zoneOf } from '../../../engine/state/card-columns.ts';
import { localReads } from '../../../../dsl/ir/bindings.ts';

type May = Act & { op: 'may' };

/** When a question comes that would give something away if it came only where `yes` is allowed. */
interface Secret {
  /** Where `yes` is allowed. */
  readonly holds: ConditionClosure;
  /** Where it is asked in any case. */
  readonly hidden: ConditionClosure;
}

/** Whether to do something: asked, unless nobody could do it. */
export function addMay({ c, asm }: Writer, act: May, path: string, body: () => void, secret?: Secret): void {
  const at = (what: string) => asm.origin(path, what, act.span);
  const menu = asm.code.length;
  const who = c.scalar(act.who);
  // What nobody could do is not asked; what the one who is asked cannot do is asked, and not on offer.
  const allowed = compileFeasibility(c, act.acts);
  const yes = both(both(secret?.holds, allowed), foreseeably(c, act.acts, who));
  const no = secret && allowed ? (m: Machine) => secret.hidden(m) || allowed(m) : allowed;
  const options = [
    { label: 'yes', allowed: yes, to: menu + 1 },
    { label: 'no', allowed: no, to: -1 },
  ];
  const asked = asm.origin(path, 'may', act.span, { asks: 'may' });
  const asks = { op: 'menu' as const, who, slot: -1, options, none: -1, at: asked };
  asm.add(asks);
  body();
  const end = asm.add({ op: 'jump', to: -1, at: at('end') });
  asks.none = options[1].to = asm.add({ op: 'done', value: 0, at: at('no') });
  asm.land(end);
}

const both = (
  a: ConditionClosure | undefined,
  b: ConditionClosure | undefined,
): ConditionClosure | undefined => (a && b ? (m) => a(m) && b(m) : (a ?? b));

/** A statement that is nothing but something that somebody may do; its player is worked out before. */
function mayIn(act: Act | undefined): May | undefined {
  if (act?.op === 'may') return act;
  if (act?.op !== 'attempt' || act.acts.length !== 1 || act.prepare.some((each) => each.op !== 'let'))
    return undefined;
  const [only] = act.acts;
  return only.op === 'may' ? only : undefined;
}

/**
 * `if that card is red, you may ...`, of a card that not everybody sees: asked in any case, so that being asked gives
 * nothing away; `yes` is allowed where the condition holds. False where the statement is something else.
 */
export function addHiddenMay(
  w: Writer,
  act: Act & { op: 'if' },
  path: string,
  body: (act: Act, path: string) => void,
): boolean {
  const { c, asm } = w;
  const [first, then, ...more] = act.then;
  const may = mayIn(first);
  const follows = !then || (then.op === 'if-done' && !then.negated && then.otherwise.length === 0);
  if (!first || !may || !follows || more.length > 0 || act.otherwise.length > 0) return false;
  const hidden = asksHidden(c, act.test);
  if (!hidden) return false;
  const holds = c.test(act.test);
  const test: ConditionClosure = (m) => holds(m) || hidden(m);
  const skip = asm.add({ op: 'unless', test, to: -1, at: asm.origin(path, 'if', act.span) });
  if (first.op === 'attempt') for (const each of first.prepare) body(each, `${path}.1`);
  const here = first === may ? `${path}.1` : `${path}.1.do.1`;
  addMay(w, may, here, () => body(may, here), { holds, hidden });
  if (then) body(then, `${path}.2`);
  asm.land(skip);
  return true;
}

/**
 * Whether a condition reads a card whose face, by its place, not everybody sees; none if it reads no faces of
 * cards.
 */
function asksHidden(c: Compiler, test: Test): ConditionClosure | undefined {
  const { layout, slots = [] } = c;
  const cards = [...localReads(test)].filter((slot) => slots[slot]?.sort === 'card' && !slots[slot].many);
  if (cards.length === 0 || !asksOfCards(test)) return undefined;
  const { zones } = c.game.vocabulary;
  const hidden = perZone(zones, layout.seats, ({ seenBy }) => seenBy !== 'everyone');
  return ({ p }) =>
    cards.some((slot) => {
      const card = p[p[Header.frame] + Frame.locals + slot];
      return card >= 0 && hidden[zoneOf(p, layout, card)];
    });
}
