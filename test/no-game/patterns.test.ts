import { describe, expect, it } from 'vitest';
import { participle, plural, thirdPerson } from '../../dsl/text/english-inflection.ts';
import { ofLanguage } from '../../dsl/checker/suggestions/unknown-words.ts';
import { filesBelow, gamesThere, isCode } from '../files.ts';
import { readGame } from '../read-game.ts';
import { declaredIds } from './ids.ts';
import { OWN_TERMS } from './own-terms.ts';
import { ELSEWHERE, EVERYDAY } from './everyday-words.ts';
import { wordsInPatterns } from './patterns.ts';

const folders = ['dsl', 'schemas', 'interpreter', 'print', 'service', 'bots', 'cli'];
const code = folders
  .flatMap((folder) => [...filesBelow(folder, isCode)])
  .filter(([path]) => !ELSEWHERE.some(([where]) => where.test(path)));
const places = new Map<string, string[]>();
for (const [path, text] of code)
  for (const each of wordsInPatterns(text)) places.set(each, [...(places.get(each) ?? []), path]);

const ids = gamesThere();
const games = new Map(ids.map((id) => [id, readGame(id)]));
const declared = new Set([...games.values()].flatMap((game) => [...declaredIds(game)]));
const verbs = new Set(
  [...games.values()].flatMap(({ vocabulary }) => vocabulary.verbs.map((verb) => verb.id)),
);

/** A word in the forms in which texts have it, without those that the language itself has. */
const formsOf = (word: string): string[] =>
  (verbs.has(word) ? [word, thirdPerson(word), participle(word)] : [word, plural(word)]).filter(
    (form) => !ofLanguage.has(form),
  );

const isAllowed = (word: string): boolean => Object.hasOwn(EVERYDAY, word) || Object.hasOwn(OWN_TERMS, word);

const foundIn = (word: string): string[] => formsOf(word).filter((form) => places.has(form));

if (ids.length === 0) describe('patterns', () => it.skip('needs a game in cards/'));

describe.each(ids)('the patterns of the code and the words of %s', (id) => {
  it('share none but everyday words', () => {
    const shared = [...declaredIds(games.get(id)!)].filter((word) => !isAllowed(word));
    expect(
      shared.flatMap((word) => foundIn(word).map((form) => `${form}: ${places.get(form)!.join(', ')}`)),
    ).toEqual([]);
  });
});

describe('the list of everyday words', () => {
  it('holds nothing that no pattern has', () => {
    expect(Object.keys(EVERYDAY).filter((word) => foundIn(word).length === 0)).toEqual([]);
  });

  it('repeats none of the engine’s own terms', () => {
    expect(Object.keys(EVERYDAY).filter((word) => Object.hasOwn(OWN_TERMS, word))).toEqual([]);
  });

  it('is sorted for each reason', () => {
    const reasons = new Set(Object.values(EVERYDAY));
    for (const reason of reasons) {
      const theirs = Object.keys(EVERYDAY).filter((word) => EVERYDAY[word] === reason);
      expect(theirs).toEqual(theirs.toSorted());
    }
  });

  // A game that was taken away used some of them.
  it.skipIf(ids.length === 0 || process.env['WITHOUT_GAME'] === 'gone')(
    'holds nothing but what a game uses as well',
    () => expect(Object.keys(EVERYDAY).filter((word) => !declared.has(word))).toEqual([]),
  );
});

it('finds words in patterns and templates, and no letters that are signs', () => {
  const sample = String.raw`
    const a = /^(?<ghost>[hero]+) goblins?\b\d{2} (?:red )?dragon pile\p{Lu}/u;
    const b = \`an \${a} elf\`, c = String.raw\`\tower\s\`, d = 'no pattern', e = '(?:imp|orc)';
  `
    .replaceAll('\\`', '`')
    .replaceAll('\\$', '$');
  const found = wordsInPatterns(sample);
  expect([...found].toSorted()).toEqual(
    [
      'an',
      'dragon',
      'dragon pile',
      'elf',
      'goblin',
      'goblins',
      'imp',
      'orc',
      'ower',
      'pile',
      'red',
    ].toSorted(),
  );
});
