/** Tells by games that are played whether what rests on play alone is as it was. */
import { createHash } from 'node:crypto';
import { seatBots } from '../bots/bot-player.ts';
import { isSearching, type Level } from '../bots/levels.ts';
import {
  applyAnswer,
  isOver,
  randomBot,
  seatsAsked,
  startMatch,
  winners,
} from '../interpreter/match/match.ts';
import { seatNames } from '../interpreter/match/value-names.ts';
import { modelOf } from '../test/bots/leaks.ts';
import { gamesThere } from '../test/files.ts';
import { gameTables } from '../test/swap-tables.ts';

/** Games of each level at each table; those who search play the games in `cards`, at the smallest table. */
const GAMES = { random: 20, quick: 3, normal: 2 } as const satisfies Partial<Record<Level, number>>;
/** Decisions after which a game is left. */
const MOST = 2_000;

let known: string | undefined;

/** A hash of all answers of games of random players and bots, and of who won them: the same seeds give the same games. */
export function playState(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  const smallest = new Map(gamesThere().map((id) => [id, Infinity]));
  for (const { name, players } of gameTables())
    smallest.set(name, Math.min(smallest.get(name) ?? 0, players));
  for (const { name, players, game } of gameTables())
    for (const [level, games] of Object.entries(GAMES) as [Level, number][]) {
      if (isSearching(level) && smallest.get(name) !== players) continue;
      const seats = seatNames.slice(0, players);
      const model = isSearching(level) ? modelOf(game(), players) : undefined;
      hash.update(JSON.stringify([name, level, model ? [model.weights, model.offset, model.length] : []]));
      for (let i = 0; i < games; i++) {
        const seed = `play/${level}/${i}`;
        const match = startMatch(game(), { players: seats, seed, log: false, generated: true });
        const { answer } = isSearching(level)
          ? seatBots(match, { levels: seats.map(() => level), seed, model })
          : { answer: (seat: number) => random(match, seat) };
        const random = randomBot(seed);
        for (let taken = 0; taken < MOST && !isOver(match) && !match.fault; taken++) {
          const given = answer(seatsAsked(match)[0]);
          hash.update(`${given.seat}:${given.values.join(',')};`);
          applyAnswer(match, given);
        }
        hash.update(JSON.stringify([match.fault?.code ?? null, isOver(match) ? winners(match) : []]));
      }
    }
  return (known = hash.digest('hex').slice(0, 12));
}
