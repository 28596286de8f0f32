import type { Phrase } from '../catalogue/phrase.ts';

/** What messages about playing: setting up, answering, stopping, saving and replaying need to know, by code. */
export interface RunDetails {
  'run/players': { game: string; seats: number; min: number; max: number };
  'run/player-name': { name: string; what: Phrase };
  'run/unknown-setting': { setting: string; known: readonly string[] };
  'run/setting-range': {
    setting: string;
    value: number | string;
    from?: number;
    to?: number;
  };
  'run/budget': { texts: readonly string[]; budget: number };
  'run/work': { texts: readonly string[]; work: number };
  'run/depth': { texts: readonly string[] };
  'run/piled-up': { text: string; times: number };
  'run/overflow': { text: string };
  'run/dice': {
    text: string;
    roll: string;
    /** Who makes the roll. */
    seat: string | undefined;
    /** The card that it is made for. */
    about: string | undefined;
    /** The how manieth of the dice of the roll. */
    die: number;
    dice: number;
    sides: number;
    /** What is said and the die cannot show. */
    said: number | undefined;
  };
  'run/not-saved': { file: string };
  'run/other-data': { game: string; parts: readonly string[] };
  'run/missing-pack': { packs: readonly string[] };
  'run/other-pack': { pack: string; version: string; found: string };
  'run/broken-save': { what: Phrase; at: string };
  'run/broken-log': { line: number; what: Phrase };
  'run/replay-differs': { line: number; expected: Phrase; found: Phrase };
  'run/illegal': {
    seat: string;
    answer: string;
    legal: readonly string[];
    near: readonly string[];
    sum?: Phrase;
  };
}
