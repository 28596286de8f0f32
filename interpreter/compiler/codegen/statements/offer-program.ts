import type { Offer } from '../../../game/linked-game.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import {
  abilityOf,
  cardOf,
  countUse,
  eachInstance,
  enterAbility,
  holderOf,
  isInForce,
  leaveAbility,
} from '../../../engine/triggers/ability-instances.ts';
import { begin } from '../../../engine/vm/program-calls.ts';
import { borrow, release } from '../../../engine/program/machine.ts';
import type {
  Machine,
  ValueClosure,
  ConditionClosure,
  LinkedAbility,
} from '../../../engine/program/machine.ts';
import type { List } from '../../../engine/state/int-list.ts';
import type { ActionRequirement, Test } from '../../../../dsl/ir/expressions.ts';
import { type Compiler, type Assembler, nowhere } from '../codegen-context.ts';
import { ABILITY, PASS, type MenuOption } from '../../../engine/program/instruction.ts';
import { fixedOf, isNeverDone } from '../choices/constant-conditions.ts';
import { openlyMet } from '../choices/public-choices.ts';
import { whichAbility } from '../choices/compile-choice.ts';
import { hasExtraPrice, hasPermissionRule } from '../expressions/permission-checks.ts';

/** What somebody is offered, in a program of its own. */
export interface Offering {
  readonly offer: Offer;
  /** Programs of the actions. */
  readonly programs: readonly number[];
  /** The program of an activated ability. */
  readonly abilityProgram: (ability: LinkedAbility) => number;
  readonly who: ValueClosure;
  /** Locals that the actions are given. */
  readonly given: readonly number[];
  /** The local that holds which option was chosen, and the one for the ability. */
  readonly slots: { readonly option: number; readonly ability: number };
  /** Whether passing is on offer: always, never, or as long as something holds. */
  readonly canPass: boolean | ConditionClosure;
  /** Activated abilities that may be used here. */
  readonly activated: readonly LinkedAbility[];
}

/** Where to go on: after something was done, after passing, and where nothing is on offer. Addresses to land. */
export interface Offered {
  readonly acted: readonly number[];
  readonly passed: readonly number[];
}

/** Adds the question what to do, and what each answer does. */
export function addOffer(c: Compiler, asm: Assembler, path: string, offering: Offering): Offered {
  const { offer, programs, who, given, slots, canPass, activated } = offering;
  const at = (what: string) => asm.origin(path, what, nowhere);
  const options: (MenuOption & { to: number })[] = offer.actions.map((action) => {
    const rules = rulesOf(c, action.allowed);
    const reasons = rules.map(({ test, words, chooses = false }) => ({
      holds: c.test(test),
      words,
      chooses,
    }));
    return {
      label: action.id,
      reasons,
      allowed: rules.length > 0 ? c.test({ op: 'and', parts: rules.map(({ test }) => test) }) : undefined,
      to: -1,
    };
  });
  const usable = (m: Machine, out: List): void => usableAbilities(m, activated, offer.abilities, out);
  if (activated.length > 0)
    options.push({
      label: ABILITY,
      allowed: (m) => anyUsable(m, activated, offer.abilities),
      abilities: usable,
      to: -1,
    });
  if (canPass) options.push({ label: PASS, allowed: canPass === true ? undefined : canPass, to: -1 });
  const open = activated.length > 0 ? undefined : openlyMet(c, testsOf(c, offer));
  const asked = asm.origin(path, 'action', nowhere, { asks: 'action' });
  const menu = { op: 'menu' as const, who, slot: slots.option, options, none: -1, open, at: asked };
  const asks = options.length > 1 || options.some((option) => option.allowed);
  if (asks) asm.add(menu);
  const acted: number[] = [];
  const passed: number[] = [];
  offer.actions.forEach((action, i) => {
    options[i].to = asm.code.length;
    asm.add({
      op: 'call',
      program: programs[i],
      you: who,
      arguments: given,
      at: asm.origin(path, action.id, nowhere),
    });
    acted.push(asm.add({ op: 'jump', to: -1, at: at('done') }));
  });
  if (activated.length > 0) {
    options[offer.actions.length].to = asm.code.length;
    const none = asm.add({
      op: 'pick',
      choosing: whichAbility(usable, who, slots.ability),
      to: -1,
      at: at('which'),
    });
    asm.native(at('use'), ({ here }) => (r, p, frame) => {
      const instance = p[frame + Frame.locals + slots.ability];
      const ability = abilityOf(r.m, instance);
      const card = cardOf(r.m, instance);
      countUse(r.m, ability, instance, card);
      p[Header.changes]++;
      p[frame + Frame.counter] = here + 1;
      begin(r, offering.abilityProgram(ability), holderOf(r.m, instance), card);
      return -1;
    });
    acted.push(asm.add({ op: 'jump', to: -1, at: at('used') }));
    asm.land(none);
    passed.push(asm.add({ op: 'jump', to: -1, at: at('nothing') }));
  }
  if (canPass) options.at(-1)!.to = asm.code.length;
  menu.none = asm.code.length;
  passed.push(asm.add({ op: 'jump', to: -1, at: at('pass') }));
  return { acted, passed };
}

const testsOf = (c: Compiler, offer: Offer): Test[] =>
  offer.actions.flatMap(({ allowed }) => rulesOf(c, allowed).map(({ test }) => test));

/** Conditions without those on verbs that no rule can forbid. */
const rulesOf = (c: Compiler, allowed: readonly ActionRequirement[]): readonly ActionRequirement[] =>
  allowed.filter(({ rule }) => !rule || hasPermissionRule(c, rule));

/**
 * Whether rules that everybody can see leave something to do in a window, and the game has cards to do it
 * with; none if no rule could ever forbid all of it.
 */
export function compileSomeAllowed(c: Compiler, offer: Offer): ConditionClosure | undefined {
  const fixed = fixedOf(c.game, c.layout);
  const actions = offer.actions.filter((action) => !isNeverDone(fixed, action));
  const each = actions.map((action) =>
    rulesOf(c, action.allowed)
      .filter(({ rule }) => rule && !hasExtraPrice(c.game, rule))
      .map(({ test }) => c.test(test)),
  );
  if (offer.abilities || each.some((tests) => tests.length === 0)) return undefined;
  return (m) => each.some((tests) => tests.every((holds) => holds(m)));
}

/** Abilities that the player of the running frame can use now. */
function usableAbilities(m: Machine, activated: readonly LinkedAbility[], anytime: boolean, out: List): void {
  const you = m.p[m.p[Header.frame] + Frame.you];
  for (const ability of activated) {
    if (!anytime && ability.during.length === 0) continue;
    eachInstance(m, ability, (instance, holder, card) => {
      if (holder !== you) return;
      enterAbility(m, ability, instance, holder, card);
      const can = isInForce(m, ability, instance, holder) && (!ability.payable || ability.payable(m));
      leaveAbility(m);
      if (can) out.push(instance);
    });
  }
}

function anyUsable(m: Machine, activated: readonly LinkedAbility[], anytime: boolean): boolean {
  const list = borrow(m);
  usableAbilities(m, activated, anytime, list);
  release(m);
  return list.length > 0;
}
