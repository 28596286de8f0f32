import type { Place } from '../dsl/text/source.ts';
import { identityOf, mentionAt, mentionsIn } from './word-references.ts';
import type { Workspace } from './workspace.ts';

/** The declaration of the word at an offset of a file; none for what every game has. */
export const definitionAt = (workspace: Workspace, name: string, offset: number): Place | undefined =>
  mentionAt(workspace, name, offset)?.symbol.place;

/** All references to the same symbol, in all files of the game, by file and place. */
export function referencesAt(workspace: Workspace, name: string, offset: number): Place[] {
  const mention = mentionAt(workspace, name, offset);
  const home = workspace.homeOf(name);
  if (!mention || !home) return [];
  const wanted = identityOf(mention.symbol);
  return workspace
    .filesOf(home.game)
    .flatMap((file) =>
      mentionsIn(workspace, file).flatMap(({ span, symbol }) =>
        identityOf(symbol) === wanted ? [{ file, span }] : [],
      ),
    );
}
