import type {
  Ability,
  Args,
  Condition,
  Duration,
  EventPhrase,
  Expression,
  Limit,
  NounPhrase,
  Order,
  Standing,
  Statement,
  Word,
} from '../language/syntax/ast.ts';
import type { SerialOrder } from '../language/symbols/serial-order.ts';

/** The position of a clause in its sentence. */
export interface Stance {
  /** Other words precede it, so that German puts its verb before its subject. */
  readonly after?: boolean;
  /** It goes on with the subject and the `may` of this order, and says neither again. */
  readonly following?: Order;
  /** A word behind the verb: *instead*. */
  readonly adverb?: string;
  /** Behind the verb of an order that is done besides: *also*. */
  readonly also?: string;
  /** Behind what an order says is paid less: *less*. */
  readonly less?: string;
  /** What is done need not be: *you may*. */
  readonly may?: boolean;
  /** It is a part of a list in one sentence, so that it has no full stop. */
  readonly inner?: boolean;
}

/** The words in front of a clause. */
export interface ClauseHeader {
  readonly text: string;
  /** Whether it is a clause with a verb of its own, which German sets off by a comma. */
  readonly clause: boolean;
}

/** What a verb is done with; undefined where it is done with nothing. */
export type Objects = readonly (Expression | undefined)[];

export type Change = (Statement & { kind: 'modify' }) | (Ability & { kind: 'continuous' });

/**
 * What a language must be able to say. Word order and case come from the kind of clause, never from a text; all
 * phrases begin small, and `statements.ts` and `abilities.ts` put them together.
 */
export interface Tongue {
  /** `objects`: where the verb has several, as in `gain 2 coins and a sale`. */
  order(order: Order, stance: Stance, objects?: Objects): string;
  change(change: Change, stance: Stance): string;
  /** What you may add to something: `you may add +1 or -1 to that roll`. */
  mayModify(changes: readonly [Change, ...Change[]], stance: Stance): string;
  /** What you may let somebody do: `you may have that player discard a card`. */
  letting(order: Order & { readonly subject: Expression }, stance: Stance): string;
  becomes(statement: Statement & { kind: 'becomes' }, stance: Stance): string;
  standing(standing: Standing, stance: Stance): string;
  /** A condition as a whole sentence, for the text of a field. */
  statement(condition: Condition): string;
  /** A noun phrase or number by itself. */
  phrase(expression: Expression): string;
  /** A number that is worked out. */
  number(expression: Expression): string;
  /** A single word of the game: a value, a keyword. */
  word(word: Word): string;
  /** A phrase behind `for`: `each card`, `chacun de vos héros`. */
  each(phrase: NounPhrase): string;
  limit(limit: Limit): string;
  /** `A, B and C` */
  list(parts: readonly string[], word: 'and' | 'or'): string;
  /** A clause behind its header: `if ..., draw a card`. */
  attach(header: ClauseHeader, clause: string): string;
  /** What sounds run together, and marks: `de le` -> `du`, `in dem` -> `im`. */
  polish(text: string): string;
  readonly say: Connectives;
}

/** How a condition is joined to what it decides: `only if`, `as soon as`. */
export type Joint = 'if' | 'onlyIf' | 'asSoonAs' | 'until';

/** The words that join clauses. */
export interface Connectives {
  if(condition: Condition): ClauseHeader;
  done(by: 'you' | 'they', negated: boolean): ClauseHeader;
  /** A condition behind a conjunction; of a list the words in front of it. */
  joint(joint: Joint, condition: Condition): string;
  readonly otherwise: ClauseHeader;
  otherwiseIf(condition: Condition): ClauseHeader;
  whenDone(by: 'you' | 'they'): ClauseHeader;
  unless(payment: Order): ClauseHeader;
  forEach(each: string, order: string): ClauseHeader;
  /** In front of what several do one after the other. */
  inOrder(order: string): ClauseHeader;
  inTurnOrder(from: Expression | undefined): string;
  inPickedOrder(by: 'chance' | 'you'): string;
  inOrderOf(key: Expression, descending: boolean): string;
  inSerialOrder(of: SerialOrder, descending: boolean): string;
  /** Begins a list of what is done several times. */
  repeat(
    times: string,
    upTo: boolean,
    stop: { when: 'while' | 'until'; condition: Condition } | undefined,
  ): string;
  while(condition: Condition, isUnless: boolean): ClauseHeader;
  /** Above lines to choose from; `who`: that somebody else chooses, as an order without its object. */
  choose(lines: Statement & { kind: 'choose-one' }, who: Order | undefined, stance: Stance): string;
  dependingOn(value: Expression): string;
  edge(edge: 'start' | 'end', of: Expression): ClauseHeader;
  /** `limited`: `once per turn` precedes it. */
  when(events: readonly EventPhrase[], before: boolean, limited: boolean): ClauseHeader;
  /** `if a fruit would be sold` */
  ifAboutTo(events: readonly EventPhrase[]): ClauseHeader;
  /** Behind a header: that something must hold, too. */
  proviso(condition: Condition, still: boolean): string;
  /** `once per turn` in front of a header. */
  limited(limit: string, header: ClauseHeader): ClauseHeader;
  /** In front of what is paid for it: `to attack this`. */
  toDo(verbs: readonly Word[], args: Args): ClauseHeader;
  readonly also: string;
  readonly less: string;
  readonly instead: string;
  readonly youMayInstead: string;
  /** In front of a list of what is done instead. */
  readonly thisInstead: string;
  /** Where `once per turn` is in a clause that begins with other words; undefined: in front of it. */
  limitInside(limit: string): string | undefined;
  duration(duration: Duration): ClauseHeader;
  during(steps: readonly Expression[]): ClauseHeader;
  /** In front of a clause that begins with a header of its own: `until the end of the turn, when ...`. */
  nested(header: ClauseHeader, text: string): string;
  readonly then: string;
  nothing(stance: Stance): string;
  /** Says what letters stand for, behind a comma. */
  where(meant: readonly (readonly [letter: string, value: string])[]): string;
  /** Says so in a sentence of its own. */
  let(letter: string, value: string): string;
  /** Gives a referent a letter: `call that fruit's stall A`. */
  call(letter: string, value: Expression): string;
  readonly colon: string;
  /** Whether a sentence behind a colon begins large. */
  readonly largeAfterColon: boolean;
  readonly semicolon: string;
  /** What a way to choose is called, in quotes: the same words that are asked in play. */
  label(text: string): string;
  readonly anyOf: string;
  readonly allOf: string;
  readonly noneOf: string;
  keyword(word: string, amount: string | undefined): string;
}
