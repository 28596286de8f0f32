/** The shapes of noun phrases: each has its own wording. */
import type { Form } from '../../language/symbols/symbol-table.ts';
import type { Expression, NounPhrase, Quantity, Tail } from '../../language/syntax/ast.ts';
import { movedSyntax } from '../../language/syntax/syntax-visit.ts';
import { headsIn, holderIn, isCounted, mentioned, spokenNoun, type HeadWords } from './noun-heads.ts';
import { tailsIn, type Tails } from './relative-clauses.ts';
import { formIn, nounFor } from './noun-forms.ts';
import type { Noun } from './noun-types.ts';
import { headOf, isInPlayWord, termOf, type Named, type DiscourseScope } from './discourse-scope.ts';

type Shape =
  /** A number with a letter in its place. */
  | { readonly kind: 'letter'; readonly letter: string }
  /** A named calculation, printed for the first time. */
  | { readonly kind: 'alias'; readonly value: Expression }
  /** `that fruit`, `the second fruit`: what was named before. */
  | {
      readonly kind: 'again';
      readonly noun: Noun;
      readonly form: Form;
      readonly which: number | undefined;
      /** `square A` */
      readonly letter?: string;
    }
  /** `one of those cards` */
  | { readonly kind: 'part'; readonly noun: Noun }
  /** `a fruit of yours`, `2 fruits or tools of theirs`: the heads are what they have as a whole. */
  | {
      readonly kind: 'theirs';
      readonly heads: readonly [HeadWords, ...HeadWords[]];
      readonly yours: boolean;
    }
  | {
      readonly kind: 'counted';
      readonly quantity: Quantity;
      readonly heads: readonly [HeadWords, ...HeadWords[]];
    }
  | { readonly kind: 'plain'; readonly heads: readonly [HeadWords, ...HeadWords[]] };

/** A noun phrase, ready to be rendered. */
export interface ShapedPhrase {
  readonly shape: Shape;
  /** The phrase with its parts in the places where they are rendered. */
  readonly np: NounPhrase;
  readonly tails: Tails;
}

/** Returns how a phrase is rendered. */
export function shapeOf(scope: DiscourseScope, phrase: NounPhrase): ShapedPhrase {
  const said = ofTheCards(scope, behindPlay(behindKnown(scope, phrase)));
  const np = mentioned(scope, said) ? said : another(scope, partly(scope, said));
  const owner = np.heads.length > 0 && !mentioned(scope, np) ? ownerTail(np) : undefined;
  const tails = tailsIn(scope, np, owner);
  return { shape: shape(scope, np, owner, tails), np, tails };
}

/**
 * Moves tails behind a known referent to the noun in front of it: `a fruit other than the first of yours`.
 */
function behindKnown(scope: DiscourseScope, np: NounPhrase): NounPhrase {
  const tails = np.tails.flatMap((tail) => lifted(scope, tail));
  return tails.length === np.tails.length ? np : { ...np, tails };
}

function lifted(scope: DiscourseScope, tail: Tail): readonly Tail[] {
  const inner =
    tail.kind === 'within' ? tail.of : tail.kind === 'place' || tail.kind === 'of' ? tail.phrase : undefined;
  if (inner?.kind !== 'noun' || inner.tails.length === 0) return [tail];
  const known = mentioned(scope, inner);
  if (known?.sort !== 'alias' && !(known?.sort === 'thing' && known.form === 'one')) return [tail];
  const bare: NounPhrase = { ...inner, tails: [] };
  const kept: Tail = tail.kind === 'within' ? { ...tail, of: bare } : ({ ...tail, phrase: bare } as Tail);
  return [kept, ...inner.tails.flatMap((each) => lifted(scope, each))];
}

const saysMoreThanPlay = (tail: Tail): boolean =>
  tail.kind === 'place' && isInPlayWord(tail.phrase) && tail.phrase.tails.length > 0;

/** Moves tails behind `in play` to the noun in front of it: `a fruit in play with 2 marks`. */
function behindPlay(np: NounPhrase): NounPhrase {
  if (!np.tails.some(saysMoreThanPlay)) return np;
  const tails = np.tails.flatMap((tail): readonly Tail[] =>
    tail.kind === 'place' && isInPlayWord(tail.phrase)
      ? [{ ...tail, phrase: { ...tail.phrase, tails: [] } }, ...tail.phrase.tails]
      : [tail],
  );
  return behindPlay({ ...np, tails });
}

/** `a fruit in your basket with 2 marks`: the marks are on the fruit, and no basket has any. */
function ofTheCards(scope: DiscourseScope, np: NounPhrase): NounPhrase {
  const tails = np.tails.flatMap((tail): readonly Tail[] => {
    if (tail.kind !== 'place' || tail.phrase.kind !== 'noun') return [tail];
    const { phrase } = tail;
    // What is left out has its own: `all fruits other than all fruits with 2 marks`.
    if (tail.preposition === 'other than' && phrase.determiner !== 'that' && phrase.determiner !== 'those')
      return [tail];
    const lifts = (each: Tail): boolean => each.kind === 'with' && isOnCards(scope, each.phrase, phrase);
    if (!phrase.tails.some(lifts)) return [tail];
    const kept = { ...tail, phrase: { ...phrase, tails: phrase.tails.filter((each) => !lifts(each)) } };
    return [...phrase.tails.filter(lifts), kept];
  });
  return tails.length === np.tails.length ? np : { ...np, tails };
}

/** Fields, counters of cards, and cards attached to others in a place that takes no such cards. */
function isOnCards({ vocabulary }: DiscourseScope, e: NounPhrase, place: NounPhrase): boolean {
  const symbol = headOf(vocabulary, e)?.symbol;
  const named = headOf(vocabulary, place)?.symbol;
  const zone = named?.sort === 'noun' ? headOf(vocabulary, named.is.tree)?.symbol : named;
  // A pile has the values of its cards: `a stall with 2 different colours`.
  if (zone?.sort === 'pile') return false;
  const takes = zone?.sort === 'zone' ? zone.takes : undefined;
  return (
    symbol?.sort === 'field' ||
    (symbol?.sort === 'counter' && symbol.of === 'card') ||
    (symbol?.sort === 'kind' && takes !== undefined && !takes.includes(symbol))
  );
}

function shape(
  scope: DiscourseScope,
  np: NounPhrase,
  owner: OwnerTail | undefined,
  { qualities }: Tails,
): Shape {
  const card: Noun = nounFor({ sort: 'built-in', id: 'card' }, scope.language);
  const known = mentioned(scope, np);
  switch (known?.sort) {
    case 'letter':
      return { kind: 'letter', letter: known.letter };
    case 'alias':
      if (known.letter !== undefined) return called(scope, known.letter, known.value, card);
      // `that fruit` may have become *the first fruit* by then.
      return worked(scope, known.name, narrowed(movedSyntax(known.value, np.span), np.tails));
    case 'thing': {
      const noun = known.symbol ? nounFor(known.symbol, scope.language) : card;
      const form = formIn(noun, known.form);
      const which = whichOf(known, np.span.start);
      return which !== undefined && known.called !== undefined
        ? { kind: 'again', noun, form, which: undefined, letter: known.called }
        : { kind: 'again', noun, form, which };
    }
  }
  if (np.heads.length === 0) return { kind: 'part', noun: spokenNoun(scope, np)?.noun ?? card };
  const [first, ...rest] = headsIn(scope, np);
  // The side is next to the noun: `a free enemy card`.
  const own = first.qualities.filter((each) => !('word' in each && each.word === 'enemy'));
  const enemy = first.qualities.filter((each) => !own.includes(each));
  const head = { ...first, qualities: [...own, ...qualities, ...enemy] };
  if (owner) {
    const yours = owner.phrase.kind === 'pronoun' && ['you', 'yours'].includes(owner.phrase.which);
    // `a reward of yours` is one of several; `the reward of you` is yours alone.
    const whole = (each: HeadWords): HeadWords => (isPart(np) ? { ...each, form: 'many' } : each);
    return { kind: 'theirs', heads: [whole(head), ...rest.map(whole)], yours };
  }
  const heads = [head, ...rest] as const;
  const { quantity } = np;
  return quantity ? { kind: 'counted', quantity, heads } : { kind: 'plain', heads };
}

/** Whether a phrase takes some of what it refers to: `a fruit of yours`, `2 fruits of theirs`. */
const isPart = (np: NounPhrase): boolean => isCounted(np) || np.determiner === 'all';

/**
 * The how manieth of its noun something is: `the first fruit`, where another one was brought up since, or has a name of
 * its own. Else it is `that fruit`.
 */
export function whichOf(
  { among, at }: Pick<Named & { sort: 'thing' }, 'among' | 'at'>,
  here: number,
): number | undefined {
  const before = among.filter((each) => each.until <= here);
  const isLast = before.length === 0 || before.at(-1)!.at === at;
  const alone = before.every((each) => each.at === at || !each.named);
  // What is just being described is *that fruit* itself: `a fruit such that the first fruit suits that fruit`.
  const described = among.some((each) => each.at !== at && each.at < here && here < each.until);
  return isLast && alone && !described ? undefined : among.findIndex((each) => each.at === at) + 1;
}

/** The value of a name, with the tails of the phrase that uses it. */
const narrowed = (value: Expression, tails: readonly Tail[]): Expression =>
  value.kind === 'noun' && tails.length > 0 ? { ...value, tails: [...value.tails, ...tails] } : value;

/** The value of a name, in full; the next time it is *that item*. */
function worked(scope: DiscourseScope, name: string, value: Expression): Shape {
  const noun = spokenNoun(scope, value);
  if (!scope.said.has(name) || !noun) {
    scope.said.add(name);
    return { kind: 'alias', value };
  }
  return { kind: 'again', ...noun, which: undefined };
}

/** A value with a letter: `square A`. The player who was the richest then is player A. */
function called(scope: DiscourseScope, letter: string, value: Expression, card: Noun): Shape {
  const said = spokenNoun(scope, value) ?? { noun: card, form: 'one' as const };
  const { form } = said;
  const noun = holderIn(scope, value)
    ? nounFor({ sort: 'built-in', id: 'player' }, scope.language)
    : said.noun;
  return { kind: 'again', noun, form, which: undefined, letter };
}

/** `a fruit other than that fruit` is another fruit, `one of those cards other than that card` another of them. */
function another(scope: DiscourseScope, np: NounPhrase): NounPhrase {
  if (!isOne(np) || np.heads.length > 1 || np.heads[0]?.isNew || np.owner) return np;
  const noun = spokenNoun(scope, { ...np, name: undefined })?.noun.one;
  const tails = noun === undefined ? undefined : withoutThat(scope, np, np.tails, noun);
  return tails ? { ...np, determiner: 'another', quantity: undefined, tails } : np;
}

const isOne = ({ determiner, quantity }: NounPhrase): boolean =>
  determiner === 'a' ||
  (quantity?.kind === 'count' &&
    !quantity.orMore &&
    quantity.amount.kind === 'number' &&
    quantity.amount.value === 1);

/** Tails without the one that excludes *that* card of the same noun, also if it is nested. */
function withoutThat(
  scope: DiscourseScope,
  of: NounPhrase,
  tails: readonly Tail[],
  noun: string,
): readonly Tail[] | undefined {
  const at = tails.findIndex(
    (tail) =>
      tail.kind === 'place' && tail.preposition === 'other than' && isThat(scope, tail.phrase, noun, of),
  );
  if (at >= 0) return tails.toSpliced(at, 1);
  const last = tails.at(-1);
  if ((last?.kind !== 'place' && last?.kind !== 'of') || last.phrase.kind !== 'noun') return undefined;
  // What is left out there may be meant of that one.
  if (of.heads.length > 0 && spokenNoun(scope, last.phrase)?.noun.one === noun) return undefined;
  const inner = withoutThat(scope, of, last.phrase.tails, noun);
  return inner && tails.with(tails.length - 1, { ...last, phrase: { ...last.phrase, tails: inner } });
}

/** Whether a phrase would be rendered as *that* and the noun in front of another one. */
function isThat(scope: DiscourseScope, e: Expression, noun: string, { span }: NounPhrase): boolean {
  if (e.kind !== 'noun' || e.tails.length > 0 || e.owner || spokenNoun(scope, e)?.noun.one !== noun)
    return false;
  const known = mentioned(scope, e);
  if (known)
    return known.sort === 'thing' && known.form === 'one' && whichOf(known, span.start) === undefined;
  return e.determiner === 'that' && e.heads.length === 1 && headsIn(scope, e)[0].qualities.length === 0;
}

/** `another card among those cards` is another of those cards. */
function partly(scope: DiscourseScope, np: NounPhrase): NounPhrase {
  const [tail, ...tails] = np.tails;
  const { heads } = np;
  if (tail?.kind !== 'place' || tail.preposition !== 'among' || heads.length !== 1 || heads[0].isNew)
    return np;
  if (!isPart(np)) return np;
  const term = termOf(scope.vocabulary, heads[0].words);
  const inner = headOf(scope.vocabulary, tail.phrase)?.symbol;
  const same = term && (term.symbol === inner || isCard(term.symbol));
  if (!term || term.before.length > 0 || !same) return np;
  return { ...np, heads: [], tails: [{ kind: 'of', phrase: tail.phrase, span: tail.span }, ...tails] };
}

const isCard = (symbol: { readonly sort: string; readonly id?: string }): boolean =>
  symbol.sort === 'built-in' && symbol.id === 'card';

type OwnerTail = Tail & { readonly kind: 'of' };

/** The tail that says whose something is: `of yours`. */
function ownerTail(phrase: NounPhrase): OwnerTail | undefined {
  const of = phrase.tails.find((tail): tail is OwnerTail => tail.kind === 'of');
  return of?.phrase.kind === 'pronoun' && of.phrase.which !== 'this' ? of : undefined;
}
