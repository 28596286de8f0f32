import type { TextPiece } from '../../interpreter/game/localized-pieces.ts';
import { describe, expect, it } from 'vitest';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { news } from '../../interpreter/reports/narration/since-last-look.ts';
import { lineInWords, story } from '../../interpreter/reports/narration/log-sentences.ts';
import type { Game, ProgramRole } from '../../interpreter/game/linked-game.ts';
import type { Because, Caused, LogLine } from '../../interpreter/match/log/log-line.ts';
import type { Verb } from '../../dsl/nlg/realiser/verb-phrases.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { answerByValues, entriesOf, seatsAsked, startMatch } from '../../interpreter/match/match.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { languages } from '../../dsl/text/locale.ts';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import { filesBelow, isYaml } from '../files.ts';

function load(folder: string, id: string): Game {
  const { game, diagnostics } = loadGame(filesBelow(folder, isYaml), id);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

const garden = load('examples/garden', 'garden');
const called = calledIn(garden, 'en', ['Ann', 'Ben']);
/** What brought a line about: a statement of a program, and what it asks. */
const by = (program: ProgramRole, asks?: Because['at']['asks']): Caused => ({
  because: { program, at: { id: '1', span: { start: 0, end: 0 }, asks } },
});
const rules = by({ kind: 'rules' });
const trade = { kind: 'step', step: 'trade' } as const;
const sell = { kind: 'verb', verb: 'sell', part: 'body' } as const;

const piece = (text: string): TextPiece => ({ snippet: { text }, span: { start: 0, end: text.length } });

const words = (line: LogLine): string | undefined => lineInWords(line, called)[0]?.words;

describe('lines of a log in words', () => {
  const cases: readonly [LogLine, string | undefined][] = [
    [
      { event: 'decision', decision: 'Ann', answer: ['ladder', 'red-1'], ...rules },
      'Ann chooses Ladder and red 1',
    ],
    [{ event: 'decision', decision: 'Ann', answer: [], ...rules }, 'Ann chooses nothing'],
    [
      {
        event: 'stands',
        text: piece('when you discard a card:\n  if you have 2 coins, gain a coin\n  otherwise, lose a coin'),
        ...rules,
      },
      'from now on: Whenever you discard a card: if you have 2 coins, gain a coin; otherwise, lose a coin.',
    ],
    [{ event: 'ends', text: piece('no\n  sentence'), ...rules }, 'no longer: no sentence'],
    [
      { event: 'decision', decision: 'Ann', answer: ['red-1'], forced: true, ...rules },
      'Ann chooses red 1 (nothing else was possible)',
    ],
    [{ event: 'decision', decision: 'Ann', answer: [], hidden: 1, ...rules }, 'Ann chooses 1 hidden card'],
    [{ event: 'decision', decision: 'Ann', answer: ['sell'], ...by(trade, 'action') }, 'Ann: sell'],
    [{ event: 'decision', decision: 'Ann', answer: ['pass'], ...by(trade, 'action') }, 'Ann passes'],
    [{ event: 'decision', decision: 'Ann', answer: ['yes'], ...by(sell, 'may') }, undefined],
    [{ event: 'decision', decision: 'Ann', answer: ['no'], ...by(sell, 'may') }, 'Ann declines'],
    [
      { event: 'move', cards: ['red-1', 'ladder#1', 'ladder#2'], from: "Ann's hand", to: 'bench', ...rules },
      "red 1 and Ladder x2 go from Ann's hand to the bench",
    ],
    [
      { event: 'move', cards: ['red-1'], hidden: 2, from: ["Ann's hand", 'deck'], to: 'bench', ...rules },
      "red 1 and 2 hidden cards go from Ann's hand and the deck to the bench",
    ],
    [
      { event: 'move', cards: ['red-1'], from: 'bench', to: 'market', pile: 'red-1 + red-2', ...rules },
      'red 1 goes from the bench to the market, into red 2',
    ],
    [
      { event: 'move', cards: ['red-1'], from: 'market', to: 'market', pile: 'red-1 + red-2', ...rules },
      'red 1 goes to red 2',
    ],
    [
      { event: 'move', cards: ['red-1'], from: 'bench', to: 'market', pile: 'red-1', ...rules },
      'red 1 goes from the bench to the market, into a new stall',
    ],
    [{ event: 'shuffle', zone: 'deck', ...rules }, 'the deck is shuffled'],
    [{ event: 'count', counter: 'coin', of: 'Ann', before: 5, now: 3, ...rules }, 'Ann: 3 coins (-2)'],
    [{ event: 'count', counter: 'storm', before: 0, now: 3, ...rules }, undefined],
    [{ event: 'appoint', role: 'first player', player: 'Ann', ...rules }, 'first player: Ann'],
    [{ event: 'turn', player: 'Ann' }, "Ann's turn"],
    [{ event: 'cycle', cycle: 'round', number: 4 }, 'round 4'],
    [
      { event: 'begin', text: { kind: 'card', card: 'ladder', field: 'effect' }, by: 'Ann' },
      'Ann: effect of Ladder',
    ],
    [{ event: 'begin', text: sell, by: 'Ann' }, undefined],
    [
      {
        event: 'roll',
        roll: 'wind',
        of: 'Ann',
        about: 'ladder',
        dice: [4, 3],
        plus: [[2, 'barrow']],
        total: 9,
        ...rules,
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
        ...rules,
        needs: [
          { field: 'calm', from: 3, reached: true },
          { to: 2, reached: false },
        ],
      },
      "Ann's wind comes to 4; calm 3+: reached; needs 2-: not reached",
    ],
  ];

  it.each(cases)('%j', (line, expected) => {
    expect(words(line)).toBe(expected);
  });

  it('says who does what, where the data has a verb for it', () => {
    const line: LogLine = {
      event: 'move',
      cards: ['red-1'],
      from: "Ben's hand",
      to: 'discard pile',
      by: 'Ann',
      ...rules,
    };
    expect(lineInWords(line, called, () => verb('discards'))[0]?.words).toBe(
      "Ann discards red 1 from Ben's hand",
    );
  });

  it.each(languages)('says who wins, and every sentence, in %s', (language) => {
    const own = messagesIn<'play'>(language);
    const said = [[], ['Ann'], ['Ann', 'Ben']].map((winners) =>
      own('play/wins', { winners, together: undefined }),
    );
    const together = ['won', 'lost'].map((how) => own('play/wins', { winners: [], together: how }));
    expect(new Set([...said, ...together]).size).toBe(5);
    const place = own('play/place', { name: 'A', owned: false });
    expect(own('play/moves', { what: 'X', several: false, from: [place], to: place, pile: '' })).toContain(
      'X',
    );
    expect(own('play/list', { names: ['a', 'b', 'c'] })).toMatch(/^a, b \S+ c$/);
  });

  it('indents by round, step and turn', () => {
    const lines: LogLine[] = [
      { event: 'cycle', cycle: 'round', number: 1 },
      { event: 'step', step: 'trade' },
      { event: 'turn', player: 'Ann' },
      { event: 'shuffle', zone: 'deck', ...rules },
      { event: 'over', ending: 'goal reached', winners: ['Ann'] },
    ];
    expect(story(lines, called)).toBe(
      "round 1\n  trade\n    Ann's turn\n      the deck is shuffled\nthe game is over (goal reached): Ann wins\n",
    );
  });
});

describe('passing', () => {
  it('is told the same way in every step of a turn', () => {
    const files = new Map(filesBelow('examples/garden', isYaml));
    const [path, text] = [...files].find(([, each]) => each.includes('          play: {'))!;
    const steps = `        steps:
          - { id: early, actions: { doze: { do: nothing } } }
          - { id: late, actions: { nap: { do: nothing } } }
`;
    files.set(path, text.replace(/ {8}actions:\n(?: {10}.*\n)+/, steps));
    const { game, diagnostics } = loadGame(files, 'garden');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const match = startMatch(game!, { players: ['Ann', 'Ben'], seed: '1', log: true });
    const [seat] = seatsAsked(match);
    const who = match.names.seats[seat];
    const said = ['doze', 'pass', 'nap', 'pass'];
    for (const each of said) {
      const read = readAnswer(match, seat, each);
      expect('values' in read && answerByValues(match, { seat, values: read.values })).toBe(true);
    }
    const lines = entriesOf(match).flatMap(({ line }) => (line.event === 'decision' ? [line] : []));
    expect(lines.map((line) => words(line))).toEqual([
      `${who}: doze`,
      `${who} passes`,
      `${who}: nap`,
      `${who} passes`,
    ]);
  });
});

const verb = (one: string): Verb => ({
  forms: { infinitive: one, order: one, you: one, one, many: one, done: one },
  lead: '',
  slots: [],
  tail: '',
});

/** What the news say of lines, where all moves are the doing of one verb. */
const told = (lines: readonly LogLine[]): string[] =>
  news(lines, garden, called, (line) => (line.event === 'move' ? verb('plays') : undefined)).map(
    (said) => said.words,
  );

describe('the news', () => {
  it('leaves out what was forced, what a price was, and passing in a window', () => {
    expect(
      told([
        { event: 'decision', decision: 'Ben', answer: ['red-1'], forced: true, ...by(sell) },
        {
          event: 'count',
          counter: 'coin',
          of: 'Ben',
          before: 1,
          now: 0,
          ...by({ kind: 'action', of: trade, action: 'sell' }),
        },
        { event: 'count', counter: 'coin', of: 'Ben', before: 0, now: 3, ...by(sell) },
        { event: 'count', counter: 'sale', of: 'Ben', before: 0, now: 1, ...by(sell) },
        {
          event: 'decision',
          decision: 'Ben',
          answer: ['pass'],
          ...by({ kind: 'window', window: 'gusts' }, 'action'),
        },
      ]),
    ).toEqual(['Ben: 3 coins (+3)']);
  });

  it('leaves out a choice where what comes of it is told', () => {
    const move: LogLine = {
      event: 'move',
      cards: ['red-1'],
      from: "Ben's hand",
      to: 'bench',
      ...rules,
      by: 'Ben',
    };
    expect(
      told([
        { event: 'decision', decision: 'Ben', answer: ['play'], ...by(trade, 'action') },
        {
          event: 'decision',
          decision: 'Ben',
          answer: ['red-1'],
          ...by({ kind: 'action', of: trade, action: 'play' }),
        },
        move,
        { event: 'decision', decision: 'Ben', answer: ['rest'], ...by(trade, 'action') },
      ]),
    ).toEqual(['Ben plays red 1', 'Ben: rest']);
  });

  it('tells a roll once, unless it is changed in between', () => {
    const dice = { roll: 'wind', of: 'Ben', dice: [3], total: 3, ...rules };
    const total: LogLine = { event: 'total', ...dice };
    expect(told([{ event: 'roll', ...dice }, total])).toEqual(["Ben's wind comes to 3"]);
    const change: LogLine = { event: 'change roll', roll: "Ben's wind", before: 3, now: 4, ...rules };
    expect(told([{ event: 'roll', ...dice }, change, total])).toEqual([
      "Ben's wind: 3",
      "Ben's wind: 3 -> 4",
      "Ben's wind comes to 3",
    ]);
  });
});
