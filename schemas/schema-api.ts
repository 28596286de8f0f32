/** The functions for files that callers of the library use, with their arguments checked. */
import {
  ArgumentError,
  argumentChecks,
  withCheckedMethods,
  hasObjects,
  isObject,
  isString,
  type ArgumentKind,
} from '../dsl/text/argument-checks.ts';
import * as cards from './shapes/card-shape.ts';
import * as files from './shapes/file-schemas.ts';
import * as phrases from './shapes/shape-phrases.ts';
import * as descriptions from './validation/node-descriptions.ts';
import * as shapes from './validation/validate-shape.ts';
import * as nodes from './yaml/node.ts';
import * as pieces from './yaml/piece-reader.ts';
import * as spacing from './yaml/data-spacing.ts';
import * as reading from './yaml/read-yaml.ts';
import * as signs from './yaml/sign-slips.ts';
import * as snippets from './yaml/snippet.ts';

const isScalar = (given: unknown): boolean =>
  hasObjects(given, 'span') && isString((given as { text: unknown }).text);
const isNode = (given: unknown): boolean => {
  if (!isObject(given) || !isObject(given['span'])) return false;
  const { kind } = given;
  if (kind === 'scalar') return isScalar(given);
  return Array.isArray(given[kind === 'list' ? 'items' : 'entries']);
};
/** Schemas are compared by their text. */
function isSchema(given: unknown): boolean {
  try {
    return isObject(given) && JSON.stringify(given) !== undefined;
  } catch {
    return false;
  }
}
const areShapes = (given: unknown): boolean =>
  Array.isArray(given) &&
  given.every((shape) => isObject(shape) && isString(shape['id']) && Array.isArray(shape['fields']));

const schemaArguments = {
  node: { is: isNode, words: 'a node as `readYaml` gives it' },
  scalar: { is: isScalar, words: 'a scalar as `readYaml` gives it' },
  schema: { is: isSchema, words: 'a JSON schema' },
  shapes: { is: areShapes, words: 'the kinds of cards of a game with their fields' },
  place: {
    is: (given) => hasObjects(given, 'span') && isString((given as { file: unknown }).file),
    words: 'a place: a `file` and a `span`',
  },
  'file or place': {
    is: (given) => isString(given) || typeof given === 'function',
    words: 'the name of a file, or a function that gives it for a node',
  },
  'sort of file': {
    is: (given) => isString(given) && Object.hasOwn(files.schemas, given as string),
    words: `one of ${Object.keys(files.schemas)
      .map((kind) => `\`${kind}\``)
      .join(', ')}`,
  },
} satisfies Readonly<Record<string, ArgumentKind>>;

const withCheckedArguments = argumentChecks(schemaArguments);

export const spacedData = withCheckedArguments(
  'spacedData',
  { file: 'text', text: 'text' },
  spacing.spacedData,
);
export const toPlain = withCheckedArguments('toPlain', { node: 'node' }, nodes.toPlain);
export const readYaml = withCheckedArguments('readYaml', { file: 'text', text: 'text' }, reading.readYaml);
export const PieceReader = withCheckedMethods(
  withCheckedArguments,
  ['PieceReader', pieces.PieceReader],
  { read: { file: 'text', text: 'text' } },
  () => [],
);
export type PieceReader = pieces.PieceReader;
export const wrongSign = withCheckedArguments(
  'wrongSign',
  { place: 'place', found: 'text', right: 'text' },
  signs.wrongSign,
);
export const snippetOf = withCheckedArguments(
  'snippetOf',
  { file: 'text', scalar: 'scalar' },
  snippets.snippetOf,
);
export const commentAfter = withCheckedArguments(
  'commentAfter',
  { file: 'text', scalar: 'scalar' },
  snippets.commentAfter,
);
export const cardSchema = withCheckedArguments('cardSchema', { kinds: 'shapes' }, cards.cardSchema);
export const asText = withCheckedArguments(
  'asText',
  { schema: 'schema', parts: 'map?', edited: 'function?' },
  files.schemaText,
);
export const foundType = withCheckedArguments('foundType', { node: 'node' }, descriptions.foundType);
export const phraseOf = withCheckedArguments('phraseOf', { schema: 'schema' }, phrases.phraseOf);
export const checkShape = withCheckedArguments(
  'checkShape',
  { kind: 'sort of file', node: 'node', file: 'file or place', kinds: 'shapes?' },
  shapes.checkShape,
);
export const firstFault = withCheckedArguments(
  'firstFault',
  { schema: 'schema', data: 'anything' },
  (...given: Parameters<typeof shapes.firstFault>) => {
    try {
      return shapes.firstFault(...given);
    } catch (error) {
      throw new ArgumentError(`firstFault: \`schema\` must be a JSON schema: ${(error as Error).message}`);
    }
  },
);
