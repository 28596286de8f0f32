import type { Phrase } from '../catalogue/phrase.ts';
import type { NoDetails } from './no-details.ts';

/** What messages about names and their types need to know, by code. */
export interface NameDetails {
  'name/unknown-noun': {
    word: string;
    near: readonly string[];
    of: 'cards' | 'counters';
    known: readonly string[];
  };
  'name/unknown-verb': { word: string; near: readonly string[]; verbs: readonly string[] };
  'name/unknown-quality': {
    word: string;
    noun: Phrase;
    near: readonly string[];
    values: readonly string[];
  };
  'name/unknown-word': { word: string; near: readonly string[] };
  'name/unknown-field': { field: string; of: Phrase; has: readonly string[] };
  'name/wrong-sort': { found: Phrase; wanted: Phrase };
  'name/number': { word: string; right: string };
  'name/agreement': { word: string; right: string };
  'name/no-place': { noun: string };
  'name/not-a-place': { phrase: string };
  'name/whose': { zone: string };
  'name/never': { place: string; noun: Phrase };
  'name/extra-turns': { right: string; declared: boolean; turns: boolean };
  'name/few-lines': { lines: number; wanted: number; upTo: boolean };
  'name/bare-noun': { noun: string; one: string; many: string };
  'name/inside-where': { word: string };
  'name/which-values': { field: string };
  'name/elsewhere': { verb: string; wanted: string; place: string };
  'name/several': { phrase: string; one: string; many: string };
  'name/which-pile': { phrase: string; pile: string };
  'name/unbound': { phrase: string; known: readonly string[] };
  /** `are`: how they can be spoken of, by their names or by the words that brought them up. */
  'name/two-candidates': {
    phrase: string;
    noun: string;
    are: readonly string[];
    named: boolean;
  };
  /** `rival`: a phrase of it that could speak of what is looked for; `said`: what it speaks of instead. */
  'name/where-idle': { phrase: string; noun: string; rival?: string; said?: string };
  'name/no-amount': { verb: string; phrase: string };
  'name/unspoken': { name: string };
  'name/taken': { name: string; what: Phrase };
  'name/missing-object': { verb: string; wanted: Phrase };
  'name/extra-object': { verb: string; word: string; takes: readonly Phrase[] };
  'name/one-wanted': { phrase: string };
  'name/total': { of: string };
  'name/who-chooses': { phrase: string };
  'name/no-you': { word: string };
  'name/no-this': { word: string };
  'name/seat': { word: string };
  'name/no-owner': NoDetails;
  'name/not-here': { what: Phrase };
  'name/not-choosable': { phrase: Phrase };
}
