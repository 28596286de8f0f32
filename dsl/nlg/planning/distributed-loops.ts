/** A loop of one order is an order with *each*: `for each opponent, that player discards a card`. */
import type { Block, Expression, NounPhrase, Order, Statement } from '../../language/syntax/ast.ts';
import { mapSyntax, movedSyntax, syntaxOf } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { antecedentOf, classOf, referencesIn, refersTo, type Antecedent } from './back-references.ts';
import type { BlockChange } from './statement-blocks.ts';

type Loop = Statement & { readonly kind: 'for-each' };

export const distributedLoops =
  (vocabulary: Vocabulary): BlockChange =>
  (block: Block) =>
    block.map((each) => (each.kind === 'for-each' ? (distributed(vocabulary, each) ?? each) : each));

function distributed(vocabulary: Vocabulary, { item, order, body }: Loop): Statement | undefined {
  if (order || body.length !== 1 || item.name) return undefined;
  const to = antecedentOf(vocabulary, { ...item, determiner: 'each' });
  if (!to) return undefined;
  const [only] = body;
  switch (only.kind) {
    case 'order':
      return only.subject ? bySubject(vocabulary, item, to, only) : byObject(vocabulary, item, to, only);
    case 'together':
    case 'sequence': {
      const [first, ...rest] = only.parts;
      if (
        first.kind !== 'order' ||
        !first.subject ||
        rest.some((each) => each.kind !== 'order' || each.subject)
      )
        return undefined;
      const changed = bySubject(vocabulary, item, to, first);
      const following = rest.map((each) => ownedBy(vocabulary, to, each));
      return changed && following.every((each) => each !== undefined)
        ? { ...only, parts: [changed, ...following] }
        : undefined;
    }
    case 'modify':
      return isItem(vocabulary, to, only.target) && referencesIn(vocabulary, only, to).length === 1
        ? { ...only, target: eachOf(item, only.target) }
        : undefined;
    default:
      return undefined;
  }
}

const isItem = (vocabulary: Vocabulary, to: Antecedent, e: Expression | undefined): e is NounPhrase =>
  e?.kind === 'noun' && e.tails.length === 0 && refersTo(vocabulary, e, to);

const eachOf = (item: NounPhrase, at: NounPhrase): NounPhrase =>
  movedSyntax({ ...item, determiner: 'each' as const }, at.span);

/** `each opponent discards a card` */
function bySubject(
  vocabulary: Vocabulary,
  item: NounPhrase,
  to: Antecedent,
  order: Order,
): Order | undefined {
  if (!isItem(vocabulary, to, order.subject)) return undefined;
  const owned = ownedBy(vocabulary, to, { ...order, subject: undefined });
  return owned && { ...owned, subject: eachOf(item, order.subject) };
}

/** The same with *their* for what belongs to the player of the loop; undefined where that is not enough. */
function ownedBy<S extends Statement>(vocabulary: Vocabulary, to: Antecedent, s: S): S | undefined {
  if (classOf(vocabulary, to.symbol) !== 'player')
    return referencesIn(vocabulary, s, to).length === 0 ? s : undefined;
  const owned = mapSyntax(s, (node) =>
    node.kind === 'noun' && isItem(vocabulary, to, node.owner)
      ? { ...node, owner: undefined, determiner: 'their' as const }
      : node,
  );
  return referencesIn(vocabulary, owned, to).length === 0 ? owned : undefined;
}

/** Whether a phrase is chosen or made when it is read: `a new pile`, `a player`. */
const isOpen = (phrase: Expression): boolean =>
  phrase.kind === 'noun' &&
  (phrase.determiner === 'a' || phrase.determiner === 'another' || phrase.heads.some(({ isNew }) => isNew));

/** `return all items in all parties to hand` */
function byObject(vocabulary: Vocabulary, item: NounPhrase, to: Antecedent, order: Order): Order | undefined {
  const { object } = order.args;
  if (order.may || order.forEach || !isItem(vocabulary, to, object)) return undefined;
  // Each time it is another one: `move all of them to a new pile` would put them together.
  if (order.args.arguments.some(({ phrase }) => isOpen(phrase))) return undefined;
  const references = referencesIn(vocabulary, order, to);
  if (references.length === 2 && owners(order).some((each) => each !== object && references.includes(each)))
    return { ...order, args: { ...order.args, object: eachOf(item, object) } };
  if (references.length !== 1) return undefined;
  const all = movedSyntax({ ...item, determiner: 'all' as const }, object.span);
  return { ...order, args: { ...order.args, object: all } };
}

/** Those of whom something is: `each fruit to its owner's hand`. */
const owners = (order: Order): NounPhrase[] =>
  syntaxOf(order.args, 'noun').flatMap(({ owner, tails }) => {
    const tail = tails.find((each) => each.kind === 'of')?.phrase;
    return [owner, tail].filter((each) => each?.kind === 'noun');
  });
