import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { provenFixes } from '../interpreter/compiler/linker/load-game.ts';
import { Memory } from '../interpreter/compiler/loader/incremental-cache.ts';
import type { Home, Workspace } from './workspace.ts';

/** What is kept between proofs, by what is loaded: a load that tries a change leaves what a workspace keeps as it is. */
const memories = new WeakMap<Workspace, Map<string, Memory>>();

function memoryFor(workspace: Workspace, { game, extras }: Home): Memory {
  let all = memories.get(workspace);
  if (!all) memories.set(workspace, (all = new Map<string, Memory>()));
  const key = [game, ...extras].join('\n');
  let memory = all.get(key);
  if (!memory) all.set(key, (memory = new Memory()));
  return memory;
}

/** Some of the findings of a game, with the changes only that are accepted when they are made. */
export function provenIn(
  workspace: Workspace,
  home: Home,
  wanted: readonly Diagnostic[],
): readonly Diagnostic[] {
  const from = { library: workspace.library, gameFile: home.game, withFiles: home.extras };
  return provenFixes(wanted, workspace.load(home).diagnostics, from, memoryFor(workspace, home));
}
