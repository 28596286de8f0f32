import { describe, expect, it } from 'vitest';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { news } from '../../interpreter/reports/narration/since-last-look.ts';
import { inWords, story } from '../../interpreter/reports/narration/log-sentences.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Line } from '../../interpreter/match/log/log-entry.ts';
import type { Verb } from '../../dsl/nlg/realiser/verb-phrases.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { languages } from '../../dsl/text/locale.ts';
import { wordsIn } from '../../interpreter/reports/narration/screen-words.ts';
import { filesBelow, isYaml } from '../files.ts';

function load(folder: string, id: string): Game {
  const { game, diagnostics } = loadGame(filesBelow(folder, isYaml), id);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

const garden = load('examples/garden', 'garden');
const called = calledIn(garden, 'en', ['Ann', 'Ben']);
const words = (line: Line): string | undefined => inWords(line, called)[0]?.words;

describe('lines of a log in words', () => {
  it.each([
    [{ decision: 'Ann', answer: ['ladder', 'red-1'], because: 'x pick' }, 'Ann chooses Ladder and red 1'],
    [{ decision: 'Ann', answer: [], because: 'x pick' }, 'Ann chooses nothing'],
    [
      {
        event: 'stands',
        text: 'when you discard a card:\n  if you have 2 coins, gain a coin\n  otherwise, lose a coin',
      },
      'from now on: When you discard a card: if you have 2 coins, gain a coin; otherwise, lose a coin.',
    ],
    [{ event: 'ends', text: 'no\n  sentence' }, 'no longer: no sentence'],
    [
      { decision: 'Ann', answer: ['red-1'], forced: true, because: 'x pick' },
      'Ann chooses red 1 (nothing else was possible)',
    ],
    [{ decision: 'Ann', answer: [], hidden: 1, because: 'x pick' }, 'Ann chooses 1 hidden card'],
    [{ decision: 'Ann', answer: ['sell'], because: 'flow/trade trade action' }, 'Ann: sell'],
    [{ decision: 'Ann', answer: ['pass'], because: 'flow/trade trade action' }, 'Ann passes'],
    [{ decision: 'Ann', answer: ['yes'], because: 'verbs/sell 1 may' }, undefined],
    [{ decision: 'Ann', answer: ['no'], because: 'verbs/sell 1 may' }, 'Ann would rather not'],
    [
      { event: 'move', cards: ['red-1', 'ladder#1', 'ladder#2'], from: "Ann's hand", to: 'bench' },
      "red 1 and Ladder x2 go from Ann's hand to the bench",
    ],
    [
      { event: 'move', cards: ['red-1'], hidden: 2, from: ["Ann's hand", 'deck'], to: 'bench' },
      "red 1 and 2 hidden cards go from Ann's hand and the deck to the bench",
    ],
    [
      { event: 'move', cards: ['red-1'], from: 'bench', to: 'market', pile: 'red-1 + red-2' },
      'red 1 goes from the bench to the market, into red 2',
    ],
    [
      { event: 'move', cards: ['red-1'], from: 'market', to: 'market', pile: 'red-1 + red-2' },
      'red 1 goes to red 2',
    ],
    [
      { event: 'move', cards: ['red-1'], from: 'bench', to: 'market', pile: 'red-1' },
      'red 1 goes from the bench to the market, into a new stall',
    ],
    [{ event: 'shuffle', zone: 'deck' }, 'the deck is shuffled'],
    [{ event: 'count', counter: 'coin', of: 'Ann', before: 5, now: 3 }, "Ann's coin: 3 (-2)"],
    [{ event: 'count', counter: 'storm', before: 0, now: 3 }, 'storm: 3 (+3)'],
    [{ event: 'appoint', role: 'first player', player: 'Ann' }, 'first player: Ann'],
    [{ event: 'turn', player: 'Ann' }, "Ann's turn"],
    [{ event: 'round', number: 4 }, 'round 4'],
    [{ event: 'begin', text: 'cards/ladder/effect', by: 'Ann' }, 'Ann: effect of Ladder'],
    [{ event: 'begin', text: 'verbs/sell', by: 'Ann' }, undefined],
    [{ event: 'new', what: ['a'], because: 'x' }, 'event new; what a'],
    [
      {
        event: 'roll',
        roll: 'wind',
        of: 'Ann',
        about: 'ladder',
        dice: [4, 3],
        plus: [[2, 'barrow']],
        total: 9,
      },
      "Ann's wind for Ladder: 7 = 4 + 3; + 2 Barrow = 9",
    ],
    [
      {
        event: 'total',
        roll: 'wind',
        of: 'Ann',
        dice: [4],
        total: 4,
        needs: [
          { field: 'calm', from: 3, reached: true },
          { to: 2, reached: false },
        ],
      },
      "Ann's wind comes to 4; calm 3+: reached; needs 2-: not reached",
    ],
  ])('%j', (line, expected) => {
    expect(words(line)).toBe(expected);
  });

  it('says who does what, where the data has a verb for it', () => {
    const line = {
      event: 'move',
      cards: ['red-1'],
      from: "Ben's hand",
      to: 'discard pile',
      by: 'Ann',
      because: 'verbs/discard 1.do.1 move',
    };
    expect(inWords(line, called, () => verb('discards'))[0]?.words).toBe(
      "Ann discards red 1 from Ben's hand",
    );
  });

  it.each(languages)('says who wins, and every sentence, in %s', (language) => {
    const own = wordsIn(language);
    const said = [[], ['Ann'], ['Ann', 'Ben']].map((winners) => own.wins(winners));
    expect(new Set(said).size).toBe(3);
    const place = { name: 'A', owned: false };
    expect(own.moves('X', false, [place], place, '')).toContain('X');
    expect(own.list(['a', 'b', 'c'])).toMatch(/^a, b \S+ c$/);
    for (const [key, value] of Object.entries(own))
      if (typeof value === 'string') expect(value.trim(), key).not.toBe('');
  });

  it('indents by round, step and turn', () => {
    const lines = [
      { event: 'round', number: 1 },
      { event: 'step', step: 'trade' },
      { event: 'turn', player: 'Ann' },
      { event: 'shuffle', zone: 'deck' },
      { event: 'over', ending: 'goal reached', winners: ['Ann'] },
    ];
    expect(story(lines, called)).toBe(
      "round 1\n  trade\n    Ann's turn\n      the deck is shuffled\nthe game is over (goal reached): Ann wins\n",
    );
  });
});

const verb = (one: string): Verb => ({
  forms: { infinitive: one, order: one, you: one, one, many: one, done: one },
  lead: '',
  slots: [],
  tail: '',
});

/** What the news say of lines; a line of a verb has its form under `verb`. */
const told = (lines: readonly Line[]): string[] =>
  news(lines, garden, called, (line) => (line['verb'] ? verb(line['verb'] as string) : undefined)).map(
    (said) => said.words,
  );

describe('the news', () => {
  it('leaves out what was forced, what a price was, and passing in a window', () => {
    expect(
      told([
        { decision: 'Ben', answer: ['red-1'], forced: true, because: 'verbs/sell 1 pick' },
        { event: 'count', counter: 'coin', of: 'Ben', before: 1, now: 0, because: 'flow/trade/sell 1 count' },
        { event: 'count', counter: 'coin', of: 'Ben', before: 0, now: 3, because: 'verbs/sell 1 count' },
        { event: 'count', counter: 'sale', of: 'Ben', before: 0, now: 1, because: 'verbs/sell 1 count' },
        { decision: 'Ben', answer: ['pass'], because: 'windows/gusts action' },
      ]),
    ).toEqual(["Ben's coin: 3 (+3)"]);
  });

  it('leaves out a choice where what comes of it is told', () => {
    const move = { event: 'move', cards: ['red-1'], from: "Ben's hand", to: 'bench', by: 'Ben' };
    expect(
      told([
        { decision: 'Ben', answer: ['play'], because: 'flow/trade trade action' },
        { decision: 'Ben', answer: ['red-1'], because: 'flow/trade/play 1 pick' },
        { ...move, verb: 'plays' },
        { decision: 'Ben', answer: ['rest'], because: 'flow/trade trade action' },
      ]),
    ).toEqual(['Ben plays red 1', 'Ben: rest']);
  });

  it('tells a roll once, unless it is changed in between', () => {
    const dice = { roll: 'wind', of: 'Ben', dice: [3], total: 3 };
    const total = { event: 'total', ...dice };
    expect(told([{ event: 'roll', ...dice }, total])).toEqual(["Ben's wind comes to 3"]);
    const change = { event: 'change roll', roll: "Ben's wind", before: 3, now: 4 };
    expect(told([{ event: 'roll', ...dice }, change, total])).toEqual([
      "Ben's wind: 3",
      "Ben's wind: 3 -> 4",
      "Ben's wind comes to 3",
    ]);
  });
});
