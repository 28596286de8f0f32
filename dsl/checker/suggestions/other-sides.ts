/** `discard a card in an opponent's hand`, where everybody discards their own: the opponent does it. */
import { thirdPerson } from '../../text/english-inflection.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import { writtenWords, type Scope } from '../scope.ts';

/** The order as it is when the one does it with whom things lie; none where the text names that player itself. */
export function doneByThem(scope: Scope, order: Order, phrase: Expression): string | undefined {
  if (order.subject || order.may || order.duration || order.forEach || order.args.arguments.length > 0)
    return undefined;
  const what = writtenWords(scope, phrase.span);
  const own = what.replace(/ an opponent's /, ' their ');
  return own === what
    ? undefined
    : `choose an opponent, then that player ${thirdPerson(order.verb.text)} ${own}`;
}
