import type { EventPattern } from '../../ir/statements.ts';
import { allVerbs } from '../../language/symbols/counter-verbs.ts';
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import type { Scope } from '../scope.ts';

/**
 * A rule that forbids a verb forbids verbs that do nothing else: who may not walk is not sent to walk either. Else it would
 * be on offer, and nothing would come of it.
 */
export const aliasPatterns = (scope: Scope, pattern: EventPattern): EventPattern[] =>
  allVerbs(scope.vocabulary).flatMap((verb) => {
    const from = verb === pattern.verb ? undefined : takenOver(scope, verb, pattern.verb);
    if (!from || pattern.arguments.some((slot, i) => slot >= 0 && !from.includes(i))) return [];
    return [{ ...pattern, verb, arguments: from.map((i) => (i < 0 ? -1 : pattern.arguments[i])) }];
  });

/** For each parameter of a verb which one of another it becomes, -1 for none; undefined where it is not all that it does. */
function takenOver(
  scope: Scope,
  { body, first, parameters }: VerbSymbol,
  other: VerbSymbol,
): number[] | undefined {
  const [order, ...more] = body;
  if (
    order?.kind !== 'order' ||
    more.length + first.length > 0 ||
    order.may ||
    order.secretly ||
    order.forEach
  )
    return undefined;
  if (scope.vocabulary.verbForms.get(order.verb.text)?.verb !== other) return undefined;
  const given = argumentsOf(order, other);
  return parameters.map(({ name }) => given.findIndex((each) => each !== undefined && nameIn(each) === name));
}

/** What an order gives to each parameter; who does it is the one `by` whom it is done, where a card does. */
const argumentsOf = ({ subject, args }: Order, { parameters }: VerbSymbol): (Expression | undefined)[] =>
  parameters.map(({ preposition }) =>
    preposition === undefined
      ? args.object
      : (args.arguments.find((each) => each.preposition === preposition)?.phrase ??
        (preposition === 'by' ? subject : undefined)),
  );

/** `the walker`: the name of a parameter. */
const nameIn = (e: Expression): string | undefined =>
  e.kind === 'noun' && e.determiner === 'the' && e.tails.length === 0 && !e.owner && e.heads.length === 1
    ? e.heads[0].words.map(({ text }) => text).join(' ')
    : undefined;
