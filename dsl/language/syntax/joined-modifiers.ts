import type { Tail } from './ast.ts';

/** Whether two tails of a noun are joined by `and`: `other than the first and other than the second`, `with ... and with ...`. */
export const areJoined = (one: Tail | undefined, other: Tail): boolean =>
  (one?.kind === 'with' && other.kind === 'with') || (isException(one) && isException(other));

const isException = (tail: Tail | undefined): boolean =>
  tail?.kind === 'place' && tail.preposition === 'other than';
