import { aboutShape } from './heading-shape.ts';
import { closedMap, dialect, id, type JsonSchema, names, text } from './shape-parts.ts';

/** `pack.yaml`: what a folder of cards and variants is called, which version it is, and what it needs. */
export const packSchema: JsonSchema = {
  $schema: dialect,
  title: 'a map that describes a pack, with `pack`, `version`, `author` and `licence`',
  ...closedMap(
    {
      pack: { ...id, examples: ['my-pack'] },
      version: text('a version such as `1.0.0`', '1.0.0'),
      name: { ...names, examples: ['{ en: My pack }'] },
      author: text('a name', 'Ann'),
      licence: text('the short name of a licence', 'CC-BY-4.0'),
      extends: { ...id, examples: ['my-game'] },
      requires: {
        type: 'object',
        minProperties: 1,
        propertyNames: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', title: 'the id of a pack' },
        additionalProperties: text('a range of versions such as `^1.0.0`', '^1.0.0'),
      },
      about: aboutShape,
    },
    ['pack', 'version', 'author', 'licence'],
  ),
};
