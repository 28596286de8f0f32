import { type JsonSchema, names } from './shape-parts.ts';

/** What a game and a variant say of themselves. */

export const language: JsonSchema = {
  type: 'integer',
  enum: [1],
  title: 'the version of the language, `1`',
  examples: ['1'],
};

/** Shown to people, read by no rule: the keys are the author's own. */
export const aboutShape: JsonSchema = {
  type: 'object',
  additionalProperties: {
    ...names,
    type: ['string', 'number', 'boolean', 'array', 'object'],
    title: 'text or a number',
  },
};
