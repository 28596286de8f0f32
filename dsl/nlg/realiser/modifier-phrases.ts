/** The modifiers behind a noun: put together alike in all languages, from their words. */
import type {
  Comparison,
  Condition,
  Expression,
  NounPhrase,
  NounPreposition,
  Tail,
} from '../../language/syntax/ast.ts';
import { listed, type Conjunction } from '../../text/list-format.ts';
import { headIn, personOf, spokenNoun, symbolOf, type HeadWords } from '../discourse/noun-heads.ts';
import type { Person } from '../discourse/grammatical-person.ts';
import { arranged, bareTotal, countedBy } from '../discourse/modifier-order.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import type { Case, Noun } from '../discourse/noun-types.ts';
import {
  isSelf,
  measuredIn,
  measureSame,
  type Clausal,
  type ShortNarrowing,
  type Tails,
} from '../discourse/relative-clauses.ts';
import { samenessIn, amountOf, countOf, extremeIn, mostIn } from './amounts.ts';
import type { Phrasing } from './phrase-grammar.ts';
import { timeText } from './time-nouns.ts';
import { verbFor } from './verb-phrases.ts';
import { endOf } from '../../language/syntax/phrase-parts.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import { leavesPlace } from './verb-slots.ts';
import { boundsOf, join } from './word-joining.ts';

type Placed = Tail & { readonly kind: 'place' };

/** A language that can render modifiers behind a noun; `L`: all that its parts call each other through. */
export interface ModifierGrammar<L extends Phrasing> {
  readonly and: Conjunction;
  /** Its word for `with`, where two of them share one: `with a sword and consecutive ranks`. */
  readonly shares?: string;
  /** Sets off a clause by commas; `inside`: where more of the phrase follows. */
  commas(clause: string, inside: boolean): string;
  fromTo(from: string, to: string): string;
  /** A place that something comes from. */
  leaving(l: L, place: Placed): string;
  placed(l: L, preposition: NounPreposition, e: Expression, np: NounPhrase): string;
  /** Whose counters are meant, of counters on cards: `on all fruits`. */
  onCards(l: L, cards: Expression): string;
  within(amount: string, of: string): string;
  readonly between: readonly [between: string, and: string];
  /** `nearest to that fruit`, `farthest from that fruit` */
  distance(which: 'nearest' | 'farthest', from: string): string;
  /** `that you have drawn`, of the referent of a phrase. */
  relative(l: L, np: NounPhrase, subject: string, who: Person, done: string, time: string): string;
  readonly with: readonly [word: string, kase: Case];
  readonly without: readonly [word: string, kase: Case];
  /** `without cards`, if its wording differs from `without 2 cards`. */
  none?(l: L, bare: NounPhrase, head: HeadWords, determiner: 'a' | 'no'): string;
  /** `the most coins`; undefined if the phrase has no such superlative. */
  most(
    l: L,
    bare: NounPhrase,
    head: HeadWords,
    most: 'most' | 'fewest' | undefined,
    kase: Case,
  ): string | undefined;
  readonly comparisons: Readonly<Record<Comparison, string>>;
  readonly orMore: string;
  /** `a total of 3 coins` */
  totalCount(number: string, noun: Noun, value: number | undefined): string;
  /** `a total value of 9` */
  totalValue(number: string, noun: Noun, how: string, more: string): string;
  /** `consecutive values`: a few words instead of a clause. */
  readonly alike: Readonly<Record<'consecutive' | 'different' | 'same', (noun: Noun) => string>>;
  /** `with red among its colours` */
  member(value: string, noun: Noun, l: L, np: NounPhrase): string;
  /** What is the same besides, where it needs fewer words: `of the same colour and rank`. */
  alikeToo?(noun: Noun): string;
  /** Behind what is the same: `as` something else. */
  readonly as: string;
  /** `with level 2 or less`: a printed number. */
  valued(noun: Noun, limit: PrintedLimit): string;
  /** `with the same number of fruits`, `with as many fruits as that stall` */
  measured(l: L, measured: NounPhrase, head: HeadWords, kind: 'count' | 'total', how: HowMeasured): string;
  clause(l: L, np: NounPhrase, narrowing: Clausal): string;
}

/** What several have to each other, or as much as something else. */
export type HowMeasured =
  | 'same'
  | 'different'
  | 'lowest'
  | 'highest'
  | { readonly as: Expression }
  /** As near to a number as can be. */
  | { readonly near: string };

/** The modifiers right behind the noun, and what follows. */
export const tailsOf = <L extends Phrasing>(
  l: L,
  words: ModifierGrammar<L>,
  np: NounPhrase,
  tails: Tails,
  from: boolean,
): { close: string; rest: string } =>
  arranged(tails, {
    and: words.and,
    ...(words.shares === undefined ? {} : { with: words.shares }),
    tail: (each) => tail(l, words, np, each, from),
    few: (each) => few(l, words, np, each),
    shortly: (each) => shortly(l, words, np, each),
    clause: (each) => words.clause(l, np, each),
    commas: (text, inside) => words.commas(text, inside),
  });

function tail<L extends Phrasing>(
  l: L,
  words: ModifierGrammar<L>,
  np: NounPhrase,
  t: Tail,
  from: boolean,
): string {
  const { scope } = l;
  switch (t.kind) {
    case 'of':
      return isTotalOnCards(scope, np) ? words.onCards(l, t.phrase) : l.whose(t.phrase);
    case 'place': {
      const bounds = boundsOf(t);
      if (bounds) return words.fromTo(String(bounds.from), String(bounds.to));
      if (t.preposition === 'among' && scope.pronouns.get(t.phrase)?.of === 'several') {
        const noun = spokenNoun(scope, t.phrase)?.noun;
        if (noun) return l.nouns.amongThem(noun);
      }
      const leaves = from && leavesPlace(scope.vocabulary, t);
      return leaves ? words.leaving(l, t) : words.placed(l, t.preposition, t.phrase, np);
    }
    case 'with':
      return withPart(l, words, t);
    case 'total':
      return total(l, words, t);
    case 'within':
      return words.within(amountOf(scope, t.amount), l.phrase(t.of, 'dat'));
    case 'between':
      return join(words.between[0], l.phrase(t.left, 'dat'), words.between[1], l.phrase(t.right, 'dat'));
    case 'from-to':
      return words.fromTo(amountOf(scope, t.from), amountOf(scope, t.to));
    case 'where':
      return '';
    case 'relative': {
      const done = verbFor(scope.vocabulary, t.verb.text, scope.language)?.forms.done ?? t.verb.text;
      const time = t.time ? timeText(l, t.time) : '';
      return words.relative(l, np, l.phrase(t.subject), personOf(scope, t.subject), done, time);
    }
  }
}

/** `the total seeds of all fruits` */
function isTotalOnCards(scope: DiscourseScope, np: NounPhrase): boolean {
  if (np.heads.length !== 1) return false;
  const head = headIn(scope, np, np.heads[0]);
  return head.symbol?.sort === 'counter' && head.symbol.of === 'card' && countOf(head) !== undefined;
}

/** `with a total value of exactly 9`, `with a total of at least 3 coins` */
function total<L extends Phrasing>(l: L, words: ModifierGrammar<L>, t: Tail & { kind: 'total' }): string {
  const { noun, symbol } = headIn(l.scope, bareTotal(t), t.head);
  const { limit } = t;
  const { amount } = limit;
  const how = limit.kind === 'compared' ? words.comparisons[limit.how] : '';
  const more = limit.kind === 'count' && limit.orMore ? words.orMore : '';
  if (symbol?.sort !== 'counter') return words.totalValue(l.number(amount, 'dat'), noun, how, more);
  const value = amount.kind === 'number' ? amount.value : undefined;
  return words.totalCount(join(how, countedBy(l.scope, limit), more), noun, value);
}

function withPart<L extends Phrasing>(
  l: L,
  words: ModifierGrammar<L>,
  { negated, phrase: np }: Tail & { kind: 'with' },
): string {
  const { determiner } = np;
  const [word, kase] = negated ? words.without : words.with;
  const head = np.heads.length > 0 ? headIn(l.scope, np, np.heads[0]) : undefined;
  if (!head) return `${word} ${l.phrase(np, kase)}`;
  const bare = { ...np, determiner: undefined, quantity: undefined };
  const more = (): string[] => np.tails.map((t) => tail(l, words, np, t, false));
  if (words.none && (determiner === 'no' || (negated && determiner === 'a')))
    return join(words.without[0], words.none(l, bare, head, determiner), ...more());
  const far = distanceIn(np, head);
  if (far && !negated) return words.distance(far.which, l.phrase(far.from, 'dat'));
  const most = words.most(l, bare, head, mostIn(head), kase);
  return most === undefined ? `${word} ${l.phrase(np, kase)}` : join(word, most, ...more());
}

/** `the lowest steps between that fruit and the well`, by the first way in which its zone measures. */
function distanceIn(
  { determiner, heads, tails: [between, ...more] }: NounPhrase,
  { symbol, qualities }: HeadWords,
): { readonly which: 'nearest' | 'farthest'; readonly from: Expression } | undefined {
  if (determiner !== 'the' || heads.length !== 1 || symbol?.sort !== 'metric') return undefined;
  if (symbol.zone.grid?.metrics[0]?.id !== symbol.id || qualities.length !== 1) return undefined;
  const [first] = qualities;
  if (between?.kind !== 'between' || more.length > 0 || !('word' in first)) return undefined;
  const { left, right } = between;
  if (left.kind !== 'noun' || left.determiner !== 'that' || saySame(left, right)) return undefined;
  return { which: NEAREST.includes(first.word) ? 'nearest' : 'farthest', from: right };
}

const NEAREST: readonly string[] = ['lowest', 'fewest', 'least'];

/** `with red among its colours`, `of the same colour as that fruit` */
function few<L extends Phrasing>(
  l: L,
  { alike, alikeToo, member, and, as }: ModifierGrammar<L>,
  np: NounPhrase,
  n: ShortNarrowing,
): string {
  if (n.kind === 'member') return member(l.phrase(n.value), n.field.noun, l, np);
  const said = n.fields.map(({ noun }, i) => (i > 0 && alikeToo ? alikeToo(noun) : alike.same(noun)));
  return join(listed(said, and), as, l.phrase(n.as));
}

/** `with consecutive values`, `of the same colour`: a few words instead of a clause. */
function shortly<L extends Phrasing>(
  l: L,
  words: ModifierGrammar<L>,
  np: NounPhrase,
  n: Clausal,
): string | undefined {
  if (n.kind === 'other') return measuredAlike(l, words, np, n.test);
  if (n.kind !== 'field' || n.of !== 'it' || n.test.negated) return undefined;
  const { alike, valued } = words;
  const limit = limitIn(n);
  if (limit) return valued(n.field.noun, limit);
  if (n.field.form !== 'many') return undefined;
  const how = samenessIn(n.test.complement);
  if (how === undefined || (how === 'same' && personOf(l.scope, np) !== 'many')) return undefined;
  return alike[how](n.field.noun);
}

/** `with the same number of fruits`, `with as many fruits as that stall`: how many each of what is described has. */
function measuredAlike<L extends Phrasing>(
  l: L,
  words: ModifierGrammar<L>,
  np: NounPhrase,
  test: Condition,
): string | undefined {
  if (test.kind !== 'is' || test.negated || test.past) return undefined;
  const extreme = extremeIn(test.complement);
  const near = extreme === 'lowest' && test.subject.kind === 'difference' ? test.subject : undefined;
  const own = measuredIn(near?.left ?? test.subject);
  if (!own || !isSelf(l.scope, own.of, np)) return undefined;
  const say = (how: HowMeasured): string =>
    words.measured(l, own.phrase, headIn(l.scope, own.phrase, own.phrase.heads[0]), own.kind, how);
  if (near) return near.right.kind === 'number' ? say({ near: l.number(near.right) }) : undefined;
  if (extreme) return say(extreme);
  const how = samenessIn(test.complement);
  if (how === 'same' || how === 'different') return personOf(l.scope, np) === 'many' ? say(how) : undefined;
  const other = test.complement.kind === 'phrase' ? measuredIn(test.complement.phrase) : undefined;
  return other && measureSame(own, other) ? say({ as: other.of }) : undefined;
}

/** What a printed number must be. */
export interface PrintedLimit {
  readonly how: Comparison;
  readonly number: number;
}

/** `where level is 2`, `where level is at most 2`, `where level is 2+`; undefined where it is worked out. */
function limitIn({ field, test }: Clausal & { readonly kind: 'field' }): PrintedLimit | undefined {
  const { symbol, qualities } = field;
  if (symbol?.sort !== 'field' || symbol.type.type !== 'number' || qualities.length > 0 || test.past)
    return undefined;
  const { complement } = test;
  if (complement.kind === 'compared' && complement.amount.kind === 'number')
    return { how: complement.how, number: complement.amount.value };
  if (complement.kind !== 'phrase') return undefined;
  const { phrase } = complement;
  if (phrase.kind === 'number') return { how: 'exactly', number: phrase.value };
  if (phrase.kind !== 'range') return undefined;
  const { from, to } = phrase;
  if (from !== undefined && to === undefined) return { how: 'at least', number: from };
  return to !== undefined && from === undefined ? { how: 'at most', number: to } : undefined;
}

/** Words for places; `kase`: that of where something goes. */
export interface PlacementWords {
  readonly in: string;
  readonly on: string;
  readonly to: string;
  readonly top: string;
  readonly bottom: string;
  readonly kase: Case;
}

/** Where something is, or goes: `in your hand`, `on the grid`; the game may declare another preposition. */
export function located(
  l: Phrasing,
  words: PlacementWords,
  e: Expression,
  preposition: 'in' | 'on',
  kase: Case,
): string {
  const symbol = symbolOf(l.scope, e);
  const { language } = l.scope;
  const own = symbol?.sort === 'zone' && language !== 'en' ? symbol.prepositions[language] : undefined;
  const stacked = kase === 'acc' && symbol?.sort === 'zone' && symbol.order === 'stack';
  return `${own ?? words[stacked ? 'on' : preposition]} ${l.phrase(e, kase)}`;
}

/** Where something goes, or to whom. */
export function destination(l: Phrasing, words: PlacementWords, e: Expression): string {
  const { kase } = words;
  const end = endOf(e);
  if (end) return `${words[end.which]} ${l.phrase(end.of, kase)}`;
  const symbol = symbolOf(l.scope, e);
  switch (symbol?.sort) {
    case 'zone':
      return located(l, words, e, symbol.order === 'grid' ? 'on' : 'in', kase);
    case 'pile':
      return `${words[symbol.zone.order === 'grid' ? 'on' : 'in']} ${l.phrase(e, kase)}`;
    case 'noun':
      return `${words.in} ${l.phrase(e, kase)}`;
    case 'cell':
      return `${words.on} ${l.phrase(e, kase)}`;
    default:
      return `${words.to} ${l.phrase(e, kase)}`;
  }
}
