import type { Condition, Expression, NounPhrase, Quantity, Tail } from '../../tree.ts';
import { nounFor, type Noun } from '../noun.ts';
import {
  amountOf,
  bareField,
  headIn,
  holderForm,
  isSelf,
  join,
  mentioned,
  ownerTail,
  type HeadWords,
} from '../phrase.ts';
import { rangeText } from '../sentences.ts';
import { headOf, type Scope } from '../scope.ts';
import {
  adjective,
  declined,
  derWord,
  einWord,
  theFor,
  type Agreement,
  type Article,
  type Case,
} from './declension.ts';

/** What the phrases of German need of its clauses. */
export interface Clauses {
  /** Behind a conjunction: the verb comes last. */
  condition(c: Condition): string;
  /** The same with another subject. */
  about(c: Condition, subject: { text: string; agreement: Agreement }): string | undefined;
}

export const list = (parts: readonly string[], word: 'and' | 'or'): string => {
  const glue = word === 'and' ? 'und' : 'oder';
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${glue} ${parts.at(-1)}`;
};

const ordinals = ['erst', 'zweit', 'dritt', 'viert', 'fünft'];

const adjectives: Readonly<Record<string, string>> = {
  random: 'zufällig',
  other: 'ander',
  different: 'verschieden',
  'face-up': 'offen',
  'face-down': 'verdeckt',
  empty: 'leer',
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

const agreementIn = (noun: Noun, form: 'one' | 'many'): Agreement =>
  form === 'many' ? 'many' : (noun.gender ?? 'n');

const relative = (agreement: Agreement, kase: Case): string =>
  kase === 'dat' && agreement === 'many' ? 'denen' : theFor(agreement, kase);

/** German noun phrases. `source`: where something is taken from, `aus` instead of `in`. */
export function nouns(scope: Scope, clauses: () => Clauses) {
  const card = nounFor({ sort: 'built-in', id: 'card' }, 'de');

  function phrase(e: Expression, kase: Case = 'nom', source = false): string {
    switch (e.kind) {
      case 'noun':
        return noun(e, kase, source);
      case 'pronoun':
        return pronoun(e.which, kase);
      case 'number':
        return String(e.value);
      case 'dice':
        return `${e.count}W${e.sides}`;
      case 'range':
        return rangeText(e.from, e.to);
      case 'text':
        return `„${e.value}“`;
      case 'seat':
        return e.name.text;
      case 'that-many':
        return 'ebenso viele';
      case 'number-of':
        return join(theFor('f', kase), 'Zahl', counted(e.phrase));
      case 'binary':
        return `${operand(e.left, kase)} ${{ '+': 'plus', '-': 'minus', times: 'mal' }[e.operator]} ${operand(e.right)}`;
      case 'divided':
        return `${operand(e.left, kase)} geteilt durch ${operand(e.right, 'acc')}, ${e.rounded === 'up' ? 'aufgerundet' : 'abgerundet'}`;
      case 'extreme': {
        const which = e.which === 'greater' ? 'größere' : 'kleinere';
        return `${theFor('n', kase)} ${which}${kase === 'dat' || kase === 'gen' ? 'n' : ''} von ${phrase(e.left, 'dat')} und ${phrase(e.right, 'dat')}`;
      }
    }
  }

  function pronoun(which: 'you' | 'they' | 'yours' | 'theirs' | 'this', kase: Case): string {
    if (which === 'this') return join(derWord('dies', 'f', kase), 'Karte', scope.otherCards ? 'hier' : '');
    if (which === 'you') return { nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner' }[kase];
    if (which === 'they') return join(derWord('dies', 'm', kase), kase === 'gen' ? 'Spielers' : 'Spieler');
    return which === 'yours' ? 'deine' : 'seine';
  }

  const operand = (e: Expression, kase: Case = 'nom'): string => {
    const known = mentioned(scope, e);
    if (known?.sort === 'letter') return known.letter;
    return e.kind === 'binary' || e.kind === 'divided' ? `(${phrase(e, kase)})` : phrase(e, kase);
  };

  /** What a number counts: `der Karten auf deiner Hand`. */
  const counted = (np: NounPhrase): string => {
    if (np.determiner === undefined && !np.owner && !np.quantity && np.heads.length > 0) {
      const heads = np.heads.map((head) => headText(np, headIn(scope, np, head), 'der', 'gen'));
      const [{ form, noun }] = np.heads.map((head) => headIn(scope, np, head));
      return join(theFor(agreementIn(noun, form), 'gen'), list(heads, 'or'), tailsOf(np, false));
    }
    return whose(np);
  };

  /** Whose something is: the genitive, or `von` where nothing would show it. */
  const whose = (e: Expression): string => {
    if (e.kind === 'seat') return `von ${e.name.text}`;
    if (e.kind === 'pronoun')
      return e.which === 'this' || e.which === 'they' ? phrase(e, 'gen') : `von ${phrase(e, 'dat')}`;
    if (e.kind !== 'noun') return `von ${phrase(e, 'dat')}`;
    const shows = e.owner !== undefined || e.determiner !== undefined || mentioned(scope, e) !== undefined;
    return shows && !(e.heads.length > 0 && headIn(scope, e, e.heads[0]).symbol?.sort === 'card')
      ? phrase(e, 'gen')
      : `von ${phrase(e, 'dat')}`;
  };

  function noun(np: NounPhrase, kase: Case, source: boolean): string {
    const known = mentioned(scope, np);
    if (known?.sort === 'letter') return join(known.letter, tailsOf(np, source));
    if (known?.sort === 'alias') return phrase(known.value, kase, source);
    if (known) {
      const named = known.symbol ? nounFor(known.symbol, 'de') : card;
      const agreement = agreementIn(named, known.form);
      const word = declined(named, known.form, kase);
      if (known.which === undefined) return join(derWord('dies', agreement, kase), word, tailsOf(np, source));
      const which = adjective(ordinals[known.which - 1] ?? 'letzt', 'der', agreement, kase);
      return join(theFor(agreement, kase), which, word, tailsOf(np, source));
    }
    if (np.heads.length === 0) return partitive(np, kase, source);
    const of = ownerTail(np);
    const tails = tailsOf(np, source, of);
    const heads = np.heads.map((head) => headIn(scope, np, head));
    if (of) return join(ofTheirs(np, heads[0], of.phrase, kase), tails);
    if (np.quantity) {
      const [first, ...more] = heads.map((head) => headText(np, head, 'none', kase));
      return join(quantity(np.quantity, first, kase), ...more.map((each) => `oder ${each}`), tails);
    }
    const said = heads.map((head) => determined(np, head, kase));
    return join(list(said, 'or'), np.owner && whose(np.owner), tails);
  }

  /** `one of those cards`: a part of what is named behind `of`. */
  function partitive(np: NounPhrase, kase: Case, source: boolean): string {
    const inner = headOf(scope, np);
    const gender = (inner ? nounFor(inner.symbol, 'de').gender : card.gender) ?? 'n';
    const tails = tailsOf(np, source);
    const q = np.quantity;
    if (np.determiner === 'each' || np.determiner === 'every')
      return join(derWord('jed', gender, kase), tails);
    if (np.determiner === 'all') return join(derWord('all', 'many', kase), tails);
    if (q?.kind === 'count' && q.amount.kind === 'number' && q.amount.value === 1 && !q.orMore)
      return join(derWord('ein', gender, kase), tails);
    return q ? join(quantity(q, '', kase), tails) : tails;
  }

  /** `a hero of yours` -> `einer deiner Helden`. */
  function ofTheirs(np: NounPhrase, head: HeadWords, who: Expression, kase: Case): string {
    const yours = who.kind === 'pronoun' && (who.which === 'yours' || who.which === 'you');
    const stem = yours ? 'dein' : scope.theirs === 'many' ? 'ihr' : 'sein';
    const several = { ...head, form: 'many' as const };
    const theirs = (in_: Case): string => join(einWord(stem, 'many', in_), headText(np, several, 'ein', in_));
    const gender = head.noun.gender ?? 'n';
    if (np.quantity) return join(quantity(np.quantity, '', kase), theirs('gen'));
    switch (np.determiner) {
      case 'a':
        return join(derWord('ein', gender, kase), theirs('gen'));
      case 'another':
        return join(einWord('ein', gender, kase), adjective('ander', 'ein', gender, kase), theirs('gen'));
      case 'each':
      case 'every':
        return join(derWord('jed', gender, kase), theirs('gen'));
      case 'all':
        return join(derWord('all', 'many', kase), theirs(kase));
      case 'no':
        return join(derWord('kein', gender, kase), theirs('gen'));
      default:
        return theirs(kase);
    }
  }

  /** A head with its determiner. */
  function determined(np: NounPhrase, head: HeadWords, kase: Case): string {
    const agreement = agreementIn(head.noun, head.form);
    const der = (article: string): string => join(article, headText(np, head, 'der', kase));
    const ein = (stem: string): string =>
      join(einWord(stem, agreement, kase), headText(np, head, 'ein', kase));
    if (np.owner) return der(theFor(agreement, kase));
    switch (head.isNew ? 'a' : np.determiner) {
      case 'a':
        return ein('ein');
      case 'another':
        return join(
          einWord('ein', agreement, kase),
          adjective('ander', 'ein', agreement, kase),
          headText(np, head, 'ein', kase),
        );
      case 'each':
      case 'every':
        return der(derWord('jed', agreement, kase));
      case 'all':
        return der(derWord('all', 'many', kase));
      case 'any':
        return ein('irgendein');
      case 'no':
        return ein('kein');
      case 'the':
        if (head.symbol?.sort === 'card') return head.noun.one;
        return der(theFor(agreement, kase));
      case 'this':
      case 'that':
      case 'these':
      case 'those':
        return der(derWord('dies', agreement, kase));
      case 'your':
        return ein('dein');
      case 'their':
        return ein(scope.theirs === 'many' ? 'ihr' : 'sein');
      case undefined:
        return head.symbol?.sort === 'card' ? head.noun.one : headText(np, head, 'none', kase);
    }
  }

  /** A noun in its case with its adjectives; a value that is a noun is joined to it. */
  function headText(np: NounPhrase, head: HeadWords, article: Article, kase: Case): string {
    const agreement = agreementIn(head.noun, head.form);
    const front: string[] = [];
    let joined = '';
    const say = (stem: string): number => front.push(adjective(stem, article, agreement, kase));
    if (head.isNew) say('neu');
    for (const quality of head.qualities) {
      if ('done' in quality) front.push(quality.done.text);
      else if ('word' in quality) {
        const stem = adjectives[quality.word];
        if (stem !== undefined) say(stem);
      } else if (quality.value.gender) joined += `${quality.value.one}-`;
      else say(quality.value.one);
    }
    const amount = np.ordinal?.amount && amountOf(scope, np.ordinal.amount);
    if (amount !== undefined) front.splice(1, 0, amount);
    return join(...front, joined + declined(head.noun, head.form, kase));
  }

  function quantity(q: Quantity, core: string, kase: Case): string {
    const of = core === '' ? '' : ` ${core}`;
    switch (q.kind) {
      case 'count':
        return `${amountOf(scope, q.amount)}${q.orMore ? ' oder mehr' : ''}${of}`;
      case 'compared': {
        const how = {
          exactly: 'genau',
          'at least': 'mindestens',
          'at most': 'höchstens',
          'more than': 'mehr als',
          'less than': 'weniger als',
        }[q.how];
        return `${how} ${amountOf(scope, q.amount)}${of}`;
      }
      case 'up-to':
        return `bis zu ${amountOf(scope, q.amount)}${of}`;
      case 'any-number':
        return `beliebig viele${of}`;
      case 'one-or-more':
        return `${kase === 'dat' ? 'einer oder mehreren' : 'eine oder mehrere'}${of}`;
      case 'some-but-not-all':
        return `einige, aber nicht alle${of}`;
      case 'that-many':
        return `ebenso viele${of}`;
    }
  }

  // ------------------------------------------------------------------------------------------ tails

  const tailsOf = (np: NounPhrase, source: boolean, except?: Tail): string => {
    const outer = scope.theirs;
    scope.theirs = holderForm(scope, np) ?? outer;
    const said = join(...np.tails.filter((each) => each !== except).map((each) => tail(np, each, source)));
    scope.theirs = outer;
    return said;
  };

  function tail(np: NounPhrase, t: Tail, source: boolean): string {
    switch (t.kind) {
      case 'of':
        return whose(t.phrase);
      case 'place':
        switch (t.preposition) {
          case 'in':
          case 'on':
            return source
              ? join(t.preposition === 'in' ? 'aus' : 'von', phrase(t.phrase, 'dat'))
              : located(t.phrase, t.preposition, 'dat');
          case 'among':
          case 'under':
            return `unter ${phrase(t.phrase, 'dat')}`;
          case 'attached to':
            return `an ${phrase(t.phrase, 'dat')}`;
          case 'adjacent to':
            return `neben ${phrase(t.phrase, 'dat')}`;
          case 'other than':
            return `außer ${phrase(t.phrase, 'dat')}`;
          case 'at':
            return `bei ${phrase(t.phrase, 'dat')}`;
        }
      // falls through: every preposition gives back
      case 'with':
        return withPart(t);
      case 'within':
        return `höchstens ${amountOf(scope, t.amount)} von ${phrase(t.of, 'dat')} entfernt`;
      case 'between':
        return `zwischen ${phrase(t.left, 'dat')} und ${phrase(t.right, 'dat')}`;
      case 'where':
        return `, ${where(np, t.condition)},`;
      case 'relative':
        return `, ${relative(agreementOf(np), 'acc')} ${phrase(t.subject)} ${t.verb.text},`;
    }
  }

  function withPart({ negated, phrase: np }: Tail & { kind: 'with' }): string {
    const none = np.determiner === 'no' || (negated && np.determiner === 'a');
    const head = np.heads.length > 0 ? headIn(scope, np, np.heads[0]) : undefined;
    if (none && head)
      return join(
        'ohne',
        headText(np, { ...head, form: np.determiner === 'no' ? head.form : 'one' }, 'none', 'acc'),
        tailsOf(np, false),
      );
    const [first] = head?.qualities ?? [];
    const best =
      head && first && 'word' in first && ['most', 'fewest', 'highest', 'lowest'].includes(first.word);
    if (best)
      return join(
        'mit',
        theFor(agreementIn(head.noun, head.form), 'dat'),
        headText(np, head, 'der', 'dat'),
        tailsOf(np, false),
      );
    return negated ? `ohne ${phrase(np, 'acc')}` : `mit ${phrase(np, 'dat')}`;
  }

  /** Where something lies (dative) or goes (accusative): `auf der Hand`, `in die Gruppe`. */
  function located(e: Expression, preposition: 'in' | 'on', kase: 'dat' | 'acc'): string {
    const symbol = headOf(scope, e)?.symbol;
    const own = symbol?.sort === 'zone' ? symbol.prepositions.de : undefined;
    const stacked = kase === 'acc' && symbol?.sort === 'zone' && symbol.order === 'stack';
    return `${own ?? (preposition === 'on' || stacked ? 'auf' : 'in')} ${phrase(e, kase)}`;
  }

  /** What narrows a noun, as a relative clause. */
  function where(np: NounPhrase, c: Condition): string {
    if (c.kind === 'and' || c.kind === 'or')
      return c.parts.map((part) => where(np, part)).join(c.kind === 'and' ? ' und ' : ' oder ');
    const agreement = agreementOf(np);
    if (c.kind === 'is' && c.subject.kind === 'noun') {
      const field = bareField(scope, c.subject);
      if (field && c.subject.determiner === undefined) {
        const word = declined(field.noun, field.form, 'nom');
        const possessive = agreement === 'm' || agreement === 'n' ? 'dessen' : 'deren';
        const said = clauses().about(c, {
          text: `${possessive} ${word}`,
          agreement: agreementIn(field.noun, field.form),
        });
        if (said !== undefined) return said;
      }
    }
    if ((c.kind === 'is' || c.kind === 'has' || c.kind === 'does') && isSelf(scope, c.subject, np)) {
      const said = clauses().about(c, { text: relative(agreement, 'nom'), agreement });
      if (said !== undefined) return said;
    }
    return `bei ${relative(agreement, 'dat')} ${clauses().condition(c)}`;
  }

  /** Gender and number of what a phrase speaks of. */
  function agreementOf(e: Expression): Agreement {
    if (e.kind === 'pronoun') return e.which === 'this' ? 'f' : 'm';
    const known = mentioned(scope, e);
    if (known?.sort === 'thing')
      return agreementIn(known.symbol ? nounFor(known.symbol, 'de') : card, known.form);
    if (known?.sort === 'alias') return agreementOf(known.value);
    const head = headOf(scope, e);
    return head ? agreementIn(nounFor(head.symbol, 'de'), head.form) : 'n';
  }

  return { phrase, operand, counted, located, agreementOf };
}
