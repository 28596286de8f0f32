import { expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { postedVariants, saidAgain, saidBy } from '../posted-variants.ts';
import { fileText } from './library.ts';

const here = postedVariants.filter(({ game }) => gamesThere().includes(game));
const kindsOf = (game: string): string[] => here.filter((each) => each.game === game).map(({ kind }) => kind);

it.each(gamesThere())('%s has variants of at least six kinds that people post', (game) => {
  expect(new Set(kindsOf(game)).size).toBe(kindsOf(game).length);
  expect(kindsOf(game).length).toBeGreaterThanOrEqual(6);
});

it('each kind is in the table of wishes, and the table shows only variants of the list', () => {
  const page = fileText('docs/write-a-variant.md');
  const table = page.slice(page.indexOf('| wish |'), page.indexOf('### A game for one')).split('\n').slice(2);
  const rows = table.filter((line) => line.startsWith('|')).map((line) => line.split('|').map((cell) => cell.trim()));
  expect([...new Set(here.map(({ kind }) => kind))].sort()).toEqual(rows.map(([, wish]) => wish).sort());
  for (const [, wish, , shown] of rows)
    for (const [, file] of shown.matchAll(/\((?:\.\.\/)(examples\/[^)]*)\)/g))
      expect(here).toContainEqual(expect.objectContaining({ kind: wish, file }));
});

it.each(gamesThere())('they say no text of %s again', (game) => {
  const said = saidBy(fileText(`cards/${game}/game.yaml`));
  const files = here.filter((each) => each.game === game).map(({ file }) => file);
  const again = files.flatMap((file) => saidAgain(said, fileText(file)).map((path) => `${file}: ${path}`));
  expect(again).toEqual([]);
});

it('a text said again is found, whole or under a new path', () => {
  const text = 'draw a card\ngain 2 coins\ngain a sale';
  const game = JSON.stringify({ verbs: { sell: { do: text } } });
  const variant = {
    set: { 'verbs/sell/do': `${text}\nlose a coin` },
    add: { 'verbs/a/do': text, 'verbs/b/do': 'nothing' },
  };
  const said = saidBy(game);
  expect(saidAgain(said, JSON.stringify(variant))).toEqual(['verbs/sell/do', 'verbs/a/do']);
});
