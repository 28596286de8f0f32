/**
 * What a variant may write where it adds to a row, such as the lines of a text: the place, and the addition.
 */
import type { FileKind } from '../../interpreter/compiler/loader/library.ts';
import { partAt, partNames } from '../../interpreter/compiler/loader/data-parts.ts';
import { ONLY } from '../../interpreter/compiler/loader/language-texts.ts';
import { hasLines, textAbove } from '../../interpreter/compiler/loader/named-lines.ts';
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
  // Choices have a place as lines have.
  const isText = hasLines(game, row) !== undefined || textAbove(game, row) !== undefined;
  const sort = rowSort(row);
  if (!isText && (sort === undefined || sort === 'words')) return [];
  if (path.length === 2 && typing !== 'value')
    return ['before', 'after', ...(isText ? ['in place of', 'do'] : [])]
      .filter(
        (key) =>
          !beside.has(key) && !(key === 'in place of' && (beside.has('before') || beside.has('after'))),
      )
      .map((label): NextWords => ({ label, kind: 'key', rank: 0, insert: `${label}: ` }));
  const isPlace = path[2] === 'before' || path[2] === 'after' || (isText && path[2] === 'in place of');
  if (!isPlace || typing === 'key') return [];
  const there = partAt(game, row);
  const names = there?.kind === 'scalar' && hasLines(game, row) ? [ONLY] : there ? partNames(there) : [];
  return names.map((label, i): NextWords => ({ label, kind: 'value', rank: i }));
}
