import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { filesBelow, isYaml } from '../files.ts';
import { gameOrSkip } from '../games.ts';
import { compareGame } from './compare.ts';
import { randomGame } from './random-games.ts';
import { sampled, tries } from '../size.ts';

const SEEDS = tries(6, 1);
const MOST = tries(300, 120);

/** Random games with every number of players, as both evaluators play them. */
function agree(read: () => Game): void {
  let known: Game | undefined;
  const game = (): Game => (known ??= read());

  it('the machine and the reference write the same lines and ask the same questions', () => {
    const { min, max } = game().players;
    for (let players = min; players <= max; players++)
      for (let i = 0; i < SEEDS; i++) {
        const { difference, lines } = compareGame(game(), players, `test ${i}`, MOST);
        expect(difference).toBeUndefined();
        expect(lines).toBeGreaterThan(0);
      }
  });
}

for (const id of ['slasher', 'here-to-slay']) {
  const needed = gameOrSkip(id);
  needed.describe(`reference: ${id}`, () => agree(needed.game));
}

describe.each([
  ['garden', 'examples/garden'],
  ['crazy-eights', 'examples/crazy-eights'],
  ['fireflies', 'examples/fireflies'],
  ['lamps', 'examples/lamps'],
  ['masquerade', 'examples/masquerade'],
  ['roped', 'examples/roped'],
  ['caravan', 'examples/caravan'],
  ['ford', 'examples/ford'],
  ['moor', 'examples/moor'],
  ['regatta', 'test/fixtures/regatta'],
  ['orchard', 'test/fixtures/orchard'],
  ['scrapyard', 'test/fixtures/scrapyard'],
])('reference: %s', (id, folder) => {
  agree(() => {
    const { game, diagnostics } = loadGame(filesBelow(folder, isYaml), id);
    if (!game) throw new Error(diagnostics.map((each) => each.message).join('\n'));
    return game;
  });
});

describe('reference: rules that wait for steps outside of turns', () => {
  agree(() => {
    const files = new Map(filesBelow('examples/garden', isYaml));
    files.set(
      'mine/steps.yaml',
      `variant: steps
extends: garden
name: Steps
add:
  rules: |
    at the start of the trade, each player gains a coin
    at the end of the trade, each player may discard a card in their hand
    at the start of the evening, each player loses a coin
set: { cards/ladder/effect: 'at the end of the morning, gain a coin' }
`,
    );
    return loadGame(files, 'garden', ['mine/steps.yaml']).game!;
  });
});

describe('reference: cards made at random', () => {
  it.each(sampled(['a', 'b', 'c', 'd'], 4))('are played alike, %s', (seed) => {
    const { game, cards } = randomGame(`test ${seed}`, 20);
    expect(cards.size).toBeGreaterThan(10);
    for (const players of [2, 3])
      expect(compareGame(game, players, `test ${seed}`, MOST).difference).toBeUndefined();
  });
});
