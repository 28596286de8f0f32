/** A tiny game that is whole: everybody shows a card a turn, and whoever has shown the most wins. */
export function newGame(id: string): ReadonlyMap<string, string> {
  const name = id[0].toUpperCase() + id.slice(1).replaceAll('-', ' ');
  return new Map([
    ['game.yaml', gameText(id, name)],
    ['cards.yaml', cardsText],
    ['scenarios/begin.scenario.yaml', scenarioText(id)],
  ]);
}

const gameText = (id: string, name: string): string => `game: ${id}
language: 1
name: { en: ${name} }
players: { min: 2, max: 4 }

settings:
  goal:
    from: 1
    default: 20

kinds:
  treasure:
    starts: deck
    fields:
      worth: { type: number, from: 1, to: 5 }

zones:
  deck: { seen by: nobody, order: stack }
  hand: { of: player, seen by: owner, order: set }
  hoard: { of: player, seen by: everyone, order: set }

counters:
  coin: { of: player, from: 0, name: [coin, coins] }

roles:
  first player: {}

setup: |
  the first player becomes a random player
  shuffle the deck

flow:
  round:
    steps:
      - id: deal
        do: |
          for each player in turn order from the first player:
            move the top 2 cards of the deck to that player's hand
      - id: show
        turns from: the first player
        until: every player has exactly 0 cards in their hand
        actions:
          show:
            do: |
              move a treasure in your hand to your hoard
              gain (that treasure's worth) coins
      - id: tidy
        do: |
          move all cards in any hoard to the deck
          shuffle the deck

ends:
  - id: rich
    after: tidy
    if: there is a player with at least (the goal) coins
    winners: all players with the most coins

table:
  player: [coin, hand, hoard]

report:
  measures:
    rounds: the round
`;

const cardsText = `- kind: treasure
  id: gem-{worth}
  name: { en: 'Gem of {worth}' }
  copies: 3
  each: { worth: [1, 2, 3, 4, 5] }
`;

const scenarioText = (id: string): string => `game: ${id}
scenario: a card that is shown gives coins
players: 2
given:
  step: show
  turn: Ann
  Ann: { hand: [gem-3#1] }
  Ben: { hand: [gem-1#1] }
do:
  - Ann: gem-3#1
then:
  - that: Ann has 3 coins
`;
