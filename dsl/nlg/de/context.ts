import type { Condition, Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { spokenNoun } from '../discourse/noun-heads.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { agreementIn, type Agreement, type Case } from './declension.ts';

/** Where the verb of a clause stands: second, in front of its subject, or last. */
export type VerbPlace = 'second' | 'first' | 'last';

/** Who or what a clause is about. */
export interface Subject {
  readonly text: string;
  readonly agreement: Agreement;
  readonly you?: boolean;
}

export type About = Condition & { readonly kind: 'is' | 'has' | 'does' };

/** The parts of German call each other through this. */
export interface German {
  readonly scope: DiscourseScope;
  /** A thing in a case. `from`: its place is where it comes from. */
  phrase(e: Expression, kase?: Case, from?: boolean): string;
  /** A number, or a thing that stands for one. */
  number(e: Expression, kase?: Case): string;
  /** Whose something is, behind it: `deiner Karten`, `von Ann`. */
  whose(e: Expression): string;
  /** A thing of which there is none: `keine Karte`. */
  denied(e: Expression, kase: Case, from?: boolean): string;
  condition(c: Condition, place: VerbPlace): string;
  about(c: About, subject: Subject, place: VerbPlace): string;
}

/** Gender and number of what a phrase speaks of. */
export function agreementOf({ scope }: German, e: Expression): Agreement {
  const spoken = spokenNoun(scope, e);
  return spoken ? agreementIn(spoken.noun, spoken.form) : 'n';
}

/** The noun that a phrase counts, in the genitive: `der Karten auf deiner Hand`. */
export const counted = (de: German, np: NounPhrase): string => {
  const bare = np.determiner === undefined && !np.owner && !np.quantity && np.heads.length > 0;
  return de.whose(bare ? { ...np, determiner: 'the' } : np);
};
