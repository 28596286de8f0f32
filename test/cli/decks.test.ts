import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './kit.ts';

/** A game whose players bring decks. */
const game = `game: stones
language: 1
name: Stones
players: { min: 2, max: 2 }
kinds: { stone: { starts: bag, fields: { weight: { type: number, from: 1, to: 9 } } } }
zones: { bag: { of: player, seen by: nobody, order: stack }, heap: { of: player } }
roles: { first player: {} }
setup: |
  for each player in turn order, shuffle that player's bag
  the first player becomes a random player
flow:
  round:
    steps:
      - id: turns
        turns from: the first player
        until: every bag is empty
        actions:
          top: { if: your bag is not empty, do: move the top card of your bag to your heap }
          bottom: { if: your bag is not empty, do: move the bottom card of your bag to your heap }
ends: [{ id: done, after: turns, if: every bag is empty, winners: all players with the highest total weight of all stones in their heap }]
deck rules:
  whole: { cards: a card, from: 2, to: 3 }
  boulders: { cards: a stone where weight is at least 5, copies: 1 }
decks:
  light: { cards: { pebble: 2 } }
  heavy: { cards: { boulder: 1, pebble: 1 } }
  mixed: { cards: { pebble: 2, boulder: 1 } }
cards: [{ kind: stone, id: pebble, weight: 1 }, { kind: stone, id: boulder, weight: 9 }]
`;

const variant = (cards: string): string =>
  `variant: mine\nextends: stones\nname: Mine\nadd:\n  decks/mine:\n    cards:\n${cards}\n`;

const folder = (more: Readonly<Record<string, string>> = {}): string =>
  folderWith({ 'cards/stones/game.yaml': game, ...more });

const decks = async (cwd: string, ...args: readonly string[]): Promise<unknown> => {
  const { out, err } = await run(['simulate', 'stones', '-n', '1', '--format', 'json', '-j', '1', ...args], {
    cwd,
  });
  return err === '' ? (JSON.parse(out) as { decks: unknown }).decks : err;
};

describe('--deck', () => {
  it('says the deck of a seat, or of all in turn', async () => {
    const cwd = folder();
    expect(await decks(cwd)).toEqual(['light', 'heavy']);
    expect(await decks(cwd, '--deck', 'mixed')).toEqual(['mixed', 'heavy']);
    expect(await decks(cwd, '--deck', 'mixed,light')).toEqual(['mixed', 'light']);
    expect(await decks(cwd, '--deck', 'Ben=mixed')).toEqual(['light', 'mixed']);
    expect(await decks(cwd, '--deck', '2=mixed', '--deck', '1=heavy')).toEqual(['heavy', 'mixed']);
    expect(await decks(cwd, '--players', 'Eve,Sam', '--deck', 'Sam=light')).toEqual(['light', 'light']);
  });

  it('refuses what cannot be meant', async () => {
    const cwd = folder();
    expect(await decks(cwd, '--deck', 'Ben=mixt')).toContain('`mixt` is no deck of this game');
    expect(await decks(cwd, '--deck', 'Ben=mixt')).toContain('`light`, `heavy` or `mixed`');
    expect(await decks(cwd, '--deck', 'Bem=mixed')).toContain('there is no seat `Bem`');
    expect(await decks(cwd, '--deck', 'Ben=mixed,2=light')).toContain('seat 2 has two decks');
    expect(await decks(cwd, '--deck', 'light,heavy,mixed')).toContain('there are 3 decks for 2 seats');
    expect(await decks(cwd, '--deck', 'Ann=')).toContain('`--deck` names no deck');
  });

  it('is not wanted where the table has the cards', async () => {
    const { status, err } = await run(['simulate', 'garden', '-n', '1', '--deck', 'light']);
    expect(status).toBe(1);
    expect(err).toContain('`decks` has no effect in this game');
  });

  it('takes a deck of a file that is put on top', async () => {
    const cwd = folder({ 'mine.yaml': variant('      boulder: 1\n      pebble: 2') });
    expect(await decks(cwd, '--with', 'mine.yaml', '--deck', 'mine')).toEqual(['mine', 'heavy']);
  });

  it('is known to logs and to saved games', async () => {
    const cwd = folder();
    await run(['simulate', 'stones', '-n', '1', '-j', '1', '--deck', 'mixed,mixed', '--log', '.'], { cwd });
    expect(JSON.parse(readFileSync(join(cwd, '0.jsonl'), 'utf8').split('\n')[0])).toMatchObject({
      decks: ['mixed', 'mixed'],
    });
    expect(await run(['replay', '0.jsonl'], { cwd })).toMatchObject({ status: 0 });
    const { out } = await run(['play', 'stones', '--deck', 'mixed,mixed'], {
      cwd,
      input: 'save mine.json\nquit\n',
    });
    expect(out).toContain('mine.json');
    const again = await run(['play', 'stones', '--load', 'mine.json', '--bots', 'all'], { cwd });
    expect(again).toMatchObject({ status: 0 });
    expect(await run(['play', 'stones', '--load', 'mine.json', '--deck', 'light'], { cwd })).toMatchObject({
      status: 2,
    });
  });
});

/** What is found in a deck that is put on top. */
const found = async (cards: string): Promise<string> => {
  const cwd = folder({ 'mine.yaml': variant(cards) });
  return (await run(['validate', 'mine.yaml'], { cwd })).out;
};

describe('deck rules', () => {
  it('stand at the entry with which a deck becomes too large', async () => {
    const out = await found('      boulder: 1\n      pebble: 3');
    expect(out).toContain('the deck `mine` has 4 cards that are `a card`, and it needs 2 to 3');
    expect(out).toContain('mine.yaml:8:15');
  });

  it('stand at the deck that is too small', async () => {
    const out = await found('      boulder: 1');
    expect(out).toContain('the deck `mine` has 1 card that is `a card`, and it needs 2 to 3');
    expect(out).toContain('mine.yaml:6:5');
  });

  it('stand at the number of copies', async () => {
    const out = await found('      boulder: 2');
    expect(out).toContain('the deck `mine` has 2 copies of `boulder`, and at most 1 is allowed');
    expect(out).toContain('mine.yaml:7:16');
  });

  it('are silent about a deck with a card that there is not', async () => {
    const out = await found('      bolder: 1');
    expect(out).toContain('`bolder` is no card of this game');
    expect(out).not.toContain('needs');
  });
});
