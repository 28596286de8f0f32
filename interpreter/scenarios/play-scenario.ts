import { entry, valueOf, type MapNode } from '../../schemas/index.ts';
import { tableFor } from '../compiler/codegen/compile-game.ts';
import type { Game } from '../game/linked-game.ts';
import { reportAtNode, items, scalars } from '../compiler/loader/link-context.ts';
import { entriesOf, type Match, type MatchOptions } from '../match/match.ts';
import { scriptLeft } from '../engine/state/roll-records.ts';
import { expectGame } from './expect/index.ts';
import { readGiven } from './setup/given-zones.ts';
import type { GivenPosition } from './setup/given-position.ts';
import { refuseLost } from './setup/lost-cards.ts';
import { refuseUnmetChance, saidChance, type ScriptedOutcome } from './setup/scripted-chance.ts';
import { beginGiven } from './setup/placement.ts';
import { scenarioRolls, type Scenario } from './read-scenario.ts';
import type { Way } from './scenario-result.ts';
import type { Run } from './scenario-run.ts';
import { faultOfOptions, scenarioOptions } from './setup/match-options.ts';
import type { ScenarioSheet } from './findings-sheet.ts';
import { refuseImpossible, refuseNobodysTurn } from './setup/start-faults.ts';
import { doStep, stopped } from './steps/scenario-steps.ts';
import type { PortableAnswer } from './steps/portable-answer.ts';
import { compareWays, type Again } from './playing-ways.ts';

/**
 * Plays a scenario: once straight on with all that is expected, then the other ways. Gives what was played straight on,
 * as far as it came; nothing where it could not begin.
 */
export function play(
  sheet: ScenarioSheet,
  scenario: Scenario,
  game: Game,
  ways: readonly Way[],
): Match | undefined {
  const begin = beginner(sheet, scenario, game);
  if (!begin) return undefined;
  const match = begin.again();
  const node = valueOf(scenario.node, 'do') ?? scenario.title;
  if (stopped(sheet, match, node)) return match;
  const run: Run = {
    sheet,
    game,
    seats: match.names.seats,
    match,
    saidForced: new Set(),
    again: begin.again,
    stretch: { from: -1 },
  };
  const taken: PortableAnswer[] = [];
  const steps = items(valueOf(scenario.node, 'do'));
  if (!steps.every((step, i) => doStep(run, step as MapNode, i, taken))) return match;
  const then = entry(scenario.node, 'then');
  const inSteps = steps.some((step) => entry(step, 'then') ?? entry(step, 'refused'));
  if (!then && !inSteps)
    reportAtNode(sheet, 'scenario/no-expectation', scenario.title, {}, { severity: 'warning' });
  expectGame(run, then?.value);
  refuseLeft(sheet, scenario, match);
  refuseUnmetChance(sheet, match, valueOf(scenario.node, 'given'));
  compareWays(sheet, scenario.title, { match, taken, ...begin }, ways);
  return match;
}

/** Complains about dice that the scenario sets and that are never thrown. */
function refuseLeft(sheet: ScenarioSheet, scenario: Scenario, { runner: { m } }: Match): void {
  const rolls = scalars(valueOf(scenario.node, 'rolls'));
  const left = m.layout.rollCount > 0 ? scriptLeft(m.p, m.layout) : [];
  if (left.length > 0)
    reportAtNode(sheet, 'scenario/rolls-left', rolls[rolls.length - left.length], { left });
}

/** Whether a game can begin with what is given, and what is given makes a difference; complains otherwise. */
function isPossible(
  sheet: ScenarioSheet,
  scenario: Scenario,
  game: Game,
  options: MatchOptions,
  given: GivenPosition,
  rolls: readonly number[] | undefined,
  chance: readonly ScriptedOutcome[],
): boolean {
  const before = sheet.diagnostics.length;
  const node = valueOf(scenario.node, 'given');
  const says = { step: valueOf(node, 'step'), turn: entry(node, 'turn')?.key };
  let from = 0;
  const look = (placed: Match): void => {
    from = entriesOf(placed).length;
    refuseImpossible(sheet, placed, given);
    refuseNobodysTurn(sheet, placed, given, says);
  };
  const match = beginGiven(game, options, given, rolls, look, chance);
  if (sheet.diagnostics.length === before && !match.fault)
    refuseLost(sheet, match, from, given, (other) =>
      beginGiven(game, { ...options, log: false }, other, rolls, undefined, chance),
    );
  return sheet.diagnostics.length === before;
}

/** Reads how the game of a scenario begins; complains, and gives nothing, where it cannot. */
export function beginner(
  sheet: ScenarioSheet,
  scenario: Scenario,
  game: Game,
): { again: Again; given: boolean; seats: readonly string[] } | undefined {
  const options = scenarioOptions(scenario, game);
  const fault = faultOfOptions(sheet, scenario, game, options);
  if (fault) {
    sheet.diagnostics.push(fault);
    return undefined;
  }
  const node = valueOf(scenario.node, 'given');
  const given = node && readGiven(sheet, tableFor(game, options.players.length), options.players, node);
  if (node && !given) return undefined;
  const rolls = scenarioRolls(scenario);
  const table = tableFor(game, options.players.length);
  const chance = saidChance(sheet, scenario, table, options.players);
  if (!chance) return undefined;
  if (given && !isPossible(sheet, scenario, game, options, given, rolls, chance)) return undefined;
  if (rolls && table.layout.rollCount === 0)
    reportAtNode(sheet, 'scenario/no-dice', valueOf(scenario.node, 'rolls')!, { game: game.id });
  return {
    again: (seed = options.seed, log = true, generated = false) =>
      beginGiven(
        game,
        { ...options, seed, log, generated: generated && 'at once' },
        given,
        rolls,
        undefined,
        chance,
      ),
    given: given !== undefined || rolls !== undefined || chance.length > 0,
    seats: options.players,
  };
}
