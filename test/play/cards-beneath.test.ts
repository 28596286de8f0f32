import { expect, it } from 'vitest';
import { tableText } from '../../cli/play/table-text.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { startMatch } from '../../interpreter/match/match.ts';
import { refereeView, spectatorView, viewFor } from '../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';

const CELLAR = `game: cellar
language: 1
name: Cellar
players: { min: 2, max: 2 }
kinds:
  stone: { name: [stone, stones], starts: deck }
zones:
  deck: { seen by: nobody, order: stack }
  row: { of: player, order: row, in play: true }
  heap: { seen by: everyone, order: row, under: holder }
  burrow: { seen by: nobody, order: row, under: holder }
states:
  holder: { of: stone, holds: card }
roles:
  first player: {}
setup: |
  move the top card of the deck as base to the first player's row
  move the top card of the deck under the base
  move the top card of the deck under the base face down
flow:
  round:
    steps:
      - id: turns
        turns from: the first player
        actions:
          rest: { do: nothing }
          wait: { do: nothing }
ends:
  - id: never
    after: turns
    if: the deck is empty
    winners: all players
cards:
  - { kind: stone, id: flint }
  - { kind: stone, id: chalk }
  - { kind: stone, id: slate }
  - { kind: stone, id: shale }
`;

const { game, diagnostics } = loadGame(new Map([['cellar/game.yaml', CELLAR]]), 'cellar');

it('what is under a card is shown at that card, and what nobody may see is only counted', () => {
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const match = startMatch(game!, { players: ['Ann', 'Ben'], seed: '1' });
  const whole = refereeView(match);
  const [base] = whole.players[0].zones['row'].cards!;
  const [open] = whole.zones['heap'].cards!;
  const [dark] = whole.zones['burrow'].cards!;
  for (const view of [viewFor(match, 0), viewFor(match, 1), spectatorView(match)]) {
    expect(view.cards![base].beneath).toEqual({
      heap: { count: 1, cards: [open] },
      burrow: { count: 1, cards: [] },
    });
    expect(JSON.stringify(view)).not.toContain(dark);
    const screen = {
      width: 80,
      height: Infinity,
      plain: true,
      heading: (text: string) => text,
      dim: (text: string) => text,
    };
    const text = tableText({ game: game!, called: calledIn(game!, 'en', ['Ann', 'Ben']), screen, view });
    expect(text).toContain(`${base} (stone; under it: ${open}, 1 hidden)`);
    expect(text).not.toMatch(/burrow|heap/);
  }
});
