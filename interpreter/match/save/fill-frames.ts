import { asIs, say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Match } from '../match.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { Frame, pushFrame } from '../../engine/state/call-stack.ts';
import { Broken, expect, indexIn, readPart, type Finder } from './save-faults.ts';
import { fillLocal } from './saved-locals.ts';
import type { Saved, SavedValue } from './save-shapes.ts';

/** Puts the unfinished effects back on the stack. */
export function fillFrames(match: Match, saved: Saved, find: Finder): void {
  const { table, runner } = match;
  const { p } = runner.m;
  const programs = new Map(table.programs.map((program) => [program.name, program]));
  const placed: number[] = [];
  // Plans name frames that are not there yet, so they are filled in at the end.
  const plans: (() => void)[] = [];
  const checks: (() => void)[] = [];
  // Frames and lists are made in the order that they had on the stack.
  let made = 0;
  const fill = (of: number, name: string): void => {
    const { slots } = expect(programs.get(saved.frames[of].text), asIs(saved.frames[of].text)).source.program;
    plans.push(...fillLocal(match, placed[of], saved.frames[of], name, slots, find, placed));
    if (slots.some((slot) => slot.name === name && slot.sort === 'plan'))
      checks.push(() =>
        readPart(`frames/${of}/locals/${name}`, () =>
          refusePlansInProgress(p, saved.frames[of].locals[name], name, placed[of], placed),
        ),
      );
    if (slots.some((slot) => slot.name === name && slot.many)) made++;
  };
  const fillLate = (last: number): void => {
    for (let of = 0; of <= last; of++)
      for (const [name, rank] of Object.entries(saved.frames[of].late ?? {}))
        if (rank === made) {
          fill(of, name);
          fillLate(last);
          return;
        }
  };
  const fillLists = (of: number): void => {
    made++;
    fillLate(of);
    for (const name of Object.keys(saved.frames[of].locals)) {
      if (saved.frames[of].late?.[name] !== undefined) continue;
      fill(of, name);
      fillLate(of);
    }
  };
  saved.frames.forEach((frame, i) =>
    readPart(`frames/${i}`, () => {
      const program = expect(programs.get(frame.text), say('phrase/the-text', { text: frame.text }));
      const counter = indexIn(
        program.code,
        (each) => each.at.id === frame.at,
        say('phrase/the-statement-of', { statement: frame.at, text: frame.text }),
      );
      const card = find.card(frame.card);
      const { slots } = program.source.program;
      const before = p[Header.frame];
      if (!pushFrame(p, program.index, slots.length, find.seat(frame.you), card))
        throw new Broken(say('phrase/too-many-frames'));
      const at = p[Header.frame];
      placed.push(at);
      p[at + Frame.caller] = frame.by === undefined ? (i === 0 ? 0 : before) : -1;
      p[at + Frame.counter] = counter;
      p[at + Frame.done] = frame.done ? 1 : 0;
      fillLists(i);
      if (frame.waits) p[Header.frame] = before;
    }),
  );
  for (const fill of plans) fill();
  saved.frames.forEach((frame, i) => {
    if (frame.by !== undefined)
      p[placed[i] + Frame.caller] = expect(placed[frame.by], say('phrase/the-frame-before'));
    if (frame.above !== undefined) p[placed[i] + Frame.floor] = placed[frame.above] ?? p[Header.top];
  });
  if (saved.frames.length === 0) {
    if (saved.status !== 'over') throw new Broken(say('phrase/the-frame-that-runs'));
    return;
  }
  const calls = saved.frames.flatMap((frame, i) => (frame.waits ? [] : [placed[i]]));
  const youngest = calls.find((frame) => calls.every((other) => p[other + Frame.caller] !== frame));
  p[Header.frame] = expect(youngest, say('phrase/the-frame-that-runs'));
  refuseCallsInARing(p, placed.length);
  for (const check of checks) check();
}

/**
 * A frame that goes on with an effect that waits for it cannot be a part of that effect: it would never end.
 */
function refusePlansInProgress(
  p: Int32Array,
  value: SavedValue,
  name: string,
  holder: number,
  placed: readonly number[],
): void {
  for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
    if (typeof each !== 'number' || each < 0) continue;
    const plan = expect(placed[each], say('phrase/the-local', { local: name }));
    let left = placed.length;
    for (let frame = holder; frame > 0 && left-- > 0; frame = p[frame + Frame.caller])
      if (frame === plan) throw new Broken(say('phrase/the-local', { local: name }));
  }
}

/** Effects that have begun each other in a ring never end. */
function refuseCallsInARing(p: Int32Array, frames: number): void {
  let left = frames;
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller])
    if (left-- === 0) throw new Broken(say('phrase/the-frame-before'));
}
