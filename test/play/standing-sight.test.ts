import { describe, expect, it } from 'vitest';
import {
  loadGame,
  loadMatch,
  saveMatch,
  spectatorView,
  startMatch,
  viewFor,
} from '../../interpreter/index.ts';
import { answerByValues, isOver, randomBot, seatsAsked } from '../../interpreter/match/match.ts';
import { tries } from '../size.ts';
import { filesBelow, isYaml } from '../files.ts';
import { compareGame } from '../reference/compare.ts';
import { swapCards } from '../swaps.ts';

const variant = (rules: string): string =>
  `variant: sight\nextends: garden\nname: Sight\nadd:\n  rules: |\n    ${rules}\n`;

const gardenWith = (rules: string) =>
  loadGame(new Map([...filesBelow('examples/garden', isYaml), ['sight.yaml', variant(rules)]]), 'garden', [
    'sight.yaml',
  ]);

const OPEN = 'players can see the top card of the deck';
const RULES = [OPEN, "the first player can see all cards in each player's hand"];

describe('cards that somebody can see because a text says so', () => {
  it.each(RULES)('is played by the reference alike: %s', (rules) => {
    const { game, diagnostics } = gardenWith(rules);
    expect(diagnostics).toEqual([]);
    expect(compareGame(game!, 2, 'sight', 150).difference).toBeUndefined();
    expect(compareGame(game!, 3, 'sight', 150).difference).toBeUndefined();
  });

  it.each(RULES)('tells nobody else anything: %s', (rules) => {
    const { inside, outside, differences } = swapCards(gardenWith(rules).game!, 3, tries(30, 8));
    expect(differences).toEqual([]);
    expect(inside + outside).toBeGreaterThan(0);
  });

  it('shows hands to the one player, and to nobody else', () => {
    const match = startMatch(gardenWith(RULES[1]).game!, { players: 3, seed: 'sight' });
    const hand = (seat: number, of: number) =>
      viewFor(match, seat).players[of].zones['hand'].cards?.toSorted();
    const first = match.names.seats.indexOf(viewFor(match, 0).roles['first player']!);
    const [second, third] = [0, 1, 2].filter((seat) => seat !== first) as [number, number];
    expect(hand(first, second)).toEqual(hand(second, second));
    expect(hand(first, third)).toEqual(hand(third, third));
    expect(hand(third, second)).toBeUndefined();
    expect(hand(second, first)).toBeUndefined();
    expect(spectatorView(match).players[second].zones['hand'].cards).toBeUndefined();
  });

  it.each(RULES)('is the same after each load: %s', (rules) => {
    const { game } = gardenWith(rules);
    const match = startMatch(game!, { players: 3, seed: 'saved' });
    const bot = randomBot('saved');
    for (let i = 0; i < 25 && !isOver(match); i++) {
      const again = loadMatch(game!, saveMatch(match)).match!;
      for (const seat of [0, 1, 2]) expect(viewFor(again, seat)).toEqual(viewFor(match, seat));
      answerByValues(match, bot(match, seatsAsked(match)[0]));
    }
  });

  it('is refused where it would tell of hidden cards', () => {
    const { diagnostics } = gardenWith(`while there is a fruit in any hand, ${OPEN}`);
    expect(diagnostics.map(({ code }) => code)).toContain('game/gives-away');
  });
});
