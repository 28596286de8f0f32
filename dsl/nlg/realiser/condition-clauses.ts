/** Conditions: taken apart alike in all languages, which say the parts. */
import type { Condition, Expression } from '../../language/syntax/ast.ts';
import { conjunctions, listed } from '../../text/list-format.ts';
import { headOf, withHolder } from '../discourse/discourse-scope.ts';
import { headIn, holderIn } from '../discourse/noun-heads.ts';
import type { Noun } from '../discourse/noun-types.ts';
import { ownerOfSame } from '../discourse/relative-clauses.ts';
import { withBareObject, isYou } from '../../language/syntax/phrase-parts.ts';
import { relationFor } from './verb-phrases.ts';
import type { Phrasing } from './phrase-grammar.ts';

/** A condition about something. */
export type About = Condition & { readonly kind: 'is' | 'has' | 'does' };

/**
 * `L`: what the parts of a language call each other through; `S`: who a clause is about; `H`: the position of
 * a clause.
 */
export interface ConditionGrammar<L, S, H> {
  /** What joins two conditions. */
  glue(word: 'and' | 'or', how: H): string;
  /** What each of several conditions begins with behind a comma: French says its conjunction again. */
  again(how: H): string;
  /** The position of a condition that is one of several in a list. */
  inList(how: H): H;
  /** The position of a condition that is a sentence of its own. */
  readonly alone: H;
  /** Whether its verb is where a sentence of its own has it. */
  isMain(how: H): boolean;
  /** In front of a list of which nothing holds. */
  readonly noneOf: string;
  readonly you: S;
  subject(l: L, e: Expression): S;
  /** That two have the same: `that fruit has the same colour as that tool`. */
  same(l: L, subject: S, noun: Noun, as: string, how: H): string;
  /** `each`: a phrase behind `for`. */
  thereIs(l: L, c: Condition & { kind: 'there-is' }, each: string, how: H): string;
  readonly predicates: {
    readonly [K in About['kind']]: (l: L, c: About & { kind: K }, subject: S, how: H) => string;
  };
}

export function condition<L extends Phrasing, S, H>(
  l: L,
  grammar: ConditionGrammar<L, S, H>,
  c: Condition,
  how: H,
): string {
  const words = conjunctions[l.scope.language];
  const either = (parts: readonly Condition[], word: 'and' | 'or', as: H): string => {
    const said = parts.map((part) => {
      const text = condition(l, grammar, part, as);
      return isJoined(part) ? `(${text})` : text;
    });
    return listed(said, words[word]);
  };
  switch (c.kind) {
    case 'and':
    case 'or':
      return inList(
        c.parts.map((part) => condition(l, grammar, part, how)),
        // Commas that separate conditions can be no part of one.
        c.parts.some(({ kind }) => kind === 'and' || kind === 'or') ? undefined : grammar.again(how),
        grammar.glue(c.kind, how),
      );
    case 'any-of':
      return either(c.parts, 'or', grammar.inList(how));
    case 'all-of':
      return either(c.parts, 'and', grammar.inList(how));
    case 'none-of':
      return `${grammar.noneOf} ${either(c.parts, 'or', grammar.alone)}`;
    case 'there-is':
      return grammar.thereIs(
        l,
        c,
        c.forEach ? l.phrase({ ...c.forEach, determiner: 'each' }, 'acc') : '',
        how,
      );
    case 'is':
      // `the owner is you`: you are the owner.
      if (c.complement.kind === 'phrase' && isYou(c.complement.phrase)) {
        const turned = { ...c, complement: { ...c.complement, phrase: c.subject } };
        return about(l, grammar, turned, grammar.you, how);
      }
      return same(l, grammar, c, how) ?? about(l, grammar, c, grammar.subject(l, c.subject), how);
    case 'has':
      return (
        (grammar.isMain(how) ? reached(l, c) : undefined) ??
        about(l, grammar, c, grammar.subject(l, c.subject), how)
      );
    case 'does': {
      const { vocabulary } = l.scope;
      const plain = withBareObject(c, (word) => relationFor(vocabulary, word) !== undefined);
      return about(l, grammar, plain, grammar.subject(l, plain.subject), how);
    }
  }
}

/** Whether a condition consists of several, which are one in a list. */
const isJoined = ({ kind }: Condition): boolean => ['and', 'or', 'any-of', 'all-of'].includes(kind);

/** `that fruit's colour is that tool's colour`: both have the same. */
function same<L extends Phrasing, S, H>(
  l: L,
  grammar: ConditionGrammar<L, S, H>,
  { subject, complement, negated, past }: About & { readonly kind: 'is' },
  how: H,
): string | undefined {
  if (negated || past || subject.kind !== 'noun' || !subject.owner || subject.heads.length !== 1)
    return undefined;
  if (subject.tails.length > 0 || subject.quantity) return undefined;
  const head = headIn(l.scope, subject, subject.heads[0]);
  const other = ownerOfSame(l.scope, head, complement);
  return other && grammar.same(l, grammar.subject(l, subject.owner), head.noun, l.phrase(other), how);
}

/** `A, B and C`; without a word for what follows a comma, `A and B and C`. */
const inList = (said: readonly string[], again: string | undefined, glue: string): string =>
  again === undefined || said.length < 3
    ? said.join(` ${glue} `)
    : `${said.slice(0, -1).join(again === '' ? ', ' : `, ${again} `)} ${glue} ${said.at(-1)}`;

/** A condition about a subject, whom `their` in it means. */
export const about = <L extends Phrasing, S, H>(
  l: L,
  { predicates }: ConditionGrammar<L, S, H>,
  c: About,
  subject: S,
  how: H,
): string =>
  withHolder(l.scope, holderIn(l.scope, c.subject), () => {
    const predicate = predicates[c.kind] as (l: L, c: About, subject: S, how: H) => string;
    return predicate(l, c, subject, how);
  });

/** That a counter has reached a number, where the game says what that means: `this card has attacked 2 times`. */
function reached(
  l: Phrasing,
  { subject, object, negated, past }: About & { kind: 'has' },
): string | undefined {
  if (negated || past || object.kind !== 'noun' || object.tails.length > 0 || object.heads.length !== 1)
    return undefined;
  const { quantity } = object;
  const least =
    (quantity?.kind === 'compared' && quantity.how === 'at least') ||
    (quantity?.kind === 'count' && quantity.orMore)
      ? quantity.amount
      : undefined;
  const symbol = headOf(l.scope.vocabulary, object)?.symbol;
  const [one, many = one] = (symbol?.sort === 'counter' && symbol.reached?.[l.scope.language]) || [];
  if (least?.kind !== 'number' || one === undefined || many === undefined) return undefined;
  return (least.value === 1 ? one : many)
    .replace('{owner}', l.phrase(subject))
    .replace('{amount}', String(least.value));
}
