import type { Phrase } from '../catalogue/phrase.ts';
import type { NoDetails } from './no-details.ts';

/** A word of a card's own text, and what its effect says that the text does not. */
export interface PrintedDifference {
  readonly printed: string | undefined;
  readonly effect: readonly string[];
}

/** What messages about a game as a whole need to know, by code. */
export interface GameDetails {
  'game/printed-number': PrintedDifference;
  'game/printed-verb': PrintedDifference;
  'game/printed-condition': PrintedDifference;
  'game/unknown-game': { game: string; near: readonly string[] };
  'game/no-flow': NoDetails;
  'game/unknown': {
    what: Phrase;
    word: string;
    near: readonly string[];
    all: readonly string[];
  };
  'game/duplicate': { what: Phrase; id: string; card?: boolean };
  'game/clash': { word: string; other: Phrase };
  'game/changes-text': { word: string };
  'game/also': { word: string; other: Phrase };
  'game/reserved': { word: string };
  'game/article': { name: string; right: string };
  'game/wild-range': { field: string };
  'game/same-value': { field: Phrase; value: string; other: string };
  'game/empty-bounds': { from: number; to: number };
  'game/unused': { what: Phrase };
  'game/setting-range': {
    setting: string;
    key: string;
    value: number;
    from: number | undefined;
    to: number | undefined;
  };
  'game/count': { noun: string; found: number; wanted: number };
  'game/deck-size': {
    deck: string;
    phrase: string;
    found: number;
    from: number;
    to: number | undefined;
    /** Cards to add or to take out. */
    such: readonly Phrase[];
  };
  'game/deck-copies': { deck: string; card: string; found: number; most: number };
  'game/deck-unprinted': { phrase: string };
  'game/deck-seats': { decks: number; seats: number };
  'game/placeholder': { name: string; known: readonly string[] };
  'game/same-each': { id: string };
  'game/phrase-slot': { slot: string; language: string; takes: readonly string[] };
  'game/phrase-lacks': { slot: string; language: string };
  'game/phrase-order': { slot: string; language: string };
  'game/verb-words': { verb: string; right: string };
  'game/verb-forms': { order: string; language: string };
  'game/step': NoDetails;
  'game/idle-key': { key: string; where: Phrase };
  'game/pile-name': { zone: string };
  'game/circular': { noun: string };
  'game/idle-window': { window: string };
  'game/hidden': { window: string };
  'game/badge': { given: readonly string[] };
  'game/badge-hidden': { badge: string };
  'game/tells': { card: string };
  'game/unseen-choice': { zone: string };
  'game/gives-away': { words: string };
  'game/feeds-itself': { events: readonly string[] };
  'game/never-happens': { verb: string; over?: true } | { roll: string };
  'game/never-done': { verb: string };
  'game/too-many': { count: number; most: number };
  'game/function': { given: readonly string[] };
  'game/values': { values: string; count: number; most: number };
  'game/rowless': { table: string; values: readonly string[] };
  'game/cell': { cell: string; zone: string; last: string };
  'game/cells': { name: string; found: number; wanted: number };
  'game/overlap': { card: string; first: string; second: string; shared: string };
  'game/empty-range': { range: string; right: string };
  'game/exact-range': { number: string; right: string; other: string };
  'game/out-of-reach': {
    range: string;
    roll: string;
    least: number;
    most: number;
    lacks: number;
    changed: boolean;
  };
  'game/fits-nothing': {
    phrase: string;
    field: string;
    kinds: readonly string[];
    fails?: string;
  };
  'game/one-cycle': NoDetails;
  'game/no-cards': NoDetails;
  'game/no-start': { kind: string };
  'game/not-taken': { kind: string; zone: string };
  'game/path': {
    path: string;
    missing: string;
    near: readonly string[];
    all: readonly string[];
    /** Whether it would be right under `add`. */
    addable: boolean;
  };
  'game/path-taken': { path: string };
  'game/conflict': { path: string; other: string };
  'game/order': { path: string; other: string };
  'game/untranslated': { name: string; missing: readonly Phrase[]; more: number };
  'game/moved': { path: string; was: string | undefined; now: string | undefined };
  'game/other-game': { found: string; wanted: string };
  'game/nothing-to-add': { file: string };
  'game/which': { known: readonly string[] };
  'game/no-file': { file: string; near: readonly string[] };
}
