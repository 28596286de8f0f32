import { Header } from '../../engine/state/position-layout.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { question, type Match } from '../match.ts';
import { localsMentioned, statementOf } from '../explain/asking-statement.ts';
import { zoneOf } from '../../engine/state/card-columns.ts';
import { pileNameFor } from './card-view.ts';
import { placeName } from './hidden-places.ts';
import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';

/** A card, player or value that the text which asks calls by a name of its own. */
export interface Mentioned {
  /** As the text says it: `the prize` without `the`. */
  readonly word: string;
  readonly sort: 'card' | 'player' | 'pile' | 'roll';
  /** As `names` calls it. */
  readonly name: string;
}

/** A name without the number that tells it from that of a list: where the text has but one of that name. */
function spokenName(
  name: string,
  slots: readonly { readonly name: string; readonly many: boolean }[],
): string {
  const [, base] = /^(.+) \d+$/.exec(name) ?? [];
  if (base === undefined) return name;
  const same = slots.filter((each) => !each.many && each.name.replace(/ \d+$/, '') === base);
  return same.length === 1 ? base : name;
}

/**
 * The named referents of the statement that asks a seat, as far as the seat may know them, to describe the
 * question. If no statement asks, all that its text has named.
 */
export function mentionedTo(match: Match, seat: number): Mentioned[] {
  const asking = question(match, seat);
  if (!asking) return [];
  const { table, names, runner } = match;
  const { p, layout } = runner.m;
  const frame = p[Header.frame];
  const { slots } = table.programs[p[frame + Frame.program]].source.program;
  const seers = seersOfZones(table);
  const sees = (card: number): boolean => ((seersOf(table, seers, p, card) >> seat) & 1) === 1;
  const own = asking.instruction.op === 'menu' ? -1 : asking.instruction.choosing.slot;
  const statement = statementOf(match, asking);
  const spoken = statement && localsMentioned(statement);
  const found: Mentioned[] = [];
  slots.forEach(({ name: slotName, sort, many, sealed }, i) => {
    const value = p[frame + Frame.locals + i];
    const name = spokenName(slotName, slots);
    // What is thrown is on the table, for all to see.
    if (many && sort === 'roll' && own < 0 && value > 0 && (!spoken || spoken.has(i)))
      for (let at = 1; at <= p[value]; at++)
        found.push({ word: name, sort, name: names.value(p, sort, p[value + at]) });
    // What it held before is not what is asked for now.
    if (
      i === own ||
      (spoken && !spoken.has(i)) ||
      many ||
      sealed ||
      value < 0 ||
      (sort !== 'card' && sort !== 'player' && sort !== 'pile' && sort !== 'roll')
    )
      return;
    if (sort === 'pile') {
      found.push({ word: name, sort, name: pileNameFor(match, seers, seat, value) });
      return;
    }
    if (sort === 'card' && !sees(value)) {
      // A card face down in play is named by its place.
      const zone = zoneOf(p, layout, value);
      if (zone >= 0 && table.state?.inPlay[zone] === 1)
        found.push({ word: name, sort, name: placeName(table, names, p, value) });
      return;
    }
    found.push({ word: name, sort, name: names.value(p, sort, value) });
  });
  const card = p[frame + Frame.this];
  if (card >= 0 && sees(card)) found.push({ word: 'this', sort: 'card', name: names.card(card) });
  return found;
}
