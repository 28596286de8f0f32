import { describe, expect, test } from 'vitest';
import { clausesOf, coverageOf, runScenarios } from '../../interpreter/scenarios/index.ts';
import { findings, libraryWith, messages, run } from './kit.ts';

const check = (change: string, then: string): string => `check: ${change}\nthen:\n  - ${then}\n`;
const sample = (how: string, then: string): string => `players: 3\nsample: ${how}\nthen:\n  - ${then}\n`;

describe('check', () => {
  test.each([
    check('{}', 'error: none'),
    check('{}', 'counts: { fruit: 11, apple: 4, plum-7: 1 }'),
    check('{}', 'about: { age: 6 }'),
    check('{ set: { cards/apple/copies: 2 } }', 'counts: { fruit: 9 }'),
    check('{ set: { cards/apple/size: 10 } }', '{ error: schema/range, says: size }'),
    check('{ remove: [verbs/sell] }', '{ error: game/still-used, at: a.scenario.yaml:3 }'),
    check('{ set: { verbs/sel/do: x } }', '{ error: game/path, at: a.scenario.yaml:3 }'),
    `players: 5\n${check('{}', 'error: run/players')}`,
    `settings: { goal: 0 }\n${check('{}', 'error: run/setting-range')}`,
  ])('%j', (text) => expect(findings(text)).toEqual([]));

  test.each([
    [check('{ set: { cards/apple/size: 10 } }', 'error: none'), 'scenario/errors 3:12'],
    [check('{}', 'error: schema/range'), 'scenario/no-error 3:12'],
    [check('{}', 'error: schema/rangee'), 'scenario/unknown 3:12'],
    [check('{}', 'counts: { fruit: 12 }'), 'scenario/count 3:22'],
    [check('{}', 'counts: { friut: 12 }'), 'scenario/unknown 3:15'],
    [check('{}', 'about: { age: 12 }'), 'scenario/about 3:19'],
    [check('{ set: { cards/apple/size: 10 } }', 'counts: { fruit: 11 }'), 'scenario/broken-data -1:7'],
    [check('{}', 'that: the day is 1'), 'scenario/wrong-expectation 3:5'],
    [`${check('{}', 'error: none')}do: [{ Ann: drop }]\n`, 'scenario/form 4:1'],
  ])('%j', (text, finding) => expect(findings(text)).toEqual([finding]));
});

describe('sample', () => {
  test.each([
    sample('{ seeds: 1..40, observe: the starter }', 'values: [Ann, Ben, Cid]'),
    sample('{ seeds: 40, observe: the starter }', 'counts: { from: 5, to: 25 }'),
    sample('{ seeds: 1..5, until: the day is 2, observe: the day }', 'values: [2]'),
    sample('{ seeds: 1..5 }', 'always: every player has exactly 2 fruits in their basket'),
    sample('{ seeds: 1..5 }', 'never: Ann has more than 0 coins'),
  ])('%j', (text) => expect(findings(text)).toEqual([]));

  test.each([
    [sample('{ seeds: 1..40, observe: the starter }', 'values: [Ann, Ben]'), 'scenario/values 4:13'],
    [sample('{ seeds: 1..40, observe: the starter }', 'counts: { from: 30, to: 40 }'), 'scenario/how-often'],
    [sample('{ seeds: 1..40 }', 'values: [Ann]'), 'scenario/no-observation 4:13'],
    [sample('{ seeds: 1..5 }', 'always: Ann has 1 coin'), 'scenario/always 4:13'],
    [sample('{ seeds: 1..5 }', 'never: the day is 1'), 'scenario/always 4:12'],
    [
      sample('{ seeds: 4..7, until: the rainfall is 3 }', 'never: the starter is Ann'),
      'scenario/never-came 2:31',
    ],
    [sample('{ until: over }', 'never: the starter is Ann'), 'schema/missing 2:1'],
  ])('%j', (text, finding) => expect(findings(text)[0]).toContain(finding));

  test('it says with which seed', () => {
    expect(messages(sample('{ seeds: 4..5 }', 'always: Ann has 1 coin'))).toEqual([
      '`Ann has 1 coin` does not hold with the seed 4 | found 0 where 1 is expected',
    ]);
    expect(messages(sample('{ seeds: 4..5 }', 'never: the day is 1 or Ann has 9 coins'))).toEqual([
      '`the day is 1 or Ann has 9 coins` holds with the seed 4 | `the day is 1`: found 1 where something else is expected',
    ]);
  });
});

describe('a file of several', () => {
  const file = [
    'players: [Ada, Bo]',
    'tags: [all]',
    'given: { step: evening, Ada: { basket: [plum-1, plum-4], coin: 1 } }',
    'scenarios:',
    '  - scenario: the first',
    '    then: [{ proves: O-1, that: Ada has 1 coin }]',
    '  - scenario: the second',
    '    tags: [more]',
    '    given: { day: 2, Ada: { coin: 2 } }',
    "    then: [{ proves: [O-1, O-2], that: Ada has 2 coins and the day is 2 and the number of cards in Ada's basket is 2 }]",
    '  - scenario: the third',
    '    then: [{ proves: [O-2, O-3], that: Ada has 3 coins }]',
    '',
  ].join('\n');

  test('what they share is joined with what each says', () => {
    expect(run(file).map(({ title, passed, tags }) => [title, passed, tags])).toEqual([
      ['the first', true, ['all']],
      ['the second', true, ['all', 'more']],
      ['the third', false, ['all']],
    ]);
  });

  test.each([
    ['SECOND', ['the second']],
    ['more', ['the second']],
    ['all', ['the first', 'the second', 'the third']],
  ])('only those wanted: %s', (filter, titles) => {
    expect(run(file, { filter }).map(({ title }) => title)).toEqual(titles);
  });

  const clauses =
    '- { id: O-1, kind: a, says: One. }\n- { id: O-2, kind: b, says: Two. }\n- { id: O-3, kind: b, says: Three. }\n';
  const listed = { 'test/fixtures/orchard/clauses.yaml': clauses };

  test('a clause is proven by what held in a scenario that passed', () => {
    const found = clausesOf(libraryWith('', listed), 'orchard')!;
    expect(found.diagnostics).toEqual([]);
    const coverage = coverageOf(run(file, { more: listed }), found.clauses);
    expect(coverage).toMatchObject({
      proven: 2,
      total: 3,
      missing: ['O-3'],
      byForm: { play: 2, check: 0, sample: 0 },
      byKind: { a: { proven: 1, total: 1 }, b: { proven: 1, total: 2 } },
      unknown: [],
    });
    expect(coverage.clauses[1].scenarios.map(({ title }) => title)).toEqual(['the second']);
  });

  test('a clause that nobody lists is a mistake, where clauses are listed', () => {
    const text = 'then:\n  - { proves: O-44, won: nobody }\n';
    expect(findings(text)).toEqual([]);
    expect(findings(text, { more: listed })).toEqual(['scenario/unknown 2:15']);
  });

  test('a list of clauses is not taken for cards', () => {
    expect(findings('check: {}\nthen: [{ error: none }]\n', { more: listed })).toEqual([]);
  });
});

describe('what cannot be read', () => {
  test('gives one result with all faults', () => {
    const [result, ...others] = run('scenarios:\n  - scenario: a\n    thn: []\n  - do: []\n');
    expect(others).toEqual([]);
    expect(result.passed).toBe(false);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['schema/unknown-key', 'schema/missing']);
  });

  test('a file that is not there', () => {
    const [result] = runScenarios(libraryWith(''), ['test/fixtures/orchard/b.scenario.yaml']);
    expect(result.diagnostics.map(({ code, help }) => [code, help])).toEqual([
      ['scenario/no-file', 'did you mean `test/fixtures/orchard/a.scenario.yaml`?'],
    ]);
  });

  test('a game that does not load is told once, with its first error', () => {
    const broken = { 'test/fixtures/orchard/more.yaml': '- { kind: friut, id: x }\n' };
    expect(findings('then: [{ won: nobody }]\n', { more: broken })).toEqual(['scenario/broken-data -1:7']);
  });
});
