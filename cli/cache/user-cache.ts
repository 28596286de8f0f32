import { join } from 'node:path';
import envPaths from 'env-paths';

/**
 * The folder in which something is kept for the user from one process to the next; none where nothing is to be kept.
 * `CARDWRIGHT_CACHE` names another folder for all of them, and `off` none.
 */
export function cacheFolder(of: 'games' | 'models'): string | undefined {
  const named = process.env['CARDWRIGHT_CACHE'];
  if (named === 'off') return undefined;
  return join(named || envPaths('cardwright', { suffix: '' }).cache, of);
}
