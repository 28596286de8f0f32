import { describe, expect, it } from 'vitest';
import { similarNouns, similarVerbs } from '../../dsl/checker/suggestions/word-suggestions.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { dataOf } from '../docs/library.ts';

/** Garden with its names in three languages. */
const { vocabulary } = loadGame(dataOf('examples/garden'), 'garden', [
  'examples/garden/in-three-languages.yaml',
]).game!;

describe('what somebody may have meant', () => {
  it.each([
    ['get', ['gain']],
    ['gets', ['gains']],
    ['spend', ['lose', 'pay']],
    ['obtained', ['gained']],
    ['drop', ['discard']],
    ['dropped', ['discarded']],
    ['donates', ['gives']],
    ['vendez', ['sell']],
    ['vendre', ['sell']],
    ['verkaufe', ['sell']],
    ['mischt', ['shuffle']],
  ])('by the verb %s', (word, meant) => {
    expect(similarVerbs(vocabulary, word).slice(0, meant.length)).toEqual(meant);
  });

  it.each([
    ['enemy', 'opponent'],
    ['enemies', 'opponents'],
    ['pioche', 'deck'],
    ['Münzen', 'coins'],
    ['frut', 'fruit'],
    ['library', 'deck'],
    ['crops', 'fruits'],
    ['compost heap', 'discard pile'],
  ])('by the noun %s', (word, meant) => {
    expect(similarNouns(vocabulary, word, word.split(' ').length)[0]).toBe(meant);
  });

  it('is never the word itself, and nothing for a word from nowhere', () => {
    expect(similarVerbs(vocabulary, 'xyzzy')).toEqual([]);
    expect(similarVerbs(vocabulary, 'discarded')).not.toContain('discarded');
    expect(similarNouns(vocabulary, 'xyzzy', 1)).toEqual([]);
  });
});
