import type { OpNode } from '../../../dsl/ir/visit.ts';
import { nodesOf } from '../../../dsl/ir/visit.ts';
import { exhausted } from '../../engine/program/work-budget.ts';
import { partedLoop } from './loop-invariants.ts';

/** A candidate that the function at hand keeps in a variable. */
interface Candidate {
  readonly variable: string;
  /** Something that is called reads it from the machine, so it is written there as well. */
  isShared: boolean;
}

/** How loops over lists begin; those of programs have a name. */
const LOOP = 'for (let ';

const PLAIN = /^-?\w+$/;

/**
 * Writes the body of one JavaScript function over a machine `m`: its statements in order, what it takes from outside, and
 * the candidates of filters, which are variables where nothing outside of the function reads them.
 *
 * Expressions have no effects, so they may be put wherever their statements have come before; one that is used twice is
 * made a variable by `atom`.
 */
export class SourceWriter {
  private lines: string[] = [];
  private names = 0;
  private readonly outside: unknown[] = [];
  private readonly candidates = new Map<number, Candidate>();
  /** How a word of the running frame is read and written: it is on the stack, or a variable of the function. */
  word = (at: number): string => `p[f + ${at}]`;
  /** Something that has been written reads the running frame from the stack by itself. */
  readsFrame = false;

  /** A name that nothing else in the function has. */
  name(prefix: string): string {
    return `${prefix}${this.names++}`;
  }

  line(text: string): void {
    this.lines.push(text);
  }

  /** Counts work, as `spend` does. */
  spend(work: string): void {
    this.line(`if ((m.workLeft -= ${work}) < 0) ${this.capture(exhausted)}(m);`);
  }

  /** Statements in braces behind a head, `if (...)`. */
  block(head: string, body: () => void): void {
    const lines = this.linesOf(body);
    const { before, inside } = head.startsWith(LOOP) ? partedLoop(lines) : { before: [], inside: lines };
    this.lines.push(...before, `${head} {`, ...inside, '}');
  }

  /** The statements that something writes, which are not put into the function. */
  linesOf(body: () => void): string[] {
    const around = this.lines;
    this.lines = [];
    body();
    const written = this.lines;
    this.lines = around;
    return written;
  }

  put(lines: readonly string[]): void {
    this.lines.push(...lines);
  }

  /** An expression that may be used several times. */
  atom(expression: string): string {
    if (PLAIN.test(expression)) return expression;
    const name = this.name('v');
    this.lines.push(`const ${name} = ${expression};`);
    return name;
  }

  /** What the function reads from outside: an object, a function, a column of numbers. */
  capture(value: unknown): string {
    const known = this.outside.indexOf(value);
    return `k${known >= 0 ? known : this.outside.push(value) - 1}`;
  }

  /** Calls a closure or another function that may read the running frame. */
  ask(called: unknown, ...given: readonly string[]): string {
    this.readsFrame = true;
    return `${this.capture(called)}(${['m', ...given].join(', ')})`;
  }

  /** The candidate of a depth. */
  candidate(depth: number): string {
    return this.candidates.get(depth)?.variable ?? `it[${depth}]`;
  }

  /** Writes an expression in which an element is the candidate of a depth. */
  under(depth: number, element: string, write: () => string): string {
    const outer = this.candidates.get(depth);
    const own: Candidate = { variable: element, isShared: false };
    this.candidates.set(depth, own);
    let result = '';
    const lines = this.linesOf(() => {
      result = write();
    });
    if (outer) this.candidates.set(depth, outer);
    else this.candidates.delete(depth);
    if (!own.isShared) {
      this.put(lines);
      return result;
    }
    const before = this.name('b');
    this.line(`const ${before} = it[${depth}];`);
    this.line(`it[${depth}] = ${element};`);
    this.put(lines);
    const kept = this.name('v');
    this.line(`const ${kept} = ${result};`);
    this.line(`it[${depth}] = ${before};`);
    return kept;
  }

  /** A part is left to a function of its own, which reads candidates from the machine. */
  shares(...trees: readonly (OpNode | undefined)[]): void {
    for (const tree of trees)
      for (const { depth } of nodesOf(tree, 'it')) {
        const own = this.candidates.get(depth);
        if (own) own.isShared = true;
      }
  }

  /** Makes a function over a machine; `parameters` come behind it. `result` is what it gives, if anything. */
  make<T>(parameters: readonly string[], result: string | undefined): T {
    return this.function<T>(
      ['m', ...parameters],
      [
        'const p = m.p, it = m.it, f = p[2];',
        ...this.lines,
        ...(result === undefined ? [] : [`return ${result};`]),
      ],
    );
  }

  /** Makes a function of what has been written; nothing is known in it but its parameters. */
  makeWhole<T>(parameters: readonly string[], head: string): T {
    return this.function<T>(parameters, [head, ...this.lines]);
  }

  private function<T>(parameters: readonly string[], body: readonly string[]): T {
    const given = this.outside.map((_, i) => `k${i}`);
    const source = [
      "'use strict';",
      `const [${given.join(', ')}] = outside;`,
      `return (${parameters.join(', ')}) => {`,
      ...body,
      '};',
    ].join('\n');
    return new Function('outside', source)(this.outside) as T;
  }
}

let may: boolean | undefined;

/** Whether code may be made at run time; a strict Content-Security-Policy forbids it. */
export function mayGenerate(): boolean {
  if (may !== undefined) return may;
  try {
    may = new Function('return true')() === true;
  } catch {
    may = false;
  }
  return may;
}
