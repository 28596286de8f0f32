import type { Game, NamedProgram } from '../../../game/linked-game.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { Frame, popFrame } from '../../../engine/state/call-stack.ts';
import { store } from '../../../engine/vm/program-calls.ts';
import { borrow, listFrom, release, frameWord } from '../../../engine/program/machine.ts';
import type { Machine, OwnListening, Responding } from '../../../engine/program/machine.ts';
import { expire } from '../../../engine/effects/effect-durations.ts';
import { drop, match, raise, someCanApply } from '../../../engine/triggers/replacements-and-triggers.ts';
import { beforehand, foresee, remember, rememberForeseen } from '../../../engine/triggers/event-history.ts';
import { permit } from '../../../engine/triggers/permitted-objects.ts';
import { addChange, limitChange } from './counter-proposals.ts';
import { addCrossing } from './zone-crossings.ts';
import { generatedProgram, nowhere, type Assembler } from '../codegen-context.ts';
import { hasListeners } from './ability-index.ts';
import { addPayment } from './additional-payment.ts';
import { proposedEvent } from './proposed-event.ts';
import { someNode } from '../../../../dsl/ir/visit.ts';
import { programsOf } from '../../linker/text-programs.ts';
import { addReplacement } from './replacement-choice.ts';
import type { Ends } from './taken-again.ts';

/**
 * The program that proposes a verb, made where something may speak about it:
 *
 *   permit     objects that a rule forbids are taken out
 *   pay        what cards say is paid besides is paid; an object of which it cannot be paid is taken out
 *   replace    an object for which something else happens instead is taken out, and that is done
 *   before     what answers before it happens; objects that it forbids are taken out
 *   first      what is tried and may stop it
 *   match      what waits for it is noted, as things stand before it
 *   do         the verb itself
 *   raise      if it changed anything, it has happened: what waits is triggered, and the past has one thing more
 */
export interface Proposing {
  readonly game: Game;
  readonly responding: Responding;
  /** Whether a verb has something to do before it happens, and which program that is. */
  readonly first: (verb: number) => number;
  /** The program of the verb itself. */
  readonly body: (verb: number) => number;
  /** The program that carries out what was triggered. */
  readonly settle: number;
  readonly ends: Ends;
}

/**
 * Whether calls of a verb are proposals: something may speak about it, or a text asks whether it was done, which is so where
 * it changed something.
 */
export const isProposed = (
  game: Game,
  responding: Responding | undefined,
  asked: ReadonlySet<number>,
  verb: number,
): boolean =>
  game.firsts[verb] !== undefined ||
  asked.has(verb) ||
  (responding !== undefined && hasListeners(responding.verbs[verb]));

/** The verbs in texts that ask whether something was done. */
export function verbsAskedAfter(game: Game): ReadonlySet<number> {
  const texts = [...programsOf(game), ...game.abilities.flatMap((ability) => ability.program ?? [])];
  const asking = texts.filter(({ program }) => someNode(program.acts, ({ op }) => op === 'if-done'));
  const asked = new Set<number>();
  for (const { program } of asking)
    someNode(program.acts, (node) => {
      if (node.op === 'call') asked.add(node.verb.index);
      return false;
    });
  return asked;
}

export function compileProposal(
  { game, responding, first, body, settle, ends }: Proposing,
  verb: number,
): { source: NamedProgram; code: Assembler['code']; hearing: OwnListening | undefined } {
  const event = proposedEvent(game, responding, verb);
  const { asm, at, symbol, listening, parameters, direct, many, slots, proposal, objects } = event;
  const { since, changes, declined, foreseen } = event.locals;
  const given = parameters.map((_, i) => i);
  const you = frameWord(Frame.you);

  asm.step(at('begins'), (r, p, frame) => {
    // Every event has a time of its own, also one inside of another.
    p[frame + since] = p[Header.serial]++;
    p[frame + changes] = p[Header.changes];
    const list = borrow(r.m);
    p[frame + declined] = store(r, list);
    if (many && p[frame + Frame.locals + direct] >= 0) {
      // What is taken out of the event stays in the list of the text that proposes it.
      objects(r.m, list);
      p[frame + Frame.locals + direct] = store(r, list);
    }
    release(r.m);
  });
  const fails: number[] = [];
  const permits = (): void => {
    if (listening.rules.length === 0) return;
    fails.push(
      asm.native(
        at('permit'),
        ({ next, to }) =>
          ({ m }) =>
            !someCanApply(m, listening.rules) || permit(m, listening, proposal(m), many) ? next : to,
      ),
    );
  };
  permits();
  if (listening.prices.length > 0) fails.push(addPayment(event));
  if (listening.replacements.length > 0) fails.push(addReplacement(event, ends));
  if (listening.before.length > 0) {
    // What was triggered by a price waits for the event, unless something is done before it.
    const nothing = asm.native(at('before'), ({ next, to }) => ({ m }, p, frame) => {
      const list = listFrom(m, objects);
      match(m, listening.before, proposal(m), list, p[frame + since]);
      const raised = raise(m, p[frame + since]);
      release(m);
      return raised > 0 ? next : to;
    });
    asm.add({ op: 'settle', program: settle, since, at: at('answers') });
    // What answered may have forbidden it.
    permits();
    asm.land(nothing);
  }
  if (game.firsts[verb]) {
    const program = first(verb);
    asm.add({ op: 'done', value: 1, at: at('tries') });
    asm.add({ op: 'call', program, you, arguments: given, at: at('first') });
    fails.push(asm.add({ op: 'unless-done', negated: false, to: -1, at: at('stopped') }));
  }
  const { change } = symbol;
  // What was done before it may have left less to change.
  if (change) fails.push(limitChange(asm, change, at('limit')));
  const asked = beforehand(listening);
  if (asked.length > 0)
    asm.step(at('foresee'), (r, p, frame) => {
      const counts = borrow(r.m);
      foresee(r.m, asked, proposal(r.m), listFrom(r.m, objects), counts);
      p[frame + foreseen] = store(r, counts);
      release(r.m);
      release(r.m);
    });
  const looks = asm.step(at('match'), ({ m }, p, frame) => {
    if (!someCanApply(m, listening.when)) return;
    const list = listFrom(m, objects);
    match(m, listening.when, proposal(m), list, p[frame + since]);
    release(m);
  });
  const happens = (m: Machine, p: Int32Array, frame: number): void => {
    raise(m, p[frame + since]);
    const isHeard = someCanApply(m, listening.when);
    if (!isHeard && listening.history.length === 0) return;
    const list = listFrom(m, objects);
    if (isHeard) {
      match(m, listening.when, proposal(m), list, p[frame + since], true);
      raise(m, p[frame + since]);
    }
    const began = p[frame + since];
    remember(m, listening, proposal(m), list, { began });
    if (asked.length > 0) {
      const from = p[frame + foreseen] + 1;
      rememberForeseen(m, asked, proposal(m), (each) => p[from + each], { began });
    }
    release(m);
  };
  if (game.firsts[verb])
    asm.step(at('happens'), ({ m }, p, frame) => {
      happens(m, p, frame);
    });
  if (change) addChange(asm, change, at('do'));
  else if (symbol.crosses) addCrossing(asm, at('do'));
  else asm.add({ op: 'call', program: body(verb), you, arguments: given, at: at('do') });
  const end = asm.native(at('raise'), ({ to }) => ({ m }, p, frame) => {
    const changed = p[Header.changes] !== p[frame + changes];
    if (!game.firsts[verb]) {
      if (changed) happens(m, p, frame);
      else drop(m, p[frame + since]);
    }
    p[frame + Frame.done] = changed || game.firsts[verb] ? 1 : 0;
    return to;
  });
  for (const each of fails) asm.land(each);
  asm.add({ op: 'done', value: 0, at: at('fails') });
  asm.land(end);
  const over = at('over');
  if (listening.ends)
    asm.step(over, ({ m }) => {
      expire(m, { kind: 'end of verb', verb: symbol }, -1, { at: over });
    });
  asm.native(at('ends'), () => (_, p, frame) => {
    // Whoever proposed it knows whether it was done.
    p[p[frame + Frame.caller] + Frame.done] = p[frame + Frame.done];
    popFrame(p);
    return -1;
  });
  asm.add({ op: 'return', at: asm.origin('end', 'return', nowhere) });
  const source = generatedProgram({ kind: 'event', verb: symbol.id }, slots);
  // What has something before it has happened when its body begins, and what that brings about comes too late.
  const patterns = listening.when.filter(({ ability, itself }) => itself && ability.data.standing);
  const hearing: OwnListening | undefined =
    patterns.length > 0 && !game.firsts[verb]
      ? { patterns, parameters: parameters.length, direct, many, since, from: looks + 1 }
      : undefined;
  return {
    source: { ...source, program: { ...source.program, parameters: given } },
    code: asm.code,
    hearing,
  };
}
