/** The set that is open, as far as questions about its texts need it. */
import type { Game } from '../../../interpreter/game/linked-game.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Workspace } from '../../../service/workspace.ts';

export interface OpenSet {
  readonly workspace: Workspace;
  /** The path of a file in the workspace, by its name in the set or of the game. */
  pathOf(name: string): string;
  /** The name of a file as the designer knows it. */
  nameOf(path: string): string;
  isMine(path: string): boolean;
  /** Takes over the newest text of a file of the set; gives the path of the file. */
  newest(name: string, text: string): string;
  /** The game with the set as it last was without errors; undefined before it ever was. */
  readonly game: Game | undefined;
  /** The game without the set. */
  readonly bare: Game | undefined;
  /** The words of the game with the set. */
  readonly words: Vocabulary | undefined;
}
