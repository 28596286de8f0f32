/** `with the lowest` keeps those that tie for it: so many of them would be fewer than said, and with `the` come first. */
import { describe, expect, it } from 'vitest';
import { effectFindings } from './effect-findings.ts';

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
  'reveal the 2 knights in your hand with the highest rank',
  'choose the (the storm + 1) players with the most coins',
];

const meaningless = [
  'reveal the 2 knights in your hand',
  'reveal the 2 knights in your hand with a sword',
  'when you discard the 2 knights with the highest rank, gain a coin',
  'reveal the leftmost card in your hand',
  'reveal the leftmost 2 cards of the deck',
];

describe('several of the best', () => {
  it.each(refused)('are refused: %s', (text) => {
    expect(effectFindings(text).map(({ code }) => code)).toEqual(['name/several-best']);
  });

  it.each(taken)('are one, all, or asked whether they tie: %s', (text) => {
    expect(effectFindings(text)).toEqual([]);
  });

  it.each(meaningless)('need words that say which come first: %s', (text) => {
    expect(effectFindings(text)).not.toEqual([]);
  });

  it('are those that come first with `the`', () => {
    const text = 'gain a coin\nmove 2 knights in your hand with the highest rank to the deck\ngain a coin';
    const [{ code, fixes }] = effectFindings(text);
    const [{ place, text: right }] = fixes![0].edits;
    expect([code, right]).toEqual(['name/several-best', 'the 2 knights in your hand with the highest rank']);
    expect(effectFindings(text.slice(0, place.span.start) + right + text.slice(place.span.end))).toEqual([]);
  });
});

describe('so many from one number to another', () => {
  it.each(['reveal 1 to 2 cards in your hand', 'if you have 2 to (the storm) coins, gain a coin'])(
    'are understood: %s',
    (text) => {
      expect(effectFindings(text)).toEqual([]);
    },
  );

  it('begin with the smaller one', () => {
    const [{ code, advice }] = effectFindings('reveal 3 to 2 cards in your hand');
    expect([code, JSON.stringify(advice)]).toEqual(['name/not-here', expect.stringContaining('2 to 3')]);
  });
});
