/** Which fields the cards of each kind have: what a JSON Schema of card files is made of. */
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { FieldSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { cardSchema, type CardKindShape, type FieldType, type JsonSchema } from '../../../schemas/index.ts';
import { forEditors } from '../../../schemas/shapes/editor-shape.ts';

/** The shape of each kind, for the schema of card files. */
export function shapesOf(vocabulary: Vocabulary): CardKindShape[] {
  return vocabulary.kinds.map((kind) => ({
    id: kind.id,
    fields: kind.fields.map((field) => ({
      id: field.id,
      required: !field.optional && field.default === undefined,
      type: shapeOf(field),
      needs: field.needs,
      default: field.default,
    })),
  }));
}

/** The JSON Schema of the cards of a game, each by itself. */
export const strictSchemaOf = (vocabulary: Vocabulary): JsonSchema => cardSchema(shapesOf(vocabulary));

/** The JSON Schema of a game's card files, with which any YAML editor completes and checks them. */
export const editorSchemaOf = (vocabulary: Vocabulary): JsonSchema => forEditors(strictSchemaOf(vocabulary));

function shapeOf({ type, wild }: FieldSymbol): FieldType {
  switch (type.type) {
    case 'number':
      return { ...type, wild };
    case 'value':
      return { type: 'value', values: type.of.values.map((value) => value.id), wild };
    case 'language':
      return { type: 'language', entry: type.verb ? `objects of ${type.verb}` : type.entry };
    case 'text':
      return { type: 'text' };
    case 'set':
      return { type: 'list', of: { type: 'value', values: type.of.values.map((value) => value.id) } };
    case 'numbers':
      return { type: 'list', of: { type: 'number' } };
    case 'selections':
      return { type: 'list', of: { type: 'language', entry: 'a phrase that speaks of cards' } };
    case 'range':
      return { type: 'range' };
  }
}
