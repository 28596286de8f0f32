/** German conditions. */
import { contestEndOf } from '../../language/symbols/events/contest-events.ts';
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Complement, Expression } from '../../language/syntax/ast.ts';
import { samenessIn, amountOf, extremeIn, countedNoun, isCard, isNumeric } from '../realiser/amounts.ts';
import type { Person } from '../discourse/grammatical-person.ts';
import { nounFor } from '../discourse/noun-forms.ts';
import { isInPlayWord, termOf } from '../discourse/discourse-scope.ts';
import { relationFor, verbFor } from '../realiser/verb-phrases.ts';
import type { About, ConditionGrammar } from '../realiser/condition-clauses.ts';
import { join } from '../realiser/word-joining.ts';
import { between, deniesItself, middleOf, objectHasQuantity } from './verb-frames.ts';
import { agreementOf, pronounFor, type German, type VerbPlace, type Subject } from './context.ts';
import { agreementIn, declined, einWord, theFor } from './declension.ts';
import { placed } from './noun-modifiers.ts';
import { timeText } from '../realiser/time-nouns.ts';
import { attached, be, became, bracketed, clause, had, have, relations, was } from './verb-forms.ts';

const adjectives: Readonly<Record<string, string>> = {
  empty: 'leer',
  full: 'voll',
  odd: 'ungerade',
  even: 'gerade',
  consecutive: 'aufeinanderfolgend',
  different: 'verschieden',
  same: 'gleich',
  met: 'erfüllt',
  'face up': 'offen',
  'face down': 'verdeckt',
};

const comparisons = {
  exactly: 'genau',
  'at least': 'mindestens',
  'at most': 'höchstens',
  'more than': 'größer als',
  'less than': 'kleiner als',
} as const;

const you: Subject = { text: 'du', agreement: 'm', you: true };

const subjectOf = (de: German, e: Expression): Subject => ({
  text: pronounFor(de, e, 'nom') ?? de.phrase(e),
  agreement: agreementOf(de, e),
  ...(isYou(e) ? { you: true } : {}),
});

const personOf = ({ you: isYours, agreement }: Subject): Person =>
  isYours ? 'you' : agreement === 'many' ? 'many' : 'one';

function has(de: German, c: About & { kind: 'has' }, subject: Subject, place: VerbPlace): string {
  const object = c.negated ? de.denied(c.object, 'acc') : de.phrase(c.object, 'acc');
  const not = c.negated && object === de.phrase(c.object, 'acc') ? 'nicht' : '';
  const verb = (c.past ? had : have)[personOf(subject)];
  return clause(subject.text, verb, join(object, not), '', place);
}

/** Counters that are compared are how many there are: `die Zahl seiner Schritte`. */
function countedSubject(de: German, e: Expression, subject: Subject): Subject {
  const np = countedNoun(de.scope, e);
  return np ? { text: de.nouns.numberOf(de, np, 'nom'), agreement: 'f' } : subject;
}

function is(de: German, c: About & { kind: 'is' }, named: Subject, place: VerbPlace): string {
  const { complement } = c;
  const subject = complement.kind === 'compared' ? countedSubject(de, c.subject, named) : named;
  const who = personOf(subject);
  const not = c.negated ? 'nicht' : '';
  const time = complement.kind === 'words' ? complement.args.time : undefined;
  if (complement.kind === 'words' && time) {
    const word = complement.words[0].text;
    const verb = verbFor(de.scope.vocabulary, word, 'de');
    if (verb && verb.lead !== '') {
      const args = { ...complement.args, object: c.subject };
      const middle = between(middleOf(de, word, args), { not: c.negated });
      return clause('jemand', have.one, middle, verb.forms.done, place);
    }
    const middle = join(timeText(de, time), not);
    return clause(subject.text, became[who], middle, verb?.forms.done ?? word, place);
  }
  const verb = (c.past ? was : be)[who];
  if (complement.kind === 'phrase' && !samenessIn(complement) && !extremeIn(complement)) {
    const said = c.negated ? de.denied(complement.phrase, 'nom') : plain(de, complement.phrase);
    const middle = join(said === plain(de, complement.phrase) ? not : '', said);
    // `es ist ein Held`
    const short = pronounFor(de, c.subject, 'nom') !== undefined && !isNumeric(de.scope, complement.phrase);
    return clause(short ? 'es' : subject.text, verb, middle, '', place);
  }
  return clause(
    subject.text,
    verb,
    join(not, complementText(de, complement, subject, isCard(de.scope, c.subject))),
    '',
    place,
  );
}

const plain = (de: German, e: Expression): string => (isNumeric(de.scope, e) ? de.number(e) : de.phrase(e));

function complementText(de: German, c: Complement, subject: Subject, ofCard: boolean): string {
  const alike = samenessIn(c);
  if (alike) {
    const all = subject.agreement === 'many' && alike !== 'consecutive' && !subject.text.endsWith(' alle');
    return join(all ? 'alle' : '', adjectives[alike]);
  }
  const extreme = extremeIn(c);
  if (extreme) return extreme === 'lowest' ? 'am kleinsten' : 'am größten';
  switch (c.kind) {
    case 'phrase':
      return plain(de, c.phrase);
    case 'compared':
      return `${comparisons[c.how]} ${de.number(c.amount)}`;
    case 'placed':
      return isInPlayWord(c.phrase) ? 'im Spiel' : placed(de, c.preposition, c.phrase);
    case 'within':
      return `höchstens ${amountOf(de.scope, c.amount)} von ${de.phrase(c.of, 'dat')} entfernt`;
    case 'words': {
      const text = c.words.map((word) => word.text).join(' ');
      if (Object.hasOwn(adjectives, text)) return adjectives[text];
      const symbol = termOf(de.scope.vocabulary, c.words)?.symbol;
      if (symbol) {
        const named = nounFor(symbol, 'de');
        if (symbol.sort !== 'value' || !ofCard || !named.gender || subject.agreement === 'many')
          return named.one;
        if (named.one !== named.many)
          return join(einWord('ein', agreementIn(named, 'one'), 'nom'), named.one);
        const set = nounFor(symbol.of, 'de');
        return join(theFor(agreementIn(set, 'one'), 'gen'), declined(set, 'one', 'gen'), named.one);
      }
      const verb = c.words.length === 1 ? verbFor(de.scope.vocabulary, text, 'de') : undefined;
      return verb ? join(between(middleOf(de, text, c.args)), verb.forms.done) : text;
    }
  }
}

/** What somebody has done, or a relation: `Feuer schlägt Eis`. */
function does(de: German, c: About & { kind: 'does' }, subject: Subject, place: VerbPlace): string {
  const { text } = c.verb;
  const { vocabulary } = de.scope;
  const who = personOf(subject);
  // Who has won a contest is asked of the present: `du gewinnst`.
  const verb = contestEndOf(vocabulary, text) === 'win' ? undefined : verbFor(vocabulary, text, 'de');
  const none = c.negated && deniesItself(de, text, c.args);
  const notSoMany = objectHasQuantity(c.args);
  const middle = between(middleOf(de, text, c.args, c.negated), { not: c.negated && !none, notSoMany });
  if (!verb) {
    const own = relations[text.replace(/s$/, '').replace(/^won$/, 'win')];
    if (!own) return clause(subject.text, text, middle, '', place);
    const object =
      c.args.object && join(own.before, de.phrase(c.args.object, own.before === '' ? 'acc' : 'dat'));
    return clause(subject.text, own.forms[who], join(object, c.negated ? 'nicht' : ''), '', place);
  }
  if (!vocabulary.verbForms.has(text) && relationFor(vocabulary, text)) {
    if (place === 'last') return join(subject.text, bracketed(middle, attached(verb, text, who)));
    return clause(subject.text, verb.forms[who], middle, verb.forms.prefix ?? '', place);
  }
  return clause(subject.text, have[who], middle, verb.forms.done, place);
}

export const conditions: ConditionGrammar<German, Subject, VerbPlace> = {
  glue: (word) => (word === 'and' ? 'und' : 'oder'),
  again: () => '',
  inList: (place) => place,
  alone: 'second',
  isMain: (place) => place === 'second',
  noneOf: 'nichts hiervon gilt:',
  you,
  subject: subjectOf,
  same: (_de, subject, noun, as, place) => {
    const agreement = agreementIn(noun, 'one');
    const what = `${theFor(agreement, 'acc')}selbe${agreement === 'm' ? 'n' : ''} ${declined(noun, 'one', 'acc')}`;
    return clause(subject.text, have[personOf(subject)], join(what, 'wie', as), '', place);
  },
  thereIs: (de, c, each, place) => {
    const middle = join(de.phrase(c.phrase, 'acc'), each && `für ${each}`);
    return clause('es', c.past ? 'gab' : 'gibt', middle, '', place);
  },
  predicates: { is, has, does },
};
