import type { StateContent } from '../../../dsl/language/symbols/symbols.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Entry } from '../../../schemas/index.ts';
import type { Table } from '../../compiler/codegen/compile-game.ts';
import { reportAtNode } from '../../compiler/loader/link-context.ts';
import { seatNamed, reportUnknownName, type ScenarioSheet } from '../findings-sheet.ts';
import { NOTHING } from '../../match/value-names.ts';
import { placeableCards } from '../steps/card-names.ts';

/** What a scenario says that a state holds, as its number. */
export function givenStateContent(
  sheet: ScenarioSheet,
  { game }: Table,
  seats: readonly string[],
  holds: StateContent,
  { key, value: node }: Entry,
): number | undefined {
  if (node.kind !== 'scalar')
    return reportAtNode(sheet, 'scenario/wanted', key, { what: key.text, wanted: say('phrase/a-name') });
  if (node.text === NOTHING) return -1;
  if (holds.sort === 'player') return seatNamed(sheet, seats, node);
  if (holds.sort === 'value') {
    const ids = holds.of.values.map(({ id }) => id);
    const found = ids.indexOf(node.text);
    return found >= 0 ? found : reportUnknownName(sheet, 'value', node, ids);
  }
  const isMeant = (copy: number): boolean =>
    holds.kinds === undefined || holds.kinds.includes(game.copies[copy].symbol.kind);
  const known = [...placeableCards(game)].filter(([, copies]) => copies.some(isMeant));
  const copies = known.find(([name]) => name === node.text)?.[1];
  return (
    copies?.find(isMeant) ??
    reportUnknownName(
      sheet,
      'card-of-this-game',
      node,
      known.map(([name]) => name),
    )
  );
}
