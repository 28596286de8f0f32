/** What bots win against each other, game by game, as it was measured last: the table of the page on play. */
import { kept } from '../evidence/results.ts';
import type { NamedDuel } from '../evidence/row.ts';

const HEAD = ['level', 'against', 'wins', 'of games', 'interval'];

const percent = (part: number): string => `${Math.round(100 * part)} %`;

const isSame = (a: NamedDuel, b: NamedDuel): boolean =>
  a.seats === b.seats && a.level === b.level && a.against === b.against;

/** All duels that were measured; of the same one the longest. */
function measuredDuels(): NamedDuel[] {
  const all = [...kept().values()].flatMap(({ result }) => result.duels ?? []);
  return all.filter((duel) => {
    const same = all.filter((each) => each.game === duel.game && isSame(each, duel));
    return same.every(({ games }) => games <= duel.games) && same.find(({ games }) => games === duel.games) === duel;
  });
}

/** A page with the table made again between its marks. */
export function withStrengths(page: string): string {
  const byGame = Map.groupBy(measuredDuels(), ({ game }) => game);
  const lines = [...byGame]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([game, duels]) =>
      duels
        .toSorted((a, b) => a.seats - b.seats)
        .map(({ seats, level, against, share, games, low, high }) => [
          game,
          `${seats}`,
          level,
          against,
          percent(share),
          `${games}`,
          `${percent(low)} to ${percent(high)}`,
        ]),
    );
  const rows = [['game', 'players', ...HEAD], ['game', 'players', ...HEAD].map(() => '---'), ...lines];
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return page.replace(
    /(<!-- bots -->\n)[\s\S]*?(<!-- end -->)/,
    (_, start: string, end: string) => `${start}${table}\n${end}`,
  );
}
