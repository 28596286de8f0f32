import { describe, expect, it } from 'vitest';
import { loadGame, refereeView, startMatch } from '../../interpreter/index.ts';
import { tries } from '../size.ts';
import { compareGame } from '../reference/compare.ts';
import { swapCards } from '../swaps.ts';

/** Every player has a deck of three, two cards that were discarded, and a card in hand. */
const hawkers = (does: string, runsOut: string): string => `
game: hawkers
language: 1
name: Hawkers
players: { min: 2, max: 3 }
kinds:
  ware: { starts: shed, fields: { worth: { type: number, from: 0, to: 3 } } }
zones:
  shed: {}
  deck: { of: player, seen by: nobody, order: stack, when it runs out: ${JSON.stringify(runsOut)} }
  hand: { of: player, seen by: owner }
  discard pile: { of: player, order: stack }
counters: { coin: { of: player, from: 0, name: [coin, coins] } }
roles: { first player: {} }
verbs:
  draw: { takes: { cards: the top cards of your deck }, do: move the cards to your hand }
  sell: { takes: { ware: a ware }, do: move the ware to your discard pile }
setup: |
  for each player:
    move 2 random pots in the shed to that player's deck
    move a random rug in the shed to that player's deck
    move 2 random pots in the shed to that player's discard pile
    move a random rug in the shed to that player's hand
flow:
  round:
    steps:
      - id: opening
        do: ${JSON.stringify(does)}
      - id: market
        turns from: the first player
        until: the round is 4
        actions:
          sell: { do: "sell a ware in your hand\\ndraw 2 cards" }
          pass on: { do: nothing }
ends: [{ id: over, after: market, if: the round is 4, winners: all players with the most coins }]
cards:
  - { kind: ware, id: pot, name: { en: [Clay Pot, Clay Pots] }, worth: 1, copies: 12 }
  - { kind: ware, id: rug, worth: 3, copies: 6 }
  - { kind: ware, id: ivy, worth: 0, copies: 2 }
`;

const AGAIN = 'shuffle your discard pile into your deck';
const load = (does: string, runsOut = AGAIN) =>
  loadGame(new Map([['game.yaml', hawkers(does, runsOut)]]), 'hawkers');

/** How many cards Ann and Ben have in their deck, hand and discard pile once the opening is done. */
function counts(does: string, runsOut?: string): number[][] {
  const { game, diagnostics } = load(does, runsOut);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { players } = refereeView(startMatch(game!, { players: 2, seed: 'own' }));
  return players.map(({ zones }) => ['deck', 'hand', 'discard pile'].map((id) => zones[id].count));
}

/** Both evaluators play alike. */
function agree(does: string): void {
  const { game } = load(does);
  expect(compareGame(game!, 2, 'own', tries(2000, 40)).difference).toBeUndefined();
}

describe('a deck of each player that runs out', () => {
  it('is made again of what its player discarded', () => {
    expect(counts('the first player draws 4 cards')).toEqual([
      [1, 5, 0],
      [3, 1, 2],
    ]);
    agree('the first player draws 4 cards');
    expect(swapCards(load('the first player draws 4 cards').game!, 2, tries(4, 1)).differences).toEqual([]);
  });

  it('lets its player gain and choose, whoever is on turn', () => {
    const { game } = load('each player draws 4 cards', `${AGAIN}\ngain a coin`);
    const { players } = refereeView(startMatch(game!, { players: 2, seed: 'own' }));
    expect(players.map(({ counters }) => counters['coin'])).toEqual([1, 1]);
  });
});

describe('shuffle ... into ...', () => {
  it.each([
    ['a whole zone', 'each player shuffles their discard pile into their deck', [5, 1, 0]],
    ['cards', 'each player shuffles all cards in their hand into their deck', [4, 0, 2]],
    [
      'a zone that is empty',
      'each player shuffles their discard pile into their deck\neach player shuffles their discard pile into their deck',
      [5, 1, 0],
    ],
  ])('moves %s', (_, does, each) => {
    expect(counts(does)).toEqual([each, each]);
    agree(does);
  });

  it.each([
    ['what is no zone', 'shuffle all pots in the shed into the first player', 'name/wrong-sort'],
    ['what says not how many', 'shuffle pots in the shed into the shed', 'syntax/missing-article'],
  ])('refuses %s', (_, does, code) => {
    expect(load(does).diagnostics.map((each) => each.code)).toEqual([code]);
  });
});

describe('all copies of a card', () => {
  it('are called by the plural of its id', () => {
    const all =
      "for each player, move all rugs in any hand to that player's discard pile\nmove 2 random ivies in the shed to the first player's hand";
    expect(counts(all)).toEqual([
      [3, 2, 4],
      [3, 0, 2],
    ]);
  });

  it('is what a wrong number is told with', () => {
    const [found] = load("move all pot in the shed to the first player's hand").diagnostics;
    expect([found.code, found.help]).toEqual(['name/number', 'write `pots`']);
  });
});
