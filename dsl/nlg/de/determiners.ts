/** German articles and numbers in front of nouns. */
import type { Form } from '../../language/symbols/symbol-table.ts';
import type { Bounds, NounPhrase, Quantity } from '../../language/syntax/ast.ts';
import { amountOf, countOf } from '../realiser/amounts.ts';
import type { HeadWords, OwnQuality } from '../discourse/noun-heads.ts';
import type { Noun } from '../discourse/noun-types.ts';
import { isPointedAt, type DiscourseScope } from '../discourse/discourse-scope.ts';
import { join } from '../realiser/word-joining.ts';
import {
  adjective,
  agreementIn,
  declined,
  derWord,
  einWord,
  joinedTo,
  theFor,
  type Article,
  type Case,
} from './declension.ts';

const adjectives: Readonly<Record<OwnQuality, string>> = {
  random: 'zufällig',
  other: 'ander',
  different: 'verschieden',
  'face-up': 'offen',
  'face-down': 'verdeckt',
  empty: 'leer',
  full: 'voll',
  total: 'gesamt',
  highest: 'höchst',
  lowest: 'niedrigst',
  most: 'meist',
  fewest: 'wenigst',
  equipped: 'ausgerüstet',
  top: 'oberst',
  bottom: 'unterst',
  first: 'erst',
  last: 'letzt',
  next: 'nächst',
};

const comparisons = {
  exactly: 'genau',
  'at least': 'mindestens',
  'at most': 'höchstens',
  'more than': 'mehr als',
  'less than': 'weniger als',
} as const;

const ordinals = ['erst', 'zweit', 'dritt', 'viert', 'fünft'];

/** What was named before: `diesen Helden`, `der zweite Held`. */
export function again(noun: Noun, form: Form, which: number | undefined, kase: Case): string {
  const agreement = agreementIn(noun, form);
  const word = declined(noun, form, kase);
  if (which === undefined) return join(derWord('dies', agreement, kase), word);
  const ordinal = adjective(ordinals[which - 1] ?? 'letzt', 'der', agreement, kase);
  return join(theFor(agreement, kase), ordinal, word);
}

/** What was given a letter: `das Feld A`. */
export const called = (noun: Noun, form: Form, letter: string, kase: Case): string =>
  join(theFor(agreementIn(noun, form), kase), declined(noun, form, kase), letter);

/** `seine Hand`, `ihre Hand` */
const their = ({ holder }: DiscourseScope): string =>
  holder.form === 'many' || holder.noun?.gender === 'f' ? 'ihr' : 'sein';

/** A head with its determiner. */
export function determined(scope: DiscourseScope, np: NounPhrase, head: HeadWords, kase: Case): string {
  const agreement = agreementIn(head.noun, head.form);
  const count = countOf(head);
  if (count && np.determiner === 'the') {
    const number = join(theFor('f', kase), adjective(adjectives[count], 'der', 'f', kase), 'Zahl');
    return `${number} an ${declined(head.noun, 'many', 'dat', 'none')}`;
  }
  const der = (article: string): string => join(article, headText(scope, np, head, 'der', kase));
  const ein = (stem: string, more = ''): string =>
    join(einWord(stem, agreement, kase), more, headText(scope, np, head, 'ein', kase));
  if (np.owner) return der(theFor(agreement, kase));
  switch (head.isNew ? 'a' : np.determiner) {
    case 'a':
      return ein('ein');
    case 'another':
      return ein('ein', adjective('ander', 'ein', agreement, kase));
    case 'each':
    case 'every':
      return der(derWord('jed', agreement, kase));
    case 'all':
      return der(derWord('all', 'many', kase));
    case 'any':
      // Any number of what is only counted.
      if (head.symbol?.sort === 'counter')
        return headText(scope, np, { ...head, form: 'many' }, 'none', kase);
      return ein('irgendein');
    case 'no':
      return ein('kein');
    case 'the':
      // What has a name of its own needs no article.
      return head.symbol?.sort === 'card' ? head.noun.one : der(theFor(agreement, kase));
    case 'this':
      return join(der(derWord('dies', agreement, kase)), isPointedAt(scope, np.heads[0].words) ? 'hier' : '');
    case 'that':
    case 'these':
    case 'those':
      return der(derWord('dies', agreement, kase));
    case 'your':
      return ein('dein');
    case 'their':
      return ein(their(scope));
    case undefined:
      return head.symbol?.sort === 'card' ? head.noun.one : headText(scope, np, head, 'none', kase);
  }
}

/** `einen deiner Helden`, `alle deine Helden` */
export function theirs(
  scope: DiscourseScope,
  np: NounPhrase,
  head: HeadWords,
  yours: boolean,
  kase: Case,
): string {
  const stem = yours ? 'dein' : their(scope);
  const whole = (in_: Case): string =>
    join(einWord(stem, agreementIn(head.noun, head.form), in_), headText(scope, np, head, 'ein', in_));
  const agreement = agreementIn(head.noun, 'one');
  if (np.quantity) return join(quantity(scope, np.quantity, agreement, '', kase), whole('gen'));
  switch (np.determiner) {
    case 'all':
      return join(derWord('all', 'many', kase), whole(kase));
    case 'a':
    case 'another':
    case 'each':
    case 'every':
    case 'no':
      return join(part(scope, np, head.noun, kase), whole('gen'));
    default:
      return whole(kase);
  }
}

/** `eine dieser Karten`: what stands in front of the genitive. */
export function part(scope: DiscourseScope, np: NounPhrase, noun: Noun, kase: Case): string {
  const agreement = agreementIn(noun, 'one');
  if (np.quantity) return quantity(scope, np.quantity, agreement, '', kase);
  switch (np.determiner) {
    case 'another':
      return join(einWord('ein', agreement, kase), adjective('ander', 'ein', agreement, kase));
    case 'each':
    case 'every':
      return derWord('jed', agreement, kase);
    case 'no':
      return derWord('kein', agreement, kase);
    case 'all':
      return derWord('all', 'many', kase);
    default:
      return derWord('ein', agreement, kase);
  }
}

/** A noun in its case with its adjectives; a value that is a noun is joined to it. */
export function headText(
  scope: DiscourseScope,
  np: NounPhrase,
  head: HeadWords,
  article: Article,
  kase: Case,
): string {
  const agreement = agreementIn(head.noun, head.form);
  const front: string[] = [];
  let joined = '';
  const say = (stem: string): number => front.push(adjective(stem, article, agreement, kase));
  if (head.isNew) say('neu');
  for (const quality of head.qualities) {
    if ('done' in quality) say(quality.done);
    else if ('word' in quality) say(adjectives[quality.word]);
    else if (quality.value.gender) joined += `${joinedTo(quality.value)}-`;
    else say(quality.value.one);
  }
  if (np.ordinal?.amount) {
    // `die 3 obersten`, but `die ersten 3`
    const behind = ['first', 'last', 'next'].includes(np.ordinal.which) ? 1 : 0;
    front.splice(behind, 0, amountOf(scope, np.ordinal.amount));
  }
  const { noun } = head;
  if (head.symbol?.sort === 'card') return join(...front, noun.one);
  return join(...front, joined + declined(noun, head.form, kase, article));
}

/** `3 oder mehr`: how great a number by itself is. */
export const bounded = (scope: DiscourseScope, q: Bounds): string =>
  q.kind === 'count'
    ? `${amountOf(scope, q.amount)} oder mehr`
    : `${comparisons[q.how]} ${amountOf(scope, q.amount)}`;

/** How many, in front of what there is; `core` is empty for a part of something, whose genitive follows. */
export function quantity(
  scope: DiscourseScope,
  q: Quantity,
  agreement: ReturnType<typeof agreementIn>,
  core: string,
  kase: Case,
): string {
  const dative = kase === 'dat';
  switch (q.kind) {
    case 'count': {
      const single = q.amount.kind === 'number' && q.amount.value === 1 && !q.orMore;
      if (core === '' && single) return derWord('ein', agreement, kase);
      return join(amountOf(scope, q.amount), q.orMore ? 'oder mehr' : '', core);
    }
    case 'compared':
      return join(comparisons[q.how], amountOf(scope, q.amount), core);
    case 'up-to':
      return join('bis zu', amountOf(scope, q.amount), core);
    case 'any-number':
      return join(dative ? 'beliebig vielen' : 'beliebig viele', core);
    case 'one-or-more':
      return join(derWord('ein', agreement, kase), 'oder', dative ? 'mehreren' : 'mehrere', core);
    case 'some-but-not-all':
      return join(dative ? 'einigen, aber nicht allen' : 'einige, aber nicht alle', core);
    case 'that-many':
      if (q.much) return join('ebenso viel', core);
      return join(dative ? 'ebenso vielen' : 'ebenso viele', core);
  }
}
