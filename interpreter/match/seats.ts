import type { NameLookup } from './running-match.ts';

/** Something was asked of a seat that the match does not have. */
export class SeatError extends RangeError {
  override readonly name = 'SeatError';
}

/**
 * Throws if a caller takes something else for a seat, so that nobody sees by mistake what another seat sees.
 */
export function checkSeat({ names }: { readonly names: NameLookup }, seat: unknown): asserts seat is number {
  const { seats } = names;
  if (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats.length) return;
  const said = typeof seat === 'number' || typeof seat === 'string' ? String(seat) : typeof seat;
  throw new SeatError(
    `\`${said.slice(0, 40)}\` is no seat of this match; its seats are the whole numbers from 0 to ${seats.length - 1}`,
  );
}
