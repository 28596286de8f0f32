import { describe, expect, it } from 'vitest';
import { fileText } from './library.ts';
import { unwalked, walk } from './walk.ts';

const page = fileText('docs/read-an-error.md');

describe('docs/read-an-error.md', () => {
  it('shows messages as they are', async () => {
    await walk(page);
  });

  it('has no block that nobody runs', () => {
    expect(unwalked(page)).toEqual([]);
  });
});
