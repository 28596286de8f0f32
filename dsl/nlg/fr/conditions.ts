/** French conditions. */
import { contestEndOf } from '../../language/symbols/events/contest-events.ts';
import { isYou } from '../../language/syntax/phrase-parts.ts';
import { halfOf } from '../realiser/amounts.ts';
import type { Comparison, Complement, Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { samenessIn, amountOf, extremeIn, countedNoun, isCard, isNumeric } from '../realiser/amounts.ts';
import { isNone } from '../discourse/noun-heads.ts';
import type { Person } from '../discourse/grammatical-person.ts';
import { nounFor } from '../discourse/noun-forms.ts';
import { termOf } from '../discourse/discourse-scope.ts';
import { relationFor, verbFor } from '../realiser/verb-phrases.ts';
import type { About, ConditionGrammar } from '../realiser/condition-clauses.ts';
import { join } from '../realiser/word-joining.ts';
import { doneIn, agreeing, subjunctive } from './word-forms.ts';
import { agreementOf, isShort, type Agreement, type French, type Manner, type Subject } from './context.ts';
import { one, the } from './determiners.ts';
import { placed } from './noun-modifiers.ts';
import { timeText } from '../realiser/time-nouns.ts';
import { be, have, relations } from './verb-forms.ts';
import { behind, clitic } from './verb-frames.ts';

/** Adjectives that conditions ask for. */
const adjectives: Readonly<Record<string, string>> = {
  empty: 'vide',
  full: 'plein',
  odd: 'impair',
  even: 'pair',
  consecutive: 'consécutif',
  different: 'différent',
  same: 'identique',
  met: 'rempli',
};
const faces: Readonly<Record<string, string>> = { 'face up': 'face visible', 'face down': 'face cachée' };

/** An adjective, which agrees, and the words in front of the number. */
const comparisons: Readonly<Record<Comparison, readonly [adjective: string, word: string]>> = {
  exactly: ['égal', 'à'],
  'at least': ['', 'd’au moins'],
  'at most': ['', 'd’au plus'],
  'more than': ['supérieur', 'à'],
  'less than': ['inférieur', 'à'],
};

type Is = About & { readonly kind: 'is' };

const you: Subject = { text: 'vous', feminine: false, many: false, you: true };

/** `la moitié`, `la plus grande valeur`, `la différence` */
const isFeminineNumber = (e: Expression): boolean =>
  e.kind === 'difference' || e.kind === 'extreme' || (e.kind === 'divided' && halfOf(e) !== undefined);

function subjectOf(fr: French, e: Expression): Subject {
  const who = {
    ...agreementOf(fr, e),
    ...(isFeminineNumber(e) ? { feminine: true } : {}),
    ...(isYou(e) ? { you: true } : {}),
    ...(isNone(e) ? { none: true } : {}),
  };
  const text = isShort(fr, e) ? (who.feminine ? 'elle' : 'il') : fr.phrase(e);
  return { text, ...who };
}

/** Counters that are compared are how many there are: `le nombre de ses pas`. */
function countedSubject(fr: French, e: Expression, subject: Subject): Subject {
  const np = countedNoun(fr.scope, e);
  return np ? { text: fr.nouns.numberOf(fr, np, 'nom'), feminine: false, many: false } : subject;
}

const personOf = ({ you: isYours, many }: Subject): Person => (isYours ? 'you' : many ? 'many' : 'one');

/** A verb with its subject, denied where it has to be. */
function said(
  subject: Subject,
  negated: boolean,
  verb: string,
  ...rest: readonly (string | undefined)[]
): string {
  if (!negated && !subject.none) return join(subject.text, verb, ...rest);
  return join(subject.text, `ne ${verb}`, subject.none ? '' : 'pas', ...rest);
}

function has(fr: French, c: About & { kind: 'has' }, subject: Subject, { mood }: Manner): string {
  const verb = have(personOf(subject), mood, c.past);
  const { object } = c;
  if (isNone(object)) return join(subject.text, `ne ${verb}`, fr.phrase(object));
  return said(subject, c.negated, verb, c.negated || subject.none ? fr.denied(object) : fr.phrase(object));
}

function is(fr: French, c: Is, named: Subject, { mood }: Manner): string {
  const { complement } = c;
  const subject = complement.kind === 'compared' ? countedSubject(fr, c.subject, named) : named;
  const who = personOf(subject);
  const time = complement.kind === 'words' ? complement.args.time : undefined;
  if (complement.kind === 'words' && time) {
    const word = complement.words[0].text;
    const verb = verbFor(fr.scope.vocabulary, word, 'fr');
    if (verb && verb.lead !== '') {
      const someone: Subject = { text: 'on', feminine: false, many: false };
      const end = behind(fr, word, { ...complement.args, object: c.subject });
      return said(someone, c.negated, have('one', mood), verb.forms.done, end);
    }
    const done = verb ? doneIn(verb.forms, subject.feminine, subject.many) : word;
    return said(subject, c.negated, have(who, mood), 'été', done, timeText(fr, time));
  }
  // `c’est un héros`
  const noun = isShort(fr, c.subject) && complement.kind === 'phrase' && isNoun(fr, complement.phrase);
  const about = noun ? { ...subject, text: 'ce' } : subject;
  return said(
    about,
    c.negated,
    be(who, mood, c.past),
    complementText(fr, complement, subject, isCard(fr.scope, c.subject)),
  );
}

const isNoun = (fr: French, e: Expression): boolean => e.kind === 'noun' && !isNumeric(fr.scope, e);

function complementText(fr: French, c: Complement, subject: Agreement, ofCard: boolean): string {
  const agree = (word: string): string => agreeing(word, subject.feminine, subject.many);
  const alike = samenessIn(c);
  if (alike) {
    const every = subject.many && alike === 'different' ? (subject.feminine ? 'toutes' : 'tous') : '';
    return join(every, agree(adjectives[alike]));
  }
  const extreme = extremeIn(c);
  if (extreme)
    return `${subject.feminine ? 'la' : 'le'} plus ${agree(extreme === 'lowest' ? 'petit' : 'grand')}`;
  switch (c.kind) {
    case 'phrase':
      if (c.phrase.kind === 'range') return `de ${fr.phrase(c.phrase)}`;
      return isNumeric(fr.scope, c.phrase)
        ? `${agree('égal')} à ${fr.number(c.phrase)}`
        : fr.phrase(c.phrase);
    case 'compared': {
      const [adjective, word] = comparisons[c.how];
      return join(adjective && agree(adjective), word, fr.number(c.amount));
    }
    case 'placed':
      return placed(fr, c.preposition, c.phrase, subject);
    case 'within':
      return `à une distance d’au plus ${amountOf(fr.scope, c.amount)} de ${fr.phrase(c.of)}`;
    case 'words':
      return words(fr, c, subject, ofCard);
  }
}

function words(
  fr: French,
  c: Complement & { kind: 'words' },
  { feminine, many }: Agreement,
  ofCard: boolean,
): string {
  const text = c.words.map((word) => word.text).join(' ');
  if (Object.hasOwn(faces, text)) return faces[text];
  if (Object.hasOwn(adjectives, text)) return agreeing(adjectives[text], feminine, many);
  const symbol = termOf(fr.scope.vocabulary, c.words)?.symbol;
  if (!symbol) {
    const verb = c.words.length === 1 ? verbFor(fr.scope.vocabulary, text, 'fr') : undefined;
    return verb ? join(doneIn(verb.forms, feminine, many), behind(fr, text, c.args)) : text;
  }
  const named = nounFor(symbol, 'fr');
  if (symbol.sort === 'card') return named.one;
  if (symbol.sort === 'value' && ofCard && named.gender && !many) {
    // `est une arme`, but `est d’élément eau`: what is no noun with a plural is a value of its set.
    if (named.one !== named.many) return join(one(named), named.one);
    return `de ${nounFor(symbol.of, 'fr').one} ${named.one}`;
  }
  return named.gender ? (many ? named.many : named.one) : agreeing(named.one, feminine, many);
}

/** What somebody has done, or a relation: `le feu bat la glace`. */
function does(fr: French, c: About & { kind: 'does' }, subject: Subject, { mood }: Manner): string {
  const { text } = c.verb;
  const { vocabulary } = fr.scope;
  const who = personOf(subject);
  const own = relations[text.replace(/s$/, '').replace(/^won$/, 'win')];
  // Who has won a contest is asked of the present: `du gewinnst`.
  const verb = contestEndOf(vocabulary, text) === 'win' ? undefined : verbFor(vocabulary, text, 'fr');
  const after = behind(fr, text, c.args, c.negated);
  const object = clitic(fr, text, c.args);
  if (!verb) return said(subject, c.negated, own ? own[mood][who] : text, after);
  if (!vocabulary.verbForms.has(text) && relationFor(vocabulary, text)) {
    const { forms } = verb;
    const form = mood === 'subjunctive' ? subjunctive(forms)[who] : forms[who];
    return said(subject, c.negated, join(object, form), after);
  }
  return said(subject, c.negated, join(object, have(who, mood)), verb.forms.done, after);
}

/** Where there is none, there is none in *any* place: `aucune carte dans aucune main`. */
const nowhere = (e: NounPhrase): NounPhrase => ({
  ...e,
  tails: e.tails.map((tail) =>
    tail.kind === 'place' && tail.phrase.kind === 'noun' && tail.phrase.determiner === 'any'
      ? { ...tail, phrase: { ...tail.phrase, determiner: 'no' as const } }
      : tail,
  ),
});

export const conditions: ConditionGrammar<French, Subject, Manner> = {
  glue: (word, { again }) => join(word === 'and' ? 'et' : 'ou', again),
  again: ({ again }) => again,
  inList: ({ mood }) => ({ again: '', mood }),
  alone: { again: '', mood: 'indicative' },
  isMain: ({ mood }) => mood === 'indicative',
  noneOf: 'rien de ceci n’est vrai :',
  you,
  subject: subjectOf,
  same: (_fr, subject, noun, as, { mood }) =>
    join(subject.text, have(personOf(subject), mood), `${the(noun, 'one')} même ${noun.one} que`, as),
  thereIs: (fr, c, each, { mood }) => {
    const there = isNone(c.phrase) ? 'il n’y' : 'il y';
    const what = isNone(c.phrase) ? nowhere(c.phrase) : c.phrase;
    return join(there, have('one', mood, c.past), fr.phrase(what), each && `pour ${each}`);
  },
  predicates: { is, has, does },
};
