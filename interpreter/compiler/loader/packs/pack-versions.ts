/** Which version of a pack is used, where several are there: by their numbers, and never by the names of their folders. */
import higherFirst from 'semver/functions/rcompare.js';
import satisfies from 'semver/functions/satisfies.js';
import isVersion from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { valueOf } from '../../../../schemas/index.ts';
import { isPack, type Library } from '../library.ts';
import { entries, textAt } from '../link-context.ts';

/** The id that a manifest says. */
export const idOfPack = (library: Library, name: string): string | undefined =>
  textAt(library.file(name)?.root, 'pack');

/** The manifest of the highest version of a pack. */
export const highestVersion = (library: Library, id: string): string | undefined =>
  candidatesOf(library, library.names.filter(isPack)).get(id)?.[0].name;

/** A manifest with its version; none where that is no version. */
interface Candidate {
  readonly name: string;
  readonly version: string | undefined;
}

type Chosen = ReadonlyMap<string, string>;

/** Far more than packs need each other one behind the other. */
const MOST_ROUNDS = 16;

/**
 * The manifest that is used of each pack, by its id: one that is named, or else the highest version in all ranges that
 * those need that are used. `all` are all manifests, `begin` those from which others are needed.
 */
export function versionsWanted(
  library: Library,
  all: readonly string[],
  named: readonly string[],
  begin: readonly string[],
): Chosen {
  const known = candidatesOf(library, all);
  let chosen: Chosen = new Map([...known].map(([id, [first]]) => [id, first.name]));
  if ([...known.values()].every(({ length }) => length === 1)) return chosen;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const ranges = rangesFrom(library, begin, chosen);
    const next = new Map(
      [...known].map(([id, those]) => [id, bestOf(those, named, ranges.get(id) ?? []).name]),
    );
    if ([...next].every(([id, name]) => chosen.get(id) === name)) break;
    chosen = next;
  }
  return chosen;
}

/** All versions of each pack, the highest first. */
function candidatesOf(library: Library, all: readonly string[]): Map<string, Candidate[]> {
  const known = new Map<string, Candidate[]>();
  for (const name of new Set(all)) {
    const root = library.file(name)?.root;
    const id = textAt(root, 'pack');
    if (id === undefined) continue;
    const version = isVersion(textAt(root, 'version') ?? '') ?? undefined;
    known.set(id, [...(known.get(id) ?? []), { name, version }]);
  }
  for (const those of known.values()) those.sort(inTurn);
  return known;
}

function inTurn(a: Candidate, b: Candidate): number {
  if (a.version !== undefined && b.version !== undefined) return higherFirst(a.version, b.version);
  return Number(a.version === undefined) - Number(b.version === undefined);
}

const bestOf = (
  those: readonly Candidate[],
  named: readonly string[],
  ranges: readonly string[],
): Candidate =>
  those.find(({ name }) => named.includes(name)) ??
  those.find(({ version }) => version !== undefined && ranges.every((range) => satisfies(version, range))) ??
  those[0];

/** The ranges in which packs need others, by the ids of these, on the way from some manifests. */
function rangesFrom(library: Library, begin: readonly string[], chosen: Chosen): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  const left = [...begin];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const root = library.file(name)?.root;
    const base = chosen.get(textAt(root, 'extends') ?? '');
    if (base !== undefined) left.push(base);
    for (const { key, value } of entries(valueOf(root, 'requires'))) {
      if (value.kind === 'scalar' && validRange(value.text) !== null)
        found.set(key.text, [...(found.get(key.text) ?? []), value.text]);
      const needed = chosen.get(key.text);
      if (needed !== undefined) left.push(needed);
    }
  }
  return found;
}
