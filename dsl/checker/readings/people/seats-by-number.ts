/**
 * Players by where they sit: `seat 2 draws a card`, `player 3 gains a coin`, `the last player`. In a game without a word for that
 * seat a text brings one, which the player who sits there keeps from the beginning to the end.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import {
  playerInSeat,
  withSeatsCalled,
  type SeatSaid,
} from '../../../language/parser/errors/printed/seats-said.ts';

const FRENCH: readonly string[] = [
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
];
const GERMAN: readonly string[] = ['Erst', 'Zweit', 'Dritt', 'Viert', 'Fünft', 'Sechst', 'Siebt', 'Acht'];

const othersOfSeat = (seat: SeatSaid) => {
  if (seat === 'last')
    return {
      fr: ['dernier joueur m', 'derniers joueurs'],
      de: ['Letztspieler m', 'Letztspieler'],
    } as const;
  if (seat === 1)
    return {
      fr: ['joueur de la première place m', 'joueurs de la première place'],
      de: ['Platz-eins-Spieler m', 'Platz-eins-Spieler'],
    } as const;
  const [fr, de] = [FRENCH[seat - 1], GERMAN[seat - 1]];
  return { fr: [`${fr} joueur m`, `${fr}s joueurs`], de: [`${de}spieler m`, `${de}spieler`] } as const;
};

/** What a role for a seat is called. */
export const namesOfSeat = (seat: SeatSaid) => {
  const en = playerInSeat(seat);
  return { en: [en, `${en}s`], ...othersOfSeat(seat) } as const;
};

/** The text in which the player in a seat is called by the word of the game for it. */
export function withSeatsByNumber(text: string, { roles }: Vocabulary): string[] {
  if (!/\b(?:seat|player)\b/.test(text)) return [];
  const put = withSeatsCalled(text, (seat) => {
    const role = roles.find((each) => each.seat === (seat === 'last' ? -1 : seat - 1));
    return role && `the ${forms(role).one}`;
  });
  return put === text ? [] : [put];
}
