import { loadGame } from '../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../interpreter/game/linked-game.ts';

/** A game of nothing but cards with a number and a value of four, and wild cards for each and for both. */
const rules = `
game: fields
language: 1
name: { en: Fields }
players: { min: 1, max: 2 }
values:
  shade: { name: { en: [shade, shades] }, of: [dim, pale, dark, deep] }
kinds:
  tile:
    name: { en: [tile, tiles] }
    starts: box
    fields:
      rank: { type: number, from: 2, to: 6, wild: true, name: { en: [rank, ranks] } }
      shade: { type: shade, wild: true, name: { en: [shade, shades] } }
zones:
  box: { name: { en: [box, boxes] }, seen by: everyone, order: set }
  tray: { name: { en: [tray, trays] }, seen by: everyone, order: set }
flow:
  lap:
    name: { en: [lap, laps] }
    steps:
      - { id: wait, name: { en: wait }, do: shuffle the box }
ends:
  - { id: done, after: wait, if: the lap is at least 1, winners: all players }
`;

const cards = `
- { kind: tile, id: '{shade}-{rank}', name: { en: '{shade} {rank}' }, each: { shade: [dim, pale, dark, deep], rank: [2, 3, 4, 5, 6] } }
- { kind: tile, id: any-rank, copies: 3, name: { en: any rank }, rank: any, shade: dim }
- { kind: tile, id: any-shade, copies: 3, name: { en: any shade }, rank: 4, shade: any }
- { kind: tile, id: any-tile, copies: 2, name: { en: any tile }, rank: any, shade: any }
`;

export function fieldsGame(): Game {
  const { game, diagnostics } = loadGame(
    new Map([
      ['fields/game.yaml', rules],
      ['fields/tiles.yaml', cards],
    ]),
    'fields',
  );
  if (!game) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  return game;
}
