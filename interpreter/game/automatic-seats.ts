import { seatNames } from './seat-names.ts';
import type { RoleSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Game } from './linked-game.ts';

/** A seat that nobody plays: the game answers for it. */
export interface AutomaticSeat {
  readonly seat: number;
  /** The word for it, which is a role that it never gives away. */
  readonly role: RoleSymbol;
  readonly answers: 'least' | 'random';
  readonly acts: boolean;
}

/** The seats that nobody plays at a table of so many; they come behind those of people. */
export const automaticSeats = (
  { vocabulary }: { readonly vocabulary: Pick<Game['vocabulary'], 'roles'> },
  seats: number,
): AutomaticSeat[] =>
  heldRoles({ vocabulary }, seats).flatMap(({ role, seat }) =>
    role.automatic ? [{ ...role.automatic, seat, role }] : [],
  );

/** The roles that one seat holds from the beginning to the end, at a table of so many. */
export const heldRoles = (
  { vocabulary }: { readonly vocabulary: Pick<Game['vocabulary'], 'roles'> },
  seats: number,
): { readonly role: RoleSymbol; readonly seat: number }[] =>
  vocabulary.roles.flatMap((role) =>
    role.seat === undefined ? [] : [{ role, seat: role.seat < 0 ? seats + role.seat : role.seat }],
  );

/** What the seats of a table are called where nobody says it: those that nobody plays as their word, in one. */
export function namesOfSeats(game: Parameters<typeof automaticSeats>[0], seats: number): string[] {
  const names = seatNames.slice(0, seats);
  for (const { seat, role } of automaticSeats(game, seats)) {
    const said = (role.names.en[0] ?? role.id).replaceAll(/(?:^|[ -])(.)/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    if (/^[A-Z][A-Za-z0-9]*$/.test(said) && !names.includes(said)) names[seat] = said;
  }
  return names;
}
