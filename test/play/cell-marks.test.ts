import { describe, expect, it } from 'vitest';
import { startMatch } from '../../interpreter/match/match.ts';
import { viewOf } from '../../interpreter/match/view/match-view.ts';
import type { Viewer } from '../../interpreter/engine/state/seat-visibility.ts';
import { faults, pasture, type Change } from '../pasture/kit.ts';

const marked = (cells: string): Change => ['\nends:\n', `\ntable:\n  cells:\n${cells}\nends:\n`];

const GATES =
  "    gates: { in: meadow, sign: '#', if: there is a player where that player's gate is the square }";
const NEAR = '    near: { in: meadow, sign: +, if: the square is within 1 of your gate }';

const marksOf = (viewer: Viewer, ...lines: string[]) => {
  const game = pasture(marked(lines.join('\n')));
  const match = startMatch(game, { players: 2, seed: '1' });
  return viewOf(match, viewer).zones['meadow'].grid?.marks;
};

describe('marks of cells', () => {
  it('stand in the cells of which the condition holds', () => {
    expect(marksOf(0, GATES)).toEqual({ A1: ['gates'], E4: ['gates'] });
  });

  it('are those of whoever looks, in the order of the table', () => {
    expect(marksOf(0, GATES, NEAR)).toEqual({
      A1: ['gates', 'near'],
      B1: ['near'],
      A2: ['near'],
      E4: ['gates'],
    });
    expect(marksOf(1, GATES, NEAR)?.['E4']).toEqual(['gates', 'near']);
  });

  it('are not shown to nobody in particular where everyone has others', () => {
    expect(marksOf('spectator', GATES, NEAR)).toEqual({ A1: ['gates'], E4: ['gates'] });
  });

  it('are in grids, and say something of cells', () => {
    expect(faults(marked('    gates: { in: barn, sign: x, if: the storm is 1 }'))[0]).toContain(
      'game/unknown',
    );
    expect(faults(marked('    gates: { in: meadow, sign: x, if: the sqare is empty }'))[0]).toContain(
      'name/unknown-noun',
    );
  });
});
