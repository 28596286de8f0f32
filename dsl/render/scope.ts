import type { Expression, NounPhrase, Statement, Word } from '../tree.ts';
import { longestTerm, type Meaning, type NounLike, type Vocabulary } from '../vocabulary.ts';
import type { Language } from './language.ts';

/** What the words of a text stand for while it is put into another language. */
export interface Scope {
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  /** What was given a name in the text. */
  readonly names: Map<string, Named>;
  /** Numbers that stand as letters until the sentence ends and says what they are. */
  readonly open: { readonly letter: string; readonly value: Expression }[];
  readonly letters: { used: number };
  /** Whether `their` speaks of several players. */
  theirs: 'one' | 'many';
  /** Whether the text says *that card* of another one, so that *this card* has to be told apart from it. */
  readonly otherCards: boolean;
}

/** What a name of a text speaks of. */
export type Named =
  /** `which`: the how manieth of its noun, where the text names several. */
  | {
      readonly sort: 'thing';
      readonly symbol: NounLike | undefined;
      readonly form: 'one' | 'many';
      readonly which: number | undefined;
    }
  | { readonly sort: 'letter'; readonly letter: string }
  | { readonly sort: 'alias'; readonly value: Expression };

const LETTERS = ['X', 'Y', 'Z', 'V', 'W'];

export function openScope(
  vocabulary: Vocabulary,
  language: Language,
  tree: unknown,
  named: ReadonlyMap<string, NounPhrase> = new Map(),
): Scope {
  const scope: Scope = {
    vocabulary,
    language,
    names: new Map(),
    open: [],
    letters: { used: 0 },
    theirs: 'one',
    otherCards: speaksOfCards(tree),
  };
  nameAll(scope, tree, named);
  return scope;
}

/** The meaning of a run of words that names something, and the words in front of it. */
export function termOf(
  scope: Pick<Scope, 'vocabulary'>,
  words: readonly Word[],
): { symbol: NounLike; form: Meaning['form']; before: readonly Word[] } | undefined {
  const found = longestTerm(scope.vocabulary, words);
  if (found) {
    const meaning = found.meanings.find(({ symbol }) => symbol.sort !== 'card') ?? found.meanings[0];
    return { ...meaning, before: found.before };
  }
  const { steps, functions, enums } = scope.vocabulary;
  const all: NounLike[] = [...steps, ...functions, ...enums.flatMap((each) => each.values)];
  const text = words.map((word) => word.text).join(' ');
  const symbol = all.find((each) => each.sort !== 'built-in' && each.id === text);
  return symbol && { symbol, form: 'one', before: [] };
}

interface Naming {
  readonly name: string;
  readonly phrase: Expression;
  /** A name for what is worked out, and not for a choice. */
  readonly worked: boolean;
}

/** Finds all names that a text gives, in their order, and how each is spoken of again. */
function nameAll(scope: Scope, tree: unknown, given: ReadonlyMap<string, NounPhrase>): void {
  const found: Naming[] = [...given].map(([name, phrase]) => ({ name, phrase, worked: false }));
  collect(tree, found);
  const nouns = new Map<string, number>();
  const count = (naming: Naming): string | undefined => spokenOf(scope, naming.phrase)?.symbol.id;
  const total = new Map<string, number>();
  for (const naming of found) {
    const id = count(naming);
    if (id !== undefined) total.set(id, (total.get(id) ?? 0) + 1);
  }
  for (const naming of found) {
    if (scope.names.has(naming.name)) continue;
    if (isNumber(scope, naming.phrase)) {
      scope.names.set(naming.name, { sort: 'letter', letter: letterFor(scope) });
      continue;
    }
    if (naming.worked) {
      scope.names.set(naming.name, { sort: 'alias', value: naming.phrase });
      continue;
    }
    const head = spokenOf(scope, naming.phrase);
    const id = head?.symbol.id ?? '';
    const at = (nouns.get(id) ?? 0) + 1;
    nouns.set(id, at);
    const which = (total.get(id) ?? 0) > 1 ? at : undefined;
    scope.names.set(naming.name, { sort: 'thing', symbol: head?.symbol, form: head?.form ?? 'one', which });
  }
}

/** As what a named thing is spoken of again: a hero or an item is a card. */
function spokenOf(scope: Scope, phrase: Expression): ReturnType<typeof headOf> {
  const head = headOf(scope, phrase);
  const mixed = phrase.kind === 'noun' && phrase.heads.length > 1 && head?.symbol.sort === 'kind';
  return mixed ? { symbol: { sort: 'built-in', id: 'card' }, form: head.form } : head;
}

/** A letter that no number of the text has yet. */
export function letterFor(scope: Scope): string {
  const letter = LETTERS[scope.letters.used % LETTERS.length];
  scope.letters.used++;
  return letter;
}

function collect(tree: unknown, found: Naming[]): void {
  if (Array.isArray(tree)) {
    for (const each of tree) collect(each, found);
    return;
  }
  if (typeof tree !== 'object' || tree === null) return;
  const node = tree as { readonly kind?: string };
  if (node.kind === 'let') {
    const { name, value } = node as Statement & { kind: 'let' };
    collect(value, found);
    found.push({ name: name.text, phrase: value, worked: true });
    return;
  }
  for (const value of Object.values(tree)) collect(value, found);
  if (node.kind === 'noun') {
    const phrase = node as NounPhrase;
    if (phrase.name) found.push({ name: phrase.name.text, phrase, worked: false });
  }
}

/** The noun that a phrase speaks of: its first head, or that of what it is a part of. */
export function headOf(
  scope: Pick<Scope, 'vocabulary'>,
  phrase: Expression,
): { symbol: NounLike; form: 'one' | 'many' } | undefined {
  if (phrase.kind !== 'noun') return undefined;
  if (phrase.heads.length > 0) {
    const term = termOf(scope, phrase.heads[0].words);
    return term && { symbol: term.symbol, form: formOf(phrase, term.form) };
  }
  const of = phrase.tails.find((tail) => tail.kind === 'of');
  const inner = of && headOf(scope, of.phrase);
  return inner && { symbol: inner.symbol, form: formOf(phrase, 'one') };
}

/** Whether a phrase speaks of one or of several. */
export function formOf(phrase: NounPhrase, noun: 'one' | 'many'): 'one' | 'many' {
  const { determiner, quantity } = phrase;
  if (determiner === 'a' || determiner === 'another' || determiner === 'each' || determiner === 'every')
    return 'one';
  if (determiner === 'all' || determiner === 'these' || determiner === 'those') return 'many';
  if (!quantity) return noun;
  if ('amount' in quantity) {
    const single = quantity.amount.kind === 'number' && quantity.amount.value === 1;
    return single && !(quantity.kind === 'count' && quantity.orMore) ? 'one' : 'many';
  }
  return 'many';
}

/** Whether *that card* stands in a text, or a card has a name in it. */
function speaksOfCards(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(speaksOfCards);
  if (typeof tree !== 'object' || tree === null) return false;
  if ((tree as { kind?: string }).kind === 'noun') {
    const { determiner, heads, name } = tree as NounPhrase;
    const word = heads[0]?.words.at(-1)?.text;
    const again = determiner === 'that' || determiner === 'those' || name !== undefined;
    if (again && (word === 'card' || word === 'cards')) return true;
  }
  return Object.values(tree).some(speaksOfCards);
}

/** Whether what is named is a number, which is spoken of by a letter. */
function isNumber(scope: Scope, phrase: Expression): boolean {
  switch (phrase.kind) {
    case 'number':
    case 'number-of':
    case 'that-many':
    case 'binary':
    case 'divided':
    case 'extreme':
      return true;
    case 'noun': {
      const symbol = headOf(scope, phrase)?.symbol;
      if (symbol?.sort === 'field') return ['number', 'numbers'].includes(symbol.type.type);
      return symbol?.sort === 'counter' || symbol?.sort === 'setting' || symbol?.sort === 'function';
    }
    default:
      return false;
  }
}
