import { ALL_SETTLED, BESIDES_TURN, NOT_QUIET, StatePart } from '../../../engine/state/dirty-flags.ts';
import { Frame, ROOM } from '../../../engine/state/call-stack.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { fixedValue } from '../../../engine/program/machine.ts';
import type {
  Compiled,
  Execute,
  Gather,
  Instruction,
  InstructionPlace,
} from '../../../engine/program/instruction.ts';
import { changeCounter, move, moveOne, shuffle } from '../../../engine/effects/state-changes.ts';
import { NO_PILE } from '../../../engine/effects/card-changes.ts';
import { isDue } from '../../../engine/triggers/trigger-queue.ts';
import { gatherFrom, withoutGaps } from '../../../engine/vm/gathered-choices.ts';
import { tooDeep } from '../../../engine/vm/program-calls.ts';
import { emitMenu, emitPick } from './emit-choices.ts';
import { listMoverInto, listMoverOf, moverInto, moverOf } from './emit-moves.ts';
import type { ProgramWriter } from './program-writer.ts';

/** Writes an instruction; false where it is carried out as the interpreter does it. */
type EmitInstruction<Op extends Instruction['op']> = (
  e: ProgramWriter,
  at: Instruction & { readonly op: Op },
  place: InstructionPlace,
) => boolean | void;

/** Goes on at a counter if a condition does not hold, else behind the instruction. */
const unless: EmitInstruction<'unless' | 'require'> = (e, { test }, { next, to }) => {
  e.branch(`!(${e.condition(test)})`, to, next);
};

/** Runs a program that begins to its end, where it need not wait for anybody; it is written in place where that pays. */
function run(
  e: ProgramWriter,
  place: InstructionPlace,
  program: number,
  you: string,
  card: string,
  fill?: (word: (at: number) => string) => void,
): void {
  if (!e.writeInside(program, place, you, card, fill)) begin(e, place, program, you, card, fill);
}

/** Begins a program with a frame and runs it to its end, where it need not wait for anybody. */
function begin(
  e: ProgramWriter,
  place: InstructionPlace,
  program: number,
  you: string,
  card: string,
  fill: (word: (at: number) => string) => void = () => undefined,
): void {
  const { here, next, programs } = place;
  const frame = beginAt(e, here, `${program}`, sizeOf(programs[program]), you, card);
  fill((at) => `p[${frame} + ${at}]`);
  e.runBegun(`${program}`, next);
}

const sizeOf = ({ source }: Compiled): number => Frame.locals + source.program.slots.length;

/** Puts a frame on the stack, behind those that are there; gives its address. Its size may be known beforehand. */
function beginAt(
  e: ProgramWriter,
  here: number,
  program: string,
  size: number | string,
  you: string,
  card: string,
): string {
  const { w } = e;
  const frame = w.name('s');
  e.onStack(here + 1);
  w.line(`const ${frame} = p[${Header.top}];`);
  w.line(`if (${frame} + ${size} + ${ROOM} > p.length) ${w.capture(tooDeep)}();`);
  const words: readonly (readonly [number, string | number])[] = [
    [Frame.caller, e.frame.address],
    [Frame.program, program],
    [Frame.counter, 0],
    [Frame.you, you],
    [Frame.this, card],
    [Frame.done, 1],
    [Frame.floor, frame],
  ];
  for (const [word, value] of words) w.line(`p[${frame} + ${word}] = ${value};`);
  if (typeof size === 'string')
    w.line(`for (let at = ${Frame.locals}; at < ${size}; at++) p[${frame} + at] = -1;`);
  else for (let at: number = Frame.locals; at < size; at++) w.line(`p[${frame} + ${at}] = -1;`);
  w.line(`p[${Header.frame}] = ${frame}; p[${Header.top}] = ${frame} + ${size};`);
  return frame;
}

/** A step begins. */
function writeStep(e: ProgramWriter, step: number, next: number): void {
  e.w.line('r.rests++;');
  e.w.line(`p[${Header.step}] = ${step};`);
  e.goOn(next);
}

const gathering = (e: ProgramWriter, gather: Gather | undefined, done: string): void => {
  if (gather)
    e.w.line(`${e.w.capture(gatherFrom)}(p, f + ${Frame.locals}, ${e.w.capture(gather)}, ${done});`);
};

/** Instructions that are written; the others are carried out as the interpreter does it. */
export const instructionEmitters: { readonly [Op in Instruction['op']]?: EmitInstruction<Op> } = {
  set: (e, { slot, value, constant }, { next }) => {
    const text = constant === undefined ? e.value(value) : `${constant}`;
    e.w.line(`${e.local(slot)} = ${text};`);
    e.noteLocal(slot, text);
    e.goOn(next);
  },
  list: (e, { slot, value }, { next }) => {
    const list = e.stored(value);
    e.w.line(`${e.local(slot)} = ${list};`);
    e.goOn(next);
  },
  takes: (e, { slot, fits }, { next, to }) => {
    if (typeof fits !== 'function') return false;
    // With nothing nothing is done.
    e.w.block(`if (${e.local(slot)} < 0)`, () => e.leaveFor(to));
    const holds = e.condition(fits);
    e.branch(`!(${holds})`, to, next);
    return true;
  },
  unless,
  require: unless,
  done: (e, { value }, { next }) => {
    e.w.line(`${e.word(Frame.done)} = ${value};`);
    e.goOn(next);
  },
  'unless-done': (e, { negated }, { next, to }) => {
    e.branch(`(${e.word(Frame.done)} === 1) === ${negated}`, to, next);
  },
  'unless-flag': (e, { slot }, { next, to }) => {
    e.branch(`${e.local(slot)} === 0`, to, next);
  },
  call: (e, { program, you, arguments: given, ofNoCard = false }, place) => {
    const { w } = e;
    const { parameters } = place.programs[program].source.program;
    const who = w.atom(e.value(you));
    w.line(`p[${Header.settled}] &= ${NOT_QUIET};`);
    const from = given.map((slot) => e.local(slot));
    run(e, place, program, who, ofNoCard ? '-1' : e.word(Frame.this), (word) => {
      from.forEach((text, i) => w.line(`${word(Frame.locals + parameters[i])} = ${text};`));
    });
  },
  use: (e, { card, programs, as, you }, { here, next, programs: all }) => {
    const { w } = e;
    const sizes = Int32Array.from(all, sizeOf);
    const used = w.atom(e.value(card));
    const text = w.atom(`${used} < 0 ? -1 : ${w.capture(programs)}[${used}]`);
    w.block(`if (${text} < 0)`, () => e.leaveFor(next));
    const who = w.atom(e.value(you));
    const self = as ? w.atom(e.value(as)) : used;
    w.line(`p[${Header.settled}] &= ${NOT_QUIET};`);
    beginAt(e, here, text, w.atom(`${w.capture(sizes)}[${text}]`), who, self);
    e.runBegun(text, next);
  },
  move: (e, at, place) => {
    const { w } = e;
    const { done, next } = place.after();
    const { cards, card, zone, pile, atEnd } = at;
    const { plainMoves } = e.parts;
    const known = plainMoves && !pile ? e.knownZone(zone) : undefined;
    if (card && plainMoves && known !== undefined) {
      const one = e.value(card);
      w.line(`${w.capture(moverInto(plainMoves, known, atEnd))}(p, m.takes, ${one});`);
    } else if (card) {
      const one = w.atom(e.value(card));
      const to = w.atom(e.value(zone));
      const into = pile ? w.atom(e.value(pile)) : `${NO_PILE}`;
      if (plainMoves) w.line(`${w.capture(moverOf(plainMoves, atEnd))}(p, m.takes, ${one}, ${to}, ${into});`);
      else w.line(`${w.ask(moveOne, one, to, into, `${atEnd}`, w.capture(at))};`);
    } else if (plainMoves && atEnd && !pile && e.listAt(cards) !== undefined) {
      const list = w.atom(e.listAt(cards)!);
      if (known !== undefined) w.line(`${w.capture(listMoverInto(plainMoves, known))}(p, m.takes, ${list});`);
      else {
        const to = w.atom(e.value(zone));
        w.line(`${w.capture(listMoverOf(plainMoves))}(p, m.takes, ${list}, ${to});`);
      }
    } else {
      const list = e.listed(cards);
      const to = w.atom(e.value(zone));
      const into = pile ? w.atom(e.value(pile)) : `${NO_PILE}`;
      w.line(`${w.ask(move, list, to, into, `${atEnd}`, w.capture(at))};`);
      w.line('m.scratch.used--;');
    }
    if (done) w.line(`${e.word(Frame.done)} = 1;`);
    e.goOn(next);
  },
  shuffle: (e, at, { next }) => {
    e.w.line(`${e.w.ask(shuffle, e.value(at.zone), e.w.capture(at))};`);
    e.goOn(next);
  },
  count: (e, at, { next }) => {
    const { w } = e;
    const { counter, owner, change, amount } = at;
    const of = owner ? w.atom(e.value(owner)) : '-1';
    const by = fixedValue(amount) ?? w.atom(e.value(amount));
    w.line(
      `${w.capture(changeCounter)}(m, ${w.capture(counter)}, ${of}, '${change}', ${by}, ${w.capture(at)});`,
    );
    e.goOn(next);
  },
  'each-next': (e, at, { next, to }) => {
    const { w } = e;
    const { gather } = at;
    if (gather && (gather.many || e.frame.id > 0)) return false;
    const items = w.atom(e.local(at.list));
    const done = w.atom(e.local(at.index));
    gathering(e, gather, done);
    w.block(`if (${done} >= p[${items}])`, () => {
      if (gather) w.line(`${w.capture(withoutGaps)}(p, ${e.local(gather.slot)});`);
      w.line(`p[${Header.top}] = ${items};`);
      w.line(`${e.local(at.list)} = -1;`);
      e.leaveFor(to);
    });
    w.line(`p[${Header.top}] = ${items} + 1 + p[${items}];`);
    w.line(`${e.local(at.slot)} = p[${items} + 1 + ${done}];`);
    w.line(`${e.local(at.index)} = ${done} + 1;`);
    e.goOn(next);
  },
  each: (e, at, { next }) => {
    if (at.gather) return false;
    const { w } = e;
    const found = e.stored(at.of);
    w.line(`${e.local(at.list)} = ${found};`);
    w.line(`${e.local(at.index)} = 0;`);
    e.goOn(next);
    return true;
  },
  repeat: (e, { times, counter }, { next }) => {
    const text = e.value(times);
    e.w.line(`${e.local(counter)} = ${text};`);
    e.goOn(next);
    return true;
  },
  'repeat-next': (e, { counter, stop }, { next, to }) => {
    const { w } = e;
    const left = w.atom(e.local(counter));
    w.block(`if (${left} <= 0)`, () => e.leaveFor(to));
    if (stop) {
      const stops = e.condition(stop);
      w.block(`if (${stops})`, () => e.leaveFor(to));
    }
    w.line(`${e.local(counter)} = ${left} - 1;`);
    e.goOn(next);
  },
  step: (e, { step }, { next }) => writeStep(e, step.symbol.index, next),
  part: (e, { step }, { next }) => writeStep(e, step, next),
  turn: (e, { player }, { next }) => {
    const { w } = e;
    w.line('r.rests++;');
    w.line('r.turns++;');
    w.line(`${e.word(Frame.you)} = p[${Header.turn}] = ${e.value(player)};`);
    w.line(`p[${Header.settled}] &= ${BESIDES_TURN};`);
    e.goOn(next);
  },
  'end-turn': (e, _, { next }) => {
    const { w } = e;
    w.line('r.rests++;');
    w.line('r.turns++;');
    w.line(`${e.word(Frame.you)} = p[${Header.turn}] = -1;`);
    w.line(`p[${Header.settled}] &= ${BESIDES_TURN};`);
    e.goOn(next);
  },
  rest: (e, { program, reads }, place) => {
    const { w } = e;
    w.line('r.rests++;');
    if (reads !== undefined)
      w.block(`if ((${reads} & ~p[${Header.settled}]) === 0)`, () => e.leaveFor(place.next));
    begin(e, place, program, '-1', e.word(Frame.this));
  },
  settle: (e, { program, since, always }, place) => {
    if (since < 0) return false;
    const { w } = e;
    const from = w.atom(e.word(since));
    if (!always) w.block(`if (!${w.ask(isDue, from)})`, () => e.leaveFor(place.next));
    begin(e, place, program, '-1', '-1', (word) => w.line(`${word(Frame.locals)} = ${from};`));
    return true;
  },
  checks: (e, { slot }, { next }) => {
    e.w.line(`${e.local(slot)} = p[${Header.changes}];`);
    e.w.line(`p[${Header.settled}] |= ${StatePart.quiet};`);
    e.goOn(next);
  },
  check: (e, { program }, place) => run(e, place, program, '-1', e.word(Frame.this)),
  'checks-done': (e, { slot, again }, { next }) => {
    const { w } = e;
    w.block(`if (p[${Header.changes}] !== ${e.local(slot)})`, () => {
      w.line(`${e.local(slot)} = p[${Header.changes}];`);
      w.line(`p[${Header.settled}] |= ${StatePart.quiet};`);
      e.leaveFor(again);
    });
    w.line(`if ((p[${Header.settled}] & ${StatePart.quiet}) !== 0) p[${Header.settled}] |= ${ALL_SETTLED};`);
    e.goOn(next);
  },
  menu: emitMenu,
  pick: emitPick,
};

/** Carries out an instruction as the interpreter does it. */
export function emitExecute(e: ProgramWriter, execute: Execute, { here, next, to }: InstructionPlace): void {
  const { w } = e;
  if (e.frame.id > 0) e.onStack(here);
  const went = w.atom(`${w.capture(execute)}(r, p, ${e.frame.address})`);
  if (next < 0) {
    e.dispatch(went, to);
    return;
  }
  w.block(`if (${went} !== ${next})`, () => e.dispatch(went, to));
  e.backFromStack();
  e.goOn(next);
}
