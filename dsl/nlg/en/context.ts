import type { Args, Condition, Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';

/** The parts of English call each other through this. */
export interface English {
  readonly scope: DiscourseScope;
  /** A thing. `from`: its place is where it comes from. */
  phrase(e: Expression, from?: boolean): string;
  /** `each card`, `each of those cards` */
  each(np: NounPhrase): string;
  /** A number, or a thing that stands for one. */
  number(e: Expression): string;
  condition(c: Condition): string;
  /** The same condition with another subject, of which there are one or many: `whose level`, `that`. */
  about(c: Condition & { kind: 'is' | 'has' | 'does' }, subject: string, many: boolean): string;
  /** What stands behind a verb. */
  behind(word: string, args: Args): string;
}
