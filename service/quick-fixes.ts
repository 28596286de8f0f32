import type { Diagnostic, Fix } from '../dsl/diagnostics/diagnostic.ts';
import { provenFixes } from '../interpreter/compiler/linker/load-game.ts';
import type { Span } from '../dsl/text/source.ts';
import { diagnosticsOf } from './file-diagnostics.ts';
import type { Home, Workspace } from './workspace.ts';

/** A change that would correct a finding. */
export interface QuickFix {
  readonly finding: Diagnostic;
  readonly fix: Fix;
  /** Its place among the fixes of the finding. */
  readonly at: number;
}

/** Some of the findings of a game, with the changes only that are accepted when they are made. */
export function provenIn(
  workspace: Workspace,
  home: Home,
  wanted: readonly Diagnostic[],
): readonly Diagnostic[] {
  const from = { library: workspace.library, gameFile: home.game, withFiles: home.extras };
  return provenFixes(wanted, workspace.load(home).diagnostics, from);
}

/** The changes that would correct the findings in a part of a file: each was tried, and is accepted. */
export function quickFixesIn(workspace: Workspace, name: string, { start, end }: Span): QuickFix[] {
  const there = diagnosticsOf(workspace, name).filter(
    ({ place }) => place.span.start <= end && start <= place.span.end,
  );
  const home = workspace.file(name)?.kind === 'scenario' ? undefined : workspace.homeOf(name);
  return (home ? provenIn(workspace, home, there) : there).flatMap((finding) =>
    (finding.fixes ?? []).map((fix, at) => ({ finding, fix, at })),
  );
}
