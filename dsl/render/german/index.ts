/** German, in the familiar form (`du`). */
import type { Args, Complement, Condition, Expression, NounPhrase, Order, Word } from '../../tree.ts';
import { nounFor } from '../noun.ts';
import {
  amountOf,
  endOf,
  filled,
  isSame,
  isYou,
  join,
  personOf,
  pick,
  turned,
  type Filled,
  type Person,
} from '../phrase.ts';
import { headOf, termOf, type Scope } from '../scope.ts';
import type { Stance, Tongue } from '../tongue.ts';
import { verbFor, type Verb } from '../verb.ts';
import { declined, derWord, theFor, type Agreement, type Case } from './declension.ts';
import { list, nouns } from './nouns.ts';
import { runTogether } from './sounds.ts';

/** Where the verb of a clause stands: second, in front of its subject, or last. */
type Place = 'second' | 'first' | 'last';

interface Subject {
  readonly text: string;
  readonly agreement: Agreement;
  readonly you?: boolean;
}

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
  'more than': 'mehr als',
  'less than': 'weniger als',
} as const;

/** Cases behind prepositions; those of places take the accusative, as they say where to. */
const cases: Readonly<Record<string, Case>> = {
  aus: 'dat',
  außer: 'dat',
  bei: 'dat',
  mit: 'dat',
  nach: 'dat',
  von: 'dat',
  zu: 'dat',
  wegen: 'gen',
  statt: 'gen',
  trotz: 'gen',
};
const named: Readonly<Record<string, Case>> = {
  nominative: 'nom',
  accusative: 'acc',
  dative: 'dat',
  genitive: 'gen',
};

const be = ['bist', 'ist', 'sind'] as const;
const was = 'warst war waren'.split(' ') as [string, string, string];
const have = ['hast', 'hat', 'haben'] as const;
const had = ['hattest', 'hatte', 'hatten'] as const;
const become = ['wirst', 'wird', 'werden'] as const;
const became = ['wurdest', 'wurde', 'wurden'] as const;
const would = ['würdest', 'würde', 'würden'] as const;
const may = ['darfst', 'darf', 'dürfen'] as const;
const can = ['kannst', 'kann', 'können'] as const;
const must = ['musst', 'muss', 'müssen'] as const;

/** A clause: who, the verb that agrees, what stands between, and what ends it. */
const clause = (subject: string, verb: string, middle: string, end: string, place: Place): string =>
  place === 'last'
    ? join(subject, middle, end, verb)
    : place === 'first'
      ? join(verb, subject, middle, end)
      : join(subject, verb, middle, end);

/** Whether the verb's object is a direct one, so that it can become the subject of a passive. */
const isDirect = (verb: Verb | undefined): boolean => verb !== undefined && verb.lead === '';

const attached = (verb: Verb | undefined, text: string, person: Person): string =>
  verb ? `${verb.forms.prefix ?? ''}${verb.forms[person]}` : text;

export function german(scope: Scope): Tongue {
  const { phrase, operand, counted, located, agreementOf } = nouns(scope, () => ({ condition, about }));
  const verbOf = (word: string): Verb | undefined => verbFor(scope.vocabulary, word, 'de');

  // ------------------------------------------------------------------------------------- conditions

  const condition = (c: Condition): string => said(c, 'last');

  function said(c: Condition, place: Place): string {
    switch (c.kind) {
      case 'and':
      case 'or':
        return c.parts.map((part) => said(part, place)).join(c.kind === 'and' ? ' und ' : ' oder ');
      case 'any-of':
        return list(
          c.parts.map((part) => said(part, place)),
          'or',
        );
      case 'all-of':
        return list(
          c.parts.map((part) => said(part, place)),
          'and',
        );
      case 'none-of':
        return `nichts hiervon gilt: ${list(
          c.parts.map((part) => said(part, 'second')),
          'or',
        )}`;
      case 'there-is': {
        const each = c.forEach ? `für jede(n, s) ${one(c.forEach)}` : '';
        return clause('es', c.past ? 'gab' : 'gibt', join(phrase(c.phrase, 'acc'), each), '', place);
      }
      case 'is':
        return is(c, subjectOf(c.subject), place);
      case 'has':
        return has(c, phrase(c.subject), personOf(scope, c.subject), place);
      case 'does':
        return does(c, phrase(c.subject), personOf(scope, c.subject), place);
    }
  }

  const subjectOf = (e: Expression): Subject => ({
    text: phrase(e),
    agreement: agreementOf(e),
    ...(isYou(e) ? { you: true } : {}),
  });

  function about(c: Condition, subject: { text: string; agreement: Agreement }): string | undefined {
    const who: Person = subject.agreement === 'many' ? 'many' : 'one';
    if (c.kind === 'is') return is(c, subject, 'last');
    if (c.kind === 'has') return has(c, subject.text, who, 'last');
    return c.kind === 'does' ? does(c, subject.text, who, 'last') : undefined;
  }

  function is(c: Condition & { kind: 'is' }, subject: Subject, place: Place): string {
    const who: Person = subject.you ? 'you' : subject.agreement === 'many' ? 'many' : 'one';
    const { complement } = c;
    const not = c.negated ? 'nicht' : '';
    if (complement.kind === 'words' && complement.words.length === 1 && complement.args.time) {
      const verb = verbOf(complement.words[0].text);
      if (verb)
        return clause(
          subject.text,
          pick(who, became),
          join(time(complement.args), not),
          verb.forms.done,
          place,
        );
    }
    const verb = pick(who, c.past ? was : be);
    if (isSame(complement)) return clause(subject.text, verb, not, adjectives['same'], place);
    if (complement.kind === 'phrase') {
      const e = complement.phrase;
      const none = c.negated && e.kind === 'noun' && e.determiner === 'a';
      if (none) return clause(subject.text, verb, '', phrase({ ...e, determiner: 'no' }), place);
      return clause(subject.text, verb, not, operandOrPhrase(e), place);
    }
    return clause(subject.text, verb, not, complementText(complement), place);
  }

  const operandOrPhrase = (e: Expression): string => (e.kind === 'binary' ? operand(e) : phrase(e));

  const time = (args: Args): string => (args.time ? thisTime(args.time.unit) : '');
  const unitNoun = (unit: Word) => {
    const cycle = scope.vocabulary.cycles.find((each) => each.names.en[0] === unit.text);
    if (cycle) return nounFor(cycle, 'de');
    return (
      {
        turn: { one: 'Zug', many: 'Züge', gender: 'm' as const },
        game: { one: 'Partie', many: 'Partien', gender: 'f' as const },
      }[unit.text] ?? { one: unit.text, many: unit.text, gender: 'm' as const }
    );
  };
  const thisTime = (unit: Word): string => {
    const noun = unitNoun(unit);
    return `in ${derWord('dies', noun.gender ?? 'n', 'dat')} ${declined(noun, 'one', 'dat')}`;
  };

  function complementText(c: Exclude<Complement, { kind: 'phrase' }>): string {
    switch (c.kind) {
      case 'compared':
        return `${comparisons[c.how]} ${operand(c.amount)}`;
      case 'placed':
        return placed(c.preposition, c.phrase);
      case 'within':
        return `höchstens ${amountOf(scope, c.amount)} von ${phrase(c.of, 'dat')} entfernt`;
      case 'words': {
        const text = c.words.map((word) => word.text).join(' ');
        if (adjectives[text]) return adjectives[text];
        const symbol = termOf(scope, c.words)?.symbol;
        return symbol ? nounFor(symbol, 'de').one : text;
      }
    }
  }

  function placed(preposition: string, e: Expression): string {
    switch (preposition) {
      case 'in': {
        const inPlay = e.kind === 'noun' && e.heads[0]?.words.map(({ text }) => text).join(' ') === 'play';
        return inPlay ? 'im Spiel' : located(e, 'in', 'dat');
      }
      case 'on':
        return located(e, 'on', 'dat');
      case 'attached to':
        return `an ${phrase(e, 'acc')} angelegt`;
      case 'adjacent to':
        return `neben ${phrase(e, 'dat')}`;
      case 'other than':
        return `nicht ${phrase(e)}`;
      case 'at':
        return `bei ${phrase(e, 'dat')}`;
      default:
        return `unter ${phrase(e, 'dat')}`;
    }
  }

  function has(c: Condition & { kind: 'has' }, subject: string, who: Person, place: Place): string {
    const e = c.object;
    const none = c.negated && e.kind === 'noun' && e.determiner === 'a';
    const object = phrase(none ? { ...e, determiner: 'no' } : e, 'acc');
    return clause(
      subject,
      pick(who, c.past ? had : have),
      join(object, c.negated && !none ? 'nicht' : ''),
      '',
      place,
    );
  }

  function does(c: Condition & { kind: 'does' }, subject: string, who: Person, place: Place): string {
    const { text } = c.verb;
    const verb = verbOf(text);
    const not = c.negated ? 'nicht' : '';
    const object = c.args.object;
    if (verb)
      return clause(
        subject,
        pick(who, have),
        join(time(c.args), behind(verb, c.args), not),
        verb.forms.done,
        place,
      );
    if (text === 'fits')
      return clause(
        subject,
        pick(who, ['passt', 'passt', 'passen']),
        object ? `zu ${phrase(object, 'dat')}` : '',
        not,
        place,
      );
    if (['win', 'wins', 'won'].includes(text))
      return clause(
        subject,
        pick(who, ['gewinnst', 'gewinnt', 'gewinnen']),
        object ? phrase(object, 'acc') : '',
        not,
        place,
      );
    if (text === 'holds') return clause(subject, pick(who, ['giltst', 'gilt', 'gelten']), '', not, place);
    return clause(subject, text, join(object && phrase(object, 'acc'), not), '', place);
  }

  // ---------------------------------------------------------------------------------------- clauses

  /** What stands between the verb and its end. */
  function behind(verb: Verb, a: Args): string {
    return join(verb.lead, ...filled(verb, a).map((part) => slotText(verb, part)), verb.tail);
  }

  const prepositions: Readonly<Record<string, string>> = {
    to: 'an',
    from: 'von',
    into: 'in',
    onto: 'auf',
    for: 'für',
    by: 'um',
    using: 'mit',
    against: 'gegen',
    at: 'bei',
  };

  const rest = (a: Args): string =>
    join(
      a.object && phrase(a.object, 'acc', true),
      ...a.arguments.map(({ preposition, phrase: e }) => {
        const word = prepositions[preposition];
        return `${word} ${phrase(e, cases[word] ?? 'acc')}`;
      }),
    );

  function slotText(verb: Verb, { slot, phrase: e, loose }: Filled): string {
    const face = turned(e);
    if (face) return `${phrase(face.cards, 'acc', true)} ${face.face === 'up' ? 'offen' : 'verdeckt'}`;
    // A place without a word in front of it is an object, whatever its preposition is in English.
    const direct = slot.before === '' && !loose;
    const lead = direct ? verb.lead : slot.before;
    const last = lead.split(' ').at(-1)!;
    const kase = (slot.demands !== undefined ? named[slot.demands] : undefined) ?? cases[last] ?? 'acc';
    if (slot.before !== '') return `${slot.before} ${phrase(e, kase)}`;
    if (slot.name === 'to') return destination(e);
    if (direct) return phrase(e, kase, kase === 'acc' && verb.lead === '');
    const word = prepositions[slot.preposition!];
    return `${word} ${phrase(e, cases[word] ?? 'acc')}`;
  }

  /** Where something goes. */
  function destination(e: Expression): string {
    const end = endOf(e);
    if (end) return `${end.which === 'top' ? 'oben auf' : 'unter'} ${phrase(end.of, 'acc')}`;
    const symbol = headOf(scope, e)?.symbol;
    if (symbol?.sort === 'zone') return located(e, symbol.order === 'grid' ? 'on' : 'in', 'acc');
    if (symbol?.sort === 'pile' || symbol?.sort === 'noun') return `in ${phrase(e, 'acc')}`;
    return symbol?.sort === 'cell' ? `auf ${phrase(e, 'acc')}` : `an ${phrase(e, 'acc')}`;
  }

  const one = (np: NounPhrase): string =>
    counted({ ...np, determiner: undefined }).replace(/^(?:des|der|den|dem|die|das) /, '');
  const each = (np: NounPhrase): string => phrase({ ...np, determiner: 'each' }, 'acc');

  function order(o: Order, { after, following, adverb }: Stance): string {
    const leads = following ?? o;
    const verb = verbOf(o.verb.text);
    const subject = leads.subject && !isYou(leads.subject) ? leads.subject : undefined;
    const outer = scope.theirs;
    if (subject) scope.theirs = personOf(scope, subject) === 'many' ? 'many' : 'one';
    const middle = join(
      adverb,
      o.duration && tongue.duration(o.duration),
      o.secretly ? 'geheim' : '',
      time(o.args),
      verb ? behind(verb, o.args) : rest(o.args),
      o.args.free ? 'kostenlos' : '',
      o.forEach && `für ${each(o.forEach)}`,
    );
    scope.theirs = outer;
    const who: Person = leads.subject ? personOf(scope, leads.subject) : 'you';
    const place: Place = after ? 'first' : 'second';
    const name = following ? '' : subject ? phrase(subject) : 'du';
    const infinitive = verb?.forms.infinitive ?? o.verb.text;
    if (leads.may)
      return following ? join(middle, infinitive) : clause(name, pick(who, may), middle, infinitive, place);
    const prefix = verb?.forms.prefix ?? '';
    if (!leads.subject) return join(verb?.forms.order ?? o.verb.text, middle, prefix);
    const form = verb?.forms[who] ?? o.verb.text;
    return clause(following ? '' : name, form, middle, prefix, following ? 'second' : place);
  }

  const tongue: Tongue = {
    order,
    list,
    phrase: (e) => phrase(e),
    condition,
    statement: (c) => said(c, 'second'),
    each: (np) => each(np),
    attach: (header, text) =>
      /(?:^|, |[.;:] )(?:andernfalls, )?(?:wenn|falls|bevor|solange|es sei denn|bis|sooft)(?!\p{L})/iu.test(
        header,
      )
        ? `${header}, ${text}`
        : `${header} ${text}`,
    polish: runTogether,
    change: ({ sign, amount, target, forEach, duration }) =>
      join(
        `${sign}${amountOf(scope, amount)} auf ${phrase(target, 'acc')}`,
        forEach && `für ${each(forEach)}`,
        duration && tongue.duration(duration),
      ),
    becomes: (s, { after }) =>
      clause(
        phrase(s.subject),
        pick(personOf(scope, s.subject), become),
        '',
        phrase(s.value),
        after ? 'first' : 'second',
      ),
    standing: ({ subject, says, duration }, { after }) => {
      const until = duration && tongue.duration(duration);
      const who = personOf(scope, subject);
      const place: Place = after ? 'first' : 'second';
      switch (says.kind) {
        case 'cannot':
        case 'can':
        case 'must': {
          const modal = says.kind === 'must' ? must : can;
          const not = says.kind === 'cannot' ? 'nicht' : '';
          const verbs = says.verbs.map(({ text }) => ({ text, verb: verbOf(text) }));
          const args = verbs[0].verb ? behind(verbs[0].verb, says.args) : rest(says.args);
          const infinitives = list(
            verbs.map(({ text, verb }) => verb?.forms.infinitive ?? text),
            'or',
          );
          if (!says.passive) {
            // A pronoun stands in front of everything else.
            const early = /^(?:dich|dir)(?!\p{L})/u.test(args);
            const middle = early ? join(args, until, not) : join(until, args, not);
            return clause(phrase(subject), pick(who, modal), middle, infinitives, place);
          }
          const [{ verb }] = verbs;
          if (!verbs.every((each_) => isDirect(each_.verb))) {
            const middle = join(until, verb?.lead, phrase(subject, 'acc'), verb?.tail, not);
            return clause('man', modal[1], middle, infinitives, place);
          }
          const done = list(
            verbs.map((each_) => each_.verb?.forms.done ?? each_.text),
            'or',
          );
          return clause(phrase(subject), pick(who, modal), join(until, args, not), `${done} werden`, place);
        }
        case 'counts-as': {
          const what = 'kind' in says.what ? withoutArticle(says.what) : wordText(says.what);
          const middle = join(until, says.also ? 'auch' : '', 'als', what);
          return clause(phrase(subject), pick(who, ['zählst', 'zählt', 'zählen']), middle, '', place);
        }
        case 'has':
          return clause(phrase(subject), pick(who, have), join(until, phrase(says.what, 'acc')), '', place);
        case 'costs': {
          const how = says.direction === 'less' ? 'weniger' : 'mehr';
          return clause(
            phrase(subject),
            pick(who, ['kostest', 'kostet', 'kosten']),
            join(until, phrase(says.amount), how),
            '',
            place,
          );
        }
      }
    },
    event: (e, hypothetical) => {
      const who = personOf(scope, e.subject);
      const verbs = e.verbs.map(({ text }) => ({ text, verb: verbOf(text) }));
      const [{ verb: first }] = verbs;
      if (!e.passive || !verbs.every(({ verb }) => isDirect(verb))) {
        const subject = e.passive ? (e.agent ? phrase(e.agent) : 'jemand') : phrase(e.subject);
        const person: Person = e.passive ? 'one' : who;
        const args: Args = e.passive ? { ...e.args, object: e.subject } : e.args;
        const middle = first ? behind(first, args) : rest(args);
        const forms = verbs.map(({ text, verb }) =>
          hypothetical ? (verb?.forms.infinitive ?? text) : attached(verb, text, person),
        );
        return join(subject, middle, list(forms, 'or'), hypothetical ? pick(person, would) : '');
      }
      const by = e.agent && `von ${phrase(e.agent, 'dat')}`;
      const done = verbs.map(({ text, verb }) => verb?.forms.done ?? text);
      const middle = first ? behind(first, e.args) : rest(e.args);
      return join(phrase(e.subject), by, middle, list(done, 'or'), pick(who, hypothetical ? would : become));
    },
    duration: (d) => {
      if (d.kind === 'this') return 'kind' in d.of ? `in ${phrase(d.of, 'dat')}` : thisTime(d.of);
      const of = 'kind' in d.of ? phrase(d.of, 'gen') : ofUnit(d.of);
      if (d.kind === 'rest') return `für den Rest ${of}`;
      return `bis ${d.edge === 'start' ? 'zum Beginn' : 'zum Ende'} ${of}`;
    },
    limit: ({ times, per }) => {
      const often = times === 1 ? 'einmal' : times === 2 ? 'zweimal' : `${times}-mal`;
      return `${often} pro ${per.map((unit) => unitNoun(unit).one).join(' pro ')}`;
    },
    say: {
      if: (c) => `falls ${c}`,
      done: (by, negated) => {
        const not = negated ? 'nicht ' : '';
        return by === 'you' ? `wenn du das ${not}tust` : `wenn dieser Spieler das ${not}tut`;
      },
      otherwise: 'andernfalls',
      whenDone: (by) => (by === 'you' ? 'wenn du das tust' : 'wenn dieser Spieler das tut'),
      unless: (payment) =>
        `es sei denn, ${order({ ...payment, subject: payment.subject ?? { kind: 'pronoun', which: 'you', span: payment.span } }, {})}`,
      forEach: (text, how) => `für ${text}${how}`,
      inTurnOrder: (from) => ` in Zugreihenfolge${from === undefined ? '' : ` ab ${from}`}`,
      inOrderOf: (key, descending) =>
        ` in ${descending ? 'absteigender' : 'aufsteigender'} Reihenfolge von ${key}`,
      repeat: (times, upTo) => `${upTo ? 'bis zu' : 'genau'} ${times} Mal`,
      while: 'solange',
      until: 'bis',
      choose: (least, most) => {
        if (least === 0) return `wähle bis zu ${most} Möglichkeiten`;
        return least < most
          ? 'wähle eine oder mehrere Möglichkeiten'
          : `wähle ${least === 1 ? 'eine Möglichkeit' : `${least} Möglichkeiten`}`;
      },
      dependingOn: (value) => `je nach ${value}`,
      edge: (edge, of) => `${edge === 'start' ? 'zu Beginn' : 'am Ende'} ${phrase(of, 'gen')}`,
      when: (events, before) => `${before ? 'bevor' : 'wenn'} ${events}`,
      proviso: (c, still) => `falls ${c}${still ? ' (auch dann noch)' : ''}`,
      instead: 'stattdessen',
      youMay: 'darfst du stattdessen dies tun',
      limitInside: true,
      limited: (limit, text) => `${limit} ${text}`,
      during: (steps) =>
        `während ${list(
          steps.map((step) => phrase(step, 'gen')),
          'or',
        )}`,
      then: 'dann',
      nothing: 'nichts geschieht',
      where: (letter, value) => `wobei ${letter} ${value} ist`,
      colon: ':',
      largeAfterColon: true,
      semicolon: ';',
      quoted: (text) => `„${text}“`,
      anyOf: 'mindestens eine dieser Bedingungen ist erfüllt',
      allOf: 'alle diese Bedingungen sind erfüllt',
      noneOf: 'keine dieser Bedingungen ist erfüllt',
      keyword: (word, amount) => join(word, amount),
    },
  };

  const ofUnit = (unit: Word): string => {
    const noun = unitNoun(unit);
    return `${theFor(noun.gender ?? 'n', 'gen')} ${declined(noun, 'one', 'gen')}`;
  };

  /** As what something counts: the noun alone. */
  const withoutArticle = (e: Expression): string =>
    e.kind === 'noun' && (e.determiner === 'a' || e.determiner === undefined)
      ? phrase({ ...e, determiner: undefined })
      : phrase(e);

  const wordText = (word: Word): string => {
    const symbol = termOf(scope, [word])?.symbol;
    return symbol ? nounFor(symbol, 'de').one : word.text;
  };

  return tongue;
}
