import { Frame } from '../../../engine/state/call-stack.ts';
import { Header, type Layout } from '../../../engine/state/position-layout.ts';
import { borrow, depthOf, fixedValue, holdsAlways, wordOf } from '../../../engine/program/machine.ts';
import type { ConditionClosure, ListClosure, ValueClosure } from '../../../engine/program/machine.ts';
import { RETURN } from '../../../engine/vm/instructions.ts';
import { countAnew } from '../../../engine/vm/answer-budget.ts';
import { DEEPEST, runBegun } from '../../../engine/vm/run-loop.ts';
import type { Many } from '../../../../dsl/ir/expressions.ts';
import { simplifiedList } from '../../codegen/expressions/simplify-lists.ts';
import { sourceOf } from '../../codegen/closure-sources.ts';
import { emitPlace } from '../emit-loops.ts';
import type { Emitter, GeneratedFunctions } from '../emitter.ts';
import { newEmitter } from '../expression-emitter.ts';
import { SourceWriter } from '../source-writer.ts';

/** The parts of a union are put on the list as they come. */
function fillWith(e: Emitter, tree: Many, list: string): void {
  const simple = simplifiedList(e.c, tree);
  if (simple.op === 'union') for (const part of simple.parts) fillWith(e, part, list);
  else {
    const { w } = e;
    const [items, n] = [w.name('a'), w.name('n')];
    w.line(`let ${items} = ${list}.items, ${n} = ${list}.length;`);
    e.each(simple, (element) =>
      w.line(`if (${n} === ${items}.length) ${items} = ${list}.grow(); ${items}[${n}++] = ${element};`),
    );
    w.line(`${list}.length = ${n};`);
  }
}

/**
 * Writes a whole program: a loop around a switch over counters. Numbers that its instructions ask for are written where they
 * are asked; closures of unknown make are called.
 */
export class ProgramWriter {
  readonly w = new SourceWriter();
  private readonly functions: GeneratedFunctions;
  private readonly goesOn: Int32Array;
  /** The counter that follows in the text, so that nothing need be written to go on there. */
  following = -1;

  /** Where cards are, in games whose cards have no state; there moves have functions of their own. */
  readonly plainMoves: Layout | undefined;

  constructor(functions: GeneratedFunctions, goesOn: Int32Array, plainMoves: Layout | undefined) {
    this.functions = functions;
    this.goesOn = goesOn;
    this.plainMoves = plainMoves;
  }

  private emitter(
    closure: object,
  ): { e: Emitter; source: NonNullable<ReturnType<typeof sourceOf>> } | undefined {
    const source = sourceOf(closure);
    return source && { e: newEmitter(source.c, this.functions, this.w), source };
  }

  value(get: ValueClosure): string {
    const word = wordOf(get);
    if (word >= 0) return `p[f + ${word}]`;
    const depth = depthOf(get);
    if (depth >= 0) return `it[${depth}]`;
    const fixed = fixedValue(get);
    if (fixed !== undefined) return `(${fixed})`;
    const known = this.emitter(get);
    if (known?.source.kind === 'value') return known.e.value(known.source.tree);
    if (known?.source.kind === 'place') return emitPlace(known.e, known.source.tree);
    if (known?.source.kind === 'raw') return known.e.raw(known.source.tree);
    return `${this.w.capture(get)}(m)`;
  }

  condition(holds: ConditionClosure): string {
    if (holds === holdsAlways) return 'true';
    const known = this.emitter(holds);
    if (known?.source.kind === 'condition') return known.e.test(known.source.tree);
    return `${this.w.capture(holds)}(m)`;
  }

  /** Where on the stack a list is, or -1, where that is all that it takes to find it. */
  listAt(collect: ListClosure): string | undefined {
    const source = sourceOf(collect);
    return source?.kind === 'list' && source.tree.op === 'list'
      ? `p[f + ${Frame.locals + source.tree.slot}]`
      : undefined;
  }

  /** Fills a borrowed list; who asks for it gives it back. */
  listed(collect: ListClosure): string {
    const { w } = this;
    const list = w.name('l');
    w.line(`const ${list} = ${w.capture(borrow)}(m);`);
    this.fill(list, collect);
    return list;
  }

  fill(list: string, collect: ListClosure): void {
    const { w } = this;
    const known = this.emitter(collect);
    if (known?.source.kind === 'list') fillWith(known.e, known.source.tree, list);
    else w.line(`${w.capture(collect)}(m, ${list});`);
  }

  /** Goes on at a counter, or is at the end. */
  leaveFor(to: number): void {
    if (to < 0) this.w.line(`return ${RETURN};`);
    else this.w.line(`pc = ${to}; continue;`);
  }

  goOn(next: number): void {
    if (next !== this.following) this.leaveFor(next);
  }

  branch(condition: string, to: number, next: number): void {
    this.w.block(`if (${condition})`, () => this.leaveFor(to));
    this.goOn(next);
  }

  /** Goes on where an instruction says: at a counter, or not in this frame. */
  dispatch(went: string): void {
    const { w } = this;
    w.block(`if (${went} >= 0)`, () => w.line(`pc = ${went}; continue;`));
    w.block(`if (${went} === -1 && r.answered && p[${Header.frame}] === f)`, () => this.resume());
    w.line(`return ${went};`);
  }

  /** Goes on behind a choice that was answered at once. */
  resume(): void {
    const { w } = this;
    w.line(`${w.capture(countAnew)}(r);`);
    w.line(`pc = ${w.capture(this.goesOn)}[p[f + ${Frame.counter}]];`);
    w.line(`if (pc < 0) return pc;`);
    w.line('continue;');
  }

  /** Runs a program that has just begun; the loop around goes on with it where it has to wait. */
  runBegun(program: string, next: number): void {
    const { w } = this;
    const [linked, begun, went] = [w.name('q'), w.name('s'), w.name('w')];
    w.line(`const ${linked} = r.code[${program}];`);
    w.block(`if (${linked} !== undefined && ${linked}.whole !== undefined && r.depth < ${DEEPEST})`, () => {
      w.line(`const ${begun} = p[${Header.frame}];`);
      w.line(`r.depth++;`);
      w.line(`const ${went} = ${linked}.whole(r, p, ${begun}, ${linked}.goesOn[0]);`);
      w.line(`r.depth--;`);
      w.block(`if (${went} !== ${RETURN})`, () => {
        w.line(`if (${went} >= 0) p[${begun} + ${Frame.counter}] = ${went};`);
        w.line(`return -1;`);
      });
      w.line(
        `p[${Header.top}] = p[${begun} + ${Frame.floor}]; p[${Header.frame}] = p[${begun} + ${Frame.caller}];`,
      );
    });
    w.line(`else if (!${w.capture(runBegun)}(r, p, ${program})) return -1;`);
    w.line('r.frame = f;');
    this.goOn(next);
  }
}
