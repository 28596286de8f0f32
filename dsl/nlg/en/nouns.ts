/** English noun phrases. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Form } from '../../language/symbols/symbol-table.ts';
import { withArticle } from '../../text/english-inflection.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { amountOf, countOf, halfOf } from '../realiser/amounts.ts';
import { personOf, type HeadWords } from '../discourse/noun-heads.ts';
import type { Noun } from '../discourse/noun-types.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { listed } from '../../text/list-format.ts';
import { operand } from '../realiser/noun-phrases.ts';
import type { NounGrammar, Phrasing } from '../realiser/phrase-grammar.ts';
import type { PartWords, QuantityWords } from '../realiser/quantity-phrases.ts';
import { join } from '../realiser/word-joining.ts';

const often: Readonly<Record<string, string>> = { 1: '', 2: 'twice' };
const comparisons: QuantityWords['comparisons'] = {
  exactly: 'exactly',
  'at least': 'at least',
  'at most': 'at most',
  'more than': 'more than',
  'less than': 'less than',
};
export const quantityWords: QuantityWords = {
  comparisons,
  ofThings: { ...comparisons, 'less than': 'fewer than' },
  upTo: 'up to',
  to: 'to',
  one: () => 'one',
  orMore: (amount, core) => join(amount, 'or more', core),
  anyNumber: (core) => join('any number', core && `of ${core}`),
  oneOrMore: (core) => join('one or more', core),
  someButNotAll: (core) => join('some but not all', core),
  ofResult: (factor, core) => join(often[factor] ?? `${factor} times`, `the result in ${core}`),
  thatMany: (core, much) => join(much ? 'that much' : 'that many', core),
};
const parts: PartWords = {
  quantities: quantityWords,
  one: () => 'one',
  another: () => 'another',
  each: () => 'each',
  none: () => 'none',
  all: () => 'all',
  other: (_noun, _kase, determiner = '') => determiner,
  of: 'of',
  possessed: (scope, np, head, yours) => join(yours ? 'your' : 'their', headText(scope, np, head)),
  noneOf: (scope, np, head, yours) =>
    join('no', headText(scope, np, { ...head, form: 'one' }), 'of', yours ? 'yours' : 'theirs'),
};
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

export const nouns: NounGrammar = {
  operators: { '+': 'plus', '-': 'minus', times: 'times' },
  die: 'd',
  caseBehind: () => 'nom',
  or: 'or',
  quoted: (text) => `“${text}”`,
  thatMany: 'that many',
  thatMuch: 'that much',
  pronoun: (_, which) => (which === 'this' ? 'this card' : which),
  it: 'it',
  ofThem: () => 'of them',
  amongThem: () => 'among them',
  numberOf: (en, np) => `the number of ${en.phrase(np)}`,
  divided: (en, e) =>
    halfOf(e)
      ? `half ${operand(en, e.left)} (rounded ${e.rounded})`
      : `${operand(en, e.left)} divided by ${operand(en, e.right)} (rounded ${e.rounded})`,
  extreme: (which, left, right) => `the ${which} of ${left} and ${right}`,
  whichever: (which, counters) => `${counters}, whichever are ${which === 'greater' ? 'more' : 'fewer'}`,
  difference: (left, right) => `the difference between ${left} and ${right}`,
  parts,
  again,
  called: (noun, form, letter) => join(form === 'many' ? 'the' : '', noun[form], letter),
  headText,
  determined,
  oneOf,
  allThose: false,
};

function again(noun: Noun, form: Form, which: number | undefined): string {
  if (which === undefined) return join(form === 'many' ? 'those' : 'that', noun[form]);
  return join('the', ordinals[which - 1] ?? `${which}th`, noun[form]);
}

/** Whether `last` says which one of a counter is meant, and is no part of its name. */
const isLastOf = ({ symbol, qualities }: HeadWords): boolean =>
  symbol?.sort === 'counter' && qualities.some((each) => 'word' in each && each.word === 'last');

function determined(en: Phrasing, np: NounPhrase, heads: readonly [HeadWords, ...HeadWords[]]): string {
  const count = countOf(heads[0]);
  if (count && np.determiner === 'the') return `the ${count} number of ${heads[0].noun.many}`;
  const core = oneOf(en, np, heads);
  if (np.owner) return ownedBy(en, np.owner, core);
  switch (np.determiner) {
    case 'a':
      return withArticle(core).replace(/^an other\b/, 'another');
    case undefined:
      return core;
    case 'the':
      // `this loses the last life`: a counter of a card.
      if (np.ordinal?.which === 'last' && isLastOf(heads[0])) return join('its', core);
      // What has a name of its own needs no article.
      return heads[0].symbol?.sort === 'card' ? core : join('the', core);
    case 'their':
      return join(en.scope.holder.isCard === true ? 'its' : 'their', core);
    case 'any':
      // `beats any own element`: one is enough.
      return join(heads[0].symbol?.sort === 'field' ? 'at least one' : 'any', core);
    default:
      return join(np.determiner, core);
  }
}

/** `fruit or tool`; `stall or a new stall` */
function oneOf(en: Phrasing, np: NounPhrase, heads: readonly HeadWords[]): string {
  const said = heads.map((head, i) => {
    const text = headText(en.scope, np, head);
    return head.isNew && i > 0 ? `a ${text}` : text;
  });
  return listed(said, 'or');
}

export function headText(scope: DiscourseScope, np: NounPhrase, head: HeadWords): string {
  const words = head.qualities.map((each) =>
    // `another card` says it.
    'word' in each
      ? each.word === 'further'
        ? ''
        : each.word
      : 'value' in each
        ? each.value.one
        : each.done,
  );
  const amount = np.ordinal?.amount;
  if (amount) words.splice(1, 0, amountOf(scope, amount));
  return join(head.isNew ? 'new' : '', ...words, head.noun[head.form]);
}

/** `your hand`, `that card's effect`; there is no `'s` behind a clause. */
function ownedBy(en: Phrasing, e: Expression, core: string): string {
  if (isYou(e)) return `your ${core}`;
  if (e.kind === 'pronoun' && e.which === 'they') return `their ${core}`;
  const text = en.phrase(e);
  if (CLAUSE.test(text)) return `the ${core} of ${text}`;
  return text.endsWith('s') && personOf(en.scope, e) === 'many' ? `${text}' ${core}` : `${text}'s ${core}`;
}

const CLAUSE = / (?:that|such that|which|who) /;
