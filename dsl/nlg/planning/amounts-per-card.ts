/** What is done as often as there are cards or counters: `draw a card for each fruit`, and no letter for how many. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import type {
  Ability,
  Expression,
  CountedUnit,
  NounPhrase,
  Order,
  Statement,
} from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { termOf } from '../discourse/discourse-scope.ts';

type Change = (Statement & { readonly kind: 'modify' }) | (Ability & { readonly kind: 'continuous' });

/** `draw a number of cards`: how many for each of what is counted. */
interface Rate {
  readonly amount: Expression;
  readonly each: CountedUnit;
}

/** `gain (the number of fruits) points` is `gain 1 point for each fruit`. */
export function orderPerCard(vocabulary: Vocabulary, order: Order): Order {
  const { object } = order.args;
  if (order.forEach || order.duration || order.asThis || object?.kind !== 'noun' || object.name) return order;
  const { quantity } = object;
  // Where more follows the verb, *for each* would be behind the wrong words.
  if (quantity?.kind !== 'count' || quantity.orMore || order.args.arguments.length > 0) return order;
  if (isAllOfIt(vocabulary, order, quantity.amount))
    return {
      ...order,
      args: { ...order.args, object: { ...object, quantity: undefined, determiner: 'all' } },
    };
  const rate = object.tails.length === 0 ? rateOf(vocabulary, quantity.amount) : undefined;
  if (!rate) return order;
  const counted: NounPhrase = { ...object, quantity: { ...quantity, amount: rate.amount } };
  return { ...order, args: { ...order.args, object: counted }, forEach: rate.each };
}

/** `that fruit loses (that fruit's seeds) seeds`: it loses all of them. */
function isAllOfIt(vocabulary: Vocabulary, { subject, verb, args }: Order, amount: Expression): boolean {
  if (!/^loses?$/.test(verb.text) || !subject || amount.kind !== 'noun' || args.object?.kind !== 'noun')
    return false;
  const [of] = counterOf(vocabulary, amount)?.tails ?? [];
  const lost = termOf(vocabulary, args.object.heads[0].words)?.symbol;
  return (
    of?.kind === 'of' &&
    lost === termOf(vocabulary, amount.heads[0].words)?.symbol &&
    (saySame(of.phrase, subject) || (isThis(of.phrase) && isThis(subject)))
  );
}

/** `this`, or `this card`. */
const isThis = (e: Expression): boolean =>
  (e.kind === 'pronoun' && e.which === 'this') || (e.kind === 'noun' && e.determiner === 'this');

/** `+(the number of fruits) to your rolls` is `+1 to your rolls for each fruit`. */
export function changePerCard<C extends Change>(vocabulary: Vocabulary, change: C): C {
  const rate = change.forEach ? undefined : rateOf(vocabulary, change.amount);
  return rate ? { ...change, amount: rate.amount, forEach: rate.each } : change;
}

function rateOf(vocabulary: Vocabulary, amount: Expression): Rate | undefined {
  const one: Expression = { kind: 'number', value: 1, span: amount.span };
  if (amount.kind === 'number-of') {
    const each = singly(vocabulary, amount.phrase);
    return each && { amount: one, each };
  }
  if (amount.kind === 'occurrences') return { amount: one, each: amount };
  if (amount.kind === 'noun') {
    const each = counterOf(vocabulary, amount);
    return each && { amount: one, each };
  }
  if (amount.kind !== 'binary' || amount.operator !== 'times') return undefined;
  const { left, right } = amount;
  const [factor, rest] = left.kind === 'number' ? [left, right] : [right, left];
  const rate = factor.kind === 'number' ? rateOf(vocabulary, rest) : undefined;
  return rate && { amount: factor, each: rate.each };
}

/** What is counted, as a phrase behind *each*; undefined where what counts is how they differ. */
function singly(vocabulary: Vocabulary, np: NounPhrase): NounPhrase | undefined {
  const [head] = np.heads;
  if (np.heads.length !== 1 || np.determiner || np.quantity || np.owner || np.name) return undefined;
  const term = termOf(vocabulary, head.words);
  const differs = head.words.some(({ text }) => text === 'different');
  return !term || differs ? undefined : np;
}

/** `that fruit's seeds`: each seed of that fruit. */
function counterOf(vocabulary: Vocabulary, np: NounPhrase): NounPhrase | undefined {
  const [of, ...more] = np.tails;
  const behind = np.determiner === 'the' && of?.kind === 'of' && more.length === 0 ? of.phrase : undefined;
  const owner = np.tails.length === 0 && !np.determiner ? np.owner : behind;
  if (!owner || (owner === behind && isYou(owner)) || np.quantity || np.heads.length !== 1) return undefined;
  const term = termOf(vocabulary, np.heads[0].words);
  if (term?.symbol.sort !== 'counter' || term.symbol.holds || term.before.length > 0) return undefined;
  return {
    ...np,
    owner: undefined,
    determiner: undefined,
    tails: [{ kind: 'of', phrase: owner, span: owner.span }],
  };
}
