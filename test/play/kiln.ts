import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { answerByValues, seatsAsked, startMatch, type Match } from '../../interpreter/match/match.ts';
import { scriptDice } from '../../interpreter/engine/state/roll-records.ts';

/** A game with what a table shows: tasks that want pots, dice that sparks change. */
export const KILN = `
game: kiln
language: 1
name: { en: Kiln }
players: { min: 2, max: 3 }

values:
  glaze:
    of:
      blue: { en: blue, fr: bleu, de: blau }
      white: { en: white, fr: blanc, de: weiß }

kinds:
  pot:
    name: { en: [pot, pots], fr: [pot m, pots], de: [Topf m, Töpfe] }
    starts: store
    fields:
      glaze: { type: glaze, name: { en: [glaze, glazes], fr: [émail m, émaux], de: [Glasur f, Glasuren] } }
  spark:
    name: { en: [spark, sparks], fr: [étincelle f, étincelles], de: [Funke m, Funken] }
    starts: store
    fields:
      amounts: { type: list, of: number, name: { en: [amount, amounts] } }
  order:
    name: { en: [order, orders], fr: [commande f, commandes], de: [Auftrag m, Aufträge] }
    starts: store
    fields:
      wants: { type: list, of: selection, optional: true, name: { en: [wish, wishes] } }
      needs: { type: condition, optional: true }
      heat: { type: range, name: { en: [heat, heats], fr: [chaleur f, chaleurs], de: [Hitze f, Hitzen] } }
      damp: { type: range, optional: true }

zones:
  store: { seen by: nobody, order: stack }
  hand: { of: player, seen by: owner, name: { en: [hand, hands], fr: [main f, mains], de: [Hand f, Hände] } }
  shelf: { of: player, in play: true, takes: [pot] }
  board: { order: row, takes: [order] }
  ashes: { order: stack }

counters:
  coin: { of: player, from: 0, name: { en: [coin, coins], fr: [pièce f, pièces], de: [Münze f, Münzen] } }
  crack: { of: pot, from: 0, to: 9, name: { en: [crack, cracks] } }

roles:
  first player: {}

functions:
  fillable:
    takes: { order: an order }
    if: there is a different pot in your shelf as filler for each wish of the order where the wish fits the filler
  promising:
    takes: { order: an order }
    if: |
      all of:
        - the order is fillable
        - you have at least 3 coins

rolls:
  fire: { dice: 2d6, name: { en: [fire roll, fire rolls], fr: [jet de feu m, jets de feu] } }

contests:
  race: { rolls: [fire, fire], window: draught window, ties: first }

windows:
  draught window:
    takes: { for throws: rolls }
    asks: all players with a card in their hand
    from: the active player
    closes: all pass
    actions:
      stoke:
        choose: a spark in your hand as fuel
        do: stoke one of the throws using the fuel

verbs:
  stoke:
    phrase: { en: 'stoke {throw} using {fuel}' }
    takes: { throw: a roll, using fuel: a spark in your hand }
    first: burn the fuel
    do: |
      choose one of the fuel's amounts as shift
      +(the shift) to the throw
  burn:
    phrase: { en: 'burn {card}', fr: 'brûlez {card}', de: 'verbrenne {card}' }
    takes: { card: a card in your hand }
    do: move the card to the ashes
  bake:
    phrase: { en: 'bake {order}' }
    takes: { order: an order on the board }
    do: |
      make a fire roll for the order as throw
      open the draught window for the throw
      if the throw is in the order's heat, gain 2 coins
      otherwise, if the throw is in the order's damp, lose a coin
      if the throw is at least 12, gain a coin

setup: |
  move all orders in the store to the board
  move all sparks in the store to the first player's hand
  for each player in turn order:
    move the top card of the store to that player's shelf

flow:
  round:
    steps:
      - id: baking
        turns from: the first player
        until: there is a player with at least 9 coins
        actions:
          bake: { do: bake an order on the board }
          race: { do: hold a race as contest against an opponent }
          earn: { do: gain 2 coins }
          choose:
            do: |
              make a fire roll as throw
              choose one:
                - +1 to the throw
                - "the other way", -1 to the throw
                - gain a coin
              gain (the throw) coins
          stop: { do: nothing }

ends:
  - { id: over, after: baking, if: there is a player with at least 9 coins, winners: all players with the most coins }

table:
  shared: [board, ashes]
  player: [coin, hand, shelf]
  shows: { board: whole }
  badges:
    ready: { of: order, in: board, if: this is fillable }
    missing: { of: order, in: board, needs: this is fillable }
    promise: { of: order, in: board, needs: this is promising }
    waits: { of: order, needs: this card's needs is met }
    wear: { of: pot, in: shelf, is: the cracks of this, out of: 9 }
    finish: { of: pot, is: this card's glaze, name: { en: finish, fr: fini m, de: Oberfläche f } }

cards:
  - { kind: pot, id: white-pot, glaze: white }
  - { kind: pot, id: blue-pot, name: { en: Jug, fr: Cruche, de: Krug }, glaze: blue, copies: 3 }
  - { kind: spark, id: ember, name: { en: Ember, fr: Braise, de: Glut }, amounts: [1, -3] }
  - { kind: spark, id: coal, name: { en: Coal, fr: Charbon, de: Kohle }, amounts: [2], copies: 2 }
  - { kind: order, id: feast, name: { en: Feast, fr: Festin, de: Fest }, wants: [blue pot, pot, white pot], heat: 8+, damp: 4- }
  - { kind: order, id: gift, name: { en: Gift, fr: Cadeau, de: Geschenk }, wants: [blue pot], needs: you have at least 4 coins, heat: 6..9 }
`;

/** The game, with some of its text written anew. */
export function kilnWith(...changes: readonly (readonly [string, string])[]) {
  const text = changes.reduce((whole, [old, made]) => {
    if (!whole.includes(old)) throw new Error(`the game does not say ${old}`);
    return whole.replace(old, made);
  }, KILN);
  return loadGame(new Map([['kiln/game.yaml', text]]), 'kiln');
}

export function kiln(...changes: readonly (readonly [string, string])[]): Game {
  const { game, diagnostics } = kilnWith(...changes);
  if (!game) throw new Error(diagnostics.map(({ message, help }) => `${message}; ${help}`).join('\n'));
  return game;
}

/** A match after some answers; the dice show what is said. */
export function baking(game: Game, answers: readonly string[] = [], dice: readonly number[] = []): Match {
  const match = startMatch(game, { players: 2, seed: '1' });
  if (dice.length > 0) scriptDice(match.runner.m.p, match.table.layout, dice);
  for (const each of answers) say(match, each);
  return match;
}

/** An answer of whoever is asked. */
export function say(match: Match, text: string): void {
  const [seat] = seatsAsked(match);
  const given = readAnswer(match, seat, text);
  if ('diagnostic' in given) throw new Error(given.diagnostic.message);
  answerByValues(match, { seat, values: given.values });
}
