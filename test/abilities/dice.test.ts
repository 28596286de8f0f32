import { describe, expect, it } from 'vitest';
import type { Language } from '../../dsl/text/locale.ts';
import { said, type LocalizedMessage } from '../../dsl/diagnostics/localize.ts';
import { logOf } from '../../interpreter/match/match.ts';
import { scriptDice, scriptLeft } from '../../interpreter/engine/state/roll-records.ts';
import { faults, played, quarry, say, type Change } from './kit.ts';

const rolls: NonNullable<Change['replace']> = [
  [
    '\nsetup:',
    '\nrolls:\n  pair: { dice: 2d6, name: [pair, pairs] }\n  triple: { dice: 3d6, name: [triple, triples] }\n\nsetup:',
  ],
];

/** What is found where a text throws dice. */
const found = (text: string): string[] =>
  faults({ replace: [...rolls, ['rest: { do: nothing }', `rest: { do: ${JSON.stringify(text)} }`]] });

/** The coins that Ann has after a text with these dice. */
function coins(text: string, dice: readonly number[], { rules, cards, replace = [] }: Change = {}): number {
  const rest = ['rest: { do: nothing }', `rest: { do: ${JSON.stringify(text)} }`] as const;
  const match = played(quarry({ rules, cards, replace: [...rolls, ...replace, rest] }), []);
  scriptDice(match.runner.m.p, match.table.layout, dice);
  say(match, 'rest');
  if (match.fault) throw new Error(match.fault.message);
  expect(scriptLeft(match.runner.m.p, match.table.layout)).toEqual([]);
  return Number(logOf(match).findLast(({ line }) => line.event === 'count')?.line['now'] ?? 0);
}

/** What stops a text with these dice, in a language. */
function stopped(text: string, dice: readonly number[], language: Language): LocalizedMessage | undefined {
  const rest = ['rest: { do: nothing }', `rest: { do: ${JSON.stringify(text)} }`] as const;
  const match = played(quarry({ replace: [...rolls, rest] }), []);
  scriptDice(match.runner.m.p, match.table.layout, dice);
  say(match, 'rest');
  return match.fault && said(match.fault, language);
}

const pair = (then: string): string => `make a pair as throw\n${then}`;
const triple = (then: string): string => `make a triple as throw\n${then}`;

describe('the dice of a roll', () => {
  it.each([
    ["the throw's dice are the same", [4, 4], true],
    ["the throw's dice are the same", [4, 5], false],
    ['the dice of the throw are different', [4, 5], true],
    ['the dice of the throw are different', [4, 4], false],
    ["the throw's dice are not the same", [4, 5], true],
    ["the throw's dice are consecutive", [5, 4], true],
    ["the throw's dice are consecutive", [6, 4], false],
    ["6 is among the throw's dice", [1, 6], true],
    ["6 is among the throw's dice", [1, 5], false],
    ['every die of the throw is at least 3', [3, 6], true],
    ['every die of the throw is at least 3', [2, 6], false],
    ['no die of the throw is 1', [2, 6], true],
    ['no die of the throw is 1', [1, 6], false],
    ['there is a pair of yours where dice are the same', [2, 2], true],
    ['there is a pair of yours where dice are the same', [2, 3], false],
  ] as const)('%s: %j', (condition, dice, holds) => {
    expect(coins(pair(`if ${condition}, gain a coin`), dice)).toBe(holds ? 1 : 0);
  });

  it('may be three', () => {
    const text = triple("if the throw's dice are consecutive, gain a coin");
    expect([coins(text, [5, 3, 4]), coins(text, [3, 3, 4])]).toEqual([1, 0]);
    const same = triple("if the throw's dice are the same, gain a coin");
    expect([coins(same, [2, 2, 2]), coins(same, [2, 2, 3])]).toEqual([1, 0]);
  });

  it('are numbers, of which the highest, the lowest and the total are numbers too', () => {
    expect(coins(triple('gain (the highest die of the throw) coins'), [2, 5, 3])).toBe(5);
    expect(coins(triple('gain (the lowest die of the throw) coins'), [4, 2, 3])).toBe(2);
    expect(coins(triple("gain (the throw's total die) coins"), [4, 2, 3])).toBe(9);
    expect(coins(triple('gain (the number of dice of the throw) coins'), [4, 2, 3])).toBe(3);
  });

  it('stay what they are when the roll is changed', () => {
    expect(
      coins(pair("+3 to the throw\nif the throw's dice are the same, gain (the throw) coins"), [2, 2]),
    ).toBe(7);
  });

  it('say which rolls a modifier is for', () => {
    const rules = '+2 to all rolls where dice are the same';
    expect(coins(pair('gain (the throw) coins'), [3, 3], { rules })).toBe(8);
    expect(coins(pair('gain (the throw) coins'), [3, 4], { rules })).toBe(7);
  });

  it('of several rolls are those of one of them', () => {
    expect(coins('make a pair\nif the dice of your pair are the same, gain a coin', [3, 3])).toBe(1);
    expect(
      coins('make a pair\nmake a pair\nif the dice of your pair are the same, gain a coin', [3, 3, 3, 3]),
    ).toBe(0);
  });

  it('are said of a roll, by their own word', () => {
    expect(found(pair('if dice are the same, gain a coin'))).toEqual(['name/missing-object: dice']);
    expect(found(pair("if the throw's dices are the same, gain a coin"))).toEqual([
      'name/unknown-noun: dices',
    ]);
    expect(found(pair('if every dice of the throw is 6, gain a coin'))).toEqual(['name/number: dice']);
    expect(found(pair("if your pairs' dice are the same, gain a coin"))).toEqual([
      'name/one-wanted: your pairs',
    ]);
  });
});

describe('numbers that a card prints', () => {
  const cards = [
    '  - { kind: dial, id: even, sign: 1, notches: [2, 2] }\n',
    '  - { kind: dial, id: step, sign: 2, notches: [3, 2] }\n',
    '  - { kind: dial, id: leap, sign: 4, notches: [2, 7, 5] }\n',
    '  - { kind: dial, id: bare, sign: 8 }\n',
  ].join('');
  const kind: Change['replace'] = [
    [
      '\nzones:',
      '  dial:\n    starts: heap\n    fields:\n      sign: { type: number }\n      notches: { type: list, optional: true, of: number, name: [notch, notches] }\n\nzones:',
    ],
  ];
  const of = (condition: string): number =>
    coins(`gain (the total sign of all dials where ${condition}) coins`, [], { cards, replace: kind });

  it('are the same, different or consecutive together too', () => {
    expect(of('notches are the same')).toBe(1);
    expect(of('notches are different')).toBe(6);
    expect(of("that dial's notches are consecutive")).toBe(2);
  });

  it('are nothing of that where there are none', () => {
    expect(of('notches are not the same')).toBe(14);
  });
});

describe('dice that a scenario does not say', () => {
  const text = pair('make a triple as other');
  const at = '`flow/digging/rest`';

  it.each([
    [
      'en',
      [4, 4, 2, 3],
      "the scenario does not say what the dice show: Ann's roll `triple` in AT, die 3 of 3",
    ],
    ['fr', [4], 'le scénario ne dit pas ce que montrent les dés : jet `pair` de Ann dans AT, dé 2 sur 2'],
    ['de', [], 'das Szenario sagt nicht, was die Würfel zeigen: Wurf `pair` von Ann in AT, Würfel 1 von 2'],
    ['en', [4, 7], "the scenario says 7, and a die shows 1 to 6: Ann's roll `pair` in AT, die 2 of 2"],
    ['fr', [7], 'le scénario dit 7, et un dé montre de 1 à 6 : jet `pair` de Ann dans AT, dé 1 sur 2'],
    [
      'de',
      [7],
      'das Szenario sagt 7, und ein Würfel zeigt 1 bis 6: Wurf `pair` von Ann in AT, Würfel 1 von 2',
    ],
  ] as const)('in %s: %j', (language, dice, message) => {
    expect(stopped(text, dice, language)?.message).toBe(message.replace('AT', at));
  });

  it('are told with the card that the roll is made for', () => {
    const about = 'make a pair for the top card of the heap';
    expect(stopped(about, [], 'en')?.message).toMatch(/Ann's roll `pair` for `[a-z0-9#-]+` in `/);
  });
});
