import { describe, expect, it } from 'vitest';
import { loadGame, startMatch, viewFor } from '../../interpreter/index.ts';
import { simulateGame } from '../../interpreter/reports/simulate.ts';
import { summarise } from '../../interpreter/reports/simulation-summary.ts';
import { folderWith, run } from '../cli/kit.ts';
import { compareGame } from '../reference/compare.ts';

/** A game that is over at once: Ann, Ben and Cid have so many shells and stones. */
const beach = (score: string, ends = '{ id: tide, after: dawn, if: the day is 1 }'): string => `
game: beach
language: 1
name: { en: Beach, fr: Plage, de: Strand }
players: { min: 3, max: 3 }
kinds: { pebble: { starts: shore } }
zones: { shore: {} }
counters:
  shell: { of: player, from: 0, name: [shell, shells] }
  stone: { of: player, from: 0, name: [stone, stones] }
roles: { first player: {} }
setup: |
  each player gains 4 shells
  each player gains 3 stones
  the first player gains a stone
flow:
  day: { steps: [{ id: dawn, do: nothing }] }
${score}
ends: [${ends}]
cards: [{ kind: pebble, id: pebble }]
`;

const load = (...given: Parameters<typeof beach>) =>
  loadGame(new Map([['game.yaml', beach(...given)]]), 'beach');

function over(...given: Parameters<typeof beach>) {
  const { game, diagnostics } = load(...given);
  expect(diagnostics).toEqual([]);
  return viewFor(startMatch(game!, { players: 3, seed: 'tide' }), 1).over!;
}

const ranks = (found: ReturnType<typeof over>) =>
  found.standings!.map(({ player, rank, score }) => [rank, player, ...Object.values(score)]);

describe('a score', () => {
  it('decides by its first number, and by the next where that is equal', () => {
    const found = over('score: { shells: your shells, stones: your stones }');
    expect(found.winners).toEqual(['Ann']);
    expect(ranks(found)).toEqual([
      [1, 'Ann', 4, 4],
      [2, 'Ben', 4, 3],
      [2, 'Cid', 4, 3],
    ]);
  });

  it('takes the lowest first where that is said, and those who are equal share it', () => {
    const found = over('score: { stones: { is: your stones, best: lowest } }');
    expect(found.winners).toEqual(['Ben', 'Cid']);
    expect(ranks(found)).toEqual([
      [1, 'Ben', 3],
      [1, 'Cid', 3],
      [3, 'Ann', 4],
    ]);
  });

  it('is counted also where an ending says who wins', () => {
    const found = over(
      'score: { stones: your stones }',
      '{ id: tide, after: dawn, if: the day is 1, winners: nobody }',
    );
    expect([found.winners, found.standings!.length]).toEqual([[], 3]);
  });

  it('is the same to both evaluators', () => {
    const { game } = load('score: { shells: your shells, stones: { is: your stones, best: lowest } }');
    expect(compareGame(game!, 3, 'tide').difference).toBeUndefined();
  });

  it('is measured over all players of a simulation', () => {
    const { game } = load('score: { stones: your stones }');
    const results = [0, 1].map((i) => simulateGame(game!, { players: 3, seed: 's' }, i, 10).result);
    const { scores } = summarise(game!, ['Ann', 'Ben', 'Cid'], results, 'en');
    expect(scores['stones']).toMatchObject({ least: 3, most: 4, mean: 10 / 3 });
  });

  it.each([
    ['en', '1. Ann: stones 4'],
    ['fr', '1. Ann : cailloux 4'],
    ['de', '2. Ben: Steine 3'],
  ])('is printed in the end in %s', async (lang, line) => {
    const names = '{ is: your stones, name: { en: stones, fr: cailloux mp, de: Steine mp } }';
    const cwd = folderWith({ 'beach/game.yaml': beach(`score: { stones: ${names} }`) });
    const { out } = await run(['play', 'beach', '--seed', '1', '--bots', 'Ann,Ben,Cid', '--lang', lang], {
      cwd,
    });
    expect(out.replaceAll('\u00a0', ' ')).toContain(line);
  });

  it('stands in the rule book', async () => {
    const cwd = folderWith({
      'beach/game.yaml': beach('score: { stones: { is: your stones, best: lowest } }'),
    });
    const { out } = await run(['rules', 'beach'], { cwd });
    expect(out).toContain('Winners: the best score.');
    expect(out).toContain('1. **Stones**: the number of your stones (the lowest wins)');
  });
});

it('is needed where an ending does not say who wins', () => {
  const { diagnostics } = load('report: { measures: { stones: the total stones of all players } }');
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['schema/missing', '`winners` is missing here'],
  ]);
});
