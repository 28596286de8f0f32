/** English noun phrases. */
import type { Form } from '../../language/symbols/symbol-table.ts';
import { withArticle } from '../../text/english-inflection.ts';
import type { Bounds, Expression, NounPhrase, Quantity } from '../../language/syntax/ast.ts';
import { amountOf, countedNoun, countOf, halfOf } from '../realiser/amounts.ts';
import { isYou, letterBehind, mentioned, personOf, type HeadWords } from '../discourse/noun-heads.ts';
import type { Noun } from '../discourse/noun-types.ts';
import { verbatim } from '../discourse/discourse-scope.ts';
import { shapeOf, type ShapedPhrase } from '../discourse/noun-phrase-shapes.ts';
import { listed } from '../../text/list-format.ts';
import { join, rangeText } from '../realiser/word-joining.ts';
import type { English } from './context.ts';
import { tailsOf } from './noun-modifiers.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const operators = { '+': 'plus', '-': 'minus', times: 'times' } as const;

export function phrase(en: English, e: Expression, from = false): string {
  switch (e.kind) {
    case 'noun':
      return noun(en, e, from);
    case 'pronoun':
      return e.which === 'this' ? 'this card' : e.which;
    case 'number':
      return String(e.value);
    case 'dice':
      return `${e.count}d${e.sides}`;
    case 'range':
      return rangeText(e.from, e.to);
    case 'text':
      return `“${verbatim(en.scope, e.value)}”`;
    case 'seat':
      return e.name.text;
    case 'that-many':
      return thatMany(e);
    case 'bound':
      return join(bounded(en, e.bounds), letterBehind(en.scope, e));
    case 'number-of':
      return `the number of ${phrase(en, e.phrase)}`;
    case 'binary':
      return `${operand(en, e.left)} ${operators[e.operator]} ${operand(en, e.right)}`;
    case 'divided':
      return halfOf(e)
        ? `half ${operand(en, e.left)} (rounded ${e.rounded})`
        : `${operand(en, e.left)} divided by ${operand(en, e.right)} (rounded ${e.rounded})`;
    case 'extreme':
      return `the ${e.which} of ${number(en, e.left)} and ${number(en, e.right)}`;
  }
}

/** A number; `your coins` are how many there are. */
export function number(en: English, e: Expression): string {
  const counted = countedNoun(en.scope, e);
  return counted ? `the number of ${phrase(en, counted)}` : phrase(en, e);
}

function operand(en: English, e: Expression): string {
  const known = mentioned(en.scope, e);
  if (known?.sort === 'letter') return known.letter;
  return e.kind === 'binary' ? `(${phrase(en, e)})` : number(en, e);
}

function noun(en: English, said: NounPhrase, from: boolean): string {
  const about = shapeOf(en.scope, said);
  const { shape, np, tails } = about;
  if (shape.kind === 'alias') return phrase(en, shape.value, from);
  const core = coreOf(en, about);
  const { close, rest } = tailsOf(en, np, tails, from);
  return join(core + close, rest, letterBehind(en.scope, np));
}

function coreOf(en: English, { shape, np }: ShapedPhrase): string {
  switch (shape.kind) {
    case 'letter':
      return shape.letter;
    case 'alias':
      return '';
    case 'again':
      if (shape.letter !== undefined)
        return join(shape.form === 'many' ? 'the' : '', shape.noun[shape.form], shape.letter);
      return again(shape.noun, shape.form, shape.which);
    case 'part':
      return part(en, np);
    case 'theirs':
      return theirs(en, np, shape.head, shape.yours);
    case 'counted':
      return quantity(en, shape.quantity, oneOf(en, np, shape.heads));
    case 'plain':
      return determined(en, np, shape.heads);
  }
}

function again(noun: Noun, form: Form, which: number | undefined): string {
  if (which === undefined) return join(form === 'many' ? 'those' : 'that', noun[form]);
  return join('the', ordinals[which - 1] ?? `${which}th`, noun[form]);
}

/** Whether `last` says which one of a counter is meant, and is no part of its name. */
const isLastOf = ({ symbol, qualities }: HeadWords): boolean =>
  symbol?.sort === 'counter' && qualities.some((each) => 'word' in each && each.word === 'last');

/** `one of those cards`; the tail says of what. */
function part(en: English, np: NounPhrase): string {
  if (np.quantity) return quantity(en, np.quantity, '');
  switch (np.determiner) {
    case 'a':
      return 'one';
    case 'every':
      return 'each';
    case 'no':
      return 'none';
    default:
      return np.determiner ?? '';
  }
}

/** `one of your fruits`, `all their fruits` */
function theirs(en: English, np: NounPhrase, head: HeadWords, yours: boolean): string {
  const all = join(yours ? 'your' : 'their', headText(en, np, head));
  if (np.quantity) return `${quantity(en, np.quantity, '')} of ${all}`;
  switch (np.determiner) {
    case 'a':
      return `one of ${all}`;
    case 'another':
      return `another of ${all}`;
    case 'each':
    case 'every':
      return `each of ${all}`;
    case 'all':
      return `all ${all}`;
    case 'no':
      return join('no', headText(en, np, { ...head, form: 'one' }), 'of', yours ? 'yours' : 'theirs');
    default:
      return all;
  }
}

function determined(en: English, np: NounPhrase, heads: readonly [HeadWords, ...HeadWords[]]): string {
  const count = countOf(heads[0]);
  if (count && np.determiner === 'the') return `the ${count} number of ${heads[0].noun.many}`;
  const core = oneOf(en, np, heads);
  if (np.owner) return `${possessor(en, np.owner)} ${core}`;
  switch (np.determiner) {
    case 'a':
      return withArticle(core);
    case undefined:
      return core;
    case 'the':
      // `this loses the last life`: a counter of a card.
      if (np.ordinal?.which === 'last' && isLastOf(heads[0])) return join('its', core);
      // What has a name of its own needs no article.
      return heads[0].symbol?.sort === 'card' ? core : join('the', core);
    default:
      return join(np.determiner, core);
  }
}

/** `fruit or tool`; `stall or a new stall` */
function oneOf(en: English, np: NounPhrase, heads: readonly HeadWords[]): string {
  const said = heads.map((head, i) => {
    const text = headText(en, np, head);
    return head.isNew && i > 0 ? `a ${text}` : text;
  });
  return listed(said, 'or');
}

function headText({ scope }: English, np: NounPhrase, head: HeadWords): string {
  const words = head.qualities.map((each) =>
    'word' in each ? each.word : 'value' in each ? each.value.one : each.done,
  );
  const amount = np.ordinal?.amount;
  if (amount) words.splice(1, 0, amountOf(scope, amount));
  return join(
    head.isNew ? 'new' : '',
    ...words,
    head.symbol?.sort === 'card' ? head.noun.one : head.noun[head.form],
  );
}

function possessor(en: English, e: Expression): string {
  if (isYou(e)) return 'your';
  if (e.kind === 'pronoun' && e.which === 'they') return 'their';
  const text = phrase(en, e);
  return text.endsWith('s') && personOf(en.scope, e) === 'many' ? `${text}'` : `${text}'s`;
}

/** `3 or more`, `less than 3`: how great a number by itself is. */
const bounded = ({ scope }: English, q: Bounds): string =>
  q.kind === 'count' ? `${amountOf(scope, q.amount)} or more` : `${q.how} ${amountOf(scope, q.amount)}`;

const thatMany = ({ much }: { readonly much?: true }): string => (much ? 'that much' : 'that many');

/** How many, in front of what there is; `core` is empty for a part of something. */
function quantity({ scope }: English, q: Quantity, core: string): string {
  const things = core === '' ? '' : ` ${core}`;
  switch (q.kind) {
    case 'count': {
      const single = q.amount.kind === 'number' && q.amount.value === 1 && !q.orMore;
      if (core === '' && single) return 'one';
      return `${amountOf(scope, q.amount)}${q.orMore ? ' or more' : ''}${things}`;
    }
    case 'compared':
      return `${q.how === 'less than' ? 'fewer than' : q.how} ${amountOf(scope, q.amount)}${things}`;
    case 'up-to':
      return `up to ${amountOf(scope, q.amount)}${things}`;
    case 'any-number':
      return core === '' ? 'any number' : `any number of${things}`;
    case 'one-or-more':
      return `one or more${things}`;
    case 'some-but-not-all':
      return `some but not all${things}`;
    case 'that-many':
      return `${thatMany(q)}${things}`;
  }
}

/** `each card`, `each of those cards` */
export const each = (en: English, np: NounPhrase): string => noun(en, { ...np, determiner: 'each' }, false);
