/** The table says what one knows of cards out of sight, and a match that is taken up still does. */
import { expect, it } from 'vitest';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { MatchTable } from '../../studio/engine/table/match-table.ts';
import { filesBelow, isYaml } from '../files.ts';

const texts = [...filesBelow('cards/hismment', isYaml)].filter(([path]) => !path.includes('scenario'));
const desk = new DesignerDesk({ file: 'cards/hismment/game.yaml', texts });
const sitters = ['person', 'random'] as const;
const MOST = 80;

it('shows what the seat has seen, also after the match was saved and taken up', async () => {
  const table = await MatchTable.begin(desk.playable([]), { players: 2, seed: '1', sitters });
  const known = (): readonly unknown[] => table.position('en').picture?.known ?? [];
  for (let i = 0; i < MOST && known().length === 0; i++) await table.answer([0], 'en');
  expect(known()[0]).toEqual({ place: expect.any(String), cards: [expect.any(String)] });
  const again = await MatchTable.load(desk.playable([]), { saved: table.save().text, sitters }, 'en');
  if (typeof again === 'string') throw new Error(again);
  expect(again.position('en').picture?.known).toEqual(known());
  expect(again.undo('en').picture?.known).toEqual(table.undo('en').picture?.known);
});
