/**
 * The rules by which a line has one reading although the grammar, taken as a plain context-free one, has several.
 * Each is a rule that a writer can know; `docs/decisions/0002-language.md` lists them.
 */
import type { IToken, TokenType } from 'chevrotain';
import * as T from '../../../dsl/tokens.ts';

interface Place {
  readonly tokens: readonly IToken[];
  readonly start: number;
  /** Whether a `where` is open around the place. */
  readonly inWhere: boolean;
}

/** Where an option or an alternative would begin, and where the rule began that it stands in. */
export interface Entrance extends Place {
  readonly from: number;
}

export interface Stop extends Place {
  readonly end: number;
}

const is = (tokens: readonly IToken[], at: number, ...types: readonly TokenType[]): boolean =>
  tokens[at] !== undefined && types.includes(tokens[at].tokenType);
const isWord = (tokens: readonly IToken[], at: number): boolean =>
  tokens[at] !== undefined && T.isWord(tokens[at]);

const COMPARING = [T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.LessThan];
const TAILS = [T.Of, T.In, T.On, T.Among, T.Under, T.AttachedTo, T.AdjacentTo, T.OtherThan, T.With, T.Without, T.Within, T.Between];
const PREPOSITIONS = [T.To, T.From, T.Into, T.Onto, T.For, T.By, T.Using, T.Against, T.At];
const STANDING = [T.Cannot, T.Can, T.Must, T.CountsAs, T.Also, T.Costs, T.Has];

const seesTime = ({ tokens }: Place, at: number): boolean => is(tokens, at, T.This) && is(tokens, at + 1, T.TimeUnit);
const seesInfinitive = ({ tokens }: Place, at: number): boolean =>
  is(tokens, at, T.To) && (isWord(tokens, at + 1) || is(tokens, at + 1, T.Colon));
const seesBareRule = ({ tokens, start }: Place): boolean => {
  let at = start;
  while (isWord(tokens, at)) at++;
  return at > start && is(tokens, at, ...STANDING);
};
const seesBareClause = (tokens: readonly IToken[], from: number): boolean => {
  let at = from;
  while (isWord(tokens, at) || (at > from && is(tokens, at, T.Possessive) && isWord(tokens, at + 1))) at++;
  return at > from && is(tokens, at, T.Is, T.Was, T.Has, T.Had, T.DoesNot);
};

/** A phrase that is no noun (`you`, `2d6`, a bare number, a bracket that has closed) has nothing behind it. */
function isNoun({ tokens }: Place, from: number, end: number): boolean {
  const last = end - 1;
  if (is(tokens, last, T.Close)) return false;
  if (last > from) return true;
  if (is(tokens, last, T.Num, T.ThatMany)) return is(tokens, end, T.Of);
  return !is(tokens, last, T.You, T.Name, T.Text, T.Dice, T.RangeUp, T.RangeDown, T.RangeBetween, T.This);
}

type Check<P> = (place: P) => boolean;

/** When an option is taken, or an alternative may be: by rule, then by what it begins with. */
const entrances: Readonly<Record<string, Readonly<Record<string, Check<Entrance>>>>> = {};

/** Where a rule may stop: `longest` is what it would have gone on with. */
const ends: Readonly<Record<string, Check<Stop>>> = {};

export function enters(rule: string, first: string, place: Entrance): boolean {
  return entrances[rule]?.[first]?.(place) ?? true;
}

export function stops(rule: string, place: Stop): boolean {
  return ends[rule]?.(place) ?? true;
}
