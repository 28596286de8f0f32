import { loadGame } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';

const FILE = 'quay/game.yaml';

/** A game whose players bring decks, and in which hands are taken from, shuffled away and looked at. */
const TEXT = `game: quay
language: 1
name: { en: Quay, fr: Quai, de: Kai }
players: { min: 2, max: 3 }
kinds:
  crate: { name: [crate, crates], starts: hold, fields: { weight: { type: number, from: 1, to: 9 }, label: { type: abilities, optional: true } } }
  letter: { name: [letter, letters], starts: hold, fields: { effect: { type: effect } } }
zones:
  hold: { of: player, seen by: nobody, order: stack }
  hand: { of: player, seen by: owner }
  pier: { of: player, in play: true, takes: [crate] }
  sea: { order: stack }
counters:
  coin: { of: player, from: 0, name: [coin, coins] }
  dent: { of: crate, from: 0, name: [dent, dents] }
states:
  wish: { of: player, holds: crate, seen by: owner }
verbs:
  send:
    takes: { letter: a letter }
    do: |
      move the letter to the sea
      use the letter's effect
  draw:
    takes: { stone: a card }
    do: move the stone to your hand
setup: |
  for each player in turn order:
    shuffle that player's hold
    move the top 3 cards of that player's hold to that player's hand
flow:
  round:
    steps:
      - id: turns
        turns from: the active player
        actions:
          draw: { if: your hold is not empty, do: draw the top card of your hold }
          land: { choose: a crate in your hand as landed, do: "move the landed to your pier, then gain (the landed's weight) coins" }
          send: { choose: a letter in your hand as sent, do: send the sent }
ends: [{ id: evening, after: turns, if: the round is 14, winners: all players with the most coins }]
deck rules:
  whole: { cards: a card, from: 5, to: 12 }
  crates: { cards: a crate, copies: 3 }
  letters: { cards: a letter, copies: 2 }
  heavy crates: { cards: a crate where weight is at least 7, copies: 1 }
LISTS
decks:
  north: { name: North, cards: { tea: 3, silk: 2, rope: 2, lamp: 1, theft: 1, search: 1 } }
  south: { name: South, cards: { tea: 1, salt: 3, iron: 1, anchor: 1, theft: 2, storm: 2 } }
  west: { name: West, cards: { silk: 3, iron: 3, rope: 1, search: 1, storm: 1, look: 1 } }
cards:
  - { kind: crate, id: tea, weight: 2 }
  - { kind: crate, id: silk, weight: 5 }
  - { kind: crate, id: rope, weight: 1, label: 'when you draw a card, gain a coin' }
  - { kind: crate, id: salt, weight: 3 }
  - { kind: crate, id: iron, weight: 6 }
  - { kind: crate, id: lamp, weight: 4, label: '+1 to the weight of all crates in play' }
  - { kind: crate, id: anchor, weight: 9 }
  - { kind: letter, id: theft, effect: "choose a card in an opponent's hand, then move that card to your hand" }
  - { kind: letter, id: search, effect: "choose an opponent, then look at the top 2 cards of that player's hold" }
  - { kind: letter, id: storm, effect: "choose an opponent, then move all cards in that player's hand to that player's hold, then shuffle that player's hold" }
  - { kind: letter, id: look, effect: "choose an opponent, then reveal the top card of that player's hold" }
`;

/** The file of the game, where its decklists are said to be so. */
export const quayFile = (decklists: 'public' | 'secret' | undefined): string =>
  TEXT.replace('LISTS\n', decklists ? `decklists: ${decklists}\n` : '');

const loaded = new Map<string, Game>();

/** The game, with the decks that the seats have chosen; what was learned of it is kept as long as it is. */
export function quay(decklists: 'public' | 'secret' | undefined, decks: readonly string[] = []): Game {
  const key = [decklists, ...decks].join();
  const known = loaded.get(key);
  if (known) return known;
  const { game, diagnostics } = loadGame(new Map([[FILE, quayFile(decklists)]]), 'quay', [], decks);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  loaded.set(key, game);
  return game;
}
