import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/loader/library.ts';

const rootOf = (text: string) =>
  openLibrary(new Map([['cards/one.yaml', text]])).file('cards/one.yaml')!.root;

describe('a library', () => {
  it('takes over what another one has read of the same text', () => {
    expect(rootOf('kind: hero')).toBe(rootOf('kind: hero'));
  });

  it('reads a text that is another one', () => {
    const [before, after] = [rootOf('kind: hero'), rootOf('kind: item')];
    expect(after).not.toEqual(before);
    expect(rootOf('kind: hero')).toEqual(before);
  });

  it('keeps no more than it should', () => {
    const first = rootOf('kind: hero');
    for (let i = 0; i < 30; i++)
      openLibrary(new Map([[`${i}.yaml`, `# ${'long '.repeat(20_000)}\nkind: hero`]])).file(`${i}.yaml`);
    expect(rootOf('kind: hero')).not.toBe(first);
  });
});
