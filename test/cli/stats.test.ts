import { describe, expect, it } from 'vitest';
import { setStatistics } from '../../interpreter/reports/set-statistics.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { run, tinyFolder } from './kit.ts';

const DICED = `
game: diced
language: 1
name: Diced
players: { min: 2, max: 2 }
values: { colour: { of: [red, blue] } }
kinds:
  spell:
    starts: deck
    fields:
      need: { type: range }
      power: { type: number, from: 0, to: 9, wild: true }
      colours: { type: list, of: colour, optional: true }
      effect: { type: effect }
  stone: { starts: deck, fields: { colour: { type: colour } } }
zones: { deck: { order: stack, seen by: nobody } }
counters: { point: { of: player, from: 0, name: [point, points] } }
rolls: { cast: { dice: 2d6, name: [cast roll, cast rolls] } }
roles: { first player: {} }
setup: the first player becomes a random player
flow:
  round:
    steps:
      - { id: turn, turns from: the first player, until: the round is 2, actions: { rest: { do: make a cast roll } } }
ends:
  - { id: over, after: turn, if: the round is 2, winners: all players }
`;
const CARDS = `
- kind: spell
  id: spark
  copies: 3
  need: 8+
  power: 2
  # a comment is no line

  effect: |
    gain 1 point
    gain 1 point
- { kind: spell, id: flame, need: 11+, power: any, colours: [red, blue], effect: gain 1 point }
- { kind: stone, id: 'stone-{colour}', each: { colour: [red, blue] } }
`;

const library = openLibrary(
  new Map([
    ['diced/game.yaml', DICED],
    ['diced/cards.yaml', CARDS],
  ]),
);
const { game, diagnostics } = loadGame(library, 'diced');

describe('the statistics of a set', () => {
  const found = setStatistics(game ?? (undefined as never), library);
  const field = (id: string, kind = 'spell') =>
    found.fields.find((each) => each.kind === kind && each.field === id)!;

  it('are of a game without faults', () => expect(diagnostics).toEqual([]));

  it('count cards and copies, by kind and by how many copies there are', () => {
    expect(found.all).toEqual({ cards: 4, copies: 6 });
    expect(found.kinds).toEqual([
      { kind: 'spell', cards: 2, copies: 4 },
      { kind: 'stone', cards: 2, copies: 2 },
    ]);
    expect(found.copies).toEqual([
      { copies: 1, cards: 3 },
      { copies: 3, cards: 1 },
    ]);
  });

  it('say how likely a range is on the dice of the game', () => {
    expect(found.dice).toBe('2d6');
    expect(field('need').values).toEqual([
      { value: '8+', cards: 1, copies: 3, chance: 15 / 36 },
      { value: '11+', cards: 1, copies: 1, chance: 3 / 36 },
    ]);
  });

  it('count what fields hold; what stands for any value is in no average', () => {
    expect(field('power')).toMatchObject({
      average: 2,
      values: [
        { value: 'any', cards: 1, copies: 1 },
        { value: '2', cards: 1, copies: 3 },
      ],
    });
    expect(field('colours').values).toEqual([
      { value: 'red', cards: 1, copies: 1 },
      { value: 'blue', cards: 1, copies: 1 },
    ]);
    expect(field('colour', 'stone').values.map(({ copies }) => copies)).toEqual([1, 1]);
    expect(field('effect')).toBeUndefined();
  });

  it('count the lines of entries, of which one may make several cards', () => {
    expect(found.lines).toEqual({
      entries: 3,
      average: 10 / 3,
      longest: [
        { card: 'spark', lines: 8 },
        { card: 'flame', lines: 1 },
        { card: 'stone-red', lines: 1 },
      ],
    });
  });
});

describe('cardwright stats', () => {
  it('prints tables, or the numbers as JSON', async () => {
    const cwd = tinyFolder();
    const { status, out } = await run(['stats', 'tiny'], { cwd });
    expect(status).toBe(0);
    expect(out).toMatch(/^tiny: \d+ cards, \d+ copies\n\nkind +cards +copies\ntreasure /);
    expect(out).toMatch(/lines a card: \d+\.\d in \d+ entries/);
    const { out: json } = await run(['stats', 'tiny', '--format', 'json'], { cwd });
    expect(JSON.parse(json)).toMatchObject({ game: 'tiny', kinds: [{ kind: 'treasure' }] });
  });

  it('tells the faults of a game that has some', async () => {
    const cwd = tinyFolder({ 'cards/tiny/more.yaml': 'kind: tresure\nid: more\n' });
    const { status, out, err } = await run(['stats', 'tiny'], { cwd });
    expect([status, `${out}${err}`.includes('tresure')]).toEqual([1, true]);
  });
});
