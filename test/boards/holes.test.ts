import { describe, expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { loadMatch, saveMatch } from '../../interpreter/match/save/save-match.ts';
import { answerByValues, isOver, randomBot, seatsAsked, startMatch } from '../../interpreter/match/match.ts';
import { refereeView } from '../../interpreter/match/view/match-view.ts';
import { ruleBook, rulesPage } from '../../interpreter/reports/index.ts';
import { compareGame } from '../reference/compare.ts';
import { filesBelow, isYaml } from '../files.ts';

const withHoles = (id: string, zone: string, holes: string) => {
  const text = `variant: holes\nextends: ${id}\nname: Holes\nadd: { zones/${zone}/holes: ${holes} }\n`;
  const files = new Map(filesBelow(`examples/${id}`, isYaml)).set('mine/v.yaml', text);
  return loadGame(openLibrary(files), id, ['mine/v.yaml']);
};

const BOARDS = [
  ['moor', 'moor', ['C3', 'B2']],
  ['ford', 'river', ['D4', 'C3', 'E5']],
] as const;

describe.each(BOARDS)('a board with holes: %s', (id, zone, holes) => {
  const { game, diagnostics } = withHoles(id, zone, `[${holes.join(', ')}]`);

  it('is played by the reference alike', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (let seed = 0; seed < 3; seed++)
      expect(compareGame(game!, 2, `holes ${seed}`, 150).difference).toBeUndefined();
  });

  it('has no card in a hole, and is the same after each load', () => {
    const match = startMatch(game!, { players: 2, seed: '1' });
    const bot = randomBot('holes');
    for (let i = 0; i < 40 && !isOver(match); i++) {
      const { grid } = refereeView(match).zones[zone]!;
      expect(grid!.holes).toEqual(holes);
      for (const hole of holes) expect(Object.keys(grid!.cells)).not.toContain(hole);
      const again = loadMatch(game!, saveMatch(match)).match!;
      expect(refereeView(again)).toEqual(refereeView(match));
      answerByValues(match, bot(match, seatsAsked(match)[0]));
    }
  });

  it('is described in the rule book', () => {
    expect(rulesPage(ruleBook(game!, 'en'))).toMatch(/\(without [A-Z]\d/);
  });
});

describe('a board with holes', () => {
  it('has no cell there that a text could name', () => {
    const { diagnostics } = withHoles('moor', 'moor', '[A1]');
    expect(diagnostics.map(({ code, message, help }) => `${code}: ${message} (${help})`)).toContain(
      'game/cell: `A1` is no cell of `moor` (its rows begin with `A` and end with `C1`, `D2`, `E3`, `D4` and `C5`)',
    );
  });

  it.each(['[Z9]', '[B2, B2]'])('has only cells left out that are there: %s', (holes) => {
    const { diagnostics } = withHoles('moor', 'moor', holes);
    expect(diagnostics.map(({ code }) => code)).toContain('game/cell');
  });

  it('says which cells are left out where another is wanted', () => {
    const { diagnostics } = withHoles('ford', 'river', '[D4, H9]');
    expect(diagnostics[0]!.help).toBe(
      'its cells are those from `A1` to `G7`, without `D4`: a letter for the column, then the number of the row',
    );
  });
});
