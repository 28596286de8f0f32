import { closedMap, dialect, type JsonSchema, listOf, text } from './shape-parts.ts';

/** `clauses.yaml`: the rules of a game one by one, in words, for scenarios to prove. */
export const clausesSchema: JsonSchema = {
  $schema: dialect,
  title: 'a list of clauses',
  ...listOf(
    closedMap(
      {
        id: {
          type: 'string',
          pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$',
          title: 'letters, digits and `-`',
          examples: ['RULE-1'],
        },
        kind: text('a kind of clause', 'rule'),
        says: text('a sentence', 'A turn begins with a card.'),
      },
      ['id', 'says'],
      { title: 'a map with `id`, `kind` and `says`' },
    ),
    { minItems: 1 },
  ),
};
