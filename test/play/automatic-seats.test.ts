import { describe, expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  answerByValues,
  isOver,
  logOf,
  randomBot,
  redo,
  seatsAsked,
  startMatch,
  undoAnswer,
  type Match,
} from '../../interpreter/match/match.ts';
import { playOut } from '../../interpreter/match/random-playout.ts';
import { loadMatch, saveMatch } from '../../interpreter/match/save/save-match.ts';
import { refereeLog } from '../../interpreter/index.ts';
import { replayLog } from '../../interpreter/match/save/replay.ts';
import { compareGame } from '../reference/compare.ts';
import { filesBelow, isYaml } from '../files.ts';

/** A small game of bids in secret, with a player whom nobody plays. */
const SECRET = `variant: ghosts
extends: lamps
name: Ghosts
add:
  automatic seats: { ghost: { name: { en: pale ghost } } }
`;

function loaded(id: string, text: string): Game {
  const files = new Map(filesBelow(`examples/${id}`, isYaml)).set('mine/v.yaml', text);
  const { game, diagnostics } = loadGame(openLibrary(files), id, ['mine/v.yaml']);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

const OWL = filesBelow('examples/fireflies', isYaml).get('examples/fireflies/owl.variant.yaml')!;

const GAMES: readonly (readonly [name: string, game: Game, players: number])[] = [
  ['the owl', loaded('fireflies', OWL), 3],
  ['bids', loaded('lamps', SECRET), 3],
  ['as little as it can', loaded('lamps', SECRET.replace('} }', '}, answers: as little as it can }')), 3],
];

const playedBy = (match: Match, bot: ReturnType<typeof randomBot>, each?: () => void): Match => {
  for (let i = 0; i < 400 && !isOver(match) && !match.fault; i++) {
    each?.();
    answerByValues(match, bot(match, seatsAsked(match)[0]));
  }
  return match;
};

describe.each(GAMES)('a seat that nobody plays: %s', (_, game, players) => {
  it('is never asked, and has its answers in the log', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const match = startMatch(game, { players, seed: String(seed) });
      const last = players - 1;
      playedBy(match, randomBot(`bot ${seed}`), () => {
        expect(seatsAsked(match)).not.toEqual([last]);
      });
      expect(match.fault).toBeUndefined();
      const own = refereeLog(match)
        .split('\n')
        .filter((line) => line.includes(`"decision":"${match.names.seats[last]}"`));
      expect(own.every((line) => line.includes('"forced":true'))).toBe(true);
      expect(replayLog(game, refereeLog(match)).diagnostics).toEqual([]);
      expect(match.answers.every(({ seat }) => seat !== last)).toBe(true);
    }
  });

  it('plays on alike after saving, and after taking back', () => {
    const match = startMatch(game, { players, seed: 'kept' });
    const bot = randomBot('bot');
    for (let i = 0; i < 12 && !isOver(match); i++) answerByValues(match, bot(match, seatsAsked(match)[0]));
    const before = saveMatch(match);
    const other = loadMatch(game, saveMatch(match)).match!;
    playedBy(match, randomBot('later'));
    playedBy(other, randomBot('later'));
    const after = logOf(match).slice(-20);
    expect(logOf(other).slice(-20)).toEqual(after);
    while (match.answers.length > 12) undoAnswer(match);
    expect(saveMatch(match)).toEqual(before);
    while (redo(match));
    expect(logOf(match).slice(-20)).toEqual(after);
  });

  it('is played alike where nobody looks on', () => {
    const slow = playedBy(startMatch(game, { players, seed: 'fast' }), randomBot('fast'));
    const fast = startMatch(game, { players, seed: 'fast', log: false, generated: 'at once' });
    playOut(fast, randomSource('fast'), 400);
    expect(isOver(fast)).toBe(isOver(slow));
  });

  it('is asked by tests, where the reference plays alike', () => {
    for (let seed = 0; seed < 3; seed++)
      expect(compareGame(game, players, `own ${seed}`, 120).difference).toBeUndefined();
  });
});

const found = (text: string): string[] => {
  const files = new Map(filesBelow('examples/lamps', isYaml)).set('mine/v.yaml', text);
  return loadGame(openLibrary(files), 'lamps', ['mine/v.yaml']).diagnostics.flatMap(({ code, severity }) =>
    severity === 'error' ? [code] : [],
  );
};

describe('seats that nobody plays', () => {
  it('are the last ones, called by their word', () => {
    const match = startMatch(GAMES[1][1], { players: 3, seed: '1' });
    expect(match.names.seats).toEqual(['Ann', 'Ben', 'PaleGhost']);
  });

  it('leave at least one seat to people', () => {
    expect(found(SECRET.replace('pale ghost } } }', 'pale ghost } }, other: {} }'))).toContain(
      'game/nobody-left',
    );
  });

  it('are the same in every save', () => {
    const saved = saveMatch(startMatch(GAMES[1][1], { players: 3, seed: '1' }));
    const wrong = { ...saved, roles: { ...saved.roles, ghost: 'Ann' } };
    expect(loadMatch(GAMES[1][1], wrong).diagnostics.map(({ code }) => code)).toEqual(['run/broken-save']);
  });

  it('stay where they are', () => {
    expect(found(`${SECRET}set: { setup: the pale ghost becomes a random player }\n`)).toContain(
      'name/wrong-sort',
    );
  });
});
