/** Parts of phrases that the checker and the sentences look for alike. */
import type { Span } from '../../text/source.ts';
import type { Args, Condition, Expression, NounPhrase, Order, Word } from './ast.ts';

/** An order with nothing else: no subject, no trailer. */
export const plainOrder = (verb: Word, args: Args, span: Span): Order => ({
  kind: 'order',
  secretly: false,
  may: false,
  verb,
  args,
  span,
});

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
