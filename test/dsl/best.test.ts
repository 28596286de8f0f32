/** `with the lowest` keeps those that tie for it: so many of them would be fewer than said. */
import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { resolveEffect } from '../../dsl/checker/check.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { castleWords } from '../render/sentences.ts';

const vocabulary = castleWords();
const kind = vocabulary.kinds.find(({ id }) => id === 'sword');

function findings(text: string): readonly Diagnostic[] {
  const snippet = wholeText(text);
  const { tree, diagnostics } = parse('effect', snippet);
  if (tree === undefined || diagnostics.length > 0) return diagnostics;
  return resolveEffect({ vocabulary, snippet, acting: true, kind }, tree).diagnostics;
}

const refused = [
  'reveal 2 knights in your hand with the highest rank',
  'reveal up to 2 knights in your hand with the highest rank',
  'reveal 1 to 2 knights in your hand with the highest rank',
  'reveal exactly 2 knights in your hand with the highest rank',
  'choose 3 players with the most coins',
  'reveal up to 2 cards in your hand, then reveal that many knights in your hand with the highest rank',
];

const taken = [
  'reveal all knights in your hand with the highest rank',
  'reveal a knight in your hand with the highest rank',
  'choose a player with the most coins',
  'if there are at least 2 players with the most coins, gain a coin',
];

describe('several of the best', () => {
  it.each(refused)('are refused: %s', (text) => {
    expect(findings(text).map(({ code }) => code)).toEqual(['name/several-best']);
  });

  it.each(taken)('are one, all, or asked whether they tie: %s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it('are moved one after the other', () => {
    const text = 'gain a coin\nmove 2 knights in your hand with the highest rank to the deck\ngain a coin';
    const [{ code, fixes }] = findings(text);
    const [{ place, text: right }] = fixes![0].edits;
    expect([code, right]).toEqual([
      'name/several-best',
      'repeat exactly 2 times, move a knight in your hand with the highest rank to the deck',
    ]);
    expect(findings(text.slice(0, place.span.start) + right + text.slice(place.span.end))).toEqual([]);
  });
});

describe('so many from one number to another', () => {
  it.each(['reveal 1 to 2 cards in your hand', 'if you have 2 to (the storm) coins, gain a coin'])(
    'are understood: %s',
    (text) => {
      expect(findings(text)).toEqual([]);
    },
  );

  it('begin with the smaller one', () => {
    const [{ code, advice }] = findings('reveal 3 to 2 cards in your hand');
    expect([code, JSON.stringify(advice)]).toEqual(['name/not-here', expect.stringContaining('2 to 3')]);
  });
});
