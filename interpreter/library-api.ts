/** The functions that callers of the library use, with their arguments checked; inside of it nobody needs that. */
import { ArgumentError, argumentChecks } from '../dsl/text/argument-checks.ts';
import * as printed from './compiler/cards/card-text.ts';
import * as cards from './compiler/cards/card-shapes.ts';
import * as link from './compiler/linker/load-game.ts';
import * as layout from './compiler/loader/format-file.ts';
import { gameArguments } from './match/argument-kinds.ts';
import * as file from './match/log/log-file.ts';
import * as sums from './match/explain/value-sums.ts';
import * as about from './match/view/mentioned-objects.ts';
import * as answers from './match/answers.ts';
import * as keys from './match/answering/option-keys.ts';
import * as match from './match/match.ts';
import * as moves from './match/match-moves.ts';
import * as playing from './match/random-playout.ts';
import * as submitting from './match/answering/submitted-answer.ts';
import * as prompts from './match/view/prompts.ts';
import * as back from './match/undo-consent.ts';
import * as view from './match/view/match-view.ts';
import * as why from './match/explain/why-not.ts';
import * as random from './engine/state/random-source.ts';
import * as load from './match/save/load-position.ts';
import * as replay from './match/save/replay.ts';
import * as save from './match/save/save-position.ts';
import * as saving from './match/save/save-match.ts';
import * as worlds from './match/worlds/determinise.ts';
import * as explaining from './reports/explain/index.ts';
import * as set from './reports/set-statistics.ts';
import * as summary from './reports/simulation-summary.ts';
import * as simulating from './reports/simulate.ts';
import * as scenarios from './scenarios/index.ts';

const withCheckedArguments = argumentChecks(gameArguments);

const ofMatch = { match: 'match' } as const;
// Seats have a check and a message of their own.
const ofSeat = { match: 'match', seat: 'anything' } as const;

export const openLibrary = withCheckedArguments('openLibrary', { files: 'files' }, link.openLibrary);
export const gamesOf = withCheckedArguments('gamesOf', { library: 'library' }, link.gamesOf);
const loading = { withFiles: 'texts?', decks: 'list?' } as const;
export const loadGame = withCheckedArguments(
  'loadGame',
  { files: 'files or library', id: 'text', ...loading },
  link.loadGame,
);
export const loadGameFile: typeof link.loadGameFile = withCheckedArguments(
  'loadGameFile',
  { library: 'library', gameFile: 'text', ...loading, memory: 'map?' },
  (...given: Parameters<typeof link.loadGameFile>) => {
    const [library, gameFile] = given;
    if (!library.file(gameFile))
      throw new ArgumentError('loadGameFile: `gameFile` must be the name of a file of the library');
    return link.loadGameFile(...given);
  },
);

export const checkOptions = withCheckedArguments(
  'checkOptions',
  { game: 'game', options: 'options' },
  match.checkOptions,
);
/**
 * Starts a match and runs it to its first decision. `checkOptions` returns what forbids it; here it is
 * thrown.
 */
export const startMatch: typeof match.startMatch = withCheckedArguments(
  'startMatch',
  { game: 'game', options: 'options' },
  (game: Parameters<typeof match.startMatch>[0], options: match.MatchOptions) => {
    const wrong = match.checkOptions(game, options);
    if (wrong) throw new ArgumentError(`startMatch: ${wrong.message}`);
    return match.startMatch(game, options);
  },
);
export const isOver = withCheckedArguments('isOver', ofMatch, match.isOver);
export const winners = withCheckedArguments('winners', ofMatch, match.winners);
export const seatsAsked = withCheckedArguments('seatsAsked', ofMatch, match.seatsAsked);
export const question = withCheckedArguments('question', ofSeat, match.question);
export const mayAnswer = withCheckedArguments(
  'mayAnswer',
  { ...ofMatch, answer: 'answer' },
  keys.mayAnswerByKey,
);
export const answer = withCheckedArguments('answer', { ...ofMatch, answer: 'answer' }, keys.answerByKey);
export const submit = withCheckedArguments(
  'submit',
  { ...ofMatch, answer: 'answer', number: 'count?' },
  submitting.submit,
);
export const questionNumber = withCheckedArguments('questionNumber', ofMatch, submitting.questionNumber);
export const fittingOf = withCheckedArguments('fittingOf', { ...ofSeat, keys: 'texts' }, keys.fittingFor);
export const answerAbsent = withCheckedArguments('answerAbsent', ofSeat, match.answerAbsent);
export const consentFor = withCheckedArguments(
  'consentFor',
  { ...ofSeat, answers: 'count?' },
  back.consentFor,
);
/** Takes the last answer back for a seat, with the consent of those who have to agree. */
export const undo = withCheckedArguments('undo', { ...ofSeat, agreed: 'numbers?' }, back.takeBack);
/** Takes the last answer back, for the person who runs the game. */
export const refereeUndo = withCheckedArguments('refereeUndo', ofMatch, match.undoAnswer);
export const redo = withCheckedArguments('redo', ofMatch, match.redo);
export const logOf = withCheckedArguments('logOf', ofMatch, match.logOf);
export const randomBot = withCheckedArguments('randomBot', { seed: 'text' }, match.randomBot);
export const randomSource = withCheckedArguments('randomSource', { seed: 'text' }, random.randomSource);
export const playOut = withCheckedArguments(
  'playOut',
  { ...ofMatch, random: 'random', most: 'count?', policy: 'policy?', until: 'until?' },
  playing.playOut,
);
export const countMoves = withCheckedArguments('countMoves', ofSeat, moves.countMoves);
export const movesOf = withCheckedArguments('movesOf', { ...ofSeat, most: 'count?' }, moves.movesOf);
export const sampleMove = withCheckedArguments(
  'sampleMove',
  { ...ofSeat, random: 'random' },
  moves.sampleMove,
);
export const determinise = withCheckedArguments(
  'determinise',
  { ...ofSeat, random: 'random' },
  worlds.determinise,
);
export const mentionedTo = withCheckedArguments('mentionedTo', ofSeat, about.mentionedTo);
export const sumsOf = withCheckedArguments('sumsOf', { ...ofSeat, card: 'text' }, sums.sumsOf);
export const previewsOf = withCheckedArguments('previewsOf', { ...ofSeat, key: 'text' }, keys.previewsFor);
export const pricesOf = withCheckedArguments('pricesOf', { ...ofSeat, key: 'text' }, keys.pricesFor);
export const targetsOf = withCheckedArguments('targetsOf', { ...ofSeat, key: 'text' }, keys.targetsFor);
export const promptIn = withCheckedArguments(
  'promptIn',
  { ...ofSeat, language: 'language?' },
  prompts.promptIn,
);
export const optionsOf = withCheckedArguments('optionsOf', { ...ofSeat, most: 'count?' }, keys.optionsFor);
export const readAnswer = withCheckedArguments(
  'readAnswer',
  { ...ofSeat, text: 'text', referee: 'flag?' },
  answers.readAnswer,
);
export const viewFor = withCheckedArguments('viewFor', ofSeat, view.viewFor);
export const refereeView = withCheckedArguments('refereeView', ofMatch, view.refereeView);
export const spectatorView = withCheckedArguments('spectatorView', ofMatch, view.spectatorView);
export const whyNot = withCheckedArguments(
  'whyNot',
  { ...ofSeat, text: 'text', language: 'language?' },
  why.whyNot,
);
export const logFor = withCheckedArguments('logFor', ofSeat, file.logFor);
export const refereeLog = withCheckedArguments('refereeLog', ofMatch, file.refereeLog);
export const spectatorLog = withCheckedArguments('spectatorLog', ofMatch, file.spectatorLog);

export const loadMatch = withCheckedArguments(
  'loadMatch',
  { game: 'game', data: 'anything', file: 'text?' },
  saving.loadMatch,
);
export const loadPosition = withCheckedArguments(
  'loadPosition',
  { game: 'game', data: 'anything', file: 'text?' },
  load.loadPosition,
);
export const replayLog = withCheckedArguments(
  'replayLog',
  { game: 'game', text: 'text', file: 'text?', anyway: 'flag?' },
  replay.replayLog,
);
export const saveMatch = withCheckedArguments('saveMatch', ofMatch, saving.saveMatch);
export const savePosition = withCheckedArguments('savePosition', ofMatch, save.savePosition);
export const simulateGame: typeof simulating.simulateGame = withCheckedArguments(
  'simulateGame',
  { game: 'game', options: 'options', index: 'count', most: 'count', log: 'flag?' },
  (...given: Parameters<typeof simulating.simulateGame>) => {
    const wrong = match.checkOptions(given[0], given[1]);
    if (wrong) throw new ArgumentError(`simulateGame: ${wrong.message}`);
    return simulating.simulateGame(...given);
  },
);
export const summarise = withCheckedArguments(
  'summarise',
  { game: 'game', seats: 'texts', given: 'game results', language: 'language' },
  summary.summarise,
);

export const cardSchemaOf = withCheckedArguments(
  'cardSchemaOf',
  { vocabulary: 'vocabulary' },
  cards.editorSchemaOf,
);
export const cardText = withCheckedArguments(
  'cardText',
  { game: 'game', card: 'card', language: 'language' },
  printed.cardText,
);
export const explainCard = withCheckedArguments(
  'explainCard',
  { game: 'game', card: 'card', language: 'language?' },
  explaining.explainCard,
);
export const setStatistics = withCheckedArguments(
  'setStatistics',
  { game: 'game', library: 'library' },
  set.setStatistics,
);
export const formatFile = withCheckedArguments(
  'formatFile',
  { file: 'file', vocabulary: 'vocabulary?' },
  layout.formatFile,
);

export const runScenarios = withCheckedArguments(
  'runScenarios',
  { library: 'library', files: 'texts', options: 'scenario options?' },
  scenarios.runScenarios,
);
export const saveAsScenario = withCheckedArguments(
  'saveAsScenario',
  { match: 'match', title: 'text', files: 'texts?' },
  scenarios.saveAsScenario,
);
export const scenariosNaming = withCheckedArguments(
  'scenariosNaming',
  { library: 'library', files: 'texts', game: 'text', card: 'text' },
  explaining.scenariosNaming,
);
export const clausesOf = withCheckedArguments(
  'clausesOf',
  { library: 'library', game: 'text' },
  scenarios.clausesOf,
);
export const coverageOf = withCheckedArguments(
  'coverageOf',
  { results: 'scenario results', clauses: 'clauses' },
  scenarios.coverageOf,
);
