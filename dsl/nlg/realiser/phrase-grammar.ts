/** What a language brings to phrases: its words, and what its grammar needs. */
import type { Form } from '../../language/symbols/symbol-table.ts';
import type { Condition, Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { HeadWords } from '../discourse/noun-heads.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import type { Case, Noun } from '../discourse/noun-types.ts';
import type { Tails } from '../discourse/relative-clauses.ts';
import type { PartWords } from './quantity-phrases.ts';

/** The phrases that a language can render. Languages without cases ignore them. */
export interface Phrasing {
  readonly scope: DiscourseScope;
  readonly nouns: NounGrammar;
  readonly times: TimeWords;
  /** A noun phrase in a case. `from`: its place is its origin. */
  phrase(e: Expression, kase?: Case, from?: boolean): string;
  /** A number, or a phrase that means one. */
  number(e: Expression, kase?: Case): string;
  /** How often something has happened: `the number of times a fruit was sold this turn`, or `each time` that it was. */
  howOften(event: Condition, each: boolean, kase?: Case): string;
  /** Whose something is, behind it. */
  whose(e: Expression): string;
  /** The modifiers right behind a noun, and what follows. */
  tails(np: NounPhrase, tails: Tails, from: boolean): { close: string; rest: string };
}

/** How a language renders nouns with the words in front of them, and numbers. */
export interface NounGrammar {
  readonly operators: Readonly<Record<'+' | '-' | 'times', string>>;
  /** `d` of `2d6` */
  readonly die: string;
  /** The case of a phrase behind words, or that the data demand: `{buyer:dative}`. */
  caseBehind(words: string, demands: string | undefined): Case;
  readonly or: string;
  quoted(text: string): string;
  readonly thatMany: string;
  readonly thatMuch: string;
  pronoun(scope: DiscourseScope, which: (Expression & { kind: 'pronoun' })['which'], kase: Case): string;
  /** *It*, where a language has it in every place of a clause. */
  readonly it?: string;
  /** `of those cards` behind a part of them, and `among those cards`. */
  ofThem(noun: Noun): string;
  amongThem(noun: Noun): string;
  numberOf(l: Phrasing, np: NounPhrase, kase: Case): string;
  divided(l: Phrasing, e: Expression & { kind: 'divided' }, kase: Case): string;
  extreme(which: 'greater' | 'lesser', left: string, right: string, kase: Case): string;
  /** Behind several counters: whichever are more, or fewer. */
  whichever(which: 'greater' | 'lesser', counters: string): string;
  difference(left: string, right: string, kase: Case): string;
  readonly parts: PartWords;
  /** What was named before: `that fruit`, `the second fruit`. */
  again(noun: Noun, form: Form, which: number | undefined, kase: Case): string;
  /** What was given a letter: `square A`. */
  called(noun: Noun, form: Form, letter: string, kase: Case): string;
  /** A noun with its adjectives. */
  headText(scope: DiscourseScope, np: NounPhrase, head: HeadWords, kase: Case): string;
  /** Heads with their determiner and owner. */
  determined(l: Phrasing, np: NounPhrase, heads: readonly [HeadWords, ...HeadWords[]], kase: Case): string;
  /** Where several heads make one list behind a number: `2 fruits, tools or coins`. */
  oneOf?(l: Phrasing, np: NounPhrase, heads: readonly HeadWords[]): string;
  /** Whether `all of those cards` is rendered as *all those cards*. */
  readonly allThose: boolean;
}

/** Words for spans of time. */
export interface TimeWords {
  /** In front of `this turn`. */
  readonly during: string;
  /** `this turn` */
  thisOne(noun: Noun): string;
  /** `since your last turn`, `since the start of your last turn` */
  sinceLast(noun: Noun, yours: boolean, fromStart: boolean): string;
  /** `since this came into play` */
  readonly sinceEntry: string;
  /** `the turn`, in the genitive. */
  whole(noun: Noun): string;
  readonly rest: string;
  readonly until: Readonly<Record<'start' | 'end', string>>;
  /** `until that fruit leaves play` */
  leaving(card: (kase: 'nom' | 'gen') => string): string;
  often(times: number): string;
  readonly per: string;
  /** A noun for what a verb does, made of its infinitive: `Angreifen`. */
  doing(infinitive: string): Noun;
}
