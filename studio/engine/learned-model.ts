/** What bots have learned of games, which takes so long that others have their turn meanwhile. */
import type { LearnedModel } from '../../bots/evaluation.ts';
import { learnInSteps, learningKey } from '../../bots/learn-model.ts';
import type { Level } from '../../bots/levels.ts';
import type { Settings } from '../../interpreter/match/begin-match.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';

/** Milliseconds at work before others have their turn. */
const SLICE = 40;

/** For as long as a game is there. */
const learned = new WeakMap<Game, Map<string, LearnedModel>>();

/** Learns what bots of these levels need; undefined where it was stopped. */
export async function modelFor(
  game: Game,
  seats: readonly string[],
  settings: Settings | undefined,
  levels: readonly Level[],
  isStopped: () => boolean = () => false,
): Promise<LearnedModel | undefined> {
  const known = learned.get(game) ?? new Map<string, LearnedModel>();
  learned.set(game, known);
  const key = learningKey(game, seats.length, settings, levels);
  const before = known.get(key);
  if (before) return before;
  const learning = learnInSteps(game, seats, settings, levels);
  let since = performance.now();
  for (let step = learning.next(); ; step = learning.next()) {
    if (step.done) {
      known.set(key, step.value);
      return step.value;
    }
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
    if (isStopped()) return undefined;
  }
}
