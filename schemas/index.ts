/** The shapes of YAML files: reading them with places, checking them, deriving the schemas of a game's cards. */
export { unmoved } from './yaml/piece-reader.ts';
export { limits } from './yaml/yaml-limits.ts';
export {
  entry,
  valueOf,
  type Entry,
  type ListNode,
  type MapNode,
  type NamedLine,
  type Node,
  type ScalarNode,
  type ScalarStyle,
} from './yaml/node.ts';
export { type CardKindShape, type FieldType, wildWord } from './shapes/card-shape.ts';
export {
  broughtSections,
  type JsonSchema,
  schemas,
  type SchemaKind,
  sectionOf,
} from './shapes/file-schemas.ts';
export * from './schema-api.ts';
