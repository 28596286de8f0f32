import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import { wordListSections, wordList } from '../../interpreter/reports/word-list/index.ts';
import { forEachGame } from '../games.ts';
import { folderWith, run, tinyFolder } from './kit.ts';

const THREE = 'examples/garden/in-three-languages.yaml';

const garden = async (...args: string[]): Promise<string> => {
  const { status, out, err } = await run(['words', 'examples/garden', ...args]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
};

describe('words', () => {
  it('lists all words of a game as they are written, and its cards', async () => {
    const out = await garden();
    for (const text of [
      'Garden: its words, as they are written in texts\n\nVerbs\n',
      '  discard a card           discards, discarded; takes: card\n',
      '  give a card to a player  gives, given; takes: card, receiver\n',
      '  play a fruit or tool     plays, played; takes: card\n',
      '\nActions: what players choose among, and what scenarios answer\n  play  in trade\n  sell  in trade\n  rest  in trade\n',
      '  fruit, fruits\n    colour       colour\n    ripeness     number 1..5\n  tool, tools\n    effect       effect\n',
      '\nValues\n  colour, colours  red, green, gold\n',
      '  your hand         of each player\n  the market\n  stall, stalls     in market\n',
      '  coin, coins    of each player\n',
      '  storm, storms  of the game; 0 to 3\n',
      '\nSettings\n  the goal  1 to 50; usually 10\n',
      '\nRoles\n  the first player\n',
      '\nNouns\n  bunch, bunches  a stall with at least 2 fruits\n',
      '\nRankings\n  the richest player  all players: coins, sales\n',
      '\nRounds and steps\n  round    flow/round\n  morning  flow/round/steps/morning\n  trade    flow/round/steps/trade\n',
      '\nCards: fruit “fruits”, 16 cards\n',
      '\nCards: tool “tools”, 4 cards\n  2 × ladder     Ladder\n  1 × barrow     Barrow\n',
    ])
      expect(out).toContain(text);
  });

  it.each([
    [
      'fr',
      'Verbes',
      '  discard a card           « Défaussez une carte »; discards, discarded; prend : card',
      '  stall, stalls     « étal »; in market'.replace('in', 'dans'),
    ],
    [
      'de',
      'Verben',
      '  discard a card           „Wirf eine Karte ab“; discards, discarded; nimmt: card',
      '  stall, stalls     „Stand“; in market',
    ],
  ])('says in %s how they are printed', async (language, title, verb, pile) => {
    const out = await garden('--lang', language, '--with', THREE);
    for (const text of [`\n${title}\n`, `${verb}\n`, `${pile}\n`]) expect(out).toContain(text);
  });

  it('prints one part', async () => {
    const out = await garden('--only', 'actions');
    expect(out).toBe(
      'Actions: what players choose among, and what scenarios answer\n  play  in trade\n  sell  in trade\n  rest  in trade\n' +
        '  In a variant, for instance: flow/round/steps/trade/actions/play/do\n',
    );
    expect(await garden('--only', 'contests')).toBe('');
    const { status, err } = await run(['words', 'examples/garden', '--only', 'verb']);
    expect(status).toBe(2);
    expect(err).toBe('cardwright: `--only` cannot be `verb`; did you mean `verbs`?\n');
  });

  it('lists the functions, tables, dice and cells of a variant in the form in which a text has them', async () => {
    const cwd = folderWith({
      'v.yaml': `variant: more
extends: garden
name: More
add:
  tables: { outshines: { of: colour, rows: { gold: [red, green], red: green } } }
  functions:
    juice: { takes: { fruit: a fruit }, is: the fruit's ripeness times 2 }
    worth: { takes: { one: a fruit, other: a fruit }, is: the one's ripeness + the other's ripeness }
    tip: { is: 3 }
    purse: { is: the number of coins of yours + 1 }
    heavy: { takes: { fruit: a fruit }, if: the fruit's ripeness is at least 3 }
    press: { takes: { fruit: a fruit, other: a fruit }, if: the juice of the fruit is more than the other's juice }
    ready: { if: you have at least 3 coins }
  rolls: { wind: { dice: 2d6, name: [wind roll, wind rolls] } }
  kinds/tool/fields/price: { type: number, optional: true, name: [fee, fees] }
set: { cards/ladder/effect: make a wind roll }
`,
    });
    const { out } = await run(['words', 'examples/garden', `${cwd}/v.yaml`]);
    for (const line of [
      'the juice of a fruit',
      'the worth between a fruit and a fruit',
      'the tip',
      'a fruit is heavy',
      'a fruit presses a fruit',
      'you are ready',
      'red outshines green, gold outshines red, gold outshines green',
    ])
      expect(out.split('\n').map((each) => each.replace(/ +takes: .*/, ''))).toContain(`  ${line}`);
    expect(out).toMatch(/^ {2}the juice of a fruit +takes: fruit$/m);
    expect(out).toMatch(/^ {2}the worth between a fruit and a fruit +takes: one, other$/m);
    expect(out).toContain('  wind roll, wind rolls  in files wind; 2d6\n');
    expect(out).toMatch(/^ {4}fee +in files price; number, not on every card$/m);
  });

  it('names what verbs take, and the paths of parts, so that a variant can change them', async () => {
    const cwd = folderWith({
      'v.yaml': `variant: haggling
extends: garden
name: Haggling
add:
  windows/haggling window:
    name: [haggling, hagglings]
    asks: each opponent
    from: the active player
    closes: all pass
    resolves: in order
    actions: { grumble: { do: lose a coin } }
set: { verbs/sell/do: open the haggling }
`,
    });
    const { out, err } = await run(['words', 'examples/garden', `${cwd}/v.yaml`]);
    expect(err).toBe('');
    expect(out).toMatch(/^ {2}give a card to a player +gives, given; takes: card, receiver$/m);
    expect(out).toMatch(/^ {2}haggling +in files haggling window; windows\/haggling window$/m);
    expect(out).toContain('\n  In a variant, for instance: nouns/bunch\n');
    expect(out).toMatch(/^ {2}trade +flow\/round\/steps\/trade$/m);
    const paths = [...out.matchAll(/(?:In a variant, for instance: |^ {2}\w+ +)(\w+\/[^;\n]+)$/gm)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(10);
    // Whatever is said to be a path leads somewhere.
    const taken = `${cwd}/w.yaml`;
    writeFileSync(
      taken,
      `variant: all\nextends: garden\nname: All\nadd:\n${paths.map((path) => `  ${path}: x\n`).join('')}`,
    );
    const checked = await run(['validate', taken, '--with', `${cwd}/v.yaml`, '--game', 'examples/garden']);
    for (const path of paths) expect(checked.out + checked.err).toContain(`already something at \`${path}\``);
  });

  it('lists the cards of each deck with their copies, and those in none', async () => {
    const cwd = folderWith({
      'v.yaml': `variant: own-trees
extends: garden
name: Own trees
remove: [deck/counts, cards/ladder/copies]
set: { kinds/fruit/starts: hand, cards/ladder/effect: gain a coin }
add:
  decks:
    north: { name: Northern, cards: { red-1: 2, red-5: 1, ladder: 1 } }
    south: { name: South, cards: { green-1: 3, ladder: 2 } }
`,
    });
    const out = await garden('--only', 'cards', '--with', `${cwd}/v.yaml`);
    expect(out).toContain(
      'Deck: north “Northern”, 4 cards\n  2 × red-1   red 1\n  1 × red-5   red 5\n  1 × ladder  Ladder\n',
    );
    expect(out).toContain('Deck: south “South”, 5 cards\n  3 × green-1  green 1\n  2 × ladder   Ladder\n');
    expect(out).toContain('\nCards: in no deck\n  red-2 ');
    expect(out.match(/ladder/g)).toHaveLength(2);
  });

  it('gives its data as JSON', async () => {
    const { out } = await run(['words', 'tiny', '--format', 'json'], { cwd: tinyFolder() });
    expect(JSON.parse(out)).toMatchObject({
      game: 'tiny',
      words: {
        actions: [{ id: 'show', written: ['show'], in: ['show'] }],
        kinds: [
          {
            id: 'treasure',
            written: ['treasure', 'treasures'],
            fields: [{ id: 'worth', type: 'number 1..5' }],
          },
        ],
        counters: [{ id: 'coin', of: 'player', from: 0 }],
      },
      cards: [{ by: 'kind', id: 'treasure', total: 15, cards: [{ id: 'gem-1', copies: 3 }, {}, {}, {}, {}] }],
    });
  });

  it('is where somebody is led who asks what a game is', async () => {
    const { status, err } = await run(['explain', 'tiny'], { cwd: tinyFolder() });
    expect([status, err]).toEqual([
      2,
      'cardwright: there is no card and no code `tiny`; `cardwright words tiny` lists its words\n',
    ]);
  });
});

/** What stands against a text that should be read. */
const reads = (entry: EntryKind, text: string): string[] =>
  parse(entry, wholeText(text)).diagnostics.map(({ message }) => `${text}: ${message}`);

const isTest = (text: string): boolean => !/^(?:the|your) /.test(text);

forEachGame('the list of words', (game) => {
  const list = wordList(game, 'en');

  it('has every word once, as it is read', () => {
    for (const section of wordListSections) {
      const all = list.words[section].map(({ id, written }) => `${id} ${written.join()}`);
      expect(new Set(all).size).toBe(all.length);
    }
    const { verbs, zones, roles, settings, functions, tables, nouns } = list.words;
    const things = [...zones, ...roles, ...settings].flatMap(({ in: zone, written }) =>
      zone ? [] : written,
    );
    expect([
      ...verbs.flatMap(({ written }) => reads('effect', written[0])),
      ...things.flatMap((text) => reads('expression', text)),
      ...nouns.flatMap(({ is }) => reads('phrase', is!)),
      ...functions.flatMap(({ written: [text] }) => reads(isTest(text) ? 'condition' : 'expression', text)),
      ...tables.flatMap(({ written }) => written.flatMap((text) => reads('condition', text))),
    ]).toEqual([]);
  });

  it('counts the copies that take part', () => {
    const listed = list.cards.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(new Set(listed)).toEqual(new Set(game.cards.map(({ symbol }) => symbol.id)));
    if (list.cards.every(({ by }) => by === 'kind'))
      expect(list.cards.reduce((sum, { total }) => sum + total, 0)).toBe(game.copies.length);
  });
});
