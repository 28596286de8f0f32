/** A match that is taken up again has its history, as long as the game is the same. */
import { describe, expect, it } from 'vitest';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { MatchTable } from '../../studio/engine/table/match-table.ts';
import { filesBelow, isYaml } from '../files.ts';

const texts = [...filesBelow('cards/slasher', isYaml)].filter(([path]) => !path.includes('scenario'));
const desk = new DesignerDesk({ file: 'cards/slasher/game.yaml', texts });
const sitters = ['person', 'random'] as const;

async function played(answers: number): Promise<MatchTable> {
  const table = await MatchTable.begin(desk.playable([]), { players: 2, seed: 'taken up', sitters });
  for (let i = 0; i < answers; i++) await table.answer([0], 'en');
  return table;
}

describe('a match that is taken up', () => {
  it('has all that led to it, and its last answer can be taken back', async () => {
    const table = await played(6);
    const { text } = table.save();
    const again = await MatchTable.load(desk.playable([]), { saved: text, sitters }, 'en');
    if (typeof again === 'string') throw new Error(again);
    const [before, now] = [table.position('en'), again.position('en')];
    expect(now.picture).toEqual(before.picture);
    expect(again.running.answers).toEqual(table.running.answers);
    expect(again.undo('en').picture).toEqual(table.undo('en').picture);
  });

  it('may come from a terminal, which keeps in it how it showed the game', async () => {
    const table = await played(3);
    const saved = JSON.stringify({ ...JSON.parse(table.save().text), screens: { auto: ['Ann'] } });
    const again = await MatchTable.load(desk.playable([]), { saved, sitters }, 'en');
    if (typeof again === 'string') throw new Error(again);
    expect(again.running.answers).toEqual(table.running.answers);
  });

  it.each([
    ['are not known', undefined],
    ['cannot be read', '{'],
    ['are no texts', 7],
    ['are of nobody', '9 0'],
    ['are fewer', '0 0'],
  ])('goes on from its position where the answers before it %s', async (_, answers) => {
    const { text } = (await played(4)).save();
    const saved = JSON.stringify({ ...JSON.parse(text), answers });
    const again = await MatchTable.load(desk.playable([]), { saved, sitters }, 'en');
    if (typeof again === 'string') throw new Error(again);
    expect(again.running.answers).toHaveLength(0);
    expect(again.position('en').picture?.question).toBeDefined();
  });
});
