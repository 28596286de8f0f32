import type { Condition, Expression } from '../../language/syntax/ast.ts';
import { spokenNoun } from '../discourse/noun-heads.ts';
import type { About } from '../realiser/condition-clauses.ts';
import type { Phrasing } from '../realiser/phrase-grammar.ts';

/** What participles and adjectives agree with. */
export interface Agreement {
  readonly feminine: boolean;
  readonly many: boolean;
}

/** Who or what a clause is about. */
export interface Subject extends Agreement {
  readonly text: string;
  readonly you?: boolean;
  /** `aucune carte`: the clause is denied already. */
  readonly none?: boolean;
}

export type Mood = 'indicative' | 'subjunctive';
/** The position of a clause; `again`: the conjunction in front of what follows `et` and `ou`. */
export interface Manner {
  readonly again: string;
  readonly mood: Mood;
}

/** The parts of French call each other through this. */
export interface French extends Phrasing {
  /** What there is none of, behind `pas`: `de carte`. */
  denied(e: Expression, from?: boolean): string;
  condition(c: Condition, manner: Manner): string;
  about(c: About, subject: Subject): string;
}

/** Whether a pronoun is enough, as nothing else could be meant. */
export const isShort = ({ scope }: Phrasing, e: Expression): boolean => scope.pronouns.get(e)?.of === 'card';

/** Gender and number of a phrase. */
export function agreementOf({ scope }: Phrasing, e: Expression): Agreement {
  const spoken = spokenNoun(scope, scope.pronouns.get(e)?.as ?? e);
  return { feminine: spoken?.noun.gender === 'f', many: spoken?.form === 'many' };
}
