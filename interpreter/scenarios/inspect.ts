import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { valueOf, type Node } from '../../schemas/index.ts';
import { languageTexts } from '../compiler/loader/language-texts.ts';
import type { Games } from './scenario-games.ts';
import { beginner } from './play-scenario.ts';
import { conditionOf, observedOf } from './steps/stated-condition.ts';
import { readScenarios, type Scenario } from './read-scenario.ts';
import { scenarioOptions } from './setup/match-options.ts';
import { newSheet } from './findings-sheet.ts';

/**
 * What is wrong in the scenarios of a file as far as it is known before they run: files that are not there, how they are
 * set up, what they give, what their texts mean. Games with faults of their own are passed over.
 */
export function inspectScenarios(games: Games, file: string): Diagnostic[] {
  return readScenarios(games.library, file).scenarios.flatMap((scenario) => inspect(games, scenario));
}

function inspect(games: Games, scenario: Scenario): Diagnostic[] {
  const sheet = newSheet(scenario.file, scenario.form);
  if (!games.areThere(sheet, scenario) || scenario.form !== 'play') return sheet.diagnostics;
  const game = games.load(sheet, scenario)?.game;
  if (!game) return [];
  beginner(sheet, scenario, game);
  const { players } = scenarioOptions(scenario, game);
  const saidAs = new Map<Node, Node>();
  whoIsYou(scenario.node, saidAs);
  for (const { node, entry } of languageTexts(scenario.node, 'scenario')) {
    if (entry === 'condition') conditionOf(sheet, game, players, node, saidAs.get(node));
    else observedOf(sheet, game, players, node);
  }
  return sheet.diagnostics;
}

/** Conditions with the node beside them that says who `you` is. */
function whoIsYou(node: Node, found: Map<Node, Node>): void {
  if (node.kind === 'list') for (const item of node.items) whoIsYou(item, found);
  if (node.kind !== 'map') return;
  const as = valueOf(node, 'as');
  for (const { value } of node.entries) {
    if (as && value !== as) found.set(value, as);
    whoIsYou(value, found);
  }
}
