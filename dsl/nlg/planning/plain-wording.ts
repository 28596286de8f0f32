/** Phrases and conditions in the words that people use for them: *you have a fruit*, *all cards from all hands*. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Condition, Expression, Head, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { movedSyntax, type SyntaxNode } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { headOf, termOf } from '../discourse/discourse-scope.ts';
import { antecedentOf, classOf, referencesIn } from './back-references.ts';

/** A node in plainer words with the same meaning. */
export function plainly(vocabulary: Vocabulary, node: SyntaxNode): SyntaxNode {
  switch (node.kind) {
    case 'there-is':
      return possession(node) ?? node;
    case 'is':
      return counted(vocabulary, node) ?? oneOf(vocabulary, node) ?? node;
    case 'does':
      return withObject(vocabulary, node);
    case 'noun': {
      const near = nearItsNoun(vocabulary, ofEnemy(vocabulary, anyValue(vocabulary, ofKind(node))));
      return near.determiner === 'all' ? inAllPlaces(onAllOfYours(vocabulary, near)) : near;
    }
    case 'for-each':
      return { ...node, item: somewhere(node.item) };
    case 'number-of':
      return { ...node, phrase: inAllPlaces(node.phrase) };
    default:
      return node;
  }
}

/** `there is a fruit of yours` is `you have a fruit`. */
function possession(c: Condition & { readonly kind: 'there-is' }): Condition | undefined {
  const { phrase, past, span } = c;
  const yours = phrase.tails.find(isYours);
  const { determiner } = phrase;
  if (!yours || c.forEach || past || phrase.name || (determiner !== 'a' && determiner !== 'no'))
    return undefined;
  const subject: Expression = { kind: 'pronoun', which: 'you', span };
  const object = { ...phrase, tails: phrase.tails.filter((each) => each !== yours) };
  return { kind: 'has', subject, past: false, negated: false, object, span };
}

/** `that fruit's seeds are at least 2`: that fruit has at least 2 seeds. */
function counted(
  vocabulary: Vocabulary,
  { subject, complement, negated, past, span }: Condition & { readonly kind: 'is' },
): Condition | undefined {
  if (negated || past || subject.kind !== 'noun' || !subject.owner || subject.heads.length !== 1)
    return undefined;
  const symbol = headOf(vocabulary, subject)?.symbol;
  if (symbol?.sort !== 'counter' || symbol.holds || subject.tails.length > 0 || subject.determiner)
    return undefined;
  const amount =
    complement.kind === 'phrase'
      ? complement.phrase
      : complement.kind === 'compared'
        ? complement.amount
        : undefined;
  if (amount?.kind !== 'number') return undefined;
  const how = complement.kind === 'compared' ? complement.how : 'exactly';
  const none = how === 'exactly' && amount.value === 0;
  const many = none
    ? { determiner: 'no' as const }
    : { quantity: { kind: 'compared' as const, how, amount } };
  const object: NounPhrase = { ...subject, owner: undefined, ...many };
  return { kind: 'has', subject: subject.owner, past: false, negated: false, object, span };
}

/** `red is among that fruit's colours`: red is one of that fruit's colours. */
function oneOf(vocabulary: Vocabulary, c: Condition & { readonly kind: 'is' }): Condition | undefined {
  const { complement } = c;
  if (complement.kind !== 'placed' || complement.preposition !== 'among') return undefined;
  const { phrase, span } = complement;
  const symbol = headOf(vocabulary, phrase)?.symbol;
  if (symbol?.sort !== 'field' || symbol.type.type !== 'set') return undefined;
  const part: NounPhrase = {
    kind: 'noun',
    determiner: 'a',
    heads: [],
    tails: [{ kind: 'of', phrase, span }],
    span,
  };
  return { ...c, complement: { kind: 'phrase', phrase: part, span } };
}

const isYours = (tail: Tail): boolean =>
  tail.kind === 'of' &&
  tail.phrase.kind === 'pronoun' &&
  (tail.phrase.which === 'yours' || isYou(tail.phrase));

/** `you did not equip this turn`: no language says so without what is equipped. */
function withObject(vocabulary: Vocabulary, c: Condition & { readonly kind: 'does' }): Condition {
  const verb = vocabulary.verbForms.get(c.verb.text)?.verb;
  const taken = verb?.parameters.find(({ preposition }) => preposition === undefined);
  if (!taken || c.args.object || c.args.arguments.length > 0 || verb?.change || verb?.tells) return c;
  const { heads } = taken.phrase.tree;
  if (heads.length === 0 || !c.args.time) return c;
  const object: NounPhrase = { kind: 'noun', determiner: 'a', heads, tails: [], span: c.verb.span };
  return { ...c, args: { ...c.args, object: movedSyntax(object, c.verb.span) } };
}

/**
 * `the total worth of all fruits where that fruit is ripe`, `the ripeness of all fruits where colour is red`: the condition on
 * the fruits follows them. A value has nothing of which a condition could be.
 */
function nearItsNoun(vocabulary: Vocabulary, np: NounPhrase): NounPhrase {
  const at = np.tails.findIndex(({ kind }) => kind === 'of');
  const of = np.tails[at];
  const inner = of?.kind === 'of' && of.phrase.kind === 'noun' ? of.phrase : undefined;
  const own = headOf(vocabulary, np);
  const isValue = own?.symbol.sort === 'field' || own?.symbol.sort === 'counter';
  const to =
    inner && inner.heads.length > 0
      ? antecedentOf(vocabulary, { ...inner, determiner: 'a', name: undefined })
      : undefined;
  if (!inner || !to || own?.symbol === to.symbol) return np;
  const meant = np.tails.filter(
    (tail) => tail.kind === 'where' && (isValue || referencesIn(vocabulary, tail, to).length > 0),
  );
  if (meant.length === 0) return np;
  const kept = np.tails.filter((tail) => !meant.includes(tail));
  const narrowed: Tail = { ...of, phrase: { ...inner, tails: [...inner.tails, ...meant] } } as Tail;
  return { ...np, tails: kept.with(kept.indexOf(of), narrowed) };
}

/** `a card that is a chapter` is a chapter. */
function ofKind(np: NounPhrase): NounPhrase {
  const [head, ...more] = np.heads;
  if (more.length > 0 || head?.words.length !== 1 || head.words[0].text !== 'card') return np;
  for (const tail of np.tails) {
    const test = tail.kind === 'where' ? tail.condition : undefined;
    if (test?.kind !== 'is' || test.negated || test.past || test.complement.kind !== 'phrase') continue;
    const { subject } = test;
    const { phrase } = test.complement;
    const isSelf =
      subject.kind === 'noun' &&
      subject.determiner === 'that' &&
      subject.tails.length === 0 &&
      !subject.owner;
    if (
      isSelf &&
      phrase.kind === 'noun' &&
      phrase.determiner === 'a' &&
      phrase.tails.length === 0 &&
      phrase.heads.length > 0
    )
      return { ...np, heads: phrase.heads, tails: np.tails.filter((each) => each !== tail) };
  }
  return np;
}

/** `any colour of that fruit`, of one that has several: at least 1 of that fruit's colours. */
function anyValue(vocabulary: Vocabulary, np: NounPhrase): NounPhrase {
  const { determiner, heads, name, span } = np;
  const [of, ...more] = np.tails;
  const symbol = headOf(vocabulary, np)?.symbol;
  const isSet = symbol?.sort === 'field' && symbol.type.type === 'set';
  if (!isSet || determiner !== 'any' || name || of?.kind !== 'of' || more.length > 0) return np;
  const whole: NounPhrase = {
    kind: 'noun',
    owner: of.phrase,
    heads: heads.map(inPlural(vocabulary)),
    tails: [],
    span,
  };
  const one: Expression = { kind: 'number', value: 1, span };
  return {
    kind: 'noun',
    quantity: { kind: 'compared', how: 'at least', amount: one },
    heads: [],
    tails: [{ kind: 'of', phrase: whole, span }],
    span,
  };
}

/** The last word of a noun of the game in the plural. */
const inPlural =
  (vocabulary: Vocabulary) =>
  (head: Head): Head => {
    const term = termOf(vocabulary, head.words);
    const many = term && 'names' in term.symbol ? term.symbol.names.en[1] : undefined;
    const words = (many ?? '').split(' ').map((text) => ({ text, span: head.span }));
    return many === undefined ? head : { ...head, words: [...(term?.before ?? []), ...words] };
  };

/** `a fruit of an opponent` is an enemy fruit, and so are all, where there is one opponent. */
function ofEnemy(vocabulary: Vocabulary, np: NounPhrase): NounPhrase {
  const { seating } = vocabulary;
  const symbol = headOf(vocabulary, np)?.symbol;
  // Players have no side, and a hidden hand is named by its owner.
  const fits =
    symbol && classOf(vocabulary, symbol) !== 'player' && (symbol.sort !== 'zone' || symbol.inPlay);
  if (!fits) return np;
  const tail = np.tails.find((each) => each.kind === 'of' && isOpponent(each.phrase));
  const one = np.determiner === 'a' && !np.quantity;
  if (tail && np.heads.length === 1 && (one || seating?.two))
    return enemy(vocabulary, { ...np, tails: np.tails.filter((each) => each !== tail) });
  return np.owner && isOpponent(np.owner) && seating?.two && np.heads.length === 1
    ? enemy(vocabulary, { ...np, owner: undefined, determiner: 'the' })
    : np;
}

const enemy = (vocabulary: Vocabulary, np: NounPhrase): NounPhrase => ({
  ...np,
  heads: np.heads.map((head) => {
    // Right in front of the noun, behind its other adjectives.
    const at = termOf(vocabulary, head.words)?.before.length ?? 0;
    return { ...head, words: head.words.toSpliced(at, 0, { text: 'enemy', span: head.span }) };
  }),
});

/** `an opponent`: any. */
const isOpponent = (e: Expression): boolean =>
  e.kind === 'noun' &&
  e.determiner === 'a' &&
  e.tails.length === 0 &&
  e.heads.length === 1 &&
  e.heads[0].words.length === 1 &&
  e.heads[0].words[0].text === 'opponent' &&
  !e.name;

/** Each card *in any hand* is each card in a hand. */
const somewhere = (np: NounPhrase): NounPhrase => ({
  ...np,
  tails: np.tails.map((tail) =>
    tail.kind === 'place' && tail.phrase.kind === 'noun' && tail.phrase.determiner === 'any'
      ? { ...tail, phrase: { ...tail.phrase, determiner: 'a' as const } }
      : tail,
  ),
});

/** All tools *attached to a fruit of yours* are those attached to your fruits. */
const onAllOfYours = (vocabulary: Vocabulary, np: NounPhrase): NounPhrase => ({
  ...np,
  tails: np.tails.map((tail) => {
    if (tail.kind !== 'place' || tail.preposition !== 'attached to' || tail.phrase.kind !== 'noun')
      return tail;
    const { phrase } = tail;
    const [of, ...more] = phrase.tails;
    if (phrase.determiner !== 'a' || phrase.quantity || !of || !isYours(of) || more.length > 0) return tail;
    const heads = phrase.heads.map(inPlural(vocabulary));
    return { ...tail, phrase: { ...phrase, determiner: 'your' as const, heads, tails: [] } };
  }),
});

/** All cards *in any hand* are those in all hands. */
export const inAllPlaces = (np: NounPhrase): NounPhrase => ({
  ...np,
  tails: np.tails.map((tail) =>
    tail.kind === 'place' && tail.phrase.kind === 'noun' && tail.phrase.determiner === 'any'
      ? { ...tail, phrase: { ...tail.phrase, determiner: 'all' as const } }
      : tail,
  ),
});
