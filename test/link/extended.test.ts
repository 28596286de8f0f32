import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { completionAt, diagnosticsOf, Workspace } from '../../service/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { loadedAs, ordersOf } from '../loading-orders.ts';

const garden = filesBelow('examples/garden', isYaml);

/** The garden with variants beside it, each with what it extends. */
const withVariants = (variants: Readonly<Record<string, readonly [base: string, rest: object]>>) =>
  new Map([
    ...garden,
    ...Object.entries(variants).map(([id, [base, rest]]): [string, string] => [
      `${id}.variant.yaml`,
      stringify({ variant: id, extends: base, name: { en: id, fr: id, de: id }, ...rest }),
    ]),
  ]);
const goal = (value: number) => ({ set: { 'settings/goal/default': value } });
const variant = (id: string, base: string, value: number): string =>
  `variant: ${id}\nextends: ${base}\nname: ${id}\nset: { settings/goal/default: ${value} }\n`;
const goalOf = (files: Map<string, string>, ...names: string[]): unknown => {
  const { game, diagnostics } = loadGame(files, 'garden', names);
  return game ? game.settings.map(({ standard }) => standard) : diagnostics.map(({ code }) => code);
};

it('a variant brings along what it extends, beneath it, and may change what that changes and adds', () => {
  const files = withVariants({
    a: ['garden', { ...goal(12), add: { 'verbs/sell/do/toll': 'lose a coin' } }],
    b: ['a', { ...goal(15), set: { 'settings/goal/default': 15, 'verbs/sell/do/toll': 'lose 2 coins' } }],
    c: ['b', goal(18)],
  });
  expect(goalOf(files, 'a.variant.yaml')).toEqual([12]);
  expect(goalOf(files, 'b.variant.yaml')).toEqual([15]);
  expect(goalOf(files, 'c.variant.yaml')).toEqual([18]);
  for (const order of ordersOf(['a.variant.yaml', 'b.variant.yaml', 'c.variant.yaml']))
    expect(goalOf(files, ...order)).toEqual([18]);
  expect(loadGame(files, 'garden', ['c.variant.yaml']).game?.variants).toEqual(['a', 'b', 'c']);
});

it('two that extend the same one share it, and contradict each other as before', () => {
  const more = { add: { 'functions/juice': { is: '3' } } };
  const files = withVariants({
    a: ['garden', more],
    b: ['a', goal(12)],
    c: ['a', { set: { 'players/max': 3 } }],
    d: ['a', goal(13)],
  });
  const both = ordersOf(['b.variant.yaml', 'c.variant.yaml']).map((order) =>
    loadedAs(files, 'garden', order, 10),
  );
  expect(new Set(both.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(goalOf(files, 'b.variant.yaml', 'c.variant.yaml')).toEqual([12]);
  expect(goalOf(files, 'b.variant.yaml', 'd.variant.yaml')).toEqual(['game/conflict']);
});

it('what a variant adds comes behind what it extends adds at the same place', () => {
  const files = withVariants({
    z: ['garden', { add: { 'verbs/sell/do/first': 'each player discards a card in their hand' } }],
    a: ['z', { add: { 'verbs/sell/do/second': 'move the top card of the deck to your hand' } }],
  });
  const { game, diagnostics } = loadGame(files, 'garden', ['a.variant.yaml']);
  expect(diagnostics).toEqual([]);
  expect(game?.variants).toEqual(['z', 'a']);
});

it.each([
  ['one that extends itself', { a: ['a', {}] }, ['a'], 'a'],
  ['two', { a: ['b', {}], b: ['a', {}] }, ['a', 'b'], 'b'],
] as const)('a circle of %s is refused where it closes', (_, variants, packs, at) => {
  const files = withVariants(variants);
  const [found] = loadGame(files, 'garden', ['a.variant.yaml']).diagnostics;
  expect([found.code, found.details, found.place.file]).toEqual([
    'pack/circular',
    expect.objectContaining({ packs }),
    `${at}.variant.yaml`,
  ]);
});

it('a variant of another game is no variant of this one, however far away it says so', () => {
  const files = withVariants({ a: ['vineyard', {}], b: ['a', goal(3)] }).set(
    'vineyard/game.yaml',
    'game: vineyard\n',
  );
  const found = loadGame(files, 'garden', ['b.variant.yaml']).diagnostics;
  expect(found.map(({ code, place }) => [code, place.file])).toContainEqual([
    'game/other-game',
    'a.variant.yaml',
  ]);
});

it('of several variants with one id the nearest is extended, and a pack is extended as a whole', () => {
  const pack = 'pack: rain\nversion: 1.0.0\nauthor: Ann\nlicence: MIT\nextends: garden\n';
  const files = new Map([
    ...garden,
    ['far/a.yaml', variant('a', 'garden', 5)],
    ['near/a.yaml', variant('a', 'garden', 6)],
    ['near/b.yaml', `variant: b\nextends: a\nname: b\nadd: { functions/juice: { is: 3 } }\n`],
    ['packs/rain/pack.yaml', pack],
    ['packs/rain/wet.yaml', variant('wet', 'garden', 8)],
    ['packs/rain/wetter.yaml', variant('wetter', 'wet', 9)],
    ['packs/rain/cards.yaml', '- { kind: tool, id: bucket, effect: gain a coin }\n'],
    ['of-pack.yaml', variant('of-pack', 'rain', 11)],
    ['of-variant.yaml', variant('of-variant', 'wet', 12)],
  ]);
  expect(goalOf(files, 'near/b.yaml')).toEqual([6]);
  expect(goalOf(files, 'packs/rain/pack.yaml')).toEqual([9]);
  expect(goalOf(files, 'of-pack.yaml')).toEqual([11]);
  for (const name of ['of-pack.yaml', 'of-variant.yaml']) {
    const { game } = loadGame(files, 'garden', [name]);
    expect(game?.packs.map(({ id }) => id)).toEqual(['garden', 'rain']);
    expect(game?.cards.some(({ symbol }) => symbol.id === 'bucket')).toBe(true);
  }
});

it('an editor checks a variant of a variant on the game that both are for, again when either changes', () => {
  const files = withVariants({
    a: ['garden', { add: { 'verbs/sell/do/toll': 'lose a coin' } }],
    b: ['a', { set: { 'verbs/sell/do/toll': 'lose 2 coins' } }],
  });
  const workspace = new Workspace(files);
  const found = () => diagnosticsOf(workspace, 'b.variant.yaml').map(({ code }) => code);
  expect(found()).toEqual([]);
  expect(workspace.filesOf('examples/garden/game.yaml')).toContain('b.variant.yaml');
  workspace.set('a.variant.yaml', files.get('a.variant.yaml')!.replace('toll', 'tithe'));
  expect(found()).toEqual(['game/path']);
});

it('an editor offers what a variant can extend', () => {
  const workspace = new Workspace(withVariants({ a: ['garden', goal(12)] }));
  const text = 'variant: mine\nname: Mine\nextends: ';
  workspace.set('mine.yaml', `${text}\n`);
  const { suggestions } = completionAt(workspace, 'mine.yaml', text.length);
  expect(suggestions.map(({ label }) => label)).toEqual(['garden', 'a', 'garden-in-three-languages']);
});
