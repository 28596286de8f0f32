import { describe, expect, it } from 'vitest';
import { refereeLog } from '../../interpreter/match/log/log-file.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { ruleBook } from '../../interpreter/reports/rule-book/index.ts';
import { wordList } from '../../interpreter/reports/word-list/index.ts';
import { languages } from '../../dsl/nlg/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { playOut } from '../playout.ts';
import { sampled, tries } from '../size.ts';

const skins = [
  ['slasher', 'examples/slasher/the-reef.yaml', /monster|slash\b|actor/i, ['table', 'reef']],
  [
    'here-to-slay',
    'examples/here-to-slay/variants/deep-space.yaml',
    /hero(es)?\b|\bmonster\b|\bparty\b/i,
    ['monster row', 'debris field'],
  ],
  [
    'slasherz',
    'examples/slasherz/variants/television.yaml',
    /\bvictims?\b|\bfront\b/i,
    ['void', 'archive', 'oblivion'],
  ],
  [
    'hismment',
    'examples/hismment/variants/star-ships.yaml',
    /\bhero(es)?\b|\bgrids?\b/i,
    ['grid', 'sector', 'arena'],
  ],
] as const;

/** A game with and without a skin. */
const both = (id: string, skin: string) => {
  const files = filesBelow(`cards/${id}`, isYaml);
  files.set(skin, filesBelow(skin.slice(0, skin.lastIndexOf('/')), isYaml).get(skin)!);
  return [loadGame(files, id), loadGame(files, id, [skin])].map(({ game }) => game!);
};

describe.each(skins)('%s in %s', (id, skin, gone, zone) => {
  const [plain, skinned] = both(id, skin);

  it('is played as ever, line by line', () => {
    const [a, b] = [plain, skinned].map((game) => {
      const played = playOut(game, {
        players: 2,
        seed: '7',
        log: true,
        each: (_match, _next, decisions) => decisions === tries(Infinity, 300),
      });
      const [, ...lines] = refereeLog(played).split('\n');
      return lines;
    });
    expect(a.length).toBeGreaterThan(100);
    expect(b).toEqual(a);
    // So a game that was saved with one of them goes on with the other.
    expect(skinned.hash).toBe(plain.hash);
  });

  it('has a rule book with the new names, in which each old one is gone', () => {
    for (const language of sampled(languages, 2)) {
      const [a, b] = [plain, skinned].map((game) => JSON.stringify(ruleBook(game, language)));
      expect(b).not.toBe(a);
      if (language === 'en') expect(a).toMatch(gone);
    }
    const kinds = ruleBook(skinned, 'en').kinds.map(({ name }) => name);
    for (const name of kinds) expect(name).not.toMatch(/^(monsters|actors|heroes)$/);
  });

  it('lists the words of texts, and the printed ones behind them', () => {
    const [a, b] = [plain, skinned].map((game) => wordList(game, 'en').words.kinds);
    expect(b.map(({ written }) => written)).toEqual(a.map(({ written }) => written));
    const printed = (words: typeof a): number => words.filter((each) => each.printed !== undefined).length;
    expect(printed(b)).toBeGreaterThan(printed(a));
  });

  it('is told with the new names', () => {
    const [before, after, word = before] = zone;
    const called = [plain, skinned].map((game) => calledIn(game, 'en', ['Ann', 'Ben']).zone(word).name);
    expect(called).toEqual([before, after]);
  });
});

const garden = filesBelow('examples/garden', isYaml);
const withAdded = (added: object, more: object = {}) =>
  loadGame(
    new Map(garden).set(
      'v.yaml',
      JSON.stringify({ variant: 'v', extends: 'garden', name: 'V', add: added, ...more }),
    ),
    'garden',
    ['v.yaml'],
  );

it('names that are written short take languages and printed names, whoever adds them', () => {
  const { game, diagnostics } = withAdded({
    'values/colour/of/red/fr': 'rouge',
    'values/colour/of/green/printed as': 'viridian',
    'zones/market/pile/de': ['Stand m', 'Stände'],
    'counters/coin/name/fr': 'pièce f',
  });
  expect(diagnostics).toEqual([]);
  const { enums, zones, counters } = game!.vocabulary;
  expect(enums[0].values.map(({ names }) => [names.en[0], names.fr?.[0], names.printed?.en?.[0]])).toEqual([
    ['red', 'rouge', undefined],
    ['green', undefined, 'viridian'],
    ['gold', undefined, undefined],
  ]);
  expect(zones.find(({ id }) => id === 'market')?.pile?.names).toMatchObject({
    en: ['stall', 'stalls'],
    de: ['Stand m', 'Stände'],
  });
  expect(counters.find(({ id }) => id === 'coin')?.names).toMatchObject({
    en: ['coin', 'coins'],
    fr: ['pièce f'],
  });
});

it('a printed word is no word of texts, and leads to that of the game', () => {
  const cards = [{ kind: 'tool', id: 'mine', effect: 'discard a shell' }];
  const [found] = withAdded({ 'kinds/fruit/printed as': ['shell', 'shells'] }, { cards }).diagnostics;
  expect([found.code, found.help?.includes('fruit')]).toEqual(['name/unknown-noun', true]);
});

it.each([
  [{ 'verbs/sell/printed as': { phrase: { en: 'trade in' } } }, 'game/phrase-lacks'],
  [{ 'kinds/fruit/printed as': { fr: 'le coquillage' } }, 'game/article'],
  [{ 'kinds/fruit/printed as': { es: 'concha' } }, 'schema/unknown-key'],
])('a printed name is checked like a name: %j', (added, code) => {
  expect(withAdded(added).diagnostics.map((each) => each.code)).toContain(code);
});
