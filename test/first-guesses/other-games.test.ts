import { describe, expect, it } from 'vitest';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { WAYS } from '../size.ts';

/** A game in which no card is in play, whose turns are counted under names of its own. */
const GAME = `
game: pond
language: 1
name: Pond
players: { min: 2, max: 4, reversed: eddy }
values:
  tint: { of: [amber, slate, umber] }
kinds:
  fish: { name: [fish, fishes], starts: deep, fields: { tint: { type: tint }, mass: { type: number, from: 1, to: 4 } } }
  charm: { name: [charm, charms], starts: drawer, fields: { effect: { type: effect } } }
zones:
  deep: { seen by: nobody, order: stack }
  silt: { order: stack }
  drawer: {}
  net: { of: player, seen by: owner }
  bank: { order: row, takes: [fish] }
counters:
  eddy: { of: game, from: 0, to: 1 }
  shell: { of: player, from: 0, name: [shell, shells] }
  bid: { of: game, from: 0 }
  nap: { of: player, from: 0, name: [nap, naps] }
  encore: { of: player, from: 0, name: [encore, encores] }
verbs:
  catch:
    takes: { cards: the top cards of the deep }
    do: move the cards to your net
  drop:
    takes: { card: a card in your net }
    do: move the card to the silt
  cast:
    takes: { charm: a charm in your net }
    do: |
      move the charm to the silt
      use the charm's effect
setup: shuffle the deep
flow:
  round:
    steps:
      - id: main
        turns from: the active player
        skipped turns: nap
        extra turns: encore
        until: there is a player with at least 9 shells
        actions:
          cast: { do: cast a charm in your net }
          dig: { do: gain a shell }
ends:
  - { id: rich, after: main, if: there is a player with at least 9 shells, winners: all players with the most shells }
cards:
  - { kind: fish, id: '{tint}-{mass}', each: { tint: [amber, slate, umber], mass: [1, 2, 3, 4] }, copies: 2 }
`;

/** What a charm with a text prints, or the codes of what is found in it. */
function printed(text: string): string {
  const lines = text.replaceAll(/^/gm, '      ');
  const card = `  - kind: charm\n    id: guessed\n    name: Guessed\n    effect: |\n${lines}\n`;
  const { game, diagnostics } = loadGame(openLibrary(new Map([['pond/game.yaml', GAME + card]])), 'pond');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!game) return errors.map(({ code }) => code).join(' ');
  const own = game.cards.find(({ symbol }) => symbol.id === 'guessed')!;
  return cardText(game, own, 'en')
    .texts.flatMap((each) => each.lines)
    .join(' ');
}

describe('in a game without cards in play', () => {
  it.each([
    // Turns by the names that the game has for them.
    ['take another turn after this one', 'Gain an encore.'],
    ['gain 2 extra turns', 'Gain 2 encores.'],
    ['the next player skips their next turn', 'The next player gains a nap.'],
    ['choose an opponent\nthat player loses a turn', 'Choose an opponent. That player gains a nap.'],
    ['reverse the turn order', 'Set the eddy to 1 minus the eddy.'],
    // All that somebody has.
    [
      'for each player, move all cards of that player to the silt',
      'For each player, move all cards from their net to the silt.',
    ],
    [
      'each player moves all of their cards to the silt',
      'Each player moves all cards from their net to the silt.',
    ],
    ['move all fishes of an opponent to the silt', "Move all fishes from an opponent's net to the silt."],
    ['move all amber fishes wherever they are to the silt', 'Move all amber fishes to the silt.'],
    [
      'choose an opponent\nmove everything that player has to the silt',
      "Move all cards from an opponent's net to the silt.",
    ],
    // Numbers that are chosen among some.
    [
      'choose an odd number from 1 to 7\ngain that many shells',
      'Choose a number from 1 to 7 that is odd. Gain that many shells.',
    ],
    [
      'choose a number from 1 to 6 where odd as num\ngain (the num) shells',
      'Choose a number from 1 to 6 that is odd (X). Gain X shells.',
    ],
    [
      'choose a number from 1 to 6 that is not the bid as num\ngain (the num) shells',
      'Choose a number from 1 to 6 that is not the bid (X). Gain X shells.',
    ],
    [
      'choose a number from 1 to 6, but not the bid, as num\ngain (the num) shells',
      'Choose a number from 1 to 6 other than the bid (X). Gain X shells.',
    ],
    [
      'choose a number from 1 to 4 where there is a fish in your net where mass is that number as num\ngain (the num) shells',
      'Choose a number from 1 to 4 such that there is a fish in your net whose mass is that number (X). Gain X shells.',
    ],
    // Lines on offer under a condition.
    [
      'choose one:\n  - catch 2 cards, only if you have at least 2 shells\n  - gain a shell',
      'Choose one that is possible: • If you have at least 2 shells, catch 2 cards. • Gain a shell.',
    ],
    [
      'choose one:\n  - only if you have no shells: catch 2 cards\n  - gain a shell',
      'Choose one that is possible: • If you have no shells, catch 2 cards. • Gain a shell.',
    ],
    [
      'choose one:\n  - if you have a shell, "trade", lose a shell, then catch 2 cards\n  - gain a shell',
      'Choose one: • “trade”: If you have a shell, lose a shell, then catch 2 cards. • Gain a shell.',
    ],
    // Shown to one player.
    ['choose a player\nshow your net to that player', 'Choose a player. That player looks at your net.'],
    [
      'show a card in your net to an opponent',
      'Choose a card from your net. Choose an opponent. That player looks at that card.',
    ],
    ['let each opponent see the top card of the deep', 'Each opponent looks at the top card of the deep.'],
  ])('%s', (text, right) => {
    expect(printed(text)).toBe(right);
  });

  it.each([
    ['gain a shell for each of your cards', 'name/no-place'],
    ['choose an opponent\nthat player looks at your net until the end of their next turn', 'name/not-here'],
  ])('refuses %s', (text, code) => {
    expect(printed(text)).toBe(code);
  });
});

const CARDS = `
  - kind: charm
    id: odd-dig
    name: Odd Dig
    effect: |
      choose an odd number from 1 to 7, then gain that many shells
  - kind: charm
    id: poor-choice
    name: Poor Choice
    effect: |
      choose one:
        - gain 5 shells, only if you have at least 2 shells
        - gain a shell
        - lose a shell
  - kind: charm
    id: dry-net
    name: Dry Net
    effect: |
      choose an opponent
      move all cards of that player to the silt
`;
const SCENARIOS = `
game: pond
players: 3
scenarios:
  - scenario: only odd numbers are on offer
    given: { step: main, turn: Ann, Ann: { net: [odd-dig], shell: 0 } }
    do:
      - Ann: [cast, odd-dig]
      - then: [{ offered: { Ann: ['1', '3', '5', '7'] } }, { not offered: { Ann: ['2'] } }]
      - Ann: 5
    then:
      - that: Ann has 5 shells
  - scenario: a line is on offer only under its condition
    given: { step: main, turn: Ann, Ann: { net: [poor-choice], shell: 1 } }
    do:
      - Ann: [cast, poor-choice]
      - then: [{ not offered: { Ann: ['if you have at least 2 shells, gain 5 shells'] } }]
      - Ann: gain a shell
    then:
      - that: Ann has 2 shells
  - scenario: the net is empty
    given: { step: main, turn: Ann, Ann: { net: [dry-net, slate-1] }, Ben: { net: [amber-1, umber-2] } }
    do:
      - Ann: [cast, dry-net, Ben]
    then:
      - that: there are no cards in Ben's net and there is exactly 1 card in Ann's net
`;

describe('what is read so', () => {
  const files = new Map([
    ['pond/game.yaml', GAME + CARDS.slice(1)],
    ['pond/x.scenario.yaml', SCENARIOS],
  ]);
  it.each(runScenarios(openLibrary(files), ['pond/x.scenario.yaml'], WAYS))('$title', ({ diagnostics }) => {
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});
