import { formatFile } from '../interpreter/compiler/loader/format-file.ts';
import type { Workspace } from './workspace.ts';

/** A file with its texts laid out in the one canonical way; the same text where nothing is to be done. */
export function formatted(workspace: Workspace, name: string): string | undefined {
  const file = workspace.file(name);
  if (!file) return undefined;
  return formatFile(file, file.kind === 'scenario' ? undefined : workspace.vocabularyOf(name));
}
