/** The shapes of YAML files: reading them with places, checking them, deriving the schemas of a game's cards. */
export { limits } from './yaml/yaml-limits.ts';
export {
  entry,
  toPlain,
  valueOf,
  type Entry,
  type ListNode,
  type MapNode,
  type NamedLine,
  type Node,
  type ScalarNode,
  type ScalarStyle,
} from './yaml/node.ts';
export { PieceReader } from './yaml/piece-reader.ts';
export { wrongSign } from './yaml/sign-slips.ts';
export { readYaml } from './yaml/read-yaml.ts';
export { commentAfter, snippetOf } from './yaml/snippet.ts';
export { type CardKindShape, cardSchema, type FieldType, wildWord } from './shapes/card-shape.ts';
export {
  broughtSections,
  type JsonSchema,
  schemas,
  type SchemaKind,
  schemaText as asText,
  sectionOf,
} from './shapes/file-schemas.ts';
export { foundType } from './validation/node-descriptions.ts';
export { checkShape, firstFault } from './validation/validate-shape.ts';
export { phraseOf } from './shapes/shape-phrases.ts';
