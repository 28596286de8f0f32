import { nameOf } from '../../test/knockout/mutant.ts';
import { knockOut, knownOf, placed } from '../../test/knockout/run.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

/** Drops or alters every statement and property of a game's data, one at a time; a scenario must fail each time. */
async function measure(id: string, part: number): Promise<Measured> {
  const { ALLOWED = {}, reasonFor } = await knownOf(id);
  const { all, tried, refused, failed, survivors, thrown } = await knockOut(
    id,
    Math.max(1, Math.round(1 / part)),
  );
  const reasons = survivors.map((mutant) => ({
    mutant,
    why: ALLOWED[nameOf(mutant)] ?? reasonFor?.(nameOf(mutant)),
  }));
  const unknown = reasons.filter(({ why }) => why === undefined);
  const allowed = reasons.length - unknown.length;
  const alive = new Set(survivors.map(nameOf));
  const stale = tried === all ? Object.keys(ALLOWED).filter((name) => !alive.has(name)) : [];
  return {
    measured: `${refused + failed} of ${tried} caught (${refused} refused on loading, ${failed} by a scenario), ${allowed} survive with a reason, ${unknown.length} without${tried < all ? ` (of ${all} in all)` : ''}`,
    met: unknown.length === 0 && thrown.length === 0 && stale.length === 0,
    details: [
      ...unknown.map(({ mutant }) => `survives: ${placed(mutant)}`),
      ...thrown.map(({ mutant, message }) => `throws: ${placed(mutant)}: ${message}`),
      ...stale.map((name) => `noticed by now, so no reason is needed: ${name}`),
      ...reasons.flatMap(({ mutant, why }) =>
        why === undefined ? [] : [`allowed: ${placed(mutant)}: ${why}`],
      ),
    ],
  };
}

/** Survivors and their reasons stand in `test/games/<id>/survivors.ts`. */
const row = (id: string, title: string, small: number): Row => ({
  what: `knock-outs caught in ${title}’s data`,
  atLeast: 'all, or with a written reason',
  full: 1,
  small,
  unit: 'part of all changes that is tried',
  measure: allThere([id], (part) => measure(id, part)),
});

export const knockOuts = row('slasher', 'Slasher', 0.05);
export const hereToSlayKnockOuts = row('here-to-slay', 'Here to Slay', 0.02);
export const slasherzKnockOuts = row('slasherz', 'Slasherz', 0.005);
export const hismmentKnockOuts = row('hismment', 'Hismment', 0.002);
