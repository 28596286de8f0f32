/**
 * `play up to 2 cards`, if a verb takes a single card: they are chosen, and then it is done with each of
 * them.
 */
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import type { Parameter } from '../../language/symbols/symbols.ts';
import { placeIn } from '../../text/source.ts';
import { writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';

/** Quantities by which somebody may also take none. */
const NONE_TOO: readonly string[] = ['up-to', 'any-number'];

/** The two lines that replace an order, if it begins a line of its own and the player who acts does it. */
export function eachOf(
  scope: Scope,
  order: Order,
  phrase: Expression,
  { thing }: PhraseMeaning,
  { phrase: takes, preposition }: Parameter,
): DiagnosticExtras | undefined {
  const { text } = scope.snippet;
  const { start, end } = order.span;
  const margin = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const ends = /^[ \t]*(?:#.*)?(?:\n|$)/.test(text.slice(end));
  const noun = thing.sort === 'card' || thing.sort === 'player' ? thing.sort : undefined;
  const byYou = !order.subject || (order.subject.kind === 'pronoun' && order.subject.which === 'you');
  if (phrase.kind !== 'noun' || !phrase.quantity || !noun || preposition || !byYou) return undefined;
  if (margin.trim() !== '' || !ends || order.forEach || order.duration) return undefined;
  const asked = /^\s*(?:if (?:you|they) do|otherwise)\b/.test(text.slice(end));
  const name = phrase.name?.text ?? (/\bchosen\b/.test(text) ? 'taken' : 'chosen');
  const known = phrase.tails.some((tail) => tail.kind === 'place' || tail.kind === 'of');
  const place = known ? '' : (/ (?:in|on) .*$/.exec(takes.snippet.text.trim())?.[0] ?? '');
  const what = writtenWords(
    scope,
    phrase.name ? { ...phrase.span, end: phrase.name.span.start } : phrase.span,
  );
  const behind = writtenWords(scope, { start: phrase.span.end, end });
  const may = order.may && !NONE_TOO.includes(phrase.quantity.kind);
  const one = `for each ${noun} among the ${name}, ${order.verb.text} that ${noun}${behind}`;
  const lines = [
    `${may ? 'you may ' : ''}choose ${what.replace(/ as $/, '')}${place} as ${name}`,
    may ? `if you do, ${one}` : one,
  ];
  const fixes = writeInstead(placeIn(scope.snippet, order.span), [lines.join(`\n${margin}`)]);
  return asked ? undefined : { fixes, spoken: true };
}
