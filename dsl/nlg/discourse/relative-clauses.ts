/** What narrows a noun behind it: its `where`, taken apart into what languages say in different ways. */
import type { Condition, Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import type { NounLike } from '../../language/symbols/symbols.ts';
import { withBareObject } from '../../language/syntax/phrase-parts.ts';
import { isDirect, relationFor, verbFor, type Verb } from '../realiser/verb-phrases.ts';
import { headIn, mentioned, qualityOf, symbolOf, type HeadWords, type Quality } from './noun-heads.ts';
import { nounFor } from './noun-forms.ts';
import { headOf, termOf, type DiscourseScope } from './discourse-scope.ts';

type Is = Condition & { readonly kind: 'is' };

/** What a few words say instead of a clause. */
export type ShortNarrowing =
  /** A value of a field of several: `red is one of that fruit's colours`. */
  | { readonly kind: 'member'; readonly value: Expression; readonly field: HeadWords }
  /** Fields that have the values of another card: `colour is the apple's colour`. */
  | {
      readonly kind: 'same';
      readonly fields: readonly [HeadWords, ...HeadWords[]];
      readonly as: Expression;
    };

export type Narrowing = ShortNarrowing | Clausal;

/** What a clause says of a noun. */
export type Clausal =
  /** A clause about a field: `values are consecutive`, `every value is odd`, `no value is 1`. */
  | {
      readonly kind: 'field';
      readonly field: HeadWords;
      readonly of: 'it' | 'every' | 'no';
      readonly test: Is;
    }
  /** A clause about the noun itself: `that fruit is ripe`. */
  | { readonly kind: 'itself'; readonly test: Condition & { readonly kind: 'is' | 'has' | 'does' } }
  /** One of several clauses: `whose rank is 8 or whose suit is red`. */
  | { readonly kind: 'either'; readonly parts: readonly Clausal[] }
  /** A clause in which something is done with it: `that the knight replaces`; `test` lacks its object. */
  | {
      readonly kind: 'object';
      readonly test: Condition & { readonly kind: 'does' };
      /** The preposition of the verb, in front of the pronoun: `zu dem der Hut passt`. */
      readonly lead?: string;
    }
  /** Anything else. */
  | { readonly kind: 'other'; readonly test: Condition };

/** The tails of a phrase but for its `where`, and what that says. */
export interface Tails {
  readonly plain: readonly Tail[];
  /** Those that say of which value it is: `of that colour`. */
  readonly valued: readonly Tail[];
  /** Words that may precede the noun instead: `a ripe fruit`. */
  readonly qualities: readonly Quality[];
  readonly narrowings: readonly Narrowing[];
  /** Whether a reader would relate the narrowing to a noun in between. */
  readonly unclear: boolean;
}

export function tailsIn(scope: DiscourseScope, np: NounPhrase, except?: Tail): Tails {
  const plain: Tail[] = [];
  const qualities: Quality[] = [];
  const narrowings: Narrowing[] = [];
  const valued: Tail[] = [];
  for (const tail of np.tails.flatMap((each) => withoutValue(scope, each))) {
    if (tail === except) continue;
    if (tail.kind !== 'where') {
      (tail.kind === 'of' && valueSpokenOf(scope, tail.phrase) ? valued : plain).push(tail);
      continue;
    }
    for (const test of partsOf(tail.condition)) {
      const narrowing = narrowingOf(scope, np, test);
      const value = namedValue(scope, narrowing);
      if (value) {
        valued.push({ kind: 'of', phrase: value, span: test.span });
        continue;
      }
      const single = np.heads.length === 1 && narrowing.kind === 'itself';
      const quality = single
        ? adjectiveIn(scope, narrowing.test)
        : np.heads.length === 1
          ? valueAdjective(scope, narrowing)
          : undefined;
      if (quality) qualities.push(quality);
      else add(narrowings, narrowing);
    }
  }
  const unclear = narrowings.length > 0 && plain.some((tail) => couldBeMeant(scope, tail, narrowings));
  return { plain, valued, qualities, narrowings, unclear };
}

/** The field or the set of a value that a phrase points back to: `that colour`, `the hue`. */
function valueSpokenOf(scope: DiscourseScope, phrase: Expression): NounLike | undefined {
  if (phrase.kind !== 'noun' || phrase.owner || phrase.heads.length !== 1 || phrase.tails.length > 0)
    return undefined;
  const known = mentioned(scope, phrase);
  if (!known && phrase.determiner !== 'that' && phrase.determiner !== 'those') return undefined;
  if (known && known.sort !== 'thing') return undefined;
  const symbol = symbolOf(scope, phrase);
  const holds = symbol?.sort === 'field' && (symbol.type.type === 'value' || symbol.type.type === 'set');
  return holds || symbol?.sort === 'enum' ? symbol : undefined;
}

/**
 * `in your hand of that colour`, `of that colour in your hand`: the value is that of the cards, and so is the place,
 * where the grammar reads the one as a part of the other.
 */
function withoutValue(scope: DiscourseScope, tail: Tail): readonly Tail[] {
  if ((tail.kind !== 'place' && tail.kind !== 'of') || tail.phrase.kind !== 'noun') return [tail];
  const bare = { ...tail, phrase: { ...tail.phrase, tails: [] } };
  if (tail.kind === 'of' && tail.phrase.tails.length > 0 && valueSpokenOf(scope, bare.phrase))
    return [bare, ...tail.phrase.tails];
  if (tail.kind === 'of') return [tail];
  const last = tail.phrase.tails.at(-1);
  if (last?.kind !== 'of' || !valueSpokenOf(scope, last.phrase)) return [tail];
  return [last, { ...tail, phrase: { ...tail.phrase, tails: tail.phrase.tails.slice(0, -1) } }];
}

/** `where colour is the hue`, of a colour: rendered as `of that colour`. */
function namedValue(scope: DiscourseScope, n: Narrowing): Expression | undefined {
  if (n.kind !== 'field' || n.of !== 'it' || n.test.negated || n.test.past) return undefined;
  const { complement } = n.test;
  const isOne = complement.kind === 'phrase' && n.field.qualities.length === 0 && n.field.form === 'one';
  const symbol = isOne ? valueSpokenOf(scope, complement.phrase) : undefined;
  return isOne && symbol && symbol === n.field.symbol ? complement.phrase : undefined;
}

/** Joins conditions that are no clause about the noun itself. */
function add(narrowings: Narrowing[], narrowing: Narrowing): void {
  const last = narrowings.at(-1);
  if (last?.kind === 'same' && narrowing.kind === 'same' && saySame(last.as, narrowing.as))
    narrowings[narrowings.length - 1] = { ...last, fields: [...last.fields, ...narrowing.fields] };
  else if (last?.kind !== 'other' || narrowing.kind !== 'other') narrowings.push(narrowing);
  else {
    const parts = [...partsOf(last.test), narrowing.test];
    narrowings[narrowings.length - 1] = { kind: 'other', test: { kind: 'and', parts, span: last.test.span } };
  }
}

const partsOf = (condition: Condition): readonly Condition[] =>
  condition.kind === 'and' ? condition.parts.flatMap(partsOf) : [condition];

/** `red is one of that fruit's colours`, of the fruit that is described. */
function memberOf(scope: DiscourseScope, np: NounPhrase, test: Is): ShortNarrowing | undefined {
  const whole = test.negated || test.past ? undefined : wholeOf(test.complement);
  const own = whole && ofItself(scope, whole, np);
  if (!own || own === whole) return undefined;
  const field = fieldIn(scope, own);
  return field && { kind: 'member', value: test.subject, field };
}

/** The whole of `one of those`. */
const wholeOf = (c: Is['complement']): Expression | undefined =>
  c.kind === 'phrase' &&
  c.phrase.kind === 'noun' &&
  c.phrase.heads.length === 0 &&
  c.phrase.determiner === 'a'
    ? c.phrase.tails.find((tail) => tail.kind === 'of')?.phrase
    : undefined;

/** `colour is the apple's colour` */
function sameAs(scope: DiscourseScope, np: NounPhrase, test: Is): ShortNarrowing | undefined {
  const field = fieldIn(scope, ofItself(scope, test.subject, np));
  const isOne = test.subject.kind === 'noun' && !test.subject.determiner;
  const as =
    field && isOne && !test.negated && !test.past ? ownerOfSame(scope, field, test.complement) : undefined;
  return field && as && { kind: 'same', fields: [field], as };
}

/** Whose field of the same name a complement is; undefined where it is something else. */
export function ownerOfSame(
  scope: DiscourseScope,
  { symbol, qualities }: HeadWords,
  complement: Is['complement'],
): Expression | undefined {
  if (complement.kind !== 'phrase' || complement.phrase.kind !== 'noun' || symbol?.sort !== 'field')
    return undefined;
  const { phrase } = complement;
  const holdsOne = symbol.type.type === 'value' || symbol.type.type === 'number';
  const other =
    phrase.heads.length === 1 && phrase.tails.length === 0
      ? headIn(scope, phrase, phrase.heads[0])
      : undefined;
  const isSame =
    holdsOne && qualities.length === 0 && other?.symbol === symbol && other.qualities.length === 0;
  return isSame && !phrase.determiner && !phrase.quantity ? phrase.owner : undefined;
}

const narrowingOf = (scope: DiscourseScope, np: NounPhrase, test: Condition): Narrowing =>
  (test.kind === 'is' ? (memberOf(scope, np, test) ?? sameAs(scope, np, test)) : undefined) ??
  clausal(scope, np, test);

function clausal(scope: DiscourseScope, np: NounPhrase, test: Condition): Clausal {
  if (test.kind === 'is') {
    const subject = ofItself(scope, test.subject, np);
    const field = fieldIn(scope, subject);
    const determiner = subject.kind === 'noun' ? subject.determiner : undefined;
    if (field) {
      const of = determiner === undefined ? 'it' : determiner === 'no' ? 'no' : 'every';
      return { kind: 'field', field, of, test };
    }
  }
  if (test.kind === 'or') {
    const parts = test.parts.map((part) => clausal(scope, np, part));
    if (parts.every(({ kind }) => kind === 'field' || kind === 'itself')) return { kind: 'either', parts };
  }
  if (test.kind === 'does' && !test.negated) {
    const plain = withBareObject(test, (word) => relationFor(scope.vocabulary, word) !== undefined);
    const { object, arguments: more } = plain.args;
    const verb = verbFor(scope.vocabulary, plain.verb.text, scope.language);
    const lead = prepositionOf(scope, verb);
    if (object && more.length === 0 && (isDirect(verb) || lead !== undefined) && isSelf(scope, object, np)) {
      const without = { ...plain, args: { ...plain.args, object: undefined } };
      return { kind: 'object', test: without, ...(lead === undefined ? {} : { lead }) };
    }
  }
  const self =
    (test.kind === 'is' && !isActiveOnly(scope, test)) || test.kind === 'has' || test.kind === 'does';
  if (self && isSelf(scope, test.subject, np)) return { kind: 'itself', test };
  return { kind: 'other', test };
}

/** Whether what was done has no passive here, so that a clause about the noun would have somebody else as its subject. */
function isActiveOnly({ vocabulary, language }: DiscourseScope, { complement }: Is): boolean {
  if (complement.kind !== 'words' || !complement.args.time || complement.words.length !== 1) return false;
  const verb = verbFor(vocabulary, complement.words[0].text, language);
  return verb !== undefined && !isDirect(verb);
}

/** Prepositions that can be in front of the pronoun of a clause. */
const beforePronouns = { en: [], fr: ['à'], de: ['zu', 'mit', 'von', 'bei'] } as const;

/** The preposition in front of the only object of a verb. */
function prepositionOf({ language }: DiscourseScope, verb: Verb | undefined): string | undefined {
  if (!verb || verb.slots.length !== 1 || verb.slots[0].preposition !== undefined) return undefined;
  return beforePronouns[language].find((each) => each === verb.lead);
}

/** `that fruit's ripeness` of the fruit that is described is `ripeness`. */
const ofItself = (scope: DiscourseScope, subject: Expression, np: NounPhrase): Expression =>
  subject.kind === 'noun' && subject.owner && isSelf(scope, subject.owner, np)
    ? { ...subject, owner: undefined }
    : subject;

/** What is counted, or added up, of the one that a phrase describes: `the number of fruits in that stall`. */
export interface Measured {
  readonly kind: 'count' | 'total';
  /** Without where it is. */
  readonly phrase: NounPhrase;
  /** Where it is counted. */
  readonly of: Expression;
}

/** What is counted or added up in a phrase; undefined of another number. */
export function measuredIn(e: Expression): Measured | undefined {
  const counted = e.kind === 'number-of' ? e.phrase : undefined;
  const [word, ...more] = e.kind === 'noun' && e.determiner === 'the' ? (e.heads[0]?.words ?? []) : [];
  const whole =
    e.kind === 'noun' && word?.text === 'total' && e.heads.length === 1 && !e.owner ? e : undefined;
  const [all] = whole?.tails ?? [];
  const added = all?.kind === 'of' && all.phrase.kind === 'noun' ? all.phrase : undefined;
  if (whole && (whole.tails.length > 1 || more.length === 0 || added?.determiner !== 'all')) return undefined;
  const phrase = counted ?? added;
  const [place, ...others] = phrase?.tails ?? [];
  if (!phrase || place?.kind !== 'place' || others.length > 0 || phrase.heads.length !== 1) return undefined;
  if (phrase.quantity || phrase.owner || !['in', 'on', 'attached to'].includes(place.preposition))
    return undefined;
  if (counted) return { kind: 'count', phrase: { ...phrase, tails: [] }, of: place.phrase };
  const head = { ...whole!.heads[0], words: more };
  return {
    kind: 'total',
    phrase: { ...whole!, heads: [head], determiner: undefined, tails: [] },
    of: place.phrase,
  };
}

/** Whether two measure the same, in different places. */
export const measureSame = (one: Measured, other: Measured): boolean =>
  one.kind === other.kind && saySame(one.phrase, other.phrase);

/** The field that `where` tests, or a function of it: `level`, `every value`. */
function fieldIn(scope: DiscourseScope, subject: Expression): HeadWords | undefined {
  if (subject.kind !== 'noun' || subject.owner || subject.quantity) return undefined;
  if (subject.heads.length !== 1 || subject.tails.length > 0) return undefined;
  const { determiner } = subject;
  if (determiner && !['every', 'each', 'all', 'no'].includes(determiner)) return undefined;
  const head = headIn(scope, subject, subject.heads[0]);
  const { symbol } = head;
  // A function of the card alone is rendered like a printed value.
  if (symbol?.sort === 'function')
    return symbol.parameters.length === 1 && symbol.body.form !== 'if' && !determiner ? head : undefined;
  const sort = symbol?.sort;
  return sort === 'field' || sort === 'built-in' || sort === 'counter' ? head : undefined;
}

/** Whether a clause is about the noun of the phrase around it: `where that fruit is ...`. */
export function isSelf({ vocabulary }: DiscourseScope, subject: Expression, around: NounPhrase): boolean {
  if (subject.kind !== 'noun' || subject.determiner !== 'that' || subject.tails.length > 0) return false;
  const symbol = headOf(vocabulary, subject)?.symbol;
  const isCard = symbol?.sort === 'built-in' && symbol.id === 'card';
  const word = subject.heads[0]?.words.at(-1)?.text;
  return around.heads.some((head) => {
    const meant = termOf(vocabulary, head.words)?.symbol;
    // `a number from 1 to 6 where that number is odd`: a word of the language.
    if (!meant && !symbol) return word === 'number' && head.words.at(-1)?.text === word;
    // `a bearer`, which the game says is a fruit, is *that fruit*.
    const is = meant?.sort === 'noun' ? headOf(vocabulary, meant.is.tree)?.symbol : meant;
    return is !== undefined && (meant === symbol || is === symbol || (isCard && is.sort === 'kind'));
  });
}

/** `where that fruit is ripe`: a word that can precede the noun. */
function adjectiveIn(scope: DiscourseScope, test: Condition): Quality | undefined {
  // Only French has an adjective for what something is not.
  const denied = test.kind === 'is' && test.negated;
  if (test.kind !== 'is' || test.past || test.complement.kind !== 'words') return undefined;
  if (denied && scope.language !== 'fr') return undefined;
  const { words, args } = test.complement;
  if (words.length !== 1 || args.object || args.time || args.arguments.length > 0) return undefined;
  const quality = qualityOf(scope, words[0]);
  if ('word' in quality)
    return !denied && (quality.word === 'empty' || quality.word === 'full') ? quality : undefined;
  const isFunction = scope.vocabulary.functions.some(
    ({ id, names }) => id === words[0].text || names.en[0] === words[0].text,
  );
  if (!isFunction || !('value' in quality) || quality.value.gender !== undefined) return undefined;
  return denied ? { ...quality, negated: true } : quality;
}

/** `where manner is offensive`: a value that is an adjective precedes the noun. */
function valueAdjective(scope: DiscourseScope, n: Narrowing): Quality | undefined {
  if (n.kind !== 'field' || n.of !== 'it' || n.test.negated || n.test.past) return undefined;
  const { symbol, qualities } = n.field;
  const { complement } = n.test;
  if (symbol?.sort !== 'field' || symbol.type.type !== 'value' || qualities.length > 0) return undefined;
  if (complement.kind !== 'words' || complement.words.length !== 1) return undefined;
  const [word] = complement.words;
  const value = symbol.type.of.values.find((each) => each.id === word.text || each.names.en[0] === word.text);
  const said = value && nounFor(value, scope.language);
  const isAdjective = said !== undefined && said.gender === undefined && /^\p{Ll}[\p{L}-]*$/u.test(said.one);
  return isAdjective ? { value: said } : undefined;
}

/** Whether a reader could relate a clause at the end to the noun in a tail. */
function couldBeMeant({ vocabulary }: DiscourseScope, tail: Tail, narrowings: readonly Narrowing[]): boolean {
  if (!('phrase' in tail)) return false;
  const inner = headOf(vocabulary, tail.phrase)?.symbol;
  if (!inner) return false;
  const holdsCards = ['kind', 'noun', 'pile', 'card'].includes(inner.sort);
  const isCard = inner.sort === 'built-in' && (inner.id === 'card' || inner.id === 'host');
  return (holdsCards || isCard) && narrowings.some(({ kind }) => kind !== 'other');
}
