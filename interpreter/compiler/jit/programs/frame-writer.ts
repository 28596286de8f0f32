import { Frame } from '../../../engine/state/call-stack.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { store, tooDeep } from '../../../engine/vm/program-calls.ts';
import type { Layout } from '../../../engine/state/position-layout.ts';
import { borrow, depthOf, fixedValue, holdsAlways, wordOf } from '../../../engine/program/machine.ts';
import type { ConditionClosure, ListClosure, ValueClosure } from '../../../engine/program/machine.ts';
import { exhausted } from '../../../engine/program/work-budget.ts';
import type { Compiled, Instruction, Linked } from '../../../engine/program/instruction.ts';
import type { Many } from '../../../../dsl/ir/expressions.ts';
import { simplifiedList } from '../../codegen/expressions/simplify-lists.ts';
import { sourceOf } from '../../codegen/closure-sources.ts';
import { emitPlace } from '../emit-loops.ts';
import type { Emitter, GeneratedFunctions } from '../emitter.ts';
import { newEmitter } from '../expression-emitter.ts';
import { SourceWriter } from '../source-writer.ts';
import { WrittenFrame } from './written-frame.ts';

/** The parts of a union come one after the other. */
function eachElement(e: Emitter, tree: Many, body: (element: string) => void): void {
  const simple = simplifiedList(e.c, tree);
  if (simple.op === 'union') for (const part of simple.parts) eachElement(e, part, body);
  else e.each(simple, body);
}

function fillWith(e: Emitter, tree: Many, list: string): void {
  const { w } = e;
  const [items, n] = [w.name('a'), w.name('n')];
  w.line(`let ${items} = ${list}.items, ${n} = ${list}.length;`);
  eachElement(e, tree, (element) =>
    w.line(`if (${n} === ${items}.length) ${items} = ${list}.grow(); ${items}[${n}++] = ${element};`),
  );
  w.line(`${list}.length = ${n};`);
}

const CALL = /\bk\d+(?:\.\w+)*\(/;

/**
 * Writes a list on top of the stack and gives its address. What does not fit there is lost, and then the stack is full.
 * Nothing where something is called meanwhile, but to count work: it may put frames there.
 */
function storeWith(e: Emitter, tree: Many): string | undefined {
  const { w } = e;
  let address = '';
  const lines = w.linesOf(() => {
    address = storeElements(e, tree);
  });
  const counts = [`${w.capture(exhausted)}(`, `${w.capture(tooDeep)}(`];
  const isCalled = (line: string): boolean =>
    CALL.test(counts.reduce((left, count) => left.replace(count, ''), line));
  if (lines.some(isCalled)) return undefined;
  w.put(lines);
  return address;
}

function storeElements(e: Emitter, tree: Many): string {
  const { w } = e;
  const [at, n] = [w.name('s'), w.name('n')];
  w.line(`const ${at} = p[${Header.top}];`);
  w.line(`let ${n} = 0;`);
  eachElement(e, tree, (element) => w.line(`p[${at} + ++${n}] = ${element};`));
  w.line(`if (${at} + 1 + ${n} > p.length) ${w.capture(tooDeep)}();`);
  w.line(`p[${at}] = ${n}; p[${Header.top}] = ${at} + 1 + ${n};`);
  return at;
}

const NUMBER = /^\(?-?\d+\)?$/;

/** The number of cards of a zone, the first one, and where each has the one behind it. */
interface WholeZone {
  readonly count: string;
  readonly first: string;
  readonly next: number;
}

/** What programs are written with. */
export interface WriterParts {
  readonly functions: GeneratedFunctions;
  /** Where cards are, in games whose cards have no state; there moves have functions of their own. */
  readonly plainMoves: Layout | undefined;
  readonly linkedOf: (program: number) => Linked;
}

/** Writes what instructions of a frame ask for: values, conditions and lists; closures of unknown make are called. */
export class FrameWriter {
  readonly w = new SourceWriter();
  readonly parts: WriterParts;
  /** The frame that is being written. */
  frame: WrittenFrame;
  /** Locals that have just been set to a number, by their slots. */
  readonly known = new Map<number, number>();

  constructor(parts: WriterParts, compiled: Compiled, linked: Linked) {
    this.parts = parts;
    this.frame = new WrittenFrame(this.w, compiled, linked);
  }

  private emitter(
    closure: object,
  ): { e: Emitter; source: NonNullable<ReturnType<typeof sourceOf>> } | undefined {
    const source = sourceOf(closure);
    return source && { e: newEmitter(source.c, this.parts.functions, this.w), source };
  }

  /** How a word of the frame is read and written. */
  word(at: number): string {
    return this.frame.word(at);
  }

  local(slot: number): string {
    return this.frame.word(Frame.locals + slot);
  }

  /** Sets a local to what is tried: something that is called may read it from the stack. */
  tryLocal(slot: number, text: string): void {
    const { w, frame } = this;
    const at = Frame.locals + slot;
    w.line(`${frame.word(at)} = ${text};`);
    if (frame.id > 0) w.line(`p[${frame.address} + ${at}] = ${frame.word(at)};`);
  }

  value(get: ValueClosure): string {
    const word = wordOf(get);
    if (word >= 0) return this.word(word);
    const depth = depthOf(get);
    if (depth >= 0) return `it[${depth}]`;
    const fixed = fixedValue(get);
    if (fixed !== undefined) return `(${fixed})`;
    const known = this.emitter(get);
    if (known?.source.kind === 'value') return known.e.value(known.source.tree);
    if (known?.source.kind === 'place') return emitPlace(known.e, known.source.tree);
    if (known?.source.kind === 'raw') return known.e.raw(known.source.tree);
    return this.w.ask(get);
  }

  condition(holds: ConditionClosure): string {
    if (holds === holdsAlways) return 'true';
    const known = this.emitter(holds);
    if (known?.source.kind === 'condition') return known.e.test(known.source.tree);
    return this.w.ask(holds);
  }

  /** Notes what a local has just been set to; the instruction that follows in any case may know it. */
  noteLocal(slot: number, text: string): void {
    if (NUMBER.test(text)) this.known.set(slot, Number.parseInt(text.replace('(', ''), 10));
    else this.known.delete(slot);
  }

  /** The zone that a closure gives, where that is always one. */
  knownZone(zone: ValueClosure): number | undefined {
    const source = sourceOf(zone);
    if (source?.kind !== 'place' && source?.kind !== 'value') return undefined;
    const { tree, c } = source;
    if (tree.op === 'zone' && !tree.of) return c.zoneIndex(tree.zone);
    const found = tree.op === 'local' ? this.known.get(tree.slot) : undefined;
    return found !== undefined && found >= 0 && found !== c.layout.nowhere ? found : undefined;
  }

  /** Whether an instruction cannot be where a text is stopped, so that it counts with the one behind it. */
  neverFails(at: Instruction): boolean {
    if (at.op === 'set') return at.constant !== undefined || this.isPlain(at.value);
    if (at.op !== 'move') return at.op === 'done';
    const { plainMoves } = this.parts;
    return (
      plainMoves !== undefined && at.card !== undefined && !at.pile && [at.card, at.zone].every(this.isPlain)
    );
  }

  /** A value that nothing has to be worked out for. */
  private readonly isPlain = (value: ValueClosure): boolean => {
    if (wordOf(value) >= 0 || fixedValue(value) !== undefined) return true;
    const source = sourceOf(value);
    if (source?.kind !== 'place' && source?.kind !== 'value') return false;
    return source.tree.op === 'zone' ? !source.tree.of : source.tree.op === 'local';
  };

  /** Where on the stack a list is, or -1, where that is all that it takes to find it. */
  listAt(collect: ListClosure): string | undefined {
    const source = sourceOf(collect);
    return source?.kind === 'list' && source.tree.op === 'list'
      ? this.word(Frame.locals + source.tree.slot)
      : undefined;
  }

  /** How the cards of a list are found without it, where it is those of a whole zone and no card hangs on another. */
  wholeZone(collect: ListClosure): WholeZone | undefined {
    const known = this.emitter(collect);
    if (known?.source.kind !== 'list') return undefined;
    const { e, source } = known;
    const simple = simplifiedList(e.c, source.tree);
    const { state, zoneCount, zoneFirst, next } = e.c.layout;
    if (simple.op !== 'cards-in' || state.host >= 0) return undefined;
    let zone = '';
    const lines = this.w.linesOf(() => {
      zone = emitPlace(e, simple.zone);
    });
    // What is called counts as work, and it may come a second time with the list.
    if ([...lines, zone].some((line) => line.includes('(m'))) return undefined;
    this.w.put(lines);
    return { count: `p[${zoneCount} + ${zone}]`, first: `p[${zoneFirst} + ${zone}]`, next };
  }

  /** Fills a borrowed list; who asks for it gives it back. */
  listed(collect: ListClosure): string {
    const { w } = this;
    const list = w.name('l');
    w.line(`const ${list} = ${w.capture(borrow)}(m);`);
    this.fill(list, collect);
    return list;
  }

  /** Puts a list on the stack; gives its address. */
  stored(collect: ListClosure): string {
    const known = this.emitter(collect);
    const { w } = this;
    const around = w.readsFrame;
    const stored = known?.source.kind === 'list' && storeWith(known.e, known.source.tree);
    if (stored) return stored;
    w.readsFrame = around;
    const list = this.listed(collect);
    w.line('m.scratch.used--;');
    return `${w.capture(store)}(r, ${list})`;
  }

  fill(list: string, collect: ListClosure): void {
    const { w } = this;
    const known = this.emitter(collect);
    if (known?.source.kind === 'list') fillWith(known.e, known.source.tree, list);
    else w.line(`${w.ask(collect, list)};`);
  }
}
