import type { Slot } from '../../../dsl/ir/statements.ts';
import type { VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../game/linked-game.ts';

/** What the parameters of a verb hold. */
export function slotsOf({ verbs }: Game, { index, change, parameters }: VerbSymbol): readonly Slot[] {
  if (change)
    return parameters.map(({ name, preposition }) => ({
      name,
      sort: preposition ? 'number' : 'card',
      many: false,
    }));
  const { program } = verbs[index];
  return program.parameters.map((slot) => program.slots[slot]);
}
