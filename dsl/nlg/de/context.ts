import type { Condition, Expression } from '../../language/syntax/ast.ts';
import { spokenNoun } from '../discourse/noun-heads.ts';
import type { Case } from '../discourse/noun-types.ts';
import type { About } from '../realiser/condition-clauses.ts';
import type { Phrasing } from '../realiser/phrase-grammar.ts';
import { agreementIn, pronounIn, type Agreement } from './declension.ts';

/** The place of the verb in a clause: second, in front of its subject, or last. */
export type VerbPlace = 'second' | 'first' | 'last';

/** Who or what a clause is about. */
export interface Subject {
  readonly text: string;
  readonly agreement: Agreement;
  readonly you?: boolean;
}

/** The parts of German call each other through this. */
export interface German extends Phrasing {
  /** A noun with a negative determiner: `keine Karte`. */
  denied(e: Expression, kase: Case, from?: boolean): string;
  condition(c: Condition, place: VerbPlace): string;
  about(c: About, subject: Subject, place: VerbPlace): string;
}

/** `sie`, `ihn`, where nothing else could be meant. */
export const pronounFor = (de: Phrasing, e: Expression, kase: Case): string | undefined =>
  de.scope.pronouns.get(e)?.of === 'card'
    ? pronounIn(agreementOf(de, de.scope.pronouns.get(e)?.as ?? e), kase)
    : undefined;

/** Gender and number of a phrase. */
export function agreementOf({ scope }: Phrasing, e: Expression): Agreement {
  const spoken = spokenNoun(scope, e);
  return spoken ? agreementIn(spoken.noun, spoken.form) : 'n';
}
