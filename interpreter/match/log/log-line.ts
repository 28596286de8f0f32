import type { LoggedSum, Origin } from '../../engine/vm/events.ts';
import { pieceOf } from '../../../dsl/text/source.ts';
import type { TextPiece } from '../../game/localized-pieces.ts';
import { nameOfProgram, type ProgramRole } from '../../game/linked-game.ts';
import type { NeedView } from '../view/open-rolls.ts';

/** The statement of a program that caused something. */
export interface Because {
  readonly program: ProgramRole;
  readonly at: Origin;
}

/** Who and what caused it. */
interface CausedWithout {
  readonly by?: string;
  readonly because: Because;
}

/** If the line does not name a card itself: the card of the text, too. */
export interface Caused extends CausedWithout {
  readonly card?: string;
}

/** Where a line names several: how many of them its reader may not see. */
interface Several {
  readonly hidden?: number;
}

/** A roll as a sum: `{ dice: [4, 3], plus: [[2, the-card]], total: 9 }`. */
export interface RollEntries {
  readonly roll: string;
  readonly of: string;
  readonly about?: string;
  readonly dice: readonly number[];
  readonly plus?: readonly (readonly [amount: number, card: string])[];
  readonly total: number;
}

type Of<Event extends string, Entries> = { readonly event: Event } & Readonly<Entries>;

export type DecisionLine = Of<
  'decision',
  Caused & Several & { decision: string; answer: readonly string[]; forced?: true }
>;
export type MoveLine = Of<
  'move',
  Caused & Several & { cards: readonly string[]; from: string | readonly string[]; to: string; pile?: string }
>;

/** What happened, or was decided, in names that a person can read. */
export type LogLine =
  | DecisionLine
  | MoveLine
  | Of<'shuffle', Caused & { zone: string }>
  | Of<'reveal' | 'face up' | 'face down', Caused & Several & { cards: readonly string[] }>
  | Of<'look', Caused & Several & { cards: readonly string[]; player: string }>
  | Of<'attach', CausedWithout & { card: string; to: string; from: string }>
  | Of<'cover', CausedWithout & { card: string; using: string; from: string }>
  | Of<'uncover', CausedWithout & { card: string; back: string }>
  | Of<'count', Caused & Partial<LoggedSum> & { counter: string; of?: string; before: number; now: number }>
  | Of<'become', Caused & { state: string; of?: string; before: string; now: string }>
  | Of<'say', Caused & { verb: string; things: readonly string[] }>
  | Of<'appoint', Caused & { role: string; player: string }>
  | Of<'not taken', Caused & Several & { verb: string; things: readonly string[]; takes: string }>
  | Of<'chance', Caused & Several & { values: readonly string[] }>
  | Of<'roll', Caused & RollEntries>
  /** `needs`: what the roll is compared with, which a screen adds; no part of the log. */
  | Of<'total', Caused & RollEntries & { needs?: readonly NeedView[] }>
  | Of<'change roll', Caused & { roll: string; before: number; now: number }>
  | Of<'contest', Caused & { contest: string; sides: readonly RollEntries[]; winner: string }>
  | Of<'open window' | 'close window', { window: string }>
  /** `about`: the cards that it mentions, which a screen adds; no part of the log. */
  | Of<'stands' | 'ends', Caused & { text: TextPiece; for?: string; about?: readonly string[] }>
  | Of<'begin', Partial<LoggedSum> & { text: ProgramRole; by?: string }>
  | Of<'step', { step: string }>
  | Of<'turn', { player: string }>
  /** In the log its event is what the game calls its cycle. */
  | Of<'cycle', { cycle: string; number: number }>
  | Of<'over', { ending: string; winners: readonly string[] }>;

/** A line of the log as it is written: an object of JSON. */
export type WrittenLine = Readonly<Record<string, unknown>>;

/** `flow/turn 2.1 action`: a cause in a log. Only what is written is compared by it. */
export const becauseText = ({ program, at }: Because): string => `${nameOfProgram(program)} ${at.id}`;

/** Puts a line into the form in which logs hold it. */
export function writtenLine(line: LogLine): WrittenLine {
  switch (line.event) {
    case 'decision': {
      const { event: _, ...rest } = line;
      return { ...rest, because: becauseText(line.because) };
    }
    case 'cycle':
      return { event: line.cycle, number: line.number };
    case 'stands':
    case 'ends': {
      const text = pieceOf(line.text.snippet, line.text.span);
      return { ...line, text, because: becauseText(line.because) };
    }
    case 'begin':
      return { ...line, text: nameOfProgram(line.text) };
    default:
      return 'because' in line ? { ...line, because: becauseText(line.because) } : line;
  }
}
