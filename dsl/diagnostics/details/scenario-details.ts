import type { Phrase } from '../catalogue/phrase.ts';
import type { NoDetails } from './no-details.ts';

/** What messages about scenarios need to know, by code. */
export interface ScenarioDetails {
  // How a scenario is written.
  'scenario/form': { what: Phrase };
  'scenario/one-expectation': { found: readonly string[] };
  'scenario/wrong-expectation': {
    key: string;
    form: Phrase;
    allowed: readonly string[];
  };
  'scenario/one-step': { found: readonly string[] };
  'scenario/no-expectation': NoDetails;
  'scenario/proves-nothing': { what: string };
  'scenario/unknown': {
    what: Phrase;
    /** Whether a card is missing, which may come from a file of its own. */
    card?: boolean;
    word: string;
    near: readonly string[];
    all: readonly string[];
  };
  'scenario/no-observation': { key: string };
  'scenario/no-file': { file: string; near: readonly string[] };
  'scenario/broken-data': { game: string; errors: number; first: Phrase };
  'scenario/stopped': { reason: Phrase };
  // A position that is given.
  'scenario/card-twice': { card: string };
  'scenario/no-copies-left': { card: string; copies: number };
  'scenario/not-taken': { card: string; kind: string; zone: string };
  'scenario/out-of-range': { what: string; value: number; from?: number; to?: number };
  'scenario/wanted': { what: string; wanted: Phrase };
  'scenario/no-dice': { game: string };
  'scenario/no-turns': { step: string };
  'scenario/whose-turn': { step: string; seat: string };
  'scenario/given-lost': { what: string; shuffled: boolean };
  'scenario/no-host': {
    card: string;
    host: string;
    goes: string | undefined;
    zones: readonly string[];
  };
  'scenario/too-many': { zone: string; holds: number; found: number };
  'scenario/rolls-left': { left: readonly number[] };
  // Steps.
  'scenario/not-asked': {
    seat: string;
    asked: readonly string[];
    prompt: string | undefined;
    over: boolean;
  };
  'scenario/illegal': {
    seat: string;
    answer: string;
    legal: readonly string[];
    least: number;
    most: number;
    prompt: string;
    why: readonly Phrase[];
  };
  'scenario/not-refused': { seat: string; answer: string };
  'scenario/other-question': {
    seat: string;
    answer: string;
    prompt: string;
    offered: readonly string[];
  };
  'scenario/never-came': { condition: Phrase; decisions: number; over: boolean };
  // Expectations of a game.
  'scenario/not-so': { condition: string; found: Phrase | undefined };
  'scenario/not-offered': {
    seat: string;
    missing: readonly string[];
    offered: readonly string[];
  };
  'scenario/offered': { seat: string; surplus: readonly string[] };
  'scenario/choices': { seat: string; wanted: Phrase; found: Phrase };
  'scenario/asked': { wanted: readonly string[]; found: readonly string[] };
  'scenario/won': {
    wanted: readonly string[];
    found: readonly string[];
    over: boolean;
    tie: boolean;
  };
  'scenario/did-not-happen': {
    wanted: string;
    found: number;
    times?: number;
    near: string | undefined;
  };
  'scenario/happened': { unwanted: string; line: string };
  'scenario/order': { wanted: string; after: string | undefined };
  'scenario/seen': { seat: string; card: string; where: Phrase };
  'scenario/unseen': { seat: string; card: string };
  'scenario/differs': { way: Phrase; line: number; expected: string; found: string };
  // Expectations of data.
  'scenario/no-error': {
    severity: 'error' | 'warning';
    wanted: string;
    says: string | undefined;
    at: string | undefined;
    found: readonly Phrase[];
  };
  'scenario/errors': { severity: 'error' | 'warning'; found: readonly Phrase[] };
  'scenario/count': { what: string; found: number; wanted: number };
  'scenario/about': { key: string; found: Phrase; wanted: string };
  // Expectations of samples.
  'scenario/values': { missing: readonly string[]; surplus: readonly string[] };
  'scenario/how-often': { value: string; found: number; from: number; to: number };
  'scenario/always': {
    condition: string;
    seed: string;
    never: boolean;
    found: Phrase | undefined;
  };
}
