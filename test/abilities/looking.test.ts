import { describe, expect, it } from 'vitest';
import { loadPosition, optionsOf, savePosition } from '../../interpreter/index.ts';
import { linesFor } from '../../interpreter/match/log/log-file.ts';
import { logOf, seatsAsked, type Match } from '../../interpreter/match/match.ts';
import { refereeView, viewFor } from '../../interpreter/match/view/match-view.ts';
import { played, quarry, say } from './kit.ts';

const asked = (match: Match): number => seatsAsked(match)[0];
const offered = (match: Match): string[] => optionsOf(match, asked(match)).map(({ name }) => name);

/** A game in which somebody may peek, whatever that is. */
const peeking = (lines: readonly string[], cards?: string) =>
  quarry({
    replace: [
      ['rest: { do: nothing }', `peek: { do: "${lines.join('\\n\\n')}" }`],
      ...(cards === undefined
        ? []
        : ([['  - { kind: stone, id: pebble, copies: 12, weight: 1 }', cards]] as const)),
    ],
  });

const heap = (of: Match, seat: number): unknown => viewFor(of, seat).zones['heap'];

const top = (match: Match): readonly string[] => refereeView(match).zones['heap'].cards!;

const trick = (text: string) =>
  quarry({
    replace: [
      [
        '      power: { type: abilities }',
        '      power: { type: abilities, optional: true }\n      trick: { type: effect, optional: true }',
      ],
      [
        'rest: { do: nothing }',
        'use: { choose: a charm in your hand as one, do: "announce the one\'s trick as plan\\n\\ngain 3 coins\\n\\nresolve the plan" }',
      ],
      [
        '  - { kind: stone, id: pebble, copies: 12, weight: 1 }',
        `  - { kind: charm, id: amulet, copies: 12, trick: "${text}" }`,
      ],
    ],
  });

const coins = (match: Match): number => viewFor(match, asked(match)).players[asked(match)].counters['coin'];

describe('whoever looks at cards', () => {
  const game = peeking(['look at the top 2 cards of the heap', 'move one of those cards to your hand']);

  it('chooses among them by their names, and nobody else reads them', () => {
    const match = played(game, ['peek']);
    expect(offered(match)).toHaveLength(2);
    expect(offered(match).every((name) => name.startsWith('pebble#'))).toBe(true);
    const [seen] = offered(match);
    const viewer = asked(match);
    say(match, seen);
    const read = (seat: number): string => JSON.stringify(linesFor(match, seat));
    expect(read(viewer)).toContain(seen);
    expect(read(1 - viewer)).not.toContain(seen);
  });

  it('sees them where they lie until the action is over, also after loading', () => {
    const match = played(game, ['peek']);
    const viewer = asked(match);
    expect(heap(match, viewer)).toEqual({ count: 6, cards: offered(match) });
    expect(heap(match, 1 - viewer)).toEqual({ count: 6 });
    const { match: later } = loadPosition(game, JSON.parse(JSON.stringify(savePosition(match))));
    expect(heap(later!, viewer)).toEqual(heap(match, viewer));
    say(match, offered(match)[0]);
    expect(heap(match, viewer)).toEqual({ count: 5 });
  });

  it('no longer knows them when the cards are shuffled', () => {
    const match = played(
      peeking([
        'look at the top 2 cards of the heap',
        'shuffle the heap',
        'move one of those cards to your hand',
      ]),
      ['peek'],
    );
    expect(offered(match).every((name) => name.startsWith('heap '))).toBe(true);
  });
});

describe('a card that lies in a stack', () => {
  const cards = ['red', 'blue', 'grey', 'black', 'white', 'brown']
    .flatMap((colour) => [`${colour}-one`, `${colour}-two`])
    .map((id) => `  - { kind: stone, id: ${id}, weight: 1 }`)
    .join('\n');
  it('goes to the end that the text names', () => {
    for (const [end, at] of [
      ['top', 0],
      ['bottom', -1],
    ] as const) {
      const game = peeking(
        ['look at the top 3 cards of the heap', `move one of those cards to the ${end} of the heap`],
        cards,
      );
      const match = played(game, ['peek']);
      const [, second] = offered(match);
      const before = top(match);
      say(match, second);
      expect(top(match).at(at)).toBe(second);
      expect(top(match).filter((name) => name !== second)).toEqual(before.filter((name) => name !== second));
    }
  });

  it('stays where it is if no end is named, or if it lies there', () => {
    for (const where of ['the heap', 'the top of the heap']) {
      const game = peeking([`move the top card of the heap to ${where}`], cards);
      const match = played(game, []);
      const before = top(match);
      const lines = logOf(match).length;
      say(match, 'peek');
      expect(top(match)).toEqual(before);
      expect(
        logOf(match)
          .slice(lines)
          .filter(({ line }) => line.event === 'move'),
      ).toEqual([]);
    }
  });
});

describe('what somebody may do with cards that only this player sees', () => {
  const may = 'you may toss a charm in your hand';
  const stones = '  - { kind: stone, id: pebble, copies: 12, weight: 1 }';
  const charms = '  - { kind: charm, id: amulet, copies: 12, power: "when you toss a card, gain a coin" }';

  it('is asked in any case, and on offer only where there is something to choose', () => {
    expect(offered(played(peeking([may], charms), ['peek']))).toEqual(['yes', 'no']);
    expect(offered(played(peeking([may], stones), ['peek']))).toEqual(['no']);
  });

  it('is on offer among cards that this player does not see', () => {
    const blind = "choose an opponent\n\nyou may toss a charm in that player's hand".split('\n\n');
    expect(offered(played(peeking(blind, stones), ['peek']))).toEqual(['yes', 'no']);
  });
});

describe('the first choices of a text that waits', () => {
  it('are made at once among what everybody sees', () => {
    const match = played(trick('choose a player as one\\n\\nlose a coin'), ['use', '1']);
    expect(offered(match)).toEqual(['Ann', 'Ben']);
    expect(coins(match)).toBe(0);
  });

  it('and later among cards that others do not see', () => {
    const match = played(trick('toss a card in your hand'), ['use', '1']);
    expect(offered(match)).toHaveLength(3);
    expect(coins(match)).toBe(3);
  });

  it('and later where somebody else chooses', () => {
    const text = 'choose an opponent as one\\n\\nthe one chooses a player as two';
    const match = played(trick(text), ['use', '1']);
    expect(offered(match)).toEqual(['Ann', 'Ben']);
    expect(coins(match)).toBe(0);
    expect(JSON.stringify(logOf(match))).toContain('"now":3');
  });
});
