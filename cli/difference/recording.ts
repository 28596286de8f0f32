import satisfies from 'semver/functions/satisfies.js';
import { dirname, resolve } from 'node:path';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { CollectedFiles } from '../files/collect-files.ts';
import { isPackFile, knownPacks, packAbove } from '../files/packs-on-disk.ts';
import { pathName, textIfReadable, yamlBelow } from '../files/disk-library.ts';
import { readFile, type Library } from '../../interpreter/compiler/linker/load-game.ts';
import { extended } from '../../interpreter/compiler/loader/library.ts';
import { entries, textOf } from '../../interpreter/compiler/loader/link-context.ts';
import { valueOf } from '../../schemas/index.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { withRecord } from './record-difference.ts';

const outcomes = [
  'status/recorded-in',
  'status/there-is-nothing-to-record-in',
  'status/nothing-has-changed-since-the-record',
] as const;

/** What came of a file: what to say of it, and its name. */
export type Recorded = readonly [said: (typeof outcomes)[number], file: string];

/**
 * Writes into variants what they change, those of a pack among them; each file gets a note. `baseOf` gives
 * the game with some files on top: the manifests of what a pack needs, and what a variant extends.
 */
export function record(
  cwd: string,
  paths: readonly string[],
  collected: CollectedFiles,
  baseOf: (files: readonly string[]) => Game | undefined,
): Recorded[] {
  const { library } = collected;
  return paths.flatMap((path): Recorded[] => {
    const pack = isPackFile(path) ? path : packAbove(path);
    const needed = [...(pack === undefined ? [] : neededBy(cwd, pack)), ...extendedPath(cwd, library, pack)];
    const recordOne = (name: string): Recorded => {
      const base = baseOf([...needed, ...extendedPath(cwd, library, name)]);
      return base ? recordIn(cwd, name, collected, base) : ['status/there-is-nothing-to-record-in', name];
    };
    if (!isPackFile(path)) return [recordOne(pathName(cwd, path))];
    const inside = yamlBelow(dirname(path)).map((each) => pathName(cwd, each));
    const variants = inside.filter((name) => library.file(name)?.kind === 'variant');
    if (variants.length === 0) return [['status/there-is-nothing-to-record-in', pathName(cwd, path)]];
    return variants.map(recordOne);
  });
}

/** The path of the variant or the manifest that a file extends. */
function extendedPath(cwd: string, library: Library, file: string | undefined): string[] {
  const read = file === undefined ? undefined : library.file(pathName(cwd, file));
  const found = read && extended(library, read);
  return found ? [resolve(cwd, found.name)] : [];
}

/** The manifests of the packs that a pack needs itself; what those need is put on top with them. */
function neededBy(cwd: string, pack: string): string[] {
  const { root } = readFile(pathName(cwd, pack), textIfReadable(pack));
  const known = knownPacks(cwd);
  return entries(valueOf(root, 'requires')).flatMap(({ key, value }) => {
    const those = known.filter(({ id }) => id === key.text);
    const range = textOf(value) ?? '*';
    return (those.find(({ version }) => satisfies(version, range)) ?? those[0])?.path ?? [];
  });
}

function recordIn(cwd: string, name: string, { library, texts }: CollectedFiles, base: Game): Recorded {
  const file = library.file(name);
  const text = texts.get(name);
  const nothing: Recorded = ['status/there-is-nothing-to-record-in', name];
  if (file?.kind !== 'variant' || file.root?.kind !== 'map' || text === undefined) return nothing;
  const now = withRecord(text, file.root, base);
  if (now === undefined) return nothing;
  if (now === text) return ['status/nothing-has-changed-since-the-record', name];
  writeWhole(resolve(cwd, name), now, 'any');
  return ['status/recorded-in', name];
}
