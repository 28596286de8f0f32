/** Small makers of tree nodes, and the verb that is taken off the end of a subject. */
import type { IToken } from 'chevrotain';
import { joinSpans, type Span } from '../../text/source.ts';
import type {
  Determiner,
  Expression,
  Head,
  NounPhrase,
  OrdinalPhrase,
  Quantity,
  Tail,
  Word,
} from '../syntax/ast.ts';

const ORDINALS = new Set(['top', 'bottom', 'leftmost', 'rightmost', 'first', 'last', 'next']);
const ORDINAL_AFTER = new Set<Determiner>(['the', 'your', 'their']);

export interface NounRest {
  readonly ordinal?: OrdinalPhrase;
  readonly heads: readonly Head[];
}

/** The part of a noun phrase that can differ; `undefined` parts are left out. */
export interface Start {
  readonly determiner?: Determiner;
  readonly quantity?: Quantity;
  readonly owner?: Expression;
}

/** `the top card` has an ordinal without an amount, and its first head keeps the word. */
function ordinalOf(start: Start, rest: NounRest): OrdinalPhrase | undefined {
  if (rest.ordinal) return rest.ordinal;
  // While Chevrotain records the grammar, what rules give back is empty.
  const first = rest.heads?.[0]?.words?.[0]?.text;
  const allowed =
    start.owner !== undefined || (start.determiner !== undefined && ORDINAL_AFTER.has(start.determiner));
  return allowed && first !== undefined && ORDINALS.has(first) && !rest.heads[0].isNew
    ? { which: first as OrdinalPhrase['which'] }
    : undefined;
}

export function buildNoun(start: Start, rest: NounRest, span: Span): NounPhrase {
  const ordinal = ordinalOf(start, rest);
  return {
    kind: 'noun',
    ...(start.determiner === undefined ? {} : { determiner: start.determiner }),
    ...(start.quantity === undefined ? {} : { quantity: start.quantity }),
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(start.owner === undefined ? {} : { owner: start.owner }),
    heads: rest.heads,
    tails: [],
    span,
  };
}

/** Puts tails and a name on a phrase; `the number of cards in your hand` puts them on the cards. */
export function withTails(base: Expression, tails: readonly Tail[], name?: Word): Expression {
  if (tails.length === 0 && name === undefined) return base;
  let span = base.span;
  for (const tail of tails) span = joinSpans(span, tail.span);
  if (name) span = joinSpans(span, name.span);
  if (base.kind === 'noun')
    return { ...base, tails: [...base.tails, ...tails], ...(name ? { name } : {}), span };
  if (base.kind === 'number-of')
    return { ...base, phrase: withTails(base.phrase, tails, name) as NounPhrase, span };
  if (base.kind === 'bound' && name) return { ...base, name, span };
  return base;
}

/** Whether `of ...`, `in ...`, `where ...` may follow. */
export const takesTails = (base: Expression | undefined): boolean =>
  base?.kind === 'noun' || base?.kind === 'number-of';

export interface Popped<T> {
  readonly rest: T;
  readonly verbs: readonly Word[];
}

const upTo = (span: Span, end: number): Span => ({ start: span.start, end });

/**
 * Takes the verb off the end of a clause's subject: the last word of its last run of words
 * (`each opponent with a card in their hand discards` gives `discards`). Two verbs joined by `or` come as heads.
 * None if the subject would be empty without it, or does not end in words.
 */
export function popVerb(phrase: Expression): Popped<Expression> | undefined {
  if (phrase.kind === 'number-of') {
    const inner = popVerb(phrase.phrase);
    return inner?.rest.kind === 'noun'
      ? {
          rest: { ...phrase, phrase: inner.rest, span: upTo(phrase.span, inner.rest.span.end) },
          verbs: inner.verbs,
        }
      : undefined;
  }
  if (phrase.kind !== 'noun' || phrase.name) return undefined;
  const tail = phrase.tails.at(-1);
  if (tail) {
    const popped = popTail(tail);
    return (
      popped && {
        rest: {
          ...phrase,
          tails: [...phrase.tails.slice(0, -1), popped.rest],
          span: upTo(phrase.span, popped.rest.span.end),
        },
        verbs: popped.verbs,
      }
    );
  }
  return popHeads(phrase);
}

function popHeads(phrase: NounPhrase): Popped<Expression> | undefined {
  const heads = [...phrase.heads];
  const verbs: Word[] = [];
  while (heads.length > 0) {
    const last = heads.pop() as Head;
    verbs.unshift(last.words[last.words.length - 1]);
    if (last.words.length > 1) {
      const words = last.words.slice(0, -1);
      const end = words[words.length - 1].span.end;
      heads.push({ ...last, words, span: upTo(last.span, end) });
      const rest: NounPhrase = { ...phrase, heads, span: upTo(phrase.span, end) };
      const gone =
        phrase.ordinal &&
        !phrase.ordinal.amount &&
        heads.length === 1 &&
        !ORDINALS.has(heads[0].words[0].text);
      return { rest: gone ? { ...rest, ordinal: undefined } : rest, verbs };
    }
  }
  // `this attacks`: nothing is left but the pronoun
  return phrase.determiner === 'this'
    ? { rest: { kind: 'pronoun', which: 'this', span: upTo(phrase.span, phrase.span.start + 4) }, verbs }
    : undefined;
}

/** What a tail ends with, where that is a phrase of which the end may be a verb. */
const lastPart: Readonly<Partial<Record<Tail['kind'], string>>> = {
  of: 'phrase',
  place: 'phrase',
  with: 'phrase',
  within: 'of',
  between: 'right',
};

function popTail(tail: Tail): Popped<Tail> | undefined {
  const last = lastPart[tail.kind];
  const popped = last && popVerb((tail as unknown as Record<string, Expression>)[last]);
  if (!popped) return undefined;
  const { rest, verbs } = popped;
  return { rest: { ...tail, [last]: rest, span: upTo(tail.span, rest.span.end) }, verbs };
}

/** A fixed phrase with its inner spaces made single. */
export const imageOf = (token: IToken): string => (token.image ?? '').replace(/[ \t]+/g, ' ');
