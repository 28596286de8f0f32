/** The functions that callers of the library use, with their arguments checked; inside of it nobody needs that. */
import { ArgumentError, checked } from './match/argument-checks.ts';
import * as link from './compiler/linker/load-game.ts';
import * as file from './match/log/log-file.ts';
import * as about from './match/view/mentioned-things.ts';
import * as answers from './match/answers.ts';
import * as keys from './match/option-keys.ts';
import * as match from './match/match.ts';
import * as moves from './match/match-moves.ts';
import * as playing from './match/random-playout.ts';
import * as prompts from './match/view/prompts.ts';
import * as back from './match/undo-consent.ts';
import * as view from './match/view/match-view.ts';
import * as why from './match/explain/why-not.ts';
import * as random from './engine/state/random-source.ts';
import * as load from './match/save/load-position.ts';
import * as replay from './match/save/replay.ts';
import * as save from './match/save/save-position.ts';
import * as simulating from './reports/simulate.ts';

const ofMatch = { match: 'match' } as const;
// Seats have a check and a message of their own.
const ofSeat = { match: 'match', seat: 'anything' } as const;

export const openLibrary = checked('openLibrary', { files: 'files' }, link.openLibrary);
export const gamesOf = checked('gamesOf', { library: 'library' }, link.gamesOf);
const loading = { withFiles: 'texts?', decks: 'list?' } as const;
export const loadGame = checked(
  'loadGame',
  { files: 'files or library', id: 'text', ...loading },
  link.loadGame,
);
export const loadGameFile = checked(
  'loadGameFile',
  { library: 'library', gameFile: 'text', ...loading, memory: 'map?' },
  link.loadGameFile,
);

export const checkOptions = checked('checkOptions', { game: 'game', options: 'options' }, match.checkOptions);
/** Starts a match and runs it to its first decision. `checkOptions` says what stands against it; it is thrown here. */
export const startMatch: typeof match.startMatch = checked(
  'startMatch',
  { game: 'game', options: 'options' },
  (game: Parameters<typeof match.startMatch>[0], options: match.MatchOptions) => {
    const wrong = match.checkOptions(game, options);
    if (wrong) throw new ArgumentError(`startMatch: ${wrong.message}`);
    return match.startMatch(game, options);
  },
);
export const isOver = checked('isOver', ofMatch, match.isOver);
export const winners = checked('winners', ofMatch, match.winners);
export const seatsAsked = checked('seatsAsked', ofMatch, match.seatsAsked);
export const question = checked('question', ofSeat, match.question);
export const mayAnswer = checked('mayAnswer', { ...ofMatch, answer: 'answer' }, keys.mayAnswer);
export const answer = checked('answer', { ...ofMatch, answer: 'answer' }, keys.answer);
export const answerAbsent = checked('answerAbsent', ofSeat, match.answerAbsent);
export const consentFor = checked('consentFor', { ...ofSeat, answers: 'count?' }, back.consentFor);
/** Takes the last answer back for a seat, with the consent of those who have to agree. */
export const undo = checked('undo', { ...ofSeat, agreed: 'numbers?' }, back.takeBack);
/** Takes the last answer back, for whoever runs the game. */
export const refereeUndo = checked('refereeUndo', ofMatch, match.undo);
export const redo = checked('redo', ofMatch, match.redo);
export const logOf = checked('logOf', ofMatch, match.logOf);
export const randomBot = checked('randomBot', { seed: 'text' }, match.randomBot);
export const randomSource = checked('randomSource', { seed: 'text' }, random.randomSource);
export const playOut = checked(
  'playOut',
  { ...ofMatch, random: 'random', most: 'count?', policy: 'policy?' },
  playing.playOut,
);
export const countMoves = checked('countMoves', ofSeat, moves.countMoves);
export const movesOf = checked('movesOf', { ...ofSeat, most: 'count?' }, moves.movesOf);
export const sampleMove = checked('sampleMove', { ...ofSeat, random: 'random' }, moves.sampleMove);
export const mentionedTo = checked('mentionedTo', ofSeat, about.mentionedTo);
export const previewsOf = checked('previewsOf', { ...ofSeat, key: 'text' }, keys.previewsFor);
export const promptIn = checked('promptIn', { ...ofSeat, language: 'language?' }, prompts.promptIn);
export const optionsOf = checked('optionsOf', { ...ofSeat, most: 'count?' }, keys.optionsFor);
export const readAnswer = checked(
  'readAnswer',
  { ...ofSeat, text: 'text', referee: 'flag?' },
  answers.readAnswer,
);
export const viewFor = checked('viewFor', ofSeat, view.viewFor);
export const refereeView = checked('refereeView', ofMatch, view.refereeView);
export const spectatorView = checked('spectatorView', ofMatch, view.spectatorView);
export const whyNot = checked('whyNot', { ...ofSeat, text: 'text', language: 'language?' }, why.whyNot);
export const logFor = checked('logFor', ofSeat, file.logFor);
export const refereeLog = checked('refereeLog', ofMatch, file.refereeLog);
export const spectatorLog = checked('spectatorLog', ofMatch, file.spectatorLog);

export const loadPosition = checked(
  'loadPosition',
  { game: 'game', data: 'anything', file: 'text?' },
  load.loadPosition,
);
export const replayLog = checked(
  'replayLog',
  { game: 'game', text: 'text', file: 'text?', anyway: 'flag?' },
  replay.replayLog,
);
export const savePosition = checked('savePosition', ofMatch, save.savePosition);
export const simulateGame: typeof simulating.simulateGame = checked(
  'simulateGame',
  { game: 'game', options: 'options', index: 'count', most: 'count', log: 'flag?' },
  (...given: Parameters<typeof simulating.simulateGame>) => {
    const wrong = match.checkOptions(given[0], given[1]);
    if (wrong) throw new ArgumentError(`simulateGame: ${wrong.message}`);
    return simulating.simulateGame(...given);
  },
);
