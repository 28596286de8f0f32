/** A loop of one order is an order with *each*: `for each opponent, that player discards a card`. */
import type { Block, Expression, NounPhrase, Order, Statement, Tail } from '../../language/syntax/ast.ts';
import { mapSyntax, movedSyntax, syntaxOf } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { headOf, termOf } from '../discourse/discourse-scope.ts';
import { antecedentOf, classOf, referencesIn, refersTo, type Antecedent } from './back-references.ts';
import { inAllPlaces } from './plain-wording.ts';
import type { BlockChange } from './statement-blocks.ts';

type Loop = Statement & { readonly kind: 'for-each' };

export const distributedLoops =
  (vocabulary: Vocabulary): BlockChange =>
  (block: Block) =>
    block.map((each) => (each.kind === 'for-each' ? (distributed(vocabulary, each) ?? each) : each));

function distributed(vocabulary: Vocabulary, loop: Loop): Statement | undefined {
  const { item, order, body } = loop;
  const to = antecedentOf(vocabulary, { ...item, determiner: 'each' });
  if (!to || item.name) return undefined;
  const said = body.length === 1 ? alone(vocabulary, loop, to, body[0]) : allOf(vocabulary, item, to, body);
  // One after the other.
  return order && said ? { ...loop, body: [said], spread: true } : said;
}

/** `each player shuffles their deck and draws a card`: what each of them does, up to three orders. */
function allOf(vocabulary: Vocabulary, item: NounPhrase, to: Antecedent, body: Block): Statement | undefined {
  const orders = body.map((each) => emptied(vocabulary, to, each));
  if (body.length > MOST || !orders.every((each) => each !== undefined)) return undefined;
  const [first, ...rest] = orders.map((each) => bySubject(vocabulary, item, to, each));
  if (!first || orders.some(({ may, secretly, forEach }) => may || secretly || forEach)) return undefined;
  const following = rest.map((each) => each && { ...each, subject: undefined });
  return following.every((each) => each !== undefined)
    ? { kind: 'together', parts: [first, ...following], span: first.span }
    : undefined;
}

/** How many orders one sentence holds. */
const MOST = 3;

/** `that fruit's seeds become 0`, as an order: that fruit loses all seeds. */
function emptied(vocabulary: Vocabulary, to: Antecedent, s: Statement): Order | undefined {
  if (s.kind === 'order') return s;
  if (s.kind !== 'becomes' || !isCleared(vocabulary, s) || s.subject.kind !== 'noun') return undefined;
  const { subject, span } = s;
  if (!isItem(vocabulary, to, subject.owner)) return undefined;
  const object: NounPhrase = { ...subject, owner: undefined, determiner: 'all' };
  const args = { object, arguments: [], free: false };
  return {
    kind: 'order',
    subject: subject.owner,
    secretly: false,
    may: false,
    verb: { text: 'lose', span },
    args,
    span,
  };
}

/** Whether a counter becomes 0. */
function isCleared(
  vocabulary: Vocabulary,
  { subject, value }: Statement & { readonly kind: 'becomes' },
): boolean {
  const symbol = headOf(vocabulary, subject)?.symbol;
  return symbol?.sort === 'counter' && !symbol.holds && value?.kind === 'number' && value.value === 0;
}

/** The only statement of a loop. */
function alone(
  vocabulary: Vocabulary,
  { item, order }: Loop,
  to: Antecedent,
  only: Statement,
): Statement | undefined {
  switch (only.kind) {
    case 'order':
      return (
        (only.subject ? bySubject(vocabulary, item, to, only) : undefined) ??
        byObject(vocabulary, item, to, only, order !== undefined)
      );
    case 'if':
      return order ? undefined : ifOne(vocabulary, item, to, only);
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
    case 'becomes':
      return withCounters(vocabulary, item, to, only);
    default:
      return undefined;
  }
}

/** `set the seeds of each fruit to 3` */
function withCounters(
  vocabulary: Vocabulary,
  item: NounPhrase,
  to: Antecedent,
  s: Statement & { readonly kind: 'becomes' },
): Statement | undefined {
  const { subject } = s;
  if (subject.kind !== 'noun' || !isItem(vocabulary, to, subject.owner)) return undefined;
  if (headOf(vocabulary, subject)?.symbol.sort !== 'counter') return undefined;
  if (referencesIn(vocabulary, s, to).length !== 1) return undefined;
  const owner = eachOf(item, subject.owner);
  if (isCleared(vocabulary, s)) return { ...s, subject: { ...subject, owner } };
  const tails: Tail[] = [{ kind: 'of', phrase: owner, span: owner.span }];
  return { ...s, subject: { ...subject, owner: undefined, determiner: 'the', tails } };
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
function byObject(
  vocabulary: Vocabulary,
  item: NounPhrase,
  to: Antecedent,
  order: Order,
  /** They come one after the other. */
  singly: boolean,
): Order | undefined {
  const { object } = order.args;
  if (order.may || order.forEach || !isItem(vocabulary, to, object)) return undefined;
  // Each time it is another one: `move all of them to a new pile` would put them together.
  if (order.args.arguments.some(({ phrase }) => isOpen(phrase))) return undefined;
  const references = referencesIn(vocabulary, order, to);
  if (references.length === 2 && owners(order).some((each) => each !== object && references.includes(each)))
    return { ...order, args: { ...order.args, object: eachOf(item, object) } };
  if (references.length !== 1) return undefined;
  if (singly)
    return { ...order, args: { ...order.args, object: inAllPlaces(allIn(vocabulary, item, object)) } };
  const all = movedSyntax({ ...item, determiner: 'all' as const }, object.span);
  return { ...order, args: { ...order.args, object: all } };
}

/** `each of those fruits` of the fruits among them, and all of any others. */
function allIn(vocabulary: Vocabulary, item: NounPhrase, at: NounPhrase): NounPhrase {
  if (item.heads.length === 0) return eachOf(item, at);
  const [tail, ...more] = item.tails;
  const whole =
    tail?.kind === 'place' && tail.preposition === 'among' && more.length === 0 ? tail.phrase : undefined;
  if (!whole || item.heads.length !== 1 || termOf(vocabulary, item.heads[0].words)?.before.length !== 0)
    return movedSyntax({ ...item, determiner: 'all' as const }, at.span);
  const of: Tail = { kind: 'of', phrase: whole, span: tail!.span };
  return movedSyntax({ ...item, determiner: 'each' as const, heads: [], tails: [of] }, at.span);
}

/**
 * `for each player, if that player has 3 coins, that player draws`: if a player has 3 coins, that player draws. What is done is about that
 * player; `if a fruit of a player was sold` would ask for any, once.
 */
function ifOne(
  vocabulary: Vocabulary,
  item: NounPhrase,
  to: Antecedent,
  s: Statement & { readonly kind: 'if' },
): Statement | undefined {
  if (s.otherwise || item.tails.length > 0 || classOf(vocabulary, to.symbol) !== 'player') return undefined;
  const [first] = referencesIn(vocabulary, s.condition, to);
  const { condition: asked } = s;
  const isEach = asked.kind === 'has' || asked.kind === 'does' || asked.kind === 'is';
  // `if an opponent's choice is red` would ask whether there is such an opponent, once.
  if (!first || !isEach || asked.subject !== first) return undefined;
  if (!s.then.some((each) => referencesIn(vocabulary, each, to).length > 0)) return undefined;
  const condition = mapSyntax(s.condition, (node) =>
    node.kind === 'noun' && node.span.start === first.span.start && refersTo(vocabulary, node, to)
      ? movedSyntax({ ...item, determiner: 'a' as const }, first.span)
      : node,
  );
  return { ...s, condition };
}

/** Those of whom something is: `each fruit to its owner's hand`. */
const owners = (order: Order): NounPhrase[] =>
  syntaxOf(order.args, 'noun').flatMap(({ owner, tails }) => {
    const tail = tails.find((each) => each.kind === 'of')?.phrase;
    return [owner, tail].filter((each) => each?.kind === 'noun');
  });
