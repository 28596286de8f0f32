import { describe, expect, it } from 'vitest';
import * as library from '../../interpreter/index.ts';
import { loadGame, type Match } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { isOver, startMatch } from '../../interpreter/match/match.ts';
import { playOut } from '../../interpreter/match/random-playout.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import type { Policy } from '../../interpreter/engine/search/playout-policies.ts';
import { sampled } from '../size.ts';
import { gameTables, type SwapTable } from '../swap-tables.ts';
import { filesBelow, isYaml } from '../files.ts';

const STOPS = 12;
const MOST = 3000;

const positionOf = ({ runner: { m } }: Match): string => m.p.slice(0, m.p[Header.top]).join(' ');

/** What a listener hears of turns and rounds, and whether a turn is going on. */
interface Heard {
  readonly turns: number;
  readonly cycle: number;
  readonly turn: number;
}

function listen(match: Match): () => Heard {
  const { m } = match.runner;
  const heard = { turn: 0, cycle: 0 };
  m.listener = {
    happened: ({ kind }) => {
      if (kind === 'turn' || kind === 'cycle') heard[kind]++;
    },
    forced: () => undefined,
    unsealed: () => undefined,
  };
  return () => ({ turns: heard.turn, cycle: heard.cycle, turn: m.p[Header.turn] });
}

const isPast: Readonly<Record<'turn' | 'round', (from: Heard, now: Heard) => boolean>> = {
  turn: (from, now) =>
    now.turns !== from.turns || now.cycle !== from.cycle || (from.turn >= 0 && now.turn < 0),
  round: (from, now) => now.cycle !== from.cycle,
};

/** Plays a game from stop to stop, and beside it answer by answer until a listener has heard that the turn or round is over. */
function compare(
  game: Game,
  players: number,
  { until, policy, generated }: { until: 'turn' | 'round'; policy: Policy; generated?: 'at once' },
): { readonly stops: number; readonly longest: number } {
  const options = { players, seed: 'ends', log: false };
  const [match, watched] = [
    startMatch(game, generated ? { ...options, generated } : options),
    startMatch(game, options),
  ];
  const [random, same] = [randomSource('ends'), randomSource('ends')];
  const heard = listen(watched);
  // Whole moves are drawn in another way where somebody listens.
  if (policy === 'move') listen(match);
  let stops = 0;
  let longest = 0;
  let left = MOST;
  while (!isOver(match) && !match.fault && stops < STOPS && left > 0) {
    const count = playOut(match, random, left, policy, until);
    left -= count;
    longest = Math.max(longest, count);
    const from = heard();
    for (let i = 0; i < count && !watched.fault;) {
      if (i > 0) expect(isPast[until](from, heard()), `${until} is over before the stop`).toBe(false);
      i += playOut(watched, same, 1, policy);
    }
    expect(positionOf(match) === positionOf(watched), 'both have come to the same position').toBe(true);
    if (isOver(match) || match.fault || left <= 0) break;
    expect(isPast[until](from, heard()), `${until} is over at the stop`).toBe(true);
    stops++;
  }
  return { stops, longest };
}

/** With extra turns, and with teams and players who are out. */
const fixtures = ['scrapyard', 'castle'].map((id): SwapTable => {
  const game = loadGame(filesBelow(`test/fixtures/${id}`, isYaml), id).game!;
  return { name: id, players: game.players.min, game: () => game };
});
const tables = [...sampled(gameTables(), 3), ...fixtures];

describe('a playout until the turn or the round is over', () => {
  it.each(tables.map((table) => [`${table.name}, ${table.players} players`, table] as const))(
    'stops at the first question after it: %s',
    (_, { game, players }) => {
      let answers = 0;
      for (const until of ['turn', 'round'] as const) {
        for (const way of [
          { until, policy: 'answer' },
          { until, policy: 'move' },
          { until, policy: 'answer', generated: 'at once' },
        ] as const) {
          answers += compare(game(), players, way).longest;
        }
      }
      expect(answers).toBeGreaterThan(5);
    },
  );

  it('has stops in most of the games, and answers between them', () => {
    const found = tables.map(({ game, players }) =>
      compare(game(), players, { until: 'turn', policy: 'answer' }),
    );
    expect(found.filter(({ stops }) => stops >= 3).length).toBeGreaterThan(found.length / 2);
    expect(found.some(({ longest }) => longest > 3)).toBe(true);
  });

  it('takes nothing else for what is to be over', () => {
    const match = startMatch(fixtures[0].game(), { players: 2, seed: '1' });
    const play = (until: unknown): unknown => library.playOut(match, () => 0, 9, 'answer', until as 'turn');
    expect(() => play('day')).toThrow('`turn`, `round` or `game`');
    expect(play('turn')).toBeGreaterThan(0);
  });
});
