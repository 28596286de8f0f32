/** The functions that callers of the library use, with their arguments checked. */
import { languages, type Language } from '../../dsl/text/locale.ts';
import * as catalogue from '../../dsl/diagnostics/catalogue/languages.ts';
import { argumentChecks, hasObjects, isObject, isString } from '../../dsl/text/argument-checks.ts';
import { gameArguments } from '../match/argument-kinds.ts';
import * as sheets from './card-sheet/card-sheet.ts';
import * as sheetPages from './card-sheet/sheet-markdown.ts';
import * as differences from './difference/index.ts';
import * as naming from './narration/display-names.ts';
import * as standings from './narration/final-standings.ts';
import * as knowing from './narration/known-places.ts';
import * as deeds from './narration/log-deeds.ts';
import * as sentences from './narration/log-sentences.ts';
import * as since from './narration/since-last-look.ts';
import * as table from './narration/table-sentences.ts';
import * as groups from './questions/option-groups.ts';
import * as options from './questions/option-text.ts';
import * as questions from './questions/question-text.ts';
import * as books from './rule-book/index.ts';
import * as pages from './rule-book/pages/rule-pages.ts';
import * as lists from './word-list/index.ts';

const isFunction = (given: unknown): boolean => typeof given === 'function';
const isLine = (given: unknown): boolean =>
  isObject(given) && (isString(given['event']) || isString(given['decision']));

const withCheckedArguments = argumentChecks({
  ...gameArguments,
  called: {
    is: (given) => isObject(given) && isFunction(given['words']) && isFunction(given['thing']),
    words: 'names as `calledIn` gives them',
  },
  question: {
    is: (given) => hasObjects(given, 'domain', 'instruction'),
    words: 'a question as `question` gives it',
  },
  view: {
    is: (given) =>
      hasObjects(given, 'zones', 'counters') && Array.isArray((given as { players: unknown }).players),
    words: 'a view as `viewFor` gives it',
  },
  option: {
    is: (given) => isObject(given) && isString(given['name']) && Number.isSafeInteger(given['value']),
    words: 'an option of the question, with `name` and `value`',
  },
  known: { is: (given) => given instanceof Uint8Array, words: 'what a seat knows of each card, in bytes' },
  line: { is: isLine, words: 'a line of a log, as `submit` gives it' },
  lines: { is: (given) => Array.isArray(given) && given.every(isLine), words: 'lines of a log' },
  book: {
    is: (given) => isObject(given) && languages.includes(given['language'] as Language),
    words: 'a rule book as `ruleBook` gives it',
  },
  sheet: {
    is: (given) => isObject(given) && Array.isArray(given['kinds']) && Array.isArray(given['verbs']),
    words: 'a card sheet as `cardSheetOf` gives it',
  },
});

const inLanguage = { game: 'game', language: 'language' } as const;
const ofEnd = { match: 'match', called: 'called' } as const;

export const loadLanguage = withCheckedArguments(
  'loadLanguage',
  { language: 'language' },
  catalogue.loadLanguage,
);
export const calledIn = withCheckedArguments('calledIn', { ...inLanguage, seats: 'texts?' }, naming.calledIn);
export const doingIn = withCheckedArguments('doingIn', inLanguage, deeds.doingIn);
export const questionText = withCheckedArguments(
  'questionText',
  { match: 'match', asking: 'question', called: 'called', view: 'view' },
  questions.questionText,
);
export const optionText = withCheckedArguments(
  'optionText',
  { match: 'match', asking: 'question', option: 'option', called: 'called' },
  options.optionText,
);
export const optionGroups = withCheckedArguments(
  'optionGroups',
  { match: 'match', seat: 'anything', called: 'called', view: 'view', most: 'count' },
  groups.optionGroups,
);
export const lineInWords = withCheckedArguments(
  'lineInWords',
  { line: 'line', called: 'called', doing: 'function?' },
  sentences.lineInWords,
);
export const news = withCheckedArguments(
  'news',
  { lines: 'lines', game: 'game', called: 'called', doing: 'function', reader: 'text?', diceShown: 'flag?' },
  since.news,
);
export const story = withCheckedArguments(
  'story',
  { lines: 'lines', called: 'called', doing: 'function?' },
  sentences.story,
);
export const placeInFlow = withCheckedArguments(
  'placeInFlow',
  { called: 'called', view: 'view' },
  table.placeInFlow,
);
export const openSentences = withCheckedArguments(
  'openSentences',
  { called: 'called', view: 'view' },
  table.openSentences,
);
export const cardMarks = withCheckedArguments(
  'cardMarks',
  { called: 'called', game: 'game', state: 'map?' },
  table.cardMarks,
);
export const knownPlaces = withCheckedArguments(
  'knownPlaces',
  { match: 'match', known: 'known', seat: 'anything', called: 'called' },
  knowing.knownPlaces,
);
export const finalWinners = withCheckedArguments('finalWinners', ofEnd, standings.finalWinners);
export const finalStandings = withCheckedArguments('finalStandings', ofEnd, standings.finalStandings);
export const ruleBook = withCheckedArguments('ruleBook', inLanguage, books.ruleBook);
export const rulesPage = withCheckedArguments('rulesPage', { book: 'book' }, pages.rulesPage);
export const cardSheetOf = withCheckedArguments(
  'cardSheetOf',
  { ...inLanguage, wanted: 'function', verbs: 'flag' },
  sheets.cardSheetOf,
);
export const markdownOf = withCheckedArguments('markdownOf', { sheet: 'sheet' }, sheetPages.markdownOf);
export const wordList = withCheckedArguments('wordList', inLanguage, lists.wordList);
export const differencesOf = withCheckedArguments(
  'differencesOf',
  { base: 'game', changed: 'game', language: 'language' },
  differences.differencesOf,
);
