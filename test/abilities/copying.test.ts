import { describe, expect, it } from 'vitest';
import { format } from '../../dsl/language/printer/format-text.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry, type Change } from './kit.ts';

const card = (kind: string, id: string, spell: string, more = ''): string =>
  `  - kind: ${kind}\n    id: ${id}\n${more}    spell: |\n${spell.replace(/^/gm, '      ')}\n`;

/** Charms that are brewed, one of which says what another one says; a totem has a text, too. */
const change = (mirror: string, model: string): Change => ({
  cards:
    card('charm', 'mirror', mirror) +
    card('charm', 'model', model, '    strength: 3\n') +
    card('totem', 'idol', model),
  replace: [
    ['starts: heap\n    fields:\n      power', 'starts: pit\n    fields:\n      power'],
    [
      '{ type: abilities }',
      `{ type: abilities, optional: true }
      spell: { type: effect }
      strength: { type: number, from: 0, to: 9, optional: true }
  totem:
    starts: pit
    fields:
      spell: { type: effect }`,
    ],
    ['\n  toss:', "\n  brew:\n    takes: { thing: a charm }\n    do: use the thing's spell\n  toss:"],
    ['          rest:', '          brew: { do: brew a charm in the pit }\n          rest:'],
  ],
});

const COPY = "choose a charm in the pit other than this as model\nuse the model's spell as this";
const game = (model: string, mirror = COPY): Game => quarry(change(mirror, model));

const lines = (match: Match, wanted: string): Readonly<Record<string, unknown>>[] =>
  logOf(match)
    .map(({ line }) => line as Readonly<Record<string, unknown>>)
    .filter(({ event }) => event === wanted);

/** What is moved when the mirror is brewed. */
const moved = (model: string, mirror?: string): unknown =>
  lines(played(game(model, mirror), ['brew', 'mirror']), 'move').at(-1)?.cards;

describe('a card says what another one says', () => {
  it('is `this` in that text, which is the other one without `as this`', () => {
    expect(moved('keep this')).toEqual(['mirror']);
    expect(moved('keep this', COPY.replace(' as this', ''))).toEqual(['model']);
  });

  it('has nothing where only the other one has something', () => {
    const model = 'gain (the strength of this) coins';
    const plain = played(game(model, COPY.replace(' as this', '')), ['brew', 'mirror']);
    expect(lines(plain, 'count').map(({ now }) => now)).toEqual([3]);
    expect(lines(played(game(model), ['brew', 'mirror']), 'count')).toEqual([]);
  });

  it('is what is waited for in what the text brings about', () => {
    const model = 'until end of turn, when you keep this, gain a coin\nkeep this';
    expect(lines(played(game(model), ['brew', 'mirror']), 'count')).toHaveLength(1);
  });

  it('goes on for a copy of a copy', () => {
    const model = 'choose a totem in the pit as model\nkeep this';
    expect(moved(model)).toEqual(['mirror']);
  });

  it('is of the same kind, which is asked before the game starts', () => {
    const found = faults(change(COPY.replace('a charm', 'a totem'), 'keep this'));
    expect(found).toEqual(['name/wrong-sort: the model']);
    expect(faults(change(COPY, 'keep this'))).toEqual([]);
  });

  it('is there: a rule of the game has no card', () => {
    const rules = "when a player tosses a charm, that player uses that charm's spell as this";
    expect(faults({ ...change(COPY, 'keep this'), rules })).toEqual(['name/no-this: as this']);
  });

  it('is played alike by the reference', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(compareGame(game('keep this'), 2, seed, 300).difference).toBeUndefined();
  });
});

it('is printed as it is written', () => {
  const text = "you may use the model's spell as this for each player";
  expect(format('effect', text.replace('as this', 'as   this'))).toBe(text);
});
