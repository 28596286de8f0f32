import { expect, it } from 'vitest';
import { loadGame, loadPosition, savePosition, startMatch, viewFor } from '../../interpreter/index.ts';
import { joinPile, putIn, takeOut } from '../../interpreter/engine/state/card-lists.ts';
import { filesBelow, isYaml } from '../files.ts';
import { compareGame } from '../reference/compare.ts';

const files = filesBelow('examples/garden', isYaml);
const RUMMAGE =
  'variant: rummage\nextends: garden\nname: Rummage\nset:\n  cards/ladder/effect: |\n    choose a stall\n    move the top card of that stall to your hand\n  cards/barrow/effect: for each stall, discard the bottom card of that stall\n';
const load = (...more: string[]) => loadGame(new Map([...files, ['v.yaml', RUMMAGE]]), 'garden', more).game!;

/** What lies in a stall into which a card with a high number came before one with a low number. */
function stall(game: ReturnType<typeof load>): unknown {
  const match = startMatch(game, { players: 2, seed: 'stalls' });
  const { m } = match.runner;
  const { p, layout } = m;
  const market = match.table.zoneStarts[game.vocabulary.zones.findIndex(({ id }) => id === 'market')];
  for (const card of [9, 4]) {
    takeOut(p, layout, card);
    putIn(p, layout, card, market, true);
    joinPile(p, layout, card, 0);
  }
  const again = loadPosition(game, savePosition(match)).match!;
  const seen = viewFor(match, 0).zones['market'];
  expect(viewFor(again, 0).zones['market']).toEqual(seen);
  return seen.piles;
}

it('the cards of a pile are shown from the bottom to the top where a text speaks of its ends', () => {
  const [game, plain] = [load('v.yaml'), load()];
  const names = [4, 9].map((card) => game.copyNames[card]);
  expect(stall(plain)).toEqual([names]);
  expect(stall(game)).toEqual([names.toReversed()]);
  expect(compareGame(game, 2, 'stalls', 200).difference).toBeUndefined();
});
