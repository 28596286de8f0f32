/** Reports about what a pack or a variant extends and needs. */
import satisfies from 'semver/functions/satisfies.js';
import isVersion from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { say } from '../../../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../../../dsl/text/edit-distance.ts';
import { valueOf, type Node, type ScalarNode } from '../../../../schemas/index.ts';
import { basesIn, gameFileOf, isPack, type Library } from '../library.ts';
import { reportAtNode, textAt, textOf, type Sources } from '../link-context.ts';
import type { Pack } from './pack-manifest.ts';

/** Complains of an `extends` that leads to another game, or to nothing. */
export function reportUnknownBase(s: Sources, library: Library, at: Node, wanted: string): undefined {
  const found = textOf(at);
  if (found === undefined || found === '') return undefined;
  if (gameFileOf(library, found) !== undefined)
    return reportAtNode(s, 'game/other-game', at, { found, wanted });
  return reportAtNode(s, 'pack/no-base', at, { base: found, near: nearest(found, basesIn(library)) });
}

/** Complains of a pack that is needed and not there. */
export function reportMissingPack(
  s: Sources,
  library: Library,
  { id }: Pack,
  key: ScalarNode,
  range: ScalarNode,
): void {
  const ids = library.names.filter(isPack).flatMap((name) => textAt(library.file(name)?.root, 'pack') ?? []);
  const near = nearest(
    key.text,
    ids.filter((each) => each !== id),
  );
  reportAtNode(s, 'pack/missing', key, { pack: key.text, range: range.text, by: id, near });
}

/** A range of versions, or a complaint. */
export function rangeOf(s: Sources, node: ScalarNode): string | undefined {
  if (validRange(node.text) !== null) return node.text;
  return reportAtNode(s, 'pack/range', node, { range: node.text });
}

/** Complains of a pack whose version is not in the range that another one needs. */
export function checkVersion(
  s: Sources,
  { id }: Pack,
  wanted: string,
  node: ScalarNode,
  range: string | undefined,
  found: Pack | undefined,
): void {
  // What is no range or no version was complained about.
  if (range === undefined || (found && !isVersion(found.version))) return;
  if (found ? satisfies(found.version, range) : range.trim() === '*') return;
  const at = found && valueOf(found.root, 'version');
  const place = at && { file: found.file.name, span: at.span };
  reportAtNode(
    s,
    'pack/other-version',
    node,
    { pack: wanted, range, by: id, found: found?.version },
    place ? { related: [{ place, message: say('phrase/the-version-that-is-there') }] } : {},
  );
}
