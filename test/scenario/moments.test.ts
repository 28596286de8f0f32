import { describe, expect, test } from 'vitest';
import { evening, findings, messages, run } from './kit.ts';

const market =
  'given: { step: market, starter: Ann, Ann: { basket: [plum-4, apple] }, Ben: { basket: [plum-7] } }\ndo:\n  - { Ann: plum-4 + apple, Ben: plum-7 }\n';
const at = (...steps: string[]): string =>
  `${market}${steps.map((step) => `  - ${step}\n`).join('')}then:\n  - that: Ben has 1 coin\n`;
const dropped = (...steps: string[]): string =>
  `${evening}do:\n  - Ann: [drop, plum-4]\n${steps.map((step) => `  - ${step}\n`).join('')}then:\n  - asked: [Ben]\n`;
const codes = (text: string): string[] => findings(text).map((each) => each.split(' ')[0]);

describe('a moment in the middle of an effect', () => {
  test.each([
    'before: { event: move, cards: [plum-7], to: compost }, then: [{ position: { Ann: { stall: [], coin: 2 }, Ben: { coin: 0, stall: [plum-7] } } }]',
    'before: { event: move, cards: [plum-7], to: compost }, then: [{ happened: { event: move, to: compost } }, { did not happen: { event: move, cards: [plum-7], to: compost } }]',
    'after: { event: move, cards: [plum-7], to: compost }, then: [{ that: plum-7 is in the compost and Ben has 0 coins }]',
    "before: { decision: Ben }, then: [{ that: plum-4 is in Ann's basket }]",
    'after: { event: move, to: compost }, then: [{ visible: { to: Ben, cards: [plum-4] } }]',
    "before: { event: move, to: Ben's stall }, then: [{ hidden: { from: Ann, cards: [plum-7] } }]",
  ])('%s', (step) => expect(findings(at(`{ ${step} }`))).toEqual([]));

  test('several, and the game goes on as it does without', () => {
    const steps = ['before', 'after'].map(
      (when) => `{ ${when}: { event: move }, then: [{ happened: { event: move }, times: 1, proves: O-1 }] }`,
    );
    const [result] = run(`scenario: a\n${dropped(...steps)}`);
    expect(result.proves.map(({ held }) => held)).toEqual([false, true]);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['scenario/did-not-happen']);
  });

  test('is looked at in what all answers of the step have brought about', () => {
    const both = `${evening}do:\n  - { Ann: [drop, plum-4], Ben: [drop, plum-7] }\n`;
    const then = 'then:\n  - that: plum-7 is in the compost\n';
    const before =
      "  - { before: { event: move, cards: [plum-4] }, then: [{ that: plum-4 is in Ann's basket }] }\n";
    expect(findings(`${both}${before}${then}`)).toEqual([]);
    expect(
      codes(`${both.replace(', Ben: [drop, plum-7]', '')}  - Ben: [drop, plum-7]\n${before}${then}`),
    ).toEqual(['scenario/no-moment']);
  });
});

describe('a moment that shows nothing is refused', () => {
  test.each([
    ['{ before: { event: shuffle }, then: [{ that: Ann has 3 coins }] }', ['scenario/no-moment']],
    ['{ before: { event: shufle }, then: [{ that: Ann has 3 coins }] }', ['scenario/unknown']],
    ['{ before: { event: move } }', ['scenario/proves-nothing']],
    [
      '{ before: { event: move }, after: { event: move }, then: [{ that: Ann has 3 coins }] }',
      ['scenario/one-step'],
    ],
    ['{ before: { event: move }, Ben: drop }', ['scenario/one-step']],
    ['{ before: { event: move }, then: [{ asked: [Ann] }] }', ['scenario/wrong-expectation']],
    ['{ before: { event: move }, then: [{ offered: { Ann: [drop] } }] }', ['scenario/wrong-expectation']],
    ['{ before: { event: move }, then: [{ won: nobody }] }', ['scenario/wrong-expectation']],
    ['{ before: { event: move }, then: [{ that: Ann has at least 0 coins }] }', ['scenario/proves-nothing']],
    ['{ before: { event: move }, then: [{ that: plum-4 is in the compost }] }', ['scenario/not-so']],
    ['{ before: {}, then: [{ that: Ann has 3 coins }] }', ['schema/empty']],
  ])('%s', (step, found) => expect(codes(dropped(step))).toEqual(found));

  test('before anybody has answered', () => {
    const early = `${evening}do:\n  - { after: { event: turn }, then: [{ that: Ann has 3 coins }] }\nthen:\n  - asked: [Ann]\n`;
    expect(messages(early)).toEqual([
      'nobody has answered yet, so there is no moment `event: turn` | a moment lies in what the step before it brings about; `cardwright test --log` tells what that is',
    ]);
  });
});
