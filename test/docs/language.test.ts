import { describe, expect, it } from 'vitest';
import { withStrengths } from '../../docs/bot-strengths.ts';
import { rows, withTables } from '../../docs/tables.ts';
import { indexed, toldWhere, withIndex } from '../../docs/word-index.ts';
import { reservedWords } from '../../dsl/language/lexer/tokens.ts';
import { fileText } from './library.ts';
import { findingsOf } from './run.ts';

const text = (effect: string) => ({ language: 'cardwright', words: ['effect'], text: effect, line: 0 });

describe('the tables of the language reference', () => {
  it('are current; `node docs/make.ts` writes them', () => {
    const page = fileText('docs/language.md');
    expect(page).toBe(withTables(page));
  });

  it.each(rows)('$example', ({ example, needs }) => {
    expect(findingsOf(text(example)).map(({ code }) => code)).toEqual(needs ? ['name/not-here'] : []);
  });
});

describe('the index of the language reference', () => {
  const page = fileText('docs/language.md');

  it('is current; `node docs/make.ts` writes it', () => {
    expect(page).toBe(withIndex(page));
  });

  it('leads to sections that are there', () => {
    const titles = [...page.matchAll(/^##+ (.*)$/gm)].map(([, title]) => title);
    for (const word of indexed) expect([undefined, ...titles]).toContain(toldWhere(page, word));
  });

  it('leaves out only what is kept free', () => {
    const left = indexed.filter((word) => toldWhere(page, word) === undefined);
    expect(reservedWords).toEqual(expect.arrayContaining(left));
  });
});

describe('the strengths of bots', () => {
  it('are those that were measured last; `node docs/make.ts` writes them', () => {
    const page = fileText('docs/play-and-simulate.md');
    expect(page).toBe(withStrengths(page));
  });
});
