import { expect, it } from 'vitest';
import { savedObject, toySlots, toySheets, type ToyDeck } from '../../print/exchange/tabletop-simulator.ts';

const size = { width: 63, height: 88 };
const card = (id: string) => ({ id, name: id, text: '', copies: 1, front: [] });
const deck = (...ids: string[]): ToyDeck => ({
  id: 'main',
  name: 'Main',
  size,
  back: [],
  cards: ids.map(card),
});

it('keeps the slot of a card when others come and go', () => {
  const before = toySlots([deck('ant', 'bee', 'cow')]);
  expect(before).toEqual({ main: { ant: 0, bee: 1, cow: 2 } });
  expect(toySlots([deck('ape', 'ant', 'cow')], before)).toEqual({ main: { ant: 0, ape: 1, cow: 2 } });
});

it('fills sheets of 69 cards', () => {
  const many = deck(...Array.from({ length: 75 }, (_, i) => `card-${i}`));
  const slots = toySlots([many]);
  expect(toySheets(many, slots['main']).map(({ across, down }) => [across, down])).toEqual([
    [10, 7],
    [10, 2],
  ]);
});

it('has an object for each copy, which names its slot', () => {
  const one = { ...deck('ant', 'bee'), cards: [{ ...card('ant'), copies: 2 }, card('bee')] };
  const slots = toySlots([one]);
  const sheets = toySheets(one, slots['main']).map((sheet) => ({ ...sheet, url: 'sheet.png' }));
  const saved = savedObject({
    name: 'Game',
    decks: [one],
    slots,
    sheets,
    backs: new Map([['main', 'back.png']]),
    counters: [],
    dice: [6],
  });
  const [pile, die] = saved['ObjectStates'] as Record<string, unknown>[];
  expect(pile['DeckIDs']).toEqual([1100, 1100, 1101]);
  expect(pile['CustomDeck']).toMatchObject({
    11: { FaceURL: 'sheet.png', BackURL: 'back.png', NumWidth: 10, NumHeight: 2 },
  });
  const ids = (pile['ContainedObjects'] as { GUID: string }[]).map(({ GUID }) => GUID);
  expect(new Set(ids).size).toBe(3);
  expect(die['Name']).toBe('Die_6');
});
