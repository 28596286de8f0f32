import { gamesThere } from '../test/files.ts';
import type { Measured, Row } from './row.ts';

/** A measure that is skipped, and says so, where a game that it needs is not there. */
export const allThere =
  (games: readonly string[], measure: Row['measure']): Row['measure'] =>
  (size: number): Measured | Promise<Measured> => {
    const absent = games.filter((id) => !gamesThere().includes(id));
    return absent.length === 0
      ? measure(size)
      : { measured: `the game ${absent.join(', ')} is not there`, met: true };
  };
