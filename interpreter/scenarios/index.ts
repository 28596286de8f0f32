/**
 * Scenarios: games in small that say what must come of them.
 *
 *   read, set-up, games   what a file says, and the game that it is about
 *   given, place          the position at the start
 *   play, steps, ways     a game that is played, five ways
 *   check, sample         data that are loaded; a number of games
 *   expect                what must hold
 *   findings, inspect     what is wrong before anything runs
 *   coverage              which rules are proven
 */
export { clausesOf, coverageOf, type Coverage } from './clause-coverage.ts';
export { scenarioFindings } from './static-findings.ts';
export { openGames, type Games } from './scenario-games.ts';
export { readScenarios } from './read-scenario.ts';
export { ways, type ScenarioForm, type ScenarioHead, type ScenarioResult } from './scenario-result.ts';
export { runScenarios } from './run-scenarios.ts';
export { saveAsScenario } from './record-scenario.ts';
