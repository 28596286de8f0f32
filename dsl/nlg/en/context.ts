import type { Args, Condition, CountedUnit } from '../../language/syntax/ast.ts';
import type { About } from '../realiser/condition-clauses.ts';
import type { Phrasing } from '../realiser/phrase-grammar.ts';

/** Who or what a clause is about: `whose level`, `that`. */
export interface Subject {
  readonly text: string;
  readonly many: boolean;
}

/** The parts of English call each other through this. */
export interface English extends Phrasing {
  /** `each card`, `each of those cards` */
  each(unit: CountedUnit): string;
  condition(c: Condition): string;
  about(c: About, subject: Subject): string;
  /** The words behind a verb. */
  behind(word: string, args: Args): string;
}
