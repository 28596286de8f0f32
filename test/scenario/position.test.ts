import { describe, expect, test } from 'vitest';
import { openLibrary } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { regattaLibrary } from '../fixtures/regatta.ts';
import { evening, findings, messages } from './kit.ts';

const then = (position: string): string => `${evening}then:\n  - position: ${position}\n`;

describe('a whole position is compared', () => {
  test('with all that `given` says of it', () => {
    const same = evening.slice(evening.indexOf('\n') + 1).replaceAll('\n  ', '\n      ');
    expect(findings(`${evening}then:\n  - position:\n      ${same.trim()}\n`)).toEqual([]);
    expect(
      findings(then('{ day: 1, turn: Ann, starter: Ann, rainfall: 0, shed: { exactly: [ladder, rake] } }')),
    ).toEqual([]);
  });

  test.each([
    // A name without a number is any copy; sets and piles have no order, stacks have one.
    '{ Ann: { basket: [apple, plum-4] }, Ben: { basket: [pear, plum-7] } }',
    '{ shelf: [[apple], [plum-1, pear]] }',
    '{ compost: [pear, apple] }',
    // Where cards start a list says what lies on top.
    '{ shed: [ladder] }',
  ])('%s', (position) => expect(findings(then(position))).toEqual([]));

  test.each([
    ['{ step: market }', '`step`: found evening, where market is expected'],
    ['{ day: 2 }', '`day`: found 1, where 2 is expected'],
    ['{ turn: Ben }', '`turn`: found Ann, where Ben is expected'],
    ['{ starter: Ben }', '`starter`: found Ann, where Ben is expected'],
    ['{ rainfall: 1 }', '`rainfall`: found 0, where 1 is expected'],
    ['{ Ann: { coin: 4 } }', "`Ann's coin`: found 3, where 4 is expected"],
    ['{ compost: [apple, pear] }', '`compost`: found pear#2 and apple#2, where apple and pear is expected'],
    [
      '{ compost: [] }',
      '`compost`: found pear#2 and apple#2, where nothing is expected | too many: `pear#2` and `apple#2`',
    ],
    [
      '{ Ann: { basket: [plum-4, pear] } }',
      "`Ann's basket`: found plum-4 and apple#3, where plum-4 and pear is expected | missing: `pear`; too many: `apple#3`",
    ],
    [
      '{ shelf: [[apple], [plum-1], [pear]] }',
      '`shelf`: found pear#1 + plum-1 and apple#1, where apple, plum-1 and pear is expected | missing: `plum-1` and `pear`; too many: `pear#1 + plum-1`',
    ],
    ['{ shed: [rake] }', '`shed`: found ladder, where rake is expected | missing: `rake`'],
    [
      '{ shed: { exactly: [ladder] } }',
      '`shed`: found ladder and rake, where ladder is expected | too many: `rake`',
    ],
  ])('what differs is told: %s', (position, message) => expect(messages(then(position))).toEqual([message]));

  test('each difference at its place', () => {
    expect(findings(then('{ day: 2, Ann: { coin: 4, basket: [pear, plum-1] } }'))).toEqual([
      'scenario/position 8:22',
      'scenario/position 8:32',
      'scenario/position 8:50',
    ]);
  });
});

describe('a position that proves nothing is refused', () => {
  test.each([
    ['{}', 'schema/'],
    ['{ Ann: {} }', 'scenario/proves-nothing'],
    ['{ shed: [] }', 'scenario/proves-nothing'],
    ['{ tree: [], Ann: { coin: 3 } }', 'scenario/proves-nothing'],
    ['{ shde: [] }', 'scenario/unknown'],
    ['{ Ann: { basket: [plum-9] } }', 'scenario/unknown'],
    ['{ Ann: { basket: [rake, rake] } }', 'scenario/card-twice'],
    ['{ Ann: { coin: 99 } }', 'scenario/out-of-range'],
    ['{ shed: { exactly: ladder } }', 'scenario/wanted'],
    ['{ shed: { just: [ladder] } }', 'scenario/wanted'],
  ])('%s', (position, code) => {
    const found = findings(then(position));
    expect(found).toHaveLength(1);
    expect(found[0].startsWith(code), found[0]).toBe(true);
  });
});

/** What is found in a scenario with ships, which carry something. */
function ships(given: string, position: string): string[] {
  const file = 'test/fixtures/regatta/a.scenario.yaml';
  const text = `game: regatta\nscenario: a\ngiven: { step: sailing, turn: Ann, Ann: { dock: [frigate] }, ${given} }\nthen: [{ position: { cards: ${position} } }]`;
  return runScenarios(regattaLibrary({ [file]: text }), [file], { ways: ['straight'] }).flatMap(
    ({ diagnostics }) => diagnostics.map(({ code, message }) => `${code}: ${message}`),
  );
}

describe('what single cards carry', () => {
  const attached = 'cards: { lugsail#1: { attached to: frigate, attached by: Ann } }';

  test.each([
    ['{ lugsail#1: { attached to: frigate, attached by: Ann } }', []],
    [
      '{ lugsail#1: { attached to: brig } }',
      ["`lugsail#1's attached to`: found frigate, where brig is expected"],
    ],
    ['{ lugsail#1: { attached by: Ben } }', ["`lugsail#1's attached by`: found Ann, where Ben is expected"]],
    [
      '{ frigate: { hull: 1 } }',
      [expect.stringMatching(/^`frigate's hull`: found \d+, where 1 is expected/)],
    ],
    ['{ frigate: {} }', [expect.stringContaining('proves nothing')]],
  ])('%s', (position, found) => {
    const texts = ships(attached, position).map((each) => each.replace(/^scenario\/[\w-]+: /, ''));
    expect(texts).toEqual(found);
  });
});

const dealt = (tree: string, compost: string): string =>
  `given: { step: harvest, starter: Ann, tree: { exactly: ${tree} }, compost: ${compost} }\nthen:\n  - position: { tree: { exactly: [] }, Ann: { basket: [plum-7, plum-1] }, Ben: { basket: [plum-4, apple] } }\n`;

describe('exactly these cards', () => {
  const rest = '[apple, apple, apple, pear, pear, pear, pear]';

  test('are a whole deck in its order', () => {
    expect(findings(dealt('[plum-7, plum-1, plum-4, apple]', rest))).toEqual([]);
  });

  test('and all others are the rest', () => {
    const deck = '[plum-7, plum-1, plum-4, apple]';
    expect(findings(dealt(deck, 'the rest'))).toEqual([]);
    const then = 'position: { compost: [apple, apple, apple, pear, pear, pear, pear] }';
    expect(findings(`${dealt(deck, 'the rest')}  - ${then}\n`)).toEqual([]);
    expect(findings(`${dealt(deck, 'the rest')}  - ${then.replace(', pear', '')}\n`)).not.toEqual([]);
    expect(findings(dealt(deck, 'the others'))).toEqual([expect.stringContaining('scenario/wanted')]);
  });

  test('leave out none that would lie there', () => {
    expect(
      messages(dealt('[plum-7, plum-1, plum-4, apple]', '[apple, apple, pear, pear, pear, pear]')),
    ).toEqual([
      '`tree` leaves out `apple#4`, and it lies nowhere else | name them too, or put them into another zone',
    ]);
  });
});

/** What is found of states of the scrapyard. */
function states(given: string, position: string): string[] {
  const file = 'test/fixtures/scrapyard/a.scenario.yaml';
  const text = `game: scrapyard\nscenario: a\nplayers: 2\ngiven: { step: work, turn: Ann, Ann: { bolt: 3 }, ${given} }\nthen: [{ position: ${position} }]`;
  const files = filesBelow('test/fixtures/scrapyard', isYaml).set(file, text);
  return runScenarios(openLibrary(files), [file], { ways: ['straight'] }).flatMap(({ diagnostics }) =>
    diagnostics.map(({ message }) => message),
  );
}

describe('states', () => {
  test.each([
    ['call: brass, Ben: { grudge: Ann }', '{ call: brass, Ben: { grudge: Ann, wish: nothing } }', []],
    ['call: brass', '{ call: iron }', ['`call`: found brass, where iron is expected']],
    ['call: brass', '{ call: nothing }', ['`call`: found brass, where nothing is expected']],
    ['call: nothing', '{ call: iron }', ['`call`: found nothing, where iron is expected']],
    [
      'Ben: { grudge: Ann }',
      '{ Ben: { grudge: Ben } }',
      ["`Ben's grudge`: found Ann, where Ben is expected"],
    ],
  ])('given %s, %s', (given, position, found) => expect(states(given, position)).toEqual(found));
});
