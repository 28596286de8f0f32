import { entry, valueOf, type MapNode } from '../../schemas/index.ts';
import { tableFor } from '../compile/table.ts';
import type { Game } from '../game.ts';
import { complain, items } from '../link/sources.ts';
import type { Match } from '../play/match.ts';
import { expectGame } from './expect/index.ts';
import { readGiven } from './given.ts';
import { beginGiven } from './place.ts';
import { rollsOf, type Scenario } from './read.ts';
import type { Way } from './result.ts';
import type { Run } from './run.ts';
import { faultOfOptions, optionsOf } from './set-up.ts';
import type { Sheet } from './sheet.ts';
import { doStep, stopped } from './steps.ts';
import type { Taken } from './taken.ts';
import { compareWays } from './ways.ts';

/**
 * Plays a scenario: once straight on with all that is expected, then the other ways. Gives what was played straight on,
 * as far as it came; nothing where it could not begin.
 */
export function play(sheet: Sheet, scenario: Scenario, game: Game, ways: readonly Way[]): Match | undefined {
  const begin = beginner(sheet, scenario, game);
  if (!begin) return undefined;
  const match = begin.again();
  const node = valueOf(scenario.node, 'do') ?? scenario.title;
  if (stopped(sheet, match, node)) return match;
  const run: Run = { sheet, game, seats: match.names.seats, match };
  const taken: Taken[] = [];
  const steps = items(valueOf(scenario.node, 'do'));
  if (!steps.every((step, i) => doStep(run, step as MapNode, i, taken))) return match;
  const then = entry(scenario.node, 'then');
  const inSteps = steps.some((step) => entry(step, 'then') ?? entry(step, 'refused'));
  if (!then && !inSteps)
    complain(sheet, 'scenario/no-expectation', scenario.title, {}, { severity: 'warning' });
  expectGame(run, then?.value);
  compareWays(sheet, scenario.title, { match, taken, ...begin }, ways);
  return match;
}

/** Reads how the game of a scenario begins; complains, and gives nothing, where it cannot. */
export function beginner(
  sheet: Sheet,
  scenario: Scenario,
  game: Game,
): { again: (seed?: string, log?: boolean) => Match; given: boolean; seats: readonly string[] } | undefined {
  const options = optionsOf(scenario, game);
  const fault = faultOfOptions(sheet, scenario, game, options);
  if (fault) {
    sheet.diagnostics.push(fault);
    return undefined;
  }
  const node = valueOf(scenario.node, 'given');
  const given = node && readGiven(sheet, tableFor(game, options.players.length), options.players, node);
  if (node && !given) return undefined;
  const rolls = rollsOf(scenario);
  const table = tableFor(game, options.players.length);
  if (rolls && table.layout.rollCount === 0)
    complain(sheet, 'scenario/no-dice', valueOf(scenario.node, 'rolls')!, { game: game.id });
  return {
    again: (seed = options.seed, log = true) => beginGiven(game, { ...options, seed, log }, given, rolls),
    given: given !== undefined || rolls !== undefined,
    seats: options.players,
  };
}
