import { describe, expect, it } from 'vitest';
import { ownWords } from '../../dsl/language/lexer/contextual-keywords.ts';
import german from '../../dsl/language/reference/meanings-de.json' with { type: 'json' };
import french from '../../dsl/language/reference/meanings-fr.json' with { type: 'json' };
import { meaningIn } from '../../dsl/language/reference/word-meanings.ts';
import * as reference from '../../dsl/language/reference/word-reference.ts';
import { primitives } from '../../dsl/language/symbols/builtin-verbs.ts';

const { quantities, nounPrepositions, comparisons, verbPrepositions } = reference;

/** Everything that the reference says of words. */
const meanings = new Set([
  ...Object.values(ownWords),
  ...Object.values(primitives).map(({ says }) => says),
  ...[quantities, nounPrepositions, comparisons].flatMap((rows) =>
    Object.values(rows).map(({ says }) => says),
  ),
  ...Object.values(verbPrepositions),
]);

const quoted = (text: string): string[] => (text.match(/`[^`]+`/g) ?? []).sort();

describe('the meanings of words', () => {
  it.each([
    ['French', french],
    ['German', german],
  ])('are all there in %s, and no other', (_, table) => {
    expect(Object.keys(table).sort()).toEqual([...meanings].sort());
    // The words of the language that they mention stay what they are.
    for (const [english, other] of Object.entries(table)) {
      expect(other.trim()).not.toBe('');
      expect(quoted(other), english).toEqual(quoted(english));
    }
  });

  it('are given in the language of the reader, and other texts as they are', () => {
    expect(meaningIn('chosen by chance', 'en')).toBe('chosen by chance');
    expect(meaningIn('chosen by chance', 'de')).toBe('durch Zufall gewählt');
    expect(meaningIn('chosen by chance', 'fr')).toBe('choisi au hasard');
    expect(meaningIn('constructor', 'de')).toBe('constructor');
  });
});
