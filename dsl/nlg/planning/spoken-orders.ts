/** Orders about counters in the words that the game has for them: `that tree recovers 2 water`. */
import { ownVerb } from '../../language/symbols/builtin-verb-forms.ts';
import type { NounPhrase, Order } from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { termOf } from '../discourse/discourse-scope.ts';
import { changeWord } from '../discourse/spoken-changes.ts';

export function spokenOrder(vocabulary: Vocabulary, order: Order): Order {
  const how = ownVerb(order.verb.text)?.verb;
  const { object } = order.args;
  if ((how !== 'gain' && how !== 'lose') || object?.kind !== 'noun') return order;
  if (object.heads.length !== 1 || object.tails.length > 0 || object.owner) return order;
  const [head] = object.heads;
  const term = termOf(vocabulary, head.words);
  const counter = term?.before.length === 0 && term.symbol.sort === 'counter' ? term.symbol : undefined;
  const amount = amountOf(object);
  if (!counter?.said?.[how] || !amount) return order;
  const text = changeWord(how, counter);
  const words = [{ text, span: head.span }];
  return {
    ...order,
    verb: { text, span: order.verb.span },
    args: { ...order.args, object: { ...amount, heads: [{ ...head, words }] } },
  };
}

/** `a wound` is 1 of them; undefined where there is no number. */
function amountOf(np: NounPhrase): NounPhrase | undefined {
  const { determiner, quantity, span } = np;
  if (quantity || determiner === 'all') return np;
  if (determiner !== 'a') return undefined;
  return {
    ...np,
    determiner: undefined,
    quantity: { kind: 'count', amount: { kind: 'number', value: 1, span }, orMore: false },
  };
}
