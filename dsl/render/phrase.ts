/** What all languages ask of a phrase before they say it. */
import type { Args, Complement, Expression, Head, NounPhrase, Tail, VerbPreposition, Word } from '../tree.ts';
import type { NounLike } from '../vocabulary.ts';
import { nounFor, type Noun } from './noun.ts';
import { formOf, headOf, letterFor, termOf, type Named, type Scope } from './scope.ts';
import type { Slot, Verb } from './verb.ts';

/** A word in front of a noun: one of the language itself, or a value of a field, which may be a noun too. */
export type Quality = { readonly word: string } | { readonly value: Noun } | { readonly done: Word };

/** A noun of the game with what qualifies it. */
export interface HeadWords {
  readonly noun: Noun;
  readonly symbol: NounLike | undefined;
  readonly qualities: readonly Quality[];
  readonly isNew: boolean;
  readonly form: 'one' | 'many';
}

/** Words of the language that may stand in front of a noun. */
const own =
  'random other different face-up face-down empty total highest lowest most fewest equipped top bottom first last next'.split(
    ' ',
  );

export function headIn(scope: Scope, phrase: NounPhrase, head: Head): HeadWords {
  const term = termOf(scope, head.words);
  const last = head.words.at(-1);
  const before = term ? term.before : head.words.slice(0, -1);
  const noun = term ? nounFor(term.symbol, scope.language) : wordNoun(scope, last?.text ?? '');
  const form = formOf(phrase, term?.form ?? (last?.text === 'triggers' ? 'many' : 'one'));
  return {
    noun,
    symbol: term?.symbol,
    qualities: [
      ...(phrase.ordinal?.amount ? [{ word: phrase.ordinal.which }] : []),
      ...before.map((word) => qualityOf(scope, word)),
    ],
    isNew: head.isNew,
    form,
  };
}

function qualityOf(scope: Scope, word: Word): Quality {
  if (own.includes(word.text)) return { word: word.text };
  const value = scope.vocabulary.enums
    .flatMap((each) => each.values)
    .find((each) => each.names.en[0] === word.text || each.id === word.text);
  if (value) return { value: nounFor(value, scope.language) };
  const named = scope.vocabulary.functions.find(
    (each) => each.id === word.text || each.names.en[0] === word.text,
  );
  if (named) return { value: nounFor(named, scope.language) };
  return scope.vocabulary.verbForms.has(word.text)
    ? { done: word }
    : { value: { one: word.text, many: word.text, gender: undefined } };
}

/** Words for parts of the flow and of zones that no game declares. */
const ownNouns: Readonly<Record<string, Readonly<Record<Scope['language'], Noun>>>> = {
  turn: {
    en: { one: 'turn', many: 'turns', gender: undefined },
    fr: { one: 'tour', many: 'tours', gender: 'm' },
    de: { one: 'Zug', many: 'Züge', gender: 'm' },
  },
  game: {
    en: { one: 'game', many: 'games', gender: undefined },
    fr: { one: 'partie', many: 'parties', gender: 'f' },
    de: { one: 'Partie', many: 'Partien', gender: 'f' },
  },
  triggers: {
    en: { one: 'triggers', many: 'triggers', gender: undefined },
    fr: { one: 'déclenchements', many: 'déclenchements', gender: 'm' },
    de: { one: 'Auslöser', many: 'Auslöser', gender: 'm' },
  },
  top: {
    en: { one: 'top', many: 'tops', gender: undefined },
    fr: { one: 'dessus', many: 'dessus', gender: 'm' },
    de: { one: 'oberes Ende', many: 'obere Enden', gender: 'n' },
  },
  bottom: {
    en: { one: 'bottom', many: 'bottoms', gender: undefined },
    fr: { one: 'dessous', many: 'dessous', gender: 'm' },
    de: { one: 'unteres Ende', many: 'untere Enden', gender: 'n' },
  },
};

const wordNoun = (scope: Scope, word: string): Noun =>
  ownNouns[word]?.[scope.language] ?? {
    one: word,
    many: word,
    gender: scope.language === 'en' ? undefined : 'm',
  };

/** What is spoken of by a name that the text gave. */
export function mentioned(scope: Scope, e: Expression): Named | undefined {
  if (e.kind !== 'noun' || e.determiner !== 'the' || e.heads.length !== 1 || e.ordinal?.amount)
    return undefined;
  return scope.names.get(e.heads[0].words.map((word) => word.text).join(' '));
}

/** An amount: a number as it is, anything else as a letter that the end of the sentence explains. */
export function amountOf(scope: Scope, amount: Expression): string {
  if (amount.kind === 'number') return String(amount.value);
  const known = mentioned(scope, amount);
  if (known?.sort === 'letter') return known.letter;
  const value = known?.sort === 'alias' ? known.value : amount;
  if (value.kind === 'number') return String(value.value);
  const letter = letterFor(scope);
  scope.open.push({ letter, value });
  return letter;
}

export type Person = 'you' | 'one' | 'many';

export const isYou = (e: Expression): boolean => e.kind === 'pronoun' && e.which === 'you';
/** `no cards` */
export const isNone = (e: Expression): boolean => e.kind === 'noun' && e.determiner === 'no';

/** The form of a verb for a person, out of all three. */
export const pick = (who: Person, [you, one, many]: readonly [string, string, string]): string =>
  ({ you, one, many })[who];

/** Words with spaces between them; nothing where there is none. */
export const join = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/** Who a clause is about, for the form of its verb. */
export function personOf(scope: Scope, e: Expression): Person {
  if (e.kind === 'pronoun') return e.which === 'you' ? 'you' : 'one';
  const known = mentioned(scope, e);
  if (known) return known.sort === 'thing' ? known.form : 'one';
  return headOf(scope, e)?.form === 'many' ||
    (e.kind === 'noun' && e.heads.length > 1 && e.determiner === 'all')
    ? 'many'
    : 'one';
}

/** Whether a phrase speaks of one player or of several, whom `their` behind it means; undefined where it speaks of things. */
export function holderForm(scope: Scope, phrase: NounPhrase): 'one' | 'many' | undefined {
  const head = headOf(scope, phrase);
  const players = ['player', 'opponent', 'active player', 'owner', 'controller', 'roller'];
  const holds =
    head?.symbol.sort === 'role' || (head?.symbol.sort === 'built-in' && players.includes(head.symbol.id));
  return holds ? head.form : undefined;
}

/** What a verb is done with: each place of its phrase that is filled. */
export interface Filled {
  readonly slot: Slot;
  readonly phrase: Expression;
  /** The phrase of the verb has no place for it. */
  readonly loose: boolean;
}

/** The places of a verb's phrase with what stands there; parts that the phrase has no place for come last. */
export function filled(verb: Verb, args: Args): Filled[] {
  const given = new Map<string, Expression>(args.arguments.map((each) => [each.preposition, each.phrase]));
  if (args.object) given.set('', args.object);
  const placed = verb.slots.flatMap((slot): Filled[] => {
    const phrase = given.get(slot.preposition ?? '');
    given.delete(slot.preposition ?? '');
    return phrase ? [{ slot, phrase, loose: false }] : [];
  });
  const rest = [...given].map(([preposition, phrase]): Filled => {
    const slot = {
      name: preposition,
      preposition: preposition as VerbPreposition,
      before: '',
      demands: undefined,
    };
    return { slot, phrase, loose: true };
  });
  return [...placed, ...rest];
}

/** `face up` or `face down` at the end of what is turned, and the phrase without it. */
export function turned(phrase: Expression): { cards: Expression; face: 'up' | 'down' } | undefined {
  if (phrase.kind !== 'noun') return undefined;
  const last = phrase.tails.at(-1);
  if (last && 'phrase' in last) {
    const inner = turned(last.phrase);
    if (!inner) return undefined;
    const tails = [...phrase.tails.slice(0, -1), { ...last, phrase: inner.cards } as Tail];
    return { cards: { ...phrase, tails }, face: inner.face };
  }
  const head = phrase.heads.at(-1);
  const words = head?.words ?? [];
  const face = words.at(-1)?.text;
  if (words.at(-2)?.text !== 'face' || (face !== 'up' && face !== 'down')) return undefined;
  const left = words.slice(0, -2);
  if (left.length === 0) return { cards: { kind: 'pronoun', which: 'this', span: phrase.span }, face };
  const heads = [...phrase.heads.slice(0, -1), { ...head!, words: left }];
  return { cards: { ...phrase, heads }, face };
}

/** `the same`, which is read as a phrase. */
export const isSame = (c: Complement): boolean =>
  c.kind === 'phrase' &&
  c.phrase.kind === 'noun' &&
  c.phrase.heads.length === 1 &&
  c.phrase.heads[0].words.map((word) => word.text).join(' ') === 'same';

/** Whether a phrase is the end of a zone: `the top of the deck`. */
export function endOf(e: Expression): { which: 'top' | 'bottom'; of: Expression } | undefined {
  if (e.kind !== 'noun' || e.heads.length !== 1 || e.tails.length !== 1) return undefined;
  const which = e.ordinal?.which;
  const [tail] = e.tails;
  const word = e.heads[0].words.map(({ text }) => text).join(' ');
  return (which === 'top' || which === 'bottom') && word === which && tail.kind === 'of'
    ? { which, of: tail.phrase }
    : undefined;
}

/** The tail that says whose something is: `of yours`, `of that player`. */
export function ownerTail(phrase: NounPhrase): (Tail & { kind: 'of' }) | undefined {
  const of = phrase.tails.find((tail): tail is Tail & { kind: 'of' } => tail.kind === 'of');
  if (!of || phrase.heads.length === 0) return undefined;
  return of.phrase.kind === 'pronoun' && of.phrase.which !== 'this' ? of : undefined;
}

/** Whether `where` speaks of a field of the thing: `where level is 1`. */
export function bareField(scope: Scope, subject: Expression): HeadWords | undefined {
  if (subject.kind !== 'noun' || subject.owner || subject.heads.length !== 1 || subject.tails.length > 0)
    return undefined;
  const { determiner } = subject;
  if (determiner && !['every', 'each', 'all', 'no'].includes(determiner)) return undefined;
  const head = headIn(scope, subject, subject.heads[0]);
  return head.symbol?.sort === 'field' || head.symbol?.sort === 'built-in' ? head : undefined;
}

/** Whether a clause speaks of the thing that the phrase around it describes: `where that monster is ...`. */
export function isSelf(scope: Scope, subject: Expression, around: NounPhrase): boolean {
  if (subject.kind !== 'noun' || subject.determiner !== 'that' || subject.tails.length > 0) return false;
  const symbol = headOf(scope, subject)?.symbol;
  return around.heads.some((head) => termOf(scope, head.words)?.symbol === symbol);
}
