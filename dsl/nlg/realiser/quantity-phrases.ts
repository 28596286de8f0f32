/** How many, and which of several: put together alike in all languages, from their words. */
import type { Bounds, Comparison, NounPhrase, Quantity } from '../../language/syntax/ast.ts';
import type { HeadWords } from '../discourse/noun-heads.ts';
import type { Case, Noun } from '../discourse/noun-types.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { conjunctions, listed } from '../../text/list-format.ts';
import { amountOf } from './amounts.ts';
import { join } from './word-joining.ts';

/** Words for how many. `core` is what is counted; it is empty for a part of something, which follows. */
export interface QuantityWords {
  /** `at least`, in front of a number. */
  readonly comparisons: Readonly<Record<Comparison, string>>;
  /** The same in front of a noun, where it differs. */
  readonly ofThings?: Readonly<Record<Comparison, string>>;
  readonly upTo: string;
  one(noun: Noun, kase: Case): string;
  orMore(amount: string, core: string): string;
  /** Between two numbers: `1 to 3`. */
  readonly to: string;
  anyNumber(core: string, kase: Case): string;
  oneOrMore(core: string, noun: Noun, kase: Case): string;
  someButNotAll(core: string, kase: Case): string;
  thatMany(core: string, much: boolean, kase: Case): string;
  /** `5 times the result in coins`: as the object of a verb. */
  ofResult(factor: string, core: string): string;
}

/** `3 or more`, `less than 3`: how great a number by itself is. */
export const bounded = (words: QuantityWords, scope: DiscourseScope, q: Bounds): string =>
  q.kind === 'count'
    ? words.orMore(amountOf(scope, q.amount), '')
    : `${words.comparisons[q.how]} ${amountOf(scope, q.amount)}`;

/** How many, in front of what there is. */
export function quantity(
  words: QuantityWords,
  scope: DiscourseScope,
  q: Quantity,
  noun: Noun,
  core: string,
  kase: Case,
): string {
  switch (q.kind) {
    case 'count': {
      const single = q.amount.kind === 'number' && q.amount.value === 1 && !q.orMore;
      if (core === '' && single) return words.one(noun, kase);
      const amount = amountOf(scope, q.amount);
      return q.orMore ? words.orMore(amount, core) : join(amount, core);
    }
    case 'compared':
      return join((words.ofThings ?? words.comparisons)[q.how], amountOf(scope, q.amount), core);
    case 'up-to':
      return join(words.upTo, amountOf(scope, q.amount), core);
    case 'within-bounds':
      return join(amountOf(scope, q.least), words.to, amountOf(scope, q.most), core);
    case 'any-number':
      return words.anyNumber(core, kase);
    case 'one-or-more':
      return words.oneOrMore(core, noun, kase);
    case 'some-but-not-all':
      return words.someButNotAll(core, kase);
    case 'that-many':
      return words.thatMany(core, q.much === true, kase);
  }
}

/** Words for a part of several cards, players or values. */
export interface PartWords {
  /** Words for how many of them. */
  readonly quantities: QuantityWords;
  one(noun: Noun, kase: Case): string;
  another(noun: Noun, kase: Case): string;
  each(noun: Noun, kase: Case): string;
  none(noun: Noun, kase: Case): string;
  all(noun: Noun, kase: Case): string;
  /** With a determiner that stands for no number: `any of those cards`. */
  other(noun: Noun, kase: Case, determiner: string | undefined): string;
  /** `of` behind the part, if the part is a word. */
  readonly of: string;
  /** What somebody has: `your fruits`. */
  possessed(scope: DiscourseScope, np: NounPhrase, head: HeadWords, yours: boolean, kase: Case): string;
  /** `no fruit of yours`, if its wording differs from the others. */
  noneOf?(scope: DiscourseScope, np: NounPhrase, head: HeadWords, yours: boolean): string;
}

/** `one of those cards`: the words in front of the `of`. */
export function part(
  words: PartWords,
  scope: DiscourseScope,
  { quantity: q, determiner }: NounPhrase,
  noun: Noun,
  kase: Case,
): string {
  if (q) return quantity(words.quantities, scope, q, noun, '', kase);
  switch (determiner) {
    case 'a':
      return words.one(noun, kase);
    case 'another':
      return words.another(noun, kase);
    case 'each':
    case 'every':
      return words.each(noun, kase);
    case 'no':
      return words.none(noun, kase);
    case 'all':
      return words.all(noun, kase);
    default:
      return words.other(noun, kase, determiner);
  }
}

/** `one of your fruits`, `all your fruits` */
export function theirs(
  words: PartWords,
  scope: DiscourseScope,
  np: NounPhrase,
  heads: readonly [HeadWords, ...HeadWords[]],
  yours: boolean,
  kase: Case,
): string {
  const [head] = heads;
  const whole = (in_: Case): string =>
    listed(
      heads.map((each) => words.possessed(scope, np, each, yours, in_)),
      conjunctions[scope.language].or,
    );
  const q = np.quantity;
  // `your 2 fruits with the lowest price`
  if (q?.kind === 'count' && q.first) return whole(kase).replace(' ', ` ${amountOf(scope, q.amount)} `);
  const some = ['a', 'another', 'each', 'every', 'no'].includes(np.determiner ?? '');
  if (np.determiner === 'no' && !np.quantity && words.noneOf && heads.length === 1)
    return words.noneOf(scope, np, head, yours);
  if (np.quantity || some) return join(part(words, scope, np, head.noun, kase), words.of, whole('gen'));
  return np.determiner === 'all' ? join(words.all(head.noun, kase), whole(kase)) : whole(kase);
}
