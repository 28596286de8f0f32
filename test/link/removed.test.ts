import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { differencesOf } from '../../interpreter/reports/difference/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { inOtherOrder, loadedAs, ordersOf } from '../loading-orders.ts';

const garden = filesBelow('examples/garden', isYaml);
const variant = (id: string, rest: object): string =>
  JSON.stringify({ variant: id, extends: 'garden', name: id, ...rest });
type Texts = Readonly<Record<string, string>>;
const filesOf = (texts: Texts) => new Map([...garden, ...Object.entries(texts)]);
const load = (texts: Texts) => loadGame(filesOf(texts), 'garden', Object.keys(texts));
const found = (rest: object): string[] =>
  load({ 'a.yaml': variant('a', rest) }).diagnostics.map(
    ({ code, place, message, related }) => `${code} ${place.file} ${message} (${related?.length ?? 0})`,
  );

it('all that uses a removed part is listed once, at the line of the variant', () => {
  expect(found({ remove: ['kinds/tool'] })).toEqual([
    'game/still-used a.yaml `kinds/tool` cannot be removed alone: `zones/bench/takes`, `cards/ladder/kind`, `cards/barrow/kind`, `cards/scarecrow/kind` and `verbs/play/takes/card` use it (5)',
  ]);
  expect(found({ remove: ['verbs/sell'] })).toEqual([
    'game/still-used a.yaml `verbs/sell` cannot be removed alone: `flow/round/steps/trade/actions/sell/do` uses it (1)',
  ]);
  expect(found({ remove: ['values/colour/of/red'] }).join()).toMatch(
    /^game\/still-used a.yaml `values\/colour\/of\/red`/,
  );
});

it('texts of the game that mean something else without a removed word are not told besides', () => {
  const files = filesBelow('cards/here-to-slay', isYaml);
  const text = JSON.stringify({ variant: 'a', extends: 'here-to-slay', name: 'a', remove: ['kinds/magic'] });
  const { diagnostics } = loadGame(new Map([...files, ['a.yaml', text]]), 'here-to-slay', ['a.yaml']);
  expect(diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? code : []))).toEqual([
    'game/still-used',
  ]);
});

const help = (rest: object) => load({ 'a.yaml': variant('a', rest) }).diagnostics[0].help;

it('the help offers `with all` where it takes something along', () => {
  expect(help({ remove: ['kinds/tool'] })).toContain('`remove: { kinds/tool: with all }`');
  expect(help({ remove: { 'kinds/tool': 'alone' } })).toContain('`remove: { kinds/tool: with all }`');
  expect(help({ remove: { 'kinds/tool': 'with all' } })).not.toContain('with all');
  expect(help({ remove: ['verbs/sell'] })).not.toContain('with all');
});

const noTools = {
  remove: { 'kinds/tool': 'with all' },
  set: { 'verbs/play/takes/card': 'a fruit', 'verbs/play/do': 'move the card to a stall or a new stall' },
};

it('`with all` takes along the cards of a kind and the data that name it, and diff lists them', () => {
  const { game, diagnostics } = load({ 'a.yaml': variant('a', noTools) });
  expect(diagnostics).toEqual([]);
  expect(game!.cards.every(({ symbol }) => symbol.kind.id === 'fruit')).toBe(true);
  expect(game!.vocabulary.zones.map(({ id }) => id)).not.toContain('bench');
  const gone = differencesOf(load({}).game!, game!, 'en').filter(({ how }) => how === 'removed');
  expect(gone.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['kinds/tool', 'zones/bench', 'cards/ladder', 'deck/counts/tool']),
  );
});

it('a field goes with what cards say of it', () => {
  expect(found({ remove: { 'kinds/tool/fields/effect': 'with all' } }).join()).not.toContain('cards/ladder');
  expect(found({ remove: ['kinds/tool/fields/effect'] }).join()).toContain('cards/ladder/effect');
});

it('a removal is the same game in every order', () => {
  const texts: Texts = {
    'a.yaml': variant('a', noTools),
    'b.yaml': variant('b', { set: { 'settings/goal/default': 5 } }),
    'c.yaml':
      'kind: fruit\nid: plum\nname: Plum\ncolour: any\nripeness: any\nbrings: { counters: { rune: { of: fruit } } }\n',
  };
  const all = ordersOf(Object.keys(texts)).flatMap((order) =>
    [1, 2].map((by) => loadedAs(inOtherOrder(filesOf(texts), by), 'garden', order, 40)),
  );
  expect(new Set(all).size).toBe(1);
});
