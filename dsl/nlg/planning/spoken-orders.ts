/** Orders in the words that players have for them: `that tree recovers 2 water`, `take a card into your hand`. */
import { ownVerb } from '../../language/symbols/builtin-verb-forms.ts';
import { isYou, putUnder } from '../../language/syntax/phrase-parts.ts';
import { turned } from '../realiser/verb-slots.ts';
import type { Argument, Expression, NounPhrase, Order } from '../../language/syntax/ast.ts';
import { syntaxOf } from '../../language/syntax/syntax-visit.ts';
import type { SpokenChange } from '../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { headOf, termOf } from '../discourse/discourse-scope.ts';
import { changeWord } from '../discourse/spoken-changes.ts';
import type { spokenVerbs } from '../discourse/spoken-verbs.ts';

export const spokenOrder = (vocabulary: Vocabulary, order: Order): Order =>
  changed(vocabulary, order) ??
  tucked(order) ??
  taken(vocabulary, order) ??
  removed(vocabulary, order) ??
  order;

const spokenAs = (order: Order, text: keyof typeof spokenVerbs): Order => ({
  ...order,
  verb: { ...order.verb, text },
});

/** `put a card under that card`, perhaps face down. */
function tucked(order: Order): Order | undefined {
  const { object, arguments: given } = order.args;
  if (ownVerb(order.verb.text)?.verb !== 'move' || given.length > 0) return undefined;
  const found = object && putUnder(object);
  if (!found) return undefined;
  const [host, cards] = [found.host, found.cards].map((each) => ({ each, turned: turned(each) }));
  const isHidden = (host.turned ?? cards.turned)?.face === 'down';
  const phrase = host.turned?.cards ?? host.each;
  const to: Argument = { preposition: 'to', phrase, span: phrase.span };
  const args = { ...order.args, object: cards.turned?.cards ?? cards.each, arguments: [to] };
  return spokenAs({ ...order, args }, isHidden ? 'move face down under' : 'move under');
}

/** `take a card into your hand`: into a zone that only those see who take it there. */
function taken(vocabulary: Vocabulary, order: Order): Order | undefined {
  const verb = ownVerb(order.verb.text)?.verb;
  if (verb !== 'move' && verb !== 'uncover') return undefined;
  const to = order.args.arguments.find(({ preposition }) => preposition === 'to')?.phrase;
  const { object } = order.args;
  const own = order.subject && !isYou(order.subject) ? 'their' : 'your';
  if (to?.kind !== 'noun' || to.determiner !== own || !isHand(vocabulary, to)) return undefined;
  // What changes its place within the hand, or leaves one hidden zone for another, is not taken.
  if (object && syntaxOf(object, 'noun').some((each) => each.determiner === own && isHand(vocabulary, each)))
    return undefined;
  return spokenAs(order, `${verb} in hand`);
}

function isHand(vocabulary: Vocabulary, e: Expression): boolean {
  const symbol = headOf(vocabulary, e)?.symbol;
  const isOwn = symbol?.sort === 'zone' && symbol.of === 'player' && symbol.seenBy === 'owner';
  return isOwn && !symbol.inPlay && symbol.order === 'set';
}

/** `remove 2 seeds from this card`, which pays with them. */
function removed(vocabulary: Vocabulary, order: Order): Order | undefined {
  const { object } = order.args;
  if (ownVerb(order.verb.text)?.verb !== 'pay' || object?.kind !== 'noun' || object.heads.length !== 1)
    return undefined;
  const [tail, ...more] = object.tails;
  const ofThis = tail?.kind === 'of' && tail.phrase.kind === 'pronoun' && tail.phrase.which === 'this';
  const symbol = headOf(vocabulary, object)?.symbol;
  if (!ofThis || more.length > 0 || symbol?.sort !== 'counter') return undefined;
  const from: Argument = { preposition: 'from', phrase: tail.phrase, span: tail.span };
  const args = {
    ...order.args,
    object: { ...object, tails: [] },
    arguments: [...order.args.arguments, from],
  };
  return spokenAs({ ...order, args }, 'pay from card');
}

function changed(vocabulary: Vocabulary, order: Order): Order | undefined {
  const how = ownVerb(order.verb.text)?.verb;
  const { object } = order.args;
  if ((how !== 'gain' && how !== 'lose' && how !== 'pay') || object?.kind !== 'noun') return undefined;
  // Behind it may be whose counter pays.
  if (object.heads.length !== 1 || (object.tails.length > 0 && how !== 'pay') || object.owner)
    return undefined;
  const [head] = object.heads;
  const term = termOf(vocabulary, head.words);
  const counter = term?.before.length === 0 && term.symbol.sort === 'counter' ? term.symbol : undefined;
  const amount = amountOf(object);
  const change = counter?.said?.[how];
  if (!counter || !change || !amount) return undefined;
  const text = changeWord(how, counter);
  const words = [{ text, span: head.span }];
  return {
    ...order,
    verb: { text, span: order.verb.span },
    args: {
      ...order.args,
      object: saysAmount(change) ? { ...amount, heads: [{ ...head, words }] } : undefined,
    },
  };
}

/** Whether such an order has a place for how many: where there is one at most, it need not. */
const saysAmount = ({ wording }: SpokenChange): boolean =>
  Object.values(wording.phrase).some((phrase) => phrase.includes('{amount'));

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
