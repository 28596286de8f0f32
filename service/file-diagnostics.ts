import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { distinctFindings } from '../dsl/diagnostics/finding-keys.ts';
import { report } from '../dsl/diagnostics/report.ts';
import { checkPack } from '../interpreter/compiler/loader/packs/top-files.ts';
import { scenarioFindings } from '../interpreter/scenarios/static-findings.ts';
import { checkShape, entry, type Node } from '../schemas/index.ts';
import type { Workspace } from './workspace.ts';

/** All findings in a file, in the order of their places. */
export function diagnosticsOf(workspace: Workspace, name: string): readonly Diagnostic[] {
  return distinctFindings(findingsOf(workspace, name))
    .filter(({ place }) => place.file === name)
    .sort((a, b) => a.place.span.start - b.place.span.start);
}

function findingsOf(workspace: Workspace, name: string): readonly Diagnostic[] {
  const file = workspace.file(name);
  if (!file) return [];
  const home = workspace.homeOf(name);
  switch (file.kind) {
    case 'game':
    case 'cards':
    case 'variant':
      if (home) return workspace.load(home).diagnostics;
      return file.root && isCard(file.root) ? [...file.diagnostics, homeless(name)] : [];
    case 'clauses':
      return [...file.diagnostics, ...(file.root ? checkShape('clauses', file.root, name) : [])];
    case 'scenario':
      return scenarioFindings(workspace.scenarios, name);
    case 'pack':
      return [...file.diagnostics, ...checkPack(workspace.library, name)];
    case 'unknown':
      // A file of something else: YAML is what many programs read.
      return [];
  }
}

/** Whether a list has cards: other lists belong to other programs. */
const isCard = (root: Node): boolean => {
  const first = root.kind === 'list' ? root.items[0] : root;
  return entry(first, 'variant') !== undefined || (entry(first, 'kind') && entry(first, 'id')) !== undefined;
};

/** Of a file that belongs to no game only the YAML can be checked. */
const homeless = (name: string): Diagnostic =>
  report('game/which', { file: name, span: { start: 0, end: 0 } }, { known: [] }, { severity: 'hint' });
