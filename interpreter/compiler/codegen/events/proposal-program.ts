import { allVerbs } from '../../../../dsl/language/symbols/counter-verbs.ts';
import type { Sort } from '../../../../dsl/ir/expressions.ts';
import type { Slot } from '../../../../dsl/ir/statements.ts';
import type { Game, NamedProgram } from '../../../game/linked-game.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame, popFrame } from '../../../engine/state/call-stack.ts';
import { abilityOf, cardOf, controllerOf, holderOf } from '../../../engine/triggers/ability-instances.ts';
import { begin, store } from '../../../engine/vm/program-calls.ts';
import { borrow, collected, release, frameWord } from '../../../engine/program/machine.ts';
import type { Machine, Hearing, Listening, Responding } from '../../../engine/program/machine.ts';
import type { List } from '../../../engine/state/int-list.ts';
import {
  asker,
  drop,
  fillReplacement,
  match,
  proposedObjects,
  permit,
  proposalOf,
  raise,
  remember,
  replacementsFor,
  withdraw,
  type Proposal,
} from '../../../engine/triggers/replacements-and-triggers.ts';
import { fillPrice, isPayable, unpaidPrices } from '../../../engine/triggers/additional-prices.ts';
import type { Runner } from '../../../engine/program/instruction.ts';
import { addChange, limitChange } from './counter-proposals.ts';
import { whichAbility } from '../choices/compile-choice.ts';
import { Assembler, made, nowhere, slotsOf } from '../codegen-context.ts';
import { isHeard } from './ability-index.ts';

/**
 * The program that proposes a verb, made where something may speak about it:
 *
 *   permit     objects that a rule forbids are taken out
 *   pay        what cards say is paid besides is paid; an object of which it cannot be paid is taken out
 *   replace    an object for which something else happens instead is taken out, and that is done
 *   before     what answers before it happens
 *   first      what is tried and may stop it
 *   match      what waits for it is noted, as things stand before it
 *   do         the verb itself
 *   raise      if it changed anything, it has happened: what waits is triggered, and the past has one thing more
 */
export interface Proposing {
  readonly game: Game;
  readonly responding: Responding;
  /** Whether a verb has something to do before it happens, and which program that is. */
  readonly first: (verb: number) => number;
  /** The program of the verb itself. */
  readonly body: (verb: number) => number;
  /** The program that carries out what was triggered. */
  readonly settle: number;
}

/** Whether calls of a verb are proposals. */
export const isProposed = (game: Game, responding: Responding | undefined, verb: number): boolean =>
  game.firsts[verb] !== undefined || (responding !== undefined && isHeard(responding.verbs[verb]));

const nothing: Listening = {
  rules: [],
  prices: [],
  discounts: [],
  replacements: [],
  before: [],
  when: [],
  history: [],
};

/** Locals of a proposing frame behind the parameters. */
const more: readonly (readonly [
  'since' | 'changes' | 'object' | 'replacement' | 'declined',
  Sort,
  boolean,
])[] = [
  ['since', 'number', false],
  ['changes', 'number', false],
  ['object', 'number', false],
  ['replacement', 'ability', false],
  ['declined', 'ability', true],
];

/** Locals behind these where something is paid besides: how many objects are paid for, and what is paid of the next. */
const paying: readonly (readonly ['done with' | 'price' | 'paid', Sort, boolean])[] = [
  ['done with', 'number', false],
  ['price', 'ability', false],
  ['paid', 'ability', true],
];

/** Puts a list without elements on the stack. */
function emptyList(r: Runner): number {
  const at = store(r, borrow(r.m));
  release(r.m);
  return at;
}

/** A list that a local of the running frame holds. */
function listAt(m: Machine, local: number): List {
  const { p } = m;
  const at = p[p[Header.frame] + local];
  const count = at > 0 ? p[at] : 0;
  return collected(m, (_, out) => {
    for (let i = 1; i <= count; i++) out.push(p[at + i]);
  });
}

export function compileProposal(
  { game, responding, first, body, settle }: Proposing,
  verb: number,
): { source: NamedProgram; code: Assembler['code']; hearing: Hearing | undefined } {
  const symbol = allVerbs(game.vocabulary)[verb];
  const parameters = slotsOf(game, symbol);
  const direct = symbol.parameters.findIndex((each) => each.preposition === undefined);
  const many = direct >= 0 && parameters[direct].many;
  const listening = responding.verbs[verb] ?? nothing;
  const { prices } = listening;
  const own = prices.length > 0 ? [...more, ...paying] : more;
  const [since, changes, object, replacement, declined, doneWith, price, paid] = own.map(
    (_, i) => Frame.locals + parameters.length + i,
  );
  const proposal = (m: Machine): Proposal => proposalOf(m, parameters.length, direct);
  const objects = (m: Machine, out: List): void => proposedObjects(m, proposal(m), many, out);
  const given = parameters.map((_, i) => i);
  const you = frameWord(Frame.you);

  const unpaid = (m: Machine, out: List): void => {
    const already = listAt(m, paid);
    unpaidPrices(m, prices, proposal(m), m.p[m.p[Header.frame] + object], already, out);
    release(m);
  };

  const asm = new Assembler();
  const at = (what: string) => asm.origin('event', what, nowhere);

  asm.step(at('begins'), (r, p, frame) => {
    // Every event has a time of its own, also one inside of another.
    p[frame + since] = p[Header.serial]++;
    p[frame + changes] = p[Header.changes];
    const list = borrow(r.m);
    p[frame + declined] = store(r, list);
    if (many && p[frame + Frame.locals + direct] >= 0) {
      // What is taken out of the event stays in the list of whoever proposes it.
      objects(r.m, list);
      p[frame + Frame.locals + direct] = store(r, list);
    }
    release(r.m);
  });
  const fails: number[] = [];
  if (listening.rules.length > 0)
    fails.push(
      asm.native(
        at('permit'),
        ({ next, to }) =>
          ({ m }) =>
            permit(m, listening.rules, proposal(m), many) ? next : to,
      ),
    );
  if (prices.length > 0) fails.push(pay());
  if (listening.replacements.length > 0) fails.push(replace());
  if (listening.before.length > 0) {
    asm.step(at('before'), ({ m }, p, frame) => {
      const list = collected(m, objects);
      match(m, listening.before, proposal(m), list, p[frame + since]);
      raise(m, p[frame + since]);
      release(m);
    });
    asm.add({ op: 'settle', program: settle, since, at: at('answers') });
  }
  if (game.firsts[verb]) {
    const program = first(verb);
    asm.add({ op: 'done', value: 1, at: at('tries') });
    asm.add({ op: 'call', program, you, arguments: given, at: at('first') });
    fails.push(asm.add({ op: 'unless-done', negated: false, to: -1, at: at('stopped') }));
  }
  const { change } = symbol;
  // What was done before it may have left less to change.
  if (change) fails.push(limitChange(asm, change, at('limit')));
  const looks = asm.step(at('match'), ({ m }, p, frame) => {
    const list = collected(m, objects);
    match(m, listening.when, proposal(m), list, p[frame + since]);
    release(m);
  });
  const happens = (m: Machine, p: Int32Array, frame: number): void => {
    const list = collected(m, objects);
    raise(m, p[frame + since]);
    match(m, listening.when, proposal(m), list, p[frame + since], true);
    raise(m, p[frame + since]);
    remember(m, listening, proposal(m), list);
    release(m);
  };
  if (game.firsts[verb])
    asm.step(at('happens'), ({ m }, p, frame) => {
      happens(m, p, frame);
    });
  if (change) addChange(asm, change, at('do'));
  else asm.add({ op: 'call', program: body(verb), you, arguments: given, at: at('do') });
  const end = asm.native(at('raise'), ({ to }) => ({ m }, p, frame) => {
    const changed = p[Header.changes] !== p[frame + changes];
    if (!game.firsts[verb]) {
      if (changed) happens(m, p, frame);
      else drop(m, p[frame + since]);
    }
    p[frame + Frame.done] = changed || game.firsts[verb] ? 1 : 0;
    return to;
  });
  for (const each of fails) asm.land(each);
  asm.add({ op: 'done', value: 0, at: at('fails') });
  asm.land(end);
  asm.native(at('ends'), () => (_, p, frame) => {
    // Whoever proposed it knows whether it was done.
    p[p[frame + Frame.caller] + Frame.done] = p[frame + Frame.done];
    popFrame(p);
    return -1;
  });
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  const slots: Slot[] = [
    ...parameters,
    ...own.map(([name, sort, list]): Slot => ({
      name: `its ${name}`,
      sort: name === 'object' && direct >= 0 ? parameters[direct].sort : sort,
      many: list,
      ...(name === 'since' ? { use: name } : {}),
    })),
  ];
  const source = made({ kind: 'event', verb: symbol.id }, slots);
  // What has something before it has happened when its body begins, and what that brings about comes too late.
  const patterns = listening.when.filter(({ ability, itself }) => itself && ability.data.standing);
  const hearing: Hearing | undefined =
    patterns.length > 0 && !game.firsts[verb]
      ? { patterns, parameters: parameters.length, direct, many, since, from: looks + 1 }
      : undefined;
  return {
    source: { ...source, program: { ...source.program, parameters: given } },
    code: asm.code,
    hearing,
  };

  /** Pays what cards say is paid besides, object by object; gives the jump for when nothing is left to do. */
  function pay(): number {
    const nothingToDo = asm.native(at('prices'), ({ next, to }) => (r, p, frame) => {
      p[frame + doneWith] = 0;
      p[frame + paid] = emptyList(r);
      const { length } = collected(r.m, objects);
      release(r.m);
      return many && length === 0 ? to : next;
    });
    const look = asm.native(at('price'), ({ next, to }) => (r, p, frame) => {
      const { m } = r;
      for (;;) {
        const list = collected(m, objects);
        const count = direct < 0 ? 1 : list.length;
        const about = direct < 0 ? -1 : list.items[p[frame + doneWith]];
        release(m);
        if (p[frame + doneWith] >= count) return to;
        p[frame + object] = about;
        const found = collected(m, unpaid);
        const none = found.length === 0 || (direct >= 0 && about < 0);
        release(m);
        if (none) {
          p[frame + doneWith]++;
          p[frame + paid] = emptyList(r);
          continue;
        }
        const already = listAt(m, paid);
        const payable = isPayable(m, prices, proposal(m), about, { already });
        release(m);
        if (payable) return next;
        if (direct >= 0) withdraw(m, direct, many, about);
        else p[frame + object] = -2;
        if (!many) return to;
        p[frame + paid] = emptyList(r);
      }
    });
    const choosing = whichAbility(unpaid, you, price - Frame.locals);
    const choose = asm.add({ op: 'pick', choosing, to: -1, at: at('which price') });
    asm.native(at('pay'), ({ here }) => (r, p, frame) => {
      const { m } = r;
      const instance = p[frame + price];
      const already = listAt(m, paid);
      already.push(instance);
      p[frame + paid] = store(r, already);
      release(m);
      const proposed = proposal(m);
      const about = p[frame + object];
      p[frame + Frame.counter] = here + 1;
      begin(r, abilityOf(m, instance).program, holderOf(m, instance), cardOf(m, instance));
      fillPrice(m, prices, instance, proposed, about);
      return -1;
    });
    asm.add({ op: 'jump', to: look, at: at('more prices') });
    asm.land(look);
    asm.land(choose);
    const left = asm.native(at('paid'), ({ next, to }) => ({ m }, p, frame) => {
      const list = collected(m, objects);
      release(m);
      const none = direct < 0 ? p[frame + object] === -2 : many ? list.length === 0 : list.items[0] < 0;
      return none ? to : next;
    });
    asm.land(nothingToDo);
    return left;
  }

  /** Looks for something that happens instead, object by object; gives the jump for when nothing is left to do. */
  function replace(): number {
    const choosing = whichAbility(applicable, concerned, replacement - Frame.locals);
    const look = asm.step(at('replace'), ({ m }, p, frame) => {
      p[frame + object] = -1;
      const list = collected(m, objects);
      const found = borrow(m);
      const count = direct < 0 ? 1 : list.length;
      for (let i = 0; i < count && found.length === 0; i++) {
        p[frame + object] = direct < 0 ? -1 : list.items[i];
        found.length = 0;
        applicable(m, found);
      }
      release(m);
      release(m);
    });
    const choose = asm.add({ op: 'pick', choosing, to: -1, at: at('which') });
    const forced = asm.native(at('optional'), ({ next, to }) => ({ m }, p, frame) => {
      const { ability } = abilityOf(m, p[frame + replacement]).data;
      return ability.kind === 'replacement' && ability.optional ? next : to;
    });
    const menu = asm.code.length;
    const options = [
      { label: 'yes', allowed: undefined, to: menu + 3 },
      { label: 'no', allowed: undefined, to: menu + 1 },
    ];
    const who = (m: Machine): number => asker(m, m.p[m.p[Header.frame] + replacement], proposal(m));
    const asked = asm.origin('event', 'may', nowhere, { asks: 'may' });
    asm.add({ op: 'menu', who, slot: -1, options, none: -1, ability: replacement, at: asked });
    asm.step(at('declined'), (r, p, frame) => {
      const list = borrow(r.m);
      const old = p[frame + declined];
      for (let i = 1; i <= p[old]; i++) list.push(p[old + i]);
      list.push(p[frame + replacement]);
      p[frame + declined] = store(r, list);
      release(r.m);
    });
    asm.add({ op: 'jump', to: look, at: at('again') });
    asm.land(forced);
    asm.native(at('instead'), ({ here }) => (r, p, frame) => {
      const { m } = r;
      const instance = p[frame + replacement];
      const ability = abilityOf(m, instance);
      const about = proposal(m);
      const replaced = p[frame + object];
      if (direct >= 0) withdraw(m, direct, many, replaced);
      else p[frame + object] = -2;
      p[frame + Frame.counter] = here + 1;
      begin(r, ability.program, holderOf(m, instance), cardOf(m, instance));
      fillReplacement(m, instance, about, replaced);
      return -1;
    });
    const left = asm.native(at('left'), ({ next, to }) => ({ m }, p, frame) => {
      const list = collected(m, objects);
      release(m);
      const none = direct < 0 ? p[frame + object] === -2 : many ? list.length === 0 : list.items[0] < 0;
      return none ? to : next;
    });
    asm.add({ op: 'jump', to: look, at: at('more') });
    asm.land(choose);
    return left;
  }

  /** Whom it happens to says which of several. */
  function concerned(m: Machine): number {
    const { p } = m;
    const about = p[p[Header.frame] + object];
    const whose = direct >= 0 && parameters[direct].sort === 'card' ? controllerOf(m, about) : -1;
    if (whose >= 0) return whose;
    const you = p[p[Header.frame] + Frame.you];
    return you >= 0 ? you : Math.max(0, p[Header.turn]);
  }

  function applicable(m: Machine, out: List): void {
    const { p } = m;
    const frame = p[Header.frame];
    // What is done with nothing is not replaced.
    if (direct >= 0 && p[frame + object] < 0) return;
    const skip = borrow(m);
    const list = p[frame + declined];
    for (let i = 1; i <= p[list]; i++) skip.push(p[list + i]);
    replacementsFor(m, listening.replacements, proposal(m), p[frame + object], skip, out);
    release(m);
  }
}
