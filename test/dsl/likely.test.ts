import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { resolveEffect } from '../../dsl/checker/check.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { dataOf } from '../docs/library.ts';

const { vocabulary } = loadGame(dataOf('examples/garden'), 'garden').game!;

/** What is found in the text of a tool, with the words that it stands at. */
function found(text: string): string[] {
  const snippet = wholeText(text, 'example');
  const { tree, diagnostics } = parse('effect', snippet);
  const kind = vocabulary.kinds.find(({ id }) => id === 'tool');
  const all = tree
    ? [...diagnostics, ...resolveEffect({ vocabulary, snippet, acting: true, kind }, tree).diagnostics]
    : diagnostics;
  return all.map(
    ({ code, place, help }) => `${code} ${text.slice(place.span.start, place.span.end)} | ${help}`,
  );
}

describe('a value where cards are spoken of', () => {
  it.each([
    ['discard a red in your hand', 'name/wrong-sort red | say what card is meant: `red fruit`'],
    ['discard all reds in your hand', 'name/wrong-sort reds | say what card is meant: `red fruits`'],
    [
      'for each green in your hand, gain a coin',
      'name/wrong-sort green | say what card is meant: `green fruit`',
    ],
    [
      'if there is a gold in your hand, gain a coin',
      'name/wrong-sort gold | say what card is meant: `gold fruit`',
    ],
    ['sell a stall with 2 reds', 'name/wrong-sort reds | say what card is meant: `red fruits`'],
  ])('%s', (text, finding) => expect(found(text)).toEqual([finding]));

  it('is right where it is a value', () => {
    expect(found('choose a fruit in your hand\nif that fruit is red, gain a coin')).toEqual([]);
    expect(found('discard a red fruit in your hand')).toEqual([]);
  });
});
