import type { RollSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Span } from '../../../dsl/text/source.ts';
import type { AbilityData, NamedProgram } from '../../game/linked-game.ts';

/** Why a game stopped against its rules. The position stays as it was at the last decision. */
export type FaultKind = 'budget' | 'work' | 'depth' | 'piled up' | 'overflow' | 'dice';

/** Thrown inside the machine only; `Match` gives it back as a diagnostic that names the text. */
export class GameFault extends Error {
  readonly kind: FaultKind;
  /** The programs that were running, the youngest first. */
  readonly programs: readonly NamedProgram[];
  /** The statement of the youngest. */
  readonly span: Span;
  readonly missing: MissingDie | undefined;
  /** What changes a value that was being worked out. */
  readonly ability: AbilityData | undefined;

  constructor(
    kind: FaultKind,
    programs: readonly NamedProgram[],
    span: Span,
    missing?: MissingDie,
    ability?: AbilityData,
  ) {
    super(kind);
    this.kind = kind;
    this.programs = programs;
    this.span = span;
    this.missing = missing;
    this.ability = ability;
  }
}

/** Thrown where expressions and searches of one answer look at too much. */
export class TooMuchWork extends Error {}

/** Thrown where the stack is full; `run` makes it a fault that names the texts. */
export class TooDeep extends Error {}

/**
 * Thrown if more abilities last or wait than there is room for; `run` makes it a fault that names the text.
 */
export class TooMuch extends Error {}

/**
 * A die that a scenario should have set: of which roll, whose, about which card (-1: none), and its number in
 * the roll.
 */
export interface MissingDie {
  readonly roll: RollSymbol;
  readonly roller: number;
  readonly about: number;
  readonly die: number;
  /** The number that was set and that the die cannot show; absent if none was set. */
  readonly said?: number;
}

/** Thrown where dice are thrown for which a scenario says nothing. */
export class NotScripted extends Error {
  readonly missing: MissingDie;

  constructor(missing: MissingDie) {
    super('dice');
    this.missing = missing;
  }
}
