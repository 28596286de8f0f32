/** French, in the polite form (`vous`). */
import type { Args, Complement, Condition, Expression, NounPhrase, Order, Word } from '../../tree.ts';
import { nounFor } from '../noun.ts';
import {
  amountOf,
  endOf,
  filled,
  isNone,
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
import { agreeing } from './forms.ts';
import { list, nouns } from './nouns.ts';
import { runTogether } from './sounds.ts';

interface Subject {
  readonly text: string;
  readonly feminine: boolean;
  readonly many: boolean;
}

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

const fixed: Readonly<Record<string, string>> = {
  'face up': 'face visible',
  'face down': 'face cachée',
};

const comparisons = {
  exactly: 'd’exactement',
  'at least': 'd’au moins',
  'at most': 'd’au plus',
  'more than': 'de plus de',
  'less than': 'de moins de',
} as const;

const be = ['êtes', 'est', 'sont'] as const;
const was = ['étiez', 'était', 'étaient'] as const;
const have = ['avez', 'a', 'ont'] as const;
const can = ['pouvez', 'peut', 'peuvent'] as const;
const must = ['devez', 'doit', 'doivent'] as const;
const should = ['deviez', 'devait', 'devaient'] as const;

const free = (a: Args): string => (a.free ? 'gratuitement' : '');
/** Whether the verb's object stands right behind it, so that it can become the subject of a passive. */
const isDirect = (verb: Verb | undefined): boolean => verb !== undefined && verb.lead === '';

const isClitic = (verb: Verb, { slot, phrase: said, loose }: Filled): boolean =>
  isYou(said) && !loose && ((slot.before === '' && verb.lead === '') || slot.before === 'à');

/** `vous` in front of the verb that it is the object of. */
const clitic = (verb: Verb | undefined, a: Args): string =>
  verb && filled(verb, a).some((part) => isClitic(verb, part)) ? 'vous' : '';

export function french(scope: Scope): Tongue {
  const { phrase, operand, counted, located, agreementOf } = nouns(scope, () => ({ condition, ofSelf, is }));
  const verbOf = (word: string): Verb | undefined => verbFor(scope.vocabulary, word, 'fr');
  /** Several in general are `les adversaires` where they are the subject. */
  const subjectText = (e: Expression): string =>
    e.kind === 'noun' && !e.determiner && !e.quantity && !e.owner && personOf(scope, e) === 'many'
      ? phrase({ ...e, determiner: 'the' })
      : phrase(e);

  // ------------------------------------------------------------------------------------- conditions

  /** `again`: the conjunction in front of what follows `et` and `ou`. */
  function condition(c: Condition, again = ' que'): string {
    switch (c.kind) {
      case 'and':
      case 'or':
        return c.parts
          .map((part) => condition(part, again))
          .join(`${c.kind === 'and' ? ' et' : ' ou'}${again} `);
      case 'any-of':
        return list(
          c.parts.map((part) => condition(part)),
          'or',
        );
      case 'all-of':
        return list(
          c.parts.map((part) => condition(part)),
          'and',
        );
      case 'none-of':
        return `rien de ceci n’est vrai : ${list(
          c.parts.map((part) => condition(part)),
          'or',
        )}`;
      case 'there-is': {
        const every = c.forEach ? ` pour ${each(c.forEach)}` : '';
        const verb = c.past ? 'avait' : 'a';
        return `${isNone(c.phrase) ? `il n’y ${verb}` : `il y ${verb}`} ${phrase(c.phrase)}${every}`;
      }
      case 'is':
        return is(c, subjectOf(c.subject));
      case 'has':
        return join(phrase(c.subject), has(c));
      case 'does':
        return join(phrase(c.subject), does(c));
    }
  }

  const subjectOf = (e: Expression): Subject & { you?: boolean } => ({
    text: phrase(e),
    ...agreementOf(e),
    ...(isYou(e) ? { you: true } : {}),
  });

  /** The same condition with `qui` as its subject. */
  function ofSelf(c: Condition, around: NounPhrase): string | undefined {
    const subject = { text: 'qui', ...agreementOf(around) };
    if (c.kind === 'is') return is(c, subject);
    if (c.kind === 'has') return join('qui', has(c));
    return c.kind === 'does' ? join('qui', does(c)) : undefined;
  }

  function is(c: Condition & { kind: 'is' }, subject: Subject & { you?: boolean }): string {
    const who: Person = subject.you ? 'you' : subject.many ? 'many' : 'one';
    const negated = c.negated || isNone(c.subject);
    const said = (verb: string, rest: string): string =>
      join(subject.text, negated ? `ne ${verb}${isNone(c.subject) ? '' : ' pas'}` : verb, rest);
    const { complement } = c;
    if (isSame(complement))
      return said(pick(who, c.past ? was : be), agreeing(adjectives['same'], subject.feminine, subject.many));
    if (complement.kind === 'words') {
      const happened = participle(complement, subject);
      if (happened) return said(pick(who, have), `été ${happened}`);
    }
    if (complement.kind === 'phrase' && isNumber(complement.phrase)) {
      const worth = c.past ? (who === 'many' ? 'valaient' : 'valait') : who === 'many' ? 'valent' : 'vaut';
      return said(worth, operand(complement.phrase));
    }
    return said(pick(who, c.past ? was : be), complementText(complement, subject));
  }

  const isNumber = (e: Expression): boolean => {
    if (e.kind === 'number' || e.kind === 'binary' || e.kind === 'divided' || e.kind === 'number-of')
      return true;
    const symbol = headOf(scope, e)?.symbol;
    if (symbol?.sort === 'field') return symbol.type.type === 'number';
    return symbol?.sort === 'counter' || symbol?.sort === 'setting';
  };

  /** `activé ce tour`: a verb of the game that was done to the subject. */
  function participle(c: Complement & { kind: 'words' }, subject: Subject): string | undefined {
    const verb = c.words.length === 1 ? verbOf(c.words[0].text) : undefined;
    if (!verb || !c.args.time) return undefined;
    return join(agreeing(verb.forms.done, subject.feminine, subject.many), timeOf(c.args));
  }

  const timeOf = (args: Args): string => (args.time ? thisTime(args.time.unit) : '');
  const thisTime = (unit: Word): string => {
    const cycle = scope.vocabulary.cycles.find((each) => each.names.en[0] === unit.text);
    if (cycle) return `cette ${nounFor(cycle, 'fr').one}`;
    return { turn: 'ce tour', game: 'cette partie' }[unit.text] ?? `ce ${unit.text}`;
  };

  function complementText(c: Complement, subject: Subject): string {
    switch (c.kind) {
      case 'phrase':
        return phrase(c.phrase);
      case 'compared':
        return `${comparisons[c.how]} ${operand(c.amount)}`;
      case 'placed':
        return placed(c.preposition, c.phrase, subject);
      case 'within':
        return `à une distance d’au plus ${amountOf(scope, c.amount)} de ${phrase(c.of)}`;
      case 'words': {
        const text = c.words.map((word) => word.text).join(' ');
        if (fixed[text]) return fixed[text];
        if (adjectives[text]) return agreeing(adjectives[text], subject.feminine, subject.many);
        const symbol = termOf(scope, c.words)?.symbol;
        if (!symbol) return text;
        const named = nounFor(symbol, 'fr');
        if (symbol.sort === 'card') return named.one;
        return named.gender
          ? subject.many
            ? named.many
            : named.one
          : agreeing(named.one, subject.feminine, subject.many);
      }
    }
  }

  function placed(preposition: string, e: Expression, subject: Subject): string {
    switch (preposition) {
      case 'in':
        return e.kind === 'noun' && e.heads[0]?.words.map((word) => word.text).join(' ') === 'play'
          ? 'en jeu'
          : located(e, 'in');
      case 'on':
        return located(e, 'on');
      case 'among':
        return `parmi ${phrase(e)}`;
      case 'attached to':
        return `${agreeing('attaché', subject.feminine, subject.many)} à ${phrase(e)}`;
      case 'adjacent to':
        return `${agreeing('adjacent', subject.feminine, subject.many)} à ${phrase(e)}`;
      case 'under':
        return `sous ${phrase(e)}`;
      case 'other than':
        return `autre que ${phrase(e)}`;
      default:
        return `à ${phrase(e)}`;
    }
  }

  function has(c: Condition & { kind: 'has' }): string {
    const who = personOf(scope, c.subject);
    const verb = c.past ? pick(who, ['aviez', 'avait', 'avaient']) : pick(who, have);
    const negated = c.negated || isNone(c.object);
    return join(negated ? `ne ${verb}${isNone(c.object) ? '' : ' pas'}` : verb, phrase(c.object));
  }

  function does(c: Condition & { kind: 'does' }): string {
    const who = personOf(scope, c.subject);
    const { text } = c.verb;
    const verb = verbOf(text);
    const own: Readonly<Record<string, readonly [string, string, string]>> = {
      fits: ['correspondez à', 'correspond à', 'correspondent à'],
      win: ['remportez', 'remporte', 'remportent'],
      wins: ['remportez', 'remporte', 'remportent'],
      won: ['avez remporté', 'a remporté', 'ont remporté'],
      holds: ['tenez', 'est vrai', 'sont vrais'],
    };
    const object = c.args.object && phrase(c.args.object);
    if (!verb) {
      const forms = own[text];
      const said = forms ? pick(who, forms) : text;
      return join(c.negated ? `ne ${said} pas` : said, object, timeOf(c.args));
    }
    const auxiliary = pick(who, have);
    return join(c.negated ? `ne ${auxiliary} pas` : auxiliary, verb.forms.done, behind(verb, c.args));
  }

  // ---------------------------------------------------------------------------------------- clauses

  const rest = (a: Args): string =>
    join(
      a.object && phrase(a.object, true),
      ...a.arguments.map((each) => `${prepositions[each.preposition]} ${phrase(each.phrase)}`),
      free(a),
      timeOf(a),
    );

  /** What stands behind a verb; `vous` as an object stands in front of it, see `clitic`. */
  function behind(verb: Verb, a: Args): string {
    const parts = filled(verb, a).map((part) => (isClitic(verb, part) ? '' : slotText(verb, part)));
    return join(verb.lead, free(a), ...parts, verb.tail, timeOf(a));
  }

  function slotText(verb: Verb, { slot, phrase: said, loose }: Filled): string {
    const face = turned(said);
    if (face) return `${phrase(face.cards, true)} ${face.face === 'up' ? 'face visible' : 'face cachée'}`;
    if (loose) return slot.name === 'to' ? destination(said) : join(prepositions[slot.name], phrase(said));
    if (slot.name === 'to' && slot.before === '') return destination(said);
    // A place without a word in front of it is an object, whatever its preposition is in English.
    return slot.before === '' ? phrase(said, verb.lead === '') : `${slot.before} ${phrase(said)}`;
  }

  /** Where something goes. */
  function destination(e: Expression): string {
    const end = endOf(e);
    if (end)
      return `${end.which === 'top' ? 'sur le dessus' : 'sous le dessous'} de ${phrase(end.of)}`.replace(
        'sous le dessous de',
        'sous',
      );
    const symbol = headOf(scope, e)?.symbol;
    if (symbol?.sort === 'zone') return located(e, symbol.order === 'grid' ? 'on' : 'in');
    if (symbol?.sort === 'pile' || symbol?.sort === 'noun') return `dans ${phrase(e)}`;
    return symbol?.sort === 'cell' ? `sur ${phrase(e)}` : `à ${phrase(e)}`;
  }

  const prepositions: Readonly<Record<string, string>> = {
    to: 'à',
    from: 'de',
    into: 'dans',
    onto: 'sur',
    for: 'pour',
    by: 'de',
    using: 'avec',
    against: 'contre',
    at: 'à',
    '': '',
  };

  const each = (np: NounPhrase): string => phrase({ ...np, determiner: 'each' });

  const trailer = (o: { readonly forEach?: NounPhrase; readonly duration?: Order['duration'] }): string =>
    join(o.forEach && `pour ${each(o.forEach)}`, o.duration && tongue.duration(o.duration));

  function order(o: Order, { following, adverb }: Stance): string {
    const leads = following ?? o;
    const verb = verbOf(o.verb.text);
    const subject = leads.subject && !isYou(leads.subject) ? leads.subject : undefined;
    const outer = scope.theirs;
    if (subject) scope.theirs = personOf(scope, subject) === 'many' ? 'many' : 'one';
    const end = join(
      o.secretly ? 'secrètement' : '',
      verb ? behind(verb, o.args) : rest(o.args),
      trailer(o),
      adverb,
    );
    const object = clitic(verb, o.args);
    scope.theirs = outer;
    const form = (who: Person | 'order' | 'infinitive'): string => (verb ? verb.forms[who] : o.verb.text);
    const who: Person = leads.subject ? personOf(scope, leads.subject) : 'you';
    if (leads.may) {
      const opening = following ? '' : join(subject ? phrase(subject) : 'vous', pick(who, can));
      return join(opening, object, form('infinitive'), end);
    }
    if (!leads.subject) return join(form('order'), end);
    return join(following ? '' : subjectText(leads.subject), object, form(who), end);
  }

  const tongue: Tongue = {
    order,
    attach: (header, clause) => `${header}, ${clause}`,
    list,
    phrase: (e) => phrase(e),
    condition: (c) => condition(c),
    statement: (c) => condition(c, ''),
    each: (np) => each(np),
    polish: runTogether,
    change: ({ sign, amount, target, ...more }) =>
      join(`${sign}${amountOf(scope, amount)} à ${phrase(target)}`, trailer(more)),
    becomes: (s) =>
      join(
        phrase(s.subject),
        personOf(scope, s.subject) === 'many' ? 'deviennent' : 'devient',
        phrase(s.value),
      ),
    standing: ({ subject, says, duration }) => {
      const until = duration && tongue.duration(duration);
      const who = personOf(scope, subject);
      switch (says.kind) {
        case 'cannot':
        case 'can':
        case 'must': {
          const modal = says.kind === 'must' ? must : can;
          const verbs = says.verbs.map(({ text }) => ({ text, verb: verbOf(text) }));
          const args = verbs[0].verb ? behind(verbs[0].verb, says.args) : rest(says.args);
          if (says.passive && !verbs.every(({ verb }) => isDirect(verb))) {
            const [{ verb }] = verbs;
            const end = join(
              verb?.forms.infinitive ?? verbs[0].text,
              verb?.lead,
              phrase(subject),
              verb?.tail,
            );
            return join('on', says.kind === 'cannot' ? `ne ${modal[1]} pas` : modal[1], end, until);
          }
          const { feminine, many } = agreementOf(subject);
          const infinitives = verbs.map(({ text, verb }) =>
            says.passive
              ? agreeing(verb?.forms.done ?? text, feminine, many)
              : (verb?.forms.infinitive ?? text),
          );
          const modality = pick(who, modal);
          const said = says.kind === 'cannot' ? `ne ${modality} pas` : modality;
          const object = says.passive ? 'être' : clitic(verbs[0].verb, says.args);
          return join(subjectText(subject), said, object, list(infinitives, 'or'), args, until);
        }
        case 'counts-as': {
          const what = 'kind' in says.what ? withoutArticle(says.what) : wordText(says.what);
          const verb = pick(who, ['comptez', 'compte', 'comptent']);
          return join(phrase(subject), verb, says.also ? 'aussi' : '', 'comme', what, until);
        }
        case 'has':
          return join(phrase(subject), pick(who, have), phrase(says.what), until);
        case 'costs': {
          const how = says.direction === 'less' ? 'de moins' : 'de plus';
          return join(
            phrase(subject),
            pick(who, ['coûtez', 'coûte', 'coûtent']),
            phrase(says.amount),
            how,
            until,
          );
        }
      }
    },
    event: (e, would) => {
      const who = personOf(scope, e.subject);
      const verbs = e.verbs.map(({ text }) => ({ text, verb: verbOf(text) }));
      const [{ verb: first }] = verbs;
      const by = e.agent && `par ${phrase(e.agent)}`;
      if (!e.passive) {
        const forms = verbs.map(
          ({ text, verb }) => (would ? verb?.forms.infinitive : verb?.forms[who]) ?? text,
        );
        const end = first ? behind(first, e.args) : rest(e.args);
        const object = clitic(first, e.args);
        return join(subjectText(e.subject), would ? pick(who, should) : '', object, list(forms, 'or'), end);
      }
      if (!verbs.every(({ verb }) => isDirect(verb))) {
        const agent = e.agent ? phrase(e.agent) : 'on';
        const form = would ? `devait ${first?.forms.infinitive}` : first?.forms.one;
        return join(agent, form, first?.lead, phrase(e.subject), first?.tail, first && restOf(first, e.args));
      }
      const { feminine, many } = agreementOf(e.subject);
      const done = verbs.map(({ text, verb }) => agreeing(verb?.forms.done ?? text, feminine, many));
      const end = first ? behind(first, e.args) : rest(e.args);
      return join(
        phrase(e.subject),
        would ? `${pick(who, should)} être` : pick(who, be),
        list(done, 'or'),
        end,
        by,
      );
    },
    duration: (d) => {
      if (d.kind === 'this') return 'kind' in d.of ? `ce ${phrase(d.of)}` : thisTime(d.of);
      const of = 'kind' in d.of ? phrase(d.of) : definite(d.of);
      if (d.kind === 'rest') return `pour le reste de ${of}`;
      return `jusqu’${d.edge === 'start' ? 'au début' : 'à la fin'} de ${of}`;
    },
    limit: ({ times, per }) => {
      const often = times === 1 ? 'une fois' : `${times === 2 ? 'deux' : times} fois`;
      return `${often} par ${per.map((unit) => definite(unit).replace(/^(?:le|la) /, '')).join(' par ')}`;
    },
    say: {
      if: (c) => `si ${c}`,
      done: (by, negated) => {
        const who = by === 'you' ? ['vous', 'faites'] : ['ce joueur', 'fait'];
        return negated ? `si ${who[0]} ne le ${who[1]} pas` : `si ${who[0]} le ${who[1]}`;
      },
      otherwise: 'sinon',
      whenDone: (by) => (by === 'you' ? 'quand vous le faites' : 'quand ce joueur le fait'),
      unless: (payment) =>
        `à moins que ${order({ ...payment, subject: payment.subject ?? { kind: 'pronoun', which: 'you', span: payment.span } }, {})}`,
      forEach: (text, how) => `pour ${text}${how}`,
      inTurnOrder: (from) => `, dans l’ordre du tour${from === undefined ? '' : ` à partir de ${from}`}`,
      inOrderOf: (key, descending) => `, par ordre ${descending ? 'décroissant' : 'croissant'} de ${key}`,
      repeat: (times, upTo) => `${upTo ? 'jusqu’à' : 'exactement'} ${times} fois`,
      while: 'tant que',
      until: 'jusqu’à ce que',
      choose: (least, most) => {
        if (least === 0) return `choisissez jusqu’à ${most} options`;
        return least < most
          ? 'choisissez une ou plusieurs options'
          : `choisissez ${least === 1 ? 'une option' : `${least} options`}`;
      },
      dependingOn: (value) => `selon ${value}`,
      edge: (edge, of) => `${edge === 'start' ? 'au début' : 'à la fin'} de ${phrase(of)}`,
      when: (events, before) => `${before ? 'avant que' : 'quand'} ${events}`,
      proviso: (c, still) => (still ? `si c’est encore le cas que ${c}` : `si ${c}`),
      instead: 'à la place',
      youMay: 'vous pouvez à la place faire ceci',
      limitInside: false,
      limited: (limit, clause) => `${limit}, ${clause}`,
      during: (steps) =>
        `pendant ${list(
          steps.map((each) => phrase(each)),
          'or',
        )}`,
      then: 'puis',
      nothing: 'rien ne se passe',
      where: (letter, value) => `${letter} étant ${value}`,
      colon: ' :',
      largeAfterColon: false,
      semicolon: ' ;',
      quoted: (text) => `« ${text} »`,
      anyOf: 'au moins une de ces conditions est remplie',
      allOf: 'toutes ces conditions sont remplies',
      noneOf: 'aucune de ces conditions n’est remplie',
      keyword: (word, amount) => join(word, amount),
    },
  };

  /** What else stands behind a verb whose object became the subject. */
  const restOf = (verb: Verb, args: Args): string =>
    join(...filled(verb, { ...args, object: undefined }).map((part) => slotText(verb, part)), timeOf(args));

  const withoutArticle = (e: Expression): string =>
    e.kind === 'noun' && (e.determiner === 'a' || e.determiner === undefined)
      ? counted({ ...e, determiner: undefined })
      : phrase(e);

  const wordText = (word: Word): string => {
    const symbol = termOf(scope, [word])?.symbol;
    return symbol ? nounFor(symbol, 'fr').one : word.text;
  };

  const definite = (unit: Word): string => {
    const cycle = scope.vocabulary.cycles.find((each) => each.names.en[0] === unit.text);
    if (cycle) return `la ${nounFor(cycle, 'fr').one}`;
    return { turn: 'le tour', game: 'la partie' }[unit.text] ?? `le ${unit.text}`;
  };

  return tongue;
}
