import type { Condition, Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { spokenNoun } from '../discourse/noun-heads.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';

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
export type About = Condition & { readonly kind: 'is' | 'has' | 'does' };

/** The parts of French call each other through this. */
export interface French {
  readonly scope: DiscourseScope;
  /** A thing. `from`: its place is where it comes from. */
  phrase(e: Expression, from?: boolean): string;
  /** A number, or a thing that stands for one. */
  number(e: Expression): string;
  /** What a number counts, behind `de`: `cartes de votre main`, `ces cartes`. */
  counted(np: NounPhrase): string;
  /** What there is none of, behind `pas`: `de carte`. */
  denied(e: Expression, from?: boolean): string;
  /** A condition; `again`: the conjunction in front of what follows `et` and `ou`. */
  condition(c: Condition, again?: string, mood?: Mood): string;
  about(c: About, subject: Subject, mood?: Mood): string;
}

/** Gender and number of what a phrase speaks of. */
export function agreementOf({ scope }: French, e: Expression): Agreement {
  const spoken = spokenNoun(scope, e);
  return { feminine: spoken?.noun.gender === 'f', many: spoken?.form === 'many' };
}
