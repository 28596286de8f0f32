/** `choose one that was not chosen before:`: what was chosen is noted on the card of the text, as long as it is in play. */
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Statement } from '../../language/syntax/ast.ts';
import { reportMeaningless } from '../expectations.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { writtenWords, type Scope } from '../scope.ts';
import { mayBeInPlay } from '../suggestions/own-uses.ts';

/** As many lines as a number has bits. */
const MOST_LINES = 31;

/** Where the choice is noted, and that each line was not chosen before. */
export interface ChoiceNotes {
  readonly notes: { readonly memory: number; readonly card: Scalar };
  readonly isOpen: (line: number) => Test;
}

/** The same lines on a card are one choice, wherever they are on it. */
export function choiceNotes(
  scope: Scope,
  { modes, span }: Statement & { kind: 'choose-one' },
): ChoiceNotes | undefined {
  const { vocabulary, thisKind } = scope;
  const card = scope.read.expression(scope, { kind: 'pronoun', which: 'this', span })?.scalar;
  if (!card) return undefined;
  const lines = modes.map(({ label, span: at }) => label ?? writtenWords(scope, at)).join('\n');
  const { choices, history } = vocabulary;
  const known = choices.indexOf(lines);
  if (!mayBeInPlay(vocabulary, thisKind) || modes.length > MOST_LINES || (known < 0 && history.closed))
    return reportMeaningless(scope, span, say('phrase/choices-are-noted-in-play'));
  const memory = known < 0 ? choices.push(lines) - 1 : known;
  const bits: Scalar = { op: 'chosen-before', memory, card };
  return {
    notes: { memory, card },
    isOpen: (line) => ({ op: 'not', part: { op: 'has-value', bits, value: constant(line) } }),
  };
}
