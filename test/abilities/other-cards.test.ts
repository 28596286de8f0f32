import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const folder = 'test/fixtures/scrapyard';

/** What comes of it when a bot is wrecked while a saw, a tool with a skill, and a hook are attached to another one. */
function found(skill: string, then: string): string[] {
  const files = new Map(filesBelow(folder, isYaml))
    .set(
      `${folder}/mine.yaml`,
      `- { kind: tool, id: saw, weight: 3, skill: "${skill}" }
- { kind: order, id: crash, effect: wreck all bots in your yard where power is at least 3 }
`,
    )
    .set(
      `${folder}/mine.scenario.yaml`,
      `game: scrapyard
scenario: ${skill}
players: 2
given:
  step: work
  turn: Ann
  Ann: { bolt: 5, yard: [iron-1, iron-3], hand: [crash] }
  Ben: { bolt: 5, yard: [steel-1], hand: [] }
  cards: { saw: { attached to: iron-1 }, hook#1: { attached to: iron-1 }, hook#2: { attached to: steel-1 } }
do: [{ Ann: [run, crash] }]
then: [${then}]
`,
    );
  return runScenarios(openLibrary(files), [`${folder}/mine.scenario.yaml`]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message }) => `${code} ${message}`),
  );
}

const that = (condition: string): string => `{ that: ${condition} }`;

describe('other cards of a kind', () => {
  it('are others than this, where the card named last is of another kind', () => {
    const skill = "when a bot is wrecked, move all other tools attached to this card's host to the heap";
    expect(found(skill, `${that('hook#1 is in the heap')}, ${that('saw is attached to iron-1')}`)).toEqual(
      [],
    );
  });

  it('are others than the card of this kind that was named', () => {
    const skill =
      'when a bot is wrecked, choose a tool attached to steel-1 as spare, then move all other tools in any yard to the heap';
    expect(found(skill, that('saw is in the heap and hook#2 is attached to steel-1'))).toEqual([]);
  });

  it('are all of a kind, where no card of it was named and this is of another', () => {
    const skill =
      'when a bot is wrecked, choose a bot in your yard as prey, then move another order in the heap to your hand';
    expect(found(skill, that("crash is in Ann's hand"))).toEqual([]);
  });
});
