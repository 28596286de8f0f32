/** The shapes of YAML files: reading them with places, checking them, deriving the schemas of a game's cards. */
export { limits } from './yaml/yaml-limits.ts';
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
export { PieceReader } from './yaml/piece-reader.ts';
export { readYaml } from './yaml/read-yaml.ts';
export { commentAfter, snippetOf } from './yaml/snippet.ts';
export { type CardKindShape, cardSchema, type FieldType, wildWord } from './shapes/card-shape.ts';
export { sectionOf } from './shapes/game-shape.ts';
export type { JsonSchema } from './shapes/shape-parts.ts';
export { checkShape, firstFault, type SchemaKind, schemas } from './validation/validate-shape.ts';
export { schemaText as asText } from './shapes/shared-definitions.ts';
