/** The modifiers behind an English noun. */
import { isDie } from '../discourse/built-in-nouns.ts';
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Comparison, Condition, NounPhrase } from '../../language/syntax/ast.ts';
import { personOf } from '../discourse/noun-heads.ts';
import type { Clausal } from '../discourse/relative-clauses.ts';
import type { ModifierGrammar } from '../realiser/modifier-phrases.ts';
import { listed } from '../../text/list-format.ts';
import { join } from '../realiser/word-joining.ts';
import type { English } from './context.ts';
import { headText, quantityWords } from './nouns.ts';

const limits: Readonly<Record<Comparison, (number: number) => string>> = {
  exactly: (number) => String(number),
  'at least': (number) => `${number} or more`,
  'at most': (number) => `${number} or less`,
  'more than': (number) => `above ${number}`,
  'less than': (number) => `below ${number}`,
};

export const modifiers: ModifierGrammar<English> = {
  and: 'and',
  shares: 'with',
  commas: (text, inside) => (inside ? `, ${text},` : text),
  fromTo: (from, to) => `from ${from} to ${to}`,
  leaving: (en, { phrase }) => `from ${en.phrase(phrase)}`,
  placed: (en, preposition, e) => `${preposition} ${en.phrase(e)}`,
  onCards: (en, cards) => `on ${en.phrase(cards)}`,
  within: (amount, of) => `within ${amount} of ${of}`,
  between: ['between', 'and'],
  distance: (which, from) => (which === 'nearest' ? `nearest to ${from}` : `farthest from ${from}`),
  relative: (_en, _np, subject, who, done, time) =>
    join('that', subject, who === 'one' ? 'has' : 'have', done, time),
  with: ['with', 'nom'],
  without: ['without', 'nom'],
  most: ({ scope }, bare, head, most) =>
    most &&
    `the ${most} ${headText(scope, bare, { ...head, qualities: head.qualities.slice(1), form: 'many' })}`,
  comparisons: quantityWords.comparisons,
  orMore: 'or more',
  totalCount: (number, noun, value) => `with a total of ${number} ${value === 1 ? noun.one : noun.many}`,
  totalValue: (number, noun, how, more) => join('with a total', noun.one, 'of', how, number, more),
  alike: {
    consecutive: ({ many }) => `with consecutive ${many}`,
    different: ({ many }) => `with all different ${many}`,
    same: (noun) => (isDie('en', noun) ? 'with the same number on all dice' : `of the same ${noun.one}`),
  },
  valued: ({ one }, { how, number }) => `with ${one} ${limits[how](number)}`,
  member: (value, { many }, en, np) =>
    `with ${value} among ${personOf(en.scope, np) === 'many' ? 'their' : 'its'} ${many}`,
  alikeToo: ({ one }) => one,
  as: 'as',
  measured: (en, bare, head, kind, how) => {
    const many = headText(en.scope, bare, { ...head, form: 'many' });
    const total = `total ${headText(en.scope, bare, { ...head, form: 'one' })}`;
    if (how === 'lowest' || how === 'highest')
      return kind === 'count'
        ? `with the ${how === 'lowest' ? 'fewest' : 'most'} ${many}`
        : `with the ${how} ${total}`;
    if (typeof how === 'object' && 'near' in how)
      return `with the ${kind === 'count' ? `number of ${many}` : total} closest to ${how.near}`;
    if (typeof how === 'object')
      return kind === 'count'
        ? `with as many ${many} as ${en.phrase(how.as)}`
        : `with the same ${total} as ${en.phrase(how.as)}`;
    if (how === 'same') return `with the same ${kind === 'count' ? `number of ${many}` : total}`;
    return kind === 'count' ? `with different numbers of ${many}` : `with a different ${total} each`;
  },
  clause,
};

const isOfYou = ({ complement }: Condition & { kind: 'is' }): boolean =>
  complement.kind === 'phrase' && isYou(complement.phrase);

/** `that you own` */
function yours(id: string, noun: string, negated: boolean): string {
  const verb = { owner: 'own', controller: 'control' }[id];
  if (verb === undefined) return `whose ${noun} you are${negated ? ' not' : ''}`;
  return negated ? `that you do not ${verb}` : `that you ${verb}`;
}

/** `whose level is at least 2`, `that is attackable` */
function clause(en: English, np: NounPhrase, n: Clausal): string {
  switch (n.kind) {
    case 'field': {
      const { noun, form, symbol } = n.field;
      if (isOfYou(n.test) && symbol?.sort === 'built-in') return yours(symbol.id, noun.one, n.test.negated);
      if (n.of === 'no') return en.about(n.test, { text: `none of whose ${noun.many}`, many: false });
      return n.of === 'every'
        ? en.about(n.test, { text: `whose ${noun.many}`, many: true })
        : en.about(n.test, { text: `whose ${noun[form]}`, many: form === 'many' });
    }
    case 'itself':
      return en.about(n.test, { text: 'that', many: personOf(en.scope, np) === 'many' });
    case 'either':
      return listed(
        n.parts.map((part) => clause(en, np, part)),
        'or',
      );
    case 'object':
      return thatClause(en.condition(n.test));
    case 'other':
      return suchThat(en.condition(n.test));
  }
}

/** `such that the storm is 3`, `for which that tool is ready` */
const suchThat = (clause: string): string =>
  `${clause.startsWith('that ') ? 'for which' : 'such that'} ${clause}`;

/** `that the knight replaces`, `which that knight replaces` */
const thatClause = (clause: string): string => `${clause.startsWith('that ') ? 'which' : 'that'} ${clause}`;
