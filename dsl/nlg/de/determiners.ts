/** German articles and numbers in front of nouns. */
import type { Form } from '../../language/symbols/symbol-table.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { amountOf, countOf } from '../realiser/amounts.ts';
import type { HeadWords, OwnQuality, Quality } from '../discourse/noun-heads.ts';
import type { Case, Noun } from '../discourse/noun-types.ts';
import { isPointedAt, type DiscourseScope } from '../discourse/discourse-scope.ts';
import type { PartWords } from '../realiser/quantity-phrases.ts';
import { join } from '../realiser/word-joining.ts';
import { adjective, agreementIn, declined, derWord, einWord, joinedTo, theFor } from './declension.ts';
import type { Article } from './declension.ts';

const adjectives: Readonly<Record<OwnQuality, string>> = {
  random: 'zufällig',
  further: 'weiter',
  enemy: 'gegnerisch',
  other: 'ander',
  different: 'verschieden',
  same: 'selb',
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
  leftmost: 'ganz link',
  rightmost: 'ganz recht',
  first: 'erst',
  last: 'letzt',
  next: 'nächst',
};

export const comparedTo = {
  exactly: 'genau',
  'at least': 'mindestens',
  'at most': 'höchstens',
  'more than': 'mehr als',
  'less than': 'weniger als',
} as const;

/** How often a result counts. */
const multiples: Readonly<Record<string, string>> = {
  1: 'das Ergebnis',
  2: 'das Doppelte des Ergebnisses',
};

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
      return head.qualities.some(isFurther)
        ? ein('ein')
        : ein('ein', adjective('ander', 'ein', agreement, kase));
    case 'each':
    case 'every':
      return der(derWord('jed', agreement, kase));
    case 'all':
      return der(derWord('all', 'many', kase));
    case 'any':
      // Any number of what is only counted.
      if (head.symbol?.sort === 'counter')
        return headText(scope, np, { ...head, form: 'many' }, 'none', kase);
      return head.symbol?.sort === 'field' ? `mindestens ${ein('ein')}` : ein('irgendein');
    case 'no':
      return ein('kein');
    case 'the':
      // What has a name of its own needs no article.
      if (head.symbol?.sort === 'card') return head.noun.one;
      // `derselben Gruppe` is one word.
      return der(theFor(agreement, kase)).replace(/^(d[a-z]+) (?=selb)/, '$1');
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

const isFurther = (quality: Quality): boolean => 'word' in quality && quality.word === 'further';

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
    else {
      if (quality.negated) front.push('nicht');
      say(quality.value.one);
    }
  }
  if (np.ordinal?.amount) {
    // `die 3 obersten`, but `die ersten 3`
    const behind = ['first', 'last', 'next'].includes(np.ordinal.which) ? 1 : 0;
    front.splice(behind, 0, amountOf(scope, np.ordinal.amount));
  }
  const { noun } = head;
  // A name of its own is not declined.
  if (head.symbol?.sort === 'card') return join(...front, noun[head.form]);
  return join(...front, joined + declined(noun, head.form, kase, article));
}

const one = (noun: Noun, kase: Case): string => derWord('ein', agreementIn(noun, 'one'), kase);

/** `viele`, `vielen`: a word for a number of cards. */
const several = (word: string, kase: Case): string => (kase === 'dat' ? `${word}n` : word);

/** How many, and how many of several: `einen deiner Helden`, `alle deine Helden`. */
export const partWords: PartWords = {
  quantities: {
    comparisons: comparedTo,
    upTo: 'bis zu',
    to: 'bis',
    one,
    orMore: (amount, core) => join(amount, 'oder mehr', core),
    anyNumber: (core, kase) => join(several('beliebig viele', kase), core),
    oneOrMore: (core, noun, kase) => join(one(noun, kase), 'oder', several('mehrere', kase), core),
    someButNotAll: (core, kase) =>
      join(`${several('einige', kase)}, aber nicht`, several('alle', kase), core),
    ofResult: (factor, core) =>
      join(multiples[factor] ?? `das ${factor}-Fache des Ergebnisses`, `in ${core}`),
    thatMany: (core, much, kase) => join(much ? 'ebenso viel' : several('ebenso viele', kase), core),
  },
  one,
  another: (noun, kase) => {
    const agreement = agreementIn(noun, 'one');
    return join(einWord('ein', agreement, kase), adjective('ander', 'ein', agreement, kase));
  },
  each: (noun, kase) => derWord('jed', agreementIn(noun, 'one'), kase),
  none: (noun, kase) => derWord('kein', agreementIn(noun, 'one'), kase),
  all: (_, kase) => derWord('all', 'many', kase),
  other: one,
  of: '',
  possessed: (scope, np, head, yours, kase) =>
    join(
      einWord(yours ? 'dein' : their(scope), agreementIn(head.noun, head.form), kase),
      headText(scope, np, head, 'ein', kase),
    ),
};
