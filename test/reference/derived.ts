import type { FieldSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Modified } from '../../dsl/ir/statements.ts';
import { NONE, type AbilityData } from '../../interpreter/game/linked-game.ts';
import { instancesOf, isThere, frameFor } from './abilities.ts';
import { cardOr, NOTHING, Overflow, type Card, type Play, type Value } from './state.ts';

/** How deep values that change each other may ask for each other. */
const MOST_NESTED = 24;

/** Thrown where a value leads back to one that is being asked for. */
class Circle extends Error {
  readonly at: Play['asking'][number];
  constructor(at: Play['asking'][number]) {
    super();
    this.at = at;
  }
}

/** A modifier that changes a thing now. */
export interface Change {
  readonly amount: number;
  readonly card: Card | undefined;
  readonly sets: boolean;
  /** It is had besides. */
  readonly isMore?: boolean;
}

/** All that changes a thing now; undefined where the game has nothing that could. */
export function changesOf(
  g: Play,
  wanted: (of: Modified) => boolean,
  thing: Value,
  more = false,
): readonly (Change & { readonly since: number })[] | undefined {
  const modifiers = g.game.abilities.filter(
    ({ ability }) =>
      ability.kind === 'modifier' &&
      ability.limit?.per !== 'effect' &&
      wanted(ability.of) &&
      (more || ability.change !== 'also'),
  );
  if (modifiers.length === 0) return undefined;
  const key = modifiers.map((each) => each.index).join();
  // In a circle everything is as it is printed.
  if (g.asking.some((each) => each.asPrinted)) return [];
  const same = g.asking.find((each) => each.thing === thing && each.key === key);
  if (same?.isCircular) return [];
  if (same) throw new Circle(same);
  if (g.asking.length >= MOST_NESTED) throw new Overflow();
  const depth = g.asking.length;
  const asking = { key, thing, isCircular: false, asPrinted: false };
  g.asking.push(asking);
  try {
    return modifiers.flatMap((data) => changesBy(g, data, asking));
  } catch (error) {
    if (!(error instanceof Circle) || error.at !== asking) throw error;
    g.asking.length = depth + 1;
    asking.isCircular = true;
    return modifiers.flatMap((data) => changesBy(g, data, asking));
  } finally {
    g.asking.length = depth;
  }
}

/** What one modifier changes of a thing, wherever it is there. */
function changesBy(
  g: Play,
  data: AbilityData,
  asking: Play['asking'][number],
): (Change & { readonly since: number })[] {
  const { ability } = data;
  if (ability.kind !== 'modifier') return [];
  return instancesOf(g, data).flatMap((instance) => {
    const frame = frameFor(g, instance, undefined);
    const env = { frame, it: { depth: 1, value: asking.thing, outer: undefined } };
    asking.asPrinted = asking.isCircular;
    try {
      if (!isThere(g, env, instance) || !g.holds(env, ability.test)) return [];
      const since = instance.record?.serial ?? instance.card?.entered ?? 0;
      const sets = ability.change !== 'add';
      const times = sets ? 1 : (instance.record?.times ?? 1);
      const givesValue = sets && ability.of.kind === 'field' && ability.of.field.type.type === 'value';
      // A value that is not there changes nothing.
      if (givesValue && ability.change !== 'clear' && g.raw(env, ability.amount) === NONE) return [];
      const amount =
        ability.change === 'clear'
          ? NONE
          : ability.of.kind === 'text'
            ? (cardOr(g.value(env, ability.amount))?.index ?? NOTHING)
            : g.number(env, ability.amount);
      const isMore = ability.change === 'also';
      if (ability.models)
        return g
          .list(env, ability.models)
          .flatMap((model) => cardOr(model) ?? [])
          .map(({ index }) => ({ amount: index, card: instance.card, sets, isMore, since }));
      return [{ amount: amount * times, card: instance.card, sets, isMore, since }];
    } finally {
      asking.asPrinted = false;
    }
  });
}

/** All values that a thing has, in the order in which its changes came; undefined where it cannot have several. */
export function modifiedValues(
  g: Play,
  wanted: (of: Modified) => boolean,
  thing: Value,
  plain: number,
): Set<number> | undefined {
  const canHave = g.game.abilities.some(
    ({ ability }) => ability.kind === 'modifier' && wanted(ability.of) && ability.change === 'also',
  );
  if (!canHave) return undefined;
  const values = new Set(plain === NONE ? [] : [plain]);
  const changes = [...(changesOf(g, wanted, thing, true) ?? [])].sort((a, b) => a.since - b.since);
  for (const { amount, isMore } of changes) {
    if (!isMore) values.clear();
    if (amount !== NONE) values.add(amount);
  }
  return values;
}

/** A value with all that changes it: the last that sets it counts, then all that is added. */
export function modified(
  g: Play,
  wanted: (of: Modified) => boolean,
  thing: Value,
  plain: number,
): number | undefined {
  const changes = changesOf(g, wanted, thing);
  if (!changes) return undefined;
  const setting = changes.filter((change) => change.sets).sort((a, b) => a.since - b.since);
  const adding = changes.filter((change) => !change.sets);
  const value = setting.at(-1)?.amount ?? plain;
  // What is not printed begins at 0 where something is added to it.
  const from = value === NONE && adding.length > 0 ? 0 : value;
  return adding.reduce((sum, change) => sum + change.amount, from);
}

/** How many cards one counts as: everywhere, or for the phrases printed in a field. */
export const multiplicityOf = (g: Play, card: Value, field?: FieldSymbol): number =>
  modified(g, (of) => of.kind === 'multiplicity' && (!of.for || of.for === field), card, 1) ?? 1;
