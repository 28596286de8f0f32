import { describe, expect, test } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { evening, findings, messages, run } from './kit.ts';

const doing = (line: string): string => `${evening}do:\n  - ${line}\nthen:\n  - asked: [Ann]\n`;
const holds = (that: string): string[] => messages(then(`that: ${that}`));
const then = (line: string): string => `${evening}then:\n  - ${line}\n`;

describe('an action together with its targets', () => {
  test.each([
    'refused: { Ann: [[drop, plum-7]] }',
    'refused: { Ann: [[drop, plum-7], [shelve, plum-4, plum-7]] }',
    'refused: { Ann: [[drop, none]] }',
  ])('%s', (line) => expect(findings(doing(line))).toEqual([]));

  test.each([
    ['offered: { Ann: [[drop, plum-4], sell, [shelve, plum-4, plum-1]] }', ['scenario/unknown']],
    ['offered: { Ann: [[drop, plum-4], shelve, [shelve, plum-4, plum-1]] }', []],
    ['offered: { Ann: [[drop, plum-7]] }', ['scenario/not-offered']],
    ['not offered: { Ann: [[drop, plum-7], [shelve, plum-4, plum-7]] }', []],
    ['not offered: { Ann: [[drop, plum-4]] }', ['scenario/offered']],
    ['only offered: { Ann: [[drop, plum-4]] }', ['schema/type']],
  ])('%s', (line, codes) => expect(findings(then(line)).map((each) => each.split(' ')[0])).toEqual(codes));

  test('what is tried changes nothing', () => {
    const steps = 'do:\n  - refused: { Ann: [[shelve, plum-4, plum-7]] }\n  - Ann: [drop, plum-4]\n';
    const [result] = run(
      `scenario: a\n${evening}${steps}then:\n  - { happened: { event: move }, times: 1 }\n  - { happened: { decision: Ann }, times: 2 }\n`,
    );
    expect(result.diagnostics).toEqual([]);
  });

  test('a target that the game has taken by itself is offered, and every other refused', () => {
    const one = evening.replace('plum-4, apple#3', 'apple#3');
    const shed = one
      .replace('coin: 3 },', 'coin: 3 },\n  shed: [ladder],')
      .replace('apple#3', 'apple#3, rake');
    const tries =
      'then:\n  - offered: { Ann: [[borrow, ladder]] }\n  - not offered: { Ann: [[borrow, rake]] }\n';
    expect(findings(`${shed}${tries}`)).toEqual([]);
    expect(findings(`${shed}then:\n  - offered: { Ann: [[borrow, rake]] }\n`)).toEqual([
      'scenario/not-offered 9:31',
    ]);
  });
});

describe('an action with its targets, of whoever is asked', () => {
  test.each([
    ['refused: [drop, plum-7]', []],
    ['refused: [shelve, plum-4, plum-7]', []],
    ['refused: plum-7', ['scenario/other-question']],
    ['refused: [drop, plum-4]', ['scenario/not-refused']],
    ['refused: [drop, plm]', ['scenario/unknown']],
    ['refused: [[drop, plum-7]]', ['schema/type']],
  ])('%s', (line, codes) => expect(findings(doing(line)).map((each) => each.split(' ')[0])).toEqual(codes));
});

describe('a path that shows nothing is refused', () => {
  test.each([
    ['refused: { Ann: [[drop, shelve]] }', 'scenario/other-question'],
    ['refused: { Ann: [[drop, plm]] }', 'scenario/unknown'],
    ['refused: { Ann: [[drop, plum-4, plum-1]] }', 'scenario/not-asked'],
    ['refused: { Ann: [[plum-4, plum-7]] }', 'scenario/other-question'],
    ['refused: { Ann: [[drop, plum-4]] }', 'scenario/not-refused'],
    ['refused: { Ann: [[drop]] }', 'schema/length'],
    ['refused: { Ben: [[drop, plum-7]] }', 'scenario/not-asked'],
  ])('%s', (line, code) => expect(findings(doing(line)).map((each) => each.split(' ')[0])).toEqual([code]));

  test('the help is accepted', () => {
    expect(messages(doing('refused: { Ann: [drop, plum-7] }'))).toEqual([
      'Ann can answer `drop`, and it should be refused | for an action together with what it is done to write `refused: { Ann: [[drop, plum-7]] }`',
    ]);
    expect(messages(doing('refused: { Ann: [drop, plum-4] }'))).toEqual([
      'Ann can answer `drop`, and it should be refused',
    ]);
    expect(messages(doing('refused: { Ann: [[drop, shelve]] }'))[0]).toMatch(
      /\| say `plum-4` or `apple#3` there, or leave out what comes from there on$/,
    );
  });
});

describe('several by their names, and conditions as people say them', () => {
  test.each([
    "plum-4 and apple#3 are in Ann's basket",
    "plum-7 is in Ann's basket or plum-4 is in Ann's basket",
    "plum-4 or plum-7 is in Ben's basket",
    'Ann or Ben has 3 coins',
    "neither plum-4 nor apple#3 is in Ben's basket",
    'plum-4, apple#3 and plum-7 are in any basket',
    'Ann has 2 cards in basket',
  ])('holds: %s', (that) => expect(holds(that)).toEqual([]));

  test.each([
    ["plum-4 and plum-7 are in Ann's basket", /does not hold/],
    ['pear#1 or apple#1 is in any basket', /does not hold/],
    ['Ann and Ben have 3 coins', /does not hold/],
    ['Ann has 4 cards in basket', /does not hold/],
  ])('does not hold: %s', (that, message) => expect(holds(that)[0]).toMatch(message));

  test.each([
    ["plum-4 and aple#3 are in Ann's basket", /`aple#3` is no card of this game \| did you mean `apple#3`/],
    ['plum-4 or Bem has 3 coins', /`Bem` is no card of this game/],
  ])('a name that nothing has: %s', (that, message) =>
    expect(holds(that)).toEqual([expect.stringMatching(message)]),
  );

  test('a function of the game is asked of a player', () => {
    const file = 'cards/here-to-slay/by-ann.scenario.yaml';
    const text = `game: here-to-slay
scenario: by whom
players: [Ann, Ben]
given:
  step: main
  turn: Ann
  monster row: [dracos, orthus, terratuga]
  Ann: { action point: 3, party: [the-cloaked-sage, peanut] }
  Ben: { party: [the-charismatic-song] }
then:
  - that: dracos is attackable by Ann
  - that: dracos is attackable by Ben
`;
    const [{ diagnostics }] = runScenarios(
      openLibrary(new Map([...filesBelow('cards/here-to-slay', isYaml), [file, text]])),
      [file],
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`dracos is attackable by Ben` does not hold',
    ]);
  });

  test('an answer that was meant for what the game has settled by itself', () => {
    const shed = evening
      .replace('coin: 3 },', 'coin: 3 },\n  shed: [ladder],')
      .replace('apple#3', 'apple#3, rake');
    expect(messages(`${shed}do:\n  - Ann: [borrow, rake]\nthen:\n  - asked: [Ann]\n`)[0]).toMatch(
      /the game took `ladder` by itself before that/,
    );
  });
});

describe('who `you` is in a condition', () => {
  test('is said beside it', () => {
    expect(findings(then('{ that: you have 3 coins, as: Ann }'))).toEqual([]);
    expect(messages(then('{ that: you have 3 coins, as: Ben }'))).toEqual([
      '`you have 3 coins` does not hold | found 0 where 3 is expected',
    ]);
    expect(findings('sample: { seeds: 1..3 }\nthen: [{ always: you have 0 coins, as: Ben }]\n')).toEqual([]);
  });

  test('is asked for where it is not said', () => {
    expect(messages(then('that: you have 3 coins'))).toEqual([
      'nobody is `you` here, since no player acts | say who that is: write `as: Ann` beside it',
    ]);
  });

  test.each([
    ['{ that: Ann has 3 coins, as: Ann }', 'scenario/proves-nothing'],
    ['{ that: you have 3 coins, as: Bob }', 'scenario/unknown'],
    ['{ that: you have at least 0 coins, as: Ann }', 'scenario/proves-nothing'],
    ['{ asked: [Ann], as: Ann }', 'scenario/one-expectation'],
    ['{ as: Ann }', 'scenario/wrong-expectation'],
  ])('%s', (line, code) => expect(findings(then(line)).map((each) => each.split(' ')[0])).toEqual([code]));
});
