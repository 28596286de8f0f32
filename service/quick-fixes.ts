import type { Diagnostic, Fix } from '../dsl/diagnostics/diagnostic.ts';
import type { Span } from '../dsl/text/source.ts';
import { diagnosticsOf } from './file-diagnostics.ts';
import type { Workspace } from './workspace.ts';

/** A change that would correct a finding. */
export interface QuickFix {
  readonly finding: Diagnostic;
  readonly fix: Fix;
  /** Its place among the fixes of the finding. */
  readonly at: number;
}

/** The changes that would correct the findings in a part of a file. */
export const quickFixesIn = (workspace: Workspace, name: string, { start, end }: Span): QuickFix[] =>
  diagnosticsOf(workspace, name)
    .filter(({ place }) => place.span.start <= end && start <= place.span.end)
    .flatMap((finding) => (finding.fixes ?? []).map((fix, at) => ({ finding, fix, at })));
