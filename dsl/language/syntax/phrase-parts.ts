/** Parts of phrases that the checker and the sentences look for alike. */
import type { Span } from '../../text/source.ts';
import type { Args, Condition, Expression, NounPhrase, Order, PricePart, Tail, Word } from './ast.ts';

/** An order with nothing else: no subject, no trailer. */
export const plainOrder = (verb: Word, args: Args, span: Span): Order => ({
  kind: 'order',
  secretly: false,
  may: false,
  verb,
  args,
  span,
});

/** The orders of a price, and whether all of them are paid or one of them. */
export function ordersOf(cost: readonly PricePart[]): { orders: readonly Order[]; joint: 'and' | 'or' } {
  const [first] = cost;
  const ways = first?.kind === 'choose-one' ? first.modes.flatMap(({ body }) => body) : cost;
  const orders = ways.flatMap((each) => (each.kind === 'order' ? [each] : []));
  return { orders, joint: first?.kind === 'choose-one' ? 'or' : 'and' };
}

/** The pronoun *you*. */
export const isYou = (e: Expression): boolean => e.kind === 'pronoun' && e.which === 'you';

/** Whether the determiner or the quantity of a phrase makes it singular or plural. */
export function numberOfPhrase({ determiner, quantity }: NounPhrase): 'one' | 'many' | undefined {
  switch (determiner) {
    case 'a':
    case 'another':
    case 'each':
    case 'every':
      return 'one';
    case 'all':
    case 'these':
    case 'those':
      return 'many';
    default:
  }
  if (!quantity) return undefined;
  if (!('amount' in quantity) || quantity.amount.kind !== 'number') return 'many';
  if (quantity.kind === 'count' && quantity.orMore) return 'many';
  return quantity.amount.value === 1 ? 'one' : 'many';
}

type Does = Condition & { readonly kind: 'does' };

const spanOf = (words: readonly Word[]): Span => ({
  start: words[0].span.start,
  end: words.at(-1)!.span.end,
});

/**
 * `fire beats ice`, which is read as one subject with `ice` as its verb: here the verb in the middle is the
 * verb, and what follows it is the object.
 */
export function withBareObject(tree: Does, isVerb: (word: string) => boolean): Does {
  const { subject, verb } = tree;
  if (tree.args.object || subject.kind !== 'noun' || isVerb(verb.text)) return tree;
  const last = subject.heads.at(-1);
  const at = last?.words.findIndex((word, i) => i > 0 && isVerb(word.text)) ?? -1;
  if (!last || at < 0 || subject.tails.length > 0) return tree;
  const before = last.words.slice(0, at);
  const words = [...last.words.slice(at + 1), verb];
  const span = spanOf(words);
  const object: NounPhrase = { kind: 'noun', heads: [{ words, isNew: false, span }], tails: [], span };
  const head = { ...last, words: before, span: spanOf(before) };
  const heads = [...subject.heads.slice(0, -1), head];
  const who = { ...subject, heads, span: { ...subject.span, end: head.span.end } };
  return { ...tree, subject: who, verb: last.words[at], args: { ...tree.args, object } };
}

/** `the bottom of the deck`: which end of what. */
export function endOf(e: Expression): { which: 'top' | 'bottom'; of: Expression } | undefined {
  if (e.kind !== 'noun' || e.heads.length !== 1 || e.tails.length !== 1) return undefined;
  const [tail] = e.tails;
  const which = e.heads[0].words.map(({ text }) => text).join(' ');
  if ((which !== 'top' && which !== 'bottom') || tail.kind !== 'of') return undefined;
  return { which, of: tail.phrase };
}

/** `a card in your hand under this`, of what is moved there: the cards, and the card that they go under. */
export function putUnder(e: Expression): { cards: Expression; host: Expression } | undefined {
  const last = e.kind === 'noun' ? e.tails.at(-1) : undefined;
  if (e.kind !== 'noun' || !last || !('phrase' in last)) return undefined;
  const before = e.tails.slice(0, -1);
  const inner = putUnder(last.phrase);
  if (inner) {
    const end = inner.cards.span.end;
    const tail = { ...last, phrase: inner.cards, span: { ...last.span, end } } as Tail;
    return { ...inner, cards: { ...e, tails: [...before, tail], span: { ...e.span, end } } };
  }
  if (last.kind !== 'place' || last.preposition !== 'under') return undefined;
  const end = (before.at(-1) ?? e.heads.at(-1) ?? e).span.end;
  return { cards: { ...e, tails: before, span: { ...e.span, end } }, host: last.phrase };
}
