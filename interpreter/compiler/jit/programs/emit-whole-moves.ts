import { pickAhead } from '../../../engine/choices/asking.ts';
import { mayAskBehind } from '../../../engine/choices/question-lookahead.ts';
import type { Choosing, Instruction } from '../../../engine/program/instruction.ts';
import { borrow, wordOf } from '../../../engine/program/machine.ts';
import { MOST_DRAWS } from '../../../engine/search/paired-choices.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { NOT_QUIET } from '../../../engine/state/dirty-flags.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { countAnew } from '../../../engine/vm/answer-budget.ts';
import type { ProgramWriter } from './program-writer.ts';

type Pick = Instruction & { readonly op: 'pick' };

/** Lets players of whole moves make a choice and what comes behind it, before its candidates are worked out. */
export function emitAhead(e: ProgramWriter, at: Pick, here: number, list: string): void {
  const { w } = e;
  const player = w.name('h');
  w.line(`const ${player} = r.answering;`);
  const ask = (): void => {
    e.onStack(here);
    w.block(`if (${w.capture(pickAhead)}(r, ${w.capture(at)}))`, () => e.resume());
    e.backFromStack();
  };
  w.block(`if (${player} !== undefined && !${player}.draws)`, () => {
    const next = e.isBegun && choiceBehind(e, at, here);
    if (!next) {
      ask();
      return;
    }
    const seat = w.atom(e.value(at.choosing.by!));
    const asked = e.askedAt(next, here + 1, [next.to]);
    const holds = [
      `${player}.left > 0`,
      goesOnWith(player, seat),
      `${e.value(next.choosing.by!)} === ${seat}`,
      `!${w.capture(mayAskBehind)}(r, ${w.capture(asked)}, f)`,
    ];
    w.block(`if (${holds.join(' && ')})`, () => drawBoth(e, { at, next, here, player, list }));
    w.block('else', ask);
  });
}

/** That the move which a player has begun goes on with a question to a seat. */
const goesOnWith = (player: string, seat: string): string => {
  const move = `${player}.begun`;
  return `${move} !== undefined && ${move}.rests === r.rests && ${move}.draws === m.draws && ${move}.seat === ${seat}`;
};

/** The choice right behind one, where both are drawn as `giveBothAhead` draws them. */
function choiceBehind(e: ProgramWriter, { choosing }: Pick, here: number): Pick | undefined {
  const next = e.frame.compiled.code[here + 1];
  if (next?.op !== 'pick' || !isOfOne(choosing) || !isOfOne(next.choosing)) return undefined;
  const { leads, bound, by } = next.choosing;
  if (choosing.needs.length > 0 || choosing.leads.length !== 1 || leads.length > 0 || !bound)
    return undefined;
  // The same seat makes it whatever is answered.
  const isSame = wordOf(by!) >= 0 && wordOf(by!) !== Frame.locals + choosing.slot;
  return isSame ? next : undefined;
}

const isOfOne = ({ by, justOne, many }: Choosing): boolean => by !== undefined && justOne && !many;

interface Pair {
  readonly at: Pick;
  readonly next: Pick;
  readonly here: number;
  /** Variables: who answers, and the list with the candidates of the first choice. */
  readonly player: string;
  readonly list: string;
}

/** Writes what `giveBothAhead` does; where nothing is drawn, the choice is asked for as ever. */
function drawBoth(e: ProgramWriter, pair: Pair): void {
  const { at, next, here, list } = pair;
  const { w } = e;
  const most = w.atom(e.value(next.choosing.bound!));
  w.block(`if (${most} !== 0)`, () => {
    const own = e.local(at.choosing.slot);
    const [before, second, tries] = [w.name('b'), w.name('l'), w.name('i')];
    const [value, given] = [w.name('c'), w.name('n')];
    w.line(`const ${before} = ${own}, ${second} = ${w.capture(borrow)}(m);`);
    w.line(`${list}.length = 0;`);
    e.fill(list, at.choosing.from);
    w.line(`let ${value} = -1, ${given} = 0;`);
    const draws = `let ${tries} = 0; ${tries} < ${MOST_DRAWS} && ${list}.length > 1; ${tries}++`;
    w.block(`for (${draws})`, () => drawOnce(e, pair, { most, second, value, given }));
    w.line('m.scratch.used--;');
    w.block(`if (${given} > 0)`, () => {
      w.line(`p[${Header.settled}] &= ${NOT_QUIET};`);
      w.line(`${w.capture(countAnew)}(r);`);
      const { goesOn } = e.frame.linked;
      w.block(`if (${given} > 1)`, () => {
        w.line(`${e.local(next.choosing.slot)} = ${value};`);
        e.leaveFor(goesOn[here + 2]);
      });
      e.leaveFor(goesOn[here + 1]);
    });
    w.line(`${own} = ${before};`);
  });
}

/** The variables of a draw: the greatest number of second candidates, their list, what is drawn, and how many choices are made. */
interface Drawn {
  readonly most: string;
  readonly second: string;
  readonly value: string;
  readonly given: string;
}

function drawOnce(
  e: ProgramWriter,
  { at, next, player, list }: Pair,
  { most, second, value, given }: Drawn,
): void {
  const { w } = e;
  const { slot } = at.choosing;
  const place = w.name('d');
  w.line(`const ${place} = ${player}.random(${list}.length);`);
  e.tryLocal(slot, `${list}.items[${place}]`);
  for (const need of next.choosing.needs) {
    const isThere = e.condition(need);
    w.line(`if (!${isThere}) continue;`);
  }
  w.line(`${second}.length = 0;`);
  e.fill(second, next.choosing.from);
  const found = w.atom(`${second}.length`);
  w.line(`if (${found} === 0 || ${player}.random(${most}) >= ${found}) continue;`);
  w.line(`${value} = ${second}.items[${player}.random(${found})];`);
  const isAsked = unlessForced(e, next.choosing, `${found} > 1`);
  const others = w.name('t');
  w.line(`let ${others} = false;`);
  const i = w.name('i');
  w.block(`for (let ${i} = 0; ${i} < ${list}.length && !${others}; ${i}++)`, () => {
    e.tryLocal(slot, `${list}.items[${i}]`);
    w.block(`if (${i} !== ${place})`, () => {
      const leads = e.condition(at.choosing.leads[0]);
      w.line(`${others} = ${leads};`);
    });
  });
  const isOpen = unlessForced(e, at.choosing, others);
  e.tryLocal(slot, `${list}.items[${place}]`);
  const answers = w.atom(`(${isOpen} ? 1 : 0) + (${isAsked} ? 1 : 0)`);
  w.line(`${player}.left -= ${answers}; p[${Header.decisions}] += ${answers};`);
  w.line(`${given} = ${isAsked} ? 2 : 1;`);
  w.line('break;');
}

/** Whether somebody is asked: where there are several candidates, or not everybody knows that there is only one. */
function unlessForced(e: ProgramWriter, choosing: Choosing, several: string): string {
  const { w } = e;
  const isAsked = w.name('t');
  w.line(`let ${isAsked} = ${several};`);
  w.block(`if (!${isAsked})`, () => {
    const isOpen = e.condition(choosing.public);
    w.line(`${isAsked} = !${isOpen};`);
  });
  return isAsked;
}
