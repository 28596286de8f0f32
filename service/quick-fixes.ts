import type { Diagnostic, Fix } from '../dsl/diagnostics/diagnostic.ts';
import type { Span } from '../dsl/text/source.ts';
import { diagnosticsOf } from './file-diagnostics.ts';
import { provenIn } from './proven-findings.ts';
import type { Workspace } from './workspace.ts';

/** A change that would correct a finding. */
export interface QuickFix {
  readonly finding: Diagnostic;
  readonly fix: Fix;
  /** Its place among the fixes of the finding. */
  readonly at: number;
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
