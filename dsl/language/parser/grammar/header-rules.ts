import * as T from '../../lexer/tokens.ts';

/** The words that begin a header of statements: those below, or those after its comma. */
export const statementHeaders: readonly unknown[] = [
  T.When,
  T.Before,
  T.If,
  T.IfDone,
  T.IfNotDone,
  T.WhenDone,
  T.ForEach,
  T.Otherwise,
  T.Unless,
  T.Repeat,
  T.AtTheEdgeOf,
];

/** What ends in a comma. */
export const headers: readonly unknown[] = [
  ...statementHeaders,
  T.While,
  T.During,
  T.OncePer,
  T.TwicePer,
  T.TimesPer,
  T.Once,
  T.Twice,
  T.UntilTheEdgeOf,
  T.Until,
  T.RangeUp,
  T.RangeDown,
  T.RangeBetween,
  T.Then,
  T.Text,
];
