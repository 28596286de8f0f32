import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const folder = 'test/fixtures/scrapyard';

/** What comes of an order that Ann carries out while two tools are attached to one bot of Ben's, and one to another. */
function found(effect: string, doing: string, then: string): string[] {
  const files = new Map(filesBelow(folder, isYaml))
    .set(
      `${folder}/mine.yaml`,
      `- { kind: order, id: strip, effect: "${effect}" }\n- { kind: tool, id: saw, weight: 3 }\n`,
    )
    .set(
      `${folder}/mine.scenario.yaml`,
      `game: scrapyard
scenario: ${effect}
players: 2
given:
  step: work
  turn: Ann
  Ann: { bolt: 5, yard: [iron-1], hand: [strip, iron-2] }
  Ben: { bolt: 5, yard: [steel-2, steel-3], hand: [] }
  cards: { hook#1: { attached to: steel-3 }, saw: { attached to: steel-3 }, hook#2: { attached to: steel-2 } }
do: [${doing}]
then: [${then}]
`,
    );
  return runScenarios(openLibrary(files), [`${folder}/mine.scenario.yaml`]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message }) => `${code} ${message}`),
  );
}

const STRIP = "choose a bot in an opponent's yard as prey\\nmove the prey's tool to the heap";

describe('a thing that is said as one, where there are several', () => {
  it.each([
    ['moved', STRIP, 'that: saw is in the heap and hook#1 is attached to steel-3'],
    [
      'changed in its counters',
      "choose a bot in an opponent's yard as prey\\nthe prey's tool gains 2 wears",
      'that: saw has 2 wears and hook#1 has 0 wears',
    ],
    [
      'attached elsewhere',
      "choose a bot in an opponent's yard as prey\\nattach the prey's tool to a bot in your yard",
      'that: saw is attached to iron-1',
    ],
  ])('is chosen by whoever does it: %s', (_, effect, then) => {
    const only = '{ then: [{ only offered: { Ann: [hook#1, saw] } }] }';
    expect(found(effect, `{ Ann: [run, strip, steel-3] }, ${only}, { Ann: saw }`, `{ ${then} }`)).toEqual([]);
  });

  it.each([
    ['steel-2', 'steel-3'],
    ['steel-3', 'steel-2'],
  ])('is one of those that no rule forbids: not %s', (safe, prey) => {
    const effect = `${safe} cannot be crushed until end of turn\\nchoose an opponent as rival\\ncrush the rival's bot`;
    expect(found(effect, '{ Ann: [run, strip] }', `{ that: ${prey} is in the heap }`)).toEqual([]);
  });

  it('is the one that there is, without a word', () => {
    const log = '{ did not happen: { decision: Ann, answer: [hook#2] } }, { that: hook#2 is in the heap }';
    expect(found(STRIP, '{ Ann: [run, strip, steel-2] }', log)).toEqual([]);
  });
});
