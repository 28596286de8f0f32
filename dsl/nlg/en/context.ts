import type { Args, Condition, NounPhrase } from '../../language/syntax/ast.ts';
import type { Phrasing } from '../realiser/phrase-grammar.ts';

/** The parts of English call each other through this. */
export interface English extends Phrasing {
  /** `each card`, `each of those cards` */
  each(np: NounPhrase): string;
  condition(c: Condition): string;
  /** The same condition with another subject, of which there are one or many: `whose level`, `that`. */
  about(c: Condition & { kind: 'is' | 'has' | 'does' }, subject: string, many: boolean): string;
  /** What stands behind a verb. */
  behind(word: string, args: Args): string;
}
