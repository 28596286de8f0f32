import { watchKnowledge } from '../../bots/knowledge.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { seatsAsked } from '../../interpreter/match/match.ts';
import { determinise } from '../../interpreter/match/worlds/determinise.ts';
import { playOut as playOn } from '../../interpreter/match/random-playout.ts';
import { playOut } from '../playout.ts';
import { sentTo } from '../sent.ts';

/** What a seat could tell worlds from the real position by. */
export interface ToldWorlds {
  readonly worlds: number;
  readonly differences: readonly string[];
  /** Worlds that could not be played on. */
  readonly faults: readonly string[];
  /** Of seats that were not asked, which are told who is: differences are those of all worlds. */
  readonly others: number;
}

/** Decisions for which a world is played on. */
const FOLLOWED = 40;

/** Compares all that a seat is sent in so many positions of random games with what it is sent in a world of each. */
export function toldWorlds(game: Game, players: number, worlds: number, seed = 'worlds'): ToldWorlds {
  const random = randomSource(seed);
  const differences: string[] = [];
  const faults: string[] = [];
  const found = { worlds: 0, others: 0 };
  for (let i = 0; found.worlds < worlds; i++) {
    let knowledge: ReturnType<typeof watchKnowledge> | undefined;
    playOut(game, {
      players,
      seed: `${seed} ${i}`,
      place: (match) => {
        knowledge = watchKnowledge(match);
        return match;
      },
      each: (match) => {
        if (random(4) > 0) return false;
        const asked = seatsAsked(match);
        const seat = random(4) > 0 ? asked[random(asked.length)] : random(players);
        const world = determinise(match, seat, random, knowledge!.of(seat));
        const [a, b] = [match, world].map((each) => JSON.stringify(sentTo(each, seat)));
        found[asked.includes(seat) ? 'worlds' : 'others']++;
        if (a !== b)
          differences.push(`${game.id}, ${players} players, seed \`${seed} ${i}\`: ${first(a, b)}`);
        playOn(world, random, FOLLOWED);
        if (world.fault) faults.push(`${game.id}, seed \`${seed} ${i}\`: ${world.fault.message}`);
        return found.worlds >= worlds;
      },
    });
  }
  return { ...found, differences, faults };
}

function first(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `${a.slice(Math.max(0, i - 120), i + 80)}\n${b.slice(Math.max(0, i - 120), i + 80)}`;
}
