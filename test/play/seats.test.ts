import { describe, expect, it } from 'vitest';
import * as library from '../../interpreter/index.ts';
import type { Match } from '../../interpreter/index.ts';
import { played, quarry } from '../abilities/kit.ts';

/** What is no seat of a match for two. */
const noSeats: readonly unknown[] = [undefined, null, NaN, 'x', '0', -1, 2, 33, 0.5, Infinity, [0], {}, true];

/** All that the library answers for a seat. */
const forASeat: Readonly<Record<string, (match: Match, seat: never) => unknown>> = {
  answer: (match, seat) => library.answer(match, { seat, values: [] }),
  'answer by keys': (match, seat) => library.answer(match, { seat, keys: ['rest'] }),
  answerAbsent: library.answerAbsent,
  consentFor: library.consentFor,
  countMoves: library.countMoves,
  determinise: (match, seat) => library.determinise(match, seat, () => 0),
  fittingOf: (match, seat) => library.fittingOf(match, seat, []),
  logFor: library.logFor,
  mayAnswer: (match, seat) => library.mayAnswer(match, { seat, values: [] }),
  mentionedTo: library.mentionedTo,
  movesOf: library.movesOf,
  optionsOf: library.optionsOf,
  previewsOf: (match, seat) => library.previewsOf(match, seat, 'rest'),
  pricesOf: (match, seat) => library.pricesOf(match, seat, 'rest'),
  targetsOf: (match, seat) => library.targetsOf(match, seat, 'rest'),
  promptIn: library.promptIn,
  question: library.question,
  randomBot: (match, seat) => library.randomBot('1')(match, seat),
  readAnswer: (match, seat) => library.readAnswer(match, seat, 'rest'),
  sampleMove: (match, seat) => library.sampleMove(match, seat, () => 0),
  sumsOf: (match, seat) => library.sumsOf(match, seat, 'pebble#1'),
  submit: (match, seat) => library.submit(match, { seat, keys: ['rest'] }),
  undo: library.undo,
  viewFor: library.viewFor,
  whyNot: (match, seat) => library.whyNot(match, seat, 'rest'),
};

/** What takes a match and nothing that a seat could be. */
const forNoSeat = new Set([
  'checkOptions',
  'isOver',
  'logOf',
  'playOut',
  'redo',
  'refereeLog',
  'refereeView',
  'saveAsScenario',
  'questionNumber',
  'saveMatch',
  'savePosition',
  'seatsAsked',
  'spectatorLog',
  'spectatorView',
  'startMatch',
  'refereeUndo',
  'winners',
]);

/** What is not about a match at all. */
const aboutGames = new Set([
  'ArgumentError',
  'SeatError',
  'cardSchemaOf',
  'cardText',
  'clausesOf',
  'coverageOf',
  'explainCard',
  'formatFile',
  'gamesOf',
  'loadGame',
  'loadGameFile',
  'loadMatch',
  'loadPosition',
  'openLibrary',
  'randomSource',
  'replayLog',
  'runScenarios',
  'scenariosNaming',
  'setStatistics',
  'simulateGame',
  'summarise',
]);

describe('a seat', () => {
  const match = played(quarry({}), []);

  it.each(Object.keys(forASeat))('is checked by %s', (name) => {
    for (const seat of noSeats) {
      expect(() => forASeat[name](match, seat as never), `${seat}`).toThrow(library.SeatError);
      expect(() => forASeat[name](match, seat as never)).toThrow(/is no seat of this match; its seats are/);
    }
  });

  it('is asked of by nothing else that the library has', () => {
    const known = [...Object.keys(forASeat), ...forNoSeat, ...aboutGames];
    expect(Object.keys(library).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('whoever holds no seat', () => {
  const match = played(quarry({}), []);

  it('sees what everybody sees, and is asked nothing', () => {
    const view = library.spectatorView(match);
    expect(view.seat).toBeUndefined();
    expect(view.question).toBeUndefined();
    expect(view.zones['heap']).toEqual({ count: 6 });
    expect(view.players.map(({ zones }) => zones['hand'])).toEqual([{ count: 3 }, { count: 3 }]);
    expect(library.spectatorLog(match)).not.toMatch(/pebble#|"seed"/);
  });

  it('sees all of it only as the referee', () => {
    const view = library.refereeView(match);
    expect(view.zones['heap'].cards).toHaveLength(6);
    expect(view.players.map(({ zones }) => zones['hand'].cards?.length)).toEqual([3, 3]);
    expect(library.refereeLog(match)).toMatch(/"seed":"1"/);
  });

  it('does not see what every seat happens to see, but not at once', () => {
    const both = quarry({
      replace: [
        [
          'rest: { do: nothing }',
          `peek: { do: "for each player as viewer:\\n  the viewer looks at the top card of the heap\\n\\nmove a card in your hand to the pit" }`,
        ],
      ],
    });
    const looking = played(both, ['peek']);
    for (const seat of [0, 1]) expect(library.viewFor(looking, seat).zones['heap'].cards).toHaveLength(1);
    expect(library.spectatorView(looking).zones['heap']).toEqual({ count: 6 });
    expect(library.spectatorLog(looking)).not.toContain('pebble#');
  });

  it('sees what lies face up where others see nothing', () => {
    const open = quarry({
      replace: [['rest: { do: nothing }', 'bare: { do: "turn the top card of the heap face up" }']],
    });
    const bared = played(open, ['bare']);
    expect(library.spectatorView(bared).zones['heap'].cards).toEqual(
      library.viewFor(bared, 0).zones['heap'].cards,
    );
    expect(library.spectatorView(bared).zones['heap'].cards).toHaveLength(1);
  });
});
