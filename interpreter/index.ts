/** From files to games that are played: loading, matches, views, logs, saving. No Node, no editor. */
export { cardSchemaOf } from './link/cards.ts';
export { formatFile } from './format.ts';
export { simulateGame } from './simulate.ts';
export { summarise } from './summary.ts';
export { setStatistics, type SetStatistics } from './set-statistics.ts';
export { explainCard, scenariosNaming, type Explanation } from './explain/index.ts';
export { cardText, type CardText } from './card-text.ts';
export { clausesOf, coverageOf, runScenarios, saveAsScenario } from './scenario/index.ts';
export {
  gamesOf,
  loadGame,
  loadGameFile,
  openLibrary,
  type Files,
  type Library,
  type Loaded,
} from './link/index.ts';
export type { Game } from './game.ts';
export {
  answer,
  answerAbsent,
  checkOptions,
  isOver,
  logOf,
  mayAnswer,
  question,
  randomBot,
  redo,
  seatsAsked,
  startMatch,
  undo,
  winners,
  type Answer,
  type Match,
  type MatchOptions,
} from './play/match.ts';
export { playOut } from './play/playout.ts';
export { countMoves, movesOf, sampleMove, type Move } from './play/moves.ts';
export { randomSource } from './position/random.ts';
export { mentionedTo, type Mentioned } from './play/about.ts';
export { previewsOf, type Preview } from './play/previews.ts';
export { promptIn, type Prompt } from './play/prompts.ts';
export { optionsOf, readAnswer, type Option } from './play/answers.ts';
export { viewFor, type View } from './play/view.ts';
export { whyNot } from './play/why.ts';
export { logFor, logText } from './log/file.ts';
export { loadPosition } from './save/load.ts';
export { replayLog, type Replayed } from './save/replay.ts';
export { savePosition, type Saved } from './save/save.ts';
