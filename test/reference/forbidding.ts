import type { Batch, EventPattern } from '../../dsl/ir/statements.ts';
import type { VerbSymbol } from '../../dsl/language/symbols/symbols.ts';
import { frameFor, instancesOf, isSaidTo, isThere } from './abilities.ts';
import { inFrame, NOTHING, type Frame, type Instance, type Local, type Play } from './state.ts';

/** Which abilities speak of something that is about to be done. */

/** The parameter that is the direct object; -1 where a verb has none. */
export const directOf = (verb: VerbSymbol): number =>
  verb.parameters.findIndex((parameter) => parameter.preposition === undefined);

/** Gives the locals of an ability what the event has. */
export function fill(frame: Frame, pattern: EventPattern, you: number, values: readonly Local[]): void {
  frame.locals.set(pattern.agent, you);
  pattern.arguments.forEach((slot, i) => {
    if (slot >= 0) frame.locals.set(slot, values[i] ?? NOTHING);
  });
}

/** Whether an ability is there and waits for just this. `values` has the one object that is asked about; `more` fills what else it has. */
export function applies(
  g: Play,
  pattern: EventPattern,
  instance: Instance,
  you: number,
  values: readonly Local[],
  more?: (frame: Frame) => void,
): boolean {
  if (!isSaidTo(instance, you) || (pattern.byPlayer && you < 0)) return false;
  const frame = frameFor(g, instance, undefined);
  fill(frame, pattern, you, values);
  more?.(frame);
  const env = inFrame(frame);
  return isThere(g, env, instance) && g.holds(env, pattern.test);
}

/** Whether an event has as many objects as an ability waits for. */
export function isSoMany(g: Play, instance: Instance, { least, most }: Batch, count: number): boolean {
  const env = inFrame(frameFor(g, instance, undefined));
  return count >= g.number(env, least) && (!most || count <= g.number(env, most));
}

/** The abilities of a kind with what they say about a verb. */
export function speaking(
  g: Play,
  verb: VerbSymbol,
  kind: 'rule' | 'price' | 'lower-price' | 'replacement' | 'before' | 'when',
): { instance: Instance; pattern: EventPattern }[] {
  return g.game.abilities.flatMap((data) => {
    const { ability } = data;
    if (!('patterns' in ability)) return [];
    if ((ability.kind === 'triggered' ? ability.timing : ability.kind) !== kind) return [];
    const patterns = ability.patterns.filter((pattern) => pattern.verb === verb);
    return patterns.flatMap((pattern) => instancesOf(g, data).map((instance) => ({ instance, pattern })));
  });
}

/** Whether a rule forbids a verb with these values; `again`: whatever limits say. */
export const isForbidden = (
  g: Play,
  verb: VerbSymbol,
  you: number,
  values: readonly Local[],
  again = false,
): boolean =>
  speaking(g, verb, 'rule').some(
    ({ instance, pattern }) => !pattern.most && !pattern.more && applies(g, pattern, instance, you, values),
  ) ||
  (!again && isUsedUp(g, verb, you, values));

/** Whether something was done as often as the highest limit allows that there is about the same question. */
function isUsedUp(g: Play, verb: VerbSymbol, you: number, values: readonly Local[]): boolean {
  const left = new Map<number, number>();
  let more = 0;
  for (const { instance, pattern } of speaking(g, verb, 'rule')) {
    if (!(pattern.most || pattern.more) || !applies(g, pattern, instance, you, values)) continue;
    more += (pattern.more ?? 0) * (instance.record?.times ?? 1);
    if (!pattern.most) continue;
    const { times, done } = pattern.most;
    const frame = frameFor(g, instance, undefined);
    fill(frame, pattern, you, values);
    const rest = times - g.number(inFrame(frame), done);
    left.set(done.question, Math.max(left.get(done.question) ?? rest, rest));
  }
  return [...left.values()].some((rest) => rest + more <= 0);
}

/** Whether a text of a card is being carried out around. */
export function isRunning(frame: Frame | undefined, { ability, card }: Instance): boolean {
  for (let each = frame; each; each = each.caller)
    if (each.name === ability.program?.name && each.card === card) return true;
  return false;
}
