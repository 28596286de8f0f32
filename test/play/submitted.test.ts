import { describe, expect, it } from 'vitest';
import {
  fittingOf,
  isOver,
  loadMatch,
  mayAnswer,
  optionsOf,
  questionNumber,
  randomBot,
  saveMatch,
  savePosition,
  seatsAsked,
  startMatch,
  submit,
  undo,
  type LogLine,
  type Match,
} from '../../interpreter/index.ts';
import { screenLine } from '../../interpreter/match/log/log-entry.ts';
import { entriesOf, question, seatsInSealedChoice } from '../../interpreter/match/match.ts';
import { gameTables } from '../swap-tables.ts';
import { quarry } from '../abilities/kit.ts';

const DECISIONS = 150;
/** Questions with more options are not gone through. */
const MOST_OPTIONS = 8;

const tables = [
  ...Map.groupBy(
    gameTables().filter(({ players }) => players > 1),
    ({ name }) => name,
  ).values(),
].map(([first]) => first);

const found = { secret: 0, sets: 0 };

/** All sets of some keys. */
const setsOf = (keys: readonly string[]): string[][] =>
  keys.reduce<string[][]>((sets, key) => [...sets, ...sets.map((set) => [...set, key])], [[]]);

function checkFitting(match: Match, seat: number): void {
  const keys = optionsOf(match, seat).map(({ key }) => key);
  if (keys.length > MOST_OPTIONS || (question(match, seat)?.domain.most ?? 1) < 2) return;
  const legal = setsOf(keys).filter((set) => mayAnswer(match, { seat, keys: set }));
  for (const first of keys) {
    const with_ = legal.filter((set) => set.includes(first));
    const fits = keys.filter((key) => with_.some((set) => set.includes(key)));
    expect(fittingOf(match, seat, [first])).toEqual(fits);
    found.sets++;
  }
}

describe('an answer that is submitted', () => {
  it.each(tables)('tells each seat what its log says, and keeps secrets: $name', ({ players, game }) => {
    const match = startMatch(game(), { players, seed: 'submitted' });
    const bot = randomBot('submitted');
    const linesOf = (seat: number): LogLine[] =>
      entriesOf(match).map((entry) => screenLine(entry, seat, players));
    const told = match.names.seats.map((_, seat) => linesOf(seat));
    for (let i = 0; i < DECISIONS && !isOver(match); i++) {
      const [seat] = seatsAsked(match);
      checkFitting(match, seat);
      const number = questionNumber(match);
      const waits = seatsAsked(match).length > 1;
      const inSecret = seatsInSealedChoice(match).length > 0;
      const { ok, events, ...rest } = submit(match, bot(match, seat), number);
      expect(ok).toBe(true);
      events.forEach((lines, each) => told[each].push(...lines));
      if (inSecret && waits) {
        found.secret++;
        expect(rest.number).toBe(number);
        expect(events.flat()).toEqual([]);
      } else expect(rest.number).toBeGreaterThan(number);
    }
    told.forEach((lines, seat) => expect(lines).toEqual(linesOf(seat)));
  });

  it('was asked in secret, and with several to choose', () => {
    expect(found.secret).toBeGreaterThan(20);
    expect(found.sets).toBeGreaterThan(30);
  });

  it('is refused with a reason, and changes nothing', () => {
    const match = startMatch(quarry({}), { players: 2, seed: '1' });
    const [seat] = seatsAsked(match);
    const before = JSON.stringify(savePosition(match));
    const [{ key }] = optionsOf(match, seat);
    const refused = [
      submit(match, { seat, keys: ['nothing of that'] }),
      submit(match, { seat: 1 - seat, keys: [key] }),
      submit(match, { seat, keys: [key] }, questionNumber(match) + 1),
    ];
    expect(refused.map(({ ok, reason }) => [ok, reason?.code])).toEqual([
      [false, 'run/illegal'],
      [false, 'run/illegal'],
      [false, 'run/other-question'],
    ]);
    expect(JSON.stringify(savePosition(match))).toBe(before);
  });
});

describe('a bounded history', () => {
  const [{ game, players }] = tables;
  const playSome = (history?: number): Match => {
    const match = startMatch(game(), {
      players,
      seed: 'bounded',
      ...(history === undefined ? {} : { history }),
    });
    const bot = randomBot('bounded');
    for (let i = 0; i < 20; i++) submit(match, bot(match, seatsAsked(match)[0]));
    return match;
  };
  const all = Array.from({ length: players }, (_, seat) => seat);

  it('takes back as many answers as are kept, and the match is the same', () => {
    const match = playSome(3);
    expect(savePosition(match)).toEqual(savePosition(playSome()));
    expect([1, 2, 3, 4, 5].map(() => undo(match, 0, all))).toEqual([true, true, true, false, false]);
    expect(match.answers).toHaveLength(17);
  });

  it('is whole again when the match is saved and loaded', () => {
    const match = playSome(3);
    const again = loadMatch(match.game, JSON.parse(JSON.stringify(saveMatch(match)))).match!;
    expect(again.past).toHaveLength(20);
  });
});
