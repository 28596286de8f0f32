import { expect, it } from 'vitest';
import { openLibrary } from '../../../interpreter/index.ts';
import { runScenarios } from '../../../interpreter/scenarios/index.ts';
import { gameFiles } from '../../files.ts';
import { gameOrSkip } from '../../games.ts';

const FILE = 'cards/slasherz/scenarios/asked.scenario.yaml';

/** What somebody is told who asks for something that is not on offer. */
function told(doing: string, given = 'hand: [first-aid, power-cut, head-count]'): string[] {
  const scenario = `scenario: somebody asks
game: slasherz
players: 2
given:
  step: turns
  turn: Ann
  first player: Ann
  Ann: { ${given}, deck: [the-gravedigger#1], front: [the-drifter] }
  Ben: { hand: [trapdoor], deck: [whispers], front: [the-ferryman#1] }
do:
${doing}
`;
  const library = openLibrary(new Map([...gameFiles('slasherz'), [FILE, scenario]]));
  return runScenarios(library, [FILE], { ways: ['straight'] }).flatMap(({ diagnostics }) =>
    diagnostics.map(({ help }) => help ?? ''),
  );
}

gameOrSkip('slasherz').describe('why something is not on offer', () => {
  it('an event in a phase in which it may not be used', () => {
    expect(told('  - Ann: first-aid')).toEqual([
      expect.stringContaining('first-aid is for retreat, and this is preparation'),
    ]);
    expect(told('  - Ann: power-cut')).toEqual([
      expect.stringContaining('power-cut is for attack, and this is preparation'),
    ]);
    expect(told('  - Ann: [pass, head-count]')).toEqual([
      expect.stringContaining('head-count is for preparation and retreat, and this is combat'),
    ]);
    expect(told('  - Ann: [pass, fight, first-aid]')).toEqual([
      expect.stringContaining('first-aid is for retreat, and this is attack'),
    ]);
  });

  it('an event of another phase, where an event is chosen', () => {
    const [said] = told('  - Ann: [event, first-aid]');
    expect(said).toContain('first-aid is not `preparing`');
    expect(said).toContain('first-aid is for retreat, and this is preparation');
  });

  it('the action, where all events in hand are for later', () => {
    const [said] = told('  - Ann: event', 'hand: [first-aid]');
    expect(said).toContain('first-aid is for retreat');
  });

  it('nothing is told of cards that are not seen', () => {
    const [said] = told('  - Ann: trapdoor');
    expect(said).not.toContain('is for');
  });
});
