/** Phrases, conditions and what follows a verb, as text. */
import { isYou } from '../syntax/phrase-parts.ts';
import { areJoined } from '../syntax/joined-modifiers.ts';
import type {
  Args,
  Complement,
  Condition,
  Expression,
  Head,
  Limits,
  NounPhrase,
  Quantity,
  Tail,
  Time,
  Word,
} from '../syntax/ast.ts';
import { indented, words, optional } from './line-joining.ts';

/** Sums and products get brackets wherever a phrase is expected. */
const compound = (e: Expression): boolean => e.kind === 'binary' || (e.kind === 'divided' && !isHalf(e));
/** `half`: written by the parser as a division by a number whose place is the word. */
const isHalf = (e: Expression): boolean =>
  e.kind === 'divided' && e.right.kind === 'number' && e.right.value === 2 && !compoundOrExtreme(e.left);
const compoundOrExtreme = (e: Expression): boolean =>
  ['binary', 'divided', 'extreme', 'difference'].includes(e.kind);

/** As an amount: a number, else in brackets. */
export const amount = (e: Expression): string => (e.kind === 'number' ? String(e.value) : `(${sum(e)})`);
/** As a phrase: anything else gets brackets. */
const value = (e: Expression): string => (compound(e) ? `(${sum(e)})` : sum(e));
/** As a phrase inside another one. */
export const inner = (e: Expression): string =>
  compoundOrExtreme(e) || outermost(e) ? `(${sum(e)})` : sum(e);

/** As who or what a clause is about. */
export const who = (e: Expression): string =>
  e.kind === 'noun' && !e.name && e.tails.every(({ kind }) => kind !== 'where') ? sum(e) : inner(e);

/** Whether a phrase ends in something that would take in what follows it on the line. */
function outermost(e: Expression): boolean {
  if (e.kind === 'number-of') return outermost(e.phrase);
  return (
    e.kind === 'noun' &&
    (e.name !== undefined ||
      e.tails.some(({ kind }) => kind === 'where' || kind === 'relative' || kind === 'total'))
  );
}

/**
 * As a phrase, in brackets if something follows that its own condition would take in. A noun without its
 * article cannot be put in brackets, so it was written where nothing was taken in.
 */
const guarded = (e: Expression, followed: boolean): string =>
  followed && outermost(e) && !isBare(e) ? `(${sum(e)})` : value(e);
const isBare = (e: Expression): boolean =>
  e.kind === 'noun' && !e.determiner && !e.quantity && (e.owner === undefined || isBare(e.owner));

export function sum(e: Expression): string {
  switch (e.kind) {
    case 'binary': {
      const times = e.operator === 'times';
      const sided = (side: Expression, nests: boolean): string =>
        nests || !compound(side) ? inner(side) : sum(side);
      // `a - (b - c)`, and a product of sums
      const left = sided(e.left, times);
      const right = sided(e.right, times || (e.right.kind === 'binary' && e.right.operator !== 'times'));
      return `${left} ${e.operator} ${right}`;
    }
    case 'divided':
      return isHalf(e)
        ? `half ${inner(e.left)} rounded ${e.rounded}`
        : `${inner(e.left)} divided by ${inner(e.right)} rounded ${e.rounded}`;
    case 'extreme':
      return `the ${e.which} of ${inner(e.left)} and ${inner(e.right)}`;
    case 'difference':
      return `the difference between ${inner(e.left)} and ${inner(e.right)}`;
    case 'number':
      return String(e.value);
    case 'dice':
      return `${e.count}d${e.sides}`;
    case 'range':
      return range(e);
    case 'text':
      return `"${e.value}"`;
    case 'seat':
      return e.name.text;
    case 'that-many':
      return thatMany(e);
    case 'bound':
      return `${quantity(e.bounds)}${called(e.name)}`;
    case 'pronoun':
      return e.which;
    case 'number-of':
      return `the number of ${sum(e.phrase)}`;
    case 'occurrences':
      return `the number of times ${printCondition(e.event)}`;
    case 'noun':
      return printNoun(e);
  }
}

/** Since when something has happened. */
function since(time: Time | undefined): string {
  if (!time) return '';
  if (!time.since) return ` this ${time.unit.text}`;
  if (time.since === 'this') return ' since this came into play';
  const edge = time.fromStart ? 'the start of ' : '';
  return ` since ${edge}${time.since === 'you' ? 'your' : 'their'} last ${time.unit.text}`;
}

export function range({ from, to }: { readonly from?: number; readonly to?: number }): string {
  if (to === undefined) return `${from}+`;
  return from === undefined ? `${to}-` : `${from}..${to}`;
}

/** What a number must be. */
function limits(limit: Limits): string {
  const { amount: of } = limit;
  const number =
    of.kind === 'range' ? range(of) : of.kind === 'noun' || of.kind === 'number-of' ? inner(of) : amount(of);
  if (limit.kind === 'compared') return `${limit.how} ${number}`;
  return `${number}${limit.orMore ? ' or more' : ''}`;
}

function quantity(q: Quantity): string {
  switch (q.kind) {
    case 'count':
      return `${q.first ? 'the ' : ''}${amount(q.amount)}${q.orMore ? ' or more' : ''}`;
    case 'compared':
      return `${q.how} ${amount(q.amount)}`;
    case 'up-to':
      return `up to ${amount(q.amount)}`;
    case 'within-bounds':
      return `${amount(q.least)} to ${amount(q.most)}`;
    case 'any-number':
      return 'any number of';
    case 'one-or-more':
      return 'one or more';
    case 'some-but-not-all':
      return 'some but not all';
    case 'that-many':
      return thatMany(q);
  }
}

const thatMany = ({ much }: { readonly much?: true }): string => (much ? 'that much' : 'that many');
const called = (name: Word | undefined): string => (name ? ` as ${name.text}` : '');

export function printNoun(phrase: NounPhrase): string {
  const { determiner, owner, ordinal } = phrase;
  const heads = phrase.heads.map(head).join(' or ');
  const place = ordinal?.amount ? `${ordinal.which} ${amount(ordinal.amount)} ` : '';
  let start: string | undefined;
  if (owner) start = `${possessor(owner)}'s`;
  else if (phrase.quantity) start = quantity(phrase.quantity);
  else if (determiner === 'a')
    start = phrase.heads[0] && /^[aeiou]/.test(headStart(phrase.heads[0])) ? 'an' : 'a';
  else start = determiner;
  const tails = [...phrase.tails];
  // `any number of those cards`: the `of` is part of the quantity
  const partitive =
    phrase.quantity?.kind === 'any-number' && phrase.heads.length === 0 && tails[0]?.kind === 'of';
  const first = partitive ? optional(inner((tails.shift() as Tail & { kind: 'of' }).phrase)) : '';
  const core = [start, place + heads].filter((part) => part !== undefined && part !== '').join(' ');
  const behind = tails.map((t, i) => ` ${areJoined(tails[i - 1], t) ? 'and ' : ''}${tail(t)}`).join('');
  return `${core}${first}${behind}${called(phrase.name)}`;
}

const possessor = (e: Expression): string =>
  e.kind === 'noun' && e.tails.length > 0 ? `(${sum(e)})` : inner(e);

const headStart = (h: Head): string => (h.isNew ? 'new' : h.words[0].text);
const head = (h: Head): string => `${h.isNew ? 'new ' : ''}${words(h.words)}`;

function tail(t: Tail): string {
  switch (t.kind) {
    case 'of':
      return `of ${inner(t.phrase)}`;
    case 'place':
      return `${t.preposition} ${inner(t.phrase)}`;
    case 'with':
      return `${t.negated ? 'without' : 'with'} ${inner(t.phrase)}`;
    case 'total':
      return `with a total ${head(t.head)} of ${limits(t.limit)}`;
    case 'within':
      return `within ${amount(t.amount)} of ${inner(t.of)}`;
    case 'between':
      return `between ${inner(t.left)} and ${inner(t.right)}`;
    case 'from-to':
      return `from ${amount(t.from)} to ${amount(t.to)}`;
    case 'where':
      return `where ${printCondition(t.condition)}`;
    case 'relative':
      return `${sum(t.subject)} ${t.verb.text}${since(t.time)}`;
  }
}

// ----------------------------------------------------------------------------------------- conditions

export function printConditionLines(c: Condition): string[] {
  if (c.kind !== 'any-of' && c.kind !== 'all-of' && c.kind !== 'none-of') return [printCondition(c)];
  const bullets = c.parts.flatMap((part) => bulleted(printConditionLines(part)));
  return [`${c.kind.replace('-', ' ')}:`, ...indented(bullets)];
}

export const bulleted = ([first, ...more]: string[]): string[] => [`- ${first}`, ...indented(more)];

/** `followed`: whether more comes behind it that an inner condition would take in. */
export function printCondition(c: Condition, followed = false): string {
  switch (c.kind) {
    case 'and':
    case 'or':
      return c.parts
        .map((part, i) => printCondition(part, followed || i < c.parts.length - 1))
        .join(` ${c.kind} `);
    case 'any-of':
    case 'all-of':
    case 'none-of':
      return printConditionLines(c).join('\n');
    case 'there-is':
      return `there ${c.past ? 'was' : 'is'} ${guarded(c.phrase, followed || c.forEach !== undefined)}${c.forEach ? ` for each ${printNoun(c.forEach)}` : ''}`;
    case 'is':
      return `${who(c.subject)} ${formOfBe(c.subject, c.past)}${c.negated ? ' not' : ''} ${complement(c.complement, followed)}`;
    case 'has':
      return `${who(c.subject)} ${c.past ? 'had' : formOfHave(c.subject)}${c.negated ? ' not' : ''} ${guarded(c.object, followed)}`;
    case 'does':
      return c.negated
        ? `${who(c.subject)} did not ${c.verb.text}${args(c.args, followed)}`
        : `${who(c.subject)} ${c.verb.text}${args(c.args, followed)}`;
  }
}

export const formOfBe = (subject: Expression, past: boolean): string =>
  past ? (isYou(subject) ? 'were' : 'was') : isYou(subject) ? 'are' : 'is';
export const formOfHave = (subject: Expression): string => (isYou(subject) ? 'have' : 'has');

function complement(c: Complement, followed: boolean): string {
  switch (c.kind) {
    case 'phrase':
      return compound(c.phrase) ? sum(c.phrase) : guarded(c.phrase, followed);
    case 'compared':
      return `${c.how} ${compound(c.amount) ? sum(c.amount) : guarded(c.amount, followed)}`;
    case 'placed':
      return `${c.preposition} ${inner(c.phrase)}`;
    case 'within':
      return `within ${amount(c.amount)} of ${inner(c.of)}`;
    case 'words':
      return `${words(c.words)}${args(c.args)}`;
  }
}

// ----------------------------------------------------------------------------------------- statements

/** With a space in front, if there is anything. */
export function args(a: Args, followed = false): string {
  const after = a.free || a.again || a.time !== undefined || followed;
  const object = optional(a.object && guarded(a.object, after || a.arguments.length > 0));
  const rest = a.arguments.map(
    ({ preposition, phrase }, i) => ` ${preposition} ${guarded(phrase, after || i < a.arguments.length - 1)}`,
  );
  return `${object}${rest.join('')}${a.again ? ' again' : ''}${a.free ? ' for free' : ''}${since(a.time)}`;
}
