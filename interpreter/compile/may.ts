import type { Act } from '../../dsl/meaning.ts';
import type { Machine } from '../run/machine.ts';
import type { Assembler } from './assembler.ts';
import type { Compiler, Holds } from './compiler.ts';
import { possibly } from './possibly.ts';
import { asksHidden } from './unseen.ts';

type May = Act & { op: 'may' };

/** Whether to do something: asked, unless nobody could do it; where a condition is given, `yes` is allowed only then. */
export function addMay(
  c: Compiler,
  asm: Assembler,
  act: May,
  path: string,
  body: () => void,
  condition?: Holds,
): void {
  const at = (what: string) => asm.origin(path, what, act.span);
  const menu = asm.code.length;
  // What nobody could do is not asked.
  const allowed = possibly(c, act.acts);
  const both = condition && allowed && ((m: Machine) => condition(m) && allowed(m));
  const options = [
    { label: 'yes', allowed: both ?? condition ?? allowed, to: menu + 1 },
    { label: 'no', allowed, to: -1 },
  ];
  const who = c.scalar(act.who);
  const asks = { op: 'menu' as const, who, slot: -1, options, none: -1, at: at('may') };
  asm.add(asks);
  body();
  const end = asm.add({ op: 'jump', to: -1, at: at('end') });
  asks.none = options[1].to = asm.add({ op: 'done', value: 0, at: at('no') });
  asm.land(end);
}

/**
 * `if that card is red, you may ...`, of a card that not everybody sees: asked in any case, so that being asked gives
 * nothing away; `yes` is allowed where the condition holds. False where the statement is something else.
 */
export function addHiddenMay(
  c: Compiler,
  asm: Assembler,
  act: Act & { op: 'if' },
  path: string,
  body: (act: Act, path: string) => void,
): boolean {
  const [may, then, ...more] = act.then;
  const follows = !then || (then.op === 'if-done' && !then.negated && then.otherwise.length === 0);
  if (may?.op !== 'may' || !follows || more.length > 0 || act.otherwise.length > 0) return false;
  const hidden = asksHidden(c, act.test);
  if (!hidden) return false;
  const holds = c.test(act.test);
  const test: Holds = (m) => holds(m) || hidden(m);
  const skip = asm.add({ op: 'unless', test, to: -1, at: asm.origin(path, 'if', act.span) });
  addMay(c, asm, may, `${path}.1`, () => body(may, `${path}.1`), holds);
  if (then) body(then, `${path}.2`);
  asm.land(skip);
  return true;
}
