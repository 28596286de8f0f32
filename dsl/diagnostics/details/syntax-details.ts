import type { Phrase } from '../catalogue/phrase.ts';
import type { NoDetails } from './no-details.ts';

/** Why a habit of speech has another form here. */
export type HabitReason =
  | 'synonym'
  | 'confused'
  | 'filler'
  | 'twice'
  | 'number'
  | 'all'
  | 'article'
  | 'list'
  | 'again'
  | 'amount'
  | 'total'
  | 'receiver'
  | 'condition'
  | 'comma'
  | 'two-lines'
  | 'choice'
  | 'whom'
  | 'trigger'
  | 'state'
  | 'instead'
  | 'modifier'
  | 'edge'
  | 'ability'
  | 'subject';

/** Signs that other languages have. */
export type Sign =
  | 'stop'
  | 'semicolon'
  | 'exclamation'
  | 'question'
  | 'comparison'
  | 'star'
  | 'oblique'
  | 'ampersand'
  | 'apostrophe'
  | 'curly-apostrophe'
  | 'curly-quote'
  | 'en-dash'
  | 'em-dash';

/** What messages about the grammar of texts need to know, by code. */
export interface SyntaxDetails {
  'syntax/empty': { what: Phrase };
  'syntax/character': {
    character: string;
    /** What sort of sign it is, where there is advice for it. */ sign: Sign | undefined;
  };
  'syntax/word': { word: string; near?: readonly string[] };
  'syntax/number': { text: string };
  'syntax/quote': NoDetails;
  'syntax/tab': NoDetails;
  'syntax/step': NoDetails;
  'syntax/indent': NoDetails;
  'syntax/block': NoDetails;
  'syntax/deep': { most: number };
  'syntax/long': { most: number };
  'syntax/bracket': NoDetails;
  'syntax/bracket-closed': NoDetails;
  'syntax/bullet': { wanted: boolean };
  'syntax/one-line': { what: Phrase };
  'syntax/pronoun': { word: string };
  'syntax/capital': { word: string };
  'syntax/colon': { before: string; activated: boolean };
  'syntax/mixed': { first: string };
  'syntax/perfect': { found: string; right: string };
  'syntax/habit': { found: string; right: string; reason: HabitReason };
  'syntax/misspelt': { word: string; right: string };
  'syntax/missing-comma': { before: string };
  'syntax/missing-article': { word: string; right: string };
  'syntax/missing-to': { right: string };
  'syntax/extra-comma': NoDetails;
  'syntax/expected': {
    found: Phrase;
    expected: readonly Phrase[];
    after?: string;
    /** Whether what was found is a small word where a name of the game could stand. */
    small?: boolean;
  };
  'syntax/after-end': {
    found: string;
    after: string;
    of?: 'phrase' | 'condition' | 'number';
  };
  'syntax/count': { verb: string; number: number };
  'syntax/noun-missing': { after: string };
  'syntax/verb-missing': {
    phrase: string;
    where: 'statement' | 'condition' | 'event' | 'state';
  };
  'syntax/verb-again': { verb: string };
  'syntax/otherwise': NoDetails;
  'syntax/how-often': { found: string };
  'syntax/until-goal': { first: boolean };
  'syntax/instead': NoDetails;
  'syntax/would': NoDetails;
  'syntax/no-would': NoDetails;
  'syntax/when': NoDetails;
  'syntax/cost': { before: string };
  'syntax/ability': NoDetails;
  'syntax/limit': NoDetails;
  'syntax/payment': NoDetails;
}
