import { Frame, putFrame } from '../../../engine/state/call-stack.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import type { Compiled, Linked } from '../../../engine/program/instruction.ts';
import type { SourceWriter } from '../source-writer.ts';

/**
 * A program that is being written. The first is the one that the function is called for: its frame is on the stack. One
 * that is written into another has room on the stack, and its words are variables; they are put there where somebody has
 * to answer, where something reads them by itself, and where a fault ends the run.
 */
export class WrittenFrame {
  /** 0: the first one. */
  readonly id: number;
  readonly compiled: Compiled;
  readonly linked: Linked;
  readonly outer: WrittenFrame | undefined;
  /** The counter at which the outer one goes on. */
  readonly behind: number;
  /** The variable with its address. */
  readonly address: string;
  private readonly w: SourceWriter;

  constructor(
    w: SourceWriter,
    compiled: Compiled,
    linked: Linked,
    inside?: { readonly id: number; readonly outer: WrittenFrame; readonly behind: number },
  ) {
    this.w = w;
    this.compiled = compiled;
    this.linked = linked;
    this.id = inside?.id ?? 0;
    this.outer = inside?.outer;
    this.behind = inside?.behind ?? -1;
    this.address = this.id === 0 ? 'f' : `f${this.id}`;
  }

  get size(): number {
    return Frame.locals + this.compiled.source.program.slots.length;
  }

  /** How a word is read and written. */
  readonly word = (at: number): string => (this.id === 0 ? `p[f + ${at}]` : `$${this.id}_${at}`);

  /** The words that are variables. */
  variables(): string[] {
    const locals = Array.from({ length: this.size - Frame.locals }, (_, i) => Frame.locals + i);
    return [Frame.you, Frame.this, Frame.done, ...locals].map(this.word);
  }

  /** Writes it to the stack with those around it, as the interpreter has them; `counter` is where it is. */
  put(counter: number | string): void {
    const { w, outer, address } = this;
    const at = `p[${address} + ${Frame.counter}]`;
    if (!outer) {
      w.line(`${at} = ${counter};`);
      return;
    }
    outer.put(this.behind);
    const [you, card, done] = [Frame.you, Frame.this, Frame.done].map(this.word);
    const words = [address, outer.address, this.compiled.index, counter, you, card, done].join(', ');
    w.line(`${w.capture(putFrame)}(p, ${words});`);
    for (let word: number = Frame.locals; word < this.size; word++)
      w.line(`p[${address} + ${word}] = ${this.word(word)};`);
    w.line(`p[${Header.frame}] = ${address};`);
  }

  /** Reads the words back that something else may have changed. */
  take(): void {
    const { w, outer, address } = this;
    if (!outer) return;
    outer.take();
    for (let word: number = Frame.you; word < this.size; word++)
      if (word !== Frame.floor) w.line(`${this.word(word)} = p[${address} + ${word}];`);
  }
}
