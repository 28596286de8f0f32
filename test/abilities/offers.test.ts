import { describe, expect, it } from 'vitest';
import { logOf, seatsAsked, type Match } from '../../interpreter/match/match.ts';
import { listOptions as options } from '../../interpreter/match/answers.ts';
import { whyNot } from '../../interpreter/match/explain/why-not.ts';
import { played, quarry, say } from './kit.ts';

const offered = (match: Match): string[] => options(match, seatsAsked(match)[0]).map((option) => option.name);
const events = (match: Match, event: string): unknown[] =>
  logOf(match).filter(({ line }) => line.event === event);

describe('what a rule forbids is not on offer', () => {
  const chosen = [
    [
      'throw: { do: toss a card in your hand }',
      'throw: { choose: a card in your hand as one, do: toss the one }',
    ],
  ] as const;

  it('an action whose choice is made before it is done', () => {
    expect(offered(played(quarry({ replace: chosen }), []))).toContain('throw');
    expect(offered(played(quarry({ replace: chosen, rules: 'a stone cannot be tossed' }), []))).not.toContain(
      'throw',
    );
  });

  it('an action whose choice is made when it is done, if everybody sees what there is', () => {
    const open = [
      ['throw: { do: toss a card in your hand }', 'throw: { do: toss a card on any shelf }'],
      ['rest: { do: nothing }', 'rest: { do: keep a card in your hand }'],
    ] as const;
    const offeredWith = (rules: string | undefined, answers: readonly string[]): string[] =>
      offered(played(quarry({ replace: open, rules }), answers));
    expect(offeredWith(undefined, ['rest', '1'])).toContain('throw');
    expect(offeredWith('a stone cannot be tossed', ['rest', '1'])).not.toContain('throw');
    expect(offeredWith('a charm cannot be tossed', ['rest', '1'])).toContain('throw');
    // Where there is nothing, no rule stands against it; and a hand is not for all to see.
    expect(offeredWith('a stone cannot be tossed', [])).toContain('throw');
    expect(offered(played(quarry({ rules: 'a stone cannot be tossed' }), []))).toContain('throw');
  });

  it('an action whose cards nobody sees before, where the rule asks nothing of them', () => {
    const drawing = [
      [
        '  keep:\n',
        '  dig:\n    takes: { cards: the top cards of the heap }\n    do: move the cards to your hand\n  keep:\n',
      ],
      ['rest: { do: nothing }', 'rest: { do: dig 2 cards }'],
    ] as const;
    const offeredWith = (rules: string): string[] => offered(played(quarry({ replace: drawing, rules }), []));
    expect(offeredWith('players cannot toss')).toContain('rest');
    expect(offeredWith('players cannot dig')).not.toContain('rest');
    // Which card is on top nobody knows.
    expect(offeredWith('a stone cannot be dug')).toContain('rest');
    expect(offeredWith('players cannot toss')).not.toContain('throw');
  });

  it('an action whose other part is chosen later, where the rule holds for all that it could be', () => {
    const later = [
      ['  keep:\n', '  trade:\n    takes: { thing: a card, for other: a stone }\n    do: nothing\n  keep:\n'],
      [
        'throw: { do: toss a card in your hand }',
        'throw: { choose: a card in your hand as one, do: trade the one for a stone on any shelf }',
      ],
      ['rest: { do: nothing }', 'rest: { do: keep a card in your hand }'],
    ] as const;
    const offeredWith = (rules: string): string[] =>
      offered(played(quarry({ replace: later, rules }), ['rest', '1']));
    expect(offeredWith('a stone cannot be tossed')).toContain('throw');
    expect(offeredWith('a stone cannot be traded for a stone')).not.toContain('throw');
    expect(offeredWith('a charm cannot be traded for a stone')).toContain('throw');
    expect(offeredWith('a stone cannot be traded for a stone where weight is 2')).toContain('throw');
  });

  it('a choice that leads only to what a rule forbids, and the action where all do', () => {
    const then = "choose a card in the goal's shelf as one\n              toss the one";
    const leads = [
      [
        'throw: { do: toss a card in your hand }',
        `throw:\n            choose: a player as goal\n            do: |\n              ${then}`,
      ],
      ['rest: { do: nothing }', 'rest: { do: keep a card in your hand }'],
    ] as const;
    const offeredWith = (rules: string | undefined, answers: readonly string[]): string[] =>
      offered(played(quarry({ replace: leads, rules }), answers));
    const both = ['rest', '1', 'rest', '1'];
    expect(offeredWith(undefined, both)).toContain('throw');
    expect(offeredWith('a charm cannot be tossed', both)).toContain('throw');
    expect(offeredWith('a stone cannot be tossed', both)).not.toContain('throw');
    expect(offeredWith(undefined, [...both, 'throw'])).toHaveLength(2);
    // Where there is nothing, no rule stands against it.
    expect(offeredWith('a stone cannot be tossed', ['rest', '1'])).toContain('throw');
  });

  it('nobody is asked whether they want what cannot be', () => {
    const text = 'choose a card in your hand as one\n            you may toss the one';
    const known = [
      [
        'rest: { do: nothing }',
        `rest:\n            do: |\n              ${text.replaceAll('\n            ', '\n              ')}`,
      ],
    ] as const;
    expect(offered(played(quarry({ replace: known }), ['rest', '1']))).toEqual(['yes', 'no']);
    const match = played(quarry({ replace: known, rules: 'a stone cannot be tossed' }), ['rest', '1']);
    expect(offered(match)).not.toContain('yes');
  });
});

describe('what was declined', () => {
  it('is not done, also behind the name of who may do it', () => {
    const text = 'you may toss a card in your hand\n              if you do, gain a coin';
    const asked = quarry({
      replace: [['rest: { do: nothing }', `rest:\n            do: |\n              ${text}`]],
    });
    expect(events(played(asked, ['rest', 'no']), 'count')).toHaveLength(0);
    expect(events(played(asked, ['rest', 'yes', '1']), 'count')).toHaveLength(1);
  });
});

describe('a window', () => {
  const windows = `
reply:
  asks: all players with a card in their hand
  closes: all pass
  actions:
    answer: { do: drop a card in your hand }`;
  const opens = [['rest: { do: nothing }', 'rest: { do: open the reply }']] as const;

  it('asks whom its phrase names now', () => {
    const match = played(quarry({ windows, replace: opens }), ['rest']);
    const [first] = seatsAsked(match);
    // The first gives all cards away; the other one passes in between.
    for (let i = 0; i < 3; i++) {
      expect(seatsAsked(match)).toEqual([first]);
      say(match, 'answer');
      // The last card is no choice.
      if (i < 2) say(match, '1');
      expect(seatsAsked(match)).not.toEqual([first]);
      say(match, 'pass');
    }
    expect(offered(match)).not.toContain('answer');
  });

  it('asks nobody about what a rule forbids', () => {
    const known = [
      ['rest: { do: nothing }', 'rest: { do: open the reply for a card in your hand }'],
    ] as const;
    const about = windows
      .replace('asks:', 'takes: { for thing: a card }\n  asks:')
      .replace('drop a card in your hand', 'toss the thing');
    expect(offered(played(quarry({ windows: about, replace: known }), ['rest', '1']))).toEqual([
      'answer',
      'pass',
    ]);
    const rules = 'a stone cannot be tossed';
    const match = played(quarry({ windows: about, replace: known, rules }), ['rest', '1']);
    expect(offered(match)).not.toContain('answer');
    expect(events(match, 'close window')).toHaveLength(1);
  });
});

describe('why an action is not on offer', () => {
  it('is said by what it needs', () => {
    const priced = [
      [
        'throw: { do: toss a card in your hand }',
        'throw: { cost: pay 2 coins, do: toss a card in your hand }',
      ],
    ] as const;
    const match = played(quarry({ replace: priced }), []);
    const [seat] = seatsAsked(match);
    expect(whyNot(match, seat, 'throw')).toEqual(['throw needs: pay 2 coins']);
    expect(whyNot(match, seat, 'rest')).toEqual([]);
    expect(whyNot(match, seat, 'dance')).toEqual(['the options are lose, rest']);
  });
});

describe('why a card cannot be chosen', () => {
  it('says for which steps it is, and which one this is', () => {
    const match = played(
      quarry({
        replace: [
          ['lose: { do: drop a card in your hand }', 'lose: { do: nothing }'],
          [
            'throw: { do: toss a card in your hand }',
            'throw: { choose: a stone in your hand as one, do: toss the one }',
          ],
          [
            '\nends:',
            '\n      - id: resting\n        turns from: the active player\n        until: the day is 3\n        actions:\n          save: { choose: a charm in your hand as one, do: keep the one }\n\nends:',
          ],
          [
            'kind: stone, id: pebble, copies: 12, weight: 1',
            'kind: charm, id: idol, copies: 12, power: "when you toss a card, gain a coin"',
          ],
        ],
      }),
      [],
    );
    const [seat] = seatsAsked(match);
    const told = (copy: number): string => whyNot(match, seat, `idol#${copy}`).join('; ');
    const all = Array.from({ length: 12 }, (_, i) => told(i + 1));
    // Three are in hand; of the others nothing is said.
    expect(all.filter((each) => each.includes('is for resting, and this is digging'))).toHaveLength(3);
    expect(all.filter((each) => each.includes('is for'))).toHaveLength(3);
  });
});
