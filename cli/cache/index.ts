/**
 * Loading games as the commands do it, where what earlier processes have loaded is kept for the user. Needs Node, which
 * the rest of the library does not.
 *
 *   loadKeptGame, loadKeptGameFile   as `loadGame` and `loadGameFile`, with the same result
 */
export * from './cache-api.ts';
