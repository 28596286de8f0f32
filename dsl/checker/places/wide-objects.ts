/**
 * `borrow a card of an opponent`, by a verb that takes fruits alone, in a game where another verb takes any card and is called so as
 * well, or brings what others have to the player who does it. To take the fruit for the card would do less than is written.
 */
import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol, Parameter, VerbSymbol } from '../../language/symbols/symbols.ts';
import { placeIn } from '../../text/source.ts';
import { destinationsIn } from '../readings/words/verb-destinations.ts';
import { reportAt, writtenWords, type CallableSymbol, type PhraseMeaning, type Scope } from '../scope.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';

/** An object of a verb, with what the verb takes. */
interface Given {
  readonly verb: CallableSymbol;
  readonly parameter: Parameter;
  readonly order: Order;
  readonly phrase: Expression;
  readonly takes: PhraseMeaning;
}

/** What was named before is what it is. */
const KNOWN = /^(?:that|those|this|these|the)$/;

/** Complains of such an object; `meaningOf` says what a parameter of another verb takes. */
export function reportTooWide(
  scope: Scope,
  { verb, parameter, order, phrase, takes }: Given,
  meaningOf: (parameter: Parameter) => PhraseMeaning | undefined,
): boolean {
  const { kinds } = takes.thing;
  if (verb.sort !== 'verb' || parameter.preposition || !takes.placed || !kinds || kinds.length !== 1)
    return false;
  if (
    phrase.kind !== 'noun' ||
    phrase.heads.length !== 1 ||
    KNOWN.test(phrase.determiner ?? '') ||
    phrase.tails.some(({ kind }) => kind === 'place')
  )
    return false;
  const { words, span } = phrase.heads[0];
  const said = words.at(-1)?.text;
  if (said !== 'card' && said !== 'cards') return false;
  // Other words in front of it make it a noun of the game.
  if (words.slice(0, -1).some(({ text }) => text !== 'random' && text !== 'other')) return false;
  const rival = rivalOf(scope, verb, kinds, meaningOf);
  if (!rival) return false;
  const form = scope.vocabulary.verbForms.get(order.verb.text)?.form ?? 'base';
  const between = writtenWords(scope, { start: order.verb.span.end, end: span.end - said.length });
  const kind = forms(kinds[0])[said === 'card' ? 'one' : 'many'];
  // The text names a card, and the other verb takes any.
  const texts = [
    `${verbIn(scope.vocabulary, rival.id, form)} ${between} ${said}`,
    `${order.verb.text} ${between} ${kind}`,
  ].map((text) => text.replaceAll(/\s+/g, ' '));
  const whole = { start: order.verb.span.start, end: span.end };
  const details = { phrase: writtenWords(scope, whole), noun: said, are: texts, named: false };
  const advice = say('phrase/write', { example: oneOf(texts.map(written)) });
  const isCalled = rival.names.also?.en?.includes(verb.id) ?? false;
  reportAt(scope, 'name/two-candidates', whole, details, {
    advice,
    fixes: writeInstead(placeIn(scope.snippet, whole), texts),
    ...(isCalled && { spoken: true }),
  });
  return true;
}

const sides = ({ parameters }: VerbSymbol): string =>
  parameters.map(({ preposition }) => preposition).join(' ');

/** The one verb that takes any card out of play: it is called by the same word, or both bring to the doer what others have. */
function rivalOf(
  scope: Scope,
  verb: VerbSymbol,
  kinds: readonly KindSymbol[],
  meaningOf: (parameter: Parameter) => PhraseMeaning | undefined,
): VerbSymbol | undefined {
  const there = destinationsIn(scope.vocabulary);
  const brings = (one: VerbSymbol): boolean =>
    there.some((each) => each.verb === one && each.of === 'doer') && isOfOthers(one.parameters[0], meaningOf);
  const rivals = scope.vocabulary.verbs.filter((other) => {
    if (other === verb || other.unread || other.parameters.length === 0 || sides(other) !== sides(verb))
      return false;
    const isLike = other.names.also?.en?.includes(verb.id) || (brings(verb) && brings(other));
    const takes = isLike ? meaningOf(other.parameters[0]) : undefined;
    return (
      takes?.placed &&
      takes.thing.sort === 'card' &&
      isWider(takes.thing.kinds, kinds) &&
      !takes.thing.zone?.inPlay
    );
  });
  return rivals.length === 1 ? rivals[0] : undefined;
}

/** Whether cards may be of all these kinds, and of others. */
const isWider = (wide: readonly KindSymbol[] | undefined, kinds: readonly KindSymbol[]): boolean =>
  !wide || (wide.length > kinds.length && kinds.every((kind) => wide.includes(kind)));

const isOfOthers = (
  parameter: Parameter,
  meaningOf: (parameter: Parameter) => PhraseMeaning | undefined,
): boolean => {
  const { side } = meaningOf(parameter)?.thing ?? {};
  return side?.notOf !== undefined || side?.several === true;
};
