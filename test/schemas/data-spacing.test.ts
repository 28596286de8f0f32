import { describe, expect, it } from 'vitest';
import { spacedData } from '../../schemas/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { sampled } from '../size.ts';

describe('the spacing of data', () => {
  it.each([
    ['behind colons', 'kind:   hero\nid :  x\n', 'kind: hero\nid: x\n'],
    ['in braces', 'name: {en: A,fr:  B ,   de: C}\n', 'name: { en: A, fr: B, de: C }\n'],
    ['in brackets', 'takes: [ a,b ,  c ]\n', 'takes: [a, b, c]\n'],
    ['of one within another', 'do: [{a: [ 1,2 ]},{b: 3}]\n', 'do: [{ a: [1, 2] }, { b: 3 }]\n'],
    ['at the end of lines', 'a: 1   \n# why  \nb: 2\t\n', 'a: 1\n# why\nb: 2\n'],
    ['of empty lines', '\n\na: 1\n\n\n\n# why\n\n\nb: 2\n\n\n', 'a: 1\n\n# why\n\nb: 2\n'],
    [
      'behind dashes, with what is below',
      '-   kind: hero # why\n    # of what\n    id: x\n    text: |\n      one\n       two\n-   3\n',
      '- kind: hero # why\n  # of what\n  id: x\n  text: |\n    one\n     two\n- 3\n',
    ],
    ['with line ends of two characters', 'a:  1  \r\n\r\n\r\nb: 2\r\n', 'a: 1\r\n\r\nb: 2\r\n'],
  ])('%s', (_, before, after) => {
    expect(spacedData('a.yaml', before)).toBe(after);
  });

  it.each([
    ['a text in a block', 'a: |\n  one  \n\n\n  two  \nb: 2\n'],
    ['a text in quotes', "a: 'one  ,  two:  [ x ]'\n"],
    ['comments', 'a: 1    # one\n#two\nb: 2 # { x }\n'],
    ['what is written over several lines', 'a: {\n  b: 1,\n    c: 2 }\n'],
    ['braces without anything', 'a: {}\nb: []\n'],
    ['a file that cannot be read', 'a: [ 1,  2\nb:   3\n'],
  ])('leaves %s as it is', (_, text) => {
    expect(spacedData('a.yaml', text)).toBe(text);
  });

  it('changes nothing more the second time, in all data that there is', () => {
    for (const [path, text] of sampled(
      [...filesBelow('cards', isYaml), ...filesBelow('examples', isYaml)],
      25,
    )) {
      const once = spacedData(path, text);
      expect(spacedData(path, once), path).toBe(once);
    }
  });
});
