import { describe, expect, it } from 'vitest';
import { loadGame, spectatorView, startMatch, viewFor } from '../../interpreter/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { compareGame } from '../reference/compare.ts';
import { swapCards } from '../swaps.ts';
import { tries } from '../size.ts';

const files = filesBelow('examples/roped', isYaml);
const { game, diagnostics } = loadGame(files, 'roped', ['examples/roped/open-partners.variant.yaml']);

describe('a zone that is seen by its owner and partners', () => {
  it('shows its cards to them, and only its places to all others', () => {
    expect(diagnostics).toEqual([]);
    const match = startMatch(game!, { players: 4, seed: 'ropes' });
    const hand = (seat: number) => viewFor(match, seat).players[0].zones['hand'].cards!;
    const own = hand(0);
    expect(hand(2)).toEqual(own);
    expect(hand(1)).not.toEqual(own);
    expect(hand(3)).toEqual(hand(1));
    expect(spectatorView(match).players[0].zones['hand'].cards).toEqual(hand(1));
  });

  it('tells the others nothing about what lies there', () => {
    const { inside, outside, differences } = swapCards(game!, 4, tries(20, 6));
    expect(differences).toEqual([]);
    expect(inside + outside).toBe(tries(20, 6));
  });

  it('is played by the reference alike', () => {
    expect(compareGame(game!, 4, 'partners', 100).difference).toBeUndefined();
  });
});
