/** The modifiers behind a German noun. */
import { isDie } from '../discourse/built-in-nouns.ts';
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Comparison, Expression, NounPhrase, NounPreposition, Tail } from '../../language/syntax/ast.ts';
import { symbolOf } from '../discourse/noun-heads.ts';
import type { Case, Noun } from '../discourse/noun-types.ts';
import { apart } from './contraction.ts';
import type { Clausal } from '../discourse/relative-clauses.ts';
import { isInPlayWord } from '../discourse/discourse-scope.ts';
import { located, type ModifierGrammar, type PlacementWords } from '../realiser/modifier-phrases.ts';
import { listed } from '../../text/list-format.ts';
import { join } from '../realiser/word-joining.ts';
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
import { comparedTo, headText } from './determiners.ts';
import { agreementOf, type German } from './context.ts';
import { have, setOff } from './verb-forms.ts';

export const places: PlacementWords = {
  in: 'in',
  on: 'auf',
  to: 'an',
  top: 'oben auf',
  bottom: 'unter',
  kase: 'acc',
};

/** Other places: the preposition, its case, and the words behind. */
const beside: Readonly<Record<Exclude<NounPreposition, 'in' | 'on'>, readonly [string, Case, string?]>> = {
  among: ['unter', 'dat'],
  under: ['unter', 'dat'],
  at: ['bei', 'dat'],
  'attached to': ['an', 'acc', 'angelegt'],
  'adjacent to': ['neben', 'dat'],
  'in line with': ['in einer Linie mit', 'dat'],
  'other than': ['nicht', 'nom'],
  for: ['für', 'acc'],
};

/** Where something is: `im Abwurfstapel`, `neben diesem Helden`. */
export function placed(de: German, preposition: NounPreposition, e: Expression): string {
  if (preposition === 'in' || preposition === 'on')
    return isInPlayWord(e) ? 'im Spiel' : located(de, places, e, preposition, 'dat');
  const [word, kase, end] = beside[preposition];
  return join(word, de.phrase(e, kase), end);
}

/** Whether a place is on top of or beside something: what leaves it comes *von* it, and not *aus* it. */
function isOn(de: German, { preposition, phrase }: Tail & { kind: 'place' }): boolean {
  const symbol = symbolOf(de.scope, phrase);
  const own = symbol?.sort === 'zone' ? symbol.prepositions.de : undefined;
  return preposition === 'on' || own === 'an';
}

const limits: Readonly<Record<Comparison, (number: number) => string>> = {
  exactly: (number) => String(number),
  'at least': (number) => `${number} oder höher`,
  'at most': (number) => `${number} oder niedriger`,
  'more than': (number) => `über ${number}`,
  'less than': (number) => `unter ${number}`,
};

const values = (noun: Noun, stem: string): string =>
  join(adjective(stem, 'none', 'many', 'dat'), declined(noun, 'many', 'dat', 'none'));

/** `Gesamtwert`, in the dative. */
function wholeOf(noun: Noun, article: 'ein' | 'none'): string {
  const word = declined(noun, 'one', 'dat');
  // What has no German name makes no German word with another.
  return word.includes(' ') || noun.gender === undefined
    ? join(adjective('gesamt', article, agreementIn(noun, 'one'), 'dat'), word)
    : `Gesamt${word.charAt(0).toLowerCase()}${word.slice(1)}`;
}

/** `gleichem Gesamtwert` */
const totalWord = (noun: Noun, stem: string): string =>
  join(adjective(stem, 'none', agreementIn(noun, 'one'), 'dat'), wholeOf(noun, 'none'));

export const modifiers: ModifierGrammar<German> = {
  and: 'und',
  shares: 'mit',
  commas: setOff,
  fromTo: (from, to) => `von ${from} bis ${to}`,
  leaving: (de, t) => `${isOn(de, t) ? 'von' : 'aus'} ${de.phrase(t.phrase, 'dat')}`,
  placed: (de, preposition, e) => {
    if (preposition === 'attached to') return `an ${de.phrase(e, 'dat')}`;
    return preposition === 'other than' ? `außer ${de.phrase(e, 'dat')}` : placed(de, preposition, e);
  },
  onCards: (de, cards) => `auf ${de.phrase(cards, 'dat')}`,
  within: (amount, of) => `im Abstand von höchstens ${amount} zu ${of}`,
  between: ['zwischen', 'und'],
  distance: (which, from) => `mit dem ${which === 'nearest' ? 'geringsten' : 'größten'} Abstand zu ${from}`,
  relative: (de, np, subject, who, done, time) =>
    setOff(join(relativeFor(agreementOf(de, np), 'acc'), subject, time, done, have[who])),
  with: ['mit', 'dat'],
  without: ['ohne', 'acc'],
  none: ({ scope }, bare, head, determiner) =>
    headText(scope, bare, { ...head, form: determiner === 'no' ? head.form : 'one' }, 'none', 'acc'),
  most: ({ scope }, bare, head, most, kase) => {
    const [first, ...qualities] = head.qualities;
    const word = most ?? (first && 'word' in first ? first.word : undefined);
    if (word !== 'most' && word !== 'fewest' && word !== 'highest' && word !== 'lowest') return undefined;
    const best = { ...head, qualities: [{ word }, ...qualities] };
    const article = theFor(agreementIn(head.noun, head.form), kase);
    return join(article, headText(scope, bare, best, 'der', kase));
  },
  comparisons: comparedTo,
  orMore: 'oder mehr',
  totalCount: (number, noun, value) =>
    `mit insgesamt ${number} ${declined(noun, value === 1 ? 'one' : 'many', 'dat', 'none')}`,
  /** `mit einem Gesamtwert von genau 9` */
  totalValue: (number, noun, how, more) => {
    const agreement = agreementIn(noun, 'one');
    return join('mit', einWord('ein', agreement, 'dat'), wholeOf(noun, 'ein'), 'von', how, number, more);
  },
  alike: {
    consecutive: (noun) => `mit ${values(noun, 'aufeinanderfolgend')}`,
    different: (noun) => `mit lauter ${values(noun, 'verschieden')}`,
    same: (noun) => {
      if (isDie('de', noun)) return 'mit gleicher Zahl auf allen Würfeln';
      const agreement = agreementIn(noun, 'one');
      const same = adjective('gleich', 'der', agreement, 'gen');
      return join(theFor(agreement, 'gen'), same, declined(noun, 'one', 'gen'));
    },
  },
  valued: (noun, { how, number }) =>
    noun.onlyMany
      ? `mit ${comparedTo[how]} ${number} ${declined(noun, 'many', 'dat', 'none')}`
      : `mit ${declined(noun, 'one', 'dat', 'none')} ${limits[how](number)}`,
  member: (value, noun, de, np) =>
    `mit ${value} unter ${einWord(['f', 'many'].includes(agreementOf(de, np)) ? 'ihr' : 'sein', 'many', 'dat')} ${declined(noun, 'many', 'dat', 'ein')}`,
  as: 'wie',
  measured: (de, bare, head, kind, how) => {
    const many = headText(de.scope, bare, { ...head, form: 'many' }, 'none', 'dat');
    const total = totalWord(head.noun, how === 'different' ? 'verschieden' : 'gleich');
    const isMost = how === 'lowest' || how === 'highest';
    if (isMost && kind === 'count') return `mit den ${how === 'lowest' ? 'wenigsten' : 'meisten'} ${many}`;
    const agreement = agreementIn(head.noun, 'one');
    if (isMost) {
      const end = adjective(how === 'lowest' ? 'niedrigst' : 'höchst', 'der', agreement, 'dat');
      return join('mit', theFor(agreement, 'dat'), end, wholeOf(head.noun, 'none'));
    }
    if (typeof how === 'object' && 'near' in how) {
      const of =
        kind === 'count'
          ? `der Anzahl der ${headText(de.scope, bare, { ...head, form: 'many' }, 'der', 'gen')}`
          : join(theFor(agreement, 'dat'), wholeOf(head.noun, 'none'));
      return `mit ${of} am nächsten an ${how.near}`;
    }
    if (typeof how === 'object')
      return kind === 'count'
        ? `mit ebenso vielen ${many} wie ${de.phrase(how.as)}`
        : `mit ${total} wie ${de.phrase(how.as)}`;
    if (kind === 'total') return `mit ${total}`;
    return `mit ${how === 'same' ? 'gleich' : 'unterschiedlich'} vielen ${many}`;
  },
  clause,
};

/** `dessen Wert ungerade ist`, `der angreifbar ist`, `bei dem ...` */
function clause(de: German, np: NounPhrase, n: Clausal): string {
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
    case 'either':
      return listed(
        n.parts.map((part) => clause(de, np, part)),
        'oder',
      );
    case 'object':
      return n.lead === undefined
        ? `${relativeFor(agreement, 'acc')} ${de.condition(n.test, 'last')}`
        : `${apart(n.lead, relativeFor(agreement, 'dat'))} ${de.condition(n.test, 'last')}`;
    case 'other':
      return `${apart('bei', relativeFor(agreement, 'dat'))} ${de.condition(n.test, 'last')}`;
  }
}
