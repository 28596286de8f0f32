import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const folder = 'test/fixtures/scrapyard';

/** What comes of a position in which Ann has a hook on one bot and an ability on another, and acts. */
function found(skill: string, then: string, doing = '[]'): string[] {
  const files = new Map(filesBelow(folder, isYaml))
    .set(
      `${folder}/mine.yaml`,
      `- { kind: bot, id: boss, metal: iron, power: 0, skill: "${skill}" }\n- { kind: order, id: crash, effect: wreck all bots in any yard where power is at least 1 }\n`,
    )
    .set(
      `${folder}/mine.scenario.yaml`,
      `game: scrapyard
scenario: ${skill}
players: 2
given:
  step: work
  turn: Ann
  Ann: { bolt: 5, yard: [boss, iron-1, iron-2], hand: [crash] }
  Ben: { bolt: 5, yard: [steel-3], hand: [] }
  cards: { hook: { attached to: iron-1 } }
do: ${doing}
then: [${then}]
`,
    );
  return runScenarios(openLibrary(files), [`${folder}/mine.scenario.yaml`]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message }) => `${code} ${message}`),
  );
}

const that = (condition: string): string => `{ that: ${condition} }`;

describe('what a card carries narrows what a standing text speaks of', () => {
  it('where it says what a card counts as, also in the plural', () => {
    const skill = 'your bots with a tool count as brass';
    expect(found(skill, `${that("iron-1's metal is brass")}, ${that("iron-2's metal is iron")}`)).toEqual([]);
    expect(found('your bots without a tool count as brass', that("iron-2's metal is brass"))).toEqual([]);
  });

  it('where it forbids', () => {
    const skill = 'your bots with a tool cannot be wrecked';
    const then = `${that("iron-1 is in Ann's yard")}, ${that('iron-2 is in the heap')}`;
    expect(found(skill, then, '[{ Ann: [run, crash] }]')).toEqual([]);
  });

  it('where it waits', () => {
    // One bolt is the price of the order.
    const skill = 'when a bot with a tool is wrecked, gain 5 bolts';
    expect(found(skill, that('Ann has 9 bolts'), '[{ Ann: [run, crash] }]')).toEqual([]);
    const other = 'when a bot without a tool is wrecked, gain 5 bolts';
    expect(found(other, that('Ann has 14 bolts'), '[{ Ann: [run, crash] }]')).toEqual([]);
  });
});

describe('an ability whose price is this card', () => {
  const skill = 'once per turn, wreck this to gain 1 bolt';

  it('is on offer', () => {
    expect(found(skill, '{ offered: { Ann: [ability] } }')).toEqual([]);
  });

  it('is not where a rule forbids to pay it', () => {
    expect(found(`${skill}\\nthis cannot be wrecked`, '{ not offered: { Ann: [ability] } }')).toEqual([]);
    expect(found(`${skill}\\nthis cannot be grabbed`, '{ offered: { Ann: [ability] } }')).toEqual([]);
  });
});
