import { describe, expect, it } from 'vitest';
import { loadGame, logFor, spectatorView, startMatch, viewFor } from '../../interpreter/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { swapCards } from '../swaps.ts';
import { tries } from '../size.ts';

const files = filesBelow('examples/fireflies', isYaml);

/** Fireflies with a patch on top; nobody names hues or glows, which is how players tell each other what they see. */
const silent = (...more: string[]) =>
  loadGame(
    new Map([
      ...files,
      [
        'v.yaml',
        `variant: silent\nextends: fireflies\nname: Silent\nremove:\n  - flow/round/steps/night/actions/name the hue\n  - flow/round/steps/night/actions/name the glow\n${more.join('\n')}`,
      ],
    ]),
    'fireflies',
    ['v.yaml'],
  );

describe('a zone that is seen by others', () => {
  const { game } = loadGame(files, 'fireflies');
  const match = startMatch(game!, { players: 3, seed: 'jars' });
  const [own, ...others] = [0, 1, 2].map((seat) => viewFor(match, seat).players[0].zones['jar'].cards!);

  it('shows its cards to all other seats', () => {
    for (const cards of others)
      expect(cards.every((card) => /^(amber|green|blue)-\d#\d$/.test(card))).toBe(true);
  });

  it('shows its places to the owner, who chooses by them', () => {
    expect(own).toEqual([1, 2, 3, 4].map((i) => `Ann's jar ${i}`));
  });

  it('shows nothing to somebody who holds no seat, who could be any of them', () => {
    expect(spectatorView(match).players[0].zones['jar'].cards).toEqual(own);
  });

  it('is logged so: who draws a card does not read which', () => {
    const [mine, theirs] = [0, 1].map((seat) =>
      logFor(match, seat)
        .split('\n')
        .find((each) => each.includes('"to":"Ann\'s jar"')),
    );
    expect(mine).not.toMatch(/amber|green|blue/);
    expect(theirs).toMatch(/amber|green|blue/);
  });

  it('tells nobody what is in their own jar', () => {
    const { game: quiet } = silent();
    const { inside, outside, differences } = swapCards(quiet!, 3, tries(30, 8));
    expect(differences).toEqual([]);
    expect(inside + outside).toBe(tries(30, 8));
  });
});

it('is refused for a zone of the table, which has no owner', () => {
  const { diagnostics } = silent('add: { zones/pond: { seen by: others } }');
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'game/idle-key: `seen by` has no effect on a zone of the table, which has no owner',
  ]);
});

it('hides a state from the player whose it is, and shows it to all others', () => {
  const { game } = silent(
    'add: { states/brow: { of: player, holds: hue, seen by: others } }',
    'set:\n  setup: "shuffle the meadow\\neach player catches 2 fireflies\\nfor each player, that player\'s brow becomes a random hue"',
  );
  const match = startMatch(game!, { players: 2, seed: 'brows' });
  const brows = [0, 1].map((seat) => viewFor(match, seat).players.map(({ states }) => states!['brow']));
  expect([brows[0][0], brows[1][1]]).toEqual(['hidden', 'hidden']);
  expect([brows[0][1], brows[1][0]].every((hue) => ['amber', 'green', 'blue'].includes(hue))).toBe(true);
});
