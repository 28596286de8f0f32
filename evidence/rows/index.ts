import type { Row } from '../row.ts';
import { boardgameIo, cloning, coldLoad, crazyEights, handWritten, hereToSlaySpeed } from './bench.ts';
import { hereToSlayCards } from './cards.ts';
import { clauses, hereToSlayClauses, slasherzClauses } from './clauses.ts';
import { botTimes, plantedNext, plantedShortest, sameBalance } from './balance.ts';
import { botCeiling } from './bot-ceiling.ts';
import { botDuels, botEndings, botLadder, botLeaks, botTables, botWorlds } from './bots.ts';
import { cold } from './cold.ts';
import { cardRepository } from './card-repository.ts';
import { plantedMistakes } from './planted-mistakes.ts';
import { coldPackage } from './cold-package.ts';
import { counts } from './counts.ts';
import { damage } from './damage.ts';
import { described } from './described.ts';
import { determinism } from './determinism.ts';
import { distribution } from './distribution.ts';
import { manyFiles, offered, strokes } from './editor.ts';
import { hismmentClauses, hismmentGames, hismmentMechanics, hismmentSpeed } from './hismment.ts';
import { followedHelps, pastedPrint } from './helps.ts';
import { hereToSlayKnockOuts, hismmentKnockOuts, knockOuts, slasherzKnockOuts } from './knock-outs.ts';
import { lines, rooms } from './house.ts';
import { hostileCards, hostileFiles } from './hostile.ts';
import { loadingOrders, threeSets } from './loading-orders.ts';
import { searchSpeed, withLog } from './log-costs.ts';
import { growing } from './growth.ts';
import { twoJobs } from './jobs.ts';
import { mended } from './mends.ts';
import { mutants } from './mutants.ts';
import { noGame } from './no-game.ts';
import { outcomes } from './outcomes.ts';
import { outsideNames } from './outside-names.ts';
import { errorPages } from './pages.ts';
import { newcomer } from './places.ts';
import { hereToSlayCode, shared } from './primitives.ts';
import { hereToSlayGames, randomGames } from './random-games.ts';
import { reference } from './reference.ts';
import { ruleBooks } from './rule-books.ts';
import { savedSize } from './saved-size.ts';
import { printedCards, printSpeed, samePrint } from './printed-cards.ts';
import { writtenBackTexts } from './written-back-texts.ts';
import { bookVerdicts, cardVerdicts, logVerdicts } from './editor-verdicts.ts';
import { prompts } from './prompts.ts';
import { questions } from './questions.ts';
import { screens } from './screens.ts';
import { slasherzGames, slasherzIdle, slasherzMechanics, slasherzSpeed } from './slasherz.ts';
import { copySpeed, decisionSpeed, generatedCode } from './speed.ts';
import { slices } from './slices.ts';
import { spreadsheets } from './spreadsheets.ts';
import { swaps } from './swaps.ts';
import { fullTestRun, testRun } from './test-run.ts';
import { texts } from './texts.ts';
import { toySheets } from './toy-sheets.ts';
import { unchanged } from './unchanged.ts';
import { firstGuesses, unseenGames } from './unseen.ts';
import { posted } from './variants.ts';
import { studioAxe, studioCost, studioGames, studioHostile, studioKeys, studioVisit } from './studio.ts';

/** All claims, those that do not depend on the machine first. */
export const rows: readonly Row[] = [
  clauses,
  knockOuts,
  mutants,
  noGame,
  randomGames,
  reference,
  outcomes,
  distribution,
  determinism,
  damage,
  hostileFiles,
  hostileCards,
  savedSize,
  slices,
  counts,
  generatedCode,
  hereToSlayClauses,
  hereToSlayKnockOuts,
  hereToSlayCards,
  hereToSlayCode,
  hereToSlayGames,
  texts,
  ruleBooks,
  cardVerdicts,
  writtenBackTexts,
  bookVerdicts,
  logVerdicts,
  spreadsheets,
  printedCards,
  samePrint,
  toySheets,
  slasherzClauses,
  slasherzMechanics,
  slasherzIdle,
  slasherzKnockOuts,
  slasherzGames,
  hismmentClauses,
  hismmentMechanics,
  hismmentKnockOuts,
  hismmentGames,
  swaps,
  botLeaks,
  botWorlds,
  botLadder,
  botDuels,
  botTables,
  botCeiling,
  botEndings,
  plantedShortest,
  plantedNext,
  sameBalance,
  shared,
  offered,
  cold,
  coldPackage,
  testRun,
  fullTestRun,
  hereToSlaySpeed,
  slasherzSpeed,
  hismmentSpeed,
  botTimes,
  studioVisit,
  studioKeys,
  studioCost,
  studioGames,
  studioAxe,
  studioHostile,
  handWritten,
  boardgameIo,
  crazyEights,
  withLog,
  twoJobs,
  growing,
  searchSpeed,
  decisionSpeed,
  copySpeed,
  cloning,
  coldLoad,
  strokes,
  printSpeed,
  manyFiles,
  errorPages,
  described,
  cardRepository,
  posted,
  unseenGames,
  firstGuesses,
  plantedMistakes,
  pastedPrint,
  followedHelps,
  screens,
  prompts,
  questions,
  outsideNames,
  loadingOrders,
  threeSets,
  mended,
  newcomer,
  rooms,
  lines,
  unchanged,
];
