/** What stands behind a German noun. */
import type { Comparison, Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { alikeIn, amountOf, mostIn } from '../realiser/amounts.ts';
import { headIn, isYou, personOf, symbolOf } from '../discourse/noun-heads.ts';
import type { Narrowing, Tails } from '../discourse/relative-clauses.ts';
import { isInPlayWord, leavesPlace } from '../realiser/verb-slots.ts';
import { arranged, bareTotal, countedBy } from '../discourse/modifier-order.ts';
import { verbFor } from '../realiser/verb-phrases.ts';
import { boundsOf, join } from '../realiser/word-joining.ts';
import {
  adjective,
  agreementIn,
  declined,
  einWord,
  derWord,
  possessorFor,
  relativeFor,
  theFor,
} from './declension.ts';
import { headText } from './determiners.ts';
import { agreementOf, type German } from './context.ts';
import { thisTime } from './time-spans.ts';

/** What stands right behind the noun, and what follows. Clauses stand between commas. */
export const tailsOf = (
  de: German,
  np: NounPhrase,
  tails: Tails,
  from: boolean,
): { close: string; rest: string } =>
  arranged(tails, {
    and: 'und',
    with: 'mit',
    tail: (each) => tail(de, np, each, from),
    shortly: (each) => shortly(de, np, each),
    clause: (each) => clause(de, np, each),
    commas: (text) => `, ${text},`,
  });

function tail(de: German, np: NounPhrase, t: Tail, from: boolean): string {
  switch (t.kind) {
    case 'of':
      // `diese Helden von dir`
      if (t.phrase.kind === 'pronoun' && t.phrase.which === 'yours') return 'von dir';
      return de.whose(t.phrase);
    case 'place': {
      const bounds = boundsOf(t);
      if (bounds) return `von ${bounds.from} bis ${bounds.to}`;
      const leaves = from && leavesPlace(de.scope.vocabulary, t);
      if (leaves) return `${isOn(de, t) ? 'von' : 'aus'} ${de.phrase(t.phrase, 'dat')}`;
      if (t.preposition === 'attached to') return `an ${de.phrase(t.phrase, 'dat')}`;
      return t.preposition === 'other than'
        ? `außer ${de.phrase(t.phrase, 'dat')}`
        : placed(de, t.preposition, t.phrase);
    }
    case 'with':
      return withPart(de, t);
    case 'total':
      return total(de, t);
    case 'within':
      return `im Abstand von höchstens ${amountOf(de.scope, t.amount)} zu ${de.phrase(t.of, 'dat')}`;
    case 'between':
      return `zwischen ${de.phrase(t.left, 'dat')} und ${de.phrase(t.right, 'dat')}`;
    case 'where':
      return '';
    case 'relative': {
      const done = verbFor(de.scope.vocabulary, t.verb.text, 'de')?.forms.done ?? t.verb.text;
      const have = { you: 'hast', one: 'hat', many: 'haben' }[personOf(de.scope, t.subject)];
      const time = t.time && thisTime(de.scope, t.time.unit);
      return `, ${join(relativeFor(agreementOf(de, np), 'acc'), de.phrase(t.subject), time, done, have)},`;
    }
  }
}

/** Whether a place is on top of or beside something: what leaves it comes *von* it, and not *aus* it. */
function isOn(de: German, { preposition, phrase }: Tail & { kind: 'place' }): boolean {
  const symbol = symbolOf(de.scope, phrase);
  const own = symbol?.sort === 'zone' ? symbol.prepositions.de : undefined;
  return preposition === 'on' || own === 'an';
}

/** Where something is: `im Abwurfstapel`, `neben diesem Helden`. */
export function placed(
  de: German,
  preposition: (Tail & { kind: 'place' })['preposition'],
  e: Expression,
): string {
  switch (preposition) {
    case 'in':
    case 'on':
      return isInPlayWord(e) ? 'im Spiel' : located(de, e, preposition, 'dat');
    case 'among':
    case 'under':
      return `unter ${de.phrase(e, 'dat')}`;
    case 'attached to':
      return `an ${de.phrase(e, 'acc')} angelegt`;
    case 'adjacent to':
      return `neben ${de.phrase(e, 'dat')}`;
    case 'other than':
      return `nicht ${de.phrase(e)}`;
    case 'at':
      return `bei ${de.phrase(e, 'dat')}`;
  }
}

/** Where something lies (dative) or goes (accusative): `auf der Hand`, `in die Gruppe`. */
export function located(de: German, e: Expression, preposition: 'in' | 'on', kase: 'dat' | 'acc'): string {
  const symbol = symbolOf(de.scope, e);
  const own = symbol?.sort === 'zone' ? symbol.prepositions.de : undefined;
  const stacked = kase === 'acc' && symbol?.sort === 'zone' && symbol.order === 'stack';
  return `${own ?? (preposition === 'on' || stacked ? 'auf' : 'in')} ${de.phrase(e, kase)}`;
}

/** `mit einem Gesamtwert von genau 9`, `mit insgesamt mindestens 3 Münzen` */
function total(de: German, t: Tail & { kind: 'total' }): string {
  const { noun, symbol } = headIn(de.scope, bareTotal(t), t.head);
  const { limit } = t;
  const how = limit.kind === 'compared' ? comparisons[limit.how] : '';
  const more = limit.kind === 'count' && limit.orMore ? 'oder mehr' : '';
  const text = join(
    how,
    symbol?.sort === 'counter' ? countedBy(de.scope, limit) : de.number(limit.amount, 'dat'),
    more,
  );
  if (symbol?.sort === 'counter') {
    const isOne = limit.amount.kind === 'number' && limit.amount.value === 1;
    return join('mit insgesamt', text, declined(noun, isOne ? 'one' : 'many', 'dat', 'none'));
  }
  const agreement = agreementIn(noun, 'one');
  const word = declined(noun, 'one', 'dat');
  // What has no German name makes no German word with another.
  const whole =
    word.includes(' ') || noun.gender === undefined
      ? join(adjective('gesamt', 'ein', agreement, 'dat'), word)
      : `Gesamt${word.charAt(0).toLowerCase()}${word.slice(1)}`;
  return join('mit', einWord('ein', agreement, 'dat'), whole, 'von', text);
}

const comparisons: Readonly<Record<Comparison, string>> = {
  exactly: 'genau',
  'at least': 'mindestens',
  'at most': 'höchstens',
  'more than': 'mehr als',
  'less than': 'weniger als',
};

function withPart(de: German, { negated, phrase: np }: Tail & { kind: 'with' }): string {
  const head = np.heads.length > 0 ? headIn(de.scope, np, np.heads[0]) : undefined;
  if (!head) return negated ? `ohne ${de.phrase(np, 'acc')}` : `mit ${de.phrase(np, 'dat')}`;
  const bare = { ...np, determiner: undefined, quantity: undefined } as const;
  const more = (): string[] => np.tails.map((t) => tail(de, np, t, false));
  if (np.determiner === 'no' || (negated && np.determiner === 'a')) {
    const form = np.determiner === 'no' ? head.form : ('one' as const);
    return join('ohne', headText(de.scope, bare, { ...head, form }, 'none', 'acc'), ...more());
  }
  const [first, ...qualities] = head.qualities;
  const word = mostIn(head) ?? (first && 'word' in first ? first.word : undefined);
  if (word === 'most' || word === 'fewest' || word === 'highest' || word === 'lowest') {
    const best = { ...head, qualities: [{ word }, ...qualities] };
    const article = theFor(agreementIn(head.noun, head.form), 'dat');
    return join('mit', article, headText(de.scope, bare, best, 'der', 'dat'), ...more());
  }
  return negated ? `ohne ${de.phrase(np, 'acc')}` : `mit ${de.phrase(np, 'dat')}`;
}

/** `mit aufeinanderfolgenden Werten`, `der gleichen Farbe`: a few words instead of a clause. */
function shortly(de: German, np: NounPhrase, n: Narrowing): string | undefined {
  if (n.kind !== 'field' || n.of !== 'it' || n.test.negated || n.field.form !== 'many') return undefined;
  const { noun } = n.field;
  const values = (stem: string): string =>
    join(adjective(stem, 'none', 'many', 'dat'), declined(noun, 'many', 'dat', 'none'));
  switch (alikeIn(n.test.complement)) {
    case 'consecutive':
      return `mit ${values('aufeinanderfolgend')}`;
    case 'different':
      return `mit lauter ${values('verschieden')}`;
    case 'same': {
      if (personOf(de.scope, np) !== 'many') return undefined;
      const agreement = agreementIn(noun, 'one');
      return join(
        theFor(agreement, 'gen'),
        adjective('gleich', 'der', agreement, 'gen'),
        declined(noun, 'one', 'gen'),
      );
    }
    default:
      return undefined;
  }
}

/** `dessen Wert ungerade ist`, `der angreifbar ist`, `bei dem ...` */
function clause(de: German, np: NounPhrase, n: Narrowing): string {
  const agreement = agreementOf(de, np);
  switch (n.kind) {
    case 'field': {
      const { noun, form } = n.field;
      const possessor = possessorFor(agreement);
      if (n.of === 'no') {
        const none = derWord('kein', agreementIn(noun, 'one'), 'nom');
        const text = `von ${possessor} ${declined(noun, 'many', 'dat', 'none')} ${none}`;
        return de.about(n.test, { text, agreement: agreementIn(noun, 'one') }, 'last');
      }
      const { complement } = n.test;
      const text = `${possessor} ${declined(noun, n.of === 'every' ? 'many' : form, 'nom', 'none')}`;
      if (complement.kind === 'phrase' && isYou(complement.phrase))
        return join(text, 'du', n.test.negated ? 'nicht' : '', 'bist');
      if (n.of === 'every') return de.about(n.test, { text: `${text} alle`, agreement: 'many' }, 'last');
      return de.about(n.test, { text, agreement: agreementIn(noun, form) }, 'last');
    }
    case 'itself':
      return de.about(n.test, { text: relativeFor(agreement, 'nom'), agreement }, 'last');
    case 'other':
      return `bei ${relativeFor(agreement, 'dat')} ${de.condition(n.test, 'last')}`;
  }
}
