/** The shapes of YAML files: reading them with places, checking them, deriving the schemas of a game's cards. */
export { limits } from './yaml/limits.ts';
export {
  entry,
  toPlain,
  valueOf,
  type Entry,
  type ListNode,
  type MapNode,
  type Node,
  type ScalarNode,
  type ScalarStyle,
} from './yaml/node.ts';
export { PieceReader } from './yaml/pieces.ts';
export { readYaml } from './yaml/read.ts';
export { commentAfter, snippetOf } from './yaml/snippet.ts';
export { type CardKindShape, cardSchema, type FieldType, wildWord } from './shapes/card.ts';
export { sectionOf } from './shapes/game.ts';
export type { JsonSchema } from './shapes/parts.ts';
export { checkShape, firstFault, type SchemaKind, schemas } from './validate.ts';
export { asText } from './written.ts';
