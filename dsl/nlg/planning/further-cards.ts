/** What is done a second time is done to another one: `draw a card`, and `draw another card` behind it. */
import type { Block, NounPhrase, Order, Statement } from '../../language/syntax/ast.ts';
import { mapSyntax, saySame, syntaxOf } from '../../language/syntax/syntax-visit.ts';
import { primitives } from '../../language/symbols/builtin-verbs.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { headOf } from '../discourse/discourse-scope.ts';
import type { BlockChange } from './statement-blocks.ts';

export const furtherCards =
  (vocabulary: Vocabulary): BlockChange =>
  (block: Block) =>
    block.map((each, i) =>
      block.slice(0, i).reduce((said, before) => behind(vocabulary, before, said), each),
    );

function behind(vocabulary: Vocabulary, before: Statement, s: Statement): Statement {
  if (before.kind !== 'order' || before.may || !isOne(before)) return s;
  // What is done later, when something happens, is not done besides.
  if (s.kind === 'lasting' || s.kind === 'delayed' || isCounter(vocabulary, before)) return s;
  if (!syntaxOf(s, 'order').some((order) => isAgain(before, order))) return s;
  return mapSyntax(s, (node) => (node.kind === 'order' && isAgain(before, node) ? again(node) : node));
}

/** Built-in verbs that leave cards where they are: the same one may be chosen, revealed or looked at again. */
const LEAVING: ReadonlySet<string> = new Set<keyof typeof primitives>(['choose', 'reveal', 'look']);

const isOne = ({ args: { object }, forEach }: Order): boolean =>
  object?.kind === 'noun' &&
  object.determiner === 'a' &&
  object.heads.length === 1 &&
  !object.quantity &&
  !forEach;

const isCounter = (vocabulary: Vocabulary, { args: { object } }: Order): boolean =>
  object !== undefined && headOf(vocabulary, object)?.symbol.sort === 'counter';

const isAgain = (before: Order, order: Order): boolean =>
  isOne(order) &&
  !LEAVING.has(order.verb.text) &&
  before.verb.text === order.verb.text &&
  saySame(before.subject, order.subject) &&
  saySame({ ...before.args, object: nameless(before) }, { ...order.args, object: nameless(order) });

const nameless = ({ args: { object } }: Order): Order['args']['object'] =>
  object?.kind === 'noun' ? { ...object, name: undefined } : object;

/** In front of the noun, as German has a word of its own for it. */
function again(order: Order): Order {
  const object = order.args.object as NounPhrase;
  const [head] = object.heads;
  const further: NounPhrase = {
    ...object,
    determiner: 'another',
    heads: [{ ...head, words: [{ text: 'further', span: head.span }, ...head.words] }],
  };
  return { ...order, args: { ...order.args, object: further } };
}
