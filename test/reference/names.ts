import { rootOf } from './places.ts';
import type { Card, Instance, Pile, Play, Value, Zone } from './state.ts';

/** Things as logs and questions call them. */

export const cardName = (card: Card | undefined): string => card?.name ?? 'nothing';

export function zoneName(g: Play, zone: Zone | undefined): string {
  if (!zone) return 'nowhere';
  return zone.seat < 0 ? zone.symbol.id : `${g.seats[zone.seat]}'s ${zone.symbol.id}`;
}

export function pileName(g: Play, pile: Pile | undefined): string {
  if (!pile) {
    const named = g.game.vocabulary.zones.find((zone) => zone.pile && !zone.grid)?.pile;
    return `new ${named?.names.en[0] ?? 'pile'}`;
  }
  if (pile.cell) return pile.cell.name;
  const inOrder = [...pile.cards].sort((a, b) => a.index - b.index);
  return inOrder.map((card) => card.name).join(' + ');
}

/** An ability by its card; one that is on no card by the text that brought it about. */
function abilityName(g: Play, { ability, card, record }: Instance): string {
  if (!card) return ability.name;
  const siblings = g.game.abilities.filter((each) => each.card === ability.card && !each.standing);
  const place = siblings.indexOf(ability);
  const name = place > 0 ? `${card.name} ${place + 1}` : card.name;
  const older = g.pending.filter(
    (each) => record && each.serial < record.serial && each.ability === ability && each.card === card,
  );
  return older.length > 0 ? `${name} (${older.length + 1})` : name;
}

export function nameOf(g: Play, sort: string, value: Value): string {
  if (typeof value === 'object') {
    switch (value.is) {
      case 'card':
        return value.name;
      case 'zone':
        return zoneName(g, value);
      case 'pile':
        return pileName(g, value);
      case 'roll':
        return `${g.seats[value.roller] ?? 'nobody'}'s ${value.symbol.names.en[0] ?? 'roll'}`;
      case 'ability':
        return abilityName(g, value);
      case 'plan':
        return 'plan';
    }
  }
  if (value < 0) {
    const absent: Record<string, string> = {
      card: 'nothing',
      player: 'nobody',
      zone: 'nowhere',
      roll: 'no roll',
    };
    if (sort === 'pile') return pileName(g, undefined);
    if (absent[sort]) return absent[sort];
  }
  return sort === 'player' ? (g.seats[value] ?? 'nobody') : String(value);
}

/** A card whose face somebody may not see goes by its place. */
export function placeName(g: Play, card: Card): string {
  const root = rootOf(card);
  const { zone } = root;
  if (!zone) return 'nowhere';
  const at = zone.cards.indexOf(root);
  const count = zone.symbol.order === 'stack' ? zone.cards.length - at : at + 1;
  const place = `${zoneName(g, zone)} ${count}`;
  return card === root ? place : `${place}, ${below(root).indexOf(card) + 1} on it`;
}

function below(card: Card): Card[] {
  const own = card.beneath ? [...card.attached, card.beneath] : card.attached;
  return own.flatMap((each) => [each, ...below(each)]);
}

export const isSame = (a: Value, b: Value): boolean => {
  if (typeof a === 'object' && typeof b === 'object' && a.is === 'ability' && b.is === 'ability')
    return a.ability === b.ability && a.card === b.card && a.record === b.record;
  return a === b;
};

/** The names of cards, in the order of the game's list of cards. */
export const byIndex = (cards: readonly Card[]): string[] =>
  [...cards].sort((a, b) => a.index - b.index).map((card) => card.name);
