import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { samplesPage } from '../../docs/language/samples-page.ts';
import { samples } from './samples.ts';

const page = readFileSync(new URL('../../docs/language/samples.md', import.meta.url), 'utf8');

describe('the page of samples', () => {
  it('is the one that the sample files make; if not, run `node docs/language/make-samples.ts`', () => {
    expect(page).toBe(samplesPage(samples()));
  });

  it('shows every sample', () => {
    expect(samples().filter(({ of, text }) => !page.includes(`# ${of}\n${text}\n`))).toEqual([]);
  });
});
