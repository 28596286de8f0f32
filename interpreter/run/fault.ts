/** Why a game stopped against its rules. The position stays as it was at the last decision. */
export type FaultKind = 'budget' | 'depth' | 'overflow' | 'dice';

/** Thrown inside the machine only; `Match` gives it back as a diagnostic that names the text. */
export class Fault extends Error {
  readonly kind: FaultKind;
  /** Names of the programs that were running, the youngest first. */
  readonly programs: readonly string[];
  readonly statement: string;

  constructor(kind: FaultKind, programs: readonly string[], statement: string) {
    super(kind);
    this.kind = kind;
    this.programs = programs;
    this.statement = statement;
  }
}

/** Thrown where the stack is full; `run` makes it a fault that names the texts. */
export class TooDeep extends Error {}

/** Thrown where dice are thrown for which a scenario says nothing. */
export class NotScripted extends Error {}
