import { ALLOWED } from '../../test/games/slasher/survivors.ts';
import { nameOf } from '../../test/knockout/mutant.ts';
import { knockOut, placed } from '../../test/knockout/run.ts';
import type { Measured, Row } from '../row.ts';

/** Drops or alters every statement and property of the data, one at a time; a scenario must fail each time. */
function measure(part: number): Measured {
  const { all, tried, refused, failed, survivors, thrown } = knockOut(
    'slasher',
    Math.max(1, Math.round(1 / part)),
  );
  const reasons = survivors.map((mutant) => ({ mutant, why: ALLOWED[nameOf(mutant)] }));
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

export const knockOuts: Row = {
  what: 'knock-outs caught in Slasher’s data',
  atLeast: 'all, or with a written reason',
  full: 1,
  small: 0.05,
  unit: 'part of all changes that is tried',
  measure,
};
