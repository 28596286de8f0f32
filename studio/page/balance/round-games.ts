/** From so many games on nobody counts. */
const UNCOUNTED = 1_000_000;

/** A number of games as people say it: a round one; undefined where it is beyond what anybody would play. */
export function roundGames(games: number, locale: string): string | undefined {
  const round = Number(games.toPrecision(1));
  return round < UNCOUNTED ? round.toLocaleString(locale) : undefined;
}
