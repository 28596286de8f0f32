import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { Badge } from '../../game/linked-game.ts';
import { zoneOf } from '../../engine/state/card-columns.ts';
import { lacksOf, type Lack } from '../explain/unmet-conditions.ts';
import type { Match } from '../match.ts';

/** A badge as it is shown: a value (of a greatest one), its bare name, or what is missing. */
export interface BadgeView {
  readonly badge: string;
  readonly value?: number | string;
  readonly outOf?: number;
  readonly lacks?: readonly Lack[];
}

/**
 * The badges that a card has for a viewer. A card whose face is not seen has none: that is for the caller to
 * know. Nobody in particular (`undefined`) is shown those only that are the same for everybody.
 */
export function badgesOf(match: Match, seat: number | undefined, card: number): BadgeView[] {
  const { game, table, runner } = match;
  const { m } = runner;
  if (game.table.badges.length === 0) return [];
  const { kind } = game.copies[card].symbol;
  const zone = zoneOf(m.p, m.layout, card);
  const before = [m.it[reserved.marked], m.it[reserved.looking]];
  m.it[reserved.marked] = card;
  m.it[reserved.looking] = seat ?? -1;
  const views = game.table.badges.flatMap((badge) => {
    if (badge.kind !== kind || (badge.asksYou && seat === undefined)) return [];
    const lies = badge.zones.some((each) => {
      const first = table.zoneStarts[each.index];
      return zone >= first && zone < first + (each.of === 'player' ? table.seats : 1);
    });
    if (badge.zones.length > 0 && !lies) return [];
    return viewOf(match, badge) ?? [];
  });
  [m.it[reserved.marked], m.it[reserved.looking]] = before;
  return views;
}

function viewOf(match: Match, { id, says }: Badge): BadgeView | undefined {
  const { table, runner, names } = match;
  const { m } = runner;
  const { holds, value } = evaluatorFor(table);
  switch (says.form) {
    case 'if':
      return holds(m, says.test) ? { badge: id } : undefined;
    case 'needs': {
      const lacks = lacksOf(match, says.test, says.said);
      return lacks.length > 0 ? { badge: id, lacks } : undefined;
    }
    case 'is': {
      const found = value(m, says.value);
      if (found === undefined) return undefined;
      const outOf = says.outOf && value(m, says.outOf);
      const shown =
        says.of && says.sort === 'value'
          ? says.of.values[found]?.id
          : says.sort === 'number'
            ? found
            : names.value(m.p, says.sort, found);
      return shown === undefined
        ? undefined
        : { badge: id, value: shown, ...(outOf === undefined ? {} : { outOf }) };
    }
  }
}
