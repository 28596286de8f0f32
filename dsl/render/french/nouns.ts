import type { Condition, Expression, NounPhrase, Quantity, Tail } from '../../tree.ts';
import type { Noun } from '../noun.ts';
import { nounFor } from '../noun.ts';
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
import { headOf, termOf, type Scope } from '../scope.ts';
import { agreeing } from './forms.ts';
import { startsOpen } from './sounds.ts';

/** What the phrases of French need of its clauses. */
export interface Clauses {
  condition(c: Condition): string;
  /** A clause whose subject is `qui`. */
  ofSelf(c: Condition, around: NounPhrase): string | undefined;
  is(c: Condition & { kind: 'is' }, subject: { text: string; feminine: boolean; many: boolean }): string;
}

export const list = (parts: readonly string[], word: 'and' | 'or'): string => {
  const glue = word === 'and' ? 'et' : 'ou';
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${glue} ${parts.at(-1)}`;
};

const ordinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];
/** Adjectives that stand in front. */
const before: Readonly<Record<string, string>> = {
  other: 'autre',
  different: 'différent',
  first: 'premier',
  last: 'dernier',
  next: 'prochain',
  highest: 'plus grand',
  lowest: 'plus petit',
};
/** What stands behind, as an adjective or unchanged. */
const behind: Readonly<Record<string, { readonly text: string; readonly agrees: boolean }>> = {
  random: { text: 'au hasard', agrees: false },
  'face-up': { text: 'face visible', agrees: false },
  'face-down': { text: 'face cachée', agrees: false },
  empty: { text: 'vide', agrees: true },
  total: { text: 'total', agrees: true },
  equipped: { text: 'équipé', agrees: true },
  top: { text: 'du dessus', agrees: false },
  bottom: { text: 'du dessous', agrees: false },
};

const demonstrative = (noun: Noun, form: 'one' | 'many', text: string): string => {
  if (form === 'many') return 'ces';
  return noun.gender === 'f' ? 'cette' : startsOpen(text) ? 'cet' : 'ce';
};

const isDifferent = ({ qualities: [first] }: HeadWords): boolean =>
  first !== undefined && 'word' in first && first.word === 'different';

/** French noun phrases. `source`: where something is taken from, `de` instead of `dans`. */
export function nouns(scope: Scope, clauses: () => Clauses) {
  function phrase(e: Expression, source = false): string {
    switch (e.kind) {
      case 'noun':
        return noun(e, source);
      case 'pronoun':
        return pronoun(e.which);
      case 'number':
        return String(e.value);
      case 'dice':
        return `${e.count}d${e.sides}`;
      case 'range':
        return rangeText(e.from, e.to);
      case 'text':
        return `« ${e.value} »`;
      case 'seat':
        return e.name.text;
      case 'that-many':
        return 'ce nombre';
      case 'number-of':
        return `le nombre de ${counted(e.phrase)}`;
      case 'binary':
        return `${operand(e.left)} ${{ '+': 'plus', '-': 'moins', times: 'fois' }[e.operator]} ${operand(e.right)}`;
      case 'divided':
        return `${operand(e.left)} divisé par ${operand(e.right)}, arrondi ${e.rounded === 'up' ? 'au supérieur' : 'à l’inférieur'}`;
      case 'extreme':
        return `${e.which === 'greater' ? 'le plus grand' : 'le plus petit'} de ${phrase(e.left)} et de ${phrase(e.right)}`;
    }
  }

  const pronoun = (which: 'you' | 'they' | 'yours' | 'theirs' | 'this'): string => {
    if (which === 'this') return scope.otherCards ? 'cette carte-ci' : 'cette carte';
    return { you: 'vous', they: 'ce joueur', yours: 'les vôtres', theirs: 'les siens' }[which];
  };

  const operand = (e: Expression): string => {
    const known = mentioned(scope, e);
    if (known?.sort === 'letter') return known.letter;
    return e.kind === 'binary' || e.kind === 'divided' ? `(${phrase(e)})` : phrase(e);
  };

  /** Behind `de` of a number: `le nombre de cartes`, `de ces cartes`. */
  const counted = (np: NounPhrase): string => {
    if (np.determiner === undefined && !np.owner && !np.quantity)
      return join(
        list(
          np.heads.map((head) => headText(np, headIn(scope, np, head))),
          'or',
        ),
        tailsOf(np, false),
      );
    return phrase(np);
  };

  function noun(np: NounPhrase, source: boolean): string {
    const known = mentioned(scope, np);
    if (known?.sort === 'letter') return join(known.letter, tailsOf(np, source));
    if (known?.sort === 'alias') return phrase(known.value, source);
    if (known) {
      const named = known.symbol
        ? nounFor(known.symbol, 'fr')
        : nounFor({ sort: 'built-in', id: 'card' }, 'fr');
      const word = known.form === 'many' ? named.many : named.one;
      if (known.which !== undefined) {
        const which = agreeing(
          ordinals[known.which - 1] ?? 'dernier',
          named.gender === 'f',
          known.form === 'many',
        );
        return join(
          known.form === 'many' ? 'les' : named.gender === 'f' ? 'la' : 'le',
          which,
          word,
          tailsOf(np, source),
        );
      }
      return join(demonstrative(named, known.form, word), word, tailsOf(np, source));
    }
    if (np.heads.length === 0) return partitive(np, source);
    const whose = ownerTail(np);
    const tails = tailsOf(np, source, whose);
    const heads = np.heads.map((head) => headIn(scope, np, head));
    if (whose) return join(ofTheirs(np, heads[0], whose), tails);
    if (np.quantity) return join(quantity(np.quantity, headText(np, heads[0])), ...orHeads(np, heads), tails);
    const said = heads.map((head) => determined(np, head));
    const owner = np.owner && `de ${phrase(np.owner)}`;
    return join(list(said, 'or'), owner, tails);
  }

  const orHeads = (np: NounPhrase, heads: readonly HeadWords[]): string[] =>
    heads.slice(1).map((head) => `ou ${headText(np, head)}`);

  /** `one of those cards`, `any number of them`: a part of what is named behind `of`. */
  function partitive(np: NounPhrase, source: boolean): string {
    const inner = headOf(scope, np);
    const feminine = inner ? nounFor(inner.symbol, 'fr').gender === 'f' : true;
    const tails = tailsOf(np, source);
    const q = np.quantity;
    if (np.determiner === 'each' || np.determiner === 'every')
      return join(feminine ? 'chacune' : 'chacun', tails);
    if (np.determiner === 'all') return join(feminine ? 'toutes' : 'tous', tails);
    if (q?.kind === 'count' && q.amount.kind === 'number' && q.amount.value === 1 && !q.orMore)
      return join(feminine ? 'une' : 'un', tails);
    return q ? join(quantity(q, ''), tails) : tails;
  }

  /** `a hero of yours` -> `un de vos héros`. */
  function ofTheirs(
    np: NounPhrase,
    head: HeadWords,
    { phrase: who }: { readonly phrase: Expression },
  ): string {
    const yours = who.kind === 'pronoun' && (who.which === 'yours' || who.which === 'you');
    const possessive = yours ? 'vos' : scope.theirs === 'many' ? 'leurs' : 'ses';
    const theirs = join(
      possessive,
      headText({ ...np, determiner: 'all', quantity: undefined }, { ...head, form: 'many' }),
    );
    const feminine = head.noun.gender === 'f';
    if (np.quantity) return join(quantity(np.quantity, ''), 'de', theirs);
    switch (np.determiner) {
      case 'a':
        return `${feminine ? 'une' : 'un'} de ${theirs}`;
      case 'another':
        return `${feminine ? 'une autre' : 'un autre'} de ${theirs}`;
      case 'each':
      case 'every':
        return `${feminine ? 'chacune' : 'chacun'} de ${theirs}`;
      case 'all':
        return `${feminine ? 'toutes' : 'tous'} ${theirs}`;
      case 'no':
        return `${feminine ? 'aucune' : 'aucun'} de ${theirs}`;
      default:
        return theirs;
    }
  }

  /** A head with its determiner. */
  function determined(np: NounPhrase, head: HeadWords): string {
    const text = headText(np, head);
    const feminine = head.noun.gender === 'f';
    const many = head.form === 'many';
    if (np.owner) return join(many ? 'les' : feminine ? 'la' : 'le', text);
    switch (head.isNew ? 'a' : np.determiner) {
      case 'a':
        return join(feminine ? 'une' : 'un', text);
      case 'another':
        return join(feminine ? 'une autre' : 'un autre', text);
      case 'each':
      case 'every':
        return join('chaque', text);
      case 'all':
        return join(feminine ? 'toutes les' : 'tous les', text);
      case 'any':
        return join(feminine ? 'n’importe quelle' : 'n’importe quel', text);
      case 'no':
        return join(feminine ? 'aucune' : 'aucun', headText(np, { ...head, form: 'one' }));
      case 'the':
        if (head.symbol?.sort === 'card') return text;
        return join(many ? 'les' : feminine ? 'la' : 'le', text);
      case 'this':
      case 'that':
      case 'these':
      case 'those':
        return join(demonstrative(head.noun, head.form, text), text);
      case 'your':
        return join(many ? 'vos' : 'votre', text);
      case 'their':
        if (scope.theirs === 'many') return join(many ? 'leurs' : 'leur', text);
        return join(many ? 'ses' : feminine && !startsOpen(text) ? 'sa' : 'son', text);
      case undefined:
        if (head.symbol?.sort === 'card') return text;
        // `différents` stands for an article itself.
        return many && head.symbol?.sort !== 'field' && !isDifferent(head) ? join('des', text) : text;
    }
  }

  /** A noun with its adjectives, before and behind it. */
  function headText(np: NounPhrase, head: HeadWords): string {
    const feminine = head.noun.gender === 'f';
    const many = head.form === 'many';
    const front: string[] = [];
    const end: string[] = [];
    for (const quality of head.qualities) {
      if ('value' in quality) {
        const { one, many: several, gender } = quality.value;
        end.push(gender ? (many ? several : one) : agreeing(one, feminine, many));
      } else if ('done' in quality) end.push(quality.done.text);
      else if (quality.word in before) front.push(agreeing(before[quality.word], feminine, many));
      else if (quality.word in behind) {
        const { text, agrees } = behind[quality.word];
        end.push(agrees ? agreeing(text, feminine, many) : text);
      }
    }
    const amount = np.ordinal?.amount && amountOf(scope, np.ordinal.amount);
    const word = many ? head.noun.many : head.noun.one;
    if (head.isNew) {
      const fresh = many
        ? feminine
          ? 'nouvelles'
          : 'nouveaux'
        : feminine
          ? 'nouvelle'
          : startsOpen(word)
            ? 'nouvel'
            : 'nouveau';
      front.push(fresh);
    }
    return join(amount, ...front, word, ...end);
  }

  function quantity(q: Quantity, core: string): string {
    const of = core === '' ? '' : ` ${core}`;
    switch (q.kind) {
      case 'count':
        return `${amountOf(scope, q.amount)}${of}${q.orMore ? ' ou plus' : ''}`;
      case 'compared': {
        const how = {
          exactly: 'exactement',
          'at least': 'au moins',
          'at most': 'au plus',
          'more than': 'plus de',
          'less than': 'moins de',
        }[q.how];
        return `${how} ${amountOf(scope, q.amount)}${of}`;
      }
      case 'up-to':
        return `jusqu’à ${amountOf(scope, q.amount)}${of}`;
      case 'any-number':
        return `un nombre quelconque${core === '' ? '' : ` de ${core}`}`;
      case 'one-or-more':
        return `un ou plusieurs${of}`;
      case 'some-but-not-all':
        return `une partie, mais pas la totalité${core === '' ? '' : `, des ${core}`}`;
      case 'that-many':
        return `autant${core === '' ? '' : ` de ${core}`}`;
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
    const head = np.heads.length > 0 ? headIn(scope, np, np.heads[0]) : undefined;
    const agree = (word: string): string => agreeing(word, head?.noun.gender === 'f', head?.form === 'many');
    switch (t.kind) {
      case 'of':
        return `de ${phrase(t.phrase)}`;
      case 'place':
        switch (t.preposition) {
          case 'in':
          case 'on':
            return source ? `de ${phrase(t.phrase)}` : located(t.phrase, t.preposition);
          case 'among':
            return `parmi ${phrase(t.phrase)}`;
          case 'under':
            return `sous ${phrase(t.phrase)}`;
          case 'attached to':
            return `${agree('attaché')} à ${phrase(t.phrase)}`;
          case 'adjacent to':
            return `${agree('adjacent')} à ${phrase(t.phrase)}`;
          case 'other than':
            return `${agree('autre')} que ${phrase(t.phrase)}`;
          case 'at':
            return `à ${phrase(t.phrase)}`;
        }
      // falls through: every preposition gives back
      case 'with':
        return withPart(t);
      case 'within':
        return `à une distance d’au plus ${amountOf(scope, t.amount)} de ${phrase(t.of)}`;
      case 'between':
        return `entre ${phrase(t.left)} et ${phrase(t.right)}`;
      case 'where':
        return where(np, t.condition, agree('tel'));
      case 'relative':
        return `que ${phrase(t.subject)} ${t.verb.text}`;
    }
  }

  function withPart({ negated, phrase: np }: Tail & { kind: 'with' }): string {
    const head = np.heads.length > 0 ? headIn(scope, np, np.heads[0]) : undefined;
    const [first] = head?.qualities ?? [];
    if (head && first && 'word' in first && (first.word === 'most' || first.word === 'fewest')) {
      const most = first.word === 'most' ? 'le plus' : 'le moins';
      return join(
        `avec ${most} de`,
        headText(np, { ...head, qualities: head.qualities.slice(1), form: 'many' }),
        tailsOf(np, false),
      );
    }
    if (np.determiner === 'no' || (negated && np.determiner === 'a'))
      return join('sans', ...(head ? [headText(np, { ...head, form: 'one' })] : []), tailsOf(np, false));
    return `${negated ? 'sans' : 'avec'} ${phrase(np)}`;
  }

  /** Where something lies: `dans la défausse`. */
  function located(e: Expression, preposition: 'in' | 'on'): string {
    const symbol = headOf(scope, e)?.symbol;
    const own = symbol?.sort === 'zone' ? symbol.prepositions.fr : undefined;
    return `${own ?? (preposition === 'in' ? 'dans' : 'sur')} ${phrase(e)}`;
  }

  /** What narrows a noun: `dont la valeur est impaire`, `qui est attaquable`, `tel que ...`. */
  function where(np: NounPhrase, c: Condition, such: string): string {
    if (c.kind === 'and') return c.parts.map((part) => where(np, part, such)).join(' et ');
    if (c.kind === 'is') {
      const field = bareField(scope, c.subject);
      if (field && c.subject.kind === 'noun') {
        const feminine = field.noun.gender === 'f';
        const many = field.form === 'many';
        const word = many ? field.noun.many : field.noun.one;
        const { determiner } = c.subject;
        const article =
          determiner === 'every' || determiner === 'each'
            ? 'chaque'
            : determiner === 'no'
              ? feminine
                ? 'aucune'
                : 'aucun'
              : many
                ? 'les'
                : feminine
                  ? 'la'
                  : 'le';
        return `dont ${clauses().is(c, { text: `${article} ${word}`, feminine, many })}`;
      }
    }
    if ((c.kind === 'is' || c.kind === 'has' || c.kind === 'does') && isSelf(scope, c.subject, np)) {
      const said = clauses().ofSelf(c, np);
      if (said !== undefined) return said;
    }
    return `${such} que ${clauses().condition(c)}`;
  }

  /** Gender and number of what a phrase speaks of. */
  function agreementOf(e: Expression): { feminine: boolean; many: boolean } {
    if (e.kind === 'pronoun') {
      return { feminine: e.which === 'this', many: false };
    }
    const known = mentioned(scope, e);
    if (known?.sort === 'thing')
      return {
        feminine: known.symbol ? nounFor(known.symbol, 'fr').gender === 'f' : true,
        many: known.form === 'many',
      };
    if (known?.sort === 'alias') return agreementOf(known.value);
    const head = headOf(scope, e);
    const word =
      e.kind === 'noun' && e.heads.length > 0 && !head ? termOf(scope, e.heads[0].words) : undefined;
    const symbol = head?.symbol ?? word?.symbol;
    return { feminine: symbol ? nounFor(symbol, 'fr').gender === 'f' : false, many: head?.form === 'many' };
  }

  return { phrase, operand, counted, located, agreementOf };
}

export type Nouns = ReturnType<typeof nouns>;
