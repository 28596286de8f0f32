/**
 * The names of cards, places, rolls and abilities in logs, views, options and saves. A name is public, and
 * the same in every language, so it is composed here alone; whatever puts one into words reads it here again
 * and has data: a card, a place, a roll.
 */
import type { RollSymbol, ZoneSymbol } from '../../dsl/language/symbols/symbols.ts';
import { inOneLine } from '../../dsl/text/source.ts';
import type { AbilityData, Game } from '../game/linked-game.ts';

/** A zone, with the seat whose it is. */
interface ZoneThing {
  readonly is: 'zone';
  readonly zone: ZoneSymbol;
  readonly seat?: string | undefined;
}

export type NamedObject =
  | ZoneThing
  | { readonly is: 'seat'; readonly seat: string }
  /** A card by its id, or a copy of it by its name. */
  | { readonly is: 'card'; readonly card: string }
  /** The place of a card that is not seen, counted from 1; `on`: which one on the card at that place. */
  | { readonly is: 'place'; readonly zone: ZoneThing; readonly at: number; readonly on?: number }
  /** A pile that is not there yet. */
  | { readonly is: 'new pile'; readonly pile: ZoneSymbol['pile'] }
  | { readonly is: 'roll'; readonly roll: RollSymbol; readonly by: string | undefined }
  /** An ability of a card; `nth`: which one, from the second. */
  | { readonly is: 'ability'; readonly card: string; readonly nth?: number }
  /** An ability that is on no card, by the text that created it. */
  | { readonly is: 'rule'; readonly ability: AbilityData }
  /** A trigger that waits for the second time, or another one that is called alike. */
  | { readonly is: 'again'; readonly of: NamedObject; readonly time: number };

/** The name if there is no roll. */
export const NO_ROLL = 'no roll';

const owned = (owner: string | undefined, name: string): string => `${owner ?? 'nobody'}'s ${name}`;

/** The name of a card, a place, a roll, an ability or a counter. */
export function objectName(thing: NamedObject): string {
  switch (thing.is) {
    case 'seat':
      return thing.seat;
    case 'card':
      return thing.card;
    case 'zone':
      return thing.zone.of === 'player' ? owned(thing.seat, thing.zone.id) : thing.zone.id;
    case 'place': {
      const place = `${objectName(thing.zone)} ${thing.at}`;
      return thing.on === undefined ? place : `${place}, ${thing.on} on it`;
    }
    case 'new pile':
      return `new ${thing.pile?.names.en[0] ?? 'pile'}`;
    case 'roll':
      return owned(thing.by, thing.roll.names.en[0] ?? 'roll');
    case 'ability':
      return thing.nth === undefined ? thing.card : `${thing.card} ${thing.nth}`;
    case 'rule':
      return thing.ability.name;
    case 'again':
      return `${objectName(thing.of)} (${thing.time})`;
  }
}

/** The name of an effect that lasts: the words of its text. */
export const standingName = ({ snippet, ability }: AbilityData): string =>
  inOneLine(snippet.text.slice(ability.span.start, ability.span.end));

/** The number at the end of a name between two texts, and the name before it. */
function endingIn(
  name: string,
  open: string,
  close: string,
): { readonly before: string; readonly number: number } | undefined {
  const at = name.lastIndexOf(open);
  if (at <= 0 || !name.endsWith(close)) return undefined;
  const digits = name.slice(at + open.length, name.length - close.length);
  const number = Number(digits);
  return String(number) === digits ? { before: name.slice(0, at), number } : undefined;
}

/** The parts of a name that ends in a number, as those of places and of several abilities do. */
export function numberedName(
  name: string,
): { readonly before: string; readonly number: number; readonly on?: number } | undefined {
  const below = endingIn(name, ', ', ' on it');
  const counted = endingIn(below?.before ?? name, ' ', '');
  return counted && { ...counted, ...(below ? { on: below.number } : {}) };
}

/** Reads the names of a game with these seats; those of values and actions, and what is no name, are not among them. */
export interface ObjectNameReader {
  /** Seats, cards and zones, which have names of their own. */
  own(name: string): NamedObject | undefined;
  /** What is called after others: places, new piles, rolls, abilities. */
  composed(name: string): NamedObject | undefined;
}

const byName = (things: readonly NamedObject[]): Map<string, NamedObject> =>
  // The first of several that are called alike.
  new Map(things.map((thing) => [objectName(thing), thing] as const).reverse());

export function objectNameReader(game: Game, seats: readonly string[]): ObjectNameReader {
  const { zones, rolls } = game.vocabulary;
  const own = byName([
    ...seats.map((seat) => ({ is: 'seat', seat }) as const),
    ...[...game.copyNames, ...game.cards.map(({ symbol }) => symbol.id)].map(
      (card) => ({ is: 'card', card }) as const,
    ),
    ...zones.flatMap((zone) =>
      zone.of === 'player'
        ? seats.map((seat) => ({ is: 'zone', zone, seat }) as const)
        : [{ is: 'zone', zone } as const],
    ),
  ]);
  const others = byName([
    ...zones.flatMap(({ pile, grid }) => (pile && !grid ? [{ is: 'new pile', pile } as const] : [])),
    ...rolls.flatMap((roll) => [...seats, undefined].map((by) => ({ is: 'roll', roll, by }) as const)),
    ...game.abilities.flatMap((ability) => (ability.card ? [] : [{ is: 'rule', ability } as const])),
  ]);
  const numbered = (name: string): NamedObject | undefined => {
    const parts = numberedName(name);
    const of = parts && own.get(parts.before);
    if (of?.is === 'zone')
      return { is: 'place', zone: of, at: parts!.number, ...(parts!.on ? { on: parts!.on } : {}) };
    return of?.is === 'card' ? { is: 'ability', card: of.card, nth: parts!.number } : undefined;
  };
  const composed = (name: string): NamedObject | undefined => {
    const found = numbered(name) ?? others.get(name);
    if (found) return found;
    const again = endingIn(name, ' (', ')');
    const of = again && (own.get(again.before) ?? composed(again.before));
    return of && { is: 'again', of, time: again!.number };
  };
  return { own: (name) => own.get(name), composed };
}
