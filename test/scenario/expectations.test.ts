import { describe, expect, test } from 'vitest';
import { said } from '../../dsl/diagnostics/localize.ts';
import { evening, findings, messages, run } from './kit.ts';

const then = (...lines: string[]): string =>
  `${evening}then:\n${lines.map((line) => `  - ${line}\n`).join('')}`;
const shelved = (...lines: string[]): string =>
  `${evening}do:\n  - Ann: [shelve, plum-4, plum-1]\nthen:\n${lines.map((line) => `  - ${line}\n`).join('')}`;

describe('what holds', () => {
  test.each([
    'that: Ann has 3 coins',
    "that: plum-4 is in Ann's basket and plum-1's crate is pear#1's crate",
    'that: the starter is Ann and the day is 1',
    'offered: { Ann: [drop, shelve] }',
    'only offered: { Ann: [drop, shelve, borrow] }',
    'choices: { Ann: 1 }',
    'asked: [Ann]',
    'won: nobody',
    'happened: { event: step, step: evening }',
    'did not happen: { event: move }',
    'in order: [{ event: step }, { event: turn, player: Ann }]',
    'hidden: { from: Ben, cards: [plum-4, apple#3] }',
    'visible: { to: [Ann, Ben], cards: [plum-1, pear#2] }',
    'not visible: { to: Ben, cards: [plum-4, apple#3] }',
  ])('%s', (line) => expect(findings(then(line))).toEqual([]));

  test.each([
    "that: plum-4's crate is pear#1's crate",
    'happened: { decision: Ann, answer: [shelve] }',
    'happened: { event: move, cards: [plum-4], to: shelf, pile: pear#1 }',
    'in order: [{ decision: Ann, answer: [plum-4] }, { event: move }, { event: turn, player: Ben }]',
    'asked: [Ben]',
  ])('after a turn: %s', (line) => expect(findings(shelved(line))).toEqual([]));

  test('so many lines of the log', () => {
    const twice = '{ happened: { event: turn }, times: 2 }';
    expect(findings(shelved(twice))).toEqual([]);
    expect(findings(then(twice))).toEqual(['scenario/did-not-happen 8:17']);
  });

  test('a name without a number stands for any copy', () => {
    const asked = `${evening}do:\n  - Ann: drop\nthen:\n`;
    expect(findings(`${asked}  - only offered: { Ann: [apple, plum-4] }\n`)).toEqual([]);
    expect(findings(`${asked}  - offered: { Ann: [pear] }\n`)).toEqual(['scenario/not-offered 10:22']);
  });

  test('a pile is offered by its cards', () => {
    const asked = `${evening}do:\n  - Ann: [shelve, plum-4]\nthen:\n`;
    expect(findings(`${asked}  - only offered: { Ann: [pear#1 + plum-1, apple#1, new crate] }\n`)).toEqual(
      [],
    );
  });
});

describe('what does not hold is told at its place', () => {
  test.each([
    ['that: Ann has 4 coins', 'scenario/not-so 8:11'],
    ['not offered: { Ann: [drop] }', 'scenario/offered 8:26'],
    ['offered: { Ann: [rake] }', 'scenario/not-offered 8:22'],
    ['offered: { Ben: [drop] }', 'scenario/not-asked 8:16'],
    ['only offered: { Ann: [drop] }', 'scenario/offered 8:26'],
    ['choices: { Ann: 0..2 }', 'scenario/choices 8:21'],
    ['asked: nobody', 'scenario/asked 8:12'],
    ['won: [Ben]', 'scenario/won 8:10'],
    ['happened: { event: move }', 'scenario/did-not-happen 8:15'],
    ['did not happen: { event: turn }', 'scenario/happened 8:21'],
    ['in order: [{ event: turn }, { event: step }]', 'scenario/order 8:33'],
    ['hidden: { from: Ann, cards: [plum-4, plum-7] }', 'scenario/seen 8:34'],
    ['visible: { to: Ann, cards: [plum-4, plum-7] }', 'scenario/unseen 8:41'],
    ['not visible: { to: Ann, cards: [plum-4, plum-7] }', 'scenario/seen 8:37'],
  ])('%s', (line, finding) => expect(findings(then(line))).toEqual([finding]));

  test('what was found', () => {
    expect(messages(then('that: Ann has at least 4 coins'))).toEqual([
      '`Ann has at least 4 coins` does not hold | found 3 where at least 4 is expected',
    ]);
    expect(messages(then("that: plum-7 is in Ann's basket"))).toEqual([
      "`plum-7 is in Ann's basket` does not hold | found Ben's basket where Ann's basket is expected",
    ]);
  });
});

/** What is said of a condition that does not hold. */
const help = (condition: string): string | undefined =>
  messages(then(`that: |\n      ${condition.replaceAll('\n', '\n      ')}`))[0]?.split(' | ')[1];

describe('which part does not hold, and what was found there', () => {
  test.each([
    [
      "plum-4 is in Ann's basket and plum-7 is in Ann's basket and Ann has 3 coins",
      "`plum-7 is in Ann's basket`: found Ben's basket where Ann's basket is expected",
    ],
    [
      'Ann has 2 coins and Ben has 3 coins',
      '`Ann has 2 coins`: found 3 where 2 is expected; `Ben has 3 coins`: found 0 where 3 is expected',
    ],
    [
      "Ann's basket is empty or there is no card in the compost",
      "`Ann's basket is empty`: found plum-4 and apple#3; `there is no card in the compost`: found 2 (apple#2 and pear#2) where 0 is expected",
    ],
    [
      'none of:\n  - Ann has 3 coins\n  - Ben has 3 coins',
      '`Ann has 3 coins`: found 3 where something else is expected',
    ],
    ['Ann has 3 coins and apple#3 is face up', '`apple#3 is face up` does not hold'],
    [
      "every card in Ann's basket is in Ben's basket",
      "plum-4: found Ann's basket where Ben's basket is expected; apple#3: found Ann's basket where Ben's basket is expected",
    ],
    ['every player has 3 coins', 'Ben: found 0 where 3 is expected'],
    ['the top card of the compost is plum-4', 'found pear#2'],
    ["plum-4's crate is pear#1's crate", 'found nothing where pear#1 + plum-1 is expected'],
    ["Ann's basket is empty", 'found plum-4 and apple#3'],
  ])('%s', (condition, found) => expect(help(condition)).toBe(found));

  test('what is not there is nothing, and no number', () => {
    const bare = then('that: the top card of the compost is plum-4').replace(/ *compost:.*\n/, '');
    expect(messages(bare)).toEqual(['`the top card of the compost is plum-4` does not hold | found nothing']);
  });

  test('in French and German', () => {
    const [result] = run(
      `scenario: a title\n${then("that: Ann has 2 coins and plum-4's crate is pear#1's crate and apple#3 is face up")}`,
    );
    const [found] = result.diagnostics;
    expect(said(found, 'fr').help).toBe(
      "`Ann has 2 coins` : trouvé : 3, attendu : 2 ; `plum-4's crate is pear#1's crate` : trouvé : rien, attendu : pear#1 + plum-1 ; `apple#3 is face up` n'est pas vrai",
    );
    expect(said(found, 'de').help).toBe(
      "`Ann has 2 coins`: gefunden: 3, erwartet: 2; `plum-4's crate is pear#1's crate`: gefunden: nichts, erwartet: pear#1 + plum-1; `apple#3 is face up` gilt nicht",
    );
  });
});

describe('a misspelt word is never silently absent', () => {
  test.each([
    ['not offered: { Ann: [dorp] }', 'scenario/unknown'],
    ['not offered: { Anna: [drop] }', 'scenario/unknown'],
    ['did not happen: { evnt: move }', 'scenario/unknown'],
    ['did not happen: { event: moved }', 'scenario/unknown'],
    ['did not happen: { event: move, cards: [plum-2] }', 'scenario/unknown'],
    ['hidden: { from: Ben, cards: [plum-2] }', 'scenario/unknown'],
    ['hidden: { from: Bob, cards: [plum-4] }', 'scenario/unknown'],
    ['asked: [Bob]', 'scenario/unknown'],
    ['that: Ann has 3 coinz', 'name/unknown-noun'],
    ['thta: Ann has 3 coins', 'schema/unknown-key'],
  ])('%s', (line, code) => expect(findings(then(line)).map((each) => each.split(' ')[0])).toEqual([code]));
});

describe('one entry, one expectation', () => {
  test.each([
    ['{ that: Ann has 3 coins, asked: [Ann] }', 'scenario/one-expectation'],
    ['{ proves: O-1 }', 'scenario/one-expectation'],
    ['{ that: Ann has 3 coins, times: 2 }', 'scenario/one-expectation'],
    ['{ counts: { fruit: 3 } }', 'scenario/wrong-expectation'],
  ])('%s', (line, code) => expect(findings(then(line)).map((each) => each.split(' ')[0])).toEqual([code]));

  test('a scenario without any is a warning', () => {
    const [result] = run('scenario: a title\n');
    expect(result.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['scenario/no-expectation', 'warning'],
    ]);
    expect(result.passed).toBe(true);
  });
});

test('what is proven is told with its form, and whether it held', () => {
  const [result] = run(
    `scenario: a title\n${then('{ proves: [O-1, O-2], asked: [Ann] }', '{ proves: O-3, asked: [Ben] }')}`,
  );
  expect(result.proves.map(({ clause, form, held }) => `${clause} ${form} ${held}`)).toEqual([
    'O-1 play true',
    'O-2 play true',
    'O-3 play false',
  ]);
  expect(result.passed).toBe(false);
});
