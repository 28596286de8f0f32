import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { schemas } from '../../schemas/index.ts';

test.each(Object.entries(schemas))('the schema of %s is a valid schema', (_, schema) => {
  const ajv = new Ajv2020({
    keywords: ['x-words', 'x-such-as', 'x-language'],
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
  });
  expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
});
