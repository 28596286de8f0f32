/** A game of any number of cards with texts of their own, in any number of files: for measuring what checking costs. */
const rules = `
game: many
language: 1
name: { en: Many }
players: { min: 2, max: 10 }
values:
  clan: { name: { en: [clan, clans] }, of: [ash, birch, cedar, elm, fir, oak, pine, yew] }
kinds:
  beast:
    name: { en: [beast, beasts] }
    starts: deck
    means: any field
    fields:
      clan: { type: clan, name: { en: [clan, clans] } }
      power: { type: number, from: 1, to: 99, name: { en: [power, powers] } }
      effect: { type: effect, optional: true, name: { en: [effect, effects] } }
      ability: { type: abilities, optional: true, name: { en: [ability, abilities] } }
  charm:
    name: { en: [charm, charms] }
    starts: deck
    fields:
      effect: { type: effect, name: { en: [effect, effects] } }
zones:
  deck: { name: { en: [deck, decks] }, seen by: nobody, order: stack }
  hand: { name: { en: [hand, hands] }, of: player, seen by: owner }
  field: { name: { en: [field, fields] }, of: player, in play: true, takes: [beast] }
  grave: { name: { en: [grave, graves] }, order: stack }
counters:
  point: { of: player, from: 0, name: { en: [point, points] } }
  coin: { of: player, from: 0, name: { en: [coin, coins] } }
verbs:
  draw:
    phrase: { en: 'draw {cards}' }
    takes: { cards: a card in the deck }
    do: move the cards to your hand
  banish:
    phrase: { en: 'banish {beast}' }
    takes: { beast: a beast }
    do: move the beast to the grave
  discard:
    phrase: { en: 'discard {card}' }
    takes: { card: a card in your hand }
    do: move the card to the grave
  play:
    phrase: { en: 'play {card}' }
    takes: { card: a card in your hand }
    do: |
      if the card is a beast:
        move the card to your field
        use that card's effect
      otherwise:
        use the card's effect
        move the card to the grave
roles:
  first player: {}
setup: the first player becomes a random player
flow:
  round:
    name: { en: [round, rounds] }
    steps:
      - id: turn
        turns from: the first player
        until: every hand is empty
        abilities: true
        actions:
          play: { do: play a card in your hand }
          draw: { do: draw the top card of the deck }
          pass: { do: gain a coin }
ends:
  - { id: rich, after: turn, if: there is a player with at least 30 points, winners: all players with the most points }
`;

const clans = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak', 'pine', 'yew'];

/** Texts of different lengths; `n` makes each of them another one. */
function textOf(n: number): string {
  const clan = clans[n % clans.length];
  const power = (n % 97) + 2;
  const few = (n % 5) + 2;
  const texts = [
    `effect: gain ${power} points`,
    `effect: |\n    if you have at least ${power} coins, lose ${few} coins\n    otherwise, gain ${few} coins\n    gain ${power} points`,
    `effect: |\n    banish a ${clan} beast where power is at most ${power}\n    gain ${few} points`,
    `effect: |\n    choose an opponent as rival\n    the rival loses ${power} coins\n    if the rival has at least ${few} points:\n      choose a card in the rival's hand\n      move that card to your hand`,
    `effect: |\n    reveal up to ${few} cards in your hand\n    gain that many coins\n    for each beast in your field where power is at least ${power}, gain a point`,
    `effect: |\n    choose one:\n      - gain (the number of ${clan} beasts in your field) points\n      - discard a card in your hand\n      - banish a beast where power is ${power}`,
    `ability: when you banish a ${clan} beast, gain ${power} coins`,
    `ability: once per turn, pay ${power} coins to gain ${few} points`,
    `ability: |\n    while you have at least ${few} coins, +${power} to this beast's power\n    when you play a charm, gain ${few} coins`,
  ];
  return texts[n % texts.length];
}

function cardOf(n: number): string {
  const text = textOf(n);
  const beast = text.startsWith('ability') || n % 3 > 0;
  const name = `{ en: ${beast ? 'Beast' : 'Charm'} ${n} }`;
  const facts = beast ? `\n  clan: ${clans[(n >> 3) % clans.length]}\n  power: ${(n % 90) + 1}` : '';
  return `- id: card-${n}\n  kind: ${beast ? 'beast' : 'charm'}\n  name: ${name}${facts}\n  ${text}\n`;
}

/** The files of the game; `count` cards in as many files as are wanted. */
export function manyCards(count: number, files: number): Map<string, string> {
  const each = Math.ceil(count / files);
  const found = new Map([['many/game.yaml', rules]]);
  for (let file = 0; file < files; file++) {
    const numbers = Array.from({ length: Math.min(each, count - file * each) }, (_, i) => file * each + i);
    found.set(`many/cards-${file + 1}.yaml`, numbers.map(cardOf).join('\n'));
  }
  return found;
}
