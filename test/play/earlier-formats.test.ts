import { describe, expect, it } from 'vitest';
import {
  answer,
  isOver,
  loadGame,
  loadMatch,
  loadPosition,
  playOut,
  randomBot,
  randomSource,
  refereeLog,
  replayLog,
  saveMatch,
  savePosition,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const game = loadGame(filesBelow('examples/garden', isYaml), 'garden').game!;

function begun(): Match {
  const match = startMatch(game, { players: 3, seed: 'before' });
  const bot = randomBot('before');
  for (let i = 0; i < 12; i++) answer(match, bot(match, seatsAsked(match)[0]));
  return match;
}

/** As JSON, with another version of the format. */
const inVersion = (text: string, version: unknown): string =>
  text.replace(/"version":\d+/, `"version":${JSON.stringify(version)}`);

const saved = (match: Match, version: unknown): unknown =>
  JSON.parse(inVersion(JSON.stringify(saveMatch(match)), version));

describe('a log', () => {
  const log = refereeLog(begun());

  it('of an earlier version is refused with the way out, also where data may differ', () => {
    for (const anyway of [false, true]) {
      const { match, decisions, diagnostics } = replayLog(game, inVersion(log, 1), 'old.jsonl', anyway);
      expect(match).toBeUndefined();
      expect(decisions).toBe(0);
      expect(diagnostics.map(({ code }) => code)).toEqual(['run/earlier-log']);
      expect(diagnostics[0].message).toContain('`old.jsonl`');
      expect(diagnostics[0].help).toContain('the version of Cardwright that wrote it');
    }
  });

  it('of this version is played again, and one of no version or a later one is no log', () => {
    expect(replayLog(game, log).diagnostics).toEqual([]);
    for (const version of [0, 3, '1', null])
      expect(replayLog(game, inVersion(log, version)).diagnostics.map(({ code }) => code)).toEqual([
        'run/broken-log',
      ]);
  });
});

describe('a saved match', () => {
  it('of an earlier version is taken up at its position, and played to its end', () => {
    const match = begun();
    const { match: loaded, diagnostics } = loadPosition(game, saved(startMatchAt(match), 1));
    expect(diagnostics).toEqual([]);
    expect(savePosition(loaded!)).toEqual(savePosition(match));
    playOut(loaded!, randomSource('after'));
    expect(loaded!.fault).toBeUndefined();
    expect(isOver(loaded!)).toBe(true);
  });

  it('begins without a history where its answers led to it by other random numbers', () => {
    const match = begun();
    const whole = loadMatch(game, saved(match, 2)).match!;
    expect(whole.answers.length).toBeGreaterThan(0);
    const random = { shuffle: [7, 11, 13, 1], dice: [1, 2, 3, 1], pick: [4, 5, 6, 1] };
    const { match: loaded, diagnostics } = loadMatch(game, { ...(saved(match, 1) as object), random });
    expect(diagnostics).toEqual([]);
    expect(loaded!.answers).toEqual([]);
    expect(savePosition(loaded!)).toEqual({ ...savePosition(match), random });
  });

  it('of no version or a later one is no saved position', () => {
    for (const version of [0, 3, '1', null])
      expect(
        loadPosition(game, saved(startMatchAt(begun()), version)).diagnostics.map(({ code }) => code),
      ).toEqual(['run/not-saved']);
  });
});

/** A match that begins at the position of another one, so it is saved without answers. */
const startMatchAt = (match: Match): Match => loadPosition(game, savePosition(match)).match!;
