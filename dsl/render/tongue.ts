import type {
  Condition,
  Duration,
  Event,
  Expression,
  Limit,
  NounPhrase,
  Order,
  Standing,
  Statement,
} from '../tree.ts';

/** How a clause stands in its sentence. */
export interface Stance {
  /** Something stands in front of it, so that German puts its verb before its subject. */
  readonly after?: boolean;
  /** It goes on with the subject and the `may` of this order, and says neither again. */
  readonly following?: Order;
  /** A word behind the verb: *instead*. */
  readonly adverb?: string;
}

type Change = {
  readonly sign: '+' | '-';
  readonly amount: Expression;
  readonly target: Expression;
  readonly duration?: Duration;
  readonly forEach?: NounPhrase;
};

/**
 * What a language must be able to say. Word order and case come from the kind of clause, never from a text; all
 * phrases begin small, and `sentences.ts` puts them together.
 */
export interface Tongue {
  order(order: Order, stance: Stance): string;
  change(change: Change): string;
  becomes(statement: Statement & { kind: 'becomes' }, stance: Stance): string;
  standing(standing: Standing, stance: Stance): string;
  /** A condition behind a conjunction. */
  condition(condition: Condition): string;
  /** A condition that stands alone, as the text of a field. */
  statement(condition: Condition): string;
  /** Something that happens, behind a conjunction; `would`: that is about to. */
  event(event: Event, would: boolean): string;
  /** A thing or number by itself. */
  phrase(expression: Expression): string;
  /** A phrase behind `for`: `each card`, `chacun de vos héros`. */
  each(phrase: NounPhrase): string;
  /** A duration behind what lasts: `until end of turn`. */
  duration(duration: Duration): string;
  limit(limit: Limit): string;
  /** `A, B and C` */
  list(parts: readonly string[], word: 'and' | 'or'): string;
  /** A clause behind what stands in front of it: `if ..., draw a card`. */
  attach(header: string, clause: string): string;
  /** What sounds run together: `de le` -> `du`, `in dem` -> `im`. */
  polish(text: string): string;
  readonly say: Connectives;
}

/** The words that join clauses. What they are given has been put into the language already. */
export interface Connectives {
  if(condition: string): string;
  done(by: 'you' | 'they', negated: boolean): string;
  readonly otherwise: string;
  whenDone(by: 'you' | 'they'): string;
  unless(payment: Order): string;
  forEach(each: string, order: string): string;
  inTurnOrder(from: string | undefined): string;
  inOrderOf(key: string, descending: boolean): string;
  repeat(times: string, upTo: boolean): string;
  readonly while: string;
  readonly until: string;
  choose(minimum: number, maximum: number): string;
  dependingOn(value: string): string;
  edge(edge: 'start' | 'end', of: Expression): string;
  when(events: string, before: boolean): string;
  proviso(condition: string, still: boolean): string;
  readonly instead: string;
  readonly youMay: string;
  /** Whether `once per turn` stands behind the verb where something else stands in front. */
  readonly limitInside: boolean;
  /** A clause behind `once per turn`. */
  limited(limit: string, clause: string): string;
  during(steps: readonly Expression[]): string;
  readonly then: string;
  readonly nothing: string;
  /** Says what a letter stands for, behind a comma. */
  where(letter: string, value: string): string;
  readonly colon: string;
  /** Whether a sentence behind a colon begins large. */
  readonly largeAfterColon: boolean;
  readonly semicolon: string;
  quoted(text: string): string;
  readonly anyOf: string;
  readonly allOf: string;
  readonly noneOf: string;
  keyword(word: string, amount: string | undefined): string;
}
