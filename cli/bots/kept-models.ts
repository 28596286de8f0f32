import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import type { LearnedModel } from '../../bots/evaluation.ts';
import { learningKey, learnModel } from '../../bots/learn-model.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import type { MatchOptions } from '../../interpreter/match/match.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { writeWhole } from '../files/atomic-write.ts';
import type { Io } from '../io.ts';

/** To be raised whenever learning gives something else from the same games. */
const VERSION = 2;

/** Where people read that something takes a while. */
export type LearningIo = Pick<Io, 'err' | 'errTTY'> & { readonly language: Language };

interface KeptModel {
  readonly version: number;
  readonly model: LearnedModel;
}

/**
 * What is learned of a game: read from the cache of the user, or learned and kept there. A cache that cannot be read or
 * written only costs the time to learn again. `CARDWRIGHT_CACHE` names another folder.
 */
export function keptModel(
  game: Game,
  players: readonly string[],
  { settings }: Pick<MatchOptions, 'settings'>,
  io: LearningIo,
): LearnedModel {
  const key = createHash('sha256')
    .update(learningKey(game, players.length, settings))
    .digest('hex');
  const cache = process.env['CARDWRIGHT_CACHE'] ?? envPaths('cardwright', { suffix: '' }).cache;
  const path = join(cache, 'models', `${key.slice(0, 32)}.json`);
  const known = read(path);
  if (known?.game === game.hash && known.seats === players.length) return known;
  if (io.errTTY) io.err(`${messagesIn<'status'>(io.language)('status/bots-learn-the-game')}\n`);
  const model = learnModel(game, players, settings);
  try {
    mkdirSync(join(cache, 'models'), { recursive: true });
    writeWhole(path, JSON.stringify({ version: VERSION, model } satisfies KeptModel), 'any');
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
      kept.version === VERSION && Array.isArray(model?.weights) && model.weights.every(Number.isFinite);
    return isWhole ? model : undefined;
  } catch {
    return undefined;
  }
}
