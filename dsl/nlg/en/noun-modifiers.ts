/** What stands behind an English noun. */
import type { Condition, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { alikeIn, amountOf, mostIn } from '../realiser/amounts.ts';
import { headIn, isYou, personOf } from '../discourse/noun-heads.ts';
import type { Narrowing, Tails } from '../discourse/relative-clauses.ts';
import { leavesPlace } from '../realiser/verb-slots.ts';
import { arranged, bareTotal, countedBy } from '../discourse/modifier-order.ts';
import { verbFor } from '../realiser/verb-phrases.ts';
import { boundsOf, join } from '../realiser/word-joining.ts';
import { timeOf } from './main-clauses.ts';
import type { English } from './context.ts';

/** What stands right behind the noun, and what follows. */
export const tailsOf = (
  en: English,
  np: NounPhrase,
  tails: Tails,
  from: boolean,
): { close: string; rest: string } =>
  arranged(tails, {
    and: 'and',
    with: 'with',
    tail: (each) => tail(en, each, from),
    shortly: (each) => shortly(en, np, each),
    clause: (each) => clause(en, np, each),
    commas: (text, inside) => (inside ? `, ${text},` : text),
  });

function tail(en: English, t: Tail, from: boolean): string {
  switch (t.kind) {
    case 'of':
      return `of ${en.phrase(t.phrase)}`;
    case 'place': {
      const bounds = boundsOf(t);
      if (bounds) return `from ${bounds.from} to ${bounds.to}`;
      return `${from && leavesPlace(en.scope.vocabulary, t) ? 'from' : t.preposition} ${en.phrase(t.phrase)}`;
    }
    case 'with':
      return withPart(en, t);
    case 'total':
      return total(en, t);
    case 'within':
      return `within ${amountOf(en.scope, t.amount)} of ${en.phrase(t.of)}`;
    case 'between':
      return `between ${en.phrase(t.left)} and ${en.phrase(t.right)}`;
    case 'where':
      return '';
    case 'relative': {
      const done = verbFor(en.scope.vocabulary, t.verb.text, 'en')?.forms.done ?? t.verb.text;
      const have = personOf(en.scope, t.subject) === 'one' ? 'has' : 'have';
      return join('that', en.phrase(t.subject), have, done, timeOf(t));
    }
  }
}

/** `with a total value of exactly 9`, `with a total of at least 3 coins` */
function total(en: English, t: Tail & { kind: 'total' }): string {
  const { noun, symbol } = headIn(en.scope, bareTotal(t), t.head);
  const { limit } = t;
  const how = limit.kind === 'compared' ? `${limit.how} ` : '';
  const more = limit.kind === 'count' && limit.orMore ? ' or more' : '';
  if (symbol?.sort !== 'counter')
    return `with a total ${noun.one} of ${how}${en.number(limit.amount)}${more}`;
  const isOne = limit.amount.kind === 'number' && limit.amount.value === 1;
  return `with a total of ${how}${countedBy(en.scope, limit)}${more} ${isOne ? noun.one : noun.many}`;
}

function withPart(en: English, { negated, phrase }: Tail & { kind: 'with' }): string {
  const head = phrase.heads.length > 0 ? headIn(en.scope, phrase, phrase.heads[0]) : undefined;
  const most = head && mostIn(head);
  const text = most
    ? join('the', most, head.noun.many, ...phrase.tails.map((t) => tail(en, t, false)))
    : en.phrase(phrase);
  return `${negated ? 'without' : 'with'} ${text}`;
}

/** `with consecutive values`, `of the same colour`: a few words instead of a clause. */
function shortly(en: English, np: NounPhrase, n: Narrowing): string | undefined {
  if (n.kind !== 'field' || n.of !== 'it' || n.test.negated || n.field.form !== 'many') return undefined;
  switch (alikeIn(n.test.complement)) {
    case 'consecutive':
      return `with consecutive ${n.field.noun.many}`;
    case 'different':
      return `with all different ${n.field.noun.many}`;
    case 'same':
      return personOf(en.scope, np) === 'many' ? `of the same ${n.field.noun.one}` : undefined;
    default:
      return undefined;
  }
}

const isOfYou = ({ complement }: Condition & { kind: 'is' }): boolean =>
  complement.kind === 'phrase' && isYou(complement.phrase);

/** `that you own` */
function yours(id: string, noun: string, negated: boolean): string {
  const verb = { owner: 'own', controller: 'control' }[id];
  if (verb === undefined) return `whose ${noun} you are${negated ? ' not' : ''}`;
  return negated ? `that you do not ${verb}` : `that you ${verb}`;
}

/** `whose level is at least 2`, `that is attackable` */
function clause(en: English, np: NounPhrase, n: Narrowing): string {
  switch (n.kind) {
    case 'field': {
      const { noun, form, symbol } = n.field;
      if (isOfYou(n.test) && symbol?.sort === 'built-in') return yours(symbol.id, noun.one, n.test.negated);
      if (n.of === 'no') return en.about(n.test, `none of whose ${noun.many}`, false);
      return n.of === 'every'
        ? en.about(n.test, `whose ${noun.many}`, true)
        : en.about(n.test, `whose ${noun[form]}`, form === 'many');
    }
    case 'itself':
      return en.about(n.test, 'that', personOf(en.scope, np) === 'many');
    case 'other':
      return `such that ${en.condition(n.test)}`;
  }
}
