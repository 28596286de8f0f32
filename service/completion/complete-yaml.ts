/**
 * What is possible at a place of the data: keys and values of the schemas, and the names that the game
 * declares.
 */
import type { FileKind } from '../../interpreter/compiler/loader/library.ts';
import { broughtPath } from '../../interpreter/compiler/loader/language-texts.ts';
import { strictSchemaOf } from '../../interpreter/compiler/cards/card-shapes.ts';
import { phraseOf, schemas, type JsonSchema } from '../../schemas/index.ts';
import type { Cursor } from '../../schemas/yaml/cursor.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import { ofTheGame, type NextWords } from './complete-text.ts';
import { keysOf, schemasAt, schemaValues } from './schema-at.ts';
import { keysOfPosition, namedInScenario } from './scenario-names.ts';
import { namedAt, patchedPath, symbolSections } from '../file-sections.ts';

export function completeYaml(
  kind: FileKind,
  cursor: Cursor,
  vocabulary: Vocabulary | undefined,
): NextWords[] {
  const found: NextWords[] = [];
  if (cursor.typing !== 'value') found.push(...keys(kind, cursor, vocabulary));
  if (cursor.typing !== 'key') found.push(...values(kind, cursor, vocabulary));
  const seen = new Set<string>();
  return found.filter(({ label }) => !seen.has(label) && seen.add(label));
}

/** The schema at a path, and the path below it: cards have the schema that their game makes. */
export function schemaFor(
  kind: FileKind,
  path: readonly string[],
  vocabulary: Vocabulary | undefined,
): { schema: JsonSchema; path: readonly string[] } | undefined {
  const cards = (): JsonSchema =>
    vocabulary && vocabulary.kinds.length > 0 ? strictSchemaOf(vocabulary) : schemas.cards;
  if (kind === 'cards') return { schema: cards(), path };
  if ((kind === 'game' || kind === 'variant') && path[0] === 'cards')
    return { schema: cards(), path: path.slice(1) };
  if (kind === 'variant' && path.length > 1 && ['set', 'add', 'replace'].includes(path[0]))
    return schemaFor('game', patchedPath(path), vocabulary);
  return kind === 'unknown' ? undefined : { schema: schemas[kind], path };
}

function keys(kind: FileKind, cursor: Cursor, vocabulary: Vocabulary | undefined): NextWords[] {
  const { path, beside } = cursor;
  if (
    vocabulary &&
    kind === 'variant' &&
    path.length === 1 &&
    ['set', 'add', 'replace', 'remove'].includes(path[0])
  )
    return patches(vocabulary);
  const at = schemaFor(kind, path, vocabulary);
  const known = at ? [...keysOf(schemasAt(at.schema, at.path, beside))] : [];
  return [
    ...known
      .filter(([key]) => !beside.has(key))
      .map(([label, schema], i): NextWords => {
        const detail = phraseOf(schema);
        return { label, kind: 'key', rank: i, insert: `${label}: `, ...(detail ? { detail } : {}) };
      }),
    ...(kind === 'scenario' ? keysOfPosition(path) : [])
      .filter((key) => !beside.has(key))
      .map((label, rank): NextWords => ({ label, kind: 'key', rank, insert: `${label}: ` })),
    ...names(kind, path, vocabulary).map((each): NextWords => ({ ...each, insert: `${each.label}: ` })),
  ];
}

function values(kind: FileKind, cursor: Cursor, vocabulary: Vocabulary | undefined): NextWords[] {
  const { path, beside } = cursor;
  const at = schemaFor(kind, path, vocabulary);
  // The value of `kind` itself says which kind it is, once it is there.
  const asked = path.at(-1) === 'kind' ? new Map<string, string>() : beside;
  const listed = at ? schemaValues(schemasIn(at.schema, at.path, asked)) : [];
  return [
    ...listed.map((label, i): NextWords => ({ label, kind: 'value', rank: i })),
    ...names(kind, path, vocabulary),
  ];
}

/** The schemas of a value: those of its map are narrowed by the values beside it, and then entered. */
function schemasIn(
  schema: JsonSchema,
  path: readonly string[],
  beside: ReadonlyMap<string, string>,
): readonly JsonSchema[] {
  if (path.length === 0) return schemasAt(schema, path, beside);
  const step = path[path.length - 1];
  const above = schemasAt(schema, path.slice(0, -1), beside);
  const wrapped = above.map((each) => ({ ...each, $defs: schema['$defs'] }));
  return wrapped.flatMap((each) => schemasAt(each, [step], new Map()));
}

function names(kind: FileKind, path: readonly string[], vocabulary: Vocabulary | undefined): NextWords[] {
  if (!vocabulary) return [];
  const inGame =
    broughtPath(kind, path) ??
    (kind === 'game' ? path : kind === 'variant' && path.length > 1 ? patchedPath(path) : undefined);
  const known = inGame
    ? namedAt(vocabulary, inGame)
    : kind === 'scenario'
      ? namedInScenario(vocabulary, path)
      : [];
  return known.map(({ id, sort }, i): NextWords => ({
    label: id,
    kind: 'noun',
    detail: ofTheGame(sort),
    rank: 100 + i,
  }));
}

/** The parts of the game that a variant may change. */
function patches(vocabulary: Vocabulary): NextWords[] {
  return Object.entries(symbolSections).flatMap(([section, of]) =>
    of(vocabulary).map(({ id, sort }): NextWords => ({
      label: `${section}/${id}`,
      kind: 'key',
      detail: ofTheGame(sort),
      rank: section === 'cards' ? 2 : 1,
    })),
  );
}
