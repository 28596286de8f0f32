/** English: as the text is written, but for the names that it gives. */
import { withArticle } from '../english.ts';
import type { Args, Complement, Condition, Expression, NounPhrase, Order, Quantity, Tail } from '../tree.ts';
import {
  amountOf,
  filled,
  headIn,
  isYou,
  join,
  mentioned,
  personOf,
  turned,
  type HeadWords,
  type Person,
} from './phrase.ts';
import { nounFor } from './noun.ts';
import { rangeText } from './sentences.ts';
import type { Scope } from './scope.ts';
import type { Stance, Tongue } from './tongue.ts';
import { verbFor, type Verb } from './verb.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

const list = (parts: readonly string[], word: 'and' | 'or'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

const be = (who: Person, past: boolean): string =>
  past ? (who === 'one' ? 'was' : 'were') : { you: 'are', one: 'is', many: 'are' }[who];

const you = (at: Order): Expression => ({ kind: 'pronoun', which: 'you', span: at.span });

function headWords(head: HeadWords, amount?: string): string {
  const qualities = head.qualities.map((each) =>
    'word' in each ? each.word : 'value' in each ? each.value.one : each.done.text,
  );
  if (amount !== undefined) qualities.splice(1, 0, amount);
  const name = head.form === 'many' ? head.noun.many : head.noun.one;
  const shown = head.symbol?.sort === 'card' ? head.noun.one : name;
  return join(head.isNew ? 'new' : '', ...qualities, shown);
}

export function english(scope: Scope): Tongue {
  // ---------------------------------------------------------------------------------------- phrases

  function phrase(e: Expression): string {
    switch (e.kind) {
      case 'noun':
        return noun(e);
      case 'pronoun':
        return e.which === 'this' ? 'this card' : e.which;
      case 'number':
        return String(e.value);
      case 'dice':
        return `${e.count}d${e.sides}`;
      case 'range':
        return rangeText(e.from, e.to);
      case 'text':
        return `“${e.value}”`;
      case 'seat':
        return e.name.text;
      case 'that-many':
        return 'that many';
      case 'number-of':
        return `the number of ${phrase(e.phrase)}`;
      case 'binary':
        return `${operand(e.left)} ${{ '+': 'plus', '-': 'minus', times: 'times' }[e.operator]} ${operand(e.right)}`;
      case 'divided':
        return `${operand(e.left)} divided by ${operand(e.right)}, rounded ${e.rounded}`;
      case 'extreme':
        return `the ${e.which} of ${phrase(e.left)} and ${phrase(e.right)}`;
    }
  }

  const operand = (e: Expression): string => {
    const known = mentioned(scope, e);
    if (known?.sort === 'letter') return known.letter;
    return e.kind === 'binary' || e.kind === 'divided' ? `(${phrase(e)})` : phrase(e);
  };

  function noun(np: NounPhrase): string {
    const known = mentioned(scope, np);
    if (known?.sort === 'letter') return join(known.letter, ...np.tails.map((each) => tail(each)));
    if (known?.sort === 'alias') return phrase(known.value);
    if (known) {
      const named = known.symbol && nounFor(known.symbol, 'en');
      const word = named?.[known.form] ?? 'card';
      const which = known.which === undefined ? undefined : (ordinals[known.which - 1] ?? `${known.which}th`);
      return join(
        which ? 'the' : known.form === 'many' ? 'those' : 'that',
        which,
        word,
        ...np.tails.map((each) => tail(each)),
      );
    }
    const amount = np.ordinal?.amount && amountOf(scope, np.ordinal.amount);
    const heads = np.heads.map((head, i) => {
      const words = headWords(headIn(scope, np, head), amount);
      return head.isNew && i > 0 ? `a ${words}` : words;
    });
    const words = list(heads, 'or');
    const core = words;
    const tails = np.tails.map((each) => tail(each));
    if (np.owner) return join(`${possessor(np.owner)} ${core}`, ...tails);
    if (np.quantity) return join(quantity(np.quantity, core, np), ...tails);
    switch (np.determiner) {
      case 'a':
        return join(withArticle(core), ...tails);
      case undefined:
        return join(core, ...tails);
      default:
        return join(np.determiner, core, ...tails);
    }
  }

  const possessor = (e: Expression): string => {
    if (e.kind === 'pronoun' && e.which === 'you') return 'your';
    const text = phrase(e);
    return text.endsWith('s') && personOf(scope, e) === 'many' ? `${text}'` : `${text}'s`;
  };

  function quantity(q: Quantity, core: string, np: NounPhrase): string {
    const of = np.heads.length === 0 ? '' : ` ${core}`;
    switch (q.kind) {
      case 'count':
        if (np.heads.length === 0 && q.amount.kind === 'number' && q.amount.value === 1 && !q.orMore)
          return 'one';
        return `${amountOf(scope, q.amount)}${q.orMore ? ' or more' : ''}${of}`;
      case 'compared':
        return `${q.how} ${amountOf(scope, q.amount)}${of}`;
      case 'up-to':
        return `up to ${amountOf(scope, q.amount)}${of}`;
      case 'any-number':
        return np.heads.length === 0 ? 'any number' : `any number of${of}`;
      case 'one-or-more':
        return `one or more${of}`;
      case 'some-but-not-all':
        return `some but not all${of}`;
      case 'that-many':
        return `that many${of}`;
    }
  }

  function tail(t: Tail): string {
    switch (t.kind) {
      case 'of':
        return `of ${phrase(t.phrase)}`;
      case 'place':
        return `${t.preposition} ${phrase(t.phrase)}`;
      case 'with':
        return `${t.negated ? 'without' : 'with'} ${phrase(t.phrase)}`;
      case 'within':
        return `within ${amountOf(scope, t.amount)} of ${phrase(t.of)}`;
      case 'between':
        return `between ${phrase(t.left)} and ${phrase(t.right)}`;
      case 'where':
        return `where ${condition(t.condition)}`;
      case 'relative':
        return `${phrase(t.subject)} ${t.verb.text}${t.time ? ` this ${t.time.unit.text}` : ''}`;
    }
  }

  // ------------------------------------------------------------------------------------- conditions

  function condition(c: Condition): string {
    switch (c.kind) {
      case 'and':
      case 'or':
        return c.parts.map(condition).join(` ${c.kind} `);
      case 'any-of':
        return list(c.parts.map(condition), 'or');
      case 'all-of':
        return list(c.parts.map(condition), 'and');
      case 'none-of':
        return `none of this holds: ${list(c.parts.map(condition), 'or')}`;
      case 'there-is':
        return `there ${be(personOf(scope, c.phrase), c.past)} ${phrase(c.phrase)}${c.forEach ? ` for each ${bare(c.forEach)}` : ''}`;
      case 'is':
        return join(
          phrase(c.subject),
          be(bareMany(c.subject), c.past),
          c.negated ? 'not' : '',
          complement(c.complement),
        );
      case 'has': {
        const have = c.past ? 'had' : personOf(scope, c.subject) === 'one' ? 'has' : 'have';
        return join(phrase(c.subject), have, c.negated ? 'not' : '', phrase(c.object));
      }
      case 'does':
        return join(phrase(c.subject), c.negated ? 'did not' : '', c.verb.text, args(c.verb.text, c.args));
    }
  }

  /** `where values are consecutive`: a field of several things. */
  const bareMany = (e: Expression): Person =>
    e.kind === 'noun' && e.heads.length === 1 && !e.determiner && !e.quantity && !e.owner
      ? headIn(scope, e, e.heads[0]).form
      : personOf(scope, e);

  function complement(c: Complement): string {
    switch (c.kind) {
      case 'phrase':
        return phrase(c.phrase);
      case 'compared':
        return `${c.how} ${operand(c.amount)}`;
      case 'placed':
        return `${c.preposition} ${phrase(c.phrase)}`;
      case 'within':
        return `within ${amountOf(scope, c.amount)} of ${phrase(c.of)}`;
      case 'words':
        return join(c.words.map((word) => word.text).join(' '), rest(c.args));
    }
  }

  // ---------------------------------------------------------------------------------------- clauses

  /** What stands behind a verb of which the game has no phrase. */
  const rest = (a: Args): string =>
    join(
      a.object && phrase(a.object),
      ...a.arguments.map((each) => `${each.preposition} ${phrase(each.phrase)}`),
      a.free ? 'for free' : '',
      a.time && `this ${a.time.unit.text}`,
    );

  function args(word: string, a: Args): string {
    const verb = verbFor(scope.vocabulary, word, 'en');
    return verb ? behind(verb, a) : rest(a);
  }

  function behind(verb: Verb, a: Args): string {
    const parts = filled(verb, a).map(({ slot, phrase: said, loose }) => {
      const face = turned(said);
      const words = face ? `${phrase(face.cards)} face ${face.face}` : phrase(said);
      return join(loose ? slot.name : slot.before, words);
    });
    return join(
      verb.lead,
      ...parts,
      verb.tail,
      a.free ? 'for free' : '',
      a.time && `this ${a.time.unit.text}`,
    );
  }

  const trailer = (o: { readonly forEach?: NounPhrase; readonly duration?: Order['duration'] }): string =>
    join(o.forEach && `for each ${bare(o.forEach)}`, o.duration && tongue.duration(o.duration));

  /** Without its article, behind `each`. */
  const bare = (np: NounPhrase): string => noun({ ...np, determiner: undefined });

  function order(o: Order, { following, adverb }: Stance): string {
    const leads = following ?? o;
    const verb = verbFor(scope.vocabulary, o.verb.text, 'en');
    const after = join(verb ? behind(verb, o.args) : rest(o.args), trailer(o));
    const form = (who: Person | 'order' | 'infinitive'): string =>
      verb ? (who === 'order' ? verb.forms.order : verb.forms[who]) : o.verb.text;
    const subject = leads.subject && !isYou(leads.subject) ? leads.subject : undefined;
    if (leads.may) {
      const opening = following ? '' : `${subject ? phrase(subject) : 'you'} may`;
      return join(opening, adverb, o.secretly ? 'secretly' : '', form('infinitive'), after);
    }
    const opening = following || !leads.subject ? '' : phrase(leads.subject);
    const who = leads.subject ? personOf(scope, leads.subject) : 'order';
    return join(adverb, opening, o.secretly ? 'secretly' : '', form(who), after);
  }

  const tongue: Tongue = {
    polish: (text) => text,
    order,
    attach: (header, clause) => `${header}, ${clause}`,
    list,
    phrase,
    condition,
    statement: condition,
    each: (np) => `each ${bare(np)}`,
    change: ({ sign, amount, target, ...more }) =>
      join(`${sign}${amountOf(scope, amount)} to ${phrase(target)}`, trailer(more)),
    becomes: (s) =>
      join(phrase(s.subject), personOf(scope, s.subject) === 'one' ? 'becomes' : 'become', phrase(s.value)),
    standing: ({ subject, says, duration }) => {
      const who = phrase(subject);
      const until = duration && tongue.duration(duration);
      switch (says.kind) {
        case 'cannot':
        case 'can':
        case 'must': {
          const verbs = says.verbs.map(({ text }) => {
            const verb = verbFor(scope.vocabulary, text, 'en');
            return says.passive ? (verb?.forms.done ?? text) : (verb?.forms.infinitive ?? text);
          });
          const behindIt = args(says.verbs[0].text, says.args);
          return join(who, says.kind, says.passive ? 'be' : '', list(verbs, 'or'), behindIt, until);
        }
        case 'counts-as': {
          const what = 'kind' in says.what ? phrase(says.what) : says.what.text;
          const verb = personOf(scope, subject) === 'one' ? 'counts' : 'count';
          return join(who, says.also ? 'also' : '', verb, 'as', what, until);
        }
        case 'has':
          return join(who, personOf(scope, subject) === 'one' ? 'has' : 'have', phrase(says.what), until);
        case 'costs':
          return join(who, 'costs', phrase(says.amount), says.direction, until);
      }
    },
    event: (e, would) => {
      const who = personOf(scope, e.subject);
      const verbs = e.verbs.map(({ text }) => {
        const verb = verbFor(scope.vocabulary, text, 'en');
        if (!verb) return text;
        return e.passive ? verb.forms.done : would ? verb.forms.infinitive : verb.forms[who];
      });
      const indirect = verbFor(scope.vocabulary, e.verbs[0].text, 'en');
      if (e.passive && indirect && indirect.lead !== '') {
        const form = would ? `would ${indirect.forms.infinitive}` : indirect.forms.one;
        const agent = e.agent ? phrase(e.agent) : 'someone';
        return join(agent, form, behind(indirect, { ...e.args, object: e.subject }));
      }
      const middle = would ? (e.passive ? 'would be' : 'would') : e.passive ? be(who, false) : '';
      const by = e.agent && `by ${phrase(e.agent)}`;
      return join(phrase(e.subject), middle, list(verbs, 'or'), args(e.verbs[0].text, e.args), by);
    },
    duration: (d) => {
      const of = 'kind' in d.of ? phrase(d.of) : d.of.text;
      if (d.kind === 'this') return `this ${of}`;
      if (d.kind === 'rest') return `for the rest of ${of}`;
      return 'kind' in d.of ? `until the ${d.edge} of ${of}` : `until the ${d.edge} of the ${of}`;
    },
    limit: ({ times, per }) => {
      const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
      return `${often} per ${per.map(({ text }) => text).join(' per ')}`;
    },
    say: {
      if: (c) => `if ${c}`,
      done: (by, negated) => `if ${by} do${negated ? ' not' : ''}`,
      otherwise: 'otherwise',
      whenDone: (by) => `when ${by} do`,
      unless: (payment) => `unless ${order({ ...payment, subject: payment.subject ?? you(payment) }, {})}`,
      forEach: (each, how) => `for ${each}${how}`,
      inTurnOrder: (from) => ` in turn order${from === undefined ? '' : ` from ${from}`}`,
      inOrderOf: (key, descending) => ` in ${descending ? 'descending ' : ''}order of ${key}`,
      repeat: (times, upTo) => `${upTo ? 'up to' : 'exactly'} ${times} times`,
      while: 'while',
      until: 'until',
      choose: (least, most) =>
        least === 0
          ? `choose up to ${most}`
          : least < most
            ? 'choose one or more'
            : `choose ${least === 1 ? 'one' : least}`,
      dependingOn: (value) => `depending on ${value}`,
      edge: (edge, of) => `at the ${edge} of ${phrase(of)}`,
      when: (events, before) => `${before ? 'before' : 'when'} ${events}`,
      proviso: (c, still) => (still ? `if it is still so that ${c}` : `if ${c}`),
      instead: 'instead',
      youMay: 'you may instead do this',
      limitInside: false,
      limited: (limit, clause) => `${limit}, ${clause}`,
      during: (steps) =>
        `during ${list(
          steps.map((each) => phrase(each)),
          'or',
        )}`,
      then: 'then',
      nothing: 'nothing happens',
      where: (letter, value) => `where ${letter} is ${value}`,
      colon: ':',
      largeAfterColon: false,
      semicolon: ';',
      quoted: (text) => `“${text}”`,
      anyOf: 'any of these holds',
      allOf: 'all of these hold',
      noneOf: 'none of these holds',
      keyword: (word, amount) => join(word, amount),
    },
  };
  return tongue;
}
