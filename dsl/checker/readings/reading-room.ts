/** What a room of readings is: each folder beside this file lists its own. */
import type { EntryKind } from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../language/symbols/symbols.ts';

/** What a reading makes of a text that is refused: other texts that it may mean, each of which is tried on the game. */
export type Read = (
  text: string,
  words: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
) => readonly string[];

/** The readings of a room, by when they are tried; in each list the likeliest first. */
export interface ReadingRoom {
  /** What is tried before the habits that are the same in every game. */
  readonly first?: readonly Read[];
  /** What is tried when no others are left. */
  readonly last?: readonly Read[];
  /** What may be meant and is offered only. */
  readonly guessed?: readonly Read[];
}
