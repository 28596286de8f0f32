import { Lexer, type TokenType } from 'chevrotain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../size.ts';
import { buildGrammar } from '../../dsl/language/parser/grammar/ability-rules.ts';

import { lexerOptions, tokenize, tokens } from '../../dsl/language/lexer/tokens.ts';

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

/** Which tokens the lexer tries at which character. */
const byCharacter = (types: readonly TokenType[]): string[] => {
  const lexer = new Lexer([...types], { ...lexerOptions, skipValidations: true }) as unknown as {
    charCodeToPatternIdxToConfig: { defaultMode: ({ tokenType: TokenType }[] | undefined)[] };
  };
  return lexer.charCodeToPatternIdxToConfig.defaultMode.flatMap((those, code) =>
    (those ?? []).map(({ tokenType }) => `${code} ${tokenType.name}`),
  );
};

test('what tokens are told to begin with is what their patterns begin with', () => {
  // No copy refers to another token, which the lexer would not find among copies.
  const untold = tokens.map((type) => ({ ...type, START_CHARS_HINT: undefined, LONGER_ALT: undefined }));
  expect(byCharacter(tokens)).toEqual(byCharacter(untold));
});

const plain = new Lexer([...tokens], { ...lexerOptions, skipValidations: true });

test('every character that begins no token is found', () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const differs = characters.filter(
    (each) => tokenize(each).faults.length !== plain.tokenize(each).errors.length,
  );
  expect(differs.map((each) => each.charCodeAt(0))).toEqual([]);
});

test('characters that belong to no token are found as the lexer itself would find them', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '+',
      '-',
      '(',
      ')',
      '"',
      '"a"',
      "'s",
      "'",
      '#',
      ' #',
      ' ',
      '\n',
      '\r',
      '8+',
      '1234567',
      'Ann',
      'A_',
    ),
    fc.constantFrom(
      'draw',
      'x_y',
      'choose 2:',
      'a-',
      'top',
      '2d6',
      '×',
      'é',
      '\u{1F0CF}',
      '\u0085',
      '\u2028',
      '\0',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      const { tokens: found, errors } = plain.tokenize(text);
      const faults = errors.map(({ offset, length }) => ({ start: offset, end: offset + length }));
      const ours = tokenize(text);
      expect(ours.faults).toEqual(faults);
      expect(ours.tokens.map(({ image, startOffset }) => [image, startOffset])).toEqual(
        found.map(({ image, startOffset }) => [image, startOffset]),
      );
    }),
    { numRuns: tries(300, 40) },
  );
});
