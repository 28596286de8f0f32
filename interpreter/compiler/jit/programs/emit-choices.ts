import { askOption, pick, pickFrom, storeOne } from '../../../engine/choices/asking.ts';
import {
  PASS,
  type Answering,
  type AskedAt,
  type Instruction,
  type InstructionPlace,
  type Runner,
} from '../../../engine/program/instruction.ts';
import { NOT_QUIET } from '../../../engine/state/dirty-flags.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { LEAVE } from '../../../engine/vm/instructions.ts';
import { emitAhead } from './emit-whole-moves.ts';
import type { ProgramWriter } from './program-writer.ts';

/** Begins to count what an answer costs, as `countAnswer` does. */
const COUNT_ANSWER = 'r.steps = 0; m.metered = true; m.workLeft = r.work;';

/** Writes a menu: its options are worked out in place, and who answers at once draws one of them. */
export function emitMenu(
  e: ProgramWriter,
  at: Instruction & { readonly op: 'menu' },
  { here, end }: InstructionPlace,
): void {
  const { w } = e;
  const { who, slot, options, none, open } = at;
  const list = w.atom('r.open.domain.candidates');
  w.line(`${list}.length = 0;`);
  options.forEach(({ allowed }, i) => {
    if (!allowed) {
      w.line(`${list}.push(${i});`);
      return;
    }
    const holds = e.condition(allowed);
    w.line(`if (${holds}) ${list}.push(${i});`);
  });
  const [there, option] = [w.atom(`${list}.length`), w.name('o')];
  w.block(`if (${there} === 0)`, () => e.leaveFor(end(none)));
  w.line(`p[${Header.settled}] &= ${NOT_QUIET};`);
  w.line(`let ${option} = ${options.length > 1 ? '-1' : `${list}.items[0]`};`);
  if (options.length > 1) {
    const seat = w.atom(e.value(who));
    // Nobody can say.
    w.block(`if (${seat} < 0)`, () => e.leaveFor(end(none)));
    if (open)
      w.block(`if (${there} === 1)`, () => {
        const passes = options.findIndex(({ label }) => label === PASS);
        w.block(`if (${list}.items[0] !== ${passes})`, () => {
          const isOpen = e.condition(open);
          w.line(`if (${isOpen}) ${option} = ${list}.items[0];`);
        });
      });
    w.block(`if (${option} < 0)`, () => {
      const drawn = w.name('d');
      w.line(`let ${drawn} = -1;`);
      w.block('', () => draw(e, drawn, there, seat, w.capture(e.askedAt(at, here))));
      w.block(`if (${drawn} < 0)`, () => {
        e.onStack(here);
        w.block(`if (${w.capture(askOption)}(r, ${w.capture(at)}, ${seat}))`, () => e.resume());
        w.line(`return ${LEAVE};`);
      });
      w.line(`${option} = ${list}.items[${drawn}];`);
      w.line(COUNT_ANSWER);
    });
  }
  if (slot >= 0) w.line(`${e.local(slot)} = ${option};`);
  if (e.isBegun) {
    options.forEach(({ to }, i) => {
      if (i < options.length - 1) w.block(`if (${option} === ${i})`, () => e.leaveFor(end(to)));
      else e.leaveFor(end(to));
    });
    return;
  }
  const ends = Int32Array.from(options, ({ to }) => end(to));
  w.line(`p[f + ${Frame.counter}] = ${w.capture(Int32Array.from(options, ({ to }) => to))}[${option}];`);
  w.line(`pc = ${w.capture(ends)}[${option}];`);
  w.line(`if (pc < 0) return pc;`);
  w.line('continue;');
}

/** Writes a choice. */
export function emitPick(
  e: ProgramWriter,
  at: Instruction & { readonly op: 'pick' },
  place: InstructionPlace,
): void {
  if (isOfOne(at)) {
    pickOne(e, at, place);
    return;
  }
  const { here, next, to } = place;
  const { w } = e;
  if (e.frame.id === 0) w.line(`if (r.answering) p[f + ${Frame.counter}] = ${here};`);
  else e.onStack(here);
  settle(e, `${w.capture(pick)}(r, ${w.capture(at)})`, here, to, next);
}

/** A choice of one object by somebody. */
const isOfOne = ({ choosing }: Instruction & { op: 'pick' }): boolean =>
  choosing.by !== undefined && choosing.justOne;

/** A choice of one object: who answers at once draws from a list. */
function pickOne(
  e: ProgramWriter,
  at: Instruction & { readonly op: 'pick' },
  { here, next, to }: InstructionPlace,
): void {
  const { w } = e;
  const { needs, leads, from, by, slot, many } = at.choosing;
  const list = w.atom('r.open.domain.candidates');
  // Who answers whole moves may answer this and what comes behind it as one.
  if (leads.length > 0) emitAhead(e, at, here, list);
  for (const need of needs) e.branch(`!(${e.condition(need)})`, to, e.following);
  // Who draws at once needs no list of a whole zone.
  const zone = leads.length > 0 ? undefined : e.wholeZone(from);
  const fill = (): void => {
    w.line(`${list}.length = 0;`);
    e.fill(list, from);
  };
  if (!zone) fill();
  if (leads.length > 0) keepLeading(e, at, list);
  const there = w.atom(zone ? zone.count : `${list}.length`);
  w.block(`if (${there} === 0)`, () => e.leaveFor(to));
  const seat = w.atom(e.value(by!));
  const quick = w.name('q');
  w.line(`let ${quick} = -1;`);
  // Nobody can choose, so nothing is found.
  w.block(`if (${seat} < 0)`, () => {
    w.line(`p[${Header.settled}] &= ${NOT_QUIET};`);
    e.leaveFor(to);
  });
  const forced = w.name('t');
  w.line(`let ${forced} = ${there} === 1;`);
  w.block(`if (${forced})`, () =>
    e.puttingFrame(here, () => {
      const isOpen = e.condition(at.choosing.public);
      w.line(`${forced} = ${isOpen};`);
    }),
  );
  if (many) writeJustOne(e, at);
  w.line(`if (${forced}) ${quick} = 0;`);
  const asked = w.capture(e.askedAt(at, here));
  w.block('else', () => draw(e, quick, there, seat, asked));
  w.block(`if (${quick} >= 0)`, () => {
    w.line(`p[${Header.settled}] &= ${NOT_QUIET};`);
    if (!zone) w.line(`const one = ${list}.items[${quick}];`);
    else {
      w.line(`let one = ${zone.first};`);
      w.line(`for (; ${quick} > 0; ${quick}--) one = p[${zone.next} + one];`);
    }
    const kept = many ? `${w.capture(storeOne)}(r, one)` : 'one';
    w.line(`${e.local(slot)} = ${kept};`);
    w.line(`if (!${forced}) { ${COUNT_ANSWER} }`);
    e.leaveFor(next);
  });
  if (!many) writeJustOne(e, at);
  if (zone) fill();
  e.onStack(here);
  settle(
    e,
    `${w.capture(pickFrom)}(r, ${w.capture(at)}, ${there} === 1 ? 'forced' : 'open')`,
    here,
    to,
    next,
  );
}

/** Whether a player of whole moves draws an answer by itself: the first one of a move, which begins by it, or the last. */
function drawsAlone(r: Runner, { begun }: Answering, seat: number, { ahead }: AskedAt): boolean {
  if (begun === undefined) return false;
  const { draws } = r.m;
  if (begun.rests === r.rests && begun.draws === draws && begun.seat === seat) return ahead === 0;
  begun.rests = r.rests;
  begun.draws = draws;
  begun.seat = seat;
  return true;
}

/** Draws the place of one of so many candidates into a variable, where a player answers at once. */
function draw({ w }: ProgramWriter, into: string, there: string, seat: string, asked: string): void {
  w.line('const a = r.answering;');
  w.block('if (a !== undefined)', () => {
    w.block(`if (a.left > 0 && (a.inPlace || ${w.capture(drawsAlone)}(r, a, ${seat}, ${asked})))`, () => {
      w.line(`a.left--; p[${Header.decisions}]++;`);
      w.line(`${into} = a.random(${there});`);
    });
    w.line(`else ${into} = a.draw(${there}, ${seat}, ${asked}, f);`);
  });
}

/** Says that one of the candidates is chosen. */
function writeJustOne({ w }: ProgramWriter, { choosing }: Instruction & { op: 'pick' }): void {
  w.line(`r.open.domain.least = r.open.domain.most = 1;`);
  w.line(`r.open.domain.together = ${w.capture(choosing.together)};`);
}

/** Leaves out candidates after which a later choice of the statement would find nothing. */
function keepLeading(e: ProgramWriter, { choosing }: Instruction & { op: 'pick' }, list: string): void {
  const { w } = e;
  const local = e.local(choosing.slot);
  const [before, kept, i, candidate] = [w.name('b'), w.name('n'), w.name('i'), w.name('c')];
  w.line(`const ${before} = ${local};`);
  w.line(`let ${kept} = 0;`);
  w.block(`for (let ${i} = 0; ${i} < ${list}.length; ${i}++)`, () => {
    w.line(`const ${candidate} = ${list}.items[${i}];`);
    e.tryLocal(choosing.slot, candidate);
    const ask = (at: number): void => {
      if (at === choosing.leads.length) {
        w.line(`${list}.items[${kept}++] = ${candidate};`);
        return;
      }
      const leads = e.condition(choosing.leads[at]);
      w.block(`if (${leads})`, () => ask(at + 1));
    };
    ask(0);
  });
  w.line(`${list}.length = ${kept};`);
  w.line(`${local} = ${before};`);
}

/** What comes of a choice. */
function settle(e: ProgramWriter, choice: string, here: number, to: number, next: number): void {
  const { w } = e;
  const asked = w.atom(choice);
  w.block(`if (${asked} === 'nothing')`, () => {
    e.backFromStack();
    e.leaveFor(to);
  });
  w.block(`else if (${asked} === 'answered')`, () => e.resume());
  w.block(`else if (${asked} === 'waits')`, () => e.wait(here));
  e.backFromStack();
  e.goOn(next);
}
