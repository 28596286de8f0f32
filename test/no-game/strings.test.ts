import { describe, expect, it } from 'vitest';
import { filesBelow, gamesThere, isCode } from '../files.ts';
import { readGame } from '../read-game.ts';
import { declaredIds } from './ids.ts';
import { stringsIn, stringsInElements } from './strings.ts';
import { OWN_TERMS } from './own-terms.ts';

const folders = ['dsl', 'schemas', 'interpreter', 'print', 'service', 'bots', 'cli', 'studio'];
const code = new Map(folders.flatMap((folder) => [...filesBelow(folder, isCode)]));
const places = new Map<string, string[]>();
for (const [path, text] of code) {
  const strings = path.endsWith('.tsx') ? stringsInElements(text) : stringsIn(text);
  // Spaces around a word make no other word of it.
  for (const each of new Set(strings.map((one) => one.trim())))
    places.set(each, [...(places.get(each) ?? []), path]);
}

const ids = gamesThere();
if (ids.length === 0) describe('strings', () => it.skip('needs a game in cards/'));

describe.each(ids)('the code and the words of %s', (id) => {
  it('share no string but for the terms of the engine', () => {
    const shared = [...declaredIds(readGame(id))].filter(
      (word) => places.has(word) && !Object.hasOwn(OWN_TERMS, word),
    );
    expect(shared.map((word) => `${word}: ${places.get(word)!.join(', ')}`)).toEqual([]);
  });
});

describe('the list of the engine’s own terms', () => {
  it('holds nothing that the code does not say', () => {
    expect(Object.keys(OWN_TERMS).filter((word) => !places.has(word))).toEqual([]);
  });

  // A game that was taken away used some of them.
  it.skipIf(ids.length === 0 || process.env['WITHOUT_GAME'] === 'gone')(
    'holds nothing but what a game uses as well',
    () => {
      const declared = new Set(ids.flatMap((id) => [...declaredIds(readGame(id))]));
      expect(Object.keys(OWN_TERMS).filter((word) => !declared.has(word))).toEqual([]);
    },
  );
});

it('finds strings wherever they stand', () => {
  const sample =
    "import a from 'not-this'; type T = 'one'; const b = ['two', `three`, `${b} four`]; f({ 'five': 'six' as T });";
  expect(stringsIn(sample)).toEqual(['one', 'two', 'three', 'five', 'six']);
});
