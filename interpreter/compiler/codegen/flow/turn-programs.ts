import type { Slot } from '../../../../dsl/ir/statements.ts';
import type { CounterSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { automaticSeats } from '../../../game/automatic-seats.ts';
import type { ActionOption, Step, TurnPart } from '../../../game/linked-game.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { seatBehind, takesPart } from '../../../engine/state/turn-order.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import {
  edge,
  expire,
  resetCounts,
  stepBegins,
  turnBegins,
} from '../../../engine/effects/effect-durations.ts';
import type { Machine, ValueClosure, ConditionClosure } from '../../../engine/program/machine.ts';
import { type Compiler, type Linkage, Assembler, generatedProgram, nowhere } from '../codegen-context.ts';
import { addOffer, type Offering } from '../statements/offer-program.ts';

/** What turns are compiled with beside the linkage of programs. */
/** Counts of players, so many of each; where those of the present turn are, if what they count is kept when it ends. */
export interface OwnTurnCount {
  readonly at: number;
  readonly row: number;
  readonly current: number | undefined;
}

export interface TurnLinkage extends Linkage {
  /** Compiles a text of the flow whose statements are not rest points. */
  readonly action: (action: ActionOption) => number;
  /** Compiles a text of the flow with rest points between its statements. */
  readonly text: (source: ActionOption['program']) => number;
  readonly abilityProgram: Offering['abilityProgram'];
  readonly activated: Offering['activated'];
  /** The counts for a turn are reset with each. */
  readonly perTurn: readonly { readonly at: number; readonly size: number }[];
  /** The counts since a player's last turn are reset for that player behind each. */
  readonly perOwnTurn: readonly OwnTurnCount[];
  /** Asks behind a step, or at the end of a turn, whether the game is over. */
  readonly endingsAfter: (asm: Assembler, of: string) => void;
}

const slots: readonly Slot[] = [
  { name: 'player', sort: 'player', many: false },
  { name: 'action', sort: 'number', many: false },
  { name: 'turns', sort: 'number', many: false },
  { name: 'ability', sort: 'ability', many: false },
];

/** Who had the last turn that was not an extra one, and who has the next extra turn. */
const slotsOfExtra: readonly Slot[] = [
  { name: 'in order', sort: 'player', many: false },
  { name: 'next extra', sort: 'player', many: false },
];
const IN_ORDER = slots.length;
const EXTRA = slots.length + 1;

/** How many actions there were in this part of the turn; only where that matters. */
const counted: Slot = { name: 'actions', sort: 'number', many: false };

/**
 * Turns of the players, one after the other: until the step's condition holds, or until each has had one. Behind each
 * of them come the extra turns of those who have some, first of the one whose turn it was.
 */
export function compileTurns(
  c: Compiler,
  linkage: TurnLinkage,
  step: Step & { kind: 'turns' },
): { source: ReturnType<typeof generatedProgram>; code: Assembler['code'] } {
  const asm = new Assembler();
  const at = (what: string) => asm.origin('turns', what, nowhere);
  const player = c.scalar({ op: 'local', slot: 0 });
  const until = step.until && c.test(step.until);
  const { layout } = c;
  const { seats } = layout;
  const listens = c.game.abilities.length > 0;
  // Where nobody has had a turn yet and the game names nobody else, the first seat begins.
  const first = c.scalar({ op: 'greater', left: { op: 'constant', value: 0 }, right: step.from });
  asm.add({ op: 'set', slot: 0, value: first, at: at('first') });
  if (step.extra) asm.add({ op: 'set', slot: IN_ORDER, value: player, at: at('in order') });
  if (!until) asm.add({ op: 'set', slot: 2, value: () => 0, at: at('none yet') });
  const turnsDone = Frame.locals + 2;
  const over = until ?? (({ p }) => p[p[Header.frame] + turnsDone] >= seats);
  const loop = asm.add({ op: 'unless', test: over, to: -1, at: at('until') });
  const end = asm.add({ op: 'jump', to: -1, at: at('end') });
  asm.land(loop);
  const nobody =
    layout.out >= 0
      ? addSeated(c, asm, { inOrder: step.extra !== undefined, until: until !== undefined, at })
      : undefined;
  const skips = step.skipped && addSkipped(c, asm, step.skipped, { player, at });
  const begin = asm.add({ op: 'turn', player, at: at('turn') });
  const clear = (): void => {
    if (step.ended) addCleared(c, asm, step.ended, at);
  };
  clear();
  const current = linkage.perOwnTurn.filter((each) => each.current !== undefined);
  if (current.length > 0)
    asm.step(at('counts anew'), (_, p) => {
      for (const { current: from = 0, row } of current) {
        const own = from + p[Header.turn] * row;
        p.fill(0, own, own + row);
      }
    });
  if (listens || linkage.perTurn.length > 0) {
    const origin = at('begins');
    asm.step(origin, ({ m }, p) => {
      expire(m, { kind: 'start of your turn' }, p[Header.turn], { at: origin });
      turnBegins(m, p[Header.turn]);
      resetCounts(m, linkage.perTurn);
      edge(m, 'start', 'turn');
    });
    linkage.atRest?.(asm, 'turns', nowhere);
  }
  const own = step.extra ? [...slots, ...slotsOfExtra] : slots;
  const counts = step.parts.some(isCounted);
  const left = step.parts.flatMap((part) => addPart(c, asm, linkage, part, at, own.length, step.ended) ?? []);
  for (const each of left) asm.land(each);
  if (listens) {
    asm.step(at('ends'), ({ m }) => {
      edge(m, 'end', 'turn');
    });
  }
  linkage.atRest?.(asm, 'turns', nowhere);
  linkage.endingsAfter(asm, 'end of turn');
  if (listens) {
    const origin = at('expires');
    asm.step(origin, ({ m }, p) => {
      expire(m, { kind: 'end of turn' }, -1, { at: origin });
      expire(m, { kind: 'end of your turn' }, p[Header.turn], { at: origin });
    });
  }
  const { perOwnTurn } = linkage;
  if (perOwnTurn.length > 0)
    asm.step(at('forgets'), (_, p) => {
      for (const { at: from, row, current } of perOwnTurn) {
        const before = p[Header.turn] * row;
        if (current === undefined) p.fill(0, from + before, from + before + row);
        else p.copyWithin(from + before, current + before, current + before + row);
      }
    });
  clear();
  asm.add({ op: 'end-turn', at: at('over') });
  const enough = step.extra && addExtra(c, asm, step.extra, { player, until, begin, at });
  if (skips !== undefined) asm.land(skips);
  const before = { op: 'local', slot: step.extra ? IN_ORDER : 0 } as const;
  const seat = c.scalar(before);
  // Who is out is left out by a step of its own.
  const behind: ValueClosure =
    layout.out < 0
      ? c.scalar({ op: 'neighbour', of: before, back: false })
      : (m) => seatBehind(layout, m.p, seat(m), 1);
  asm.add({ op: 'set', slot: 0, value: behind, at: at('next') });
  if (step.extra) asm.add({ op: 'set', slot: IN_ORDER, value: player, at: at('in order again') });
  if (!until)
    asm.add({ op: 'set', slot: 2, value: ({ p }) => p[p[Header.frame] + turnsDone] + 1, at: at('count') });
  asm.add({ op: 'jump', to: loop, at: at('again') });
  asm.land(end);
  if (nobody !== undefined) asm.land(nobody);
  if (enough !== undefined) asm.land(enough);
  asm.add({ op: 'return', at: at('return') });
  return {
    source: generatedProgram({ kind: 'step', step: step.symbol.id }, counts ? [...own, counted] : own),
    code: asm.code,
  };
}

/**
 * Goes on to the next player who takes part, over those who are out; gives the jump to the end of the step, for when
 * nobody is left or each has had a turn.
 */
function addSeated(
  { layout }: Compiler,
  asm: Assembler,
  { inOrder, until, at }: { readonly inOrder: boolean; readonly until: boolean; readonly at: Turns['at'] },
): number {
  const done = Frame.locals + 2;
  return asm.native(at('who takes part'), (place) => (_, p, frame) => {
    const first = p[frame + Frame.locals];
    for (let i = 0; i < layout.seats; i++) {
      if (!until && p[frame + done] + i >= layout.seats) break;
      const seat = seatBehind(layout, p, first, i);
      if (!takesPart(layout, p, seat)) continue;
      p[frame + Frame.locals] = seat;
      if (inOrder) p[frame + Frame.locals + IN_ORDER] = seat;
      if (!until) p[frame + done] += i;
      return place.next;
    }
    return place.to;
  });
}

const one = (): number => 1;

/** Leaves out the turn of a player who has such a turn to leave out; gives the jump to the next player. */
function addSkipped(
  c: Compiler,
  asm: Assembler,
  counter: CounterSymbol,
  { player, at }: Pick<Turns, 'player' | 'at'>,
): number {
  const { seats, playerCounters } = c.layout;
  const counts = playerCounters + counter.index * seats;
  const skips = asm.add({ op: 'unless', test: (m) => m.p[counts + player(m)] > 0, to: -1, at: at('skips') });
  asm.add({
    op: 'count',
    counter,
    owner: player,
    change: 'subtract',
    amount: one,
    teller: undefined,
    at: at('skipped turn'),
  });
  const over = asm.add({ op: 'jump', to: -1, at: at('turn skipped') });
  asm.land(skips);
  return over;
}

/** Sets back what ends turns: it is about the turn that is going on and no other one. */
function addCleared({ layout }: Compiler, asm: Assembler, counter: CounterSymbol, at: Turns['at']): void {
  const count = layout.gameCounters + counter.index;
  const none = asm.add({ op: 'unless', test: ({ p }) => p[count] > 0, to: -1, at: at('ended') });
  asm.add({
    op: 'count',
    counter,
    owner: undefined,
    change: 'set',
    amount: () => 0,
    teller: undefined,
    at: at('ended turn'),
  });
  asm.land(none);
}

interface Turns {
  readonly player: ValueClosure;
  readonly until: ConditionClosure | undefined;
  /** Where a turn begins. */
  readonly begin: number;
  readonly at: (what: string) => ReturnType<Assembler['origin']>;
}

/**
 * Goes back to the beginning of a turn for the player of an extra turn; returns the jump to the end of the
 * step.
 */
function addExtra(
  c: Compiler,
  asm: Assembler,
  counter: CounterSymbol,
  { player, until, begin, at }: Turns,
): number | undefined {
  const { layout } = c;
  const { seats, playerCounters } = layout;
  const counts = playerCounters + counter.index * seats;
  const enough = until && asm.add({ op: 'unless', test: (m) => !until(m), to: -1, at: at('enough turns') });
  const whose = (m: Machine): number => {
    for (let i = 0; i < seats; i++) {
      const seat = seatBehind(layout, m.p, player(m), i);
      if (m.p[counts + seat] > 0 && takesPart(layout, m.p, seat)) return seat;
    }
    return -1;
  };
  asm.add({ op: 'set', slot: EXTRA, value: whose, at: at('who has more') });
  const extra = c.scalar({ op: 'local', slot: EXTRA });
  const none = asm.add({ op: 'unless', test: (m) => extra(m) >= 0, to: -1, at: at('more turns') });
  asm.add({
    op: 'count',
    counter,
    owner: extra,
    change: 'subtract',
    amount: one,
    teller: undefined,
    at: at('extra turn'),
  });
  asm.add({ op: 'set', slot: 0, value: extra, at: at('whose') });
  asm.add({ op: 'jump', to: begin, at: at('extra again') });
  asm.land(none);
  return enough;
}

/**
 * A part of a turn: something happens, or the player acts until they pass or may no more. Returns the jump to
 * the end of the turn, for a player who is out by then.
 */
function addPart(
  c: Compiler,
  asm: Assembler,
  linkage: TurnLinkage,
  part: TurnPart,
  at: (what: string) => ReturnType<Assembler['origin']>,
  /** Where it is counted how many actions there were. */
  counter: number,
  ended: CounterSymbol | undefined,
): number | undefined {
  const listens = c.game.abilities.length > 0;
  const { symbol } = part;
  const player = c.scalar({ op: 'local', slot: 0 });
  const { layout } = c;
  const over = ended ? layout.gameCounters + ended.index : -1;
  const isThere = (m: Machine): boolean => takesPart(layout, m.p, player(m)) && (over < 0 || m.p[over] === 0);
  const whileThere = (what: string): number[] =>
    layout.out < 0 && over < 0 ? [] : [asm.add({ op: 'unless', test: isThere, to: -1, at: at(what) })];
  const [out] = whileThere('still there');
  const border = (which: 'start' | 'end'): void => {
    if (!symbol || !listens) return;
    const isEnd = c.game.vocabulary.ending.has(symbol);
    const origin = at(`${which} of ${symbol.id}`);
    const over = (m: Machine, p: Int32Array): void => {
      expire(m, { kind: `${which} of step`, step: symbol }, -1, { at: origin });
      expire(m, { kind: `${which} of your step`, step: symbol }, p[Header.turn], { at: origin });
    };
    asm.step(origin, ({ m }, p) => {
      if (isEnd && which === 'start') {
        over(m, p);
        stepBegins(m, symbol, p[Header.turn]);
      }
      edge(m, which, symbol.index);
    });
    linkage.atRest?.(asm, 'turns', nowhere);
    if (isEnd && which === 'end')
      asm.step(at(`expires with ${symbol.id}`), ({ m }, p) => {
        over(m, p);
      });
  };
  if (symbol) asm.add({ op: 'part', step: symbol.index, at: at(`step ${symbol.id}`) });
  border('start');
  if (part.kind === 'do') {
    const program = linkage.text(part.program);
    asm.add({ op: 'call', program, you: player, arguments: [], at: at(part.symbol.id) });
  } else {
    const isLimited = isCounted(part);
    const once = part.symbol === undefined && !isLimited;
    const [least, most] = [part.least, part.most].map((each) => each && c.scalar(each));
    const times = c.scalar({ op: 'local', slot: counter });
    if (isLimited) asm.add({ op: 'set', slot: counter, value: () => 0, at: at('no action yet') });
    const until = part.until && c.test(part.until);
    // Of a seat that takes none, parts that happen say what it does in its turn.
    const own = new Set(
      automaticSeats(c.game, layout.seats).flatMap(({ seat, acts }) => (acts ? [] : [seat])),
    );
    const idle =
      own.size === 0
        ? []
        : [asm.add({ op: 'unless', test: (m) => !own.has(player(m)), to: -1, at: at('nobody acts') })];
    const again = asm.code.length;
    const done = [...idle, ...whileThere('there again')];
    if (until) done.push(asm.add({ op: 'unless', test: (m) => !until(m), to: -1, at: at('enough') }));
    if (most) done.push(asm.add({ op: 'unless', test: (m) => times(m) < most(m), to: -1, at: at('most') }));
    const { acted, passed } = addOffer(c, asm, 'turns', {
      offer: part.offer,
      programs: part.offer.actions.map(linkage.action),
      abilityProgram: linkage.abilityProgram,
      who: player,
      given: [],
      slots: { option: 1, ability: 3 },
      canPass: least ? (m: Machine) => times(m) >= least(m) : !once,
      activated: part.symbol ? linkage.activated.filter((each) => isFor(each, part)) : [],
    });
    for (const each of acted) asm.land(each);
    if (once) for (const each of passed) asm.land(each);
    else {
      if (isLimited) asm.add({ op: 'set', slot: counter, value: (m) => times(m) + 1, at: at('acted') });
      linkage.atRest?.(asm, 'turns', nowhere);
      asm.add({ op: 'jump', to: again, at: at('more') });
      for (const each of passed) asm.land(each);
    }
    for (const each of done) asm.land(each);
  }
  border('end');
  if (symbol) linkage.endingsAfter(asm, symbol.id);
  return out;
}

/** Whether it matters how many actions there are in a part of a turn. */
const isCounted = (part: TurnPart): boolean =>
  part.kind === 'actions' && (part.least !== undefined || part.most !== undefined);

/** Whether an activated ability may be used in a part of a turn. */
function isFor(ability: Offering['activated'][number], part: TurnPart & { kind: 'actions' }): boolean {
  const { during } = ability;
  if (during.length === 0) return part.offer.abilities;
  return during.some(({ step }) => step === part.symbol?.index);
}
