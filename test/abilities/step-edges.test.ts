import { describe, expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { dataOf } from '../docs/library.ts';

const SCENARIO = 'mine/steps.scenario.yaml';

/** What a scenario finds in Garden with a rule: both play their only card, and the next round begins. */
function findings(rule: string, then: string): string[] {
  const files = new Map(dataOf('examples/garden'));
  files.set('mine/steps.yaml', `variant: steps\nextends: garden\nname: Steps\nadd: { rules: '${rule}' }\n`);
  files.set(
    SCENARIO,
    `game: garden
with: [steps.yaml]
players: 2
scenario: steps of the flow
given: { step: trade, turn: Ann, Ann: { hand: [red-2] }, Ben: { hand: [red-1] }, market: [[gold-1]] }
do:
  - Ann: [play, red-2, new stall]
  - Ben: [play, red-1, new stall]
then: [{ that: ${then} }]
`,
  );
  return runScenarios(openLibrary(files), [SCENARIO]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ message }) => message),
  );
}

describe('steps of the flow that are no part of a turn', () => {
  it.each([
    // The scenario begins in a trade, and ends in the one of the next round.
    ['at the start of the trade, each player gains a coin', 'Ben has 2 coins'],
    ['at the end of the trade, each player gains a coin', 'Ben has 1 coin'],
    ['at the start of the evening, each player gains a coin', 'Ben has 1 coin'],
    ['at the end of the morning, each player gains a coin', 'Ben has 1 coin'],
    // What lies there at the end of the trade is gone at the end of the evening.
    [
      'at the end of the trade, each player gains (the number of fruits on the market) coins',
      'Ben has 3 coins',
    ],
    [
      'at the end of the evening, each player gains (the number of fruits on the market) coins',
      'Ben has 0 coins',
    ],
  ])('%s', (rule, then) => {
    expect(findings(rule, then)).toEqual([]);
  });

  it.each(['your trade', 'your round'])('are nobody’s, so %s is refused', (of) => {
    const files = new Map(dataOf('examples/garden'));
    const text = `variant: steps\nextends: garden\nname: Steps\nset: { cards/ladder/effect: 'at the start of ${of}, gain a coin' }\n`;
    files.set('mine/steps.yaml', text);
    const { diagnostics } = loadGame(files, 'garden', ['mine/steps.yaml']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['name/not-here']);
  });
});
