import { Lexer } from 'chevrotain';
import { expect, test } from 'vitest';
import { buildGrammar } from '../../dsl/grammar/abilities.ts';
import { lexerOptions, tokens } from '../../dsl/tokens.ts';

test('the grammar passes the checks of its library', () => {
  expect(() => buildGrammar(true)).not.toThrow();
});

test('the tokens pass the checks of their library', () => {
  const { lexerDefinitionErrors } = new Lexer([...tokens], {
    ...lexerOptions,
    deferDefinitionErrorsHandling: true,
  });
  expect(lexerDefinitionErrors).toEqual([]);
});
