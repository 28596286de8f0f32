import { anyCard } from './card-shape.ts';
import { aboutShape, language } from './heading-shape.ts';
import { anything, closedMap, dialect, id, type JsonSchema, listOf, names, text } from './shape-parts.ts';

/** Patches by the path of what they change, such as `settings/target score/default`. */
const patches: JsonSchema = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '\\S', title: 'the path of a part of the game' },
  additionalProperties: anything,
};

/** A variant: only what differs from the game that it extends. */
export const variantSchema: JsonSchema = {
  $schema: dialect,
  title: 'a map that describes a variant, with `variant`, `extends` and `name`',
  ...closedMap(
    {
      variant: { ...id, examples: ['my-variant'] },
      extends: { ...id, examples: ['my-game'] },
      language,
      name: { ...names, examples: ['{ en: My variant }'] },
      about: aboutShape,
      set: patches,
      add: patches,
      replace: patches,
      /** What the parts that it changes were when it was written, by their paths. */
      was: patches,
      remove: listOf(text('the path of a part of the game'), { minItems: 1, uniqueItems: true }),
      cards: listOf(anyCard, { minItems: 1 }),
    },
    ['variant', 'extends', 'name'],
  ),
};
