import type { Game } from '../../../game/linked-game.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { freeRecord, Record, recordAt } from '../../../engine/state/effect-records.ts';
import { holderOf, recordOf } from '../../../engine/triggers/ability-instances.ts';
import { begin } from '../../../engine/vm/program-calls.ts';
import { listFrom, release, type Machine } from '../../../engine/program/machine.ts';
import type { List } from '../../../engine/state/int-list.ts';
import { conditionHolds } from '../../../engine/triggers/replacements-and-triggers.ts';
import { isDue, nextTriggers } from '../../../engine/triggers/trigger-queue.ts';
import { whichAbility } from '../choices/compile-choice.ts';
import { rest } from '../statements/compile-program.ts';
import { type StateChecks, Assembler, generatedProgram, nowhere } from '../codegen-context.ts';

const SINCE = 0;
const NEXT = 1;

/**
 * Carries out what was triggered, one after the other in the game's order, with state checks in between, until nothing
 * waits any more. What one of them triggers waits with the others.
 */
export function compileSettle(
  game: Game,
  checks: StateChecks | undefined,
): { source: ReturnType<typeof generatedProgram>; code: Assembler['code'] } {
  const asm = new Assembler();
  const at = (what: string) => asm.origin('triggers', what, nowhere);
  const candidates = (m: Machine, out: List): void =>
    nextTriggers(m, game.triggerOrder, m.p[m.p[Header.frame] + Frame.locals + SINCE], out);
  // All that are left belong to the same player.
  const by = (m: Machine): number => {
    const list = listFrom(m, candidates);
    release(m);
    return list.length > 0 ? Math.max(0, holderOf(m, list.items[0])) : -1;
  };
  const choosing = whichAbility(candidates, by, NEXT);
  const again = asm.code.length;
  if (checks) rest(asm, checks, 'triggers', nowhere);
  const due = asm.native(
    at('due'),
    ({ next, to }) =>
      ({ m }, p, frame) =>
        isDue(m, p[frame + Frame.locals + SINCE]) ? next : to,
  );
  const pick = asm.add({ op: 'pick', choosing, to: -1, at: at('which') });
  asm.native(
    at('resolve'),
    ({ here, to }) =>
      (r, p, frame) => {
        const { m } = r;
        const record = recordOf(p[frame + Frame.locals + NEXT]);
        const place = recordAt(m.layout, record);
        const ability = m.responding!.abilities[p[place + Record.ability]];
        const tree = ability.data.ability;
        const stands = !('still' in tree && tree.still) || conditionHolds(m, record);
        const you = p[place + Record.you];
        const card = p[place + Record.card];
        const kept = [...ability.event, ...ability.outer];
        const values = kept.map((_, i) => p[place + Record.values + i]);
        freeRecord(p, m.layout, record);
        if (!stands) return to;
        p[frame + Frame.counter] = here + 1;
        begin(r, ability.program, you, card);
        const locals = p[Header.frame] + Frame.locals;
        kept.forEach((slot, i) => (p[locals + slot] = values[i]));
        return -1;
      },
    again,
  );
  asm.add({ op: 'jump', to: again, at: at('again') });
  asm.land(due);
  asm.land(pick);
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  const slots = [
    { name: 'since', sort: 'number', many: false },
    { name: 'next', sort: 'ability', many: false },
  ] as const;
  return { source: generatedProgram({ kind: 'triggers' }, slots), code: asm.code };
}
