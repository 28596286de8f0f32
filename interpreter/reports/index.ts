/**
 * A game in words, for pages, terminals and other programs: no Node in it. Everything is in the language that is asked for.
 *
 *   loadLanguage                    the words of a language besides English, before they are asked for
 *   calledIn                        names of cards, places and counters; the others take what it gives
 *   questionText, optionText, optionGroups   a question to a seat, and its options
 *   lineInWords, news, story, doingIn   the log: a line, what is new since somebody looked, all of it
 *   placeInFlow, cardMarks, openSentences, knownPlaces   the table
 *   finalWinners, finalStandings    the end
 *   ruleBook, rulesPage             the rule book as data, and as Markdown
 *   cardSheetOf, markdownOf         all cards as data, and as Markdown
 *   wordList, differencesOf         the words that cards are written with; what a variant changes
 */
export type { CardSheet } from './card-sheet/card-sheet.ts';
export type { Difference } from './difference/index.ts';
export type { DisplayNames } from './narration/display-names.ts';
export type { KnownPlace } from './narration/known-places.ts';
export type { LogSentence } from './narration/log-sentences.ts';
export type { NewsSentence } from './narration/since-last-look.ts';
export type { OptionGroup } from './questions/option-groups.ts';
export type { RuleBook } from './rule-book/index.ts';
export type { WordList } from './word-list/index.ts';

export {
  calledIn,
  cardMarks,
  cardSheetOf,
  differencesOf,
  doingIn,
  finalStandings,
  finalWinners,
  knownPlaces,
  lineInWords,
  loadLanguage,
  markdownOf,
  news,
  openSentences,
  optionGroups,
  optionText,
  placeInFlow,
  questionText,
  ruleBook,
  rulesPage,
  story,
  wordList,
} from './reports-api.ts';
