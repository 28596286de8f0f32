import { describe, expect, it } from 'vitest';
import { rows, withTables } from '../../docs/tables.ts';
import { fileText } from './library.ts';
import { findingsOf } from './run.ts';

const text = (effect: string) => ({ language: 'cardwright', words: ['effect'], text: effect, line: 0 });

describe('the tables of the language reference', () => {
  it('are current; `node docs/make.ts` writes them', () => {
    const page = fileText('docs/language.md');
    expect(page).toBe(withTables(page));
  });

  it.each(rows)('$example', ({ example, notYet, needs }) => {
    expect(findingsOf(text(example)).map(({ code }) => code)).toEqual(notYet || needs ? ['name/not-here'] : []);
  });
});
