/** What many games gave, put together: shares with their intervals, spreads, and players by the groups of the report. */
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import { nameIn } from '../../dsl/nlg/index.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../dsl/text/locale.ts';
import type { Game, Grouping } from '../game/linked-game.ts';
import { YES } from './player-groups.ts';
import type { GameResult } from './simulate.ts';

/** A share of games with the bounds of its 95 % interval (Wilson), all from 0 to 1. */
export interface Share {
  readonly games: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** How somebody fared. */
export interface Fared {
  readonly name: string;
  /** Games won, alone or with others. */
  readonly won: Share;
  /** Games won together with others. */
  readonly shared: number;
  /**
   * Whether the whole interval is above or below the share that all players won; `alike`: it contains that
   * share.
   */
  readonly than: 'above' | 'below' | 'alike';
}

/**
 * How players fared who have something in common: a card, a value, a deck. Their games are those in which a player had
 * it; where two players of a game have it, the game counts twice.
 */
interface GroupFared extends Fared {
  /** None: players without such a card or value. */
  readonly id: string | null;
}

/** What many games gave. Seats and groups count the games that came to an end by the rules. */
export interface Simulated {
  readonly games: number;
  /** What all players together won: with one winner a game, one in as many as there are players. */
  readonly average: Share;
  readonly seats: readonly Fared[];
  /** By the groups of the game's report: the highest rate first, numbers in their order. */
  readonly groups: Readonly<Record<string, readonly GroupFared[]>>;
  /** Length in decisions of the games that came to an end. */
  readonly decisions: Spread | undefined;
  /** Of each number of the score, over all players of the games that came to an end; empty in games without a score. */
  readonly scores: Readonly<Record<string, Spread | undefined>>;
  /** Over the games that came to an end. */
  readonly measures: Readonly<Record<string, Spread | undefined>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly cut: readonly number[];
  readonly faults: readonly { readonly game: number; readonly fault: Diagnostic }[];
}

/** Puts results together; their order makes no difference. The names of groups are in the language. */
export function summarise(
  game: Game,
  seats: readonly string[],
  given: readonly GameResult[],
  language: Language,
): Simulated {
  const results = [...given].sort((a, b) => a.index - b.index);
  const over = results.filter((result) => result.end === 'over');
  const endings = new Map<string, number>();
  for (const { ending = '' } of over) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  const wins = over.reduce((sum, { winners }) => sum + winners.length, 0);
  const average = shareOf(wins, over.length * seats.length);
  return {
    games: results.length,
    average,
    seats: seats.map((name, seat) => {
      const won = over.filter((result) => result.winners.includes(seat));
      return {
        name,
        ...faredOf(won.length, over.length, average),
        shared: won.filter((result) => result.winners.length > 1).length,
      };
    }),
    groups: Object.fromEntries(
      game.report.groups.map((group, i) => [group.id, groupOf(game, group, i, over, average, language)]),
    ),
    decisions: spreadOf(over.map((result) => result.decisions)),
    scores: Object.fromEntries(
      game.score.map(({ id }, i) => [
        id,
        spreadOf(over.flatMap(({ scores }) => scores[i].flatMap((each) => each ?? []))),
      ]),
    ),
    measures: Object.fromEntries(
      game.report.measures.map((measure, i) => [
        measure.id,
        spreadOf(over.flatMap((result) => result.measures[i] ?? [])),
      ]),
    ),
    endings: Object.fromEntries([...endings].sort(([a], [b]) => (a < b ? -1 : 1))),
    cut: results.filter((result) => result.end === 'cut').map((result) => result.index),
    faults: results.flatMap(({ index, fault }) => (fault ? [{ game: index, fault }] : [])),
  };
}

/** How players fared by what they had in one group. */
function groupOf(
  game: Game,
  group: Grouping,
  index: number,
  over: readonly GameResult[],
  average: Share,
  language: Language,
): GroupFared[] {
  const counted = new Map<string | null, { played: number; won: number; shared: number }>();
  for (const { groups, winners } of over) {
    groups[index].forEach((ids, seat) => {
      for (const id of ids.length > 0 ? ids : [null]) {
        let count = counted.get(id);
        if (!count) counted.set(id, (count = { played: 0, won: 0, shared: 0 }));
        count.played++;
        if (!winners.includes(seat)) continue;
        count.won++;
        if (winners.length > 1) count.shared++;
      }
    });
  }
  const shares = [...counted].map(([id, { played, won, shared }]): GroupFared => {
    const name = groupName(game, group, id, language);
    return { id, name, ...faredOf(won, played, average), shared };
  });
  const numbers = group.by === 'things' && group.sort === 'number';
  const byName = (a: GroupFared, b: GroupFared): number => (a.name < b.name ? -1 : 1);
  return shares.sort((a, b) => {
    if ((a.id === null) !== (b.id === null)) return a.id === null ? 1 : -1;
    return (numbers ? Number(a.id) - Number(b.id) : b.won.rate - a.won.rate) || byName(a, b);
  });
}

function faredOf(games: number, of: number, average: Share): Pick<Fared, 'won' | 'than'> {
  const won = shareOf(games, of);
  return { won, than: won.low > average.rate ? 'above' : won.high < average.rate ? 'below' : 'alike' };
}

/** The number of standard deviations that contain 95 % of a normal distribution. */
const Z = 1.959963984540054;

/**
 * How often something was so, with Wilson's interval, which is right for shares near 0 and 1 too.
 *
 * @internal Exported for tests.
 */
export function shareOf(games: number, of: number): Share {
  if (of === 0) return { games, of, rate: 0, low: 0, high: 1 };
  const rate = games / of;
  const centre = rate + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((rate * (1 - rate) + (Z * Z) / (4 * of)) / of);
  const scale = 1 + (Z * Z) / of;
  return {
    games,
    of,
    rate,
    low: games === 0 ? 0 : (centre - half) / scale,
    high: games === of ? 1 : (centre + half) / scale,
  };
}

function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    least: sorted[0],
    median: (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2,
    most: sorted.at(-1)!,
  };
}

/** The name of a group of players, or of those without one. */
function groupName(game: Game, group: Grouping, id: string | null, language: Language): string {
  const words = messagesIn<'play'>(language);
  if (id === null) return words('play/none');
  if (group.by === 'condition') return words(id === YES ? 'play/yes' : 'play/no');
  if (group.by === 'things' && (group.sort === 'player' || group.sort === 'number')) return id;
  const known =
    group.by === 'deck'
      ? group.decks
      : group.sort === 'card'
        ? game.vocabulary.cards
        : (group.of?.values ?? []);
  const found = known.find((each) => each.id === id);
  return found ? nameIn(found, language) : id;
}
