/** `discard a card in an opponent's hand`, where everybody discards their own: the opponent does it. */
import { thirdPerson } from '../../text/english-inflection.ts';
import type { Expression, Order } from '../../language/syntax/ast.ts';
import { writtenWords, type Scope } from '../scope.ts';

/** What somebody else does with what is theirs: `your` is in their order never they. */
export function ofTheirOwn(scope: Scope, phrase: Expression): string | undefined {
  const what = writtenWords(scope, phrase.span);
  const own = what.replace(/(^| )your /, '$1their ');
  return own === what ? undefined : own;
}

/** The order as done by the owner of its objects; none if the text calls that player by a name. */
export function doneByThem(scope: Scope, order: Order, phrase: Expression): string | undefined {
  const { subject } = order;
  const byYou = !subject || (subject.kind === 'pronoun' && subject.which === 'you');
  if (!byYou || order.may || order.duration || order.forEach || order.args.arguments.length > 0)
    return undefined;
  const what = writtenWords(scope, phrase.span);
  const whose = / (an opponent|that player|that opponent|the [a-z-]+)'s /.exec(what);
  if (!whose) return undefined;
  const [who, chosen] =
    whose[1] === 'an opponent' ? ['that player', 'choose an opponent, then '] : [whose[1], ''];
  return `${chosen}${who} ${thirdPerson(order.verb.text)} ${what.replace(whose[0], ' their ')}`;
}
