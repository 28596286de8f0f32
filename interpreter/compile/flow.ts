import type { Program } from '../../dsl/meaning.ts';
import type { Span } from '../../dsl/source.ts';
import type { ActionOption, Game, NamedProgram, Step } from '../game.ts';
import { Header } from '../position/layout.ts';
import type { Compiler } from './compiler.ts';
import type { Compiled } from './instruction.ts';
import { acts, Assembler, rest, type Linkage } from './program.ts';

const nowhere: Span = { start: 0, end: 0 };
const noProgram: Program = { acts: [], slots: [], parameters: [] };

/** A program that is made here and not written by anybody. */
const made = (name: string, slots: Program['slots'] = []): NamedProgram => ({
  name,
  program: { ...noProgram, slots },
  snippet: { file: name, text: '', offsets: [0] },
});

/** Reserves places for programs that refer to each other, and fills them. */
export interface Programs {
  readonly list: Compiled[];
  reserve(): number;
  fill(index: number, source: NamedProgram, code: Compiled['code']): void;
}

/**
 * State checks: each in turn, again from the first as long as they change something.
 * Gives the program's index, or none where the game declares no checks.
 */
export function compileChecks(c: Compiler, programs: Programs, linkage: Linkage): number | undefined {
  const { checks } = c.game;
  if (checks.length === 0) return undefined;
  const bodies = checks.map((check) => compileText(c, programs, linkage, check));
  const asm = new Assembler();
  asm.add({
    op: 'set',
    slot: 0,
    value: ({ p }) => p[Header.changes],
    at: asm.origin('1', 'changes', nowhere),
  });
  for (const body of bodies) {
    asm.add({
      op: 'call',
      program: body,
      you: () => -1,
      arguments: [],
      at: asm.origin('2', 'check', nowhere),
    });
  }
  asm.add({ op: 'checks-done', at: asm.origin('3', 'again', nowhere) });
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  const index = programs.reserve();
  programs.fill(index, made('checks', [{ name: 'changes', sort: 'number', many: false }]), asm.code);
  return index;
}

/** A program of the flow as it is written: between its statements nothing is in the middle. */
function compileText(c: Compiler, programs: Programs, linkage: Linkage, source: NamedProgram): number {
  const index = programs.reserve();
  const asm = new Assembler();
  acts(c.forSlots?.(source.program.slots) ?? c, asm, linkage, source.program.acts, '');
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  programs.fill(index, source, asm.code);
  return index;
}

/** Turns of the players, one after the other, until the step's condition holds. */
function compileTurns(
  c: Compiler,
  programs: Programs,
  linkage: Linkage,
  step: Step & { kind: 'turns' },
): number {
  const asm = new Assembler();
  const at = (what: string) => asm.origin('turns', what, nowhere);
  const actions = step.actions.map((action) => compileAction(c, programs, linkage, action));
  const player = c.scalar({ op: 'local', slot: 0 });
  const until = c.test(step.until);
  const { seats } = c.layout;
  asm.add({ op: 'set', slot: 0, value: c.scalar(step.from), at: at('first') });
  const loop = asm.add({ op: 'unless', test: until, to: 3, at: at('until') });
  const end = asm.add({ op: 'jump', to: -1, at: at('end') });
  asm.add({ op: 'turn', player, at: at('turn') });
  const options = actions.map(({ action }) => ({
    label: action.id,
    allowed: action.allowed && c.test(action.allowed),
    to: -1,
  }));
  const menu = { op: 'menu' as const, who: player, slot: 1, options, none: -1, at: at('action') };
  const asks = actions.length > 1 || options.some((option) => option.allowed);
  if (asks) asm.add(menu);
  const ends = actions.map(({ program, action }, i) => {
    options[i].to = asm.code.length;
    asm.add({ op: 'call', program, you: player, arguments: [], at: asm.origin('turns', action.id, nowhere) });
    return asm.add({ op: 'jump', to: -1, at: at('done') });
  });
  for (const each of ends) asm.land(each);
  menu.none = asm.code.length;
  if (linkage.rest !== undefined) rest(asm, linkage.rest, 'turns', nowhere);
  asm.add({ op: 'end-turn', at: at('over') });
  asm.add({ op: 'set', slot: 0, value: (m) => (player(m) + 1) % seats, at: at('next') });
  asm.add({ op: 'jump', to: loop, at: at('again') });
  asm.land(end);
  asm.add({ op: 'return', at: at('return') });
  const index = programs.reserve();
  const slots: Program['slots'] = [
    { name: 'player', sort: 'player', many: false },
    { name: 'action', sort: 'number', many: false },
  ];
  programs.fill(index, made(`flow/${step.symbol.id}`, slots), asm.code);
  return index;
}

function compileAction(
  c: Compiler,
  programs: Programs,
  linkage: Linkage,
  action: ActionOption,
): { program: number; action: ActionOption } {
  return { program: compileText(c, programs, { ...linkage, rest: undefined }, action.program), action };
}

/** The whole game: set-up once, then the steps of the flow again and again, with the endings where they are due. */
export function compileFlow(c: Compiler, programs: Programs, linkage: Linkage): number {
  const { game } = c;
  const asm = new Assembler();
  const at = (what: string) => asm.origin('game', what, nowhere);
  const call = (program: number, what: string): void => {
    asm.add({ op: 'call', program, you: () => -1, arguments: [], at: at(what) });
  };
  if (game.setup) call(compileText(c, programs, linkage, game.setup), 'setup');
  const again = asm.add({ op: 'cycle', resets: resetsOf(game), at: at('cycle') });
  for (const step of game.steps) {
    asm.add({ op: 'step', step, at: at(`step ${step.symbol.id}`) });
    const program =
      step.kind === 'do'
        ? compileText(c, programs, linkage, step.program)
        : compileTurns(c, programs, linkage, step);
    call(program, step.symbol.id);
    for (const ending of game.endings) {
      if (ending.after !== step.symbol) continue;
      asm.add({
        op: 'ending',
        ending,
        test: c.test(ending.test),
        winners: c.many(ending.winners),
        at: at(`ending ${ending.id}`),
      });
    }
  }
  asm.add({ op: 'jump', to: again, at: at('again') });
  const index = programs.reserve();
  programs.fill(index, made('game'), asm.code);
  return index;
}

const resetsOf = (game: Game) => game.cycle.resets.map((index) => game.vocabulary.counters[index]);
