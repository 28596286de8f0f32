import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const loaded = (texts: Readonly<Record<string, string>>) =>
  loadGame(openLibrary(new Map([...garden, ...Object.entries(texts)])), 'garden', Object.keys(texts));
const tool = (id: string, name: string, effect: string): string =>
  JSON.stringify({ kind: 'tool', id, name, effect });

it('names of cards are values in games that choose one, and in no others', () => {
  const plain = loaded({ 'one.yaml': tool('spade', 'Spade', 'gain a coin') });
  expect(plain.diagnostics).toEqual([]);
  expect(plain.game!.vocabulary.enums.map(({ id }) => id)).toEqual(['colour']);
  const { game, diagnostics, unused } = loaded({
    'one.yaml': tool('spade', 'Spade', 'choose a name\ndiscard all cards of that name in your hand'),
  });
  expect(diagnostics).toEqual([]);
  const names = game!.vocabulary.enums.find(({ ofCards }) => ofCards)!.values.map(({ id }) => id);
  expect(names).toContain('spade-name');
  expect(new Set(names).size).toBe(new Set(game!.cards.map(({ symbol }) => symbol.names.en[0])).size);
  expect(unused().filter(({ message }) => message.includes('-name'))).toEqual([]);
});

it('cards with one name have one value', () => {
  const { game } = loaded({
    'one.yaml': tool('spade', 'Spade', 'choose a name\ndiscard all cards of that name in your hand'),
    'two.yaml': tool('old-spade', 'Spade', 'gain a coin'),
  });
  const names = game!.vocabulary.enums.find(({ ofCards }) => ofCards)!.values.map(({ id }) => id);
  expect(names.filter((id) => id.includes('spade'))).toHaveLength(1);
});

it('a game with a word of its own for it keeps that word', () => {
  const variant = {
    variant: 'own',
    extends: 'garden',
    name: 'Own',
    add: { 'counters/name': { of: 'player', from: 0, name: ['name', 'names'] } },
  };
  const { game } = loaded({
    'own.yaml': JSON.stringify(variant),
    'one.yaml': tool('spade', 'Spade', 'gain a name'),
    'two.yaml': tool('hoe', 'Hoe', 'choose a name\ngain a coin'),
  });
  expect(game?.vocabulary.enums.map(({ id }) => id) ?? ['colour']).toEqual(['colour']);
});

it('a card can be put on top of a game whose own texts choose names', () => {
  const [file, text] = [...garden].find(([name]) => name.endsWith('garden/game.yaml'))!;
  const own = text.replace(
    'setup: the first',
    'states: { call: { of: game, holds: name } }\nsetup: |\n  the call becomes a random name\n  the first',
  );
  const texts = { [file]: own, 'one.yaml': tool('spade', 'Spade', 'the call becomes a name') };
  const { diagnostics } = loadGame(openLibrary(new Map([...garden, ...Object.entries(texts)])), 'garden', [
    'one.yaml',
  ]);
  expect(diagnostics).toEqual([]);
});
