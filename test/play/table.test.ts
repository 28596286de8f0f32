import '../all-languages.ts';
import { describe, expect, it } from 'vitest';
import { viewFor, viewOf } from '../../interpreter/match/view/match-view.ts';
import type { Viewer } from '../../interpreter/engine/state/seat-visibility.ts';
import { whyNot } from '../../interpreter/match/explain/why-not.ts';
import { mentionedTo } from '../../interpreter/match/view/mentioned-objects.ts';
import { logOf } from '../../interpreter/match/match.ts';
import { openSentences } from '../../interpreter/reports/narration/table-sentences.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { baking, kiln, kilnWith, say } from './kiln.ts';

const game = kiln();

/** The badges of a card, as a viewer sees them. */
const badgesOf = (match: ReturnType<typeof baking>, viewer: Viewer, card: string) =>
  viewOf(match, viewer).cards?.[card]?.badges ?? [];

/** What is found in the game with a line written anew. */
const codesOf = (old: string, made: string): string[] =>
  kilnWith([old, made]).diagnostics.map(({ code }) => code);

const badgeCodes = (badge: string): string[] =>
  codesOf('ready: { of: order, in: board, if: this is fillable }', `ready: ${badge}`);
const shownCodes = (line: string): string[] => codesOf('shows: { board: whole }', line);

describe('badges', () => {
  it('show a value, also of a greatest one, and the name of a value', () => {
    expect(badgesOf(baking(game), 1, 'blue-pot#3')).toEqual([
      { badge: 'wear', value: 0, outOf: 9 },
      { badge: 'finish', value: 'blue' },
    ]);
  });

  it('show their bare name as long as something holds', () => {
    const ready = badgesOf(baking(game), 0, 'gift').filter(({ badge }) => badge === 'ready');
    expect(ready).toEqual([{ badge: 'ready' }]);
    expect(badgesOf(baking(game), 0, 'feast').some(({ badge }) => badge === 'ready')).toBe(false);
  });

  it('say which of the phrases that a card prints have nothing of their own', () => {
    const missing = badgesOf(baking(game), 0, 'feast').find(({ badge }) => badge === 'missing');
    expect(missing?.lacks).toEqual([
      { kind: 'printed', card: 'feast', field: 'wants', at: 1 },
      { kind: 'printed', card: 'feast', field: 'wants', at: 2 },
    ]);
  });

  it('say how far a number is from what is wanted, also inside of conditions', () => {
    const match = baking(game);
    const lacks = (badge: string) => badgesOf(match, 0, 'gift').find((each) => each.badge === badge)?.lacks;
    expect(lacks('waits')).toEqual([
      { kind: 'number', words: 'you have at least 4 coins', has: 0, wants: 4 },
    ]);
    expect(lacks('promise')).toEqual([
      { kind: 'number', words: 'you have at least 3 coins', has: 0, wants: 3 },
    ]);
    expect(lacks('missing')).toBeUndefined();
    say(match, 'earn');
    expect(badgesOf(match, 0, 'gift').find((each) => each.badge === 'waits')?.lacks).toEqual([
      { kind: 'number', words: 'you have at least 4 coins', has: 2, wants: 4 },
    ]);
  });

  it('are those of whoever looks; nobody in particular has those that are the same for all', () => {
    const match = baking(game, ['earn', 'stop', 'earn']);
    const waits = (seat: number) => badgesOf(match, seat, 'gift').some(({ badge }) => badge === 'waits');
    expect([waits(0), waits(1)]).toEqual([false, true]);
    expect(badgesOf(match, 'referee', 'gift')).toEqual([]);
    expect(badgesOf(match, 'referee', 'blue-pot#3').map(({ badge }) => badge)).toEqual(['wear', 'finish']);
  });

  it('leave no trace in the position', () => {
    const match = baking(game);
    const before = match.runner.m.p.slice();
    viewFor(match, 0);
    expect(match.runner.m.p).toEqual(before);
  });

  it.each([
    ['there is a pot in any hand', false],
    ['the number of cards in any hand is at least 3', true],
    ['there is a spark in your hand', true],
    ['there is a spark in your hand where amounts is 1', undefined],
    ['the top card of the store is a pot', false],
    ['every shelf is empty', true],
  ])('may not depend on what others hide: %s', (condition, right) => {
    const { diagnostics } = kilnWith([
      'ready: { of: order, in: board, if: this is fillable }',
      `ready: { of: order, if: ${condition} }`,
    ]);
    const codes = diagnostics.map(({ code }) => code);
    if (right === undefined) expect(codes).not.toContain('game/badge-hidden');
    else expect(codes).toEqual(right ? [] : ['game/badge-hidden']);
  });

  it('say exactly one thing, about something that there is', () => {
    expect(badgeCodes('{ of: order }')).toEqual(['game/badge']);
    expect(badgeCodes('{ of: order, is: 1, if: this is fillable }')).toEqual(['game/badge']);
    expect(badgeCodes('{ of: order, if: this is fillable, out of: 3 }')).toEqual(['game/idle-key']);
    expect(badgeCodes('{ of: ordre, if: this is fillable }')).toEqual(['game/unknown']);
    expect(badgeCodes('{ of: order, in: bord, if: this is fillable }')).toEqual(['game/unknown']);
  });
});

describe('how much of a card a table shows', () => {
  it('is all of it in hands and what stands on it in play, unless the data says otherwise', () => {
    expect(Object.fromEntries(game.table.shows)).toEqual({
      store: 'name',
      hand: 'whole',
      shelf: 'short',
      board: 'whole',
      ashes: 'name',
    });
    expect(game.table.card).toEqual(['crack']);
  });

  it('names zones, fields and counters that there are', () => {
    expect(shownCodes('shows: { bord: whole }')).toEqual(['game/unknown']);
    expect(shownCodes('fields: { board: [heet] }')).toEqual(['game/unknown']);
    expect(shownCodes('card: [coin]')).toEqual(['game/unknown']);
    expect(shownCodes('shows: { board: much }')).toEqual(['schema/not-one-of']);
  });
});

it('says what is missing where something cannot be chosen', () => {
  const two = kiln(
    [
      'bake: { do: bake an order on the board }',
      'bake: { do: bake an order on the board where that order is fillable }',
    ],
    ['id: gift, name', 'id: gift, copies: 2, name'],
  );
  const match = baking(two, ['bake']);
  expect(whyNot(match, 0, 'gift#1')).toEqual([]);
  expect(whyNot(match, 0, 'feast')).toEqual(['feast is not a fillable order; missing: pot, white pot']);
});

describe('what a roll is made of', () => {
  it('names the cards of those who respond, also while a text of another card is carried out', () => {
    const wielding = kiln(
      [
        'name: { en: [amount, amounts] } }\n',
        'name: { en: [amount, amounts] } }\n      effect: { type: effect, optional: true }\n',
      ],
      ['amounts: [1, -3] }', 'amounts: [1, -3], effect: bake an order on the board }'],
      [
        '          stop: { do: nothing }',
        "          stop: { do: nothing }\n          wield: { choose: a spark in your hand as tool, do: use the tool's effect }",
      ],
    );
    const match = baking(wielding, ['wield', 'ember', 'gift', 'stoke', 'coal'], [3, 3]);
    expect(viewFor(match, 0).open?.rolls).toMatchObject([
      { about: 'gift', plus: [[2, expect.stringMatching(/^coal/)]], total: 8 },
    ]);
    expect(mentionedTo(match, 0).map(({ word }) => word)).not.toContain('this');
    const burnt = logOf(match).flatMap(({ line }) =>
      line.event === 'move' && line.to === 'ashes' ? [line] : [],
    );
    expect(burnt).toHaveLength(1);
    expect(burnt[0]).not.toHaveProperty('card');
  });
});

/** What lasts once a spark with this effect is used, in each language. */
const lasting = (effect: string, answers: readonly string[]) => {
  const wielding = kiln(
    [
      'name: { en: [amount, amounts] } }\n',
      'name: { en: [amount, amounts] } }\n      effect: { type: effect, optional: true }\n',
    ],
    ['amounts: [1, -3] }', `amounts: [1, -3], effect: "${effect}" }`],
    [
      '          stop: { do: nothing }',
      "          stop: { do: nothing }\n          wield: { choose: a spark in your hand as tool, do: use the tool's effect }",
    ],
  );
  const match = baking(wielding, ['wield', 'ember', ...answers]);
  return (['en', 'fr', 'de'] as const).map(
    (language) => openSentences(calledIn(wielding, language, match.names.seats), viewFor(match, 0))[0],
  );
};

describe('what lasts', () => {
  it.each([
    'choose a spark in your hand as plan\\nthe plan cannot be burned until the end of the round',
    'choose a spark in your hand\\nthat spark cannot be burned until the end of the round',
  ])('calls the one card that it is about by its name: %s', (effect) => {
    const [en, fr, de] = lasting(effect, ['coal']);
    expect(en).toBe('Ann: Coal cannot be burned until the end of the round.');
    expect(fr).toMatch(/Charbon/);
    expect(de).toMatch(/Kohle/);
  });
});
