/**
 * What a variant may write where it adds to a row, such as the lines of a text: the place, and the addition.
 */
import type { FileKind } from '../../interpreter/compiler/loader/library.ts';
import { partAt, partNames } from '../../interpreter/compiler/loader/data-parts.ts';
import { hasLines, ONLY } from '../../interpreter/compiler/loader/named-lines.ts';
import { rowSort } from '../../interpreter/compiler/loader/rows.ts';
import type { Node } from '../../schemas/index.ts';
import type { Cursor } from '../../schemas/yaml/cursor.ts';
import { patchedPath } from '../file-sections.ts';
import type { NextWords } from './complete-text.ts';

/** `game` is the data of the game that the variant extends. */
export function completeRows(kind: FileKind, cursor: Cursor, game: Node | undefined): NextWords[] {
  const { path, beside, typing } = cursor;
  if (kind !== 'variant' || path[0] !== 'add' || path.length < 2 || !game) return [];
  const row = patchedPath(path.slice(0, 2)).slice(0, -1);
  const isText = hasLines(game, row) !== undefined;
  const sort = rowSort(row);
  if (!isText && (sort === undefined || sort === 'words')) return [];
  if (path.length === 2 && typing !== 'value')
    return ['before', 'after', ...(isText ? ['do'] : [])]
      .filter((key) => !beside.has(key))
      .map((label): NextWords => ({ label, kind: 'key', rank: 0, insert: `${label}: ` }));
  if ((path[2] !== 'before' && path[2] !== 'after') || typing === 'key') return [];
  const there = partAt(game, row);
  const names = there?.kind === 'scalar' ? [ONLY] : there ? partNames(there) : [];
  return names.map((label, i): NextWords => ({ label, kind: 'value', rank: i }));
}
