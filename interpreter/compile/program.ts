import type { Act, TogetherPart } from '../../dsl/meaning.ts';
import type { Span } from '../../dsl/source.ts';
import type { NamedProgram } from '../game.ts';
import { choosing } from './choosing.ts';
import type { Compiler, Holds } from './compiler.ts';
import type { Compiled, Instruction, Origin } from './instruction.ts';
import { termsOf } from './terms.ts';

type Draft = { -readonly [K in keyof Instruction]: Instruction[K] } & { to?: number };

/** Collects the instructions of one program; ids number the statements as they are nested. */
export class Assembler {
  readonly code: Instruction[] = [];
  private readonly used = new Map<string, number>();

  /** Adds an instruction and gives its address. */
  add(instruction: Instruction): number {
    this.code.push(instruction);
    return this.code.length - 1;
  }

  /** Lets a jump that was added earlier go to what comes next. */
  land(address: number): void {
    (this.code[address] as Draft).to = this.code.length;
  }

  /** An origin that no other instruction of the program has. */
  origin(path: string, what: string, span: Span): Origin {
    const wanted = `${path} ${what}`;
    const times = (this.used.get(wanted) ?? 0) + 1;
    this.used.set(wanted, times);
    return { id: times === 1 ? wanted : `${wanted} (${times})`, span };
  }
}

/** What a program is compiled with: where other programs are, and what happens between statements of the flow. */
export interface Linkage {
  readonly verb: (index: number) => number;
  /** Per card the program of a text field, -1 where the card has none. */
  readonly texts: (field: string) => Int32Array;
  /** The program of state checks that runs between the statements of the flow; none inside effects. */
  readonly rest: number | undefined;
}

/** Compiles a named program. */
export function compileProgram(c: Compiler, source: NamedProgram, index: number, linkage: Linkage): Compiled {
  const asm = new Assembler();
  acts(c, asm, linkage, source.program.acts, '');
  asm.add({ op: 'return', at: asm.origin('end', 'return', { start: 0, end: 0 }) });
  return { name: source.name, index, source, code: asm.code };
}

/** Adds the instructions of acts one after the other. */
export function acts(
  c: Compiler,
  asm: Assembler,
  linkage: Linkage,
  list: readonly Act[],
  path: string,
): void {
  list.forEach((act, i) => {
    const here = path === '' ? `${i + 1}` : `${path}.${i + 1}`;
    add(c, asm, linkage, act, here, list.slice(i + 1));
    if (linkage.rest !== undefined && act.op !== 'pick' && act.op !== 'let' && act.op !== 'list')
      rest(asm, linkage.rest, here, act.span);
  });
}

/** State checks, between two statements of the flow. */
export function rest(asm: Assembler, program: number, path: string, span: Span): void {
  asm.add({ op: 'call', program, you: () => -1, arguments: [], at: asm.origin(path, 'checks', span) });
}

function add(
  c: Compiler,
  asm: Assembler,
  linkage: Linkage,
  act: Act,
  path: string,
  later: readonly Act[],
): void {
  const at = (what: string): Origin => asm.origin(path, what, act.span);
  const inside = { ...linkage, rest: undefined };
  switch (act.op) {
    case 'pick':
      asm.add({ op: 'pick', choosing: choosing(c, act.pick, later), to: -1, at: at('pick') });
      return;
    case 'let':
      asm.add({ op: 'set', slot: act.slot, value: c.scalar(act.value), at: at('let') });
      return;
    case 'list':
      asm.add({ op: 'list', slot: act.slot, value: c.many(act.value), at: at('list') });
      return;
    case 'attempt':
      attempt(c, asm, inside, act, path);
      return;
    case 'together':
      together(c, asm, inside, act.parts, path, act.span);
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
        card: c.scalar(act.card),
        programs: linkage.texts(act.field.id),
        you: c.scalar(act.you),
        at: at('use'),
      });
      return;
    case 'move': {
      const { to } = act;
      const pile = to.kind === 'pile' ? c.scalar(to.pile) : undefined;
      const zone = to.kind === 'zone' ? c.scalar(to.zone) : c.scalar({ op: 'zone', zone: to.zone });
      const atEnd = to.kind === 'pile' || to.end === 'top';
      asm.add({ op: 'move', cards: c.many(act.cards), zone, pile, atEnd, at: at('move') });
      return;
    }
    case 'shuffle':
      asm.add({ op: 'shuffle', zone: c.scalar(act.zone), at: at('shuffle') });
      return;
    case 'reveal':
      asm.add({ op: 'reveal', cards: c.many(act.cards), at: at('reveal') });
      return;
    case 'count':
      asm.add({
        op: 'count',
        counter: act.counter,
        owner: act.owner && c.scalar(act.owner),
        change: act.change,
        amount: c.scalar(act.amount),
        terms: termsOf(c, act.amount),
        at: at('count'),
      });
      return;
    case 'appoint':
      asm.add({ op: 'appoint', role: act.role, player: c.scalar(act.player), at: at('appoint') });
      return;
    case 'if':
      branch(c, asm, linkage, act, path);
      return;
    case 'if-done': {
      const skip = asm.add({ op: 'unless-done', negated: act.negated, to: -1, at: at('if') });
      acts(c, asm, linkage, act.then, path);
      otherwise(c, asm, linkage, skip, act.otherwise, path, act.span);
      return;
    }
    case 'may': {
      const menu = asm.code.length;
      const options = [
        { label: 'yes', allowed: undefined, to: menu + 1 },
        { label: 'no', allowed: undefined, to: -1 },
      ];
      asm.add({ op: 'menu', who: c.scalar(act.who), slot: -1, options, none: -1, at: at('may') });
      acts(c, asm, inside, act.acts, path);
      const end = asm.add({ op: 'jump', to: -1, at: at('end') });
      options[1].to = asm.add({ op: 'done', value: 0, at: at('no') });
      asm.land(end);
      return;
    }
    case 'each': {
      asm.add({ op: 'each', of: c.many(act.of), list: act.list, index: act.index, at: at('each') });
      const next = asm.add({
        op: 'each-next',
        list: act.list,
        index: act.index,
        slot: act.slot,
        to: -1,
        at: at('next'),
      });
      acts(c, asm, linkage, act.acts, path);
      asm.add({ op: 'jump', to: next, at: at('again') });
      asm.land(next);
      return;
    }
    case 'repeat': {
      asm.add({ op: 'repeat', times: c.scalar(act.times), counter: act.counter, at: at('repeat') });
      const stop = act.stop && c.test(act.stop);
      const next = asm.add({ op: 'repeat-next', counter: act.counter, stop, to: -1, at: at('next') });
      acts(c, asm, linkage, act.acts, path);
      asm.add({ op: 'jump', to: next, at: at('again') });
      asm.land(next);
      return;
    }
    case 'choose-one':
      modes(c, asm, inside, act, path);
      return;
    case 'secretly': {
      const { list, index, slot, sealed } = act;
      const own = { list, index, slot, sealed, choosing: choosing(c, act.pick, []) };
      asm.add({ op: 'seal', of: c.many(act.of), ...own, at: at('seal') });
      asm.add({ op: 'sealed', ...own, at: at('sealed') });
      const next = asm.add({ op: 'sealed-next', ...own, to: -1, at: at('next') });
      acts(c, asm, inside, act.acts, path);
      asm.add({ op: 'jump', to: next, at: at('again') });
      asm.land(next);
      return;
    }
  }
}

/** Choices first; the first that finds nothing leaves the statement out. */
function attempt(
  c: Compiler,
  asm: Assembler,
  linkage: Linkage,
  act: Act & { op: 'attempt' },
  path: string,
): void {
  const from = asm.code.length;
  acts(c, asm, linkage, act.prepare, path);
  const picks = asm.code.flatMap((one, i) => (i >= from && one.op === 'pick' && one.to < 0 ? [i] : []));
  const doing = asm.code.length;
  acts(c, asm, linkage, act.acts, `${path}.do`);
  nameNumbers(c, asm, act.prepare, doing);
  asm.add({ op: 'done', value: 1, at: asm.origin(path, 'done', act.span) });
  if (picks.length === 0) return;
  const end = asm.add({ op: 'jump', to: -1, at: asm.origin(path, 'end', act.span) });
  for (const each of picks) asm.land(each);
  asm.add({ op: 'done', value: 0, at: asm.origin(path, 'nothing', act.span) });
  asm.land(end);
}

/** A verb that is told a sum with names tells its parts when it begins. */
function nameNumbers(c: Compiler, asm: Assembler, prepare: readonly Act[], from: number): void {
  for (let i = from; i < asm.code.length; i++) {
    const one = asm.code[i];
    if (one.op !== 'call') continue;
    const told = prepare.find((act) => act.op === 'let' && one.arguments.includes(act.slot));
    const terms = told?.op === 'let' ? termsOf(c, told.value) : undefined;
    if (terms) asm.code[i] = { ...one, terms };
  }
}

function together(
  c: Compiler,
  asm: Assembler,
  linkage: Linkage,
  parts: readonly TogetherPart[],
  path: string,
  span: Span,
): void {
  parts.forEach((part, i) => {
    const own = `${path}.${i + 1}`;
    const from = asm.code.length;
    asm.add({ op: 'set', slot: part.flag, value: () => 0, at: asm.origin(own, 'off', span) });
    acts(c, asm, linkage, part.prepare, own);
    asm.add({ op: 'set', slot: part.flag, value: () => 1, at: asm.origin(own, 'on', span) });
    asm.code.forEach((one, address) => {
      if (address >= from && one.op === 'pick' && one.to < 0) asm.land(address);
    });
  });
  parts.forEach((part, i) => {
    const own = `${path}.${i + 1}`;
    const skip = asm.add({ op: 'unless-flag', slot: part.flag, to: -1, at: asm.origin(own, 'if', span) });
    acts(c, asm, linkage, part.acts, `${own}.do`);
    asm.land(skip);
  });
  asm.add({ op: 'done', value: 1, at: asm.origin(path, 'done', span) });
}

function branch(c: Compiler, asm: Assembler, linkage: Linkage, act: Act & { op: 'if' }, path: string): void {
  const test: Holds = c.test(act.test);
  const skip = asm.add({ op: 'unless', test, to: -1, at: asm.origin(path, 'if', act.span) });
  acts(c, asm, linkage, act.then, path);
  otherwise(c, asm, linkage, skip, act.otherwise, path, act.span);
}

function otherwise(
  c: Compiler,
  asm: Assembler,
  linkage: Linkage,
  skip: number,
  list: readonly Act[],
  path: string,
  span: Span,
): void {
  if (list.length === 0) {
    asm.land(skip);
    return;
  }
  const end = asm.add({ op: 'jump', to: -1, at: asm.origin(path, 'end', span) });
  asm.land(skip);
  acts(c, asm, linkage, list, `${path}.otherwise`);
  asm.land(end);
}

function modes(
  c: Compiler,
  asm: Assembler,
  linkage: Linkage,
  act: Act & { op: 'choose-one' },
  path: string,
): void {
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
    at: asm.origin(path, 'choose', act.span),
  };
  asm.add(menu);

  const ends = act.modes.map((mode, i) => {
    options[i].to = asm.code.length;
    acts(c, asm, linkage, mode.acts, `${path}.${i + 1}`);
    return asm.add({ op: 'jump', to: -1, at: asm.origin(`${path}.${i + 1}`, 'end', act.span) });
  });
  const end = asm.add({ op: 'jump', to: -1, at: asm.origin(path, 'end', act.span) });
  menu.none = asm.add({ op: 'done', value: 0, at: asm.origin(path, 'nothing', act.span) });
  asm.land(end);
  for (const each of ends) (asm.code[each] as { to: number }).to = end;
}
