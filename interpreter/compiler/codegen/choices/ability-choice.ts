import { nowhere } from '../synthetic-program.ts';
import type { Get } from '../../../engine/program/machine.ts';
import type { Choosing } from '../../../engine/program/instruction.ts';

/** The choice of one of the abilities at hand; which of several is a public matter. */
export const whichAbility = (from: Choosing['from'], by: Get, slot: number): Choosing => ({
  slot,
  sort: 'ability',
  many: false,
  by,
  from,
  leads: [],
  needs: [],
  least: () => 1,
  most: () => 1,
  notAll: false,
  exact: true,
  justOne: true,
  together: [],
  public: () => true,
  silent: false,
  reasons: [],
  span: nowhere,
});
