/** A game of 150 cards that nobody would want to play: for measuring what a large position costs. */
export function largeGame(cards = 150): Map<string, string> {
  const rules = `
game: large
language: 1
name: { en: Large }
players: { min: 2, max: 6 }
values:
  shade: { name: { en: [shade, shades] }, of: [dim, pale, dark, deep, bright, black] }
kinds:
  tile:
    name: { en: [tile, tiles] }
    starts: box
    fields:
      rank: { type: number, from: 1, to: ${cards}, name: { en: [rank, ranks] } }
      shade: { type: shade, name: { en: [shade, shades] } }
zones:
  box: { name: { en: [box, boxes] }, seen by: nobody, order: stack }
  hand: { name: { en: [hand, hands] }, of: player, seen by: owner, order: set }
  field: { name: { en: [field, fields] }, seen by: everyone, order: piles, pile: { en: [heap, heaps] } }
  waste: { name: { en: [waste, wastes] }, seen by: everyone, order: stack }
counters:
  point: { of: player, from: 0, name: { en: [point, points] } }
flow:
  lap:
    name: { en: [lap, laps] }
    steps:
      - id: deal
        name: { en: deal }
        do: |
          shuffle the box
          for each player in turn order:
            move the top 8 cards of the box to that player's hand
      - id: lay
        name: { en: lay }
        do: |
          for each player in turn order:
            repeat exactly 4 times, that player moves a tile in their hand to a heap or a new heap
ends:
  - { id: done, after: lay, if: the lap is at least 3, winners: all players }
`;
  const shades = ['dim', 'pale', 'dark', 'deep', 'bright', 'black'];
  const tiles = Array.from(
    { length: cards },
    (_, i) =>
      `- { kind: tile, id: t-${i + 1}, name: { en: t ${i + 1} }, rank: ${i + 1}, shade: ${shades[i % 6]} }`,
  );
  return new Map([
    ['large/game.yaml', rules],
    ['large/tiles.yaml', tiles.join('\n')],
  ]);
}
