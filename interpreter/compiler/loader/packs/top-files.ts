/** The files that are put on top of a game, by those that are named. */
import type { Diagnostic } from '../../../../dsl/diagnostics/diagnostic.ts';
import { valueOf } from '../../../../schemas/index.ts';
import { isPack, type Library } from '../library.ts';
import { entries, textAt, type Sources } from '../link-context.ts';
import { packsFor } from './known-packs.ts';
import { readPack, type Owned } from './pack-manifest.ts';
import { PackStack, type OnTop } from './pack-stack.ts';
import { rangeOf } from './requirements.ts';

/**
 * The files that are put on top of a game: those that are named, and of packs, named by their manifests, all cards and
 * variants. What a variant or a pack extends, and what a pack needs, is put on top before it.
 */
export function unpack(
  s: Sources,
  library: Library,
  gameFile: string,
  game: string,
  given: readonly string[],
  own: Owned,
): OnTop {
  // In whatever order files are named, the game is the same.
  const names = inFixedOrder(library, given);
  const known = packsFor(s, library, gameFile, names, own);
  const stack = new PackStack(s, library, game, known, own);
  for (const name of names) {
    const file = library.file(name);
    if (file && isPack(name)) stack.addPack(known.at(name));
    else if (file?.kind === 'variant') stack.addVariant(file);
    else stack.addCards(name);
  }
  return stack.onTop;
}

/** Files by the ids of what they hold, those without by their names. */
function inFixedOrder(library: Library, names: readonly string[]): string[] {
  const keyOf = (name: string): string => {
    const root = library.file(name)?.root;
    return textAt(root, 'variant') ?? textAt(root, 'pack') ?? name;
  };
  return [...names].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/** Sources of one file, for what is asked of packs without loading a game. */
const sourcesOf = (name: string): Sources => ({
  fileOf: () => name,
  from: (made) => made,
  diagnostics: [],
  references: [],
  texts: [],
  trees: [],
});

/** Names the files that are put on top of a game: of a pack all that it holds, and what it needs. Reports nothing. */
export function filesOnTop(library: Library, gameFile: string, given: readonly string[]): string[] {
  const game = textAt(library.file(gameFile)?.root, 'game') ?? '';
  const top = unpack(sourcesOf(gameFile), library, gameFile, game, given, () => undefined);
  return top.files.map(({ name }) => name);
}

/** A report of a manifest that nothing asked to be put on top: its shape and its versions. */
export function checkPack(library: Library, name: string): Diagnostic[] {
  const s = sourcesOf(name);
  const pack = readPack(s, library, name, () => undefined);
  for (const { value } of entries(valueOf(pack?.root, 'requires')))
    if (value.kind === 'scalar') rangeOf(s, value);
  return s.diagnostics;
}
