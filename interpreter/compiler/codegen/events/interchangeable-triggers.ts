import { localReads } from '../../../../dsl/ir/bindings.ts';
import { isSameTree, someNode, type Tree } from '../../../../dsl/ir/visit.ts';
import type { AbilityData } from '../../../game/linked-game.ts';
import type { Interchangeability } from '../../../engine/program/machine.ts';

/** For each ability of a game which triggers do the same as it, so that nobody need choose which comes first. */
export function interchangeable(
  all: readonly AbilityData[],
): (data: AbilityData) => Interchangeability | undefined {
  const distinct: AbilityData[] = [];
  const found = all.map((data): Interchangeability | undefined => {
    const acts = carriedOut(data);
    if (!acts || someNode(acts, ({ op }) => op === 'this', 'followed')) return undefined;
    let same = distinct.find((each) => doesTheSame(each, data));
    if (!same) distinct.push((same = data));
    const { event, outer } = data.ability;
    const read = localReads(acts);
    return { as: same.index, reads: [...event, ...outer].flatMap((slot, j) => (read.has(slot) ? [j] : [])) };
  });
  return ({ index }) => found[index];
}

/** Whether two triggers do the same, whatever each of them waited for. */
const doesTheSame = (one: AbilityData, other: AbilityData): boolean =>
  isSameTree(carriedOut(one), carriedOut(other)) &&
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

/** The places of the values that a trigger brings along, and whether its condition is asked again. */
const valuesOf = ({ ability }: AbilityData): unknown => [
  ability.event,
  ability.outer,
  'still' in ability && ability.still,
];

/** What is left to be done and asked of a trigger once it waits: what it waited for is over. */
function carriedOut({ ability, program }: AbilityData): Tree {
  if (ability.kind !== 'triggered' && ability.kind !== 'edge') return undefined;
  return [program?.program.acts, ability.condition, ability.guard];
}
