import { stayOf } from '../../../engine/state/card-columns.ts';
import { eachOfSeveral } from '../values/multiplicities.ts';
import type { Many, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import { reserved } from '../../../../dsl/ir/registers.ts';
import type { Act, TogetherPart } from '../../../../dsl/ir/statements.ts';
import { verbOfMove } from '../../../../dsl/language/symbols/events/move-events.ts';
import type { Span } from '../../../../dsl/text/source.ts';
import type { NamedProgram } from '../../../game/linked-game.ts';
import { isLent, withText } from '../values/lent-texts.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { begin } from '../../../engine/vm/program-calls.ts';
import { choosing } from '../choices/compile-choice.ts';
import { contains } from '../expressions/list-contains.ts';
import { Assembler, nowhere } from '../codegen-context.ts';
import type { Compiler, Linkage, StateChecks, Writer } from '../codegen-context.ts';
import type { ConditionClosure } from '../../../engine/program/machine.ts';
import { proposeChange } from '../events/counter-proposals.ts';
import { constantOf } from '../expressions/scalar-expressions.ts';
import { attach, cover, NAMED_END, NO_PILE, uncover } from '../../../engine/effects/card-changes.ts';
import { zoneOf } from '../../../engine/state/card-columns.ts';
import { move } from '../../../engine/effects/state-changes.ts';
import { allowedCards, notifyOrder } from '../events/order-notices.ts';
import { crossing, proposeCrossing } from '../events/zone-crossings.ts';
import type { Moving } from '../events/zone-crossings.ts';
import type { List } from '../../../engine/state/int-list.ts';
import type { Machine } from '../../../engine/program/machine.ts';
import type { Instruction } from '../../../engine/program/instruction.ts';
import type { Origin } from '../../../engine/vm/events.ts';
import { hasPermissionRule } from '../expressions/permission-checks.ts';
import { addHiddenMay, addMay } from '../choices/optional-actions.ts';
import { openlyMet } from '../choices/public-choices.ts';
import { decides } from '../flow/ending-programs.ts';
import { respond } from '../events/response-program.ts';
import { perZone } from '../../../engine/state/position-layout.ts';
import { sumLogger } from './sum-loggers.ts';
import { place } from '../expressions/zone-lookups.ts';

/** The instructions of a named program. */
export function compileProgram(c: Compiler, source: NamedProgram, linkage: Linkage): Assembler['code'] {
  const own = c.forSlots?.(source.program.slots) ?? c;
  const asm = new Assembler();
  acts({ c: own, asm, linkage }, source.program.acts, '');
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  return asm.code;
}

/** Adds the instructions of acts one after the other. */
export function acts(w: Writer, list: readonly Act[], path: string): void {
  const { asm, linkage } = w;
  list.forEach((act, i) => {
    const here = path === '' ? `${i + 1}` : `${path}.${i + 1}`;
    add(w, act, here, list.slice(i + 1));
    if (linkage.endings && changes(act)) linkage.endings(asm, here, act.span);
    if (linkage.atRest && act.op !== 'pick' && act.op !== 'let' && act.op !== 'list')
      linkage.atRest(asm, here, act.span);
  });
}

/** Where more cards are wanted than a zone has, what the game says of it happens first. */
function supply(w: Writer, act: Act & { op: 'supply' }, origin: Origin): void {
  const { c, asm, linkage } = w;
  const program = linkage.runsOut(act.of.index);
  const zone = place(c, act.zone);
  const amount = c.scalar(act.amount);
  const { zoneCount, nowhere, seats } = c.layout;
  const owners = perZone(c.game.vocabulary.zones, seats, ({ of }, seat) => (of === 'player' ? seat : -1));
  asm.native(origin, ({ here, next }) => (r, p, frame) => {
    const of = zone(r.m);
    // Nobody's zone cannot run out.
    if (of === nowhere || p[zoneCount + of] >= amount(r.m)) return next;
    p[frame + Frame.counter] = here + 1;
    begin(r, program, owners[of], -1);
    return -1;
  });
}

/** The cards of a move to a pile without those that a rule forbids to move there; all of them in a game without such rules. */
function movable(c: Compiler, { cards, to, by }: Act & { op: 'move' }): Many {
  const verb = to.kind === 'pile' && by ? verbOfMove(c.game.vocabulary, to.zone) : undefined;
  if (to.kind !== 'pile' || !by || !verb || !hasPermissionRule(c, verb)) return cards;
  const depth = reserved.moved;
  const it: Scalar = { op: 'it', depth };
  // What comes from elsewhere is put there, and not moved.
  const comes: Test = {
    op: 'not',
    part: { op: 'among', value: it, of: { op: 'cards-in-all', zone: to.zone } },
  };
  const free: Test = { op: 'permitted', verb, you: by, arguments: [it, to.pile] };
  return { op: 'filter', of: cards, depth, test: { op: 'or', parts: [comes, free] } };
}

/** For the inside of a statement, where the game does not come to rest. */
const within = (w: Writer): Writer => ({ ...w, linkage: { ...w.linkage, atRest: undefined } });

/** Statements behind which the game may be over. */
const changes = (act: Act): boolean =>
  act.op === 'attempt' ||
  act.op === 'together' ||
  act.op === 'secretly' ||
  (act.op === 'each' && act.whole === true);

/** Statements that let others do something before the text goes on. */
const invites = (act: Act): boolean =>
  act.op === 'open' ||
  act.op === 'settle' ||
  (act.op === 'make' && act.roll.window !== undefined) ||
  (act.op === 'hold' && act.contest.window !== undefined);

/** State checks, between two statements of the flow. */
export function rest(asm: Assembler, checks: StateChecks, path: string, span: Span): void {
  asm.add({ op: 'rest', ...checks, at: asm.origin(path, 'checks', span) });
}

function add(w: Writer, act: Act, path: string, later: readonly Act[]): void {
  const { c, asm, linkage } = w;
  const at = (what: string): Origin => asm.origin(path, what, act.span, { act });
  const inside = within(w);
  switch (act.op) {
    case 'pick':
      asm.add({ op: 'pick', choosing: choosing(c, act.pick, later), to: -1, at: at('pick') });
      return;
    case 'chosen':
      asm.add({
        op: 'recheck',
        slot: act.pick.slot,
        contains: contains(c, act.pick.from),
        to: -1,
        at: at('chosen'),
      });
      return;
    case 'require':
      if (act.test.op === 'permitted' && !hasPermissionRule(c, act.test.verb)) return;
      asm.add({ op: 'require', test: c.test(act.test), to: -1, at: at('require') });
      return;
    case 'takes': {
      const { slot, fits } = act;
      const held = 'into' in fits ? { kept: c.many(fits.kept), into: fits.into } : c.test(fits);
      asm.add({ op: 'takes', slot, fits: held, taking: act, to: -1, at: at('takes') });
      return;
    }
    case 'supply':
      supply(w, act, at('supply'));
      return;
    case 'make':
    case 'hold':
    case 'shift':
    case 'reroll':
    case 'open':
    case 'stand':
    case 'announce':
    case 'resolve':
    case 'stop':
    case 'settle':
      if (invites(act)) linkage.endings?.(asm, path, act.span, true);
      respond(w, act, at);
      return;
    case 'decide': {
      const note = decides(c, act);
      asm.step(at('decide'), ({ m }) => note(m));
      return;
    }
    case 'let':
      asm.add({
        op: 'set',
        slot: act.slot,
        value: c.scalar(act.value),
        constant: constantOf(c, act.value),
        at: at('let'),
      });
      return;
    case 'list':
      asm.add({ op: 'list', slot: act.slot, value: c.many(act.value), at: at('list') });
      return;
    case 'attempt':
      attempt(inside, act, path);
      return;
    case 'together':
      together(inside, act.parts, path, act.span);
      return;
    case 'call':
      asm.add({
        op: 'call',
        program: linkage.verb(act.verb.index),
        you: c.scalar(act.you),
        arguments: act.arguments,
        at: at(act.verb.id),
      });
      return;
    case 'use':
      asm.add({
        op: 'use',
        card: withText(c, act.card, act.field),
        programs: linkage.texts(act.field.id),
        // What another card has given is used by the card that has it.
        as: act.as ? c.scalar(act.as) : isLent(c.game, act.field) ? c.scalar(act.card) : undefined,
        you: c.scalar(act.you),
        at: at('use'),
      });
      return;
    case 'move': {
      const { to } = act;
      const pile = to.kind === 'pile' ? c.scalar(to.pile) : to.named ? () => NAMED_END : undefined;
      const zone = place(c, to.kind === 'zone' ? to.zone : { op: 'zone', zone: to.zone });
      const atEnd = to.kind === 'pile' || to.end === 'top';
      const cards = movable(c, act);
      const card = cards.op === 'one' ? c.scalar(cards.value) : undefined;
      const event = crossing(w);
      if (event !== undefined) {
        const origin = at('move');
        const carryOut: Moving['carryOut'] = (m, list) =>
          move(m, list, zone(m), pile ? pile(m) : NO_PILE, atEnd, { at: origin });
        const moving = { cards: c.many(cards), to: zone, takes: true, room: true, carryOut };
        proposeCrossing(w, act.by, moving, event, origin);
        return;
      }
      asm.add({ op: 'move', cards: c.many(cards), card, zone, pile, atEnd, at: at('move') });
      return;
    }
    case 'shuffle':
      asm.add({ op: 'shuffle', zone: place(c, act.zone), at: at('shuffle') });
      notifyOrder(w, act, at('told'));
      return;
    case 'say':
      asm.add({
        op: 'say',
        verb: act.verb,
        things: act.things.map((each) => c.many(each)),
        sorts: act.sorts,
        at: at('say'),
      });
      return;
    case 'reveal':
      asm.add({ op: 'reveal', cards: c.many(allowedCards(c, act)), at: at('reveal') });
      notifyOrder(w, act, at('told'));
      return;
    case 'look':
      asm.add({ op: 'look', cards: c.many(allowedCards(c, act)), you: c.scalar(act.you), at: at('look') });
      notifyOrder(w, act, at('told'));
      return;
    case 'turn':
      asm.add({ op: 'face', cards: c.many(act.cards), face: act.face, at: at('turn') });
      return;
    case 'attach': {
      const you = act.you ? c.scalar(act.you) : () => -1;
      const event = crossing(w);
      if (event !== undefined) {
        const [origin, host, { layout }] = [at('attach'), c.scalar(act.to), c];
        const carryOut: Moving['carryOut'] = (m, { items, length }) => {
          for (let i = 0; i < length; i++) attach(m, items[i], host(m), you(m), { at: origin });
        };
        const to = (m: Machine): number => zoneOf(m.p, layout, host(m));
        const moving = { cards: c.many(allowedCards(c, act)), to, takes: false, room: false, carryOut };
        proposeCrossing(w, act.you, moving, event, origin);
        notifyOrder(w, act, at('told'));
        return;
      }
      asm.add({
        op: 'attach',
        cards: c.many(allowedCards(c, act)),
        to: c.scalar(act.to),
        you,
        at: at('attach'),
      });
      notifyOrder(w, act, at('told'));
      return;
    }
    case 'cover': {
      const event = crossing(w);
      if (event !== undefined) {
        const [origin, base, form, { layout }] = [at('cover'), c.scalar(act.base), c.scalar(act.form), c];
        const carryOut: Moving['carryOut'] = (m, { items, length }) => {
          if (length > 0) cover(m, base(m), items[0], { at: origin });
        };
        const to = (m: Machine): number => zoneOf(m.p, layout, base(m));
        const cards = (m: Machine, out: List): void => out.push(form(m));
        proposeCrossing(w, undefined, { cards, to, takes: true, room: false, carryOut }, event, origin);
        return;
      }
      asm.add({ op: 'cover', base: c.scalar(act.base), form: c.scalar(act.form), at: at('cover') });
      return;
    }
    case 'uncover': {
      const event = crossing(w);
      if (event !== undefined) {
        const [origin, card, zone] = [at('uncover'), c.scalar(act.card), place(c, act.zone)];
        const carryOut: Moving['carryOut'] = (m, { items, length }) => {
          if (length > 0) uncover(m, items[0], zone(m), { at: origin });
        };
        const cards = (m: Machine, out: List): void => out.push(card(m));
        proposeCrossing(w, undefined, { cards, to: zone, takes: true, room: true, carryOut }, event, origin);
        return;
      }
      asm.add({ op: 'uncover', card: c.scalar(act.card), zone: place(c, act.zone), at: at('uncover') });
      return;
    }
    case 'count':
      if (linkage.changed(act) >= 0) {
        proposeChange(w, act, linkage.changed(act), at('count'));
        return;
      }
      asm.add({
        op: 'count',
        counter: act.counter,
        owner: act.owner && c.scalar(act.owner),
        change: act.change,
        amount: c.scalar(act.amount),
        teller: sumLogger(c, act.amount),
        at: at('count'),
      });
      return;
    case 'appoint':
      asm.add({ op: 'appoint', role: act.role, player: c.scalar(act.player), at: at('appoint') });
      return;
    case 'if':
      branch(w, act, path);
      return;
    case 'if-done': {
      const skip = asm.add({ op: 'unless-done', negated: act.negated, to: -1, at: at('if') });
      acts(w, act.then, path);
      otherwise(w, skip, act.otherwise, path, act.span);
      return;
    }
    case 'may':
      addMay(w, act, path, () => acts(inside, act.acts, path));
      return;
    case 'each': {
      const gather = act.gather && { ...act.gather, who: act.slot };
      const of = act.multiple ? eachOfSeveral(c, act.of) : c.many(act.of);
      asm.add({ op: 'each', of, list: act.list, index: act.index, gather, at: at('each') });
      const next = asm.add({
        op: 'each-next',
        list: act.list,
        index: act.index,
        slot: act.slot,
        gather,
        to: -1,
        at: at('next'),
      });
      acts(act.whole ? { ...w, linkage: { ...linkage, endings: undefined } } : w, act.acts, path);
      asm.add({ op: 'jump', to: next, at: at('again') });
      asm.land(next);
      return;
    }
    case 'repeat': {
      asm.add({ op: 'repeat', times: c.scalar(act.times), counter: act.counter, at: at('repeat') });
      const stop = act.stop && c.test(act.stop);
      const next = asm.add({ op: 'repeat-next', counter: act.counter, stop, to: -1, at: at('next') });
      acts(w, act.acts, path);
      asm.add({ op: 'jump', to: next, at: at('again') });
      asm.land(next);
      return;
    }
    case 'choose-one':
      modes(inside, act, path);
      return;
    case 'secretly': {
      const { list, index, slot, sealed } = act;
      const gather = act.gather && { ...act.gather, who: slot };
      const own = { list, index, slot, sealed, choosing: choosing(c, act.pick, []) };
      asm.add({ op: 'seal', of: c.many(act.of), ...own, gather, at: at('seal') });
      asm.add({ op: 'sealed', ...own, at: at('sealed') });
      const next = asm.add({ op: 'sealed-next', ...own, gather, to: -1, at: at('next') });
      acts(inside, act.acts, path);
      asm.add({ op: 'jump', to: next, at: at('again') });
      asm.land(next);
      return;
    }
  }
}

/** Instructions that leave a statement out where they find nothing. */
const leavesOut = (one: Instruction): one is Instruction & { op: 'pick' | 'require' | 'recheck' | 'takes' } =>
  one.op === 'pick' || one.op === 'require' || one.op === 'recheck' || one.op === 'takes';

/** Orders that put cards somewhere. */
const PUTS: ReadonlySet<Act['op']> = new Set(['move', 'attach', 'cover', 'uncover'] as const);

/** Choices first; the first that finds nothing leaves the statement out. */
function attempt(w: Writer, act: Act & { op: 'attempt' }, path: string): void {
  const { asm } = w;
  const from = asm.code.length;
  acts(w, act.prepare, path);
  const picks = asm.code.flatMap((one, i) => (i >= from && leavesOut(one) && one.to < 0 ? [i] : []));
  const doing = asm.code.length;
  // The text that proposes something learns whether it was done.
  acts(w, act.acts, `${path}.do`);
  nameNumbers(w, act.prepare, doing);
  if (!saysIfDone(w, act.acts)) asm.add({ op: 'done', value: 1, at: asm.origin(path, 'done', act.span) });
  if (picks.length === 0) return;
  const end = asm.add({ op: 'jump', to: -1, at: asm.origin(path, 'end', act.span) });
  for (const each of picks) asm.land(each);
  asm.add({ op: 'done', value: 0, at: asm.origin(path, 'nothing', act.span) });
  asm.land(end);
}

/** What is proposed, or left to somebody, tells itself whether it was done. */
const saysIfDone = (w: Writer, list: readonly Act[]): boolean =>
  list.some(
    (each) =>
      (each.op === 'call' && w.linkage.proposed(each.verb.index)) ||
      // What is paid is paid, also where something else happens instead.
      (each.op === 'count' && w.linkage.changed(each) >= 0 && each.event?.verb.change?.how !== 'pay') ||
      (PUTS.has(each.op) && crossing(w) !== undefined) ||
      ['may', 'attempt', 'together'].includes(each.op),
  );

/** A verb that receives a sum with names logs its parts when it begins. */
function nameNumbers({ c, asm }: Writer, prepare: readonly Act[], from: number): void {
  for (let i = from; i < asm.code.length; i++) {
    const one = asm.code[i];
    if (one.op !== 'call') continue;
    const told = prepare.find((act) => act.op === 'let' && one.arguments.includes(act.slot));
    const teller = told?.op === 'let' ? sumLogger(c, told.value) : undefined;
    if (teller) asm.code[i] = { ...one, teller };
  }
}

function together(w: Writer, parts: readonly TogetherPart[], path: string, span: Span): void {
  const { asm } = w;
  parts.forEach((part, i) => {
    const own = `${path}.${i + 1}`;
    const from = asm.code.length;
    asm.add({ op: 'set', slot: part.flag, value: () => 0, constant: 0, at: asm.origin(own, 'off', span) });
    acts(w, part.prepare, own);
    asm.add({ op: 'set', slot: part.flag, value: () => 1, constant: 1, at: asm.origin(own, 'on', span) });
    asm.code.forEach((one, address) => {
      if (address >= from && leavesOut(one) && one.to < 0) asm.land(address);
    });
  });
  parts.forEach((part, i) => {
    const own = `${path}.${i + 1}`;
    const skip = asm.add({ op: 'unless-flag', slot: part.flag, to: -1, at: asm.origin(own, 'if', span) });
    acts(w, part.acts, `${own}.do`);
    if (saysIfDone(w, part.acts)) {
      const done = asm.add({ op: 'unless-done', negated: true, to: -1, at: asm.origin(own, 'done', span) });
      asm.add({ op: 'set', slot: part.flag, value: () => 0, constant: 0, at: asm.origin(own, 'not', span) });
      asm.land(done);
    }
    asm.land(skip);
  });
  // It was done where all parts were.
  const left = parts.map((part) =>
    asm.add({ op: 'unless-flag', slot: part.flag, to: -1, at: asm.origin(path, 'all', span) }),
  );
  asm.add({ op: 'done', value: 1, at: asm.origin(path, 'done', span) });
  const end = asm.add({ op: 'jump', to: -1, at: asm.origin(path, 'end', span) });
  for (const each of left) asm.land(each);
  asm.add({ op: 'done', value: 0, at: asm.origin(path, 'nothing', span) });
  asm.land(end);
}

function branch(w: Writer, act: Act & { op: 'if' }, path: string): void {
  const { c, asm } = w;
  const inside = within(w);
  const body = (of: Act, at: string): void => {
    if (of.op === 'may') acts(inside, of.acts, at);
    else add(inside, of, at, []);
  };
  if (addHiddenMay(w, act, path, body)) return;
  const test: ConditionClosure = c.test(act.test);
  const skip = asm.add({ op: 'unless', test, to: -1, at: asm.origin(path, 'if', act.span) });
  acts(w, act.then, path);
  otherwise(w, skip, act.otherwise, path, act.span);
}

function otherwise(w: Writer, skip: number, list: readonly Act[], path: string, span: Span): void {
  const { asm } = w;
  if (list.length === 0) {
    asm.land(skip);
    return;
  }
  const end = asm.add({ op: 'jump', to: -1, at: asm.origin(path, 'end', span) });
  asm.land(skip);
  acts(w, list, `${path}.otherwise`);
  asm.land(end);
}

function modes(w: Writer, act: Act & { op: 'choose-one' }, path: string): void {
  const { c, asm } = w;
  const options = act.modes.map((mode) => ({
    label: mode.label,
    allowed: mode.possible && c.test(mode.possible),
    to: -1,
  }));
  const menu = {
    op: 'menu' as const,
    who: c.scalar(act.who),
    slot: act.slot,
    options,
    none: -1,
    open: openlyMet(
      c,
      act.modes.flatMap(({ possible }) => possible ?? []),
    ),
    at: asm.origin(path, 'choose', act.span, { asks: 'choose' }),
  };
  asm.add(menu);

  const { notes } = act;
  const noted = notes && c.scalar(notes.card);
  const column = c.layout.choices + (notes?.memory ?? 0) * c.layout.cards;
  const ends = act.modes.map((mode, i) => {
    options[i].to = asm.code.length;
    if (noted)
      asm.step(asm.origin(`${path}.${i + 1}`, 'note', act.span), ({ m }, p) => {
        const card = noted(m);
        if (stayOf(p, c.layout, card) > 0) p[column + card] |= 1 << i;
      });
    // Who chooses to do nothing has not done it.
    if (mode.acts.length === 0)
      asm.add({ op: 'done', value: 0, at: asm.origin(`${path}.${i + 1}`, 'nothing', act.span) });
    acts(w, mode.acts, `${path}.${i + 1}`);
    return asm.add({ op: 'jump', to: -1, at: asm.origin(`${path}.${i + 1}`, 'end', act.span) });
  });
  const end = asm.add({ op: 'jump', to: -1, at: asm.origin(path, 'end', act.span) });
  menu.none = asm.add({ op: 'done', value: 0, at: asm.origin(path, 'nothing', act.span) });
  asm.land(end);
  for (const each of ends) (asm.code[each] as { to: number }).to = end;
}
