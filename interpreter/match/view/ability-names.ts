import type { Table } from '../../compiler/codegen/compile-game.ts';
import { printedAbility, printedCard, recordOf } from '../../engine/triggers/ability-instances.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { Record, recordAt, RecordState } from '../../engine/state/effect-records.ts';
import { Roll, rollAt } from '../../engine/state/roll-records.ts';
import type { NameLookup } from '../running-match.ts';
import { NO_ROLL, objectName } from '../object-names.ts';

/** A roll by its purpose and who made it: `Ann's luck roll`. */
export function rollName(table: Table, p: Int32Array, roll: number, seats: readonly string[]): string {
  if (roll < 0 || roll >= table.layout.rollCount) return NO_ROLL;
  const at = rollAt(table.layout, roll);
  const purpose = table.game.vocabulary.rolls[p[at + Roll.purpose]];
  return objectName({ is: 'roll', roll: purpose, by: seats[p[at + Roll.roller]] });
}

/** An ability by its card; one that is on no card by the text that created it. */
export function abilityName(table: Table, p: Int32Array, instance: number, names: NameLookup): string {
  const { game, layout } = table;
  const { abilities } = game;
  const record = recordOf(instance);
  const at = record < 0 ? -1 : recordAt(layout, record);
  const index = record < 0 ? printedAbility(layout, instance) : p[at + Record.ability];
  const card = record < 0 ? printedCard(layout, instance) : p[at + Record.card];
  const ability = abilities[index];
  if (!ability) return 'nothing';
  if (card < 0) return objectName({ is: 'rule', ability });
  const siblings = abilities.filter((each) => each.card === ability.card && !each.standing);
  const place = siblings.indexOf(ability);
  const nth = siblings.length > 1 && place > 0 ? { nth: place + 1 } : {};
  const thing = { is: 'ability', card: names.card(card), ...nth } as const;
  const before = at < 0 ? 0 : waitingBefore(table, p, at);
  return objectName(before > 0 ? { is: 'again', of: thing, time: before + 1 } : thing);
}

/** How many records of the same ability of the same card wait that are older: what was triggered several times. */
function waitingBefore({ layout }: Table, p: Int32Array, at: number): number {
  let older = 0;
  for (let record = 0; record < p[Header.records]; record++) {
    const other = recordAt(layout, record);
    if (p[other] !== RecordState.pending || p[other + Record.serial] >= p[at + Record.serial]) continue;
    if (
      p[other + Record.ability] === p[at + Record.ability] &&
      p[other + Record.card] === p[at + Record.card]
    )
      older++;
  }
  return older;
}
