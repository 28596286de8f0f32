import { describe, expect, test } from 'vitest';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { openGames } from '../../interpreter/scenarios/index.ts';
import { scenarioFindings } from '../../interpreter/scenarios/static-findings.ts';
import { findings, libraryWith, messages, run } from './kit.ts';

const table = (cases: string, more = ''): string =>
  `cases:\n${cases}given: { step: evening, starter: Ann, Ann: { basket: '{basket}', coin: {coins} }, Ben: { basket: [plum-7, pear#3] } }\ndo:\n  - Ann: [drop, '{card}']\nthen:\n  - that: Ann has {coins} coins and {card} is in the compost\n${more}`;
const two =
  '  - { basket: [plum-4, apple#3], coins: 3, card: plum-4 }\n  - { basket: [apple#1, apple#3], coins: 0, card: apple#3 }\n';

describe('a table of cases', () => {
  test('is one scenario for each row, all ways', () => {
    const results = run(`scenario: a title\n${table(two)}`);
    expect(results.map(({ title, passed }) => [title, passed])).toEqual([
      ['a title (basket: plum-4, apple#3, coins: 3, card: plum-4)', true],
      ['a title (basket: apple#1, apple#3, coins: 0, card: apple#3)', true],
    ]);
    const places = results.map(({ place }) => place.span.start);
    expect(new Set(places).size).toBe(2);
  });

  test('has titles with values, and stands among other scenarios', () => {
    const text = `scenarios:\n  - scenario: dropping {card}\n    ${table(two).trim().replaceAll('\n', '\n    ')}\n  - scenario: another\n    then: [won: nobody]\n`;
    expect(run(text).map(({ title, passed }) => [title, passed])).toEqual([
      ['dropping plum-4', true],
      ['dropping apple#3', true],
      ['another', true],
    ]);
  });

  test('puts values into keys, numbers and times', () => {
    const rows = 'cases:\n  - { who: Ann, many: 1 }\n  - { who: Ben, many: 2 }\n';
    const text = `${rows}given: { step: evening, turn: '{who}', '{who}': { basket: [plum-4, pear] } }\ndo:\n  - '{who}': drop\nthen:\n  - choices: { '{who}': 1 }\n  - { happened: { event: turn, player: '{who}' }, times: 1 }\n  - that: the number of fruits in {who}'s basket is 2\n  - that: the day is not (2 + {many})\n`;
    expect(findings(text)).toEqual([]);
  });

  test('tells what does not hold of a case', () => {
    const wrong = two.replace('coins: 0', 'coins: 2');
    const text = table(wrong).replace('coin: {coins}', 'coin: 3');
    expect(messages(text)).toEqual([
      '`Ann has 2 coins and apple#3 is in the compost` does not hold | `Ann has 2 coins`: found 3 where 2 is expected',
    ]);
  });

  test('is read as the texts that it makes, in editors too', () => {
    const text = `game: orchard\nscenario: a title\n${table(two).replace('coins and', 'coinz and')}`;
    const library = libraryWith(text);
    const file = 'test/fixtures/orchard/a.scenario.yaml';
    const found = scenarioFindings(openGames(library), file);
    expect([
      ...new Set(found.map(({ code, place }) => `${code} ${lineAndColumn(text, place.span.start).column}`)),
    ]).toEqual(['name/unknown-noun 27']);
    const right = libraryWith(`game: orchard\nscenario: a title\n${table(two)}`);
    expect(scenarioFindings(openGames(right), file)).toEqual([]);
  });
});

describe('a table that proves less than it looks like is refused', () => {
  const row = '  - { basket: [plum-4, apple#3], coins: 3, card: plum-4 }\n';

  test.each([
    ['a row twice', table(row + row), 'scenario/proves-nothing 3:5'],
    [
      'a value that stands nowhere',
      table(row.replace('coins', 'rain: 1, coins')),
      'scenario/case-value 2:34',
    ],
    [
      'a row that lacks a value',
      table(`${row}  - { basket: [plum-4, pear], card: pear }\n`),
      'scenario/case-value 3:5',
    ],
    ['a name that no row has', table(row).replace('{coins} coins', '{coin} coins'), 'scenario/unknown 7:11'],
    ['no rows', 'cases: []\nthen: [won: nobody]\n', 'schema/empty 1:8'],
    ['no values', 'cases: [{}]\nthen: [won: nobody]\n', 'schema/empty 1:9'],
    ['no list', 'cases: 3\nthen: [won: nobody]\n', 'schema/type 1:8'],
  ])('%s', (_, text, finding) => expect(findings(text)[0]).toBe(finding));

  test('with a help', () => {
    expect(messages(table(row.replace('coins', 'rain: 1, coins')))).toEqual([
      '`rain` stands in no text of this scenario, so the cases do not differ by it | write `{rain}` where its value belongs, or leave it out',
    ]);
    expect(messages(table(row).replace('{coins} coins', '{coin} coins'))).toEqual([
      '`coin` is no value of the cases | did you mean `coins`?',
    ]);
  });
});
