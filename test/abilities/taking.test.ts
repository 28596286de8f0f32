import { describe, expect, it } from 'vitest';
import { listOptions } from '../../interpreter/match/answers.ts';
import { logOf, seatsAsked, type Match } from '../../interpreter/match/match.ts';
import { faults, played, quarry, type Change } from './kit.ts';

const lines = (match: Match, event: string): readonly Record<string, unknown>[] =>
  logOf(match)
    .map(({ line }) => line)
    .filter((line) => line['event'] === event);
const offered = (match: Match): string[] => listOptions(match, seatsAsked(match)[0]).map(({ name }) => name);

const LOSE = 'lose: { do: drop a card in your hand }';
const KEEP = [LOSE, 'lose: { do: keep a card in your hand }'] as const;
const REST = 'rest: { do: nothing }';
const VERBS = `verbs:
  dump:
    takes: { thing: a stone on your shelf }
    do: move the thing to the pit
  clear:
    takes: { things: stones on your shelf }
    do: move the things to the pit
  fetch:
    takes: { thing: a card in the pit }
    do: move the thing to your hand
  burn:
    takes: { thing: a card in your hand }
    do: move the thing to the heap
  pay back:
    takes: { receiver: an opponent }
    do: the receiver gains a coin
`;
/** A stone is kept by one player, and the other one does this. */
const with_ = (...rest: readonly string[]): Change => ({
  replace: [
    ['verbs:\n', VERBS.replace('pay back', 'repay')],
    [LOSE, 'lose: { do: keep a card in your hand }'],
    [REST, `rest:\n            do: |\n${rest.join('\n').replace(/^/gm, '              ')}`],
  ],
});
/** Whether it is looked for where it cannot be. */
const isMisplaced = (change: Change): boolean =>
  faults(change).some((found) => found.startsWith('name/elsewhere'));
const after = (change: Change): Match => played(quarry(change), ['lose', '1', 'rest']);

describe('what a verb is given', () => {
  it('is left alone where it is not what the verb takes, and the log says so', () => {
    const match = after(
      with_('choose a stone on any shelf as one', 'dump the one', 'if you do, gain a coin'),
    );
    const [line] = lines(match, 'not taken');
    expect(line).toMatchObject({ verb: 'dump', takes: 'a stone on your shelf', by: 'Ben' });
    expect(line?.['things']).toHaveLength(1);
    expect(lines(match, 'move').filter(({ to }) => to === 'pit')).toEqual([]);
    expect(lines(match, 'count')).toEqual([]);
  });

  it('is left alone one by one where there are several', () => {
    const change = with_('choose any number of stones on any shelf as those-there', 'clear the those-there');
    const match = played(quarry(change), ['lose', '1', 'rest', '1']);
    expect(lines(match, 'not taken')).toMatchObject([{ verb: 'clear', takes: 'stones on your shelf' }]);
    expect(lines(match, 'move').filter(({ to }) => to === 'pit')).toEqual([]);
  });

  it('is what it is when the verb is done, and not what it was when it was named', () => {
    const change = with_('toss a card in your hand as found', 'fetch the found', 'toss the found');
    expect(faults(change)).toEqual([]);
    const match = played(quarry(change), ['lose', '1', 'rest', '1']);
    expect(lines(match, 'not taken')).toEqual([]);
    expect(lines(match, 'move').filter(({ to }) => to === 'pit')).toHaveLength(2);
  });

  it('may have moved in a line before, and is refused where nothing can have moved it', () => {
    expect(faults(with_('toss a card in your hand as found', 'fetch the found'))).toEqual([]);
    expect(
      faults(with_('toss a card in your hand as found', 'if the found is in the pit, fetch the found')),
    ).toEqual([]);
    expect(faults(with_('choose a card in your hand as found', 'fetch the found'))).toEqual([
      'name/elsewhere: the found',
    ]);
    expect(faults(with_('fetch a card in your hand'))).toEqual(['name/elsewhere: a card in your hand']);
  });

  it('lies where it is shown, and where a verb has brought it', () => {
    expect(faults(with_('reveal a card in your hand as found', 'fetch the found'))).toEqual([
      'name/elsewhere: the found',
    ]);
    expect(faults(with_('fetch a card in the pit as found', 'fetch the found'))).toEqual([
      'name/elsewhere: the found',
    ]);
    expect(faults(with_('fetch a card in the pit as found', 'toss the found'))).toEqual([]);
  });

  it('is prepared before what is done together with it, and not before what is done first', () => {
    expect(faults(with_('fetch a card in the pit as found and burn the found'))).toEqual([
      'name/elsewhere: the found',
    ]);
    expect(faults(with_('fetch a card in the pit as found, then burn the found'))).toEqual([]);
  });

  it.each([
    ['when a player dumps a stone, that player fetches that stone', true],
    ['when a player dumps a stone, that player dumps that stone', false],
    ['before a player dumps a stone, that player dumps that stone', true],
    ['when a player fetches a card, that player burns that card', true],
    // Those who do it may differ, or where it is by then.
    ['when a player dumps or fetches a stone, that player dumps that stone', true],
    ['when a player tosses a card, that player fetches that card', true],
    ['when a player tosses a card, that player burns that card', false],
  ])('is where the event has brought it: %s', (rules, isRight) => {
    expect(isMisplaced({ ...with_('nothing'), rules })).toBe(!isRight);
  });

  it.each([
    ['when you fetch a card, burn that card', true],
    ['when an opponent fetches a card, burn that card', false],
    ['when a player fetches a card, burn that card', true],
    ['when an opponent fetches a card, that player burns that card', true],
  ])('is with those who have done it: %s', (power, isRight) => {
    const cards = `\n  - { kind: charm, id: bell, copies: 4, power: '${power}' }\n`;
    expect(isMisplaced({ ...with_('nothing'), cards })).toBe(!isRight);
  });

  it('is not in a hand where it was looked for in play', () => {
    expect(faults(with_('choose a stone in play as found', 'burn the found'))).toEqual([
      'name/elsewhere: the found',
    ]);
    expect(faults(with_('choose a stone in play as found', 'dump the found'))).toEqual([]);
  });

  it('may be a player', () => {
    const match = after(with_('repay the active player'));
    expect(lines(match, 'not taken')).toMatchObject([
      { verb: 'repay', things: ['Ben'], takes: 'an opponent' },
    ]);
    expect(lines(match, 'count')).toEqual([]);
  });
});

const STONES = `
  - { kind: stone, id: flint, copies: 4, weight: 2 }
`;

/** Which stones may be used on others, by their kinds. */
const offeredUsing = (rules: string): string[] =>
  offered(
    played(
      quarry({
        rules,
        cards: STONES,
        replace: [
          [
            'verbs:\n',
            'verbs:\n  knock:\n    takes: { target: a stone on any shelf, using tool: a stone }\n    do: move the tool to the pit\n',
          ],
          [LOSE, 'lose: { do: keep a card in your hand }'],
          [
            REST,
            'rest: { choose: a stone in your hand as tool, do: knock a stone on any shelf using the tool }',
          ],
        ],
      }),
      ['lose', '1', 'rest'],
    ),
  ).map((name) => name.replace(/#.*/, ''));

/** Whether the owner of the bell is asked whether to toss it. */
const isAskedByBell = (rules: string): boolean => {
  const bell =
    "{ kind: charm, id: bell, copies: 4, power: 'when an opponent keeps a stone, you may toss this' }";
  const change = { rules, cards: `\n  - ${bell}\n`, replace: [KEEP] } as const;
  return offered(played(quarry(change), ['lose', 'bell#4', 'lose', 'pebble#12'])).includes('yes');
};

describe('what is offered', () => {
  it('leaves out what a rule forbids to use, before it is said what it is used on', () => {
    const all = offeredUsing('a charm cannot be tossed');
    expect(new Set(all)).toEqual(new Set(['pebble', 'flint']));
    expect(offeredUsing('a stone cannot be knocked using a stone where weight is 1')).toEqual(
      all.filter((name) => name === 'flint'),
    );
  });

  it('is nothing that a rule forbids of the card whose text it is', () => {
    expect(isAskedByBell('a stone cannot be tossed')).toBe(true);
    expect(isAskedByBell('a charm cannot be tossed')).toBe(false);
  });
});

describe('a field that a card does not print', () => {
  const FIELDS = [
    [
      '      weight: { type: number, from: 0, to: 9 }',
      '      weight: { type: number, from: 0, to: 9 }\n      luck: { type: number, optional: true }\n      mood: { type: mood, optional: true }',
    ],
    ['zones:\n', 'values:\n  mood: { of: { calm: { en: calm }, wild: { en: wild } } }\n\nzones:\n'],
    [LOSE, 'lose: { do: keep a card in your hand }'],
  ] as const;
  const offers = (skill: string, condition: string): boolean =>
    offered(
      played(
        quarry({
          cards: `\n  - { kind: charm, id: bell, copies: 4, power: '${skill}' }\n`,
          replace: [...FIELDS, [REST, `rest: { if: ${condition}, do: nothing }`]],
        }),
        ['lose', 'bell', 'lose', 'pebble'],
      ),
    ).includes('rest');

  it('is there as soon as something changes it', () => {
    expect(
      offers('+2 to the luck of all stones on any shelf', 'there is a stone on any shelf where luck is 2'),
    ).toBe(true);
    expect(
      offers(
        '+2 to the weight of all stones on any shelf',
        'there is a stone on any shelf where luck is at least 0',
      ),
    ).toBe(false);
    expect(
      offers('a stone on any shelf counts as calm', 'there is a stone on any shelf where mood is calm'),
    ).toBe(true);
  });

  it.each([
    '+1 to the weight of all charms on any shelf',
    '+1 to the coins of all stones on any shelf',
    '-1 to the power of all stones on any shelf',
  ])('is refused where no card of the kind can have it: %s', (skill) => {
    const found = faults({ cards: `\n  - { kind: charm, id: bell, copies: 2, power: '${skill}' }\n` });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^name\/(unknown-field|wrong-sort|unknown-noun)/);
  });
});
