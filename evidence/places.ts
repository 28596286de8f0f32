/**
 * Ten places that a newcomer looks for, in a newcomer's words, and the files in which they are. Written down before the
 * files were moved into the rooms of `docs/decisions/0014-rooms.md`; tried afterwards by somebody who had nothing but
 * the list of folders and files.
 */
export interface Place {
  readonly question: string;
  /** Any of these is right. */
  readonly files: readonly string[];
  /** Where the newcomer looked first, after the move. */
  readonly found: string;
}

export const places: readonly Place[] = [
  {
    question: 'Where is it decided who is asked to choose, or whether the game chooses by itself?',
    files: ['interpreter/engine/choices/asking.ts'],
    found: 'interpreter/engine/choices/asking.ts',
  },
  {
    question: 'Where would I add a verb of the language that swaps two zones?',
    files: ['dsl/language/symbols/builtin-verbs.ts'],
    found: 'dsl/language/symbols/builtin-verbs.ts',
  },
  {
    question: 'Where does the French wording of an error about a misspelt name come from?',
    files: ['dsl/diagnostics/catalogue/fr/name.ftl', 'dsl/diagnostics/catalogue/fr.json'],
    found: 'dsl/diagnostics/catalogue/fr/name.ftl',
  },
  {
    question: 'Where are a German noun and its article put into the right case?',
    files: ['dsl/nlg/de/declension.ts', 'dsl/nlg/de/determiners.ts'],
    found: 'dsl/nlg/de/declension.ts',
  },
  {
    question: 'Where does a saved game become a game that goes on?',
    files: ['interpreter/match/save/load-position.ts'],
    found: 'interpreter/match/save/load-position.ts',
  },
  {
    question: 'Where is it worked out which of several waiting triggers comes next?',
    files: ['interpreter/engine/triggers/trigger-queue.ts'],
    found: 'interpreter/engine/triggers/trigger-queue.ts',
  },
  {
    question: 'Where does a variant change the data of a game?',
    files: ['interpreter/compiler/loader/variant-patches.ts'],
    found: 'interpreter/compiler/loader/variant-patches.ts',
  },
  {
    question: 'Where is a game checked for triggers that set each other off for ever?',
    files: ['interpreter/compiler/analysis/trigger-loops.ts'],
    found: 'interpreter/compiler/analysis/trigger-loops.ts',
  },
  {
    question: 'Where is it decided what an editor offers while somebody types an effect of a card?',
    files: ['service/completion/complete-text.ts'],
    found: 'service/completion/complete-text.ts',
  },
  {
    question: 'Where does it say what a scenario may expect of the options that a player has?',
    files: ['interpreter/scenarios/expect/expected-offers.ts'],
    found: 'interpreter/scenarios/expect/expected-offers.ts',
  },
];
