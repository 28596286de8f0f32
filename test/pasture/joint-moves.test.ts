import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { fixture } from './kit.ts';

/** What is found after one action of Ann does this, with animals on these squares. */
function findings(does: string, on: Readonly<Record<string, string>>, then: string): string[] {
  const action = `          joint: { do: "${does}" }\n`;
  const game = fixture
    .get('test/fixtures/pasture/game.yaml')!
    .replace('          leave:', `${action}          leave:`);
  const meadow = Object.entries(on).map(([beast, square]) => `${square}: [${beast}]`);
  const scenario = [
    'game: pasture',
    'players: 2',
    'scenarios:',
    '  - scenario: joint',
    `    given: { step: grazing, turn: Ann, Ann: { milk: 1 }, Ben: { milk: 1 }, meadow: { ${meadow.join(', ')} } }`,
    '    do: [{ Ann: joint }]',
    `    then: [{ that: ${then} }]`,
  ].join('\n');
  const files = new Map(fixture)
    .set('test/fixtures/pasture/game.yaml', game)
    .set('joint.scenario.yaml', scenario);
  const results = runScenarios(openLibrary(files), ['joint.scenario.yaml'], {});
  return results.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message));
}

const ON = { ox: 'B2', ewe: 'C3', goat: 'D4' };

describe('orders that happen at once, on squares with room for one', () => {
  it('two that go where the other one was', () => {
    const does = "move the ox to the ewe's square and move the ewe to the ox's square";
    expect(findings(does, ON, 'the ox is on C3 and the ewe is on B2')).toEqual([]);
  });

  it('three of them in a round', () => {
    const does =
      "move the ox to the ewe's square and move the ewe to the goat's square and move the goat to the ox's square";
    expect(findings(does, ON, 'the ox is on C3 and the ewe is on D4 and the goat is on B2')).toEqual([]);
  });

  it.each([
    "move the ox to the ewe's square and move the ewe to E1",
    "move the ewe to E1 and move the ox to the ewe's square",
  ])('who makes room goes first: %s', (does) => {
    expect(findings(does, ON, 'the ox is on C3 and the ewe is on E1')).toEqual([]);
  });

  it('nobody moves where a third one is in the way', () => {
    const does = "move the ox to the ewe's square and move the ewe to D4";
    expect(findings(does, ON, 'the ox is on B2 and the ewe is on C3')).toEqual([]);
  });

  it('nobody moves where a rule keeps one of them in its place', () => {
    const does =
      "the ewe cannot be moved this turn, then move the ox to the ewe's square and move the ewe to the ox's square";
    expect(findings(does, ON, 'the ox is on B2 and the ewe is on C3')).toEqual([]);
  });

  it('and nobody where one of them is on no square', () => {
    const does = "move the ox to the ewe's square and move the ewe to the ox's square";
    expect(findings(does, { ewe: 'C3' }, 'the ewe is on C3')).toEqual([]);
  });
});

describe('what is in line, and what is nearest', () => {
  it('in line with another: the same row or column, and never with itself', () => {
    const on = { ox: 'B2', ewe: 'B4', goat: 'D4' };
    const does = 'for each animal on the meadow in line with the ewe, gain a milk';
    expect(findings(does, on, 'Ann has 3 milks and the ox is in line with the ewe')).toEqual([]);
    expect(findings(does, on, 'the ox is not in line with the goat')).toEqual([]);
    expect(findings(does, { ox: 'B2' }, 'the ox is not in line with the ewe and Ann has 1 milk')).toEqual([]);
  });

  it.each([
    ['lowest', 'the ox is on E1 and the goat is on D4'],
    ['highest', 'the goat is on E1 and the ox is on B2'],
  ])('the one with the %s number of steps', (which, then) => {
    const does = `move an animal on the meadow other than the ewe with the ${which} steps between that animal and the ewe to E1`;
    expect(findings(does, { ox: 'B2', ewe: 'B3', goat: 'D4' }, then)).toEqual([]);
  });
});
