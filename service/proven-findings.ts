import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { provenFixes } from '../interpreter/compiler/linker/load-game.ts';
import type { Home, Workspace } from './workspace.ts';

/** Some of the findings of a game, with the changes only that are accepted when they are made. */
export function provenIn(
  workspace: Workspace,
  home: Home,
  wanted: readonly Diagnostic[],
): readonly Diagnostic[] {
  const from = { library: workspace.library, gameFile: home.game, withFiles: home.extras };
  return provenFixes(wanted, workspace.load(home).diagnostics, from);
}
