import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const main = 'examples/garden/game.yaml';
/** What is told of the garden with an entry more in a section. */
function told(section: string, entry: string): string[] {
  const files = new Map(filesBelow('examples/garden', isYaml));
  const was = files.get(main)!;
  const text = was.replace(`\n${section}:\n`, `\n${section}:\n  ${entry}\n`);
  expect(text).not.toBe(was);
  const { diagnostics } = loadGame(files.set(main, text), 'garden');
  return diagnostics.map(({ code, place: { span } }) => `${code} ${text.slice(span.start, span.end)}`);
}

it.each([
  ['zones', 'coins: {}', ['game/clash coin']],
  ['counters', 'deck: { of: player, name: [fruit, fruits] }', ['game/clash deck']],
  ['roles', 'helper: { name: market }', ['game/clash helper']],
  ['zones', 'colour: {}', ['game/clash colour']],
  ['kinds', 'market: { starts: deck }', ['game/clash market']],
] as const)('of a word that is declared twice only that is told: %s %s', (section, entry, found) => {
  expect(told(section, entry)).toEqual(found);
});

it('tells what is wrong beside such a word', () => {
  const files = new Map(filesBelow('examples/garden', isYaml));
  const text = files.get(main)!.replace('\nzones:\n', '\nzones:\n  coins: {}\n');
  const mine = 'kind: tool\nid: mine\neffect: "gain 2 coins, then discard a plum"\n';
  const { diagnostics } = loadGame(files.set(main, text).set('mine.yaml', mine), 'garden', ['mine.yaml']);
  expect(diagnostics.map(({ code }) => code)).toEqual(['game/clash', 'name/unknown-noun']);
});

it('tells what is wrong whichever is meant', () => {
  expect(told('nouns', 'red: { is: a radish }')).toEqual(['game/clash red', 'name/unknown-noun radish']);
  expect(told('zones', 'coins: { when it runs out: shuffle the cellar }')).toEqual([
    'name/unknown-noun cellar',
    'game/clash coin',
  ]);
});
