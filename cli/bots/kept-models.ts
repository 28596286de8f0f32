import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Judgement, LearnedModel } from '../../bots/evaluation.ts';
import { learningKey, learnModel } from '../../bots/learn-model.ts';
import { isTrained, type Level } from '../../bots/levels.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import type { MatchOptions } from '../../interpreter/match/match.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { cacheFolder } from '../cache/user-cache.ts';
import { writeWhole } from '../files/atomic-write.ts';
import type { Io } from '../io.ts';

/** To be raised whenever learning gives something else from the same games. */
const VERSION = 3;

/** Where people read that something takes a while. */
export type LearningIo = Pick<Io, 'err' | 'errTTY'> & { readonly language: Language };

interface KeptModel {
  readonly version: number;
  readonly model: LearnedModel;
  /** How long it took to learn, in seconds; absent in caches of earlier versions. */
  readonly seconds?: number;
}

const learnedIn = new WeakMap<LearnedModel, number>();

/** How long it took to learn a model, here or when it was kept, in seconds; 0 where nobody knows. */
export const secondsToLearn = (model: LearnedModel | undefined): number =>
  (model && learnedIn.get(model)) ?? 0;

/**
 * What is learned of a game for some levels: read from the cache of the user, or learned and kept there. A cache that cannot be read or
 * written only costs the time to learn again.
 */
export function keptModel(
  game: Game,
  players: readonly string[],
  { settings }: Pick<MatchOptions, 'settings'>,
  levels: readonly Level[],
  io: LearningIo,
): LearnedModel {
  const key = createHash('sha256')
    .update(learningKey(game, players.length, settings, levels))
    .digest('hex');
  const folder = cacheFolder('models');
  const path = folder && join(folder, `${key.slice(0, 32)}.json`);
  const known = path ? read(path) : undefined;
  if (known?.game === game.hash && known.seats === players.length) return known;
  const status = levels.some(isTrained) ? 'status/bots-learn-by-playing' : 'status/bots-learn-the-game';
  if (io.errTTY) io.err(`${messagesIn<'status'>(io.language)(status)}\n`);
  const start = performance.now();
  const model = learnModel(game, players, settings, levels);
  const seconds = (performance.now() - start) / 1000;
  learnedIn.set(model, seconds);
  if (!path) return model;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeWhole(path, JSON.stringify({ version: VERSION, model, seconds } satisfies KeptModel), 'any');
  } catch {
    // It is learned again the next time.
  }
  return model;
}

function read(path: string): LearnedModel | undefined {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<KeptModel>;
    const { model } = kept;
    const isWhole =
      model !== undefined && kept.version === VERSION && [model, model.ofBots ?? model].every(isLearned);
    if (!isWhole) return undefined;
    if (Number.isFinite(kept.seconds)) learnedIn.set(model, kept.seconds!);
    return model;
  } catch {
    return undefined;
  }
}

const isLearned = (judgement: Partial<Judgement>): boolean =>
  Array.isArray(judgement.weights) && judgement.weights.every(Number.isFinite);
