import type { Span } from '../../../../dsl/text/source.ts';
import type { Game, NamedProgram, Step } from '../../../game/linked-game.ts';
import { takeDiceAway } from '../../../engine/effects/effect-durations.ts';
import { forgetLooks } from '../../../engine/effects/standing-sight.ts';
import type { Machine } from '../../../engine/program/machine.ts';
import { edge, expire, resetCounts } from '../../../engine/effects/effect-durations.ts';
import { Assembler, generatedProgram, nowhere } from '../codegen-context.ts';
import type { Compiler, Linkage, StateChecks } from '../codegen-context.ts';
import type { Compiled } from '../../../engine/program/instruction.ts';
import { partsRead } from '../expressions/state-dependencies.ts';
import { acts, rest } from '../statements/compile-program.ts';
import { compileTurns, type TurnLinkage } from './turn-programs.ts';

/** Reserves places for programs that refer to each other, and fills them with what compiles each when it first runs. */
export interface Programs {
  readonly list: Compiled[];
  reserve(): number;
  fill(index: number, source: NamedProgram, compile: () => Compiled['code']): void;
}

/**
 * State checks: each in turn, again from the first as long as they change something.
 * Gives the program and what it reads, or none where the game declares no checks.
 */
export function compileChecks(c: Compiler, programs: Programs, linkage: Linkage): StateChecks | undefined {
  const { checks } = c.game;
  if (checks.length === 0) return undefined;
  const bodies = checks.map((check) => compileText(c, programs, linkage, check));
  const asm = new Assembler();
  asm.add({ op: 'checks', slot: 0, at: asm.origin('1', 'changes', nowhere) });
  const again = asm.code.length;
  for (const body of bodies) asm.add({ op: 'check', program: body, at: asm.origin('2', 'check', nowhere) });
  asm.add({ op: 'checks-done', slot: 0, again, at: asm.origin('3', 'again', nowhere) });
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  const index = programs.reserve();
  programs.fill(
    index,
    generatedProgram({ kind: 'checks' }, [{ name: 'changes', sort: 'number', many: false }]),
    () => asm.code,
  );
  return {
    program: index,
    reads: partsRead(
      c,
      checks.map((check) => check.program.acts),
    ),
  };
}

/**
 * A program of the flow as it is written: between its statements nothing is in the middle. With `dice`, its
 * dice stay on the table until it ends, since its later statements may refer to them.
 */
export function compileText(
  c: Compiler,
  programs: Programs,
  linkage: Linkage,
  source: NamedProgram,
  dice = false,
): number {
  const index = programs.reserve();
  programs.fill(index, source, () => {
    const asm = new Assembler();
    acts({ c: c.forSlots?.(source.program.slots) ?? c, asm, linkage }, source.program.acts, '');
    if (dice && lasts(c)) layAside(asm, 'end', nowhere);
    asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
    return asm.code;
  });
  return index;
}

/**
 * Whether something lasts only until the action is over: dice on the table, or cards that somebody looks at.
 */
const lasts = ({ layout }: Compiler): boolean => layout.rollCount > 0 || layout.state.looked >= 0;

/** Takes the dice off the table, and ends all looking at cards. */
function layAside(asm: Assembler, path: string, span: Span): void {
  const origin = asm.origin(path, 'dice', span);
  asm.step(origin, ({ m }) => {
    takeDiceAway(m, { at: origin });
    forgetLooks(m);
  });
}

/** What happens between two statements of the flow: checks, triggers; behind actions (`dice`) the dice leave the table too. */
export function restPoint(
  c: Compiler,
  checks: StateChecks | undefined,
  settle: number | undefined,
  dice: boolean,
): Linkage['atRest'] {
  const thrown = dice && lasts(c);
  if (!checks && settle === undefined && !thrown) return undefined;
  return (asm, path, span) => {
    if (checks) rest(asm, checks, path, span);
    if (settle !== undefined)
      asm.add({ op: 'settle', program: settle, since: -1, at: asm.origin(path, 'triggers', span) });
    if (thrown) layAside(asm, path, span);
  };
}

/** What the flow is compiled with beside what turns are. */
export interface FlowLinkage extends TurnLinkage {
  /** The counts for a cycle are reset with each. */
  readonly perCycle: readonly { readonly at: number; readonly size: number }[];
}

/** The whole game: set-up once, then the steps of the flow again and again, with the endings where they are due. */
export function compileFlow(c: Compiler, programs: Programs, linkage: FlowLinkage): number {
  const { game } = c;
  const asm = new Assembler();
  const at = (what: string) => asm.origin('game', what, nowhere);
  const listens = game.abilities.length > 0;
  const call = (program: number, what: string): void => {
    asm.add({ op: 'call', program, you: () => -1, arguments: [], at: at(what) });
  };
  const border = (which: 'start' | 'end'): void => {
    const origin = at(`${which} of cycle`);
    if (!listens && (which === 'end' || linkage.perCycle.length === 0)) return;
    asm.step(origin, ({ m }) => {
      if (which === 'start') resetCounts(m, linkage.perCycle);
      edge(m, which, 'cycle');
    });
    linkage.atRest?.(asm, 'game', nowhere);
    if (which === 'end')
      asm.step(at('expires'), ({ m }) => {
        expire(m, { kind: 'end of cycle' }, -1, { at: origin });
      });
  };
  if (game.setup) call(compileText(c, programs, linkage, game.setup), 'setup');
  const again = asm.add({ op: 'cycle', resets: resetsOf(game), at: at('cycle') });
  border('start');
  /** What waits for a step as a whole; inside of turns their parts see to it. */
  const edgeOf = ({ symbol }: Step, which: 'start' | 'end'): void => {
    const isAwaited = game.abilities.some(
      ({ ability }) => ability.kind === 'edge' && ability.edge === which && ability.of === symbol,
    );
    const isEnd = game.vocabulary.ending.has(symbol);
    if (!isAwaited && !isEnd) return;
    const origin = at(`${which} of ${symbol.id}`);
    const over = (m: Machine): void => {
      expire(m, { kind: `${which} of step`, step: symbol }, -1, { at: origin });
    };
    asm.step(origin, ({ m }) => {
      if (isEnd && which === 'start') over(m);
      edge(m, which, symbol.index);
    });
    linkage.atRest?.(asm, 'game', nowhere);
    if (isEnd && which === 'end')
      asm.step(at(`expires with ${symbol.id}`), ({ m }) => {
        over(m);
      });
  };
  for (const step of game.steps) {
    asm.add({ op: 'step', step, at: at(`step ${step.symbol.id}`) });
    edgeOf(step, 'start');
    if (step.kind === 'do') call(compileText(c, programs, linkage, step.program), step.symbol.id);
    else {
      const { source, code } = compileTurns(c, linkage, step);
      const index = programs.reserve();
      programs.fill(index, source, () => code);
      call(index, step.symbol.id);
    }
    edgeOf(step, 'end');
    linkage.endingsAfter(asm, step.symbol.id);
  }
  border('end');
  asm.add({ op: 'jump', to: again, at: at('again') });
  const index = programs.reserve();
  programs.fill(index, generatedProgram({ kind: 'game' }), () => asm.code);
  return index;
}

const resetsOf = (game: Game) => game.cycle.resets.map((index) => game.vocabulary.counters[index]);
