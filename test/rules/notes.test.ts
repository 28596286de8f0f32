import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { untranslated } from '../../interpreter/compiler/declare/translations.ts';
import { openLibrary } from '../../interpreter/compiler/loader/library.ts';
import { differencesOf } from '../../interpreter/reports/difference/index.ts';
import { ruleBook } from '../../interpreter/reports/rule-book/index.ts';
import { rulesPage } from '../../interpreter/reports/rule-book/pages/rule-pages.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const told = (what: string) => ({
  en: `The ${what} in English.`,
  fr: `${what} en français.`,
  de: `${what} auf Deutsch.`,
});
const paths = [
  'kinds/tool',
  'zones/market',
  'counters/coin',
  'nouns/bunch',
  'verbs/sell',
  'flow/round/steps/morning',
  'flow/round/steps/trade/actions/rest',
  'ends/goal reached',
];
const add = Object.fromEntries(paths.map((path) => [`${path}/note`, told(path)]));
const words = (text: string): string =>
  text.replace(/\*\*(Tools|Market)\.\*\*|[-\s]+/g, ' ').replace(/\s+/g, ' ');
const load = (more: object = {}) => {
  const variant = { variant: 'v', extends: 'garden', name: told('name'), add: { ...add, ...more } };
  return loadGame(new Map(garden).set('v.yaml', JSON.stringify(variant)), 'garden', ['v.yaml']);
};

it('the rule book has each note once, in its language, and nothing else changes', () => {
  const { game, diagnostics } = load();
  expect(diagnostics).toEqual([]);
  const plain = loadGame(garden, 'garden').game!;
  for (const language of ['en', 'fr', 'de'] as const) {
    const page = rulesPage(ruleBook(game!, language));
    for (const path of paths) expect(page.split(`*${told(path)[language]}*`)).toHaveLength(2);
    const without = paths.reduce((text, path) => text.replace(`*${told(path)[language]}*`, ''), page);
    expect(words(without).length - words(rulesPage(ruleBook(plain, language))).length).toBeLessThan(40);
  }
});

it('a note without languages is English everywhere, and that it lacks others is a hint', () => {
  const { game } = load({
    'roles/first player/note': 'Takes the hat.',
    'verbs/give/note': 'Handed over openly.',
  });
  expect(rulesPage(ruleBook(game!, 'de'))).toContain('*Handed over openly.*');
  const text = 'kinds: { fruit: { note: Ripe ones., starts: deck } }\n';
  const { file } = openLibrary(new Map([['game.yaml', `game: g\n${text}`]]));
  expect(
    untranslated([file('game.yaml')!], [file('game.yaml')!], true).some(({ details }) =>
      JSON.stringify(details).includes('Ripe ones.'),
    ),
  ).toBe(true);
});

it('what a variant notes is told as a difference in one line', () => {
  const found = differencesOf(loadGame(garden, 'garden').game!, load().game!, 'fr');
  const notes = found.filter(({ path }) => path.endsWith('/note'));
  expect(notes.map(({ path, after }) => [path, after])).toEqual(
    expect.arrayContaining([['kinds/tool/note', [told('kinds/tool').fr]]]),
  );
  expect(notes).toHaveLength(paths.length);
});
