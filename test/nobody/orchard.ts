/** A game in which every card has a text that is tried out, and in which something of everything lies about. */
const GAME = `
game: orchard
language: 1
name: { en: Orchard, fr: Verger, de: Obstgarten }
players: { min: 2, max: 3 }

values:
  colour: { of: [red, gold] }

kinds:
  leaf: { starts: book, fields: { effect: { type: effect } } }
  fruit:
    starts: deck
    means: the market
    fields:
      colour: { type: colour }
      ripeness: { type: number, from: 1, to: 9 }
      use: { type: effect, optional: true }
  charm: { starts: deck GOES }

zones:
  deck: { seen by: nobody, order: stack }
  book: {}
  hand: { of: player, seen by: owner }
  bed: { of: player, in play: true }
  common: { in play: true }
  market: { order: piles, pile: [stall, stalls], takes: [fruit] }
  pit: { order: stack }

counters:
  coin: { of: player, from: 0, name: [coin, coins] }
  bruise: { of: fruit, from: 0, name: [bruise, bruises] }

roles:
  first player: {}

functions:
  wealth:
    takes: { who: a player }
    is: the who's coins + the number of cards in the who's hand

rolls: { luck: { dice: 2d6, name: [luck roll, luck rolls] } }
contests: { duel: { rolls: [luck, luck], ties: nobody } }

verbs:
  toss: { takes: { thing: a card }, do: move the thing to the pit }
  give: { takes: { thing: a card, to who: a player }, do: "move the thing to the who's hand" }
  visit: { takes: { who: a player }, do: gain a coin }
  eat: { takes: { stall: a stall }, do: "gain a coin\\nmove all fruits in the stall to the pit" }

rules: |
  when a player gains any coins, that player's coins become that player's coins times 1

setup: |
  shuffle the deck
  for each player in turn order:
    move the top 3 cards of the deck to that player's hand
    move the top card of the deck to that player's bed
    that player gains a coin
  move the top 2 cards of the deck to the common
  repeat exactly 3 times:
    move the top card of the deck to a new stall
  for each player in turn order:
    the first player becomes that player

flow:
  day:
    steps:
      - id: trying
        turns from: the first player
        until: the day is 2
        actions:
          try: { choose: a leaf in the book as leaf, do: use the leaf's effect }

ends:
  - { id: late, after: trying, if: the day is 2, winners: all players }

cards:
  - { kind: fruit, id: pear, copies: 12, colour: red, ripeness: 3 }
  - { kind: fruit, id: plum, copies: 6, colour: gold, ripeness: 4, use: gain 7 coins }
  - { kind: charm, id: ring, copies: 2 }
`;

/** The files of the game with a leaf for each text; `attached`: cards of it can be attached to others. */
export function orchardFiles(texts: readonly string[], attached: boolean): Map<string, string> {
  const leaves = texts.map(
    (text, i) => `  - kind: leaf\n    id: leaf-${i}\n    effect: |\n${text.replace(/^/gm, '      ')}\n`,
  );
  const game = GAME.replace(' GOES', attached ? ', goes on: a fruit' : '');
  return new Map([['orchard/game.yaml', game + leaves.join('')]]);
}
