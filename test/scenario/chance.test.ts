import { describe, expect, test } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { findings, messages } from './kit.ts';

const chance = (list: string, then = 'that: the day is 1'): string =>
  `chance: [${list}]\nthen:\n  - ${then}\n`;
const codes = (text: string): string[] => findings(text).map((each) => each.split(' ')[0]);

describe('chance is as a scenario says', () => {
  test.each([
    [
      'in the set-up',
      chance(
        '{ shuffle: tree, top: [plum-7, plum-1, apple, pear] }, { choose: Ben }',
        'position: { starter: Ben, Ben: { basket: [plum-7, plum-1] }, Ann: { basket: [apple, pear] } }',
      ),
    ],
    [
      'with the other seat, whatever the seed',
      `seed: 7\n${chance('{ choose: Ann }, { shuffle: tree, top: plum-4 }', "that: the starter is Ann and plum-4 is in Ann's basket")}`,
    ],
  ])('%s, in all ways', (_, text) => expect(findings(text)).toEqual([]));

  test('once, and not again at the next shuffle of a game that was loaded in between', () => {
    const files = new Map(filesBelow('examples/garden', isYaml)).set(
      'examples/garden/twice.scenario.yaml',
      `game: garden
scenario: two shuffles
players: 2
chance: [{ choose: Ann }, { shuffle: deck, top: [red-1, red-2, red-3, gold-1, gold-2, gold-3] }]
do: [{ until: the round is 2 }]
then: [{ that: the round is 2 }]
`,
    );
    const [{ diagnostics }] = runScenarios(openLibrary(files), ['examples/garden/twice.scenario.yaml']);
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
  });

  test('in each game of a sample', () => {
    const text = 'sample: { seeds: 1..20, observe: the starter }\n';
    expect(findings(`${text}${chance('{ choose: Ben }', 'values: [Ben]')}`)).toEqual([]);
    expect(codes(`${text}${chance('{ choose: Cid }', 'values: [Ben]')}`)).toEqual(['scenario/chance']);
  });
});

describe('chance that cannot be, or that makes no difference, is refused', () => {
  test.each([
    ['{ choose: Cid }', ['scenario/chance']],
    ['{ choose: [Ann, Ben] }', ['scenario/chance']],
    ['{ choose: Ann }, { choose: Ann }', ['scenario/chance']],
    ['{ shuffle: tree, top: rake }', ['scenario/chance']],
    ['{ shuffle: tree, top: [plum-7, plum-7] }', ['scenario/chance']],
    ['{ shuffle: shed, top: rake }', ['scenario/chance']],
    ['{ shuffle: trea, top: plum-7 }', ['scenario/unknown']],
    ['{ shuffle: tree, top: plm-7 }', ['scenario/unknown']],
    ['{ shuffle: tree }', ['schema/missing']],
    ['{ choose: Ann, top: plum-7 }', ['schema/unknown-key']],
    ['{}', ['schema/missing']],
    ['', ['schema/empty']],
  ])('%s', (list, found) => expect(codes(chance(list))).toEqual(found));

  test('with what was possible', () => {
    expect(messages(chance('{ choose: Cid }'))).toEqual([
      'chance cannot bring `choose: Cid` there | possible: `Ann` or `Ben`',
    ]);
    expect(messages(chance('{ choose: Ann }, { choose: Ben }'))).toEqual([
      'chance is not asked for `choose: Ben` any more | leave it out, or look with `--log` at what is shuffled and chosen',
    ]);
  });
});
