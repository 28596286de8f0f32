import type { EventPattern } from '../../dsl/ir/statements.ts';
import { frameFor } from './abilities.ts';
import { applies, fill, isSoMany } from './forbidding.ts';
import { isSame } from './names.ts';
import {
  inFrame,
  NOTHING,
  type Env,
  type Frame,
  type Instance,
  type Local,
  type Play,
  type Value,
} from './state.ts';

/** What would happen, or has happened, to several at once: those that an ability takes as one. */

type Together = NonNullable<EventPattern['together']>;

/** Everything that is proposed or done: by whom, with which objects, and the values with one of them in the place of all. */
export interface Proposed {
  readonly you: number;
  readonly objects: readonly Value[];
  readonly about: (object: Value) => readonly Local[];
}

/** The objects that an ability takes as one with an object, which is the first of them; nothing where it does not speak of them. */
export function takenTogether(
  g: Play,
  pattern: EventPattern,
  instance: Instance,
  event: Proposed,
  object: Value,
): readonly Value[] | undefined {
  const { together, batch } = pattern;
  const speaksOf = (each: Value, all: readonly Value[] = []): boolean =>
    applies(g, pattern, instance, event.you, event.about(each), (frame) => {
      if (together && all.length > 0) fillTogether(g, frame, together, all);
    });
  if (!together) return speaksOf(object) ? [object] : undefined;
  const all = together.pile
    ? onePile(g, pattern, together, instance, event, object)
    : event.objects.filter((each) => speaksOf(each));
  if (!all || all.length === 0 || !isSame(all[0], object)) return undefined;
  if (batch && !together.pile && !isSoMany(g, instance, batch, all.length)) return undefined;
  return speaksOf(object, all) ? all : undefined;
}

/** All objects of the pile of one of them; nothing where it lies in none, or others lie there too. */
function onePile(
  g: Play,
  pattern: EventPattern,
  { pile, size }: Together,
  instance: Instance,
  { you, objects, about }: Proposed,
  object: Value,
): readonly Value[] | undefined {
  const at = (each: Value): Env => {
    const frame = frameFor(g, instance, undefined);
    fill(frame, pattern, you, about(each));
    return inFrame(frame);
  };
  const place = g.value(at(object), pile!);
  if (place === NOTHING) return undefined;
  const all = objects.filter((each) => isSame(g.value(at(each), pile!), place));
  return g.number(at(object), size!) === all.length ? all : undefined;
}

/** Gives an ability whose other locals are filled what it takes as one: a list of them, or their pile. */
export function fillTogether(g: Play, frame: Frame, { slot, pile }: Together, all: readonly Value[]): void {
  if (slot >= 0) frame.locals.set(slot, pile ? g.value(inFrame(frame), pile) : all);
}
