import type { Game } from '../../game/linked-game.ts';
import type { Match } from '../../match/match.ts';
import { numberedName } from '../../match/object-names.ts';
import { cellNames, PLUS } from '../../match/value-names.ts';

const cardsOf = new WeakMap<Game, ReadonlyMap<string, readonly number[]>>();

/** The copies that a name stands for, by name: with a number one, without it all of that card. */
export function cardNames(game: Game): ReadonlyMap<string, readonly number[]> {
  let names = cardsOf.get(game);
  if (!names) {
    const made = new Map<string, readonly number[]>();
    for (const card of game.cards) made.set(card.symbol.id, card.symbol.copies);
    game.copyNames.forEach((name, card) => made.set(name, [card]));
    cardsOf.set(game, (names = made));
  }
  return names;
}

/** The same for what can be put somewhere: without copies that no deck has. */
export function placeableCards(game: Game): ReadonlyMap<string, readonly number[]> {
  const names = cardNames(game);
  const { spares } = game;
  if (!spares) return names;
  const isInDeck = (card: number): boolean => spares[card] !== 1;
  return new Map(
    [...names].flatMap(([name, cards]) => {
      const placeable = cards.filter(isInDeck);
      return placeable.length === 0 && name.includes('#') ? [] : [[name, placeable] as const];
    }),
  );
}

/** What a name may stand for: itself, and all copies of the card of that name. */
export const copiesNamed = (game: Game, name: string): readonly string[] => [
  name,
  ...(cardNames(game).get(name) ?? []).map((card) => game.copyNames[card]),
];

const othersOf = new WeakMap<Match['names'], ReadonlySet<string>>();

/** Everything that an answer or a line of a log can name, but cards: so that a misspelt name is no silent *it is not there*. */
export function otherNames(match: Match): ReadonlySet<string> {
  const known = othersOf.get(match.names);
  if (known) return known;
  const { game, table, names } = match;
  const { vocabulary } = game;
  const made = new Set<string>(['none', 'nobody', 'nothing', 'true', 'false', ...names.seats]);
  for (let zone = 0; zone < table.layout.zones; zone++) made.add(names.zone(zone));
  const { counters, roles, steps, rolls, contests, windows } = vocabulary;
  for (const symbol of [...counters, ...roles, ...steps, ...rolls, ...contests, ...windows])
    made.add(symbol.id);
  for (const seat of names.seats) for (const roll of rolls) made.add(`${seat}'s ${roll.id}`);
  for (const { values } of vocabulary.enums) for (const value of values) made.add(value.id);
  for (const ending of game.endings) made.add(ending.id);
  for (const cell of cellNames(table)) made.add(cell);
  if (vocabulary.zones.some((zone) => zone.pile && !zone.grid)) made.add(names.pile(new Int32Array(0), -1));
  for (const { code } of table.programs)
    for (const at of code) {
      if (at.op === 'menu') for (const option of at.options) made.add(option.label);
      if (at.op === 'pick' && at.choosing.sort === 'line')
        for (const line of at.choosing.values ?? [])
          for (const part of line.split(PLUS)) made.add(part.trim());
    }
  othersOf.set(names, made);
  return made;
}

/** Parts of a text that nothing is called by. */
export function unknownParts(match: Match, text: string): string[] {
  const parts = text
    .split(PLUS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.filter(
    (part) =>
      !/^-?\d+$/.test(part) &&
      !cardNames(match.game).has(part) &&
      !otherNames(match).has(part) &&
      !isPlace(match, part),
  );
}

/** Whether a name is that of a place of cards, a zone with a number, or of one of several abilities of a card. */
export function isPlace(match: Match, name: string): boolean {
  const zone = numberedName(name)?.before;
  if (zone === undefined) return false;
  // An ability goes by its card and a number.
  if (cardNames(match.game).has(zone)) return true;
  return otherNames(match).has(zone) || match.game.vocabulary.zones.some((each) => each.id === zone);
}

/** All names of cards and others. */
export const allNames = (match: Match): string[] => [...cardNames(match.game).keys(), ...otherNames(match)];
