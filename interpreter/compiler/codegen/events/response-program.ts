import { withText } from '../values/lent-texts.ts';
import type { Act } from '../../../../dsl/ir/statements.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame, popFrame, resumeFrame } from '../../../engine/state/call-stack.ts';
import { begin } from '../../../engine/vm/program-calls.ts';
import type { Origin } from '../../../engine/vm/events.ts';
import { stand } from '../../../engine/effects/effect-durations.ts';
import type { Writer } from '../codegen-context.ts';
import { holdContest, makeRoll, openWindow, rethrow, shiftRoll } from './roll-program.ts';

type Responding = Act & {
  op: 'make' | 'hold' | 'shift' | 'reroll' | 'open' | 'stand' | 'announce' | 'resolve' | 'stop' | 'settle';
};

/** Adds the instructions of what players may respond to: rolls, contests, windows, and what stands or waits. */
export function respond(writer: Writer, act: Responding, at: (what: string) => Origin): void {
  const { c, asm, linkage } = writer;
  switch (act.op) {
    case 'make':
      return makeRoll(writer, act, at);
    case 'hold':
      return holdContest(writer, act, at);
    case 'shift':
      return shiftRoll(writer, act, at);
    case 'reroll':
      return rethrow(writer, act, at);
    case 'open':
      return openWindow(writer, act, at);
    case 'stand': {
      const origin = at('stand');
      const ability = linkage.ability(act.ability);
      const { until } = act;
      const whose = 'of' in until && until.of ? c.scalar(until.of) : undefined;
      asm.step(origin, ({ m }, p, frame) => {
        const seat = whose ? whose(m) : p[frame + Frame.you];
        // Nobody has the turn that it would end with.
        if (whose && seat < 0) return;
        stand(m, ability, until, seat, { at: origin });
      });
      return;
    }
    case 'announce': {
      const card = c.scalar(act.card);
      const source = withText(c, act.card, act.field);
      const you = c.scalar(act.you);
      const programs = linkage.announced(act.field.id);
      asm.native(at('announce'), ({ here, next }) => (r, p, frame) => {
        const from = source(r.m);
        const text = from < 0 ? -1 : programs[from];
        if (text < 0) return next;
        const used = card(r.m);
        const who = you(r.m);
        p[frame + Frame.counter] = here + 1;
        p[frame + Frame.locals + act.slot] = p[Header.top];
        begin(r, text, who, used);
        return -1;
      });
      return;
    }
    case 'resolve':
      asm.native(at('resolve'), ({ here, next }) => (_, p, frame) => {
        const plan = p[frame + Frame.locals + act.plan];
        if (plan < 0) return next;
        p[frame + Frame.locals + act.plan] = -1;
        p[frame + Frame.counter] = here + 1;
        resumeFrame(p, plan);
        return -1;
      });
      return;
    case 'stop':
      asm.native(at('stop'), () => (_, p, frame) => {
        p[p[frame + Frame.caller] + Frame.done] = 0;
        popFrame(p);
        return -1;
      });
      return;
    case 'settle':
      if (linkage.settle !== undefined)
        asm.add({
          op: 'settle',
          program: linkage.settle,
          since: -2,
          always: c.game.checks.length > 0,
          at: at('settle'),
        });
      return;
  }
}
