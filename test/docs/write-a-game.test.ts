import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { answerByValues, isOver, randomBot, seatsAsked, startMatch } from '../../interpreter/match/match.ts';
import { blocksOf, option, says } from './blocks.ts';
import { dataOf, fileText, withSections } from './library.ts';

const folder = 'examples/garden';
const steps = fileText('docs/write-a-game.md').split(/^## (?=\d)/m).slice(1);

/** The files of the game after each step of the page. */
const built = steps.map((_, last) => {
  let game = '';
  let cards = '';
  for (const block of steps.slice(0, last + 1).flatMap((step) => blocksOf(step))) {
    if (option(block, 'build') === 'cards') cards = block.text;
    else if (says(block, 'build')) game = withSections(game, block.text);
  }
  return new Map([
    [`${folder}/game.yaml`, game],
    [`${folder}/cards.yaml`, cards],
  ]);
});

describe.each(built.map((files, i) => ({ step: steps[i].split('\n')[0], files })))('$step', ({ files }) => {
  it('is valid', () => {
    expect(loadGame(files, 'garden').diagnostics).toEqual([]);
  });

  it.each([2, 3, 4])('is played to its end by %i players', (players) => {
    const { game } = loadGame(files, 'garden');
    const match = startMatch(game!, { players, seed: '1' });
    const bot = randomBot('1');
    for (let i = 0; i < 5000 && !isOver(match) && !match.fault; i++) answerByValues(match, bot(match, seatsAsked(match)[0]));
    expect(match.fault).toBeUndefined();
    expect(isOver(match)).toBe(true);
  });
});

const partsOf = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries(loadGame(files, 'garden').game?.parts ?? []);

it('the last step is the game among the examples', () => {
  expect(partsOf(built.at(-1)!)).toEqual(partsOf(dataOf(folder)));
});
